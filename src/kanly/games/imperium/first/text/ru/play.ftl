# Игра и её варианты правил; вопросы, события, причины, стол в терминале.

game-imperium = Дюна. Империя
game-imperium-help = Агенты, интриги и ментат: первая игра серии, в которой дома Ландсраада собирают колоды и сражаются за Арракис.
setting-masterstroke_optional = «Гениальный ход» может подождать
setting-masterstroke_optional-help = Барон может не показывать свои две фракции в ход, когда разместил четыре отряда.
setting-bindu_pass_optional = «Отключение бинду» не обязательно завершает ход
setting-bindu_pass_optional-help = Разыгравший «Отключение бинду» берёт карту и может продолжить ход.

## Вопросы

ask-victory = Вы выиграли конфликт: разыграете карту?
victory-pass = Не разыгрывать
ask-voice = Какую ячейку вы называете?
voice-option = { $space }
ask-origin = Какого агента вы отправляете?
origin-leader = Агента от лидера
origin-option = Агента из ячейки «{ $space }»
ask-masterstroke = «Гениальный ход»: какие две фракции вы тайно выбираете?
masterstroke-option = { $first } и { $second }
ask-prescience = Предвидение
prescience-look = Посмотреть верхнюю карту своей колоды
ask-recover = Какую карту вы берёте из сброса?
recover-option = { $card }
ask-snoop = Вы увидели верхнюю карту своей колоды: взять её или удалить?
snoop-draw = Взять карту «{ $card }»
snoop-trash = Удалить карту «{ $card }»
ask-victim = Кто теряет отряд в зоне конфликта?
victim-option = { $house }
ask-ordeal = «Испытание на человечность»: чем вы поступитесь?
ordeal-discard = Сбросить карту
ordeal-troop = Потерять отряд в зоне конфликта
ask-suspension = Закончить ход?
suspension-pass_turn = Закончить ход
suspension-stay = Продолжить ход
ask-endgame = Игра заканчивается: разыграете карту?

## События

event-mentat = { $house } берёт ментата.
event-mentat_back = Ментат возвращается в свою ячейку.
event-mentat_promised = { $house } возьмёт ментата в начале следующего раунда.
event-voice = { $house } не пускает соперников в ячейку «{ $space }».
event-moves_agent = { $house } забирает агента из ячейки «{ $space }».
event-plans = { $house }: две фракции тайно выбраны.
event-strikes = { $house } показывает выбранные фракции: { $faction } и { $second_faction }.
event-recovers = { $house } берёт карту «{ $card }» из сброса.

## События — для того, кто это сделал

you-mentat = Вы берёте ментата.
you-mentat_promised = Вы возьмёте ментата в начале следующего раунда.
you-voice = Вы не пускаете оппонентов в ячейку «{ $space }».
you-moves_agent = Вы забираете агента из ячейки «{ $space }».
you-plans = Вы тайно выбрали две фракции.
you-strikes = Вы показываете выбранные фракции: { $faction } и { $second_faction }.
you-recovers = Вы берёте карту «{ $card }» из сброса.

## Почему чего-то не предлагают

why-not-reached = Ни на одной карте у вас на руке нет символа, ведущего сюда.
why-not-agt-02 = На карте «{ $card }» нет символа, ведущего в ячейку «{ $space }».
why-not-agt-03 = Здесь стоит чужой агент ({ $house }).
why-not-voice = «Голос» не пускает вас в ячейку «{ $space }».
why-not-victory = Так карту «{ $intrigue }» разыгрывают, выиграв конфликт.
why-not-prescience = Верхнюю карту вы уже знаете, или её нет.

## Стол в терминале

paint-heading-plain = Раунд { $round }, { $phase } · первый игрок: { $house } · { $conflicts ->
    [one] ещё { $conflicts } конфликт
    [few] ещё { $conflicts } конфликта
    [many] ещё { $conflicts } конфликтов
   *[other] ещё { $conflicts } конфликта
}
paint-legend = > доступно картам с руки, ! конфликт, A агент, (A) контроль, +1 бонусная Пряность, * союз; подробнее: look НАЗВАНИЕ
paint-mentat = ментат
paint-mentat-promised = ментат в следующем раунде
paint-plan = «Гениальный ход»: { $first } и { $second }
paint-struck = «Гениальный ход» использован: { $first } и { $second }
paint-top = следующая карта «{ $card }»
paint-voice = «Голос» ({ $house }): { $space }
