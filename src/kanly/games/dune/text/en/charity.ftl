# Phase 3, CHOAM charity.

ask-charity = { $faction } has { $spice } spice. Take charity, up to 2?
charity-claim = Take the charity
charity-pass = Do without
why-charity-too-rich = Charity is for those with less than 2 spice; you have { $spice }.
event-charity_declined = { $faction } does without charity.
