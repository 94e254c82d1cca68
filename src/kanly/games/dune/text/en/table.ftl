# Words of the table as a terminal shows it, and events that belong to no phase.

phase-set_up = Set-up
word-round = Round
word-spice = spice
word-reserves = reserves
word-tanks = tanks
word-hand = hand:
word-traitors = traitors:
word-allies = allied with
word-auction = Auction
word-battle = Battle
place = { $territory }, sector { $sector }
bank = the bank

map-storm = storm in sector { $sector }
map-wall-destroyed = Shield Wall destroyed
map-blow = spice blows here
map-in-storm = in the storm
map-circle = { $faction } (circle in { $sector })
map-sectors = sectors { $sectors }
map-advisors = Bene Gesserit advisors

event-round = Round { $round } begins.
event-phase = { $phase }.
event-flipped = { $side ->
    [fighters] { $count ->
        [one] { $faction }: an advisor in { $node } now fights.
       *[other] { $faction }: { $count } advisors in { $node } now fight.
    }
   *[advisors] { $count ->
        [one] { $faction }: a fighter in { $node } becomes an advisor.
       *[other] { $faction }: { $count } fighters in { $node } become advisors.
    }
}
event-lost = { $cause ->
    [storm] { $faction } loses { $count } in { $node } to the storm.
    [worm] { $faction } loses { $count } in { $node } to a sandworm.
    [battle] { $faction } loses { $count } in { $node } in battle.
    [atomics] { $faction } loses { $count } in { $node } to the family atomics.
    [explosion] { $faction } loses { $count } in { $node } in the explosion.
    [ally] { $faction } loses { $count } in { $node }: allies may not share it.
   *[other] { $faction } loses { $count } in { $node }.
}
event-spice_lost = { $amount } spice in { $node } is gone.
event-card_taken = { $faction } takes { $card }.
event-discarded = { $faction } discards { $card }.
event-paid = { $receiver ->
    [bank] { $faction } pays { $amount } spice to the bank.
    [atreides] { $faction } pays { $amount } spice to Atreides.
    [bene_gesserit] { $faction } pays { $amount } spice to the Bene Gesserit.
    [emperor] { $faction } pays { $amount } spice to the Emperor.
    [fremen] { $faction } pays { $amount } spice to the Fremen.
    [spacing_guild] { $faction } pays { $amount } spice to the Guild.
   *[harkonnen] { $faction } pays { $amount } spice to Harkonnen.
}
event-spice_gained = { $faction } receives { $amount } spice from the bank.
event-treachery_reshuffled = The treachery discard pile becomes the new deck.

party-atreides = { faction-atreides }
party-bene_gesserit = { faction-bene_gesserit }
party-emperor = { faction-emperor }
party-fremen = { faction-fremen }
party-spacing_guild = { faction-spacing_guild }
party-harkonnen = { faction-harkonnen }
