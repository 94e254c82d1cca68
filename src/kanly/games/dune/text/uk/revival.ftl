# Фаза 5, відродження.

ask-revive = { $faction }, загонів у резервуарах: { $tanks }. Скільки повернути? Безкоштовно: { $free }.
revive-count = { $count ->
    [0] Жодного
    [one] { $price ->
        [0] { $count } загін, безкоштовно
       *[other] { $count } загін, ціна: { $price }
    }
    [few] { $price ->
        [0] { $count } загони, безкоштовно
       *[other] { $count } загони, ціна: { $price }
    }
    [many] { $price ->
        [0] { $count } загонів, безкоштовно
       *[other] { $count } загонів, ціна: { $price }
    }
   *[other] { $price ->
        [0] { $count } загону, безкоштовно
       *[other] { $count } загону, ціна: { $price }
    }
}
why-revive-tanks = З резервуарів може повернутися не більше ніж { $count }.
why-revive-specials = За раунд повертається лише один сардаукар або федайкін, а решти загонів замало.
why-revive-spice = Це коштує { $price }; у вас прянощів: { $spice }.
ask-revive_specials = { $faction }: скільки з них загонів із зірочкою?
revive_specials-0 = Жодного
revive_specials-1 = Один
why-revive_specials = За раунд повертається лише один загін із зірочкою; решта має бути звичайною.
ask-grant_revival = Дати фракції «{ $faction }» безкоштовно відродити три загони?
grant_revival-grant = Дозволити
grant_revival-refuse = Не дозволяти
ask-help_revival = { $faction }, загонів у резервуарах ще: { $tanks }. За скільки ви заплатите?
ask-revive_leader = { $faction }: можна відродити лідера. Прянощів: { $spice }.
revive_leader-pass = Нікого
revive_leader-for = { $price ->
    [one] { $leader } за { $price } прянощі
    [few] { $leader } за { $price } прянощі
    [many] { $leader } за { $price } прянощів
   *[other] { $leader } за { $price } прянощів
}
revive_leader-kwisatz_haderach = { $price ->
    [one] Квізац Хадерах за { $price } прянощі
    [few] Квізац Хадерах за { $price } прянощі
    [many] Квізац Хадерах за { $price } прянощів
   *[other] Квізац Хадерах за { $price } прянощів
}
why-leader-spice = Це коштує { $price }; у вас прянощів: { $spice }.
why-leader-foreign = { $leader } — не ваш лідер.
why-leader-face-down = { $leader } лежить долілиць, доки знову не загинуть усі інші ваші лідери.
why-leader-alive = { $leader } не в резервуарах.
why-kwisatz_haderach = Квізац Хадерах не в резервуарах.
ask-karama_revival = Безкоштовно відродити три загони або лідера за властивістю вашої карти «Карама»?
karama_revival-pass = Не зараз
karama_revival-leader = { $leader }, безкоштовно
karama_revival-forces = { $count ->
    [one] { $count } загін, безкоштовно
    [few] { $count } загони, безкоштовно
    [many] { $count } загонів, безкоштовно
   *[other] { $count } загону, безкоштовно
}

event-revived = { $specials ->
    [0] { $faction }: з резервуарів повернулося загонів: { $count }.
   *[other] { $faction }: з резервуарів повернулося загонів: { $count }, з них із зірочкою: { $specials }.
}
event-revival_granted = { $faction }: фракція «{ $other }» може безкоштовно відродити три загони.
event-leaders_turned_up = { $faction }: усі лідери в резервуарах і перевертаються горілиць.
event-leader_revived = { $faction }: { $leader } знову в строю.
event-kwisatz_haderach_revived = { $faction }: Квізац Хадерах знову живий.
