# Фаза 6, высадка и переброска.

## До первого хода

ask-declare_fight = Где ваши советницы становятся воинами?
declare_fight-here = Вступить в бой: { $territory }
declare_fight-pass = Нигде
declare_fight-no_more = Больше нигде
event-fight_declared = { $faction }: вступление в бой ({ $territory }).
event-spice_look = { $faction }: взгляд на следующую карту Пряности.
event-spice_seen = Следующая карта Пряности: { $territory }.
event-worm_seen = Следующая карта Пряности: Шаи-Хулуд.
ask-guild_moment = Гильдия высаживается и перебрасывает отряды сейчас?
guild_moment-act = Сейчас
guild_moment-wait = Позже
event-guild_waits = { $faction }: ожидание.
event-shipping_turn = { $faction }: ход высадки и переброски.

## Высадка

ask-ship = { $faction }: как вы высаживаетесь?
ship-reserves = Из резерва
ship-deploy = С другого полушария планеты
ship-cross = Через планету
ship-back = Обратно в резерв
ship-pass = Никак
why-ship-decided = Высадка уже начата: сначала отмените её.
why-ship-way-reserves = Вне планеты у Фрименов ничего нет: они приходят с другого полушария.
why-ship-way-deploy = Отряды на другом полушарии есть только у Фрименов.
why-ship-way-cross = Через планету высаживаются только Гильдия и её союзник.
why-ship-way-back = Отряды обратно в резерв возвращает только Гильдия.
ask-ship_from = С какой территории?
ship_from-here = Отсюда: { $territory }
ship_from-pass = Ниоткуда
ask-ship_to-reserves = { $faction }: куда вы высаживаетесь?
ask-ship_to-cross = { $faction }: где высаживаются отряды?
ask-ship_to-deploy = { $faction }: куда приходит резерв?
ship_to-full = { $price ->
    [one] { $node }: { $price } Пряность за отряд
   *[other] { $node }: { $price } Пряности за отряд
}
ship_to-half = { $price ->
    [one] { $node }: { $price } Пряность за каждые два отряда
   *[other] { $node }: { $price } Пряности за каждые два отряда
}
ship_to-free = { $node }
ship_to-storm = { $node }: там буря, половина погибнет
ship_to-pass = Не высаживаться
why-ship-no-reserves = У фракции «{ $faction }» нет резерва.
why-ship-no-spice = Пряности не хватает даже на один отряд.
why-ship-nobody-there = На территории «{ $territory }» у вас никого нет.
why-ship-leaving-storm = Ваши отряды на территории «{ $territory }» в буре.
why-ship-beyond-deployment = «{ $node }» — больше чем в двух территориях от Великой Равнины.
why-ship-same-territory = Отряды уже на территории «{ $territory }»: нужна другая.
why-ship-storm = Там буря: { $node }.
why-ship-own-advisors = На территории «{ $territory }» ваши советницы: воины к ним присоединиться не могут.
why-ship-stronghold-full = Территорию «{ $territory }» уже занимают две другие фракции.
ask-ship_as = Кем прибывают ваши отряды: { $node }?
ship_as-fighters = Воинами
ship_as-advisors = Советницами
ask-ship_rate = { $count ->
    [one] { $count } отряд: платите полную цену?
    [few] { $count } отряда: платите полную цену?
    [many] { $count } отрядов: платите полную цену?
   *[other] { $count } отряда: платите полную цену?
}
ship_rate-full = { $price ->
    [one] Полная цена: { $price } Пряность
   *[other] Полная цена: { $price } Пряности
}
ship_rate-half = { $price ->
    [one] Полцены в хранилище — { $price } Пряность — и карта «{ $card }»
   *[other] Полцены в хранилище — { $price } Пряности — и карта «{ $card }»
}
ship_rate-pass = Всё-таки не высаживаться
ask-ship_payment = Чья Пряность тратится первой?
ship_payment-own = Ваша
ship_payment-allies = Союзника
why-ship-rate-full = { $count ->
    [one] { $count } отряд: полная цена { $price }, это больше, чем у вас есть.
    [few] { $count } отряда: полная цена { $price }, это больше, чем у вас есть.
    [many] { $count } отрядов: полная цена { $price }, это больше, чем у вас есть.
   *[other] { $count } отряда: полная цена { $price }, это больше, чем у вас есть.
}
why-ship-in-hand = Карты «{ $card }» у вас нет, или применить её здесь нельзя.
ask-ship_forces = { $price ->
    [0] Сколько отрядов отправить сюда: { $node }? Это бесплатно.
    [1] Сколько отрядов отправить сюда: { $node }? Два стоят одну Пряность.
    [2] Сколько отрядов отправить сюда: { $node }? Каждый стоит одну Пряность.
   *[4] Сколько отрядов отправить сюда: { $node }? Каждый стоит две Пряности.
}
ask-ship_forces-storm = Сколько отрядов отправить сюда: { $node }? Это бесплатно, но половина с округлением вверх погибнет в буре.
ask-ship_forces-back = Сколько отрядов уходят отсюда: { $territory }?
ship_forces-some = { $price ->
    [0] { $count ->
        [one] { $count } отряд бесплатно
        [few] { $count } отряда бесплатно
        [many] { $count } отрядов бесплатно
       *[other] { $count } отряда бесплатно
    }
   *[other] { $count ->
        [one] { $count } отряд, цена: { $price }
        [few] { $count } отряда, цена: { $price }
        [many] { $count } отрядов, цена: { $price }
       *[other] { $count } отряда, цена: { $price }
    }
}
ship_forces-karama = { $count ->
    [one] { $count } отряд, цена: { $price } и карта «Карама»
    [few] { $count } отряда, цена: { $price } и карта «Карама»
    [many] { $count } отрядов, цена: { $price } и карта «Карама»
   *[other] { $count } отряда, цена: { $price } и карта «Карама»
}
ship_forces-storm = { $count ->
    [one] { $count } отряд, погибнет: { $lost }
    [few] { $count } отряда, погибнет: { $lost }
    [many] { $count } отрядов, погибнет: { $lost }
   *[other] { $count } отряда, погибнет: { $lost }
}
ship_forces-pass = Всё-таки не высаживаться
why-ship-so-many-left = { $count ->
    [one] Есть только { $count } отряд.
    [few] Есть только { $count } отряда.
    [many] Есть только { $count } отрядов.
   *[other] Есть только { $count } отряда.
}
why-ship-too-dear = { $count ->
    [one] Цена: { $price }; вам хватит только на { $count } отряд.
    [few] Цена: { $price }; вам хватит только на { $count } отряда.
    [many] Цена: { $price }; вам хватит только на { $count } отрядов.
   *[other] Цена: { $price }; вам хватит только на { $count } отряда.
}
ask-ship_specials = { $count ->
    [1] Это отряд со звёздочкой?
   *[other] Всего отрядов: { $count }. Сколько из них со звёздочкой?
}
ship_specials-some = { $count ->
    [one] { $count } отряд со звёздочкой
    [few] { $count } отряда со звёздочкой
    [many] { $count } отрядов со звёздочкой
   *[other] { $count } отряда со звёздочкой
}
why-ship-so-many-specials = { $count ->
    [0] Отрядов со звёздочкой среди них нет.
   *[other] Отрядов со звёздочкой среди них может быть не больше { $count }.
}
why-ship-so-few-specials = Отрядов со звёздочкой среди них должно быть не меньше { $count }: других не хватает.
ask-stop_shipment = Гильдия отменяет высадку фракции «{ $faction }»?
stop_shipment-karama = Отменить картой «Карама»
stop_shipment-pass = Пропустить
ask-storm_specials = { $count ->
    [1] Один из этих отрядов гибнет в буре. Это отряд со звёздочкой?
   *[other] В буре из этих отрядов гибнет: { $count }. Сколько из них со звёздочкой?
}
event-shipment_announced = { $way ->
    [deploy] { $faction }: отрядов из резерва: { $count } ({ $node }).
    [cross] { $faction }: высадка через планету, отрядов: { $count }, цена: { $price } ({ $node }).
   *[reserves] { $faction }: высадка, отрядов: { $count }, цена: { $price } ({ $node }).
}
event-return_announced = { $faction }: обратно в резерв, отрядов: { $count }, цена: { $price } ({ $territory }).
event-shipment_stopped = { $faction }: высадка фракции «{ $other }» отменена.
event-shipped = { $count ->
    [one] { $faction }: прибыл { $count } отряд ({ $node }).
    [few] { $faction }: прибыло { $count } отряда ({ $node }).
    [many] { $faction }: прибыло { $count } отрядов ({ $node }).
   *[other] { $faction }: прибыло { $count } отряда ({ $node }).
}
event-returned = { $count ->
    [one] { $faction }: ушёл { $count } отряд ({ $territory }).
    [few] { $faction }: ушло { $count } отряда ({ $territory }).
    [many] { $faction }: ушло { $count } отрядов ({ $territory }).
   *[other] { $faction }: ушло { $count } отряда ({ $territory }).
}

## Переброска

ask-move = { $faction }: откуда вы перебрасываете отряды?
move-here = Отсюда: { $territory }
move-hajr = Сыграть карту «{ $card }» ради ещё одной переброски
move-pass = Не перебрасывать
move-no_more = Больше не перебрасывать
why-move-in-hand = Карты «{ $card }» у вас нет.
why-move-nobody-there = На территории «{ $territory }» у вас никого нет.
why-move-moved = Вы уже перебросили отряды.
why-move-leaving-storm = Ваши отряды на территории «{ $territory }» в буре.
why-move-no-way-out = С территории «{ $territory }» идти некуда.
ask-move_to = Куда идут отряды ({ $territory })?
move_to-here = { $node }
why-move-storm = Там буря: { $node }.
why-move-stronghold-full = Территорию «{ $territory }» уже занимают две другие фракции.
why-move-beside-ally = На территории «{ $territory }» отряды союзника.
why-move-there-already = Они уже здесь: { $node }.
why-move-way-blocked = Путь сюда ({ $node }) закрывает буря или крепость двух других фракций.
why-move-too-far = { $count ->
    [one] Слишком далеко ({ $node }): больше { $count } территории.
   *[other] Слишком далеко ({ $node }): больше { $count } территорий.
}
ask-move_forces = Сколько отрядов переходит? Откуда: { $territory }, куда: { $node }.
move_forces-some = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
why-move-so-many = { $count ->
    [one] Сюда ({ $node }) может дойти только { $count } отряд.
    [few] Сюда ({ $node }) могут дойти только { $count } отряда.
    [many] Сюда ({ $node }) могут дойти только { $count } отрядов.
   *[other] Сюда ({ $node }) могут дойти только { $count } отряда.
}
event-move_announced = { $faction }: переброска, отрядов: { $count }. Откуда: { $territory }, куда: { $node }.
event-moved = { $count ->
    [one] { $faction }: прибыл { $count } отряд ({ $node }).
    [few] { $faction }: прибыло { $count } отряда ({ $node }).
    [many] { $faction }: прибыло { $count } отрядов ({ $node }).
   *[other] { $faction }: прибыло { $count } отряда ({ $node }).
}

## Какие отряды группы

ask-group_forces = Сколько отрядов идёт отсюда: { $node }?
group_forces-some = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
ask-group_specials = Сколько из них ({ $node }) — отряды со звёздочкой?
group_specials-some = { $count ->
    [one] { $count } отряд со звёздочкой
    [few] { $count } отряда со звёздочкой
    [many] { $count } отрядов со звёздочкой
   *[other] { $count } отряда со звёздочкой
}
why-group-so-many = { $count ->
    [0] Отсюда ({ $node }) не может уйти ни один.
   *[other] Отсюда ({ $node }) может уйти не больше { $count }.
}
why-group-so-few = Отсюда ({ $node }) должно уйти не меньше { $count }.

## Бене Гессерит

ask-accompany = Сюда пришла высадка: { $node }. Отправите кого-нибудь следом?
accompany-advisor = Советницу: { $node }
accompany-polar_sink = Отряд в Полярную Впадину
accompany-pass = Никого
event-accompanied = { $side ->
    [advisors] { $faction }: следом отправлена советница ({ $node }).
   *[fighters] { $faction }: следом отправлен отряд ({ $node }).
}
why-advisor-no-reserves = У фракции «{ $faction }» нет резерва.
why-advisor-stopped = На эту фазу это отменила карта «Карама».
why-advisor-basic = В основном режиме советниц нет.
why-advisor-own-fighters = На территории «{ $node }» ваши воины: советница к ним присоединиться не может.
why-advisor-polar-sink = В усложнённом режиме советница идёт туда же, куда высадка.
why-advisor-own-advisors = В Полярной Впадине ваши советницы: воин к ним присоединиться не может.
ask-intrusion = { $faction }: отряды пришли на территорию «{ $territory }». Ваши воины там становятся советницами?
intrusion-advisors = Стать советницами
intrusion-pass = Остаться воинами
ask-enter_as = Кем приходят ваши отряды на территорию «{ $territory }»?
enter_as-fighters = Воинами
enter_as-advisors = Советницами
why-advisor-none = На территории «{ $territory }» у вас нет советниц.
why-advisor-stronghold-full = Территорию «{ $territory }» уже занимают две другие фракции.
why-advisor-beside-ally = На территории «{ $territory }» отряды союзника.
why-advisor-in-storm = Ваши советницы на территории «{ $territory }» в буре.
why-advisor-declared = Вы уже объявили о вступлении в бой на территории «{ $territory }».
move_to-pass = Никуда: ваше слово закрыло путь
why-move-under-way = Вы уже выбрали, кто идёт; это можно отменить.
