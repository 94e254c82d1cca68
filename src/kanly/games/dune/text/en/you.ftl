# What happened, told to whoever did it.

you-seated = You play { $faction }.
you-asked_card = You ask { $other }: do you hold { $card }?
you-asked_traitor = You ask { $other }: is { $leader } in your pay?
you-asked_spice = You ask { $other }: have you at least { $count } spice?
you-asked_predicted_faction = You ask { $other }: did you predict a victory of { $third }?
you-asked_predicted_round = You ask { $other }: did you predict a victory in round { $count }?
you-asked_plan_card = You ask { $other }: does your plan contain this: { $kind }?
you-asked_plan_leader = You ask { $other }: is { $leader } in your plan?
you-asked_plan_dial = You ask { $other }: do you dial at least { $count }?
you-answered = { $answer ->
    [yes] You: yes.
   *[no] You: no.
}
you-asked_card_kind = You ask { $other }: do you hold a card of this kind: { $kind }?
you-asked_storm_card = You ask { $other }: did you see that the next storm moves { $count }?
you-asked_spice_card = You ask { $other }: did you see that the next spice card is { $territory }?
you-asked_spice_worm = You ask { $other }: did you see that the next spice card is a Shai-Hulud?
you-asked_will_attack = You ask { $other }: will you attack me in { $territory } before the next mentat pause?
you-asked_will_ship = You ask { $other }: will you ship to { $territory } before the next mentat pause?
you-asked_will_bid = You ask { $other }: will you bid again in this phase?
you-asked_will_ally = You ask { $other }: will you vote for an alliance with { $third } at the next nexus?
you-asked_own_words = You ask { $other } a question in words of your own, said at the table.
you-answered_on_honour = { $answer ->
    [yes] You: yes. On honour: the rules cannot check it.
   *[no] You: no. On honour: the rules cannot check it.
}
you-battle = Battle in { $territory }: you attack { $other }.
you-leaderless = You have neither leader nor hero, and fight without cards.
you-voice = { $order ->
    [play] You order { $other } to play a card of this kind: { $kind }.
   *[not] You forbid { $other } to play a card of this kind: { $kind }.
}
you-prescience = { $element ->
    [dial] You foresee what { $other } will dial.
    [leader] You foresee the leader of { $other }.
    [weapon] You foresee the weapon of { $other }.
   *[defence] You foresee the defence of { $other }.
}
you-foreseen_dial = You will dial { $amount }.
you-foreseen_leader = Your leader: { $leader }.
you-foreseen_weapon = Your weapon: { $card }.
you-foreseen_defence = Your defence: { $card }.
you-plan = { $kwisatz_haderach ->
    [yes] You: dial { $amount }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $card1 }, defence { $card2 }.
   *[no] You: dial { $amount }, spice { $spice }, leader { $leader }, weapon { $card1 }, defence { $card2 }.
}
you-plan_shown = { $kwisatz_haderach ->
    [yes] You show: dial { $amount }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $card1 }, defence { $card2 }.
   *[no] You show: dial { $amount }, spice { $spice }, leader { $leader }, weapon { $card1 }, defence { $card2 }.
}
you-traitor = You call { $leader } of { $other } a traitor!
you-battle_won = You win the battle in { $territory } against { $other }.
you-kwisatz_haderach_died = Your Kwisatz Haderach dies.
you-leader_killed = Your leader { $leader } is dead.
you-kept = You keep { $card }.
you-leader_drawn = You draw a leader of { $other }.
you-drawn_leader = You have drawn { $leader }.
you-leader_let_go = You let the leader of { $other } go.
you-leader_buried = You kill the leader of { $other }, face down.
you-leader_captured = You hold { $leader } captive.
you-hand_declared = { $count ->
    [one] You hold 1 treachery card.
   *[other] You hold { $count } treachery cards.
}
you-card_looked_at = You look at the card: { $card }.
you-bid = You bid { $amount }.
you-bid_passed = You pass.
you-bought = You buy the card for { $amount }.
you-sale_void = You cannot pay { $amount }: the card is put up again.
you-paid_with_karama = You pay with a Karama instead of { $amount } spice.
you-bonus_card = You draw another card free.
you-cards_taken_unseen = { $count ->
    [one] You take 1 card unseen from { $other }.
   *[other] You take { $count } cards unseen from { $other }.
}
you-card_given_back = You give { $other } a card back.
you-charity_declined = You do without charity.
you-collected = You collect { $amount } spice in { $node }.
you-bribe_offered = You offer { $other } { $amount } spice.
you-bribe_withdrawn = You take back the offer of { $amount } spice to { $other }.
you-card_shown = You show { $other }, in secret: { $card }.
you-traitor_shown = You show { $other }, in secret, the traitor { $leader }.
you-promised = You promise to pay up to { $amount } spice for an ally.
you-power_stopped = You stop { $other }: no { $power } this time.
you-worthless_karama = You play { $card } as a Karama.
you-karama_power = You use { $power }.
you-bribes_taken = You take { $amount } spice of bribes behind the shield.
you-won = { $how ->
    [victory-strongholds] You hold enough strongholds and win.
    [victory-two_players] You hold enough strongholds and win.
    [victory-alliance] You win with an alliance that holds enough strongholds.
    [victory-prediction] You had foreseen this victory and win instead.
    [victory-fremen] The desert is free: you win.
    [victory-guild] Nobody controls the planet: you win.
    [victory-fremen_last] Nobody controls the planet: you win.
   *[victory-most_strongholds] You hold most strongholds and win.
}
you-alliance_broken = You break your alliance.
you-alliance_offered = You offer { $other } an alliance.
you-alliance_refused = You decline the alliance with { $other }.
you-alliance_declined = You decline the alliance of { $other } and { $third }.
you-pause_asked = { $place ->
    [now] You ask for a pause.
    [storm_number] You ask for a pause before the storm moves.
    [storm] You ask for a pause after the storm.
    [spice_blow] You ask for a pause after the spice blow.
    [charity] You ask for a pause after charity.
    [revival] You ask for a pause after revival.
   *[collection] You ask for a pause after the collection.
}
you-revived = { $specials ->
    [0] You get { $count } back from the tanks.
   *[other] You get { $count } back from the tanks, { $specials } of them special.
}
you-revival_granted = You let { $other } revive three forces free.
you-leaders_turned_up = All your leaders lie in the tanks: they turn face up.
you-leader_revived = Your leader { $leader } is alive again.
you-kwisatz_haderach_revived = Your Kwisatz Haderach is alive again.
you-swap_offered = You offer to swap with { $other }.
you-predicted = You have made the prediction.
you-traitor_dealt = You are dealt the card of { $leader }.
you-traitor_kept = You keep { $leader } as a traitor.
you-forces_placed = You begin with { $count } in { $node }.
you-advisor_placed = Your advisor begins in { $node }.
you-fight_declared = You declare a fight in { $territory }.
you-spice_look = You look at the next spice card.
you-guild_waits = You wait.
you-shipping_turn = You ship and move.
you-shipment_announced = { $way ->
    [deploy] You bring { $count } from the reserves to { $node }.
    [cross] You ship { $count } across the planet to { $node } for { $price } spice.
   *[reserves] You ship { $count } to { $node } for { $price } spice.
}
you-return_announced = You ship { $count } from { $territory } back to the reserves for { $price } spice.
you-shipment_stopped = You stop the shipment of { $other }.
you-shipped = { $count ->
    [one] One of your forces is now in { $node }.
   *[other] { $count } of your forces are now in { $node }.
}
you-returned = { $count ->
    [one] One of your forces has left { $territory }.
   *[other] { $count } of your forces have left { $territory }.
}
you-move_announced = You move { $count } from { $territory } to { $node }.
you-moved = { $count ->
    [one] One of your forces is now in { $node }.
   *[other] { $count } of your forces are now in { $node }.
}
you-accompanied = { $side ->
    [advisors] You send an advisor to { $node }.
   *[fighters] You send a force to { $node }.
}
you-worm_sent = You send the worm to { $territory }.
you-worm_called = You call a worm to { $territory }.
you-protected = You protect { $other } from the worm.
you-ride_announced = You will ride from { $territory } to { $node }.
you-rode = { $count ->
    [one] { $count } of your forces rides from { $from } to { $node }.
   *[other] { $count } of your forces ride from { $from } to { $node }.
}
you-storm_dialled = You dial { $number } for the storm.
you-weather_controlled = { $number ->
    [one] You make the storm move { $number } sector.
   *[other] You make the storm move { $number } sectors.
}
you-wall_destroyed = You destroy the Shield Wall.
you-storm_card_drawn = You look at the next storm card.
you-storm_card_seen = The next storm will move { $number ->
    [one] { $number } sector
   *[other] { $number } sectors
}.
you-flipped = { $side ->
    [fighters] { $count ->
        [one] Your advisor in { $node } now fights.
       *[other] Your { $count } advisors in { $node } now fight.
    }
   *[advisors] { $count ->
        [one] Your fighter in { $node } becomes an advisor.
       *[other] Your { $count } fighters in { $node } become advisors.
    }
}
you-lost = { $cause ->
    [storm] You lose { $count } in { $node } to the storm.
    [worm] You lose { $count } in { $node } to a sandworm.
    [battle] You lose { $count } in { $node } in battle.
    [atomics] You lose { $count } in { $node } to the family atomics.
    [explosion] You lose { $count } in { $node } in the explosion.
    [ally] You lose { $count } in { $node }: allies may not share it.
   *[other] You lose { $count } in { $node }.
}
you-card_taken = You take { $card }.
you-discarded = You discard { $card }.
you-paid = { $receiver ->
    [bank] You pay { $amount } spice to the bank.
    [atreides] You pay { $amount } spice to Atreides.
    [bene_gesserit] You pay { $amount } spice to the Bene Gesserit.
    [emperor] You pay { $amount } spice to the Emperor.
    [fremen] You pay { $amount } spice to the Fremen.
    [spacing_guild] You pay { $amount } spice to the Guild.
   *[harkonnen] You pay { $amount } spice to Harkonnen.
}
you-spice_gained = You receive { $amount } spice from the bank.
you-offered_for_attack = You offer { $other } { $amount } spice for no attack in { $territory } before the next mentat pause.
you-offered_for_ship = You offer { $other } { $amount } spice for no shipment to { $territory } before the next mentat pause.
you-offered_for_bid = You offer { $other } { $amount } spice for no more bids in this phase.
you-offered_for_ally = You offer { $other } { $amount } spice for a vote for an alliance with { $third }.
you-bribe_renewed = You renew the offer of { $amount } spice to { $other }.
you-bribe_lapsed = Your offer of { $amount } spice to { $other } has lapsed.
you-vow_attack = { $yes ->
    [yes] You are bound to attack { $other } in { $territory } before the next mentat pause.
   *[no] You are bound not to attack { $other } in { $territory } before the next mentat pause.
}
you-vow_ship = { $yes ->
    [yes] You are bound to ship to { $territory } before the next mentat pause.
   *[no] You are bound not to ship to { $territory } before the next mentat pause.
}
you-vow_bid = { $yes ->
    [yes] You are bound to bid again.
   *[no] You are bound not to bid any more in this phase.
}
you-vow_ally = { $yes ->
    [yes] You are bound to vote for an alliance with { $third } at the next nexus.
   *[no] You are bound to vote against an alliance with { $third } at the next nexus.
}
you-vow_lapsed = { $verb ->
    [attack] Your word to { $other } about attacks is over.
    [ship] Your word to { $other } about shipments is over.
    [bid] Your word to { $other } about bids is over.
   *[ally] Your word to { $other } about an alliance is over.
}
you-first_player = You are first player.
you-strengths = You have { $amount } against { $against } of { $other }.
you-alliance_made = You and { $other } are allies.
