# Bargains, and the vows that the rules hold.

ask-bargain = Offer spice for a promise that will be kept
bargain-with = Bargain with { $other }
ask-bargain_for = What is { $other } to promise?
bargain_for-attack = Not to attack you in { $territory } before the next mentat pause
bargain_for-ship = Not to ship to { $territory } before the next mentat pause
bargain_for-bid = Not to bid any more in this phase
bargain_for-ally = To vote for an alliance with { $third } at the next nexus
why-bargain-vow = { $other } cannot promise that now.
ask-bargain_price-attack = How much do you offer { $other } for not attacking you in { $territory }?
ask-bargain_price-ship = How much do you offer { $other } for not shipping to { $territory }?
ask-bargain_price-bid = How much do you offer { $other } for not bidding any more?
ask-bargain_price-ally = How much do you offer { $other } for a vote for an alliance with { $third }?
bargain_price-amount = { $amount } spice
bargain_price-pass = No offer after all
bribe_answer-renew = Renew the offer of { $amount } spice to { $other } for the next phase
bribe_answer-accept-attack = Accept { $amount } spice from { $faction } and promise no attack in { $territory } before the next mentat pause
bribe_answer-accept-ship = Accept { $amount } spice from { $faction } and promise not to ship to { $territory } before the next mentat pause
bribe_answer-accept-bid = Accept { $amount } spice from { $faction } and promise not to bid any more in this phase
bribe_answer-accept-ally = Accept { $amount } spice from { $faction } and promise to vote for an alliance with { $third }
why-bribe-renewed = The offer to { $other } is renewed already.
why-vow-contradicts = You have given your word for something that does not go with this.

why-vow-to-bid = You have said under Truthtrance that you will bid.
why-vow-not-to-bid = You have given your word not to bid any more in this phase.
why-vow-not-to-ally = You have said that you will not vote for an alliance with { $faction }.
why-vow-vote = You have given your word how you vote.
why-vow-to-spare = You have given your word not to attack there before the next mentat pause.
why-vow-not-to-ship = You have given your word not to ship to { $territory } before the next mentat pause.
why-vow-to-ship = You have said under Truthtrance where you will ship.
why-vow-to-attack = You have said under Truthtrance where you will attack.

event-offered_for_attack = { $faction } offers { $other } { $amount } spice for no attack in { $territory } before the next mentat pause.
event-offered_for_ship = { $faction } offers { $other } { $amount } spice for no shipment to { $territory } before the next mentat pause.
event-offered_for_bid = { $faction } offers { $other } { $amount } spice for no more bids in this phase.
event-offered_for_ally = { $faction } offers { $other } { $amount } spice for a vote for an alliance with { $third }.
event-bribe_renewed = { $faction } renews the offer of { $amount } spice to { $other }.
event-bribe_lapsed = The offer of { $amount } spice by { $faction } to { $other } has lapsed.
event-vow_attack = { $yes ->
    [yes] { $faction } is bound to attack { $other } in { $territory } before the next mentat pause.
   *[no] { $faction } is bound not to attack { $other } in { $territory } before the next mentat pause.
}
event-vow_ship = { $yes ->
    [yes] { $faction } is bound to ship to { $territory } before the next mentat pause.
   *[no] { $faction } is bound not to ship to { $territory } before the next mentat pause.
}
event-vow_bid = { $yes ->
    [yes] { $faction } is bound to bid again.
   *[no] { $faction } is bound not to bid any more in this phase.
}
event-vow_ally = { $yes ->
    [yes] { $faction } is bound to vote for an alliance with { $third } at the next nexus.
   *[no] { $faction } is bound to vote against an alliance with { $third } at the next nexus.
}
event-vow_lapsed = { $verb ->
    [attack] The word of { $faction } to { $other } about attacks is over.
    [ship] The word of { $faction } to { $other } about shipments is over.
    [bid] The word of { $faction } to { $other } about bids is over.
   *[ally] The word of { $faction } to { $other } about an alliance is over.
}
