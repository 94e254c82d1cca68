# Why something is not offered.

why-not-whole = Choose one part of this: { $effect }.
why-not-open = Nothing gives you this now: { $effect }.
why-not-done = Something is left that you must carry out.

## Sending an agent

why-not-in-hand = { $card } is not in your hand.
why-not-agent = All your agents are on the board: you have to reveal.
why-not-one-agent = You have sent your agent, or are revealing: one agent a turn.
why-not-reached = No card in your hand has an icon that leads to { $space }, and no spy of yours opens the way.
why-not-agt-02 = { $card } has no icon that leads to { $space }, and no spy of yours opens the way.
why-not-agt-03 = An agent stands at { $space }: yours, or another's and you have no spy there to infiltrate.
why-not-agt-11 = You have the Swordmaster already.
why-not-influence = { $space } is open only to those who have { $n } or more influence with the { $faction }.
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
why-not-buy-now = Cards are acquired in your reveal turn.
why-not-on-offer = { $card } is not on offer.
why-not-persuasion = { $card } costs { $cost } persuasion; you have { $n }.

## Intrigue cards

why-not-held = You do not hold { $intrigue }.
why-not-plot = So { $intrigue } is played in your own turn.
why-not-combat = So { $intrigue } is played in combat.
why-not-endgame = So { $intrigue } is played at the end of the game.
why-not-playable = { $intrigue } would do nothing for you now.
why-not-pair = You have no wild icon, or not this card face up.
