# Phase 2, spice blow: spice, worms, rides.

event-spice_blown = { $amount ->
    [0] Spice would blow in { $node }, but the storm is there.
   *[other] { $amount } spice blows in { $node }.
}
event-spice_reshuffled = The spice discard becomes the new spice deck.
event-worm_set_aside = A worm in the first round is set aside.
event-shai_hulud = Shai-Hulud!
event-worm = A worm comes up in { $territory }.
event-worm_ignored = Nobody is harmed by this worm.
event-worm_sent = { $faction } sends the worm to { $territory }.
event-worm_called = { $faction } calls a worm to { $territory }.
event-protected = { $faction } protects { $other } from the worm.

ask-place_worm = A further worm: to which sand do you send it?
place_worm-option = { $territory }
place_worm-pass = Do not send it anywhere
place_worm-leave = Leave it to { $territory }
place_worm-ignored = Do not send it: it harms nobody
ask-call_worm = To which sand do you call the worm?
call_worm-option = { $territory }
why-worm-needs-sand = Worms come up in sand only, not in { $territory }.
ask-karama_worm = Do you call a worm with a Karama?
karama_worm-option = Play { $card }
karama_worm-pass = Not now
ask-protect = A worm comes up in { $territory }. Do you protect the forces of { $other }?
protect-protect = Protect them
protect-pass = Leave them to the worm

ask-ride = Where do your forces ride from { $territory }?
ride-option = { $node }
ride-pass = Do not ride
why-ride-same-territory = A ride leads to another territory than { $node }.
why-node-in-storm = { $node } is in the storm.
why-stronghold-full = Two other factions are in { $node } already.
why-ally-there = Forces of your ally are in { $node }.
ask-ride_forces = How many forces ride from { $node }?
ride_forces-option = { $number }
ask-ride_fedaykin = How many of the riders from { $node } are Fedaykin?
ride_fedaykin-option = { $number }
why-number-range = It can be from { $low } to { $high }.
event-ride_announced = { $faction } will ride from { $territory } to { $node }.
event-rode = { $count ->
    [one] { $count } force of { $faction } rides from { $from } to { $node }.
   *[other] { $count } forces of { $faction } ride from { $from } to { $node }.
}
