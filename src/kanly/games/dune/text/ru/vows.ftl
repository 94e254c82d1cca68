# Договоры и обещания, которые держат правила.

ask-bargain = Предложить Пряность за обещание, которое будет исполнено
bargain-with = Договориться с фракцией «{ $other }»
ask-bargain_for = Что должна обещать фракция «{ $other }»?
bargain_for-attack = Не нападать на вас до следующей фазы «Итоги»: { $territory }
bargain_for-ship = Не высаживаться до следующей фазы «Итоги»: { $territory }
bargain_for-bid = Больше не делать ставок в этой фазе
bargain_for-ally = Голосовать на следующем Схождении за союз с фракцией «{ $third }»
why-bargain-vow = Сейчас фракция «{ $other }» не может этого обещать.
ask-bargain_price-attack = Сколько вы предлагаете фракции «{ $other }» за отказ от нападения ({ $territory })?
ask-bargain_price-ship = Сколько вы предлагаете фракции «{ $other }» за отказ от высадки ({ $territory })?
ask-bargain_price-bid = Сколько вы предлагаете фракции «{ $other }» за отказ от ставок?
ask-bargain_price-ally = Сколько вы предлагаете фракции «{ $other }» за голос в пользу союза с фракцией «{ $third }»?
bargain_price-amount = { $amount ->
    [one] { $amount } Пряность
   *[other] { $amount } Пряности
}
bargain_price-pass = Всё-таки ничего не предлагать
bribe_answer-renew = Продлить предложение для фракции «{ $other }» на следующую фазу (Пряность: { $amount })
bribe_answer-accept-attack = Принять Пряность ({ $amount }) от фракции «{ $faction }» и обещать не нападать до следующей фазы «Итоги»: { $territory }
bribe_answer-accept-ship = Принять Пряность ({ $amount }) от фракции «{ $faction }» и обещать не высаживаться до следующей фазы «Итоги»: { $territory }
bribe_answer-accept-bid = Принять Пряность ({ $amount }) от фракции «{ $faction }» и обещать больше не делать ставок в этой фазе
bribe_answer-accept-ally = Принять Пряность ({ $amount }) от фракции «{ $faction }» и обещать голос за союз с фракцией «{ $third }»
why-bribe-renewed = Предложение для фракции «{ $other }» уже продлено.
why-vow-contradicts = Вы дали слово, с которым это не совместить.

why-vow-to-bid = В трансе правды вы сказали, что сделаете ставку.
why-vow-not-to-bid = Вы дали слово больше не делать ставок в этой фазе.
why-vow-not-to-ally = Вы сказали, что не будете голосовать за союз с фракцией «{ $faction }».
why-vow-vote = Вы дали слово, как будете голосовать.
why-vow-to-spare = Вы дали слово не нападать там до следующей фазы «Итоги».
why-vow-not-to-ship = Вы дали слово не высаживаться до следующей фазы «Итоги»: { $territory }.
why-vow-to-ship = В трансе правды вы сказали, куда высаживаетесь.
why-vow-to-attack = В трансе правды вы сказали, где нападёте.

event-offered_for_attack = { $faction }: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от нападения до следующей фазы «Итоги» ({ $territory }).
event-offered_for_ship = { $faction }: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от высадки до следующей фазы «Итоги» ({ $territory }).
event-offered_for_bid = { $faction }: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от ставок в этой фазе.
event-offered_for_ally = { $faction }: фракции «{ $other }» предложена Пряность ({ $amount }) за голос в пользу союза с фракцией «{ $third }».
event-bribe_renewed = { $faction }: предложение для фракции «{ $other }» продлено (Пряность: { $amount }).
event-bribe_lapsed = { $faction }: предложение для фракции «{ $other }» истекло (Пряность: { $amount }).
event-vow_attack = { $yes ->
    [yes] { $faction }: обязательство напасть до следующей фазы «Итоги» на фракцию «{ $other }» ({ $territory }).
   *[no] { $faction }: обязательство не нападать до следующей фазы «Итоги» на фракцию «{ $other }» ({ $territory }).
}
event-vow_ship = { $yes ->
    [yes] { $faction }: обязательство высадиться до следующей фазы «Итоги» ({ $territory }).
   *[no] { $faction }: обязательство не высаживаться до следующей фазы «Итоги» ({ $territory }).
}
event-vow_bid = { $yes ->
    [yes] { $faction }: обязательство сделать ещё ставку.
   *[no] { $faction }: обязательство больше не делать ставок в этой фазе.
}
event-vow_ally = { $yes ->
    [yes] { $faction }: обязательство голосовать на следующем Схождении за союз с фракцией «{ $third }».
   *[no] { $faction }: обязательство голосовать на следующем Схождении против союза с фракцией «{ $third }».
}
event-vow_lapsed = { $verb ->
    [attack] { $faction }: слово о нападениях, данное фракции «{ $other }», больше не действует.
    [ship] { $faction }: слово о высадке, данное фракции «{ $other }», больше не действует.
    [bid] { $faction }: слово о ставках, данное фракции «{ $other }», больше не действует.
   *[ally] { $faction }: слово о союзе, данное фракции «{ $other }», больше не действует.
}
