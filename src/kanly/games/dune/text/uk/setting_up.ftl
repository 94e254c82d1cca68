# Приготування: хто за кого грає, провіщення, зрадники, загони.

ask-take_faction = Яку фракцію ви берете?
take_faction-option = { $faction }
ask-swap = Ваша фракція: { $faction }. Хочете зіграти за іншу? Її гравець має погодитися.
swap-option = Запропонувати обмін: { $faction }
swap-pass = Залишити свою
ask-answer_swap = { $faction }: пропозиція помінятися місцями з фракцією «{ $other }». Ви згодні?
answer_swap-accept = Помінятися
answer_swap-decline = Не мінятися
why-faction-taken = Фракцію «{ $faction }» вже зайнято.
why-faction-not-in-pool = Фракція «{ $faction }» не входить до набору для цієї кількості гравців.
why-faction-not-in-play = Фракції «{ $faction }» немає в цій партії.
why-faction-own = Ви самі граєте за фракцію «{ $faction }».
why-faction-fixed = Хто грає за фракцію «{ $faction }», визначено наперед.
event-number_drawn = Місце { $seat } витягує номер { $number }.
event-seated = Місце { $seat } грає за фракцію «{ $faction }».
event-swap_offered = { $faction }: пропозиція обміну для фракції «{ $other }».
event-swap_declined = { $other }: відмова від обміну з фракцією «{ $faction }».
event-swapped = { $faction } і { $other } міняються місцями.

ask-predicted_faction = Ваше провіщення: яка фракція переможе?
predicted_faction-option = { $faction }
ask-predicted_round = Ваше провіщення: у якому раунді переможе фракція «{ $faction }»?
predicted_round-option = Раунд { $number }
why-prediction-own = Провіщають перемогу іншої фракції, не «{ $faction }».
event-predicted = { $faction }: провіщення зроблено.

ask-keep_traitor = { $faction }: якого зрадника залишити?
keep_traitor-option = { $leader } ({ $faction }), бойова сила { $strength }
why-traitor-not-dealt = Фракції «{ $faction }» не дісталася карта: { $leader }.
event-traitor_dealt = { $faction }: роздано карту зрадника — { $leader }.
event-traitor_kept = { $faction }: зрадником лишається { $leader }.
event-traitors_kept = Зрадників вибрано.

ask-place_forces = Скільки загонів починають тут: { $node }? Лишилося розмістити: { $count }. Наступне місце: { $next }.
place_forces-option = { $number }
why-too-few-to-place = { $number ->
    [0] Розміщувати більше нікого.
   *[other] Лишилося розмістити тільки { $number }.
}
ask-place_fedaykin = Скільки з цих загонів ({ $node }) — федайкіни?
place_fedaykin-option = { $number }
why-too-few-fedaykin = Федайкінів тут може бути не більше { $number }.
ask-place_advisor = Де починає перша радниця?
place_advisor-option = { $node }
event-forces_placed = { $count ->
    [one] { $faction }: { $count } загін на початку ({ $node }).
    [few] { $faction }: { $count } загони на початку ({ $node }).
    [many] { $faction }: { $count } загонів на початку ({ $node }).
   *[other] { $faction }: { $count } загону на початку ({ $node }).
}
event-fedaykin_placed = З них федайкінів: { $count } ({ $node }).
event-advisor_placed = { $faction }: радниця на початку ({ $node }).
