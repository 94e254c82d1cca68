# What happened, told to whoever it was done to.

to-you-asked_card = { $faction } asks you: do you hold { $card }?
to-you-asked_traitor = { $faction } asks you: is { $leader } in your pay?
to-you-asked_spice = { $faction } asks you: have you at least { $count } spice?
to-you-asked_predicted_faction = { $faction } asks you: did you predict a victory of { $third }?
to-you-asked_predicted_round = { $faction } asks you: did you predict a victory in round { $count }?
to-you-asked_plan_card = { $faction } asks you: does your plan contain this: { $kind }?
to-you-asked_plan_leader = { $faction } asks you: is { $leader } in your plan?
to-you-asked_plan_dial = { $faction } asks you: do you dial at least { $count }?
to-you-asked_card_kind = { $faction } asks you: do you hold a card of this kind: { $kind }?
to-you-asked_storm_card = { $faction } asks you: did you see that the next storm moves { $count }?
to-you-asked_spice_card = { $faction } asks you: did you see that the next spice card is { $territory }?
to-you-asked_spice_worm = { $faction } asks you: did you see that the next spice card is a Shai-Hulud?
to-you-asked_will_attack = { $faction } asks you: will you attack me in { $territory } before the next mentat pause?
to-you-asked_will_ship = { $faction } asks you: will you ship to { $territory } before the next mentat pause?
to-you-asked_will_bid = { $faction } asks you: will you bid again in this phase?
to-you-asked_will_ally = { $faction } asks you: will you vote for an alliance with { $third } at the next nexus?
to-you-asked_own_words = { $faction } asks you a question in words of their own, said at the table.
to-you-battle = Battle in { $territory }: { $faction } attacks you.
to-you-voice = { $order ->
    [play] { $faction } orders you to play a card of this kind: { $kind }.
   *[not] { $faction } forbids you to play a card of this kind: { $kind }.
}
to-you-prescience = { $element ->
    [dial] { $faction } foresees what you will dial.
    [leader] { $faction } foresees your leader.
    [weapon] { $faction } foresees your weapon.
   *[defence] { $faction } foresees your defence.
}
to-you-traitor = { $faction } calls your { $leader } a traitor!
to-you-strengths = { $faction } has { $amount } against your { $against }.
to-you-battle_won = { $faction } wins the battle in { $territory } against you.
to-you-leader_drawn = { $faction } draws a leader of yours.
to-you-leader_let_go = { $faction } lets your leader go.
to-you-leader_buried = { $faction } kills your leader, face down.
to-you-cards_taken_unseen = { $count ->
    [one] { $faction } takes 1 card unseen from you.
   *[other] { $faction } takes { $count } cards unseen from you.
}
to-you-card_given_back = { $faction } gives you a card back.
to-you-bribe_offered = { $faction } offers you { $amount } spice.
to-you-bribed = You accept { $amount } spice from { $faction }; it lies in front of your shield until the mentat pause.
to-you-bribe_declined = You decline the { $amount } spice of { $faction }.
to-you-bribe_withdrawn = { $faction } takes back the offer of { $amount } spice to you.
to-you-card_shown = { $faction } shows you, in secret: { $card }.
to-you-traitor_shown = { $faction } shows you, in secret, the traitor { $leader }.
to-you-power_stopped = { $faction } stops you: no { $power } this time.
to-you-alliance_offered = { $faction } offers you an alliance.
to-you-alliance_refused = { $faction } declines an alliance with you.
to-you-alliance_declined = { $faction } declines your alliance with { $third }.
to-you-alliance_made = { $faction } and you are allies.
to-you-revival_granted = { $faction } lets you revive three forces free.
to-you-swap_offered = { $faction } offers to swap with you.
to-you-swap_declined = You do not swap with { $faction }.
to-you-swapped = { $faction } and you swap places.
to-you-shipment_stopped = { $faction } stops your shipment.
to-you-protected = { $faction } protects you from the worm.
to-you-offered_for_attack = { $faction } offers you { $amount } spice for no attack in { $territory } before the next mentat pause.
to-you-offered_for_ship = { $faction } offers you { $amount } spice for no shipment to { $territory } before the next mentat pause.
to-you-offered_for_bid = { $faction } offers you { $amount } spice for no more bids in this phase.
to-you-offered_for_ally = { $faction } offers you { $amount } spice for a vote for an alliance with { $third }.
to-you-bribe_renewed = { $faction } renews the offer of { $amount } spice to you.
to-you-bribe_lapsed = The offer of { $amount } spice by { $faction } to you has lapsed.
to-you-vow_attack = { $yes ->
    [yes] { $faction } is bound to attack you in { $territory } before the next mentat pause.
   *[no] { $faction } is bound not to attack you in { $territory } before the next mentat pause.
}
to-you-vow_lapsed = { $verb ->
    [attack] The word of { $faction } to you about attacks is over.
    [ship] The word of { $faction } to you about shipments is over.
    [bid] The word of { $faction } to you about bids is over.
   *[ally] The word of { $faction } to you about an alliance is over.
}
