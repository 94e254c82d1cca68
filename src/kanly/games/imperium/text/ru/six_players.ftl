# Uprising for six: teams of a commander and two allies (SIX).

module-six_players = Игра вшестером
module-six_players-help = Две команды: Муад'Диб и Шаддам Коррино IV ведут по два союзника. Обратная сторона поля, всегда с «КООАМ».

## Settings

setting-shaddam_worms = Песчаные черви для команды Шаддама
setting-shaddam_worms-help = Песчаные черви с карт, которым не нужен крюк Подателя, приходят и к команде Шаддама; иначе — только к команде Муад'Диба.
setting-throne_at_setup = Тронный ряд с начала игры
setting-throne_at_setup-help = Перед первым раундом Шаддам переносит карту с рынка Империи в Тронный ряд.
setting-trade_same_good = Обмен одним видом товара
setting-trade_same_good-help = При обмене обе стороны отдают один и тот же вид товара.
setting-council_seats = Места в Высшем Совете
setting-council_seats-help = Сколько игроков может занять место в Высшем Совете.

## Teams and roles

team_muad_dib = Команда Муад'Диба
team_shaddam = Команда Шаддама
event-swaps_objectives = { $house } и { $other } меняются картами задач: теперь в каждой команде есть оба символа.
ask-activate = Какого союзника вы активируете в этот ход?
activate-option = { $house }
activate-option-reveal = { $house } (только раскрытие карт)
event-activates = { $house } активирует союзника: { $other }.
why-not-activate = Вы обязаны активировать одного из своих союзников.
why-not-teammate = { $house } не в вашей команде.
why-not-commander = { $house } — военачальник.
why-not-in-conflict = { $house }: в зоне конфликта нет боевых единиц.
command-activation = Активированный союзник
ally-deploys = размещает отряды по своему решению
printed-only = Только { $leader }
why-not-only = Ячейка «{ $space }» — на личном планшете: { $leader }.
lacks-free-seat = Все места в Высшем Совете заняты.
lacks-worm-call = Песчаные черви не приходят к вашей команде.
event-team_reward = { $house } достигает деления { $step } на треке «{ $faction }»: награду получает вся команда.

## The Swordmaster

swordmaster-one-round = получить оружейника — агента на 1 раунд — и 2 меча в каждый свой ход раскрытия
event-swordmaster_leaves = { $house }: оружейник покидает игру, 2 меча остаются.
event-token_swords = { $swords ->
    [one] { $house } — жетон оружейника: { $swords } меч получает { $other }.
    [few] { $house } — жетон оружейника: { $swords } меча получает { $other }.
   *[many] { $house } — жетон оружейника: { $swords } мечей получает { $other }.
}

## Trade, reinforcements, contracts, spice

trade = вы можете обменяться с участником своей команды
ask-trade_with = С кем вы обмениваетесь?
trade_with-option = { $house }
ask-trade = Что вы отдаёте? Получает { $house }. Один вид товара или ничего; затем { $house } решает, что отдать вам.
ask-trade-return = Что вы отдаёте в ответ? Получает { $house }. Один вид товара или ничего.
trade-option = { $what }
trade-intrigues = { $n ->
    [one] { $n } карту интриги
    [few] { $n } карты интриг
   *[many] { $n } карт интриг
}
trade-pass = Ничего
why-not-trade = У вас нет столько, или этого отдавать нельзя.
ask-trade_intrigue = Какую карту интриги вы отдаёте?
trade_intrigue-option = { $intrigue }
event-hands_over = { $house } отдаёт { $what }; получает { $other }.
event-hands_over_intrigues = { $cards ->
    [one] { $house } отдаёт { $cards } карту интриги; получает { $other }.
    [few] { $house } отдаёт { $cards } карты интриг; получает { $other }.
   *[many] { $house } отдаёт { $cards } карт интриг; получает { $other }.
}
event-handed_over = Отданная карта интриги: «{ $intrigue }».
reinforce = { $n ->
    [one] нанять { $n } отряд для одного из союзников команды; его можно сразу разместить
    [few] нанять { $n } отряда, разделив их между двумя союзниками команды; их можно сразу разместить
   *[many] нанять { $n } отрядов, разделив их между двумя союзниками команды; их можно сразу разместить
}
ask-reinforce = Сколько из этих отрядов получает { $house }?
reinforce-option = { $n }
lacks-team-supply = Ни у одного союзника вашей команды нет отрядов в личном запасе.
allies-recruit = { $n ->
    [one] каждый ваш союзник нанимает { $n } отряд
    [few] каждый ваш союзник нанимает { $n } отряда
   *[many] каждый ваш союзник нанимает { $n } отрядов
}
shared-with-ally = { $own }; активированный союзник: { $other }
pay-together = заплатить { $what } (часть могут заплатить союзники)
lacks-team-spice = У вашей команды нет нужного: { $what }.
ask-contribute = «{ card-md_threaten_spice_production }». Не хватает: { $what }. Сколько Пряности вы вносите?
contribute-option = { $n }
event-contributes = { $house } вносит { $spice } Пряности.
event-too_little = { $house } не может доплатить остальное; никто ничего не платит.
assign-contracts = раздать оба открытых контракта своим союзникам, каждому по одному
lacks-two-contracts = Двух открытых контрактов нет.
ask-assign = Какой контракт получает { $house }? Другой достаётся второму союзнику.
assign-option = { $contract }
event-assigns = { $house } отдаёт контракт «{ $contract }»; получает { $other }.

## The Throne Row

to-throne = перенести карту без символа фрименов с рынка Империи в Тронный ряд
ask-throne = Какую карту вы переносите в Тронный ряд?
throne-option = { $card }
why-not-throne = Карты «{ $card }» на рынке нет, или это карта фрименов.
lacks-movable = На рынке только карты фрименов.
event-to_throne = { $house } переносит карту «{ $card }» в Тронный ряд.

## Combat

ask-support = За какого союзника вы играете карту сражения?
support-option = { $house }
support-pass = Ни за какого
event-supports = { $house } поддерживает союзника: { $other }.
ask-concede = { $house } и вы равны по силе. Уступаете первенство?
concede-option = Уступить; впереди { $house }
concede-pass = Не уступать
event-concedes = { $house } уступает; впереди { $other }.

## The text board

paint-commander = военачальник, { $team }
paint-ally = союзник, { $team }
paint-arrows = агенты { $arrows }
arrow-left = ←
arrow-right = →
arrow-both = ↔
paint-swordmaster-ready = оружейник наготове
paint-throne = Тронный ряд (команда Шаддама):
paint-team-score = { $team } { $n }

## Names

faction-great_houses = Великие Дома
faction-fringe_worlds = Периферийные миры
icon-great_houses = Великие Дома
icon-fringe_worlds = Периферийные миры
short-great_houses = Дома
short-fringe_worlds = Периферия
space-economic_support = Экономическая поддержка
space-military_support = Военная поддержка
space-expedition = Экспедиция
space-controversial_technology = Спорная технология
space-carthag = Карфаг
space-habbanya_erg = Эрг Хаббанья
space-emperor_board_sardaukar = { space-sardaukar }
space-emperor_board_vast_wealth = Несметные богатства
space-fremen_board_hardy_warriors = Закалённые воины
space-fremen_board_desert_mastery = Власть над пустыней
post-post_great_houses = { space-military_support } / { space-economic_support }
post-post_fringe_worlds = { space-controversial_technology } / { space-expedition }
post-post_carthag = { space-carthag }
post-post_habbanya_erg = { space-habbanya_erg }
card-md_command_respect = Непререкаемый авторитет
card-md_convincing_argument = { card-convincing_argument }
card-md_demand_attention = Считайтесь со мной
card-md_desert_call = Призыв червя
card-md_limited_landsraad_access = Слабые связи в Ландсрааде
card-md_seek_allies = { card-seek_allies }
card-md_signet_ring = { card-signet_ring }
card-md_threaten_spice_production = Угроза производству Пряности
card-md_usul = Усул
card-em_convincing_argument = { card-convincing_argument }
card-em_corrino_might = Сила Дома Коррино
card-em_critical_shipments = Ключевые поставки
card-em_demand_results = Императорская воля
card-em_devastating_assault = Военная операция
card-em_imperial_ornithopter = Имперский орнитоптер
card-em_imperial_tent = Шатёр Императора
card-em_seek_allies = { card-seek_allies }
card-em_signet_ring = { card-signet_ring }
party-seat4 = дом 5
party-seat5 = дом 6
