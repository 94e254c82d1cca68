# Why something is not offered.

why-not-whole = Choose one part of this: { $effect }.
why-not-open = Nothing gives you this now: { $effect }.
why-not-done = Something is left that you must carry out.

## Sending an agent

why-not-in-hand = This card is not in your hand.
why-not-agent = All your agents are on the board: you have to reveal.
why-not-one-agent = You have sent this turn's agent already.
why-not-agent-reveal = You are revealing: agents are sent in agent turns.
why-not-reached = No card in your hand has an icon that leads here, and no spy of yours opens the way.
why-not-agt-02 = { $card } has no icon that leads to { $space }, and no spy of yours opens the way.
why-not-no-icon = { $card } has no agent icon: it can only be revealed.
why-not-own-agent = An agent of yours stands here already.
why-not-agt-03 = An agent of { $house } stands here, and you have no spy to infiltrate with.
why-not-agt-11 = You have the Swordmaster already.
why-not-influence = This space is open only to those who have { $n } or more influence with the { $faction }.
why-not-now = { $card } cannot send an agent to { $space } now.

## The turn

why-not-end = Something is left that you must carry out first.
why-not-end-yet = There is no passing: send an agent, or reveal.
why-not-reveal = Your turn has begun already: you are sending an agent, or revealing.
why-not-all = Fewer than two things are due that leave you no choice.
why-not-deploy = You may deploy { $n ->
    [0] no troops
    [one] { $n } troop
   *[other] { $n } troops
} now.
why-not-buy-now = This card is acquired with persuasion, in a reveal turn.
why-not-for-sale = Persuasion does not buy this card: only an effect that names it brings it.
why-not-on-offer = This card is not on offer.
why-not-persuasion = This card costs { $cost } persuasion; you have { $n }.

## Intrigue cards

why-not-held = You do not hold { $intrigue }.
why-not-plot = Played this way, { $intrigue } is for your own turn.
why-not-combat = Played this way, { $intrigue } is for combat.
why-not-endgame = Played this way, { $intrigue } is for the end of the game.
why-not-playable = { $intrigue } would do nothing for you now.
why-not-pair = You have no wild icon, or not this card face up.

## The conflict

why-not-trophy = Its rewards are won in combat: they go to the strongest when the conflict is resolved.
