# Phase 5, revival.

ask-revive = { $faction } has { $tanks ->
    [one] 1 force
   *[other] { $tanks } forces
} in the tanks. How many come back? { $free ->
    [0] None is free.
    [one] The first is free.
   *[other] The first { $free } are free.
}
revive-count = { $count ->
    [0] None
    [one] { $price ->
        [0] 1 force, free
       *[other] 1 force for { $price } spice
    }
   *[other] { $price ->
        [0] { $count } forces, free
       *[other] { $count } forces for { $price } spice
    }
}
why-revive-tanks = Only { $count } can come back from the tanks.
why-revive-specials = Only one Sardaukar or Fedaykin comes back in a round, and there are too few others.
why-revive-spice = That costs { $price } spice; you have { $spice }.
ask-revive_specials = { $faction }: how many of them are special forces?
revive_specials-0 = None
revive_specials-1 = One
why-revive_specials = Only one special force comes back in a round; the others have to be ordinary ones.
ask-grant_revival = Let { $faction } revive three forces free?
grant_revival-grant = Grant it
grant_revival-refuse = Do not
ask-help_revival = { $faction } still has { $tanks ->
    [one] 1 force
   *[other] { $tanks } forces
} in the tanks. How many do you pay for?
ask-revive_leader = { $faction } may revive a leader and has { $spice } spice.
revive_leader-pass = No leader
revive_leader-for = { $leader } for { $price } spice
revive_leader-kwisatz_haderach = The Kwisatz Haderach for { $price } spice
why-leader-spice = That costs { $price } spice; you have { $spice }.
why-leader-foreign = { $leader } is not yours.
why-leader-face-down = { $leader } lies face down until all your other leaders have died again.
why-leader-alive = { $leader } is not in the tanks.
why-kwisatz_haderach = The Kwisatz Haderach is not in the tanks.
ask-karama_revival = Revive three forces or a leader free with your Karama power?
karama_revival-pass = Not now
karama_revival-leader = { $leader }, free
karama_revival-forces = { $count ->
    [one] 1 force, free
   *[other] { $count } forces, free
}

event-revived = { $specials ->
    [0] { $faction } gets { $count } back from the tanks.
   *[other] { $faction } gets { $count } back from the tanks, { $specials } of them special.
}
event-revival_granted = { $faction } lets { $other } revive three forces free.
event-leaders_turned_up = All leaders of { $faction } lie in the tanks: they turn face up.
event-leader_revived = { $leader } of { $faction } is alive again.
event-kwisatz_haderach_revived = The Kwisatz Haderach of { $faction } is alive again.
