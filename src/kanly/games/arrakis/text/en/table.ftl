# The table: titles, settings, the course of the round.

game-arrakis = Dune: War for Arrakis
game-arrakis-help = Harkonnen hunt sietches and harvest spice, Atreides wake the desert: a war for two.
seat-plays-1 = House Harkonnen
seat-plays-2 = House Atreides and the Fremen
module-spacing_guild = The Spacing Guild
module-spacing_guild-help = Heighliners bring frigates and troops of the Great Houses.
setting-rounds = Round limit
setting-rounds-help = The game ends undecided after so many rounds; 0: it goes on until somebody wins.
setting-pole_spokes = Rim zones reach the North Pole
setting-pole_spokes-help = Air zones at the rim are connected to the North Pole too.
setting-vehicles_make_room = An own vehicle makes room
setting-vehicles_make_room-help = When Harkonnen may remove an ornithopter or carryall of their own to put another vehicle into its air zone.
setting-vehicles_make_room-cards_and_house = for cards and House dice
setting-vehicles_make_room-always = in phase 1 too
setting-vehicles_make_room-never = never
setting-sisters_count = Bene Gesserit tokens count as dice
setting-sisters_count-help = Unused tokens on boxes count when the dice of both sides are compared for Desert Power.
setting-house_specials = House dice for every special action
setting-house_specials-help = With a House die Atreides may take the special action of a leader on any box; off: only on the House box.
setting-split_deployment = Deployment may be split
setting-split_deployment-help = Harkonnen may spread deployed figures over several settlements.
setting-atreides_pass = Atreides may pass
setting-atreides_pass-help = Atreides may pass while dice are left.
setting-tank_by_desert_power = Desert Power moves the tank
setting-tank_by_desert_power-help = A turn with Desert Power or a pass also moves leaders in the regeneration tank.
setting-worm_acts = Desert Power of a worm
setting-worm_acts-help = Whether one Desert Power lets a worm move and attack, or only one of the two.
setting-worm_acts-move_and_attack = move and attack
setting-worm_acts-move_or_attack = move or attack
setting-worm_follows = Worms follow their attack
setting-worm_follows-help = After an attack a worm moves into the area if it is empty desert.
setting-retreat_choice = Retreat chosen by
setting-retreat_choice-help = Who chooses where a defender retreats.
setting-retreat_choice-attacker = the attacker
setting-retreat_choice-defender = the defender
setting-worm_retreat_choice = Retreat from worms chosen by
setting-worm_retreat_choice-help = Who chooses where a legion flees from a worm.
setting-worm_retreat_choice-harkonnen = Harkonnen
setting-worm_retreat_choice-atreides = Atreides
setting-far_advance = Advance after a long-range attack
setting-far_advance-help = Whether all attackers or any part of them may advance after riding or flying to the attack.
setting-far_advance-whole = all or nobody
setting-far_advance-part = any part
setting-bottom_ban_stays = A marker raised from the bottom keeps its ban
setting-bottom_ban_stays-help = A marker that rises from the bottom step has its ban in force until the next phase 4.
setting-imperium_before_bans = Imperium actions before bans
setting-imperium_before_bans-help = In phase 4 Imperium actions come before new bans take effect.
setting-deeds_last = Events for prescience cards count
setting-deeds_last-help = How long a battle won, a harvester destroyed, a long ride or a fallen leader can be used to claim a prescience card.
setting-deeds_last-turn = in the same turn
setting-deeds_last-round = until the end of the action phase
setting-heighliner_step = Heighliners move
setting-heighliner_step-help = Whether the automatic step comes after or before vehicles are removed at the end of the round.
setting-heighliner_step-after_clean_up = after the clean-up
setting-heighliner_step-before_clean_up = before the clean-up
setting-one_transport = One transport a legion
setting-one_transport-help = In one turn a legion is carried by one ornithopter or one frigate; off: by one of each.
setting-carryall_under_fire = Carryalls save from bombardments
setting-carryall_under_fire-help = A carryall may save a harvester from a bombardment too.
setting-values = Values of your own
setting-values-help = A YAML file with printed values that replace our reconstructions.
victory-supremacy = Harkonnen reached 10 supremacy in round { $round }.
victory-prescience = Atreides fulfilled the secret objective at the end of round { $round }.
victory-arrakeen = Arrakeen fell, and with it the secret objective was fulfilled, in round { $round }.
victory-nobody = Nobody has won by the end of round { $round }.
word-round = Round
word-supremacy = Supremacy
word-objective = Secret objective
word-wormsign = wormsign
word-station = testing station
word-air = In the air
word-hand = Hand
word-available = Available
word-tank = Tank
word-heighliner = Heighliner
word-visions = Prescience cards
word-battle = Battle
word-atomics = Family Atomics
word-desert_power = Desert Power
mode-step = on foot
mode-ride = on worms
mode-fly = by ornithopter
mode-lift = by frigate
face-regular = { $n ->
    [one] { $n } regular
   *[other] { $n } regulars
}
face-elite = { $n ->
    [one] { $n } elite
   *[other] { $n } elites
}
face-special-harkonnen = { $n } Sardaukar
face-special-atreides = { $n } Fedaykin
face-generic-harkonnen = { $n ->
    [one] { $n } Bashar
   *[other] { $n } Bashars
}
face-generic-atreides = { $n ->
    [one] { $n } Naib
   *[other] { $n } Naibs
}
face-more = { $first }, { $next }
token-in-area = { $area }: { $token }
token-drawn = Drawn: { $token }
name = { $area }
event-round = Round { $n } begins.
event-undecided = Round { $n } was the last one; nobody has won.
event-won = { $side } wins.
event-garrison = { $area } is garrisoned: { $garrison }.
event-objective = Your secret objective: Kwisatz Haderach { $kwisatz_haderach }, Sand Dwellers { $sand_dwellers }, Jihad { $jihad }.
event-vision = Prescience card: { $vision }.
event-supremacy = Harkonnen supremacy +{ $n }: { $total }.
event-prescience = { $marker } +{ $n }: { $total }.
event-marker_lowered = { $marker } −{ $n }: { $total }.
event-drew = { $side } draws { $n } from { $deck }.
event-drawn_card = { $side } draws { $card }.
event-discarded = { $side } discards { $card }.
event-leader_enters = { $leader } enters play.
event-leader_leaves = { $leader } leaves the game.
event-leader_placed = { $leader } comes to { $area }.
event-leader_tanked = { $leader } goes to the regeneration tank.
event-leader_back = { $leader } is available again.
event-sister_gained = { $side } takes a Bene Gesserit token.
event-active_row = Spice row { $n }: { $harvesters ->
        [one] { $harvesters } harvester
       *[other] { $harvesters } harvesters
    }, { $ornithopters ->
        [one] { $ornithopters } ornithopter
       *[other] { $ornithopters } ornithopters
    }, { $carryalls ->
        [one] { $carryalls } carryall
       *[other] { $carryalls } carryalls
    }.
event-vehicle_placed = New in { $area }: { $vehicle }.
event-flyer_placed = { $zone }: { $vehicle }.
event-flyer_removed = { $zone }: { $vehicle } removed.
event-harvester_removed = The harvester in { $area } is removed.
event-harvested = Spice to spend: { $n }.
event-marker_moved = { $power }: step { $n }.
event-ban = Ban in force: { $power }.
event-relieved = { $leader } leaves { $area } and is available.
event-vision_removed = { $vision } is removed from the game.
event-vision_shuffled = { $vision } is shuffled into the prescience deck.
event-vision_feared = Fear Is the Mind-Killer lies with { $vision }.
event-vision_kept = Eyes of Ibad keep { $vision }.
event-claimed = Atreides claims { $vision }.
ask-claim = Which prescience card do you claim?
claim-option = { $vision }
claim-done = Claim nothing more
why-not-claimed = What { $vision } asks is not so, or it is not revealed.
ask-relieve = Replace a named leader by a generic one?
relieve-option = Replace { $leader }
relieve-done = Replace no more
ask-discard = Too many planning cards: discard { $n } more. Which one?
discard-option = { $card }
why-not-discarded = { $card } cannot be discarded: you do not hold it, or it is Hawat's Scheming.
ask-unclaimed = { $vision } was not claimed: remove it or shuffle it back?
unclaimed-remove = Remove it from the game
unclaimed-shuffle = Shuffle it into the deck
ask-pay = You have { $n } spice: what do you pay for the powers of the Imperium?
pay-option = Pay { $total }: CHOAM { $choam ->
        [rises] rises (3)
        [rises_banned] rises (3, ban)
        [stays] stays (2)
        [stays_banned] stays (2, ban)
        [falls] falls (ban)
       *[bottom] at the bottom (ban)
    }, Spacing Guild { $guild ->
        [rises] rises (3)
        [rises_banned] rises (3, ban)
        [stays] stays (2)
        [stays_banned] stays (2, ban)
        [falls] falls (ban)
       *[bottom] at the bottom (ban)
    }, Landsraad { $landsraad ->
        [rises] rises (3)
        [rises_banned] rises (3, ban)
        [stays] stays (2)
        [stays_banned] stays (2, ban)
        [falls] falls (ban)
       *[bottom] at the bottom (ban)
    }{ $stock ->
        [0] { "" }
       *[3] ; 1 supremacy from the stockpile (3)
    }{ $saved ->
        [0] { "" }
       *[other] ; { $saved } saved
    }{ $lost ->
        [0] { "" }
       *[other] ; { $lost } lost
    }
why-too-little-spice = You have only { $n } spice.
why-no-stockpiling = Stockpiling is possible only up to 5 supremacy.
why-marker-at-top = A marker on the top step cannot be raised.
ask-place-harvester = Where do you place a harvester? ({ $n } left)
ask-place-ornithopter = Where do you place an ornithopter? ({ $n } left)
ask-place-carryall = Where do you place a carryall? ({ $n } left)
ask-place-vehicle = Which vehicle do you place, and where? ({ $n } left)
place-area = { $vehicle }: { $area }
place-zone = { $vehicle }: { $zone }
place-done = Place no more
why-no-such-vehicle = You have no { $vehicle } to place now.
why-zone-taken = { $zone } is taken.
why-no-desert = { $area } is no desert.
why-not-free = { $area } is not free, or a harvester is there already.
