# What the pieces say about themselves.

kind-projectile-help = Kills the opposing leader in a battle, unless that side plays a Shield.
kind-poison-help = Kills the opposing leader in a battle, unless that side plays a Snooper.
kind-lasgun-help = Kills the opposing leader; nothing stops it. With a Shield on either side everything in the territory is destroyed.
kind-shield-help = Protects your leader from a projectile weapon. Together with a Lasgun it explodes.
kind-snooper-help = Protects your leader from a poison weapon.
kind-worthless-help = Does nothing. May be played as a weapon or as a defence, to be rid of it.
kind-cheap_hero-help = Goes into battle in place of a leader, with strength 0, and is discarded afterwards.
kind-family_atomics-help = Before the storm moves: with forces on the Shield Wall or next to it, destroy it for good. Everything on it is lost.
kind-weather_control-help = Before the storm moves: you decide how many sectors, from 0 to 10.
kind-hajr-help = On your move: move a further group of forces, or the same one again.
kind-ghola-help = At any time: bring a leader or up to five forces back from the tanks free.
kind-truthtrance-help = At any time: ask a player a question that must be answered yes or no, and truthfully.
kind-karama-help = Stops one use of an advantage, or buys a card without paying, or ships at half price; or a power of your own.
printed-kind = Kind: { $kind }
printed-copies = { $n ->
    [one] There is { $n } of it.
   *[other] There are { $n } of them.
}
printed-leader = { $faction }, strength { $strength }
printed-leader-help = The strength adds to the dial in battle. It is also the spice that whoever kills the leader takes, and the price of a revival.
terrain-sand-help = Sand: the storm sweeps forces and spice away, and worms come.
terrain-rock-help = Rock: safe from storm and worm.
terrain-stronghold-help = A stronghold: three of them win the game, four for an alliance. At most two factions may have forces here. Safe from the storm.
terrain-polar_sink-help = Never storm, worm or battle; any number of factions may stay.
printed-sectors = Sectors: { $sectors }
printed-blow = A spice blow brings { $n } spice, in sector { $sector }.
printed-sheltered = Safe from the storm only as long as the Shield Wall stands.
printed-ornithopters = Ornithopters: whoever has forces here moves up to three territories and collects 3 spice with a force instead of 2.
printed-income = In the advanced game: { $n } spice a round for whoever holds it.
printed-faction = Starts with { $spice } spice. Cards in hand at most: { $limit }. Free revivals: { $revival }. Traitors kept: { $traitors }.
printed-power = { $tier ->
    [alliance] In an alliance · { $power }: { $help }
    [victory] Victory · { $power }: { $help }
    [advanced] Advanced game · { $power }: { $help }
    [karama] With Karama · { $power }: { $help }
   *[base] { $power }: { $help }
}
