# Подготовка: кто за кого играет, предсказание, предатели, отряды.

ask-take_faction = Какую фракцию вы берёте?
take_faction-option = { $faction }
ask-swap = Ваша фракция: { $faction }. Хотите сыграть за другую? Её игрок должен согласиться.
swap-option = Предложить обмен: { $faction }
swap-pass = Оставить свою
ask-answer_swap = { $faction }: предложение поменяться местами с фракцией «{ $other }». Вы согласны?
answer_swap-accept = Поменяться
answer_swap-decline = Не меняться
why-faction-taken = Фракция «{ $faction }» уже занята.
why-faction-not-in-pool = Фракция «{ $faction }» не входит в набор для этого числа игроков.
why-faction-not-in-play = Фракции «{ $faction }» нет в этой партии.
why-faction-own = Вы сами играете за фракцию «{ $faction }».
why-faction-fixed = Кто играет за фракцию «{ $faction }», задано заранее.
event-number_drawn = Место { $seat } вытягивает номер { $number }.
event-seated = Место { $seat } играет за фракцию «{ $faction }».
event-swap_offered = { $faction }: предложение обмена для фракции «{ $other }».
event-swap_declined = { $other }: отказ от обмена с фракцией «{ $faction }».
event-swapped = { $faction } и { $other } меняются местами.

ask-predicted_faction = Ваше предсказание: какая фракция победит?
predicted_faction-option = { $faction }
ask-predicted_round = Ваше предсказание: в каком раунде победит фракция «{ $faction }»?
predicted_round-option = Раунд { $number }
why-prediction-own = Предсказывают победу другой фракции, не «{ $faction }».
event-predicted = { $faction }: предсказание сделано.

ask-keep_traitor = { $faction }: какого предателя оставить?
keep_traitor-option = { $leader } ({ $faction }), боевая сила { $strength }
why-traitor-not-dealt = Фракции «{ $faction }» не досталась карта: { $leader }.
event-traitor_dealt = { $faction }: роздана карта предателя — { $leader }.
event-traitor_kept = { $faction }: предателем остаётся { $leader }.
event-traitors_kept = Предатели выбраны.

ask-place_forces = Сколько отрядов начинают здесь: { $node }? Осталось разместить: { $count }. Следующее место: { $next }.
place_forces-option = { $number }
why-too-few-to-place = { $number ->
    [0] Размещать больше некого.
   *[other] Осталось разместить только { $number }.
}
ask-place_fedaykin = Сколько из этих отрядов ({ $node }) — федайкины?
place_fedaykin-option = { $number }
why-too-few-fedaykin = Федайкинов здесь может быть не больше { $number }.
ask-place_advisor = Где начинает первая советница?
place_advisor-option = { $node }
event-forces_placed = { $count ->
    [one] { $faction }: { $count } отряд на старте ({ $node }).
    [few] { $faction }: { $count } отряда на старте ({ $node }).
    [many] { $faction }: { $count } отрядов на старте ({ $node }).
   *[other] { $faction }: { $count } отряда на старте ({ $node }).
}
event-fedaykin_placed = Из них федайкинов: { $count } ({ $node }).
event-advisor_placed = { $faction }: советница на старте ({ $node }).
