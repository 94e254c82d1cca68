# Фаза 7, бій.

## Який бій

ask-battle = Ви агресор: де наступний бій?
battle-here = Бій тут: { $node }
why-no-battle = Тут ({ $node }) у вас немає противника: більше нікого немає або вас розділяє буря.
ask-opponent = Проти кого ви вступаєте в бій ({ $node })?
opponent-this = Противник: { $faction }
why-no-opponent = Вступити тут ({ $node }) у бій із фракцією «{ $faction }» не можна: вона ваш союзник, відокремлена від вас або її там немає.
event-battle = Бій ({ $territory }). Агресор: { $faction }, оборонець: { $other }.
event-leaderless = { $faction }: ні лідера, ні героя, тож бій без карт.

## Перед планами

ask-voice = Застосувати Голос до фракції «{ $faction }»?
voice-play = Наказати: зіграти карту виду «{ $kind }»
voice-not = Наказати: не грати карту виду «{ $kind }»
voice-pass = Промовчати
event-voice = { $order ->
    [play] { $faction }: Голос. Фракції «{ $other }» наказано зіграти карту виду «{ $kind }».
   *[not] { $faction }: Голос. Фракції «{ $other }» заборонено грати карту виду «{ $kind }».
}
ask-prescience = Що ви хочете передбачити у плані фракції «{ $faction }»?
ask-prescience-ally = Ваш союзник «{ $other }» б'ється з фракцією «{ $faction }». Що ви хочете передбачити в її плані?
prescience-dial = Значення на диску
prescience-leader = Лідера
prescience-weapon = Зброю
prescience-defence = Захист
prescience-pass = Нічого
event-prescience = { $element ->
    [dial] { $faction }: передбачення. Фракція «{ $other }» називає значення на диску.
    [leader] { $faction }: передбачення. Фракція «{ $other }» називає лідера.
    [weapon] { $faction }: передбачення. Фракція «{ $other }» називає зброю.
   *[defence] { $faction }: передбачення. Фракція «{ $other }» називає захист.
}
ask-prescience_answer = { $element ->
    [dial] Атріди передбачають ваше значення на диску: яким воно буде?
    [leader] Атріди передбачають вашого лідера: хто це буде?
    [weapon] Атріди передбачають вашу зброю: якою вона буде?
   *[defence] Атріди передбачають ваш захист: яким він буде?
}
prescience_answer-none = Немає
prescience_answer-card = { $card }
prescience_answer-leader = { $leader }
prescience_answer-dial = Виставити { $amount }
why-not-in-any-plan = { $element ->
    [dial] У жодному можливому для вас плані немає такого значення на диску.
    [leader] У жодному можливому для вас плані немає такого лідера.
    [weapon] У жодному можливому для вас плані немає такої зброї.
   *[defence] У жодному можливому для вас плані немає такого захисту.
}
event-foreseen_dial = { $faction }: на диску буде { $amount }.
event-foreseen_leader = { $faction }, лідер: { $leader }.
event-foreseen_weapon = { $faction }, зброя: { $card }.
event-foreseen_defence = { $faction }, захист: { $card }.
ask-ready = { $faction }: готові скласти бойовий план?
ready-ready = Скласти план
ready-karama = Зіграти «Караму»: противник складає план першим і показує його весь
why-no-plan-look = Побачити весь план наперед можуть лише Атріди, своєю картою «Карама».
why-power-used = «{ $power }»: у цій партії вже застосовано.

## План

leader-none = немає
leader-unseen = герой
leader-cheap_hero = Герой моменту
leader-cheap_heroine = Героїня моменту
card-none = немає
card-unseen = карта
ask-plan_dial = Бій із фракцією «{ $faction }» ({ $territory }): скільки ви виставляєте на диску?
ask-plan_dial-supported = Бій із фракцією «{ $faction }» ({ $territory }): скільки ви виставляєте на диску? Загін без прянощів дає половину.
plan_dial-amount = Виставити { $amount }
plan_dial-spice = Виставити { $amount }, прянощі: { $spice }
plan_dial-spices = Виставити { $amount }, прянощі: від { $least } до { $most }
why-dial-too-high = Ваші загони там варті щонайбільше { $amount }.
why-dial-no-forces = Жоден набір ваших загонів там не дає рівно стільки.
why-plan-bound = Цього не дозволяє наказ або дана вами відповідь.
ask-plan_support = Скільки прянощів ви платите при значенні { $amount } на диску?
plan_support-amount = Прянощі: { $spice }, втрати: { $count }
plan_support-range = Прянощі: { $spice }, втрати: від { $least } до { $most }
why-support-too-little-spice = У вас прянощів: { $spice }.
why-support-no-forces = За такої оплати жоден набір ваших загонів там не дає { $amount }.
ask-plan_leader = Бій із фракцією «{ $faction }» ({ $territory }): хто веде ваші загони?
plan_leader-this = { $leader }, бойова сила { $strength }
plan_leader-hero = { $card }
plan_leader-none = Ніхто
why-leader-mandatory = Поки у вас є лідер або герой, хтось із них повинен іти в бій.
why-leader-dead = { $leader } в аксолотлевих резервуарах.
why-leader-not-yours = { $leader } на боці фракції «{ $faction }».
why-leader-fought-elsewhere = { $leader } цього раунду б'ється на території «{ $territory }».
ask-plan_kwisatz_haderach = Чи йде Квізац Хадерах із вашим лідером?
plan_kwisatz_haderach-yes = Так: бойова сила більша на 2
plan_kwisatz_haderach-no = Ні
ask-plan_weapon = Бій із фракцією «{ $faction }» ({ $territory }): яка зброя?
plan_weapon-none = Без зброї
ask-plan_defence = Бій із фракцією «{ $faction }» ({ $territory }): який захист?
plan_defence-none = Без захисту
plan-card = { $card }
why-card-is-weapon = Карта «{ $card }» уже лежить як зброя.
event-plan = { $kwisatz_haderach ->
    [yes] { $faction }: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] { $faction }: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}
event-plan_shown = { $kwisatz_haderach ->
    [yes] { $faction }, план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] { $faction }, план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}

## Зрадники

ask-traitor = Проти вас стоїть { $leader }: розкрити зрадника?
traitor-call = { $leader } — зрада!
traitor-pass = Промовчати
why-no-traitor-card = Ви не маєте карти зрадника: { $leader }.
event-traitor = { $faction }: { $leader } зраджує фракцію «{ $other }»!

## Результат

event-strengths = { $faction } — { $amount }, { $other } — { $against }.
event-battle_won = Бій ({ $territory }). Перемога: { $faction }, поразка: { $other }.
event-battle_lost_by_both = Зрада з обох боків: у бою ({ $territory }) немає переможця.
event-explosion = «Лазеростріл» і «Щит»: усе на території «{ $territory }» знищено.
event-kwisatz_haderach_died = { $faction }: Квізац Хадерах гине.
event-leader_killed = { $faction }: гине лідер { $leader }.
event-kept = { $faction }: карта «{ $card }» лишається на руці.
ask-lose_forces = Ви перемогли: які загони ви втрачаєте?
lose_forces-these = Звичайні загони: { $normal }, із зірочкою: { $special }
why-not-these-losses = Ці загони не дають вашого значення на диску зі сплаченими прянощами.
ask-lose_in_sector = { $force ->
    [special] Лишилося втратити загонів із зірочкою: { $amount }. Скільки з них тут: { $node }?
   *[normal] Лишилося втратити загонів: { $amount }. Скільки з них тут: { $node }?
}
lose_in_sector-count = { $amount }
why-not-so-many-here = Тут ({ $node }) втрачають не менше { $least } і не більше { $most }.
ask-keep_card = Ви перемогли: залишити собі карту «{ $card }»?
keep_card-keep = Залишити карту «{ $card }»
keep_card-discard = Скинути карту «{ $card }»

## Бранці

ask-capture = Ви перемогли: узяти навмання лідера противника?
capture-draw = Витягнути
capture-pass = Не брати
ask-captive = Витягнуто лідера: { $leader }. Що буде з бранцем?
captive-kill = Убити за 2 прянощі: { $leader }
captive-capture = Залишити собі на один бій: { $leader }
captive-pass = Відпустити: { $leader }
why-nobody-to-draw = У фракції «{ $faction }» не лишилося лідера, якого ви могли б витягнути.
event-leader_drawn = { $faction }: витягнуто лідера фракції «{ $other }».
event-drawn_leader = { $faction }: витягнуто лідера — { $leader }.
event-leader_let_go = { $faction }: лідера фракції «{ $other }» відпущено.
event-leader_buried = { $faction }: лідера фракції «{ $other }» вбито, він лежить долілиць.
event-leader_captured = { $faction }: { $leader } у полоні.
event-leader_returned = { $leader } повертається до фракції «{ $faction }».
