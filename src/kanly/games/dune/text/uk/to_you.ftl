# Що сталося — для того, з ким це зробили.

to-you-asked_card = { $faction }: запитання до вас — чи маєте ви карту «{ $card }»?
to-you-asked_traitor = { $faction }: запитання до вас — чи ваш зрадник { $leader }?
to-you-asked_spice = { $count ->
    [one] { $faction }: запитання до вас — чи маєте ви хоча б { $count } прянощі?
    [few] { $faction }: запитання до вас — чи маєте ви хоча б { $count } прянощі?
    [many] { $faction }: запитання до вас — чи маєте ви хоча б { $count } прянощів?
   *[other] { $faction }: запитання до вас — чи маєте ви хоча б { $count } прянощів?
}
to-you-asked_predicted_faction = { $faction }: запитання до вас — чи провіщено перемогу фракції «{ $third }»?
to-you-asked_predicted_round = { $faction }: запитання до вас — чи провіщено перемогу в раунді { $count }?
to-you-asked_plan_card = { $faction }: запитання до вас — чи є у вашому плані карта цього виду: { $kind }?
to-you-asked_plan_leader = { $faction }: запитання до вас — чи бере участь у вашому плані { $leader }?
to-you-asked_plan_dial = { $faction }: запитання до вас — чи виставляєте ви на диску не менше { $count }?
to-you-asked_card_kind = { $faction }: запитання до вас — чи маєте ви карту цього виду: { $kind }?
to-you-asked_storm_card = { $faction }: запитання до вас — чи бачили ви, що число наступної бурі — { $count }?
to-you-asked_spice_card = { $faction }: запитання до вас — чи бачили ви, що наступна карта прянощів — «{ $territory }»?
to-you-asked_spice_worm = { $faction }: запитання до вас — чи бачили ви, що наступна карта прянощів — Шай-Хулуд?
to-you-asked_will_attack = { $faction }: запитання до вас — чи нападете ви на мене до наступної фази «Підсумки» ({ $territory })?
to-you-asked_will_ship = { $faction }: запитання до вас — чи висадитеся ви до наступної фази «Підсумки» ({ $territory })?
to-you-asked_will_bid = { $faction }: запитання до вас — чи зробите ви ще ставку в цій фазі?
to-you-asked_will_ally = { $faction }: запитання до вас — чи проголосуєте ви на наступному Сходженні за союз із фракцією «{ $third }»?
to-you-asked_own_words = { $faction }: запитання до вас своїми словами, поставлене за столом.
to-you-battle = Бій ({ $territory }). На вас нападає фракція «{ $faction }».
to-you-voice = { $order ->
    [play] { $faction }: Голос. Вам наказано зіграти карту виду «{ $kind }».
   *[not] { $faction }: Голос. Вам заборонено грати карту виду «{ $kind }».
}
to-you-prescience = { $element ->
    [dial] { $faction }: передбачення. Ви називаєте значення на диску.
    [leader] { $faction }: передбачення. Ви називаєте лідера.
    [weapon] { $faction }: передбачення. Ви називаєте зброю.
   *[defence] { $faction }: передбачення. Ви називаєте захист.
}
to-you-traitor = { $faction }: { $leader } зраджує вас!
to-you-strengths = { $faction } — { $amount }, ви — { $against }.
to-you-battle_won = Бій ({ $territory }). Перемога: { $faction }, поразка — ваша.
to-you-leader_drawn = { $faction }: витягнуто вашого лідера.
to-you-leader_let_go = { $faction }: вашого лідера відпущено.
to-you-leader_buried = { $faction }: вашого лідера вбито, він лежить долілиць.
to-you-cards_taken_unseen = { $faction }: у вас наосліп узято карт: { $count }.
to-you-card_given_back = { $faction }: вам повернуто карту.
to-you-bribe_offered = { $faction }: вам запропоновано прянощі ({ $amount }).
to-you-bribed = Ви приймаєте прянощі ({ $amount }) від фракції «{ $faction }»; до фази «Підсумки» вони лежать перед ширмою.
to-you-bribe_declined = Ви відхиляєте прянощі ({ $amount }) від фракції «{ $faction }».
to-you-bribe_withdrawn = { $faction }: відкликано пропозицію для вас (прянощі: { $amount }).
to-you-card_shown = { $faction }: вам таємно показано карту «{ $card }».
to-you-traitor_shown = { $faction }: вам таємно показано зрадника: { $leader }.
to-you-power_stopped = { $faction }: скасовано вашу перевагу — «{ $power }».
to-you-alliance_offered = { $faction }: пропозиція союзу для вас.
to-you-alliance_refused = { $faction }: відмова від союзу з вами.
to-you-alliance_declined = { $faction }: незгода на ваш союз із фракцією «{ $third }».
to-you-alliance_made = { $faction } і ви тепер союзники.
to-you-revival_granted = { $faction }: ви можете безкоштовно відродити три загони.
to-you-swap_offered = { $faction }: пропозиція обміну для вас.
to-you-swap_declined = Ви відмовляєтеся від обміну з фракцією «{ $faction }».
to-you-swapped = { $faction } і ви міняєтеся місцями.
to-you-shipment_stopped = { $faction }: вашу висадку скасовано.
to-you-protected = { $faction }: ваші загони захищено від хробака.
to-you-offered_for_attack = { $faction }: вам запропоновано прянощі ({ $amount }) за відмову від нападу до наступної фази «Підсумки» ({ $territory }).
to-you-offered_for_ship = { $faction }: вам запропоновано прянощі ({ $amount }) за відмову від висадки до наступної фази «Підсумки» ({ $territory }).
to-you-offered_for_bid = { $faction }: вам запропоновано прянощі ({ $amount }) за відмову від ставок у цій фазі.
to-you-offered_for_ally = { $faction }: вам запропоновано прянощі ({ $amount }) за голос на користь союзу з фракцією «{ $third }».
to-you-bribe_renewed = { $faction }: пропозицію для вас продовжено (прянощі: { $amount }).
to-you-bribe_lapsed = { $faction }: пропозиція для вас втратила чинність (прянощі: { $amount }).
to-you-vow_attack = { $yes ->
    [yes] { $faction }: зобов'язання напасти до наступної фази «Підсумки» на вас ({ $territory }).
   *[no] { $faction }: зобов'язання не нападати до наступної фази «Підсумки» на вас ({ $territory }).
}
to-you-vow_lapsed = { $verb ->
    [attack] { $faction }: слово про напади, дане вам, більше не діє.
    [ship] { $faction }: слово про висадку, дане вам, більше не діє.
    [bid] { $faction }: слово про ставки, дане вам, більше не діє.
   *[ally] { $faction }: слово про союз, дане вам, більше не діє.
}
