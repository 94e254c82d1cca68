# Фаза 7, бой.

## Какой бой

ask-battle = Вы агрессор: где следующий бой?
battle-here = Бой здесь: { $node }
why-no-battle = Здесь ({ $node }) у вас нет противника: больше никого нет или вас разделяет буря.
ask-opponent = Против кого вы вступаете в бой ({ $node })?
opponent-this = Противник: { $faction }
why-no-opponent = Вступить здесь ({ $node }) в бой с фракцией «{ $faction }» нельзя: она ваш союзник, отделена от вас или её там нет.
event-battle = Бой ({ $territory }). Агрессор: { $faction }, противник: { $other }.
event-leaderless = { $faction }: ни лидера, ни героя, поэтому бой без карт.

## Перед планами

ask-voice = Применить Голос к фракции «{ $faction }»?
voice-play = Приказать: сыграть карту вида «{ $kind }»
voice-not = Приказать: не играть карту вида «{ $kind }»
voice-pass = Промолчать
event-voice = { $order ->
    [play] { $faction }: Голос. Фракции «{ $other }» приказано сыграть карту вида «{ $kind }».
   *[not] { $faction }: Голос. Фракции «{ $other }» запрещено играть карту вида «{ $kind }».
}
ask-prescience = Что вы хотите предвидеть в плане фракции «{ $faction }»?
ask-prescience-ally = Ваш союзник «{ $other }» сражается с фракцией «{ $faction }». Что вы хотите предвидеть в её плане?
prescience-dial = Значение на диске
prescience-leader = Лидера
prescience-weapon = Оружие
prescience-defence = Защиту
prescience-pass = Ничего
event-prescience = { $element ->
    [dial] { $faction }: предвидение. Фракция «{ $other }» называет значение на диске.
    [leader] { $faction }: предвидение. Фракция «{ $other }» называет лидера.
    [weapon] { $faction }: предвидение. Фракция «{ $other }» называет оружие.
   *[defence] { $faction }: предвидение. Фракция «{ $other }» называет защиту.
}
ask-prescience_answer = { $element ->
    [dial] Атрейдесы предвидят ваше значение на диске: каким оно будет?
    [leader] Атрейдесы предвидят вашего лидера: кто это будет?
    [weapon] Атрейдесы предвидят ваше оружие: каким оно будет?
   *[defence] Атрейдесы предвидят вашу защиту: какой она будет?
}
prescience_answer-none = Нет
prescience_answer-card = { $card }
prescience_answer-leader = { $leader }
prescience_answer-dial = Выставить { $amount }
why-not-in-any-plan = { $element ->
    [dial] Ни в одном возможном для вас плане нет такого значения на диске.
    [leader] Ни в одном возможном для вас плане нет такого лидера.
    [weapon] Ни в одном возможном для вас плане нет такого оружия.
   *[defence] Ни в одном возможном для вас плане нет такой защиты.
}
event-foreseen_dial = { $faction }: на диске будет { $amount }.
event-foreseen_leader = { $faction }, лидер: { $leader }.
event-foreseen_weapon = { $faction }, оружие: { $card }.
event-foreseen_defence = { $faction }, защита: { $card }.
ask-ready = { $faction }: готовы составить боевой план?
ready-ready = Составить план
ready-karama = Сыграть «Караму»: противник составляет план первым и показывает его целиком
why-no-plan-look = Увидеть весь план заранее могут только Атрейдесы, своей картой «Карама».
why-power-used = «{ $power }»: в этой партии уже применено.

## План

leader-none = нет
leader-unseen = герой
leader-cheap_hero = Герой момента
leader-cheap_heroine = Героиня момента
card-none = нет
card-unseen = карта
ask-plan_dial = Бой с фракцией «{ $faction }» ({ $territory }): сколько вы выставляете на диске?
ask-plan_dial-supported = Бой с фракцией «{ $faction }» ({ $territory }): сколько вы выставляете на диске? Отряд без Пряности даёт половину.
plan_dial-amount = Выставить { $amount }
plan_dial-spice = Выставить { $amount }, Пряность: { $spice }
plan_dial-spices = Выставить { $amount }, Пряность: от { $least } до { $most }
why-dial-too-high = Ваши отряды там стоят самое большее { $amount }.
why-dial-no-forces = Никакой набор ваших отрядов там не даёт ровно столько.
why-plan-bound = Этого не позволяет приказ или данный вами ответ.
ask-plan_support = Сколько Пряности вы платите при значении { $amount } на диске?
plan_support-amount = Пряность: { $spice }, потери: { $count }
plan_support-range = Пряность: { $spice }, потери: от { $least } до { $most }
why-support-too-little-spice = У вас Пряности: { $spice }.
why-support-no-forces = При такой оплате никакой набор ваших отрядов там не даёт { $amount }.
ask-plan_leader = Бой с фракцией «{ $faction }» ({ $territory }): кто ведёт ваши отряды?
plan_leader-this = { $leader }, боевая сила { $strength }
plan_leader-hero = { $card }
plan_leader-none = Никто
why-leader-mandatory = Пока у вас есть лидер или герой, кто-то из них обязан идти в бой.
why-leader-dead = { $leader } в аксолотль-баках.
why-leader-not-yours = { $leader } на стороне фракции «{ $faction }».
why-leader-fought-elsewhere = { $leader } в этом раунде дерётся на территории «{ $territory }».
ask-plan_kwisatz_haderach = Идёт ли Квисатц Хадерах с вашим лидером?
plan_kwisatz_haderach-yes = Да: боевая сила больше на 2
plan_kwisatz_haderach-no = Нет
ask-plan_weapon = Бой с фракцией «{ $faction }» ({ $territory }): какое оружие?
plan_weapon-none = Без оружия
ask-plan_defence = Бой с фракцией «{ $faction }» ({ $territory }): какая защита?
plan_defence-none = Без защиты
plan-card = { $card }
why-card-is-weapon = Карта «{ $card }» уже лежит как оружие.
event-plan = { $kwisatz_haderach ->
    [yes] { $faction }: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] { $faction }: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}
event-plan_shown = { $kwisatz_haderach ->
    [yes] { $faction }, план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] { $faction }, план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}

## Предатели

ask-traitor = Против вас стоит { $leader }: раскрыть предателя?
traitor-call = { $leader } — предатель!
traitor-pass = Промолчать
why-no-traitor-card = У вас нет карты предателя: { $leader }.
event-traitor = { $faction }: { $leader }, лидер фракции «{ $other }», — предатель!

## Исход

event-strengths = { $faction } — { $amount }, { $other } — { $against }.
event-battle_won = Бой ({ $territory }). Победитель: { $faction }, побеждённый: { $other }.
event-battle_lost_by_both = Предательство с обеих сторон: в бою ({ $territory }) нет победителя.
event-explosion = «Лучемёт» и «Щит»: всё на территории «{ $territory }» уничтожено.
event-kwisatz_haderach_died = { $faction }: Квисатц Хадерах гибнет.
event-leader_killed = { $faction }: гибнет лидер { $leader }.
event-kept = { $faction }: карта «{ $card }» остаётся на руке.
ask-lose_forces = Вы победили: какие отряды вы теряете?
lose_forces-these = Обычные отряды: { $normal }, со звёздочкой: { $special }
why-not-these-losses = Эти отряды не дают вашего значения на диске при уплаченной Пряности.
ask-lose_in_sector = { $force ->
    [special] Осталось потерять отрядов со звёздочкой: { $amount }. Сколько из них здесь: { $node }?
   *[normal] Осталось потерять отрядов: { $amount }. Сколько из них здесь: { $node }?
}
lose_in_sector-count = { $amount }
why-not-so-many-here = Здесь ({ $node }) теряют не меньше { $least } и не больше { $most }.
ask-keep_card = Вы победили: оставить себе карту «{ $card }»?
keep_card-keep = Оставить карту «{ $card }»
keep_card-discard = Сбросить карту «{ $card }»

## Пленники

ask-capture = Вы победили: взять случайного лидера противника?
capture-draw = Вытянуть
capture-pass = Не брать
ask-captive = Вытянут лидер: { $leader }. Что будет с пленником?
captive-kill = Убить за 2 Пряности: { $leader }
captive-capture = Оставить себе на один бой: { $leader }
captive-pass = Отпустить: { $leader }
why-nobody-to-draw = У фракции «{ $faction }» не осталось лидера, которого вы могли бы вытянуть.
event-leader_drawn = { $faction }: вытянут лидер фракции «{ $other }».
event-drawn_leader = { $faction }: вытянут лидер — { $leader }.
event-leader_let_go = { $faction }: лидер фракции «{ $other }» отпущен.
event-leader_buried = { $faction }: лидер фракции «{ $other }» убит и лежит лицевой стороной вниз.
event-leader_captured = { $faction }: { $leader } в плену.
event-leader_returned = { $leader } возвращается к фракции «{ $faction }».
