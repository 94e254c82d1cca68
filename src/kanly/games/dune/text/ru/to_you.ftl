# Что произошло — для того, с кем это сделали.

to-you-asked_card = { $faction }: вопрос к вам — есть ли у вас карта «{ $card }»?
to-you-asked_traitor = { $faction }: вопрос к вам — ваш ли предатель { $leader }?
to-you-asked_spice = { $count ->
    [one] { $faction }: вопрос к вам — есть ли у вас хотя бы { $count } Пряность?
   *[other] { $faction }: вопрос к вам — есть ли у вас хотя бы { $count } Пряности?
}
to-you-asked_predicted_faction = { $faction }: вопрос к вам — предсказана ли победа фракции «{ $third }»?
to-you-asked_predicted_round = { $faction }: вопрос к вам — предсказана ли победа в раунде { $count }?
to-you-asked_plan_card = { $faction }: вопрос к вам — есть ли в вашем плане карта этого вида: { $kind }?
to-you-asked_plan_leader = { $faction }: вопрос к вам — участвует ли в вашем плане { $leader }?
to-you-asked_plan_dial = { $faction }: вопрос к вам — выставляете ли вы на диске не меньше { $count }?
to-you-asked_card_kind = { $faction }: вопрос к вам — есть ли у вас карта этого вида: { $kind }?
to-you-asked_storm_card = { $faction }: вопрос к вам — видели ли вы, что число следующей бури — { $count }?
to-you-asked_spice_card = { $faction }: вопрос к вам — видели ли вы, что следующая карта Пряности — «{ $territory }»?
to-you-asked_spice_worm = { $faction }: вопрос к вам — видели ли вы, что следующая карта Пряности — Шаи-Хулуд?
to-you-asked_will_attack = { $faction }: вопрос к вам — нападёте ли вы на меня до следующей фазы «Итоги» ({ $territory })?
to-you-asked_will_ship = { $faction }: вопрос к вам — высадитесь ли вы до следующей фазы «Итоги» ({ $territory })?
to-you-asked_will_bid = { $faction }: вопрос к вам — сделаете ли вы ещё ставку в этой фазе?
to-you-asked_will_ally = { $faction }: вопрос к вам — проголосуете ли вы на следующем Схождении за союз с фракцией «{ $third }»?
to-you-asked_own_words = { $faction }: вопрос к вам своими словами, сказанный за столом.
to-you-battle = Бой ({ $territory }). На вас нападает фракция «{ $faction }».
to-you-voice = { $order ->
    [play] { $faction }: Голос. Вам приказано сыграть карту вида «{ $kind }».
   *[not] { $faction }: Голос. Вам запрещено играть карту вида «{ $kind }».
}
to-you-prescience = { $element ->
    [dial] { $faction }: предвидение. Вы называете значение на диске.
    [leader] { $faction }: предвидение. Вы называете лидера.
    [weapon] { $faction }: предвидение. Вы называете оружие.
   *[defence] { $faction }: предвидение. Вы называете защиту.
}
to-you-traitor = { $faction }: ваш лидер { $leader } — предатель!
to-you-strengths = { $faction } — { $amount }, вы — { $against }.
to-you-battle_won = Бой ({ $territory }). Победитель: { $faction }, побеждённые — вы.
to-you-leader_drawn = { $faction }: вытянут ваш лидер.
to-you-leader_let_go = { $faction }: ваш лидер отпущен.
to-you-leader_buried = { $faction }: ваш лидер убит и лежит лицевой стороной вниз.
to-you-cards_taken_unseen = { $faction }: у вас не глядя взято карт: { $count }.
to-you-card_given_back = { $faction }: вам возвращена карта.
to-you-bribe_offered = { $amount ->
    [one] { $faction }: вам предложена { $amount } Пряность.
   *[other] { $faction }: вам предложено { $amount } Пряности.
}
to-you-bribed = Вы принимаете Пряность ({ $amount }) от фракции «{ $faction }»; до фазы «Итоги» она лежит перед ширмой.
to-you-bribe_declined = Вы отклоняете Пряность ({ $amount }) от фракции «{ $faction }».
to-you-bribe_withdrawn = { $faction }: отозвано предложение для вас (Пряность: { $amount }).
to-you-card_shown = { $faction }: вам втайне показана карта «{ $card }».
to-you-traitor_shown = { $faction }: вам втайне показан предатель: { $leader }.
to-you-power_stopped = { $faction }: отменено ваше преимущество — «{ $power }».
to-you-alliance_offered = { $faction }: предложение союза для вас.
to-you-alliance_refused = { $faction }: отказ от союза с вами.
to-you-alliance_declined = { $faction }: несогласие на ваш союз с фракцией «{ $third }».
to-you-alliance_made = { $faction } и вы теперь союзники.
to-you-revival_granted = { $faction }: вы можете бесплатно восстановить три отряда.
to-you-swap_offered = { $faction }: предложение обмена для вас.
to-you-swap_declined = Вы отказываетесь от обмена с фракцией «{ $faction }».
to-you-swapped = { $faction } и вы меняетесь местами.
to-you-shipment_stopped = { $faction }: ваша высадка отменена.
to-you-protected = { $faction }: ваши отряды защищены от червя.
to-you-offered_for_attack = { $faction }: вам предложена Пряность ({ $amount }) за отказ от нападения до следующей фазы «Итоги» ({ $territory }).
to-you-offered_for_ship = { $faction }: вам предложена Пряность ({ $amount }) за отказ от высадки до следующей фазы «Итоги» ({ $territory }).
to-you-offered_for_bid = { $faction }: вам предложена Пряность ({ $amount }) за отказ от ставок в этой фазе.
to-you-offered_for_ally = { $faction }: вам предложена Пряность ({ $amount }) за голос в пользу союза с фракцией «{ $third }».
to-you-bribe_renewed = { $faction }: предложение для вас продлено (Пряность: { $amount }).
to-you-bribe_lapsed = { $faction }: предложение для вас истекло (Пряность: { $amount }).
to-you-vow_attack = { $yes ->
    [yes] { $faction }: обязательство напасть до следующей фазы «Итоги» на вас ({ $territory }).
   *[no] { $faction }: обязательство не нападать до следующей фазы «Итоги» на вас ({ $territory }).
}
to-you-vow_lapsed = { $verb ->
    [attack] { $faction }: слово о нападениях, данное вам, больше не действует.
    [ship] { $faction }: слово о высадке, данное вам, больше не действует.
    [bid] { $faction }: слово о ставках, данное вам, больше не действует.
   *[ally] { $faction }: слово о союзе, данное вам, больше не действует.
}
