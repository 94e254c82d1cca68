# Що сталося — для того, хто це зробив.

you-seated = Ви граєте за фракцію «{ $faction }».
you-asked_card = Ви запитуєте фракцію «{ $other }»: чи маєте ви карту «{ $card }»?
you-asked_traitor = Ви запитуєте фракцію «{ $other }»: чи ваш зрадник { $leader }?
you-asked_spice = { $count ->
    [one] Ви запитуєте фракцію «{ $other }»: чи маєте ви хоча б { $count } прянощі?
    [few] Ви запитуєте фракцію «{ $other }»: чи маєте ви хоча б { $count } прянощі?
    [many] Ви запитуєте фракцію «{ $other }»: чи маєте ви хоча б { $count } прянощів?
   *[other] Ви запитуєте фракцію «{ $other }»: чи маєте ви хоча б { $count } прянощів?
}
you-asked_predicted_faction = Ви запитуєте фракцію «{ $other }»: чи провіщено перемогу фракції «{ $third }»?
you-asked_predicted_round = Ви запитуєте фракцію «{ $other }»: чи провіщено перемогу в раунді { $count }?
you-asked_plan_card = Ви запитуєте фракцію «{ $other }»: чи є у вашому плані карта цього виду: { $kind }?
you-asked_plan_leader = Ви запитуєте фракцію «{ $other }»: чи бере участь у вашому плані { $leader }?
you-asked_plan_dial = Ви запитуєте фракцію «{ $other }»: чи виставляєте ви на диску не менше { $count }?
you-answered = { $answer ->
    [yes] Ви: так.
   *[no] Ви: ні.
}
you-asked_card_kind = Ви запитуєте фракцію «{ $other }»: чи маєте ви карту цього виду: { $kind }?
you-asked_storm_card = Ви запитуєте фракцію «{ $other }»: чи бачили ви, що число наступної бурі — { $count }?
you-asked_spice_card = Ви запитуєте фракцію «{ $other }»: чи бачили ви, що наступна карта прянощів — «{ $territory }»?
you-asked_spice_worm = Ви запитуєте фракцію «{ $other }»: чи бачили ви, що наступна карта прянощів — Шай-Хулуд?
you-asked_will_attack = Ви запитуєте фракцію «{ $other }»: чи нападете ви на мене до наступної фази «Підсумки» ({ $territory })?
you-asked_will_ship = Ви запитуєте фракцію «{ $other }»: чи висадитеся ви до наступної фази «Підсумки» ({ $territory })?
you-asked_will_bid = Ви запитуєте фракцію «{ $other }»: чи зробите ви ще ставку в цій фазі?
you-asked_will_ally = Ви запитуєте фракцію «{ $other }»: чи проголосуєте ви на наступному Сходженні за союз із фракцією «{ $third }»?
you-asked_own_words = Ви ставите фракції «{ $other }» запитання своїми словами, за столом.
you-answered_on_honour = { $answer ->
    [yes] Ви: так. По честі: правила цього перевірити не можуть.
   *[no] Ви: ні. По честі: правила цього перевірити не можуть.
}
you-battle = Бій ({ $territory }). Ви нападаєте, оборонець: { $other }.
you-leaderless = Ви не маєте ні лідера, ні героя, тож б'єтеся без карт.
you-voice = { $order ->
    [play] Голос: ви наказуєте фракції «{ $other }» зіграти карту виду «{ $kind }».
   *[not] Голос: ви забороняєте фракції «{ $other }» грати карту виду «{ $kind }».
}
you-prescience = { $element ->
    [dial] Ваше передбачення. Фракція «{ $other }» називає значення на диску.
    [leader] Ваше передбачення. Фракція «{ $other }» називає лідера.
    [weapon] Ваше передбачення. Фракція «{ $other }» називає зброю.
   *[defence] Ваше передбачення. Фракція «{ $other }» називає захист.
}
you-foreseen_dial = У вас на диску буде { $amount }.
you-foreseen_leader = Ваш лідер: { $leader }.
you-foreseen_weapon = Ваша зброя: { $card }.
you-foreseen_defence = Ваш захист: { $card }.
you-plan = { $kwisatz_haderach ->
    [yes] Ваш план: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] Ваш план: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}
you-plan_shown = { $kwisatz_haderach ->
    [yes] Ваш план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] Ваш план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}
you-traitor = Ви викриваєте зрадника: { $leader } зраджує фракцію «{ $other }»!
you-battle_won = Ви перемагаєте в бою ({ $territory }). Супротивник: { $other }.
you-kwisatz_haderach_died = Ваш Квізац Хадерах гине.
you-leader_killed = Гине ваш лідер { $leader }.
you-kept = Ви лишаєте на руці карту «{ $card }».
you-leader_drawn = Ви витягуєте лідера фракції «{ $other }».
you-drawn_leader = Ви витягли лідера: { $leader }.
you-leader_let_go = Ви відпускаєте лідера фракції «{ $other }».
you-leader_buried = Ви вбиваєте лідера фракції «{ $other }»: він лежить долілиць.
you-leader_captured = Ви берете в полон лідера: { $leader }.
you-hand_declared = { $count ->
    [one] У вас { $count } карта підступу.
    [few] У вас { $count } карти підступів.
    [many] У вас { $count } карт підступів.
   *[other] У вас { $count } карти підступів.
}
you-card_looked_at = Ви дивитеся карту на торгах: «{ $card }».
you-bid = Ви ставите { $amount }.
you-bid_passed = Ви пасуєте.
you-bought = Ви купуєте карту за { $amount }.
you-sale_void = Вам нічим заплатити { $amount }: карта знову на торгах.
you-paid_with_karama = Ви платите картою «Карама» замість прянощів ({ $amount }).
you-bonus_card = Ви берете ще одну карту безкоштовно.
you-cards_taken_unseen = Ви наосліп берете карти у фракції «{ $other }»: { $count }.
you-card_given_back = Ви повертаєте фракції «{ $other }» карту.
you-charity_declined = Ви відмовляєтеся від субсидії.
you-collected = { $amount ->
    [one] Ви збираєте { $amount } прянощі ({ $node }).
    [few] Ви збираєте { $amount } прянощі ({ $node }).
    [many] Ви збираєте { $amount } прянощів ({ $node }).
   *[other] Ви збираєте { $amount } прянощів ({ $node }).
}
you-bribe_offered = Ви пропонуєте фракції «{ $other }» прянощі ({ $amount }).
you-bribe_withdrawn = Ви відкликаєте пропозицію для фракції «{ $other }» (прянощі: { $amount }).
you-card_shown = Ви таємно показуєте фракції «{ $other }» карту «{ $card }».
you-traitor_shown = Ви таємно показуєте фракції «{ $other }» зрадника: { $leader }.
you-promised = Ви обіцяєте заплатити за союзника до { $amount } прянощів.
you-power_stopped = Ви скасовуєте перевагу фракції «{ $other }» — «{ $power }».
you-worthless_karama = Ви граєте карту «{ $card }» як «Караму».
you-karama_power = Ви застосовуєте «{ $power }».
you-bribes_taken = Хабарі йдуть за вашу ширму, прянощів: { $amount }.
you-won = { $how ->
    [victory-strongholds] Ви перемагаєте: твердинь достатньо.
    [victory-two_players] Ви перемагаєте: твердинь достатньо.
    [victory-alliance] Ви перемагаєте: ваш союз має достатньо твердинь.
    [victory-prediction] Ви перемагаєте: цю перемогу було провіщено, тож вона дістається вам.
    [victory-fremen] Ви перемагаєте: пустеля вільна.
    [victory-guild] Ви перемагаєте: планету ніхто не контролює.
    [victory-fremen_last] Ви перемагаєте: планету ніхто не контролює.
   *[victory-most_strongholds] Ви перемагаєте: твердинь у вас найбільше.
}
you-alliance_broken = Ви розриваєте союз.
you-alliance_offered = Ви пропонуєте союз фракції «{ $other }».
you-alliance_refused = Ви відмовляєтеся від союзу з фракцією «{ $other }».
you-alliance_declined = Ви не погоджуєтеся на союз фракцій «{ $other }» і «{ $third }».
you-pause_asked = { $place ->
    [now] Ви просите про паузу.
    [storm_number] Ви просите про паузу перед рухом бурі.
    [storm] Ви просите про паузу після бурі.
    [spice_blow] Ви просите про паузу після вибуху прянощів.
    [charity] Ви просите про паузу після субсидій.
    [revival] Ви просите про паузу після відродження.
   *[collection] Ви просите про паузу після збирання прянощів.
}
you-revived = { $specials ->
    [0] З резервуарів до вас повернулося загонів: { $count }.
   *[other] З резервуарів до вас повернулося загонів: { $count }, з них із зірочкою: { $specials }.
}
you-revival_granted = Ви дозволяєте фракції «{ $other }» безкоштовно відродити три загони.
you-leaders_turned_up = Усі ваші лідери в резервуарах і перевертаються горілиць.
you-leader_revived = Ваш лідер { $leader } знову в строю.
you-kwisatz_haderach_revived = Ваш Квізац Хадерах знову живий.
you-swap_offered = Ви пропонуєте обмін фракції «{ $other }».
you-predicted = Ви зробили провіщення.
you-traitor_dealt = Вам роздано карту зрадника: { $leader }.
you-traitor_kept = Вашим зрадником лишається { $leader }.
you-forces_placed = { $count ->
    [one] Ви починаєте: { $count } загін ({ $node }).
    [few] Ви починаєте: { $count } загони ({ $node }).
    [many] Ви починаєте: { $count } загонів ({ $node }).
   *[other] Ви починаєте: { $count } загону ({ $node }).
}
you-advisor_placed = Ви починаєте з радницею ({ $node }).
you-fight_declared = Ви вступаєте в бій ({ $territory }).
you-spice_look = Ви дивитеся наступну карту прянощів.
you-guild_waits = Ви чекаєте.
you-shipping_turn = Ваш хід висадки й перекидання.
you-shipment_announced = { $way ->
    [deploy] Ви виводите загони з резерву: { $count } ({ $node }).
    [cross] Ви висаджуєтеся через планету, загонів: { $count }, ціна: { $price } ({ $node }).
   *[reserves] Ви висаджуєтеся, загонів: { $count }, ціна: { $price } ({ $node }).
}
you-return_announced = Ви повертаєте загони в резерв: { $count }, ціна: { $price } ({ $territory }).
you-shipment_stopped = Ви скасовуєте висадку фракції «{ $other }».
you-shipped = { $count ->
    [one] У вас прибув { $count } загін ({ $node }).
    [few] У вас прибули { $count } загони ({ $node }).
    [many] У вас прибуло { $count } загонів ({ $node }).
   *[other] У вас прибуло { $count } загону ({ $node }).
}
you-returned = { $count ->
    [one] Ви відводите { $count } загін ({ $territory }).
    [few] Ви відводите { $count } загони ({ $territory }).
    [many] Ви відводите { $count } загонів ({ $territory }).
   *[other] Ви відводите { $count } загону ({ $territory }).
}
you-move_announced = Ви перекидаєте загони: { $count }. Звідки: { $territory }, куди: { $node }.
you-moved = { $count ->
    [one] У вас прибув { $count } загін ({ $node }).
    [few] У вас прибули { $count } загони ({ $node }).
    [many] У вас прибуло { $count } загонів ({ $node }).
   *[other] У вас прибуло { $count } загону ({ $node }).
}
you-accompanied = { $side ->
    [advisors] Ви надсилаєте слідом радницю ({ $node }).
   *[fighters] Ви надсилаєте слідом загін ({ $node }).
}
you-worm_sent = Ви спрямовуєте хробака сюди: { $territory }.
you-worm_called = Ви прикликаєте хробака сюди: { $territory }.
you-protected = Ви захищаєте загони фракції «{ $other }» від хробака.
you-ride_announced = Ваші загони поїдуть верхи. Звідки: { $territory }, куди: { $node }.
you-rode = Ваших загонів верхи: { $count }. Звідки: { $from }, куди: { $node }.
you-storm_dialled = Ви виставляєте для бурі { $number }.
you-weather_controlled = { $number ->
    [one] Ви керуєте погодою: буря пройде { $number } сектор.
    [few] Ви керуєте погодою: буря пройде { $number } сектори.
    [many] Ви керуєте погодою: буря пройде { $number } секторів.
   *[other] Ви керуєте погодою: буря пройде { $number } сектора.
}
you-wall_destroyed = Ви руйнуєте Оборонну стіну.
you-storm_card_drawn = Ви дивитеся наступну карту бурі.
you-storm_card_seen = { $number ->
    [one] Наступна буря пройде { $number } сектор.
    [few] Наступна буря пройде { $number } сектори.
    [many] Наступна буря пройде { $number } секторів.
   *[other] Наступна буря пройде { $number } сектора.
}
you-flipped = { $side ->
    [fighters] Ваших радниць, що стали воїнами: { $count } ({ $node }).
   *[advisors] Ваших воїнів, що стали радницями: { $count } ({ $node }).
}
you-lost = { $cause ->
    [storm] Ви втрачаєте загони в бурі: { $count } ({ $node }).
    [worm] Ви втрачаєте загони через піщаного хробака: { $count } ({ $node }).
    [battle] Ви втрачаєте загони в бою: { $count } ({ $node }).
    [atomics] Ви втрачаєте загони через родовий атомікс: { $count } ({ $node }).
    [explosion] Ви втрачаєте загони під час вибуху: { $count } ({ $node }).
    [ally] Ви втрачаєте загони: { $count } ({ $node }); союзникам не можна бути там разом.
   *[other] Ви втрачаєте загони: { $count } ({ $node }).
}
you-card_taken = Ви берете карту «{ $card }».
you-discarded = Ви скидаєте карту «{ $card }».
you-paid = { $receiver ->
    [bank] Ви платите в банк прянощів: { $amount }.
    [atreides] Ви платите Атрідам прянощами: { $amount }.
    [bene_gesserit] Ви платите ордену Бене Гессерит прянощами: { $amount }.
    [emperor] Ви платите Імператорові прянощами: { $amount }.
    [fremen] Ви платите Фрименам прянощами: { $amount }.
    [spacing_guild] Ви платите Гільдії прянощами: { $amount }.
   *[harkonnen] Ви платите Харконненам прянощами: { $amount }.
}
you-spice_gained = { $amount ->
    [one] Ви отримуєте { $amount } прянощі з банку.
    [few] Ви отримуєте { $amount } прянощі з банку.
    [many] Ви отримуєте { $amount } прянощів із банку.
   *[other] Ви отримуєте { $amount } прянощів із банку.
}
you-offered_for_attack = Ви пропонуєте фракції «{ $other }» прянощі ({ $amount }) за відмову від нападу до наступної фази «Підсумки» ({ $territory }).
you-offered_for_ship = Ви пропонуєте фракції «{ $other }» прянощі ({ $amount }) за відмову від висадки до наступної фази «Підсумки» ({ $territory }).
you-offered_for_bid = Ви пропонуєте фракції «{ $other }» прянощі ({ $amount }) за відмову від ставок у цій фазі.
you-offered_for_ally = Ви пропонуєте фракції «{ $other }» прянощі ({ $amount }) за голос на користь союзу з фракцією «{ $third }».
you-bribe_renewed = Ви продовжуєте пропозицію для фракції «{ $other }» (прянощі: { $amount }).
you-bribe_lapsed = Ваша пропозиція для фракції «{ $other }» втратила чинність (прянощі: { $amount }).
you-vow_attack = { $yes ->
    [yes] Ви зобов'язані напасти до наступної фази «Підсумки» на фракцію «{ $other }» ({ $territory }).
   *[no] Ви зобов'язані не нападати до наступної фази «Підсумки» на фракцію «{ $other }» ({ $territory }).
}
you-vow_ship = { $yes ->
    [yes] Ви зобов'язані висадитися до наступної фази «Підсумки» ({ $territory }).
   *[no] Ви зобов'язані не висаджуватися до наступної фази «Підсумки» ({ $territory }).
}
you-vow_bid = { $yes ->
    [yes] Ви зобов'язані зробити ще ставку.
   *[no] Ви зобов'язані більше не робити ставок у цій фазі.
}
you-vow_ally = { $yes ->
    [yes] Ви зобов'язані голосувати на наступному Сходженні за союз із фракцією «{ $third }».
   *[no] Ви зобов'язані голосувати на наступному Сходженні проти союзу з фракцією «{ $third }».
}
you-vow_lapsed = { $verb ->
    [attack] Ваше слово про напади, дане фракції «{ $other }», більше не діє.
    [ship] Ваше слово про висадку, дане фракції «{ $other }», більше не діє.
    [bid] Ваше слово про ставки, дане фракції «{ $other }», більше не діє.
   *[ally] Ваше слово про союз, дане фракції «{ $other }», більше не діє.
}
you-first_player = Ви — перший гравець.
you-strengths = Ви — { $amount }, { $other } — { $against }.
you-alliance_made = Ви і { $other } тепер союзники.
