# Ходы игроков: о чём спрашивают, что предлагают.

## Ход

ask-turn = Ваш ход: отправите агента или раскроете карты?
ask-agent-turn = Агент на месте: что дальше?
ask-reveal-turn = { $persuasion ->
    [one] Раскрытие карт, осталось { $persuasion } очко убеждения: что дальше?
    [few] Раскрытие карт, осталось { $persuasion } очка убеждения: что дальше?
    [many] Раскрытие карт, осталось { $persuasion } очков убеждения: что дальше?
   *[other] Раскрытие карт, осталось { $persuasion } очка убеждения: что дальше?
}
turn-reveal = Раскрыть карты с руки
turn-all = Выполнить всё обязательное в этом порядке
turn-end = Закончить ход
turn-buy = { $cost ->
    [one] Купить карту «{ $card }» за { $cost } очко убеждения
    [few] Купить карту «{ $card }» за { $cost } очка убеждения
    [many] Купить карту «{ $card }» за { $cost } очков убеждения
   *[other] Купить карту «{ $card }» за { $cost } очка убеждения
}
turn-deploy = { $n ->
    [one] Разместить { $n } отряд в зоне конфликта
    [few] Разместить { $n } отряда в зоне конфликта
    [many] Разместить { $n } отрядов в зоне конфликта
   *[other] Разместить { $n } отряда в зоне конфликта
}
play-option = { $card }: агент в ячейку «{ $space }»
play-option-cost = { $card }: агент в ячейку «{ $space }» ({ $cost })
play-intrigue = Разыграть карту «{ $intrigue }»: { $effect }
ask-choice = Что из этого?
ask-settle = Что выполнить дальше?
settle-done = Остальное оставить

## Шпионы

ask-infiltrate = Внедрение: какого шпиона вы возвращаете?
infiltrate-option = Шпион: { $post }
ask-gather = Разведка: вернуть шпиона, чтобы взять карту?
gather-option = Вернуть шпиона ({ $post }), взять 1 карту
gather-pass = Оставить шпионов на местах
ask-spy = Куда вы отправляете шпиона?
spy-option = Пункт: { $post }
spy-pass = Не отправлять шпиона
ask-recall_first = Шпионов в запасе нет: какого вернуть сначала, без эффекта?
recall_first-option = Шпион: { $post }
recall_first-pass = Никакого: не отправлять шпиона
ask-recall = Какого шпиона вы возвращаете?
recall-option = Шпион: { $post }

## О чём спрашивают эффекты

ask-faction = { $n ->
    [one] В какой фракции вы получаете { $n } влияние?
   *[other] В какой фракции вы получаете все { $n } влияния?
}
faction-option = { $faction }
ask-lose = В какой фракции вы теряете 1 влияние?
lose-option = { $faction }
ask-two_factions = В каких двух фракциях вы получаете по 1 влиянию?
two_factions-option = { $first } и { $second }
ask-heir = Вы теряете союз с фракцией «{ $faction }»: кому он достанется?
heir-option = { $house }
ask-discard = Какую карту вы сбрасываете?
discard-option = { $card }
ask-trash = Какую карту вы удаляете?
trash-option-hand = { $card } — с руки
trash-option-discard = { $card } — из сброса
trash-option-play = { $card } — из активных
ask-trash_intrigue = Какую карту интриги вы удаляете?
trash_intrigue-option = { $intrigue }
ask-acquire = Какую карту вы получаете?
acquire-option = { $card }
ask-set_aside = Какую карту рынка вы откладываете?
set_aside-option = { $card }
ask-recall_agent = Откуда вы возвращаете агента?
recall_agent-option = { $space }
ask-troops = Сколько отрядов вы размещаете в зоне конфликта?
troops-option = { $n }
ask-retreat = Сколько отрядов вы отводите?
retreat-option = { $n }

## Контракты

