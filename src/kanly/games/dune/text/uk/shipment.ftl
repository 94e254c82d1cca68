# Фаза 6, висадка й перекидання.

## До першого ходу

ask-declare_fight = Де ваші радниці стають воїнами?
declare_fight-here = Вступити в бій: { $territory }
declare_fight-pass = Ніде
declare_fight-no_more = Більше ніде
event-fight_declared = { $faction }: вступ у бій ({ $territory }).
event-spice_look = { $faction }: погляд на наступну карту прянощів.
event-spice_seen = Наступна карта прянощів: { $territory }.
event-worm_seen = Наступна карта прянощів: Шай-Хулуд.
ask-guild_moment = Гільдія висаджується й перекидає загони зараз?
guild_moment-act = Зараз
guild_moment-wait = Пізніше
event-guild_waits = { $faction }: очікування.
event-shipping_turn = { $faction }: хід висадки й перекидання.

## Висадка

ask-ship = { $faction }: як ви висаджуєтеся?
ship-reserves = З резерву
ship-deploy = З іншої півкулі планети
ship-cross = Через планету
ship-back = Назад у резерв
ship-pass = Ніяк
why-ship-decided = Висадку вже почато: спершу скасуйте її.
why-ship-way-reserves = Поза планетою у Фрименів нічого немає: вони приходять з іншої півкулі.
why-ship-way-deploy = Загони на іншій півкулі є лише у Фрименів.
why-ship-way-cross = Через планету висаджуються лише Гільдія та її союзник.
why-ship-way-back = Загони назад у резерв повертає лише Гільдія.
ask-ship_from = З якої території?
ship_from-here = Звідси: { $territory }
ship_from-pass = Нізвідки
ask-ship_to-reserves = { $faction }: куди ви висаджуєтеся?
ask-ship_to-cross = { $faction }: де висаджуються загони?
ask-ship_to-deploy = { $faction }: куди приходить резерв?
ship_to-full = { $price ->
    [one] { $node }: { $price } прянощі за загін
    [few] { $node }: { $price } прянощі за загін
    [many] { $node }: { $price } прянощів за загін
   *[other] { $node }: { $price } прянощів за загін
}
ship_to-half = { $price ->
    [one] { $node }: { $price } прянощі за кожні два загони
    [few] { $node }: { $price } прянощі за кожні два загони
    [many] { $node }: { $price } прянощів за кожні два загони
   *[other] { $node }: { $price } прянощів за кожні два загони
}
ship_to-free = { $node }
ship_to-storm = { $node }: там буря, половина загине
ship_to-pass = Не висаджуватися
why-ship-no-reserves = Фракція «{ $faction }» не має резерву.
why-ship-no-spice = Прянощів не вистачає навіть на один загін.
why-ship-nobody-there = На території «{ $territory }» у вас нікого немає.
why-ship-leaving-storm = Ваші загони на території «{ $territory }» у бурі.
why-ship-beyond-deployment = «{ $node }» — більше ніж за дві території від Великої рівнини.
why-ship-same-territory = Загони вже на території «{ $territory }»: потрібна інша.
why-ship-storm = Там буря: { $node }.
why-ship-own-advisors = На території «{ $territory }» ваші радниці: воїни не можуть до них приєднатися.
why-ship-stronghold-full = Територію «{ $territory }» вже займають дві інші фракції.
ask-ship_as = Ким прибувають ваші загони: { $node }?
ship_as-fighters = Воїнами
ship_as-advisors = Радницями
ask-ship_rate = { $count ->
    [one] { $count } загін: платите повну ціну?
    [few] { $count } загони: платите повну ціну?
    [many] { $count } загонів: платите повну ціну?
   *[other] { $count } загону: платите повну ціну?
}
ship_rate-full = { $price ->
    [one] Повна ціна: { $price } прянощі
    [few] Повна ціна: { $price } прянощі
    [many] Повна ціна: { $price } прянощів
   *[other] Повна ціна: { $price } прянощів
}
ship_rate-half = { $price ->
    [one] Пів ціни в банк — { $price } прянощі — і карта «{ $card }»
    [few] Пів ціни в банк — { $price } прянощі — і карта «{ $card }»
    [many] Пів ціни в банк — { $price } прянощів — і карта «{ $card }»
   *[other] Пів ціни в банк — { $price } прянощів — і карта «{ $card }»
}
ship_rate-pass = Усе-таки не висаджуватися
ask-ship_payment = Чиї прянощі витрачаються першими?
ship_payment-own = Ваші
ship_payment-allies = Союзника
why-ship-rate-full = { $count ->
    [one] { $count } загін: повна ціна { $price }, це більше, ніж ви маєте.
    [few] { $count } загони: повна ціна { $price }, це більше, ніж ви маєте.
    [many] { $count } загонів: повна ціна { $price }, це більше, ніж ви маєте.
   *[other] { $count } загону: повна ціна { $price }, це більше, ніж ви маєте.
}
why-ship-in-hand = Карти «{ $card }» ви не маєте, або застосувати її тут не можна.
ask-ship_forces = { $price ->
    [0] Скільки загонів відправити сюди: { $node }? Це безкоштовно.
    [1] Скільки загонів відправити сюди: { $node }? Два коштують 1 прянощі.
    [2] Скільки загонів відправити сюди: { $node }? Кожен коштує 1 прянощі.
   *[4] Скільки загонів відправити сюди: { $node }? Кожен коштує 2 прянощі.
}
ask-ship_forces-storm = Скільки загонів відправити сюди: { $node }? Це безкоштовно, але половина з округленням угору загине в бурі.
ask-ship_forces-back = Скільки загонів іде звідси: { $territory }?
ship_forces-some = { $price ->
    [0] { $count ->
        [one] { $count } загін безкоштовно
        [few] { $count } загони безкоштовно
        [many] { $count } загонів безкоштовно
       *[other] { $count } загону безкоштовно
    }
   *[other] { $count ->
        [one] { $count } загін, ціна: { $price }
        [few] { $count } загони, ціна: { $price }
        [many] { $count } загонів, ціна: { $price }
       *[other] { $count } загону, ціна: { $price }
    }
}
ship_forces-karama = { $count ->
    [one] { $count } загін, ціна: { $price } і карта «Карама»
    [few] { $count } загони, ціна: { $price } і карта «Карама»
    [many] { $count } загонів, ціна: { $price } і карта «Карама»
   *[other] { $count } загону, ціна: { $price } і карта «Карама»
}
ship_forces-storm = { $count ->
    [one] { $count } загін, загине: { $lost }
    [few] { $count } загони, загине: { $lost }
    [many] { $count } загонів, загине: { $lost }
   *[other] { $count } загону, загине: { $lost }
}
ship_forces-pass = Усе-таки не висаджуватися
why-ship-so-many-left = { $count ->
    [one] Є лише { $count } загін.
    [few] Є лише { $count } загони.
    [many] Є лише { $count } загонів.
   *[other] Є лише { $count } загону.
}
why-ship-too-dear = { $count ->
    [one] Ціна: { $price }; вам вистачить лише на { $count } загін.
    [few] Ціна: { $price }; вам вистачить лише на { $count } загони.
    [many] Ціна: { $price }; вам вистачить лише на { $count } загонів.
   *[other] Ціна: { $price }; вам вистачить лише на { $count } загону.
}
ask-ship_specials = { $count ->
    [1] Це загін із зірочкою?
   *[other] Усього загонів: { $count }. Скільки з них із зірочкою?
}
ship_specials-some = { $count ->
    [one] { $count } загін із зірочкою
    [few] { $count } загони із зірочкою
    [many] { $count } загонів із зірочкою
   *[other] { $count } загону із зірочкою
}
why-ship-so-many-specials = { $count ->
    [0] Загонів із зірочкою серед них немає.
   *[other] Загонів із зірочкою серед них може бути не більше { $count }.
}
why-ship-so-few-specials = Загонів із зірочкою серед них має бути не менше { $count }: інших не вистачає.
ask-stop_shipment = Гільдія скасовує висадку фракції «{ $faction }»?
stop_shipment-karama = Скасувати картою «Карама»
stop_shipment-pass = Пропустити
ask-storm_specials = { $count ->
    [1] Один із цих загонів гине в бурі. Це загін із зірочкою?
   *[other] У бурі з цих загонів гине: { $count }. Скільки з них із зірочкою?
}
event-shipment_announced = { $way ->
    [deploy] { $faction }: загонів із резерву: { $count } ({ $node }).
    [cross] { $faction }: висадка через планету, загонів: { $count }, ціна: { $price } ({ $node }).
   *[reserves] { $faction }: висадка, загонів: { $count }, ціна: { $price } ({ $node }).
}
event-return_announced = { $faction }: назад у резерв, загонів: { $count }, ціна: { $price } ({ $territory }).
event-shipment_stopped = { $faction }: висадку фракції «{ $other }» скасовано.
event-shipped = { $count ->
    [one] { $faction }: прибув { $count } загін ({ $node }).
    [few] { $faction }: прибули { $count } загони ({ $node }).
    [many] { $faction }: прибуло { $count } загонів ({ $node }).
   *[other] { $faction }: прибуло { $count } загону ({ $node }).
}
event-returned = { $count ->
    [one] { $faction }: пішов { $count } загін ({ $territory }).
    [few] { $faction }: пішли { $count } загони ({ $territory }).
    [many] { $faction }: пішло { $count } загонів ({ $territory }).
   *[other] { $faction }: пішло { $count } загону ({ $territory }).
}

## Перекидання

ask-move = { $faction }: звідки ви перекидаєте загони?
move-here = Звідси: { $territory }
move-hajr = Зіграти карту «{ $card }» заради ще одного перекидання
move-pass = Не перекидати
move-no_more = Більше не перекидати
why-move-in-hand = Карти «{ $card }» ви не маєте.
why-move-nobody-there = На території «{ $territory }» у вас нікого немає.
why-move-moved = Ви вже перекинули загони.
why-move-leaving-storm = Ваші загони на території «{ $territory }» у бурі.
why-move-no-way-out = З території «{ $territory }» нікуди йти.
ask-move_to = Куди йдуть загони ({ $territory })?
move_to-here = { $node }
why-move-storm = Там буря: { $node }.
why-move-stronghold-full = Територію «{ $territory }» вже займають дві інші фракції.
why-move-beside-ally = На території «{ $territory }» загони союзника.
why-move-there-already = Вони вже тут: { $node }.
why-move-way-blocked = Шлях сюди ({ $node }) закриває буря або твердиня двох інших фракцій.
why-move-too-far = { $count ->
    [one] Надто далеко ({ $node }): більше ніж { $count } територія.
    [few] Надто далеко ({ $node }): більше ніж { $count } території.
    [many] Надто далеко ({ $node }): більше ніж { $count } територій.
   *[other] Надто далеко ({ $node }): більше ніж { $count } території.
}
ask-move_forces = Скільки загонів переходить? Звідки: { $territory }, куди: { $node }.
move_forces-some = { $count ->
    [one] { $count } загін
    [few] { $count } загони
    [many] { $count } загонів
   *[other] { $count } загону
}
why-move-so-many = { $count ->
    [one] Сюди ({ $node }) може дійти лише { $count } загін.
    [few] Сюди ({ $node }) можуть дійти лише { $count } загони.
    [many] Сюди ({ $node }) можуть дійти лише { $count } загонів.
   *[other] Сюди ({ $node }) можуть дійти лише { $count } загону.
}
event-move_announced = { $faction }: перекидання, загонів: { $count }. Звідки: { $territory }, куди: { $node }.
event-moved = { $count ->
    [one] { $faction }: прибув { $count } загін ({ $node }).
    [few] { $faction }: прибули { $count } загони ({ $node }).
    [many] { $faction }: прибуло { $count } загонів ({ $node }).
   *[other] { $faction }: прибуло { $count } загону ({ $node }).
}

## Які загони групи

ask-group_forces = Скільки загонів іде звідси: { $node }?
group_forces-some = { $count ->
    [one] { $count } загін
    [few] { $count } загони
    [many] { $count } загонів
   *[other] { $count } загону
}
ask-group_specials = Скільки з них ({ $node }) — загони із зірочкою?
group_specials-some = { $count ->
    [one] { $count } загін із зірочкою
    [few] { $count } загони із зірочкою
    [many] { $count } загонів із зірочкою
   *[other] { $count } загону із зірочкою
}
why-group-so-many = { $count ->
    [0] Звідси ({ $node }) не може піти жоден.
   *[other] Звідси ({ $node }) може піти не більше { $count }.
}
why-group-so-few = Звідси ({ $node }) має піти не менше { $count }.

## Бене Гессерит

ask-accompany = Сюди прийшла висадка: { $node }. Надішлете когось слідом?
accompany-advisor = Радницю: { $node }
accompany-polar_sink = Загін на Полярну шапку
accompany-pass = Нікого
event-accompanied = { $side ->
    [advisors] { $faction }: слідом надіслано радницю ({ $node }).
   *[fighters] { $faction }: слідом надіслано загін ({ $node }).
}
why-advisor-no-reserves = Фракція «{ $faction }» не має резерву.
why-advisor-stopped = На цю фазу це скасувала карта «Карама».
why-advisor-basic = В основному режимі радниць немає.
why-advisor-own-fighters = На території «{ $node }» ваші воїни: радниця не може до них приєднатися.
why-advisor-polar-sink = В ускладненому режимі радниця йде туди ж, куди висадка.
why-advisor-own-advisors = На Полярній шапці ваші радниці: воїн не може до них приєднатися.
ask-intrusion = { $faction }: загони прийшли на територію «{ $territory }». Ваші воїни там стають радницями?
intrusion-advisors = Стати радницями
intrusion-pass = Лишитися воїнами
ask-enter_as = Ким приходять ваші загони на територію «{ $territory }»?
enter_as-fighters = Воїнами
enter_as-advisors = Радницями
why-advisor-none = На території «{ $territory }» у вас немає радниць.
why-advisor-stronghold-full = Територію «{ $territory }» вже займають дві інші фракції.
why-advisor-beside-ally = На території «{ $territory }» загони союзника.
why-advisor-in-storm = Ваші радниці на території «{ $territory }» у бурі.
why-advisor-declared = Ви вже оголосили про вступ у бій на території «{ $territory }».
move_to-pass = Нікуди: ваше слово закрило шлях
why-move-under-way = Ви вже обрали, хто йде; це можна скасувати.
