# Что произошло — для того, кто это сделал.

you-seated = Вы играете за фракцию «{ $faction }».
you-asked_card = Вы: вопрос к фракции «{ $other }» — есть ли у вас карта «{ $card }»?
you-asked_traitor = Вы: вопрос к фракции «{ $other }» — ваш ли предатель { $leader }?
you-asked_spice = { $count ->
    [one] Вы: вопрос к фракции «{ $other }» — есть ли у вас хотя бы { $count } Пряность?
   *[other] Вы: вопрос к фракции «{ $other }» — есть ли у вас хотя бы { $count } Пряности?
}
you-asked_predicted_faction = Вы: вопрос к фракции «{ $other }» — предсказана ли победа фракции «{ $third }»?
you-asked_predicted_round = Вы: вопрос к фракции «{ $other }» — предсказана ли победа в раунде { $count }?
you-asked_plan_card = Вы: вопрос к фракции «{ $other }» — есть ли в вашем плане карта этого вида: { $kind }?
you-asked_plan_leader = Вы: вопрос к фракции «{ $other }» — участвует ли в вашем плане { $leader }?
you-asked_plan_dial = Вы: вопрос к фракции «{ $other }» — выставляете ли вы на диске не меньше { $count }?
you-answered = { $answer ->
    [yes] Вы: да.
   *[no] Вы: нет.
}
you-asked_card_kind = Вы: вопрос к фракции «{ $other }» — есть ли у вас карта этого вида: { $kind }?
you-asked_storm_card = Вы: вопрос к фракции «{ $other }» — видели ли вы, что число следующей бури — { $count }?
you-asked_spice_card = Вы: вопрос к фракции «{ $other }» — видели ли вы, что следующая карта Пряности — «{ $territory }»?
you-asked_spice_worm = Вы: вопрос к фракции «{ $other }» — видели ли вы, что следующая карта Пряности — Шаи-Хулуд?
you-asked_will_attack = Вы: вопрос к фракции «{ $other }» — нападёте ли вы на меня в этом раунде ({ $territory })?
you-asked_will_ship = Вы: вопрос к фракции «{ $other }» — высадитесь ли вы в этом раунде ({ $territory })?
you-asked_will_bid = Вы: вопрос к фракции «{ $other }» — сделаете ли вы ещё ставку в этой фазе?
you-asked_will_ally = Вы: вопрос к фракции «{ $other }» — проголосуете ли вы на следующем Схождении за союз с фракцией «{ $third }»?
you-asked_own_words = Вы: вопрос к фракции «{ $other }» своими словами, сказанный за столом.
you-answered_on_honour = { $answer ->
    [yes] Вы: да. По чести: правила этого проверить не могут.
   *[no] Вы: нет. По чести: правила этого проверить не могут.
}
you-battle = Бой ({ $territory }). Агрессор: Вы, противник: { $other }.
you-leaderless = Вы: ни лидера, ни героя, поэтому бой без карт.
you-voice = { $order ->
    [play] Вы: Голос. Фракции «{ $other }» приказано сыграть карту вида «{ $kind }».
   *[not] Вы: Голос. Фракции «{ $other }» запрещено играть карту вида «{ $kind }».
}
you-prescience = { $element ->
    [dial] Вы: предвидение. Фракция «{ $other }» называет значение на диске.
    [leader] Вы: предвидение. Фракция «{ $other }» называет лидера.
    [weapon] Вы: предвидение. Фракция «{ $other }» называет оружие.
   *[defence] Вы: предвидение. Фракция «{ $other }» называет защиту.
}
you-foreseen_dial = Вы: на диске будет { $amount }.
you-foreseen_leader = Вы, лидер: { $leader }.
you-foreseen_weapon = Вы, оружие: { $card }.
you-foreseen_defence = Вы, защита: { $card }.
you-plan = { $kwisatz_haderach ->
    [yes] Вы: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] Вы: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}
you-plan_shown = { $kwisatz_haderach ->
    [yes] Вы, план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] Вы, план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}
you-traitor = Вы: { $leader }, лидер фракции «{ $other }», — предатель!
you-battle_won = Вы побеждаете в бою ({ $territory }). Противник: { $other }.
you-kwisatz_haderach_died = Вы: Квисатц Хадерах гибнет.
you-leader_killed = Вы: гибнет лидер { $leader }.
you-kept = Вы: карта «{ $card }» остаётся на руке.
you-leader_drawn = Вы: вытянут лидер фракции «{ $other }».
you-drawn_leader = Вы: вытянут лидер — { $leader }.
you-leader_let_go = Вы: лидер фракции «{ $other }» отпущен.
you-leader_buried = Вы: лидер фракции «{ $other }» убит и лежит лицевой стороной вниз.
you-leader_captured = Вы: { $leader } в плену.
you-hand_declared = { $count ->
    [one] Вы: { $count } карта уловки.
    [few] Вы: { $count } карты уловок.
    [many] Вы: { $count } карт уловок.
   *[other] Вы: { $count } карты уловок.
}
you-card_looked_at = Вы: на торгах карта «{ $card }».
you-bid = Вы: ставка { $amount }.
you-bid_passed = Вы: пас.
you-bought = Вы: карта куплена за { $amount }.
you-sale_void = Вы: заплатить { $amount } нечем, карта снова на торгах.
you-paid_with_karama = Вы: вместо Пряности ({ $amount }) оплата картой «Карама».
you-bonus_card = Вы: ещё одна карта бесплатно.
you-cards_taken_unseen = Вы: у фракции «{ $other }» не глядя взято карт: { $count }.
you-card_given_back = Вы: фракции «{ $other }» возвращена карта.
you-charity_declined = Вы: отказ от субсидии.
you-collected = { $amount ->
    [one] Вы: собрана { $amount } Пряность ({ $node }).
   *[other] Вы: собрано { $amount } Пряности ({ $node }).
}
you-bribe_offered = { $amount ->
    [one] Вы: фракции «{ $other }» предложена { $amount } Пряность.
   *[other] Вы: фракции «{ $other }» предложено { $amount } Пряности.
}
you-bribe_withdrawn = Вы: отозвано предложение для фракции «{ $other }» (Пряность: { $amount }).
you-card_shown = Вы: фракции «{ $other }» втайне показана карта «{ $card }».
you-traitor_shown = Вы: фракции «{ $other }» втайне показан предатель: { $leader }.
you-promised = Вы: обещание заплатить за союзника до { $amount } Пряности.
you-power_stopped = Вы: отменено преимущество фракции «{ $other }» — «{ $power }».
you-worthless_karama = Вы: карта «{ $card }» сыграна как «Карама».
you-karama_power = Вы: применено «{ $power }».
you-bribes_taken = { $amount ->
    [one] Вы: { $amount } Пряность взяток уходит за ширму.
   *[other] Вы: { $amount } Пряности взяток уходят за ширму.
}
you-won = { $how ->
    [victory-strongholds] Вы: крепостей достаточно, это победа.
    [victory-two_players] Вы: крепостей достаточно, это победа.
    [victory-alliance] Вы: у союза достаточно крепостей, это победа.
    [victory-prediction] Вы: эта победа была предсказана и потому достаётся предсказавшим.
    [victory-fremen] Вы: пустыня свободна, это победа.
    [victory-guild] Вы: планету никто не контролирует, это победа.
    [victory-fremen_last] Вы: планету никто не контролирует, это победа.
   *[victory-most_strongholds] Вы: крепостей больше всех, это победа.
}
you-alliance_broken = Вы: союз расторгнут.
you-alliance_offered = Вы: предложение союза для фракции «{ $other }».
you-alliance_declined = Вы: несогласие на союз фракций «{ $other }» и «{ $third }».
you-pause_asked = { $place ->
    [now] Вы: просьба о паузе.
    [storm_number] Вы: просьба о паузе перед движением бури.
    [storm] Вы: просьба о паузе после бури.
    [spice_blow] Вы: просьба о паузе после выброса Пряности.
    [charity] Вы: просьба о паузе после субсидий.
    [revival] Вы: просьба о паузе после восстановления.
   *[collection] Вы: просьба о паузе после сбора Пряности.
}
you-revived = { $specials ->
    [0] Вы: из баков вернулось отрядов: { $count }.
   *[other] Вы: из баков вернулось отрядов: { $count }, из них со звёздочкой: { $specials }.
}
you-revival_granted = Вы: фракция «{ $other }» может бесплатно восстановить три отряда.
you-leaders_turned_up = Вы: все лидеры в баках и переворачиваются лицевой стороной вверх.
you-leader_revived = Вы: { $leader } снова в строю.
you-kwisatz_haderach_revived = Вы: Квисатц Хадерах снова жив.
you-swap_offered = Вы: предложение обмена для фракции «{ $other }».
you-predicted = Вы: предсказание сделано.
you-traitor_dealt = Вы: роздана карта предателя — { $leader }.
you-traitor_kept = Вы: предателем остаётся { $leader }.
you-forces_placed = { $count ->
    [one] Вы: { $count } отряд на старте ({ $node }).
    [few] Вы: { $count } отряда на старте ({ $node }).
    [many] Вы: { $count } отрядов на старте ({ $node }).
   *[other] Вы: { $count } отряда на старте ({ $node }).
}
you-advisor_placed = Вы: советница на старте ({ $node }).
you-fight_declared = Вы: вступление в бой ({ $territory }).
you-spice_look = Вы: взгляд на следующую карту Пряности.
you-guild_waits = Вы: ожидание.
you-shipping_turn = Вы: ход высадки и переброски.
you-shipment_announced = { $way ->
    [deploy] Вы: отрядов из резерва: { $count } ({ $node }).
    [cross] Вы: высадка через планету, отрядов: { $count }, цена: { $price } ({ $node }).
   *[reserves] Вы: высадка, отрядов: { $count }, цена: { $price } ({ $node }).
}
you-return_announced = Вы: обратно в резерв, отрядов: { $count }, цена: { $price } ({ $territory }).
you-shipment_stopped = Вы: высадка фракции «{ $other }» отменена.
you-shipped = { $count ->
    [one] Вы: прибыл { $count } отряд ({ $node }).
    [few] Вы: прибыло { $count } отряда ({ $node }).
    [many] Вы: прибыло { $count } отрядов ({ $node }).
   *[other] Вы: прибыло { $count } отряда ({ $node }).
}
you-returned = { $count ->
    [one] Вы: ушёл { $count } отряд ({ $territory }).
    [few] Вы: ушло { $count } отряда ({ $territory }).
    [many] Вы: ушло { $count } отрядов ({ $territory }).
   *[other] Вы: ушло { $count } отряда ({ $territory }).
}
you-move_announced = Вы: переброска, отрядов: { $count }. Откуда: { $territory }, куда: { $node }.
you-moved = { $count ->
    [one] Вы: прибыл { $count } отряд ({ $node }).
    [few] Вы: прибыло { $count } отряда ({ $node }).
    [many] Вы: прибыло { $count } отрядов ({ $node }).
   *[other] Вы: прибыло { $count } отряда ({ $node }).
}
you-accompanied = { $side ->
    [advisors] Вы: следом отправлена советница ({ $node }).
   *[fighters] Вы: следом отправлен отряд ({ $node }).
}
you-worm_sent = Вы: червь направлен сюда — { $territory }.
you-worm_called = Вы: червь призван сюда — { $territory }.
you-protected = Вы: отряды фракции «{ $other }» защищены от червя.
you-ride_announced = Вы: отряды поедут верхом. Откуда: { $territory }, куда: { $node }.
you-rode = Вы: отрядов верхом: { $count }. Откуда: { $from }, куда: { $node }.
you-storm_dialled = Вы: для бури выставлено { $number }.
you-weather_controlled = { $number ->
    [one] Вы: контроль погоды, буря пройдёт { $number } сектор.
    [few] Вы: контроль погоды, буря пройдёт { $number } сектора.
    [many] Вы: контроль погоды, буря пройдёт { $number } секторов.
   *[other] Вы: контроль погоды, буря пройдёт { $number } сектора.
}
you-wall_destroyed = Вы: Барьерная Стена разрушена.
you-storm_card_drawn = Вы: взгляд на следующую карту бури.
you-storm_card_seen = { $number ->
    [one] Вы: следующая буря пройдёт { $number } сектор.
    [few] Вы: следующая буря пройдёт { $number } сектора.
    [many] Вы: следующая буря пройдёт { $number } секторов.
   *[other] Вы: следующая буря пройдёт { $number } сектора.
}
you-flipped = { $side ->
    [fighters] Вы: советниц, ставших воинами: { $count } ({ $node }).
   *[advisors] Вы: воинов, ставших советницами: { $count } ({ $node }).
}
you-lost = { $cause ->
    [storm] Вы: в буре потеряно отрядов: { $count } ({ $node }).
    [worm] Вы: от песчаного червя потеряно отрядов: { $count } ({ $node }).
    [battle] Вы: в бою потеряно отрядов: { $count } ({ $node }).
    [atomics] Вы: от атомного оружия потеряно отрядов: { $count } ({ $node }).
    [explosion] Вы: при взрыве потеряно отрядов: { $count } ({ $node }).
    [ally] Вы: потеряно отрядов: { $count } ({ $node }); союзникам нельзя быть там вместе.
   *[other] Вы: потеряно отрядов: { $count } ({ $node }).
}
you-card_taken = Вы: взята карта «{ $card }».
you-discarded = Вы: сброшена карта «{ $card }».
you-paid = { $receiver ->
    [bank] { $amount ->
        [one] Вы, плата: { $amount } Пряность в хранилище.
       *[other] Вы, плата: { $amount } Пряности в хранилище.
    }
    [atreides] { $amount ->
        [one] Вы, плата: { $amount } Пряность Атрейдесам.
       *[other] Вы, плата: { $amount } Пряности Атрейдесам.
    }
    [bene_gesserit] { $amount ->
        [one] Вы, плата: { $amount } Пряность ордену Бене Гессерит.
       *[other] Вы, плата: { $amount } Пряности ордену Бене Гессерит.
    }
    [emperor] { $amount ->
        [one] Вы, плата: { $amount } Пряность Императору.
       *[other] Вы, плата: { $amount } Пряности Императору.
    }
    [fremen] { $amount ->
        [one] Вы, плата: { $amount } Пряность Фрименам.
       *[other] Вы, плата: { $amount } Пряности Фрименам.
    }
    [spacing_guild] { $amount ->
        [one] Вы, плата: { $amount } Пряность Гильдии.
       *[other] Вы, плата: { $amount } Пряности Гильдии.
    }
   *[harkonnen] { $amount ->
        [one] Вы, плата: { $amount } Пряность Харконненам.
       *[other] Вы, плата: { $amount } Пряности Харконненам.
    }
}
you-spice_gained = { $amount ->
    [one] Вы: получена { $amount } Пряность из хранилища.
   *[other] Вы: получено { $amount } Пряности из хранилища.
}
you-offered_for_attack = Вы: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от нападения в этом раунде ({ $territory }).
you-offered_for_ship = Вы: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от высадки в этом раунде ({ $territory }).
you-offered_for_bid = Вы: фракции «{ $other }» предложена Пряность ({ $amount }) за отказ от ставок в этой фазе.
you-offered_for_ally = Вы: фракции «{ $other }» предложена Пряность ({ $amount }) за голос в пользу союза с фракцией «{ $third }».
you-bribe_renewed = Вы: предложение для фракции «{ $other }» продлено (Пряность: { $amount }).
you-bribe_lapsed = Вы: предложение для фракции «{ $other }» истекло (Пряность: { $amount }).
you-vow_attack = { $yes ->
    [yes] Вы: обязательство напасть в этом раунде на фракцию «{ $other }» ({ $territory }).
   *[no] Вы: обязательство не нападать в этом раунде на фракцию «{ $other }» ({ $territory }).
}
you-vow_ship = { $yes ->
    [yes] Вы: обязательство высадиться в этом раунде ({ $territory }).
   *[no] Вы: обязательство не высаживаться в этом раунде ({ $territory }).
}
you-vow_bid = { $yes ->
    [yes] Вы: обязательство сделать ещё ставку.
   *[no] Вы: обязательство больше не делать ставок в этой фазе.
}
you-vow_ally = { $yes ->
    [yes] Вы: обязательство голосовать на следующем Схождении за союз с фракцией «{ $third }».
   *[no] Вы: обязательство голосовать на следующем Схождении против союза с фракцией «{ $third }».
}
you-vow_lapsed = { $verb ->
    [attack] Вы: слово о нападениях, данное фракции «{ $other }», больше не действует.
    [ship] Вы: слово о высадке, данное фракции «{ $other }», больше не действует.
    [bid] Вы: слово о ставках, данное фракции «{ $other }», больше не действует.
   *[ally] Вы: слово о союзе, данное фракции «{ $other }», больше не действует.
}
you-first_player = Вы — первый игрок.
you-strengths = Вы — { $amount }, { $other } — { $against }.
you-alliance_made = Вы и { $other } теперь союзники.
