# Uprising for six: teams of a commander and two allies (SIX).

module-six_players = Гра вшістьох
module-six_players-help = Дві команди: Муад'Діб і Шаддам Коррино IV ведуть по двох союзників. Зворотний бік поля, завжди з модулем «ДАПТ».

## Settings

setting-shaddam_worms = Піщані хробаки для команди Шаддама
setting-shaddam_worms-help = Піщані хробаки з карт, яким не потрібні гаки творця, приходять і до команди Шаддама; інакше — лише до команди Муад'Діба.
setting-throne_at_setup = Тронний ряд із початку гри
setting-throne_at_setup-help = Перед першим раундом Шаддам переносить карту з Ряду Імперіуму в Тронний ряд.
setting-trade_same_good = Обмін одним видом товару
setting-trade_same_good-help = Під час обміну обидві сторони віддають той самий вид товару.
setting-council_seats = Місця у Вищій Раді
setting-council_seats-help = Скільки гравців може зайняти місце у Вищій Раді.

## Teams and roles

team_muad_dib = Команда Муад'Діба
team_shaddam = Команда Шаддама
event-swaps_objectives = { $house } і { $other } міняються картами цілей: тепер кожна команда має обидва символи.
ask-activate = Якого союзника ви активуєте цього ходу?
activate-option = { $house }
activate-option-reveal = { $house } (лише розкриття карт)
event-activates = { $house } активує союзника: { $other }.
why-not-activate = Ви повинні активувати одного зі своїх союзників.
why-not-teammate = { $house } не у вашій команді.
why-not-commander = { $house } — воєначальник.
why-not-in-conflict = { $house }: у Зоні конфлікту немає підрозділів.
command-activation = Активований союзник
ally-deploys = розгортає загони на свій розсуд
printed-only = Лише { $leader }
why-not-only = Локація «{ $space }» — на особистому планшеті: { $leader }.
lacks-free-seat = Усі місця у Вищій Раді зайняті.
lacks-worm-call = Піщані хробаки не приходять до вашої команди.
event-team_reward = { $house } досягає поділки { $step } на шкалі «{ $faction }»: нагороду отримує вся команда.

## The Swordmaster

swordmaster-one-round = отримати Майстра меча — агента на 1 раунд — і 2 мечі в кожний свій хід розкриття
event-swordmaster_leaves = { $house }: Майстер меча покидає гру, 2 мечі лишаються.
event-token_swords = { $swords ->
    [one] { $house } — жетон Майстра меча: { $swords } меч отримує { $other }.
    [few] { $house } — жетон Майстра меча: { $swords } мечі отримує { $other }.
   *[many] { $house } — жетон Майстра меча: { $swords } мечів отримує { $other }.
}

## Trade, reinforcements, contracts, spice

trade = ви можете обмінятися з учасником своєї команди
ask-trade_with = З ким ви обмінюєтеся?
trade_with-option = { $house }
ask-trade = Що ви віддаєте? Отримує { $house }. Один вид товару або нічого; потім { $house } вирішує, що віддати вам.
ask-trade-return = Що ви віддаєте у відповідь? Отримує { $house }. Один вид товару або нічого.
trade-option = { $what }
trade-intrigues = { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриг
   *[many] { $n } карт інтриг
}
trade-pass = Нічого
why-not-trade = Ви не маєте стільки, або цього віддавати не можна.
ask-trade_intrigue = Яку карту інтриги ви віддаєте?
trade_intrigue-option = { $intrigue }
event-hands_over = { $house } віддає { $what }; отримує { $other }.
event-hands_over_intrigues = { $cards ->
    [one] { $house } віддає { $cards } карту інтриги; отримує { $other }.
    [few] { $house } віддає { $cards } карти інтриг; отримує { $other }.
   *[many] { $house } віддає { $cards } карт інтриг; отримує { $other }.
}
event-handed_over = Віддана карта інтриги: «{ $intrigue }».
reinforce = { $n ->
    [one] найняти { $n } загін для одного із союзників команди; його можна одразу розгорнути
    [few] найняти { $n } загони, розділивши їх між двома союзниками команди; їх можна одразу розгорнути
   *[many] найняти { $n } загонів, розділивши їх між двома союзниками команди; їх можна одразу розгорнути
}
ask-reinforce = Скільки з цих загонів отримує { $house }?
reinforce-option = { $n }
lacks-team-supply = Жоден союзник вашої команди не має загонів у запасі.
allies-recruit = { $n ->
    [one] кожен ваш союзник наймає { $n } загін
    [few] кожен ваш союзник наймає { $n } загони
   *[many] кожен ваш союзник наймає { $n } загонів
}
shared-with-ally = { $own }; активований союзник: { $other }
pay-together = заплатити { $what } (частину можуть заплатити союзники)
lacks-team-spice = Ваша команда не має потрібного: { $what }.
ask-contribute = «{ card-md_threaten_spice_production }». Бракує: { $what }. Скільки прянощів ви додаєте?
contribute-option = { $n }
event-contributes = { $house } додає прянощі: { $spice }.
event-too_little = { $house } не може доплатити решту; ніхто нічого не платить.
assign-contracts = роздати обидва відкриті контракти своїм союзникам, кожному по одному
lacks-two-contracts = Двох відкритих контрактів немає.
ask-assign = Який контракт отримує { $house }? Інший дістається другому союзникові.
assign-option = { $contract }
event-assigns = { $house } віддає контракт «{ $contract }»; отримує { $other }.

## The Throne Row

to-throne = перенести карту без символу Фрименів із Ряду Імперіуму в Тронний ряд
ask-throne = Яку карту ви переносите в Тронний ряд?
throne-option = { $card }
why-not-throne = Карти «{ $card }» в Ряду немає, або це карта Фрименів.
lacks-movable = У Ряду лише карти Фрименів.
event-to_throne = { $house } переносить карту «{ $card }» у Тронний ряд.

## Combat

ask-support = За якого союзника ви граєте карту бою?
support-option = { $house }
support-pass = Ні за якого
event-supports = { $house } підтримує союзника: { $other }.
ask-concede = { $house } і ви рівні за силою. Поступаєтеся першістю?
concede-option = Поступитися; попереду { $house }
concede-pass = Не поступатися
event-concedes = { $house } поступається; попереду { $other }.

## The text board

paint-commander = воєначальник, { $team }
paint-ally = союзник, { $team }
paint-arrows = агенти { $arrows }
arrow-left = ←
arrow-right = →
arrow-both = ↔
paint-swordmaster-ready = Майстер меча напоготові
paint-throne = Тронний ряд (команда Шаддама):
paint-team-score = { $team } { $n }

## Names

faction-great_houses = Великі Доми
faction-fringe_worlds = Периферійні світи
icon-great_houses = Великі Доми
icon-fringe_worlds = Периферійні світи
short-great_houses = Доми
short-fringe_worlds = Периферія
space-economic_support = Економічна підтримка
space-military_support = Військова підтримка
space-expedition = Експедиція
space-controversial_technology = Суперечлива технологія
space-carthag = Карфаг
space-habbanya_erg = Ерг Хаббанія
space-emperor_board_sardaukar = { space-sardaukar }
space-emperor_board_vast_wealth = Незліченні багатства
space-fremen_board_hardy_warriors = Загартовані воїни
space-fremen_board_desert_mastery = Влада над пустелею
post-post_great_houses = { space-military_support } / { space-economic_support }
post-post_fringe_worlds = { space-controversial_technology } / { space-expedition }
post-post_carthag = { space-carthag }
post-post_habbanya_erg = { space-habbanya_erg }
card-md_command_respect = Незаперечний авторитет
card-md_convincing_argument = { card-convincing_argument }
card-md_demand_attention = Вимога уваги
card-md_desert_call = Поклик пустелі
card-md_limited_landsraad_access = Обмежений доступ до Ландсрааду
card-md_seek_allies = { card-seek_allies }
card-md_signet_ring = { card-signet_ring }
card-md_threaten_spice_production = Загроза видобутку прянощів
card-md_usul = Усул
card-em_convincing_argument = { card-convincing_argument }
card-em_corrino_might = Могутність Дому Коррино
card-em_critical_shipments = Ключові постачання
card-em_demand_results = Імператорська воля
card-em_devastating_assault = Нищівний штурм
card-em_imperial_ornithopter = Імперський орнітоптер
card-em_imperial_tent = Намет Імператора
card-em_seek_allies = { card-seek_allies }
card-em_signet_ring = { card-signet_ring }
party-seat4 = дім 5
party-seat5 = дім 6
