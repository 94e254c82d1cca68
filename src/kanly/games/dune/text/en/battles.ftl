# Phase 7, battle.

## Which battle

ask-battle = You are the aggressor: where do you fight next?
battle-here = Fight in { $node }
why-no-battle = You meet no enemy in { $node }: nobody else is there, or the storm keeps you apart.
ask-opponent = Whom do you fight in { $node }?
opponent-this = Fight { $faction }
why-no-opponent = You cannot fight { $faction } in { $node }: allied with you, apart from you, or not there.
event-battle = Battle in { $territory }: { $faction } attacks { $other }.
event-leaderless = { $faction } has neither leader nor hero, and fights without cards.

## Before the plans

ask-voice = Use the Voice on { $faction }?
voice-play = Order: play a card of this kind: { $kind }
voice-not = Order: do not play a card of this kind: { $kind }
voice-pass = Keep silent
event-voice = { $order ->
    [play] { $faction } orders { $other } to play a card of this kind: { $kind }.
   *[not] { $faction } forbids { $other } to play a card of this kind: { $kind }.
}
ask-prescience = What do you foresee of the plan of { $faction }?
ask-prescience-ally = { $other }, your ally, fights { $faction }: what do you foresee of the plan of { $faction }?
prescience-dial = The dial
prescience-leader = The leader
prescience-weapon = The weapon
prescience-defence = The defence
prescience-pass = Nothing
event-prescience = { $element ->
    [dial] { $faction } foresees what { $other } will dial.
    [leader] { $faction } foresees the leader of { $other }.
    [weapon] { $faction } foresees the weapon of { $other }.
   *[defence] { $faction } foresees the defence of { $other }.
}
ask-prescience_answer = { $element ->
    [dial] Atreides foresees your dial: what will it be?
    [leader] Atreides foresees your leader: who will it be?
    [weapon] Atreides foresees your weapon: which will it be?
   *[defence] Atreides foresees your defence: which will it be?
}
prescience_answer-none = None
prescience_answer-card = { $card }
prescience_answer-leader = { $leader }
prescience_answer-dial = Dial { $amount }
why-not-in-any-plan = { $element ->
    [dial] No plan that you could make has this dial.
    [leader] No plan that you could make has this leader.
    [weapon] No plan that you could make has this weapon.
   *[defence] No plan that you could make has this defence.
}
event-foreseen_dial = { $faction } will dial { $amount }.
event-foreseen_leader = Leader of { $faction }: { $leader }.
event-foreseen_weapon = Weapon of { $faction }: { $card }.
event-foreseen_defence = Defence of { $faction }: { $card }.
ask-ready = { $faction }: ready to make the battle plan?
ready-ready = Make the plan
ready-karama = Play Karama: the enemy plans first and shows everything
why-no-plan-look = Only the Atreides, with their Karama power, see a whole plan beforehand.
why-power-used = { $power } has been used in this game already.

## The plan

leader-none = nobody
leader-unseen = a hero
leader-cheap_hero = Cheap Hero
leader-cheap_heroine = Cheap Heroine
card-none = none
card-unseen = a card
ask-plan_dial = Battle against { $faction } in { $territory }: how much do you dial?
ask-plan_dial-supported = Battle against { $faction } in { $territory }: how much do you dial? A force without spice counts half.
plan_dial-amount = Dial { $amount }
plan_dial-spice = Dial { $amount } with { $spice } spice
plan_dial-spices = Dial { $amount } with { $least } to { $most } spice
why-dial-too-high = Your forces there are worth { $amount } at most.
why-dial-no-forces = No set of your forces there makes up exactly this.
why-plan-bound = What you were ordered, or have answered, does not allow it.
ask-plan_support = With how much spice do you support a dial of { $amount }?
plan_support-amount = { $count ->
    [one] { $spice } spice, 1 force is lost
   *[other] { $spice } spice, { $count } forces are lost
}
plan_support-range = { $spice } spice, { $least } to { $most } forces are lost
why-support-too-little-spice = You have { $spice } spice.
why-support-no-forces = With so much spice, no set of your forces there makes up { $amount }.
ask-plan_leader = Battle against { $faction } in { $territory }: who leads your forces?
plan_leader-this = { $leader }, strength { $strength }
plan_leader-hero = { $card }
plan_leader-none = Nobody
why-leader-mandatory = While you have a leader or a hero, one of them must go.
why-leader-dead = { $leader } is in the tanks.
why-leader-not-yours = { $leader } follows { $faction }.
why-leader-fought-elsewhere = { $leader } has fought in { $territory } this round.
ask-plan_kwisatz_haderach = Does the Kwisatz Haderach go with your leader?
plan_kwisatz_haderach-yes = Yes: 2 more strength
plan_kwisatz_haderach-no = No
ask-plan_weapon = Battle against { $faction } in { $territory }: which weapon?
plan_weapon-none = No weapon
ask-plan_defence = Battle against { $faction } in { $territory }: which defence?
plan_defence-none = No defence
plan-card = { $card }
why-card-is-weapon = { $card } lies in the place of the weapon already.
event-plan = { $kwisatz_haderach ->
    [yes] { $faction }: dial { $amount }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $card1 }, defence { $card2 }.
   *[no] { $faction }: dial { $amount }, spice { $spice }, leader { $leader }, weapon { $card1 }, defence { $card2 }.
}
event-plan_shown = { $kwisatz_haderach ->
    [yes] { $faction } shows: dial { $amount }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $card1 }, defence { $card2 }.
   *[no] { $faction } shows: dial { $amount }, spice { $spice }, leader { $leader }, weapon { $card1 }, defence { $card2 }.
}

## Traitors

ask-traitor = { $leader } stands against you: do you call a traitor?
traitor-call = { $leader } is a traitor!
traitor-pass = Say nothing
why-no-traitor-card = You hold no traitor card of { $leader }.
event-traitor = { $faction } calls { $leader } of { $other } a traitor!

## Outcome

event-strengths = { $faction } has { $amount } against { $against } of { $other }.
event-battle_won = { $faction } wins the battle in { $territory } against { $other }.
event-battle_lost_by_both = Both sides are betrayed: the battle in { $territory } has no winner.
event-explosion = Lasgun and shield: everything in { $territory } is destroyed.
event-kwisatz_haderach_died = The Kwisatz Haderach of { $faction } dies.
event-leader_killed = { $leader } of { $faction } is dead.
event-kept = { $faction } keeps { $card }.
ask-lose_forces = You won: which of your forces are lost?
lose_forces-these = Normal forces: { $normal }, special forces: { $special }
why-not-these-losses = These forces do not make up your dial and the spice that you paid.
ask-lose_in_sector = { $force ->
    [special] You lose { $amount } more special forces: how many of them in { $node }?
   *[normal] You lose { $amount } more forces: how many of them in { $node }?
}
lose_in_sector-count = { $amount }
why-not-so-many-here = In { $node } you lose at least { $least } and at most { $most }.
ask-keep_card = You won: keep { $card }?
keep_card-keep = Keep { $card }
keep_card-discard = Discard { $card }

## Captives

ask-capture = You won: take a leader of the enemy at random?
capture-draw = Draw one
capture-pass = Let them be
ask-captive = You drew { $leader }: what becomes of the prisoner?
captive-kill = Kill { $leader } for 2 spice
captive-capture = Keep { $leader } for one battle
captive-pass = Let { $leader } go
why-nobody-to-draw = { $faction } has no leader left whom you could draw.
event-leader_drawn = { $faction } draws a leader of { $other }.
event-drawn_leader = { $faction } has drawn { $leader }.
event-leader_let_go = { $faction } lets the leader of { $other } go.
event-leader_buried = { $faction } kills the leader of { $other }, face down.
event-leader_captured = { $faction } holds { $leader } captive.
event-leader_returned = { $leader } returns to { $faction }.
