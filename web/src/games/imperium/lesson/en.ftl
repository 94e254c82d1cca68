# What the coach says in the first game of the series alone.
lesson-first-hand = These five cards are your hand, and two agents are yours to send each round. A card sends one of them: the icons below its name are the spaces it opens. “{ card-seek_allies }” opens the doors of the factions. Pick it, then pick “{ space-fold_space }”.
lesson-first-second = The others have made their moves; here is your second agent. “{ card-diplomacy }” opens the factions, too, and “{ space-hardy_warriors }” costs one water, brings two troops and has crossed swords: the way to the conflict.
lesson-first-prize = The conflict is yours! The prize is influence with a faction of your choice. Where you have one step already, a second one makes a victory point.
