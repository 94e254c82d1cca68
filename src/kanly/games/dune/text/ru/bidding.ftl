# Фаза 4, аукцион.

ask-bid-first = { $seconds ->
    [0] { $faction }: откройте торги ставкой хотя бы в 1 Пряность или пасуйте.
   *[other] { $faction }: откройте торги ставкой хотя бы в 1 Пряность или пасуйте. Секунд на решение: { $seconds }.
}
ask-bid = { $seconds ->
    [0] { $faction }: фракция «{ $other }» ставит { $high }. Поднимите ставку или пасуйте.
   *[other] { $faction }: фракция «{ $other }» ставит { $high }. Поднимите ставку или пасуйте. Секунд на решение: { $seconds }.
}
bid-pass = Пасовать
bid-amount = Поставить { $amount }
bid-karama = Поставить { $amount } — больше, чем вы можете заплатить Пряностью: придётся платить картой «Карама»
why-bid-too-low = Ставка должна быть выше { $high }.
why-bid-too-high = Пряностью вы можете заплатить { $spice }, считая обещанное союзником, а карты «Карама» для оплаты у вас нет.
ask-payment = { $helped ->
    [0] { $faction }: карта куплена, цена: { $amount }. Как вы платите?
   *[other] { $faction }: карта куплена, цена: { $amount }, из них союзники платят { $helped }. Как вы платите?
}
payment-spice = { $amount ->
    [one] Заплатить { $amount } Пряность
   *[other] Заплатить { $amount } Пряности
}
payment-allies = Пусть сначала платит союзник, до { $amount } Пряности
why-payment-allies = Выбирать, чья Пряность тратится первой, не из чего: она есть только у вас или только у союзника.
payment-karama = Вместо оплаты сбросить карту «{ $card }»
why-payment-spice = У вас с союзниками Пряности на это только { $spice }.
ask-exchange = Взять у кого-нибудь карты по свойству вашей карты «Карама»?
exchange-pass = Не сейчас
exchange-with = { $faction }, карт на руке: { $count }
why-exchange-no-cards = У фракции «{ $faction }» нет карт, которые можно взять.
ask-exchange_count = { $faction }, карт на руке: { $count }. Сколько вы берёте?
exchange-count = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
    [many] Взять { $count } карт
   *[other] Взять { $count } карты
}
why-exchange-count = { $count ->
    [one] У фракции «{ $faction }» только { $count } карта.
    [few] У фракции «{ $faction }» только { $count } карты.
    [many] У фракции «{ $faction }» только { $count } карт.
   *[other] У фракции «{ $faction }» только { $count } карты.
}
ask-exchange_return = Верните карту фракции «{ $faction }»; осталось вернуть: { $count }.
exchange-return = Вернуть карту «{ $card }»

event-hand_declared = { $count ->
    [one] { $faction }: { $count } карта уловки.
    [few] { $faction }: { $count } карты уловок.
    [many] { $faction }: { $count } карт уловок.
   *[other] { $faction }: { $count } карты уловок.
}
event-row_laid = { $count ->
    [one] Выложена { $count } карта.
    [few] Выложено { $count } карты.
    [many] Выложено { $count } карт.
   *[other] Выложено { $count } карты.
}
event-card_looked_at = { $faction }: на торгах карта «{ $card }».
event-card_put_up = { $count ->
    [1] На торгах последняя карта. Начинает фракция «{ $faction }».
   *[other] На торгах следующая карта, всего осталось: { $count }. Начинает фракция «{ $faction }».
}
event-bid = { $faction }: ставка { $amount }.
event-bid_passed = { $faction }: пас.
event-card_unsold = За карту никто не поставил.
event-row_returned = { $count ->
    [1] Последняя выложенная карта возвращается на верх колоды.
   *[other] Выложенные карты возвращаются на верх колоды: { $count }.
}
event-bought = { $faction }: карта куплена за { $amount }.
event-sale_void = { $faction }: заплатить { $amount } нечем, карта снова на торгах.
event-paid_with_karama = { $faction }: вместо Пряности ({ $amount }) оплата картой «Карама».
event-bonus_card = { $faction }: ещё одна карта бесплатно.
event-cards_taken_unseen = { $faction }: у фракции «{ $other }» не глядя взято карт: { $count }.
event-card_taken_away = { $faction }: у вас взята карта «{ $card }».
event-card_given_back = { $faction }: фракции «{ $other }» возвращена карта.
