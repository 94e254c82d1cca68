# Bribes, promises to allies, the Emperor's gifts.

why-not-now = Not at this moment: what is going on has to be finished first.
ask-bribe = Offer somebody a bribe
bribe-offer = Offer { $other } { $amount } spice
why-bribe-foreign = You do not speak for { $faction }.
why-bribe-absent = { $other } is not in this game.
why-bribe-ally = Between you and { $other } no spice may change hands like this.
why-bribe-open = { $other } has not yet answered your last offer.
why-bribe-spice = You have only { $spice } spice that you can give away.
ask-bribe_answer = Answer an offer, or take yours back
bribe_answer-accept = Accept { $amount } spice from { $faction }
bribe_answer-decline = Decline { $amount } spice from { $faction }
bribe_answer-withdraw = Take back the offer of { $amount } spice to { $other }
why-bribe-none = There is no such offer of { $faction } to { $other } that you could answer.
why-bribe-poor = { $faction } can no longer pay that.
ask-promise = Promise your ally spice
promise-amount = Pay up to { $amount } spice of your ally's bid or shipment
why-promise-counts = Your ally already counts on { $amount } spice from you; you can only raise that.
why-promise-same = You have promised { $amount } already.
why-promise-spice = You have only { $spice } spice.
why-promise-not-needed = No ally of yours has a bid or a shipment to pay for now.
ask-gift = Give your ally spice
gift-amount = Give { $other } { $amount } spice
why-gift-never = Allies give each other no spice at this table.
why-gift-ally = Only the Emperor gives spice, and only to an ally; { $other } is none.

event-bribe_offered = { $faction } offers { $other } { $amount } spice.
event-bribed = { $other } accepts { $amount } spice from { $faction }; it lies in front of the shield until the mentat pause.
event-bribe_declined = { $other } declines the { $amount } spice of { $faction }.
event-bribe_withdrawn = { $faction } takes back the offer of { $amount } spice to { $other }.
event-promised = { $faction } promises to pay up to { $amount } spice for an ally.
