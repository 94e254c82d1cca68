# Взятки, обещания союзникам, дары Императора, карты, показанные союзникам.

why-not-now = Не сейчас: сначала нужно закончить то, что происходит.
ask-bribe = Предложить кому-нибудь взятку
bribe-offer = { $amount ->
    [one] Предложить фракции «{ $other }» { $amount } Пряность
   *[other] Предложить фракции «{ $other }» { $amount } Пряности
}
why-bribe-foreign = Вы не говорите от имени фракции «{ $faction }».
why-bribe-absent = Фракции «{ $other }» нет в этой партии.
why-bribe-ally = Между вами и фракцией «{ $other }» Пряность так переходить не может.
why-bribe-open = Фракция «{ $other }» ещё не ответила на ваше прошлое предложение.
why-bribe-spice = Отдать вы можете Пряности не больше { $spice }.
ask-bribe_answer = Ответить на предложение или отозвать своё
bribe_answer-accept = { $amount ->
    [one] Принять { $amount } Пряность от фракции «{ $faction }»
   *[other] Принять { $amount } Пряности от фракции «{ $faction }»
}
bribe_answer-decline = { $amount ->
    [one] Отклонить { $amount } Пряность от фракции «{ $faction }»
   *[other] Отклонить { $amount } Пряности от фракции «{ $faction }»
}
bribe_answer-withdraw = Отозвать своё предложение для фракции «{ $other }» (Пряность: { $amount })
why-bribe-none = Нет такого предложения от фракции «{ $faction }» для фракции «{ $other }», на которое вы могли бы ответить.
why-bribe-poor = Фракция «{ $faction }» больше не может столько заплатить.
ask-promise = Обещать союзнику Пряность
promise-amount = Оплатить до { $amount } Пряности из ставки или высадки союзника
why-promise-counts = Союзник уже рассчитывает на вашу Пряность ({ $amount }); обещание можно только повысить.
why-promise-same = Вы уже обещали { $amount }.
why-promise-spice = У вас Пряности только { $spice }.
why-promise-not-needed = Сейчас никому из ваших союзников не нужно платить за ставку или высадку.
ask-gift = Дать союзнику Пряность
gift-amount = { $amount ->
    [one] Дать фракции «{ $other }» { $amount } Пряность
   *[other] Дать фракции «{ $other }» { $amount } Пряности
}
why-gift-never = За этим столом союзники не дают друг другу Пряность.
why-gift-ally = Пряность дарит только Император и только союзнику, а фракция «{ $other }» ему не союзник.
ask-show = Втайне показать союзнику карту
show-card = Показать фракции «{ $other }» свою карту «{ $card }»
show-traitor = Показать фракции «{ $other }» своего предателя: { $leader }
why-show-ally = Фракция «{ $other }» вам не союзник.
why-show-known = Фракция «{ $other }» это уже знает.

event-bribe_offered = { $amount ->
    [one] { $faction }: фракции «{ $other }» предложена { $amount } Пряность.
   *[other] { $faction }: фракции «{ $other }» предложено { $amount } Пряности.
}
event-bribed = { $other }: принята Пряность ({ $amount }) от фракции «{ $faction }»; до фазы «Итоги» она лежит перед ширмой.
event-bribe_declined = { $other }: отклонена Пряность ({ $amount }) от фракции «{ $faction }».
event-bribe_withdrawn = { $faction }: отозвано предложение для фракции «{ $other }» (Пряность: { $amount }).
event-card_shown = { $faction }: фракции «{ $other }» втайне показана карта «{ $card }».
event-traitor_shown = { $faction }: фракции «{ $other }» втайне показан предатель: { $leader }.
event-promised = { $faction }: обещание заплатить за союзника до { $amount } Пряности.
