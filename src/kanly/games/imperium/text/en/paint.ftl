# The table in the terminal.

phase-set_up = Set-up
paint-heading = Round { $round }, { $phase } · first player { $house } · { $wall } · { $conflicts ->
    [one] { $conflicts } more conflict
   *[other] { $conflicts } more conflicts
}
paint-wall = Shield Wall stands
paint-no-wall = Shield Wall gone
paint-conflict = Conflict: { $trophy }
column-vp = VP
column-solari = solari
column-spice = spice
column-water = water
column-garrison = garrison
column-conflict = conflict
column-strength = strength
short-emperor = Emperor
short-guild = Guild
short-bene_gesserit = Bene Gesserit
short-fremen = Fremen
short-landsraad = Landsraad
short-city = City
short-spice_trade = Spice
short-spy = Spy
paint-you = you
paint-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
paint-spies = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
paint-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
paint-intrigues = { $n ->
    [one] { $n } intrigue
   *[other] { $n } intrigues
}
paint-memories = { $n ->
    [one] { $n } memory
   *[other] { $n } memories
}
paint-icon = { $icon } icon
paint-councillor = council seat
paint-swordmaster = Swordmaster
paint-hooks = maker hooks
paint-revealed = has revealed
paint-legend = > in reach of your hand, ! combat, A agent, a spy, (A) control, +1 bonus spice, * alliance, ~ sandworm; look NAME tells more
paint-posts = Spies:
paint-row = Imperium row ({ $n } more in the deck) and reserve
paint-own-hand = Your hand (deck { $deck }, discard pile { $discard })
paint-in-play = In play:
paint-aside = Set aside for you
paint-own-intrigues = Your intrigue cards
