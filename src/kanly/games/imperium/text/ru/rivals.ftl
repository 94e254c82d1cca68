# Оппоненты: игра для одного и для двоих (RIV).

module-rivals = Оппоненты
module-rivals-help = К игре присоединяются один или два оппонента без игрока. Ими управляет колода Дома Хагаль.

## Варианты правил

setting-difficulty = Сложность
setting-difficulty-help = «Наёмник»: оппоненты начинают без отрядов в гарнизоне, вы — с картой интриги. «Ментат»: действуют «Резкая эскалация», «Обдуманное размещение» и «Расчётливая политика». «Квисатц Хадерах»: кроме того, вы никогда не получите оружейника.
setting-difficulty-mercenary = Наёмник (легко)
setting-difficulty-sardaukar = Сардаукар (средне)
setting-difficulty-mentat = Ментат (трудно)
setting-difficulty-kwisatz_haderach = Квисатц Хадерах (очень трудно)
setting-rival_choice = Как выбирают оппонентов
setting-rival_choice-help = Случайно из всех; случайно из более мягких, чей оружейник стоит 8 или больше; или выбирает первое место.
setting-rival_choice-dealt = случайно
setting-rival_choice-gentle = случайно из более мягких
setting-rival_choice-chosen = по выбору
setting-brutal_escalation = Резкая эскалация
setting-brutal_escalation-help = В конфликтах последнего уровня каждый оппонент раскрывает ради мечей две карты Дома Хагаль.
setting-smart_politics = Расчётливая политика
setting-smart_politics-help = Оппоненты не идут туда, где союз уже надёжен или недосягаем.
setting-expert_deployment = Обдуманное размещение
setting-expert_deployment-help = В конфликтах уровней I и II оппонент больше не размещает отряды, если у него на три боевые единицы больше, чем у каждого из остальных.
setting-row_churn = Кубики меняют рынок Империи
setting-row_churn-help = После каждого вашего хода раскрытия два кубика решают, какие карты рынка заменить.
setting-streamlined_rivals = Неамбициозные оппоненты
setting-streamlined_rivals-help = Оппонент не получает победных очков и не может победить; получив оружейника, он больше ничего не собирает. Советуем для первой игры.
setting-rival_stops = Оппонент останавливается вместе с первым игроком
setting-rival_stops-help = Когда первый игрок раскрыл карты, оппонент больше не отправляет агентов в этом раунде.
setting-desert_tactics_twice = Две карты «{ space-desert_tactics }»
setting-desert_tactics_twice-help = В колоде Дома Хагаль две карты «{ space-desert_tactics }», как сказано в одном из её списков; иначе одна, и всего с «Новой колодой» 37 карт.

## Подготовка

ask-rival = Против какого оппонента вы играете?
rival-option = { $leader }
why-not-rival-taken = { $leader } уже в игре.
why-not-swordmaster = На этом уровне сложности вы никогда не получите оружейника.
why-not-rival-streamlined = { $leader } не может быть неамбициозным оппонентом.
event-rival_joins = К игре присоединяется { $leader }.

## Что делают оппоненты

event-hagal_sends = { $house } раскрывает карту «{ $hagal }» и отправляет агента в ячейку «{ $space }».
event-hagal_skipped = { $why ->
    [occupied] { $house } раскрывает карту «{ $hagal }» и пропускает её: ячейка «{ $space }» занята.
    [influence] { $house } раскрывает карту «{ $hagal }» и пропускает её: для ячейки «{ $space }» мало влияния.
    [spice] { $house } раскрывает карту «{ $hagal }» и пропускает её: в ячейке «{ $space }» нет бонусной Пряности.
    [safe] { $house } раскрывает карту «{ $hagal }» и пропускает её: союз, к которому ведёт ячейка «{ $space }», уже надёжен.
    [behind] { $house } раскрывает карту «{ $hagal }» и пропускает её: союз, к которому ведёт ячейка «{ $space }», слишком далёк.
   *[condition] { $house } раскрывает карту «{ $hagal }» и пропускает её: её условие не выполнено.
}
event-hagal_used = { $house } раскрывает карту «{ $hagal }»; за ней последует ещё одна.
event-hagal_swords = { $swords ->
    [one] { $house } раскрывает для сражения карту «{ $hagal }»: { $swords } меч.
    [few] { $house } раскрывает для сражения карту «{ $hagal }»: { $swords } меча.
    [many] { $house } раскрывает для сражения карту «{ $hagal }»: { $swords } мечей.
   *[other] { $house } раскрывает для сражения карту «{ $hagal }»: { $swords } меча.
}
event-hagal_reshuffle = { $house } раскрывает карту «{ $hagal }»: все карты Дома Хагаль замешиваются в новую колоду.
event-hagal_shuffled = Колода Дома Хагаль закончилась; её карты перемешиваются заново.
event-no_post = { $house } не находит свободного наблюдательного пункта для шпиона.
event-scheme = { $house } отправляет третьего шпиона: двое возвращаются, и срабатывает шпионская сеть.
event-discards_intrigue = { $house } отдаёт карту интриги «{ $intrigue }».
event-row_dice = Кубики для рынка Империи: { $first } и { $second }.

## Что напечатано

otherwise = { $first }; иначе { $second }
break-wall = убрать Барьерную Стену
influence-priority = получить 1 влияние во фракции № { $position } из списка оппонента
influence-most = получить 1 влияние там, где его больше всего
influence-alliance = { $n ->
    [one] получить { $n } влияние — там, где оно принесёт союз, если это возможно
   *[other] получить { $n } влияния в одной фракции — там, где они принесут союз, если это возможно
}
spy-on = отправить шпиона на первый свободный пункт: { $posts }
if-conflict-below = если уровень конфликта ниже { $level }
if-bonus-spice = если в ячейке «{ $space }» есть бонусная Пряность
if-more-bonus-spice = если в ячейке «{ $space }» бонусной Пряности не меньше, чем в ячейке «{ $than }»
printed-rival-cost = Оружейник за { $n } (солярии, Пряность, карты интриг, вода)
printed-rival-signet = Кольцо с печаткой: { $effect }
printed-rival-scheme = Шпионская сеть, при третьем шпионе: { $effect }
printed-rival-priority = Приоритет фракций: { $factions }
printed-route = «{ $space }»: { $effect }
printed-route-picked = «{ $space }», { $condition }: { $effect }
printed-route-needs = Только { $condition }; иначе карта пропускается
printed-route-politics = При «Расчётливой политике» ячейка «{ $space }» пропускается, если союз с фракцией «{ $faction }» надёжен или слишком далёк
printed-hagal-first = Сначала { $effect }
printed-hagal-again = Затем раскрывается ещё одна карта
printed-hagal-reshuffle = Все карты Дома Хагаль замешиваются в новую колоду
printed-hagal-swords = { $n ->
    [one] При раскрытии в сражении: { $n } меч
    [few] При раскрытии в сражении: { $n } меча
    [many] При раскрытии в сражении: { $n } мечей
   *[other] При раскрытии в сражении: { $n } меча
}

## Доска текстом

paint-rival = оппонент
paint-rival-saves = { $n } из { $cost } на оружейника
paint-rival-point = победное очко за карты интриг ({ $intrigue }), Пряность ({ $spice }), воду ({ $water }) или солярии ({ $solari })
paint-rival-scoreless = без победных очков
paint-hagal = Дом Хагаль: в колоде { $deck }, в сбросе { $n }

## Имена и названия

leader-rival_staban_tuek = { leader-staban_tuek } (оппонент)
leader-rival_lady_amber_metulli = { leader-lady_amber_metulli } (оппонент)
leader-rival_gurney_halleck = { leader-gurney_halleck } (оппонент)
leader-rival_lady_margot_fenring = { leader-lady_margot_fenring } (оппонент)
leader-rival_princess_irulan = { leader-princess_irulan } (оппонент)
leader-rival_glossu_rabban = Глоссу «Зверь» Раббан (оппонент)
leader-rival_baron_vladimir_harkonnen = Барон Владимир Харконнен (оппонент)
leader-rival_lady_jessica = { leader-lady_jessica } (оппонент)
leader-rival_feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen } (оппонент)
leader-rival_muad_dib = { leader-muad_dib } (оппонент)
party-rival_staban_tuek = { leader-rival_staban_tuek }
party-rival_lady_amber_metulli = { leader-rival_lady_amber_metulli }
party-rival_gurney_halleck = { leader-rival_gurney_halleck }
party-rival_lady_margot_fenring = { leader-rival_lady_margot_fenring }
party-rival_princess_irulan = { leader-rival_princess_irulan }
party-rival_glossu_rabban = { leader-rival_glossu_rabban }
party-rival_baron_vladimir_harkonnen = { leader-rival_baron_vladimir_harkonnen }
party-rival_lady_jessica = { leader-rival_lady_jessica }
party-rival_feyd_rautha_harkonnen = { leader-rival_feyd_rautha_harkonnen }
party-rival_muad_dib = { leader-rival_muad_dib }
hagal-hagal_place_spy_spice_trade = Отправка шпиона ({ icon-spice_trade })
hagal-hagal_place_spy_city = Отправка шпиона ({ icon-city })
hagal-hagal_place_spy_landsraad = Отправка шпиона ({ icon-landsraad })
hagal-hagal_sardaukar = { space-sardaukar }
hagal-hagal_dutiful_service = { space-dutiful_service }
hagal-hagal_heighliner = { space-heighliner }
hagal-hagal_deliver_supplies_heighliner = { space-deliver_supplies } / { space-heighliner }
hagal-hagal_espionage = { space-espionage }
hagal-hagal_secrets = { space-secrets }
hagal-hagal_desert_tactics = { space-desert_tactics }
hagal-hagal_fremkit = { space-fremkit }
hagal-hagal_assembly_hall = { space-assembly_hall }
hagal-hagal_gather_support_a = { space-gather_support } I
hagal-hagal_gather_support_b = { space-gather_support } II
hagal-hagal_accept_contract_shipping_a = { space-accept_contract } / { space-shipping } I
hagal-hagal_accept_contract_shipping_b = { space-accept_contract } / { space-shipping } II
hagal-hagal_research_station = { space-research_station }
hagal-hagal_spice_refinery = { space-spice_refinery }
hagal-hagal_arrakeen = { space-arrakeen }
hagal-hagal_sietch_tabr = { space-sietch_tabr }
hagal-hagal_hagga_imperial_basin = { space-hagga_basin } / { space-imperial_basin }
hagal-hagal_deep_desert = { space-deep_desert }
hagal-hagal_reshuffle = Новая колода
asked-for-rival = Вы решаете за соперника ({ $house }). { $question }
