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
