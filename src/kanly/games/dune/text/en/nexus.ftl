# The nexus: alliances.

event-nexus = A nexus: alliances may be made and broken.
event-nexus_over = The nexus is over.
ask-break_alliance = { $faction }: do you leave your alliance?
break_alliance-break = Break the alliance
break_alliance-pass = Stay in it
event-alliance_broken = { $faction } breaks its alliance.
ask-offer_alliance = { $faction }: to whom do you offer an alliance?
offer_alliance-option = { $faction }
offer_alliance-pass = To nobody
why-alliance-own = { $faction } cannot ally with itself.
why-alliance-already = { $faction } is your ally already.
why-alliance-offered = You have asked { $faction } in this nexus.
why-alliance-other = Both of you are in an alliance; { $faction } would have to leave its own.
why-alliance-full = An alliance with { $faction } would have more than { $number } members.
ask-answer_alliance = { $faction } offers { $other } an alliance. Do you agree?
answer_alliance-accept = Agree
answer_alliance-decline = Decline
event-alliance_offered = { $faction } offers { $other } an alliance.
event-alliance_refused = { $faction } declines the alliance with { $other }.
event-alliance_declined = { $faction } declines the alliance of { $other } and { $third }.
event-alliance_made = { $faction } and { $other } are allies.
