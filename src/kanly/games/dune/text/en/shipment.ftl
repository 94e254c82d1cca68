# Phase 6, shipment and movement.

## Before the first turn

ask-declare_fight = Where do your advisors become fighters?
declare_fight-here = Fight in { $territory }
declare_fight-pass = Nowhere
declare_fight-no_more = Nowhere else
event-fight_declared = { $faction } declares a fight in { $territory }.
event-spice_look = { $faction } looks at the next spice card.
event-spice_seen = The next spice card is { $territory }.
event-worm_seen = The next spice card is Shai-Hulud.
ask-guild_moment = Does the Guild ship and move now?
guild_moment-act = Now
guild_moment-wait = Later
event-guild_waits = { $faction } waits.
event-shipping_turn = { $faction } ships and moves.

## Shipping

ask-ship = { $faction }: how do you ship?
ship-reserves = From the reserves
ship-deploy = From the far side of the planet
ship-cross = Across the planet
ship-back = Back to the reserves
ship-pass = Not at all
why-ship-decided = You have begun a shipment: take that back first.
why-ship-way-reserves = The Fremen have nothing off-planet: they deploy instead.
why-ship-way-deploy = Only the Fremen have forces on the far side of the planet.
why-ship-way-cross = Only the Guild and its ally ship across the planet.
why-ship-way-back = Only the Guild ships forces back to the reserves.
ask-ship_from = From which territory?
ship_from-here = From { $territory }
ship_from-pass = Not at all
ask-ship_to-reserves = { $faction }: where do you ship?
ask-ship_to-cross = { $faction }: where do your forces land?
ask-ship_to-deploy = { $faction }: where do your reserves land?
ship_to-full = { $node }: { $price } spice for each
ship_to-half = { $node }: { $price } spice for every two
ship_to-free = { $node }
ship_to-storm = { $node }: in the storm, half of them are lost
ship_to-pass = No shipment
why-ship-no-reserves = { $faction } has no reserves.
why-ship-no-spice = There is not enough spice for a single force.
why-ship-nobody-there = You have nobody in { $territory }.
why-ship-leaving-storm = Your forces in { $territory } are in the storm.
why-ship-beyond-deployment = { $node } is more than two territories away from The Great Flat.
why-ship-same-territory = The forces are in { $territory } already: they have to go to another territory.
why-ship-storm = The storm is over { $node }.
why-ship-own-advisors = Your advisors are in { $territory }: fighters may not join them.
why-ship-stronghold-full = Two other factions already hold { $territory }.
ask-ship_as = As what do your forces arrive in { $node }?
ship_as-fighters = As fighters
ship_as-advisors = As advisors
ask-ship_rate = { $count ->
    [one] One force: do you pay the full price?
   *[other] { $count } forces: do you pay the full price?
}
ship_rate-full = Full price, { $price } spice
ship_rate-half = Half of it, { $price } spice to the bank, for { $card }
ship_rate-pass = No shipment after all
ask-ship_payment = Whose spice is spent first?
ship_payment-own = Your own
ship_payment-allies = Your ally's
why-ship-rate-full = { $count ->
    [one] The full price of one force is { $price } spice: more than you have.
   *[other] The full price of { $count } forces is { $price } spice: more than you have.
}
why-ship-in-hand = You do not hold { $card }, or cannot use it for this.
ask-ship_forces = { $price ->
    [0] How many forces go to { $node }? They cost nothing.
    [1] How many forces go to { $node }? Two cost 1 spice.
    [2] How many forces go to { $node }? Each costs 1 spice.
   *[4] How many forces go to { $node }? Each costs 2 spice.
}
ask-ship_forces-storm = How many forces go to { $node }? They cost nothing, but half of them, rounded up, are lost in the storm.
ask-ship_forces-back = How many forces leave { $territory }?
ship_forces-some = { $price ->
    [0] { $count ->
        [one] { $count } force, free
       *[other] { $count } forces, free
    }
   *[other] { $count ->
        [one] { $count } force for { $price } spice
       *[other] { $count } forces for { $price } spice
    }
}
ship_forces-karama = { $count ->
    [one] { $count } force for { $price } spice and a Karama
   *[other] { $count } forces for { $price } spice and a Karama
}
ship_forces-storm = { $count ->
    [one] { $count } force, of it { $lost } lost
   *[other] { $count } forces, of them { $lost } lost
}
ship_forces-pass = No shipment after all
why-ship-so-many-left = { $count ->
    [one] There is only one force.
   *[other] There are only { $count } forces.
}
why-ship-too-dear = { $count ->
    [one] That would cost { $price } spice; you can pay for one force only.
   *[other] That would cost { $price } spice; you can pay for { $count } forces.
}
ask-ship_specials = { $count ->
    [one] Is it a special force?
   *[other] How many of the { $count } are special forces?
}
ship_specials-some = { $count ->
    [one] { $count } special force
   *[other] { $count } special forces
}
why-ship-so-many-specials = { $count ->
    [0] There are no special forces among them.
    [one] There can be only one special force among them.
   *[other] There can be at most { $count } special forces among them.
}
why-ship-so-few-specials = { $count ->
    [one] At least one of them has to be a special force: there are not enough others.
   *[other] At least { $count } of them have to be special forces: there are not enough others.
}
ask-stop_shipment = Does the Guild stop the shipment of { $faction }?
stop_shipment-karama = Stop it with the Karama
stop_shipment-pass = Let it pass
ask-storm_specials = { $count ->
    [one] One of these forces is lost in the storm. Is it a special one?
   *[other] { $count } of these forces are lost in the storm. How many of them are special ones?
}
event-shipment_announced = { $way ->
    [deploy] { $faction } brings { $count } from the reserves to { $node }.
    [cross] { $faction } ships { $count } across the planet to { $node } for { $price } spice.
   *[reserves] { $faction } ships { $count } to { $node } for { $price } spice.
}
event-return_announced = { $faction } ships { $count } from { $territory } back to the reserves for { $price } spice.
event-shipment_stopped = { $faction } stops the shipment of { $other }.
event-shipped = { $count ->
    [one] One force of { $faction } is now in { $node }.
   *[other] { $count } forces of { $faction } are now in { $node }.
}
event-returned = { $count ->
    [one] One force of { $faction } has left { $territory }.
   *[other] { $count } forces of { $faction } have left { $territory }.
}

## Moving

ask-move = { $faction }: where do you move from?
move-here = From { $territory }
move-hajr = Play { $card } for another move
move-pass = No move
move-no_more = No further move
why-move-in-hand = You do not hold { $card }.
why-move-nobody-there = You have nobody in { $territory }.
why-move-moved = You have moved already.
why-move-leaving-storm = Your forces in { $territory } are in the storm.
why-move-no-way-out = There is nowhere to go from { $territory }.
ask-move_to = Where do forces from { $territory } move?
move_to-here = { $node }
why-move-storm = The storm is over { $node }.
why-move-stronghold-full = Two other factions already hold { $territory }.
why-move-beside-ally = The forces of an ally are in { $territory }.
why-move-there-already = They are in { $node } already.
why-move-way-blocked = The storm, or a stronghold of two other factions, is in the way to { $node }.
why-move-too-far = { $count ->
    [one] { $node } is more than one territory away.
   *[other] { $node } is more than { $count } territories away.
}
ask-move_forces = How many forces move from { $territory } to { $node }?
move_forces-some = { $count ->
    [one] { $count } force
   *[other] { $count } forces
}
why-move-so-many = { $count ->
    [one] Only one force can get to { $node }.
   *[other] Only { $count } forces can get to { $node }.
}
event-move_announced = { $faction } moves { $count } from { $territory } to { $node }.
event-moved = { $count ->
    [one] One force of { $faction } is now in { $node }.
   *[other] { $count } forces of { $faction } are now in { $node }.
}

## Which forces of a group

ask-group_forces = How many of the forces in { $node } go?
group_forces-some = { $count ->
    [one] { $count } force
   *[other] { $count } forces
}
ask-group_specials = How many of those from { $node } are special forces?
group_specials-some = { $count ->
    [one] { $count } special force
   *[other] { $count } special forces
}
why-group-so-many = { $count ->
    [0] None can go from { $node }.
    [one] Only one can go from { $node }.
   *[other] Only { $count } can go from { $node }.
}
why-group-so-few = { $count ->
    [one] At least one has to go from { $node }.
   *[other] At least { $count } have to go from { $node }.
}

## Bene Gesserit

ask-accompany = { $node } receives a shipment. Do you send somebody along?
accompany-advisor = An advisor to { $node }
accompany-polar_sink = A force to the Polar Sink
accompany-pass = Nobody
event-accompanied = { $side ->
    [advisors] { $faction } sends an advisor to { $node }.
   *[fighters] { $faction } sends a force to { $node }.
}
why-advisor-no-reserves = { $faction } has no reserves.
why-advisor-stopped = A Karama has stopped that for this phase.
why-advisor-basic = There are no advisors in a basic game.
why-advisor-own-fighters = Your fighters are in { $node }: an advisor may not join them.
why-advisor-polar-sink = In an advanced game the advisor goes where the shipment goes.
why-advisor-own-advisors = Your advisors are in the Polar Sink: a fighter may not join them.
ask-intrusion = { $faction } has come to { $territory }. Do your fighters there become advisors?
intrusion-advisors = Become advisors
intrusion-pass = Stay fighters
ask-enter_as = As what do your forces come to { $territory }?
enter_as-fighters = As fighters
enter_as-advisors = As advisors
why-advisor-none = You have no advisors in { $territory }.
why-advisor-stronghold-full = Two other factions already hold { $territory }.
why-advisor-beside-ally = The forces of an ally are in { $territory }.
why-advisor-in-storm = Your advisors in { $territory } are in the storm.
why-advisor-declared = You have declared a fight in { $territory } already.
move_to-pass = Nowhere: your word has closed the way
why-move-under-way = You have chosen who moves; undo takes that back.
