# Cards for any time: Tleilaxu Ghola and Truthtrance.

ask-ghola = Play Tleilaxu Ghola
ghola-leader = Bring { $leader } back
ghola-kwisatz_haderach = Bring the Kwisatz Haderach back
ghola-forces = { $specials ->
    [0] { $count ->
        [one] Bring 1 force back
       *[other] Bring { $count } forces back
    }
   *[other] { $count ->
        [one] Bring 1 special force back
       *[other] Bring { $count } forces back, { $specials } of them special
    }
}

ask-truthtrance = Play Truthtrance
truthtrance-ask = Ask { $faction } a question
why-truthtrance-target = { $faction } cannot be asked: only other players of this game can.
ask-trance = What do you ask { $faction }?
trance-card = Do you hold { $card }?
trance-traitor = Is { $leader } in your pay?
trance-spice = Have you at least { $count } spice?
trance-predicted_faction = Did you predict a victory of { $third }?
trance-predicted_round = Did you predict a victory in round { $count }?
trance-plan_card = Does your plan contain this: { $kind }?
trance-plan_leader = Is { $leader } in your plan?
trance-plan_dial = Do you dial at least { $count }?
why-trance-plan = { $faction } has no such plan to make now.
why-trance-prediction = { $faction } has made no such prediction.
why-trance-absent = { $leader } is not in this game.
ask-trance_answer-plan_card = Will your plan contain this: { $kind }? You will be held to your answer.
ask-trance_answer-plan_leader = Will { $leader } be in your plan? You will be held to your answer.
ask-trance_answer-plan_dial = Will you dial at least { $count }? You will be held to your answer.
trance_answer-yes = Yes
trance_answer-no = No
why-trance-answer = No plan that you can make would keep this answer.

event-asked_card = { $faction } asks { $other }: do you hold { $card }?
event-asked_traitor = { $faction } asks { $other }: is { $leader } in your pay?
event-asked_spice = { $faction } asks { $other }: have you at least { $count } spice?
event-asked_predicted_faction = { $faction } asks { $other }: did you predict a victory of { $third }?
event-asked_predicted_round = { $faction } asks { $other }: did you predict a victory in round { $count }?
event-asked_plan_card = { $faction } asks { $other }: does your plan contain this: { $kind }?
event-asked_plan_leader = { $faction } asks { $other }: is { $leader } in your plan?
event-asked_plan_dial = { $faction } asks { $other }: do you dial at least { $count }?
event-answered = { $answer ->
    [yes] { $faction }: yes.
   *[no] { $faction }: no.
}

trance-card_kind = Do you hold a card of this kind: { $kind }?
trance-storm_card = Did you see that the next storm moves { $count }?
trance-spice_card = Did you see that the next spice card is { $territory }?
trance-spice_worm = Did you see that the next spice card is a Shai-Hulud?
trance-will_attack = Will you attack me in { $territory } before the next mentat pause?
trance-will_ship = Will you ship to { $territory } before the next mentat pause?
trance-will_bid = Will you bid again in this phase?
trance-will_ally = Will you vote for an alliance with { $third } at the next nexus?
trance-own_words = The question that I have put in words at the table
why-trance-unseen = { $faction } has not looked at that card.
why-trance-intention = { $faction } has nothing of that kind to decide now.
ask-trance_answer-will_attack = Will you attack in { $territory } before the next mentat pause? You will be held to your answer.
ask-trance_answer-will_ship = Will you ship to { $territory } before the next mentat pause? You will be held to your answer.
ask-trance_answer-will_bid = Will you bid again in this phase? You will be held to your answer.
ask-trance_answer-will_ally = Will you vote for an alliance with { $third } at the next nexus? You will be held to your answer.
ask-trance_answer-own_words = Your answer to the question that was put at the table, on your honour?
why-trance-vow = You could not keep this answer.

event-asked_card_kind = { $faction } asks { $other }: do you hold a card of this kind: { $kind }?
event-asked_storm_card = { $faction } asks { $other }: did you see that the next storm moves { $count }?
event-asked_spice_card = { $faction } asks { $other }: did you see that the next spice card is { $territory }?
event-asked_spice_worm = { $faction } asks { $other }: did you see that the next spice card is a Shai-Hulud?
event-asked_will_attack = { $faction } asks { $other }: will you attack me in { $territory } before the next mentat pause?
event-asked_will_ship = { $faction } asks { $other }: will you ship to { $territory } before the next mentat pause?
event-asked_will_bid = { $faction } asks { $other }: will you bid again in this phase?
event-asked_will_ally = { $faction } asks { $other }: will you vote for an alliance with { $third } at the next nexus?
event-asked_own_words = { $faction } asks { $other } a question in words of their own, said at the table.
event-answered_on_honour = { $answer ->
    [yes] { $faction }: yes. On honour: the rules cannot check it.
   *[no] { $faction }: no. On honour: the rules cannot check it.
}
