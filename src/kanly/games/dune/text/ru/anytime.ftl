# Карты на любое время: «Гхола» и «Транс правды».

ask-ghola = Сыграть карту «Гхола»
ghola-leader = Вернуть: { $leader }
ghola-kwisatz_haderach = Вернуть Квисатц Хадераха
ghola-forces = { $specials ->
    [0] { $count ->
        [one] Вернуть { $count } отряд
        [few] Вернуть { $count } отряда
        [many] Вернуть { $count } отрядов
       *[other] Вернуть { $count } отряда
    }
   *[other] { $count ->
        [1] Вернуть 1 отряд со звёздочкой
        [one] Вернуть { $count } отряд, из них со звёздочкой: { $specials }
        [few] Вернуть { $count } отряда, из них со звёздочкой: { $specials }
        [many] Вернуть { $count } отрядов, из них со звёздочкой: { $specials }
       *[other] Вернуть { $count } отряда, из них со звёздочкой: { $specials }
    }
}

ask-truthtrance = Сыграть карту «Транс правды»
truthtrance-ask = Задать вопрос фракции «{ $faction }»
why-truthtrance-target = Фракцию «{ $faction }» спросить нельзя: спрашивают только других игроков этой партии.
ask-trance = О чём вы спрашиваете фракцию «{ $faction }»?
trance-card = Есть ли у вас карта «{ $card }»?
trance-traitor = { $leader } — ваш предатель?
trance-spice = { $count ->
    [one] Есть ли у вас хотя бы { $count } Пряность?
   *[other] Есть ли у вас хотя бы { $count } Пряности?
}
trance-predicted_faction = Вы предсказали победу фракции «{ $third }»?
trance-predicted_round = Вы предсказали победу в раунде { $count }?
trance-plan_card = Есть ли в вашем плане карта этого вида: { $kind }?
trance-plan_leader = { $leader } участвует в вашем плане?
trance-plan_dial = Выставляете ли вы на диске не меньше { $count }?
why-trance-plan = Фракция «{ $faction }» сейчас не составляет такого плана.
why-trance-prediction = Фракция «{ $faction }» такого предсказания не делала.
why-trance-absent = { $leader } не участвует в этой партии.
ask-trance_answer-plan_card = Будет ли в вашем плане карта этого вида: { $kind }? Ответ вас свяжет.
ask-trance_answer-plan_leader = { $leader } участвует в вашем плане? Ответ вас свяжет.
ask-trance_answer-plan_dial = Выставите ли вы на диске не меньше { $count }? Ответ вас свяжет.
trance_answer-yes = Да
trance_answer-no = Нет
why-trance-answer = Ни один план, который вы можете составить, не сдержит такого ответа.

event-asked_card = { $faction }: вопрос к фракции «{ $other }» — есть ли у вас карта «{ $card }»?
event-asked_traitor = { $faction }: вопрос к фракции «{ $other }» — ваш ли предатель { $leader }?
event-asked_spice = { $count ->
    [one] { $faction }: вопрос к фракции «{ $other }» — есть ли у вас хотя бы { $count } Пряность?
   *[other] { $faction }: вопрос к фракции «{ $other }» — есть ли у вас хотя бы { $count } Пряности?
}
event-asked_predicted_faction = { $faction }: вопрос к фракции «{ $other }» — предсказана ли победа фракции «{ $third }»?
event-asked_predicted_round = { $faction }: вопрос к фракции «{ $other }» — предсказана ли победа в раунде { $count }?
event-asked_plan_card = { $faction }: вопрос к фракции «{ $other }» — есть ли в вашем плане карта этого вида: { $kind }?
event-asked_plan_leader = { $faction }: вопрос к фракции «{ $other }» — участвует ли в вашем плане { $leader }?
event-asked_plan_dial = { $faction }: вопрос к фракции «{ $other }» — выставляете ли вы на диске не меньше { $count }?
event-answered = { $answer ->
    [yes] { $faction }: да.
   *[no] { $faction }: нет.
}

trance-card_kind = Есть ли у вас карта этого вида: { $kind }?
trance-storm_card = Вы видели, что число следующей бури — { $count }?
trance-spice_card = Вы видели, что следующая карта Пряности — «{ $territory }»?
trance-spice_worm = Вы видели, что следующая карта Пряности — Шаи-Хулуд?
trance-will_attack = Вы нападёте на меня до следующей фазы «Итоги» ({ $territory })?
trance-will_ship = Вы высадитесь до следующей фазы «Итоги» ({ $territory })?
trance-will_bid = Вы ещё сделаете ставку в этой фазе?
trance-will_ally = Вы проголосуете на следующем Схождении за союз с фракцией «{ $third }»?
trance-own_words = Вопрос, заданный мной за столом своими словами
why-trance-unseen = Фракция «{ $faction }» эту карту не смотрела.
why-trance-intention = Фракции «{ $faction }» сейчас нечего такого решать.
ask-trance_answer-will_attack = Вы нападёте до следующей фазы «Итоги» ({ $territory })? Ответ вас свяжет.
ask-trance_answer-will_ship = Вы высадитесь до следующей фазы «Итоги» ({ $territory })? Ответ вас свяжет.
ask-trance_answer-will_bid = Вы ещё сделаете ставку в этой фазе? Ответ вас свяжет.
ask-trance_answer-will_ally = Вы проголосуете на следующем Схождении за союз с фракцией «{ $third }»? Ответ вас свяжет.
ask-trance_answer-own_words = Ваш ответ на вопрос, заданный за столом, — по чести?
why-trance-vow = Такой ответ вы не смогли бы сдержать.

event-asked_card_kind = { $faction }: вопрос к фракции «{ $other }» — есть ли у вас карта этого вида: { $kind }?
event-asked_storm_card = { $faction }: вопрос к фракции «{ $other }» — видели ли вы, что число следующей бури — { $count }?
event-asked_spice_card = { $faction }: вопрос к фракции «{ $other }» — видели ли вы, что следующая карта Пряности — «{ $territory }»?
event-asked_spice_worm = { $faction }: вопрос к фракции «{ $other }» — видели ли вы, что следующая карта Пряности — Шаи-Хулуд?
event-asked_will_attack = { $faction }: вопрос к фракции «{ $other }» — нападёте ли вы на меня до следующей фазы «Итоги» ({ $territory })?
event-asked_will_ship = { $faction }: вопрос к фракции «{ $other }» — высадитесь ли вы до следующей фазы «Итоги» ({ $territory })?
event-asked_will_bid = { $faction }: вопрос к фракции «{ $other }» — сделаете ли вы ещё ставку в этой фазе?
event-asked_will_ally = { $faction }: вопрос к фракции «{ $other }» — проголосуете ли вы на следующем Схождении за союз с фракцией «{ $third }»?
event-asked_own_words = { $faction }: вопрос к фракции «{ $other }» своими словами, сказанный за столом.
event-answered_on_honour = { $answer ->
    [yes] { $faction }: да. По чести: правила этого проверить не могут.
   *[no] { $faction }: нет. По чести: правила этого проверить не могут.
}
