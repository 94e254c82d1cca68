# Гра та її варіанти правил; запитання, події, причини, стіл у терміналі.

game-imperium = Дюна. Імперіум
game-imperium-help = Агенти, інтриги й ментат: перша гра серії, у якій доми Ландсрааду збирають колоди й б'ються за Арракіс.
setting-masterstroke_optional = «Геніальний хід» може зачекати
setting-masterstroke_optional-help = Барон може не показувати свої дві фракції в хід, коли розгорнув чотири загони.
setting-bindu_pass_optional = «Зупинка бінду» не мусить закінчувати хід
setting-bindu_pass_optional-help = Хто зіграв «Зупинку бінду», бере карту й може продовжити хід.

## Запитання

ask-victory = Ви виграли конфлікт: зіграєте карту?
victory-pass = Не грати
ask-voice = Яку локацію ви називаєте?
voice-option = { $space }
ask-origin = Якого агента ви відправляєте?
origin-leader = Агента від лідера
origin-option = Агента з локації «{ $space }»
ask-masterstroke = «Геніальний хід»: які дві фракції ви таємно вибираєте?
masterstroke-option = { $first } і { $second }
ask-prescience = Передбачення
prescience-look = Подивитися верхню карту своєї колоди
ask-recover = Яку карту ви берете зі скиду?
recover-option = { $card }
ask-snoop = Ви побачили верхню карту своєї колоди: узяти її чи знищити?
snoop-draw = Узяти карту «{ $card }»
snoop-trash = Знищити карту «{ $card }»
ask-victim = Хто втрачає загін у Зоні конфлікту?
victim-option = { $house }
ask-ordeal = «Випробування людяності»: чим ви поступитеся?
ordeal-discard = Скинути карту
ordeal-troop = Втратити загін у Зоні конфлікту
ask-suspension = Закінчити хід?
suspension-pass_turn = Закінчити хід
suspension-stay = Продовжити хід
ask-endgame = Гра закінчується: зіграєте карту?

## Події

event-mentat = { $house } бере ментата.
event-mentat_back = Ментат повертається у свою локацію.
event-mentat_promised = { $house } візьме ментата на початку наступного раунду.
event-voice = { $house } не пускає суперників у локацію «{ $space }».
event-moves_agent = { $house } забирає агента з локації «{ $space }».
event-plans = { $house }: дві фракції таємно вибрано.
event-strikes = { $house } показує вибрані фракції: { $faction } і { $second_faction }.
event-recovers = { $house } бере карту «{ $card }» зі скиду.

## Події — для того, хто це зробив

you-mentat = Ви берете ментата.
you-mentat_promised = Ви візьмете ментата на початку наступного раунду.
you-voice = Ви не пускаєте суперників у локацію «{ $space }».
you-moves_agent = Ви забираєте агента з локації «{ $space }».
you-plans = Ви таємно вибрали дві фракції.
you-strikes = Ви показуєте вибрані фракції: { $faction } і { $second_faction }.
you-recovers = Ви берете карту «{ $card }» зі скиду.

## Чому чогось не пропонують

why-not-reached = На жодній карті у вас на руці немає символу, що веде сюди.
why-not-agt-02 = На карті «{ $card }» немає символу, що веде в локацію «{ $space }».
why-not-agt-03 = Тут стоїть чужий агент ({ $house }).
why-not-voice = «Голос» не пускає вас у локацію «{ $space }».
why-not-victory = Так карту «{ $intrigue }» грають, вигравши конфлікт.
why-not-prescience = Верхню карту ви вже знаєте, або її немає.

## Стіл у терміналі

paint-heading-plain = Раунд { $round }, { $phase } · перший гравець: { $house } · { $conflicts ->
    [one] ще { $conflicts } конфлікт
    [few] ще { $conflicts } конфлікти
    [many] ще { $conflicts } конфліктів
   *[other] ще { $conflicts } конфлікту
}
paint-legend = > досяжно картами з руки, ! бій, A агент, (A) контроль, +1 додаткові прянощі, * союз; докладніше: look НАЗВА
paint-mentat = ментат
paint-mentat-promised = ментат у наступному раунді
paint-plan = «Геніальний хід»: { $first } і { $second }
paint-struck = «Геніальний хід» використано: { $first } і { $second }
paint-top = наступна карта «{ $card }»
paint-voice = «Голос» ({ $house }): { $space }
