# The lesson, as the coach tells it.
lesson-welcome = Welcome to Arrakis! You lead one of the great houses, two bots lead the others, and ten victory points win. We shall play one round together, and I will say what is worth a try. First: who leads your house? Each leader has a talent of their own.
lesson-hand = These five cards are your hand, and two agents are yours to send each round. A card sends one of them: the icons below its name are the spaces it opens. “{ card-diplomacy }” opens the doors of the factions. Pick it, then pick “{ space-fremkit }”.
lesson-gains = Well sent! Everything your agent has earned waits for you, in any order. A faction's space always brings influence with that faction, and the second step with any of them is a victory point.
lesson-deploy = Crossed swords on a space mean that you may send troops to the conflict from here: all that you recruit this turn, and up to two more from your garrison. Each troop there counts 2. Have a look at what the winner gets.
lesson-second = The others have made their moves; here is your second agent. “{ card-signet_ring }” opens nearly everything and wakes your leader's other talent. “{ space-arrakeen }” gives a troop, a card and one more way to the conflict.
lesson-signs = You need not know the signs by heart: rest the pointer on anything, or hold a finger on it, and it explains itself. And against bots you may undo as often as you like.
lesson-deploy-again = Compare your strength with the others' in the conflict. What you send is spent even if you win, so send enough to win, or nothing at all.
lesson-reveal = Both agents are out, so the rest of your hand is revealed. Persuasion buys new cards right now; swords go to the conflict. A card you buy lies in your discard pile and comes to your hand after the next shuffle: this is how a deck grows strong.
lesson-leftover = You still have some persuasion. It does not keep until the next round, so spend it if something tempts you, or end your turn.
lesson-trash = A trashed card leaves your deck for good, and that is a gift: the fewer weak cards you own, the sooner the good ones come back. A “{ card-dagger }” will not be missed.
lesson-discard = Discard whichever card would do least for you this round. It is not lost: it comes back with the next shuffle.
lesson-spy = A spy sits between spaces and watches those its lines lead to. Later you may recall it to enter one of them although somebody stands there, or to draw a card when you visit.
lesson-combat = All have revealed: now the conflict is decided. Whoever has troops in it may add a combat intrigue, in turn, until everybody passes. You need not today.
lesson-strengths = The conflict is over: the strongest takes the first reward, the next ones the smaller ones. All troops in it are spent, and with the next round comes a greater prize.
lesson-prize = The conflict is yours! The prize is influence with a faction of your choice. You have one step with the Fremen already: a second one makes a victory point.
lesson-point = A second step with a faction: one victory point, as you see in the list of seats. At four steps waits the alliance, one more point for whoever is ahead there.
lesson-makers = Spice has grown on the desert spaces that nobody visited, so they are worth more next time. The agents come home, everybody draws five cards, and the next round begins.
lesson-end = That was a whole round, well played! From here on it is the same again, with a better deck and greater prizes, until somebody has ten points. Play this game to its end on your own, or set a new table.

# The page "how it works".
how-lead = A race to ten victory points, played with a deck that you build on the way.
how-aim-title = What it is about
how-aim = You lead a great house on Arrakis. Victory points come from won conflicts, from the second step with each of four factions, from alliances and from some cards. At ten points the game ends after the round; it also ends when the conflicts run out.
how-agents-title = Agents and cards
how-agents = Each round you draw five cards. In your turn you play one and send an agent to a space that one of the card's icons opens; both the space and the card give you something. What is taken by another agent is closed. When your agents are out, you reveal what is left.
how-factions-title = Four factions
how-factions = Each faction has two spaces and a track. Every visit is a step up. The second step is a victory point, the fourth the alliance: another point, until somebody goes further than you.
how-conflict-title = The conflict
how-conflict = Spaces with crossed swords let you send troops. A troop counts 2, every revealed sword 1 more. The strongest house takes the first reward, the others the smaller ones, and all troops are spent.
how-reveal-title = New cards
how-reveal = Revealed cards give persuasion, and with persuasion you buy from the row. New cards go to your discard pile: your deck is shuffled again whenever it is empty, and your hands become stronger.
how-round-title = A round in short
how-round = A conflict is turned up and everybody draws five cards. Turn by turn: an agent each, then the reveal. The conflict is decided. Spice grows where nobody was. The agents come home.
