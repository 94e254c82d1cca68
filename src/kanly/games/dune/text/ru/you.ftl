# Что произошло — для того, кто это сделал.

you-seated = Вы играете за фракцию «{ $faction }».
you-asked_card = Вы спрашиваете фракцию «{ $other }»: есть ли у вас карта «{ $card }»?
you-asked_traitor = Вы спрашиваете фракцию «{ $other }»: ваш ли предатель { $leader }?
you-asked_spice = { $count ->
    [one] Вы спрашиваете фракцию «{ $other }»: есть ли у вас хотя бы { $count } Пряность?
   *[other] Вы спрашиваете фракцию «{ $other }»: есть ли у вас хотя бы { $count } Пряности?
}
you-asked_predicted_faction = Вы спрашиваете фракцию «{ $other }»: предсказана ли победа фракции «{ $third }»?
you-asked_predicted_round = Вы спрашиваете фракцию «{ $other }»: предсказана ли победа в раунде { $count }?
you-asked_plan_card = Вы спрашиваете фракцию «{ $other }»: есть ли в вашем плане карта этого вида: { $kind }?
you-asked_plan_leader = Вы спрашиваете фракцию «{ $other }»: участвует ли в вашем плане { $leader }?
you-asked_plan_dial = Вы спрашиваете фракцию «{ $other }»: выставляете ли вы на диске не меньше { $count }?
you-answered = { $answer ->
    [yes] Вы: да.
   *[no] Вы: нет.
}
you-asked_card_kind = Вы спрашиваете фракцию «{ $other }»: есть ли у вас карта этого вида: { $kind }?
you-asked_storm_card = Вы спрашиваете фракцию «{ $other }»: видели ли вы, что число следующей бури — { $count }?
you-asked_spice_card = Вы спрашиваете фракцию «{ $other }»: видели ли вы, что следующая карта Пряности — «{ $territory }»?
you-asked_spice_worm = Вы спрашиваете фракцию «{ $other }»: видели ли вы, что следующая карта Пряности — Шаи-Хулуд?
you-asked_will_attack = Вы спрашиваете фракцию «{ $other }»: нападёте ли вы на меня до следующей фазы «Итоги» ({ $territory })?
you-asked_will_ship = Вы спрашиваете фракцию «{ $other }»: высадитесь ли вы до следующей фазы «Итоги» ({ $territory })?
you-asked_will_bid = Вы спрашиваете фракцию «{ $other }»: сделаете ли вы ещё ставку в этой фазе?
you-asked_will_ally = Вы спрашиваете фракцию «{ $other }»: проголосуете ли вы на следующем Схождении за союз с фракцией «{ $third }»?
you-asked_own_words = Вы задаёте фракции «{ $other }» вопрос своими словами, за столом.
you-answered_on_honour = { $answer ->
    [yes] Вы: да. По чести: правила этого проверить не могут.
   *[no] Вы: нет. По чести: правила этого проверить не могут.
}
you-battle = Бой ({ $territory }). Вы нападаете, противник: { $other }.
you-leaderless = У вас нет ни лидера, ни героя: вы сражаетесь без карт.
you-voice = { $order ->
    [play] Голос: вы приказываете фракции «{ $other }» сыграть карту вида «{ $kind }».
   *[not] Голос: вы запрещаете фракции «{ $other }» играть карту вида «{ $kind }».
}
you-prescience = { $element ->
    [dial] Ваше предвидение. Фракция «{ $other }» называет значение на диске.
    [leader] Ваше предвидение. Фракция «{ $other }» называет лидера.
    [weapon] Ваше предвидение. Фракция «{ $other }» называет оружие.
   *[defence] Ваше предвидение. Фракция «{ $other }» называет защиту.
}
you-foreseen_dial = У вас на диске будет { $amount }.
you-foreseen_leader = Ваш лидер: { $leader }.
you-foreseen_weapon = Ваше оружие: { $card }.
you-foreseen_defence = Ваша защита: { $card }.
you-plan = { $kwisatz_haderach ->
    [yes] Ваш план: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] Ваш план: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}
you-plan_shown = { $kwisatz_haderach ->
    [yes] Ваш план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader } и Квисатц Хадерах, оружие: { $card1 }, защита: { $card2 }.
   *[no] Ваш план показан: на диске { $amount }, Пряность: { $spice }, лидер: { $leader }, оружие: { $card1 }, защита: { $card2 }.
}
you-traitor = Вы раскрываете предателя: { $leader }, лидер фракции «{ $other }»!
you-battle_won = Вы побеждаете в бою ({ $territory }). Противник: { $other }.
you-kwisatz_haderach_died = Ваш Квисатц Хадерах гибнет.
you-leader_killed = Гибнет ваш лидер { $leader }.
you-kept = Вы оставляете на руке карту «{ $card }».
you-leader_drawn = Вы вытягиваете лидера фракции «{ $other }».
you-drawn_leader = Вы вытянули лидера: { $leader }.
you-leader_let_go = Вы отпускаете лидера фракции «{ $other }».
you-leader_buried = Вы убиваете лидера фракции «{ $other }»: он лежит лицевой стороной вниз.
you-leader_captured = Вы берёте в плен лидера: { $leader }.
you-hand_declared = { $count ->
    [one] У вас { $count } карта уловки.
    [few] У вас { $count } карты уловок.
    [many] У вас { $count } карт уловок.
   *[other] У вас { $count } карты уловок.
}
you-card_looked_at = Вы смотрите карту на торгах: «{ $card }».
you-bid = Вы ставите { $amount }.
you-bid_passed = Вы пасуете.
you-bought = Вы покупаете карту за { $amount }.
you-sale_void = Вам нечем заплатить { $amount }: карта снова на торгах.
you-paid_with_karama = Вы платите картой «Карама» вместо Пряности ({ $amount }).
you-bonus_card = Вы берёте ещё одну карту бесплатно.
you-cards_taken_unseen = Вы не глядя берёте карты у фракции «{ $other }»: { $count }.
you-card_given_back = Вы возвращаете фракции «{ $other }» карту.
you-charity_declined = Вы отказываетесь от субсидии.
you-collected = { $amount ->
    [one] Вы собираете { $amount } Пряность ({ $node }).
   *[other] Вы собираете { $amount } Пряности ({ $node }).
}
you-bribe_offered = { $amount ->
    [one] Вы предлагаете фракции «{ $other }» { $amount } Пряность.
   *[other] Вы предлагаете фракции «{ $other }» { $amount } Пряности.
}
you-bribe_withdrawn = Вы отзываете предложение для фракции «{ $other }» (Пряность: { $amount }).
you-card_shown = Вы втайне показываете фракции «{ $other }» карту «{ $card }».
you-traitor_shown = Вы втайне показываете фракции «{ $other }» предателя: { $leader }.
you-promised = Вы обещаете заплатить за союзника до { $amount } Пряности.
you-power_stopped = Вы отменяете преимущество фракции «{ $other }» — «{ $power }».
you-worthless_karama = Вы играете карту «{ $card }» как «Караму».
you-karama_power = Вы применяете «{ $power }».
you-bribes_taken = { $amount ->
    [one] { $amount } Пряность взяток уходит за вашу ширму.
   *[other] { $amount } Пряности взяток уходят за вашу ширму.
}
you-won = { $how ->
    [victory-strongholds] Вы побеждаете: крепостей достаточно.
    [victory-two_players] Вы побеждаете: крепостей достаточно.
    [victory-alliance] Вы побеждаете: у вашего союза достаточно крепостей.
    [victory-prediction] Вы побеждаете: эта победа была предсказана и потому достаётся вам.
    [victory-fremen] Вы побеждаете: пустыня свободна.
    [victory-guild] Вы побеждаете: планету никто не контролирует.
    [victory-fremen_last] Вы побеждаете: планету никто не контролирует.
   *[victory-most_strongholds] Вы побеждаете: крепостей у вас больше всех.
}
you-alliance_broken = Вы расторгаете союз.
you-alliance_offered = Вы предлагаете союз фракции «{ $other }».
you-alliance_refused = Вы отказываетесь от союза с фракцией «{ $other }».
you-alliance_declined = Вы не соглашаетесь на союз фракций «{ $other }» и «{ $third }».
you-pause_asked = { $place ->
    [now] Вы просите о паузе.
    [storm_number] Вы просите о паузе перед движением бури.
    [storm] Вы просите о паузе после бури.
    [spice_blow] Вы просите о паузе после выброса Пряности.
    [charity] Вы просите о паузе после субсидий.
    [revival] Вы просите о паузе после восстановления.
   *[collection] Вы просите о паузе после сбора Пряности.
}
you-revived = { $specials ->
    [0] Из баков к вам вернулось отрядов: { $count }.
   *[other] Из баков к вам вернулось отрядов: { $count }, из них со звёздочкой: { $specials }.
}
you-revival_granted = Вы разрешаете фракции «{ $other }» бесплатно восстановить три отряда.
you-leaders_turned_up = Все ваши лидеры в баках и переворачиваются лицевой стороной вверх.
you-leader_revived = Ваш лидер { $leader } снова в строю.
you-kwisatz_haderach_revived = Ваш Квисатц Хадерах снова жив.
you-swap_offered = Вы предлагаете обмен фракции «{ $other }».
you-predicted = Вы сделали предсказание.
you-traitor_dealt = Вам роздана карта предателя: { $leader }.
you-traitor_kept = Вашим предателем остаётся { $leader }.
you-forces_placed = { $count ->
    [one] Вы начинаете: { $count } отряд ({ $node }).
    [few] Вы начинаете: { $count } отряда ({ $node }).
    [many] Вы начинаете: { $count } отрядов ({ $node }).
   *[other] Вы начинаете: { $count } отряда ({ $node }).
}
you-advisor_placed = Вы начинаете с советницей ({ $node }).
you-fight_declared = Вы вступаете в бой ({ $territory }).
you-spice_look = Вы смотрите следующую карту Пряности.
you-guild_waits = Вы ждёте.
you-shipping_turn = Ваш ход высадки и переброски.
you-shipment_announced = { $way ->
    [deploy] Вы выводите отряды из резерва: { $count } ({ $node }).
    [cross] Вы высаживаетесь через планету, отрядов: { $count }, цена: { $price } ({ $node }).
   *[reserves] Вы высаживаетесь, отрядов: { $count }, цена: { $price } ({ $node }).
}
you-return_announced = Вы возвращаете отряды в резерв: { $count }, цена: { $price } ({ $territory }).
you-shipment_stopped = Вы отменяете высадку фракции «{ $other }».
you-shipped = { $count ->
    [one] У вас прибыл { $count } отряд ({ $node }).
    [few] У вас прибыло { $count } отряда ({ $node }).
    [many] У вас прибыло { $count } отрядов ({ $node }).
   *[other] У вас прибыло { $count } отряда ({ $node }).
}
you-returned = { $count ->
    [one] Вы уводите { $count } отряд ({ $territory }).
    [few] Вы уводите { $count } отряда ({ $territory }).
    [many] Вы уводите { $count } отрядов ({ $territory }).
   *[other] Вы уводите { $count } отряда ({ $territory }).
}
you-move_announced = Вы перебрасываете отряды: { $count }. Откуда: { $territory }, куда: { $node }.
you-moved = { $count ->
    [one] У вас прибыл { $count } отряд ({ $node }).
    [few] У вас прибыло { $count } отряда ({ $node }).
    [many] У вас прибыло { $count } отрядов ({ $node }).
   *[other] У вас прибыло { $count } отряда ({ $node }).
}
you-accompanied = { $side ->
    [advisors] Вы отправляете следом советницу ({ $node }).
   *[fighters] Вы отправляете следом отряд ({ $node }).
}
you-worm_sent = Вы направляете червя сюда: { $territory }.
you-worm_called = Вы призываете червя сюда: { $territory }.
you-protected = Вы защищаете отряды фракции «{ $other }» от червя.
you-ride_announced = Ваши отряды поедут верхом. Откуда: { $territory }, куда: { $node }.
you-rode = Ваших отрядов верхом: { $count }. Откуда: { $from }, куда: { $node }.
you-storm_dialled = Вы выставляете для бури { $number }.
you-weather_controlled = { $number ->
    [one] Вы управляете погодой: буря пройдёт { $number } сектор.
    [few] Вы управляете погодой: буря пройдёт { $number } сектора.
    [many] Вы управляете погодой: буря пройдёт { $number } секторов.
   *[other] Вы управляете погодой: буря пройдёт { $number } сектора.
}
you-wall_destroyed = Вы разрушаете Барьерную Стену.
you-storm_card_drawn = Вы смотрите следующую карту бури.
you-storm_card_seen = { $number ->
    [one] Следующая буря пройдёт { $number } сектор.
    [few] Следующая буря пройдёт { $number } сектора.
    [many] Следующая буря пройдёт { $number } секторов.
   *[other] Следующая буря пройдёт { $number } сектора.
}
you-flipped = { $side ->
    [fighters] Ваших советниц, ставших воинами: { $count } ({ $node }).
   *[advisors] Ваших воинов, ставших советницами: { $count } ({ $node }).
}
you-lost = { $cause ->
    [storm] Вы теряете отряды в буре: { $count } ({ $node }).
    [worm] Вы теряете отряды от песчаного червя: { $count } ({ $node }).
    [battle] Вы теряете отряды в бою: { $count } ({ $node }).
    [atomics] Вы теряете отряды от атомного оружия: { $count } ({ $node }).
    [explosion] Вы теряете отряды при взрыве: { $count } ({ $node }).
    [ally] Вы теряете отряды: { $count } ({ $node }); союзникам нельзя быть там вместе.
   *[other] Вы теряете отряды: { $count } ({ $node }).
}
you-card_taken = Вы берёте карту «{ $card }».
you-discarded = Вы сбрасываете карту «{ $card }».
you-paid = { $receiver ->
    [bank] { $amount ->
        [one] Вы платите { $amount } Пряность в хранилище.
       *[other] Вы платите { $amount } Пряности в хранилище.
    }
    [atreides] { $amount ->
        [one] Вы платите { $amount } Пряность Атрейдесам.
       *[other] Вы платите { $amount } Пряности Атрейдесам.
    }
    [bene_gesserit] { $amount ->
        [one] Вы платите { $amount } Пряность ордену Бене Гессерит.
       *[other] Вы платите { $amount } Пряности ордену Бене Гессерит.
    }
    [emperor] { $amount ->
        [one] Вы платите { $amount } Пряность Императору.
       *[other] Вы платите { $amount } Пряности Императору.
    }
    [fremen] { $amount ->
        [one] Вы платите { $amount } Пряность Фрименам.
       *[other] Вы платите { $amount } Пряности Фрименам.
    }
    [spacing_guild] { $amount ->
        [one] Вы платите { $amount } Пряность Гильдии.
       *[other] Вы платите { $amount } Пряности Гильдии.
    }
   *[harkonnen] { $amount ->
        [one] Вы платите { $amount } Пряность Харконненам.
       *[other] Вы платите { $amount } Пряности Харконненам.
    }
}
you-spice_gained = { $amount ->
    [one] Вы получаете { $amount } Пряность из хранилища.
   *[other] Вы получаете { $amount } Пряности из хранилища.
}
you-offered_for_attack = Вы предлагаете фракции «{ $other }» Пряность ({ $amount }) за отказ от нападения до следующей фазы «Итоги» ({ $territory }).
you-offered_for_ship = Вы предлагаете фракции «{ $other }» Пряность ({ $amount }) за отказ от высадки до следующей фазы «Итоги» ({ $territory }).
you-offered_for_bid = Вы предлагаете фракции «{ $other }» Пряность ({ $amount }) за отказ от ставок в этой фазе.
you-offered_for_ally = Вы предлагаете фракции «{ $other }» Пряность ({ $amount }) за голос в пользу союза с фракцией «{ $third }».
you-bribe_renewed = Вы продлеваете предложение для фракции «{ $other }» (Пряность: { $amount }).
you-bribe_lapsed = Ваше предложение для фракции «{ $other }» истекло (Пряность: { $amount }).
you-vow_attack = { $yes ->
    [yes] Вы обязаны напасть до следующей фазы «Итоги» на фракцию «{ $other }» ({ $territory }).
   *[no] Вы обязаны не нападать до следующей фазы «Итоги» на фракцию «{ $other }» ({ $territory }).
}
you-vow_ship = { $yes ->
    [yes] Вы обязаны высадиться до следующей фазы «Итоги» ({ $territory }).
   *[no] Вы обязаны не высаживаться до следующей фазы «Итоги» ({ $territory }).
}
you-vow_bid = { $yes ->
    [yes] Вы обязаны сделать ещё ставку.
   *[no] Вы обязаны больше не делать ставок в этой фазе.
}
you-vow_ally = { $yes ->
    [yes] Вы обязаны голосовать на следующем Схождении за союз с фракцией «{ $third }».
   *[no] Вы обязаны голосовать на следующем Схождении против союза с фракцией «{ $third }».
}
you-vow_lapsed = { $verb ->
    [attack] Ваше слово о нападениях, данное фракции «{ $other }», больше не действует.
    [ship] Ваше слово о высадке, данное фракции «{ $other }», больше не действует.
    [bid] Ваше слово о ставках, данное фракции «{ $other }», больше не действует.
   *[ally] Ваше слово о союзе, данное фракции «{ $other }», больше не действует.
}
you-first_player = Вы — первый игрок.
you-strengths = Вы — { $amount }, { $other } — { $against }.
you-alliance_made = Вы и { $other } теперь союзники.
