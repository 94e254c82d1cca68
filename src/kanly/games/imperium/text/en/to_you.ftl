# What happened, told to whoever it was done to.

to-you-steals = { $house } steals an intrigue card from you.
to-you-swaps_objectives = { $house } and you exchange objectives, so that each team has one of either icon.
to-you-activates = { $house } activates you.
to-you-token_swords = { $swords ->
    [one] { $house } has a Swordmaster: { $swords } sword for you.
   *[other] { $house } has a Swordmaster: { $swords } swords for you.
}
to-you-hands_over = { $house } gives you { $what }.
to-you-hands_over_intrigues = { $cards ->
    [one] { $house } gives you { $cards } intrigue card.
   *[other] { $house } gives you { $cards } intrigue cards.
}
to-you-assigns = { $house } gives you the contract { $contract }.
to-you-supports = { $house } supports you.
to-you-concedes = { $house } lets you go first.
