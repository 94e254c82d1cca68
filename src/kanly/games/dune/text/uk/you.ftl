# Що сталося — для того, хто це зробив.

you-seated = Ви граєте за фракцію «{ $faction }».
you-asked_card = Ви: запитання до фракції «{ $other }» — чи маєте ви карту «{ $card }»?
you-asked_traitor = Ви: запитання до фракції «{ $other }» — чи ваш зрадник { $leader }?
you-asked_spice = { $count ->
    [one] Ви: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощі?
    [few] Ви: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощі?
    [many] Ви: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощів?
   *[other] Ви: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощів?
}
you-asked_predicted_faction = Ви: запитання до фракції «{ $other }» — чи провіщено перемогу фракції «{ $third }»?
you-asked_predicted_round = Ви: запитання до фракції «{ $other }» — чи провіщено перемогу в раунді { $count }?
you-asked_plan_card = Ви: запитання до фракції «{ $other }» — чи є у вашому плані карта цього виду: { $kind }?
you-asked_plan_leader = Ви: запитання до фракції «{ $other }» — чи бере участь у вашому плані { $leader }?
you-asked_plan_dial = Ви: запитання до фракції «{ $other }» — чи виставляєте ви на диску не менше { $count }?
you-answered = { $answer ->
    [yes] Ви: так.
   *[no] Ви: ні.
}
you-asked_card_kind = Ви: запитання до фракції «{ $other }» — чи маєте ви карту цього виду: { $kind }?
you-asked_storm_card = Ви: запитання до фракції «{ $other }» — чи бачили ви, що число наступної бурі — { $count }?
you-asked_spice_card = Ви: запитання до фракції «{ $other }» — чи бачили ви, що наступна карта прянощів — «{ $territory }»?
you-asked_spice_worm = Ви: запитання до фракції «{ $other }» — чи бачили ви, що наступна карта прянощів — Шай-Хулуд?
you-asked_will_attack = Ви: запитання до фракції «{ $other }» — чи нападете ви на мене в цьому раунді ({ $territory })?
you-asked_will_ship = Ви: запитання до фракції «{ $other }» — чи висадитеся ви в цьому раунді ({ $territory })?
you-asked_will_bid = Ви: запитання до фракції «{ $other }» — чи зробите ви ще ставку в цій фазі?
you-asked_will_ally = Ви: запитання до фракції «{ $other }» — чи проголосуєте ви на наступному Сходженні за союз із фракцією «{ $third }»?
you-asked_own_words = Ви: запитання до фракції «{ $other }» своїми словами, поставлене за столом.
you-answered_on_honour = { $answer ->
    [yes] Ви: так. По честі: правила цього перевірити не можуть.
   *[no] Ви: ні. По честі: правила цього перевірити не можуть.
}
you-battle = Бій ({ $territory }). Агресор: Ви, оборонець: { $other }.
you-leaderless = Ви: ні лідера, ні героя, тож бій без карт.
you-voice = { $order ->
    [play] Ви: Голос. Фракції «{ $other }» наказано зіграти карту виду «{ $kind }».
   *[not] Ви: Голос. Фракції «{ $other }» заборонено грати карту виду «{ $kind }».
}
you-prescience = { $element ->
    [dial] Ви: передбачення. Фракція «{ $other }» називає значення на диску.
    [leader] Ви: передбачення. Фракція «{ $other }» називає лідера.
    [weapon] Ви: передбачення. Фракція «{ $other }» називає зброю.
   *[defence] Ви: передбачення. Фракція «{ $other }» називає захист.
}
you-foreseen_dial = Ви: на диску буде { $amount }.
you-foreseen_leader = Ви, лідер: { $leader }.
you-foreseen_weapon = Ви, зброя: { $card }.
you-foreseen_defence = Ви, захист: { $card }.
you-plan = { $kwisatz_haderach ->
    [yes] Ви: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] Ви: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}
you-plan_shown = { $kwisatz_haderach ->
    [yes] Ви, план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader } і Квізац Хадерах, зброя: { $card1 }, захист: { $card2 }.
   *[no] Ви, план показано: на диску { $amount }, прянощі: { $spice }, лідер: { $leader }, зброя: { $card1 }, захист: { $card2 }.
}
you-traitor = Ви: { $leader } зраджує фракцію «{ $other }»!
you-battle_won = Ви перемагаєте в бою ({ $territory }). Супротивник: { $other }.
you-kwisatz_haderach_died = Ви: Квізац Хадерах гине.
you-leader_killed = Ви: гине лідер { $leader }.
you-kept = Ви: карта «{ $card }» лишається на руці.
you-leader_drawn = Ви: витягнуто лідера фракції «{ $other }».
you-drawn_leader = Ви: витягнуто лідера — { $leader }.
you-leader_let_go = Ви: лідера фракції «{ $other }» відпущено.
you-leader_buried = Ви: лідера фракції «{ $other }» вбито, він лежить долілиць.
you-leader_captured = Ви: { $leader } у полоні.
you-hand_declared = { $count ->
    [one] Ви: { $count } карта підступу.
    [few] Ви: { $count } карти підступів.
    [many] Ви: { $count } карт підступів.
   *[other] Ви: { $count } карти підступів.
}
you-card_looked_at = Ви: на торгах карта «{ $card }».
you-bid = Ви: ставка { $amount }.
you-bid_passed = Ви: пас.
you-bought = Ви: карту куплено за { $amount }.
you-sale_void = Ви: заплатити { $amount } нічим, карта знову на торгах.
you-paid_with_karama = Ви: замість прянощів ({ $amount }) оплата картою «Карама».
you-bonus_card = Ви: ще одна карта безкоштовно.
you-cards_taken_unseen = Ви: у фракції «{ $other }» наосліп узято карт: { $count }.
you-card_given_back = Ви: фракції «{ $other }» повернуто карту.
you-charity_declined = Ви: відмова від субсидії.
you-collected = { $amount ->
    [one] Ви: зібрано { $amount } прянощі ({ $node }).
    [few] Ви: зібрано { $amount } прянощі ({ $node }).
    [many] Ви: зібрано { $amount } прянощів ({ $node }).
   *[other] Ви: зібрано { $amount } прянощів ({ $node }).
}
you-bribe_offered = Ви: фракції «{ $other }» запропоновано прянощі ({ $amount }).
you-bribe_withdrawn = Ви: відкликано пропозицію для фракції «{ $other }» (прянощі: { $amount }).
you-card_shown = Ви: фракції «{ $other }» таємно показано карту «{ $card }».
you-traitor_shown = Ви: фракції «{ $other }» таємно показано зрадника: { $leader }.
you-promised = Ви: обіцянка заплатити за союзника до { $amount } прянощів.
you-power_stopped = Ви: скасовано перевагу фракції «{ $other }» — «{ $power }».
you-worthless_karama = Ви: карту «{ $card }» зіграно як «Караму».
you-karama_power = Ви: застосовано «{ $power }».
you-bribes_taken = Ви: хабарі йдуть за ширму, прянощів: { $amount }.
you-won = { $how ->
    [victory-strongholds] Ви: твердинь достатньо, це перемога.
    [victory-two_players] Ви: твердинь достатньо, це перемога.
    [victory-alliance] Ви: союз має достатньо твердинь, це перемога.
    [victory-prediction] Ви: цю перемогу було провіщено, тож вона дістається тим, хто її провістив.
    [victory-fremen] Ви: пустеля вільна, це перемога.
    [victory-guild] Ви: планету ніхто не контролює, це перемога.
    [victory-fremen_last] Ви: планету ніхто не контролює, це перемога.
   *[victory-most_strongholds] Ви: твердинь найбільше, це перемога.
}
you-alliance_broken = Ви: союз розірвано.
you-alliance_offered = Ви: пропозиція союзу для фракції «{ $other }».
you-alliance_declined = Ви: незгода на союз фракцій «{ $other }» і «{ $third }».
you-pause_asked = { $place ->
    [now] Ви: прохання про паузу.
    [storm_number] Ви: прохання про паузу перед рухом бурі.
    [storm] Ви: прохання про паузу після бурі.
    [spice_blow] Ви: прохання про паузу після вибуху прянощів.
    [charity] Ви: прохання про паузу після субсидій.
    [revival] Ви: прохання про паузу після відродження.
   *[collection] Ви: прохання про паузу після збирання прянощів.
}
you-revived = { $specials ->
    [0] Ви: з резервуарів повернулося загонів: { $count }.
   *[other] Ви: з резервуарів повернулося загонів: { $count }, з них із зірочкою: { $specials }.
}
you-revival_granted = Ви: фракція «{ $other }» може безкоштовно відродити три загони.
you-leaders_turned_up = Ви: усі лідери в резервуарах і перевертаються горілиць.
you-leader_revived = Ви: { $leader } знову в строю.
you-kwisatz_haderach_revived = Ви: Квізац Хадерах знову живий.
you-swap_offered = Ви: пропозиція обміну для фракції «{ $other }».
you-predicted = Ви: провіщення зроблено.
you-traitor_dealt = Ви: роздано карту зрадника — { $leader }.
you-traitor_kept = Ви: зрадником лишається { $leader }.
you-forces_placed = { $count ->
    [one] Ви: { $count } загін на початку ({ $node }).
    [few] Ви: { $count } загони на початку ({ $node }).
    [many] Ви: { $count } загонів на початку ({ $node }).
   *[other] Ви: { $count } загону на початку ({ $node }).
}
you-advisor_placed = Ви: радниця на початку ({ $node }).
you-fight_declared = Ви: вступ у бій ({ $territory }).
you-spice_look = Ви: погляд на наступну карту прянощів.
you-guild_waits = Ви: очікування.
you-shipping_turn = Ви: хід висадки й перекидання.
you-shipment_announced = { $way ->
    [deploy] Ви: загонів із резерву: { $count } ({ $node }).
    [cross] Ви: висадка через планету, загонів: { $count }, ціна: { $price } ({ $node }).
   *[reserves] Ви: висадка, загонів: { $count }, ціна: { $price } ({ $node }).
}
you-return_announced = Ви: назад у резерв, загонів: { $count }, ціна: { $price } ({ $territory }).
you-shipment_stopped = Ви: висадку фракції «{ $other }» скасовано.
you-shipped = { $count ->
    [one] Ви: прибув { $count } загін ({ $node }).
    [few] Ви: прибули { $count } загони ({ $node }).
    [many] Ви: прибуло { $count } загонів ({ $node }).
   *[other] Ви: прибуло { $count } загону ({ $node }).
}
you-returned = { $count ->
    [one] Ви: пішов { $count } загін ({ $territory }).
    [few] Ви: пішли { $count } загони ({ $territory }).
    [many] Ви: пішло { $count } загонів ({ $territory }).
   *[other] Ви: пішло { $count } загону ({ $territory }).
}
you-move_announced = Ви: перекидання, загонів: { $count }. Звідки: { $territory }, куди: { $node }.
you-moved = { $count ->
    [one] Ви: прибув { $count } загін ({ $node }).
    [few] Ви: прибули { $count } загони ({ $node }).
    [many] Ви: прибуло { $count } загонів ({ $node }).
   *[other] Ви: прибуло { $count } загону ({ $node }).
}
you-accompanied = { $side ->
    [advisors] Ви: слідом надіслано радницю ({ $node }).
   *[fighters] Ви: слідом надіслано загін ({ $node }).
}
you-worm_sent = Ви: хробака спрямовано сюди — { $territory }.
you-worm_called = Ви: хробака прикликано сюди — { $territory }.
you-protected = Ви: загони фракції «{ $other }» захищено від хробака.
you-ride_announced = Ви: загони поїдуть верхи. Звідки: { $territory }, куди: { $node }.
you-rode = Ви: загонів верхи: { $count }. Звідки: { $from }, куди: { $node }.
you-storm_dialled = Ви: для бурі виставлено { $number }.
you-weather_controlled = { $number ->
    [one] Ви: контроль погоди, буря пройде { $number } сектор.
    [few] Ви: контроль погоди, буря пройде { $number } сектори.
    [many] Ви: контроль погоди, буря пройде { $number } секторів.
   *[other] Ви: контроль погоди, буря пройде { $number } сектора.
}
you-wall_destroyed = Ви: Оборонну стіну зруйновано.
you-storm_card_drawn = Ви: погляд на наступну карту бурі.
you-storm_card_seen = { $number ->
    [one] Ви: наступна буря пройде { $number } сектор.
    [few] Ви: наступна буря пройде { $number } сектори.
    [many] Ви: наступна буря пройде { $number } секторів.
   *[other] Ви: наступна буря пройде { $number } сектора.
}
you-flipped = { $side ->
    [fighters] Ви: радниць, що стали воїнами: { $count } ({ $node }).
   *[advisors] Ви: воїнів, що стали радницями: { $count } ({ $node }).
}
you-lost = { $cause ->
    [storm] Ви: у бурі втрачено загонів: { $count } ({ $node }).
    [worm] Ви: через піщаного хробака втрачено загонів: { $count } ({ $node }).
    [battle] Ви: у бою втрачено загонів: { $count } ({ $node }).
    [atomics] Ви: через родовий атомікс утрачено загонів: { $count } ({ $node }).
    [explosion] Ви: під час вибуху втрачено загонів: { $count } ({ $node }).
    [ally] Ви: утрачено загонів: { $count } ({ $node }); союзникам не можна бути там разом.
   *[other] Ви: утрачено загонів: { $count } ({ $node }).
}
you-card_taken = Ви: узято карту «{ $card }».
you-discarded = Ви: скинуто карту «{ $card }».
you-paid = { $receiver ->
    [bank] Ви, плата в банк прянощів: { $amount }.
    [atreides] Ви, плата Атрідам прянощами: { $amount }.
    [bene_gesserit] Ви, плата ордену Бене Гессерит прянощами: { $amount }.
    [emperor] Ви, плата Імператорові прянощами: { $amount }.
    [fremen] Ви, плата Фрименам прянощами: { $amount }.
    [spacing_guild] Ви, плата Гільдії прянощами: { $amount }.
   *[harkonnen] Ви, плата Харконненам прянощами: { $amount }.
}
you-spice_gained = { $amount ->
    [one] Ви: отримано { $amount } прянощі з банку.
    [few] Ви: отримано { $amount } прянощі з банку.
    [many] Ви: отримано { $amount } прянощів із банку.
   *[other] Ви: отримано { $amount } прянощів із банку.
}
you-offered_for_attack = Ви: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від нападу в цьому раунді ({ $territory }).
you-offered_for_ship = Ви: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від висадки в цьому раунді ({ $territory }).
you-offered_for_bid = Ви: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від ставок у цій фазі.
you-offered_for_ally = Ви: фракції «{ $other }» запропоновано прянощі ({ $amount }) за голос на користь союзу з фракцією «{ $third }».
you-bribe_renewed = Ви: пропозицію для фракції «{ $other }» продовжено (прянощі: { $amount }).
you-bribe_lapsed = Ви: пропозиція для фракції «{ $other }» втратила чинність (прянощі: { $amount }).
you-vow_attack = { $yes ->
    [yes] Ви: зобов'язання напасти в цьому раунді на фракцію «{ $other }» ({ $territory }).
   *[no] Ви: зобов'язання не нападати в цьому раунді на фракцію «{ $other }» ({ $territory }).
}
you-vow_ship = { $yes ->
    [yes] Ви: зобов'язання висадитися в цьому раунді ({ $territory }).
   *[no] Ви: зобов'язання не висаджуватися в цьому раунді ({ $territory }).
}
you-vow_bid = { $yes ->
    [yes] Ви: зобов'язання зробити ще ставку.
   *[no] Ви: зобов'язання більше не робити ставок у цій фазі.
}
you-vow_ally = { $yes ->
    [yes] Ви: зобов'язання голосувати на наступному Сходженні за союз із фракцією «{ $third }».
   *[no] Ви: зобов'язання голосувати на наступному Сходженні проти союзу з фракцією «{ $third }».
}
you-vow_lapsed = { $verb ->
    [attack] Ви: слово про напади, дане фракції «{ $other }», більше не діє.
    [ship] Ви: слово про висадку, дане фракції «{ $other }», більше не діє.
    [bid] Ви: слово про ставки, дане фракції «{ $other }», більше не діє.
   *[ally] Ви: слово про союз, дане фракції «{ $other }», більше не діє.
}
you-first_player = Ви — перший гравець.
you-strengths = Ви — { $amount }, { $other } — { $against }.
you-alliance_made = Ви і { $other } тепер союзники.
