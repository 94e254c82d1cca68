# Фаза 4, аукціон.

ask-bid-first = { $seconds ->
    [0] { $faction }: відкрийте торги ставкою щонайменше 1 або пасуйте.
   *[other] { $faction }: відкрийте торги ставкою щонайменше 1 або пасуйте. Секунд на рішення: { $seconds }.
}
ask-bid = { $seconds ->
    [0] { $faction }: фракція «{ $other }» ставить { $high }. Підвищте ставку або пасуйте.
   *[other] { $faction }: фракція «{ $other }» ставить { $high }. Підвищте ставку або пасуйте. Секунд на рішення: { $seconds }.
}
bid-pass = Пасувати
bid-amount = Поставити { $amount }
bid-karama = Поставити { $amount } — більше, ніж ви можете сплатити прянощами: доведеться платити картою «Карама»
why-bid-too-low = Ставка має бути вища за { $high }.
why-bid-too-high = Прянощами ви можете сплатити { $spice }, разом з обіцяним від союзника, а карти «Карама» для оплати не маєте.
ask-payment = { $helped ->
    [0] { $faction }: карту куплено, ціна: { $amount }. Як ви платите?
   *[other] { $faction }: карту куплено, ціна: { $amount }, з них союзники платять { $helped }. Як ви платите?
}
payment-spice = { $amount ->
    [one] Заплатити { $amount } прянощі
    [few] Заплатити { $amount } прянощі
    [many] Заплатити { $amount } прянощів
   *[other] Заплатити { $amount } прянощів
}
payment-allies = Нехай спершу платить союзник, до { $amount } прянощів
why-payment-allies = Немає з чого обирати, чиї прянощі витрачати першими: вони є лише у вас або лише в союзника.
payment-karama = Замість оплати скинути карту «{ $card }»
why-payment-spice = У вас із союзниками прянощів на це лише { $spice }.
ask-exchange = Узяти в когось карти за властивістю вашої карти «Карама»?
exchange-pass = Не зараз
exchange-with = { $faction }, карт на руці: { $count }
why-exchange-no-cards = Фракція «{ $faction }» не має карт, які можна взяти.
ask-exchange_count = { $faction }, карт на руці: { $count }. Скільки ви берете?
exchange-count = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
    [many] Узяти { $count } карт
   *[other] Узяти { $count } карти
}
why-exchange-count = { $count ->
    [one] Фракція «{ $faction }» має лише { $count } карту.
    [few] Фракція «{ $faction }» має лише { $count } карти.
    [many] Фракція «{ $faction }» має лише { $count } карт.
   *[other] Фракція «{ $faction }» має лише { $count } карти.
}
ask-exchange_return = Поверніть карту фракції «{ $faction }»; лишилося повернути: { $count }.
exchange-return = Повернути карту «{ $card }»

event-hand_declared = { $count ->
    [one] { $faction }: { $count } карта підступу.
    [few] { $faction }: { $count } карти підступів.
    [many] { $faction }: { $count } карт підступів.
   *[other] { $faction }: { $count } карти підступів.
}
event-row_laid = { $count ->
    [one] Викладено { $count } карту.
    [few] Викладено { $count } карти.
    [many] Викладено { $count } карт.
   *[other] Викладено { $count } карти.
}
event-card_looked_at = { $faction }: на торгах карта «{ $card }».
event-card_put_up = { $count ->
    [1] На торгах остання карта. Починає фракція «{ $faction }».
   *[other] На торгах наступна карта, усього лишилося: { $count }. Починає фракція «{ $faction }».
}
event-bid = { $faction }: ставка { $amount }.
event-bid_passed = { $faction }: пас.
event-card_unsold = За карту ніхто не поставив.
event-row_returned = { $count ->
    [1] Остання викладена карта повертається на верх колоди.
   *[other] Викладені карти повертаються на верх колоди: { $count }.
}
event-bought = { $faction }: карту куплено за { $amount }.
event-sale_void = { $faction }: заплатити { $amount } нічим, карта знову на торгах.
event-paid_with_karama = { $faction }: замість прянощів ({ $amount }) оплата картою «Карама».
event-bonus_card = { $faction }: ще одна карта безкоштовно.
event-cards_taken_unseen = { $faction }: у фракції «{ $other }» наосліп узято карт: { $count }.
event-card_taken_away = { $faction }: у вас узято карту «{ $card }».
event-card_given_back = { $faction }: фракції «{ $other }» повернуто карту.
