# Phase 1, storm.

ask-storm_dial-first = Dial for { $faction } where the storm begins.
ask-storm_dial = Dial the storm for { $faction }.
storm_dial-option = { $number }
why-storm-dial-range = From the second round on the dials go from { $low } to { $high }.
event-storm_dialled = { $faction } dials { $number } for the storm.
event-storm_card_shown = The storm card says { $number }.

ask-storm_card = { $number ->
    [one] The storm will move { $number } sector. Do you play a card?
   *[other] The storm will move { $number } sectors. Do you play a card?
}
storm_card-option = Play { $card }
storm_card-pass = Let it come
why-card-not-held = You do not hold { $card }.
why-not-near-wall = { $card } needs one of your fighters on the Shield Wall or next to it, with no storm between.
ask-weather = How many sectors will the storm move?
weather-option = { $number ->
    [0] It stays where it is
    [one] { $number } sector
   *[other] { $number } sectors
}
event-weather_controlled = { $number ->
    [one] { $faction } makes the storm move { $number } sector.
   *[other] { $faction } makes the storm move { $number } sectors.
}
event-wall_destroyed = { $faction } destroys the Shield Wall.

event-storm_moved = The storm comes to sector { $sector }.
ask-storm_losses = How many of the forces lost in { $node } are Fedaykin?
storm_losses-option = { $number }
why-storm-losses = Half of the forces there are lost: from { $low } to { $high } of them are Fedaykin.
event-first_player = { $faction } is first player.
event-storm_card_drawn = { $faction } looks at the next storm card.
event-storm_card_seen = { $faction }: the next storm will move { $number }.
