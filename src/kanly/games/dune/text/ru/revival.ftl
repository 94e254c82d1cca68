# Фаза 5, восстановление.

ask-revive = { $faction }, отрядов в баках: { $tanks }. Сколько вернуть? Бесплатно: { $free }.
revive-count = { $count ->
    [0] Ни одного
    [one] { $price ->
        [0] { $count } отряд, бесплатно
        [one] { $count } отряд за { $price } Пряность
       *[other] { $count } отряд за { $price } Пряности
    }
    [few] { $price ->
        [0] { $count } отряда, бесплатно
        [one] { $count } отряда за { $price } Пряность
       *[other] { $count } отряда за { $price } Пряности
    }
    [many] { $price ->
        [0] { $count } отрядов, бесплатно
        [one] { $count } отрядов за { $price } Пряность
       *[other] { $count } отрядов за { $price } Пряности
    }
   *[other] { $price ->
        [0] { $count } отряда, бесплатно
        [one] { $count } отряда за { $price } Пряность
       *[other] { $count } отряда за { $price } Пряности
    }
}
why-revive-tanks = Из баков может вернуться не больше { $count }.
why-revive-specials = За раунд возвращается лишь один сардаукар или федайкин, а остальных отрядов слишком мало.
why-revive-spice = { $price ->
    [one] Это стоит { $price } Пряность; у вас { $spice }.
   *[other] Это стоит { $price } Пряности; у вас { $spice }.
}
ask-revive_specials = { $faction }: сколько из них отрядов со звёздочкой?
revive_specials-0 = Ни одного
revive_specials-1 = Один
why-revive_specials = За раунд возвращается лишь один отряд со звёздочкой; остальные должны быть обычными.
ask-grant_revival = Дать фракции «{ $faction }» бесплатно восстановить три отряда?
grant_revival-grant = Разрешить
grant_revival-refuse = Не разрешать
ask-help_revival = { $faction }, отрядов в баках ещё: { $tanks }. За сколько вы заплатите?
ask-revive_leader = { $faction }: можно восстановить лидера. Пряности: { $spice }.
revive_leader-pass = Никого
revive_leader-for = { $price ->
    [one] { $leader } за { $price } Пряность
   *[other] { $leader } за { $price } Пряности
}
revive_leader-kwisatz_haderach = { $price ->
    [one] Квисатц Хадерах за { $price } Пряность
   *[other] Квисатц Хадерах за { $price } Пряности
}
why-leader-spice = { $price ->
    [one] Это стоит { $price } Пряность; у вас { $spice }.
   *[other] Это стоит { $price } Пряности; у вас { $spice }.
}
why-leader-foreign = { $leader } — не ваш лидер.
why-leader-face-down = { $leader } лежит лицевой стороной вниз, пока снова не погибнут все остальные ваши лидеры.
why-leader-alive = { $leader } не в баках.
why-kwisatz_haderach = Квисатц Хадерах не в баках.
ask-karama_revival = Бесплатно восстановить три отряда или лидера по свойству вашей карты «Карама»?
karama_revival-pass = Не сейчас
karama_revival-leader = { $leader }, бесплатно
karama_revival-forces = { $count ->
    [one] { $count } отряд, бесплатно
    [few] { $count } отряда, бесплатно
    [many] { $count } отрядов, бесплатно
   *[other] { $count } отряда, бесплатно
}

event-revived = { $specials ->
    [0] { $faction }: из баков вернулось отрядов: { $count }.
   *[other] { $faction }: из баков вернулось отрядов: { $count }, из них со звёздочкой: { $specials }.
}
event-revival_granted = { $faction }: фракция «{ $other }» может бесплатно восстановить три отряда.
event-leaders_turned_up = { $faction }: все лидеры в баках и переворачиваются лицевой стороной вверх.
event-leader_revived = { $faction }: { $leader } снова в строю.
event-kwisatz_haderach_revived = { $faction }: Квисатц Хадерах снова жив.
