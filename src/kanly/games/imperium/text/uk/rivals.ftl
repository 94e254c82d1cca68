# Конкуренти: гра для одного й для двох (RIV).

module-rivals = Конкуренти
module-rivals-help = До гри приєднуються один або два Конкуренти без гравця. Ними керує колода Дому Гаґал.

## Варіанти правил

setting-difficulty = Складність
setting-difficulty-help = «Найманець»: Конкуренти починають без загонів у гарнізоні, ви — з картою інтриги. «Ментат»: діють «Жорстока ескалація», «Досвідчене розгортання» й «Розважлива політика». «Квізац Хадерах»: крім того, ви ніколи не отримаєте Майстра меча.
setting-difficulty-mercenary = Найманець (легко)
setting-difficulty-sardaukar = Сардаукар (середньо)
setting-difficulty-mentat = Ментат (важко)
setting-difficulty-kwisatz_haderach = Квізац Хадерах (дуже важко)
setting-rival_choice = Як вибирають Конкурентів
setting-rival_choice-help = Навмання з усіх; навмання з лагідніших, чий Майстер меча коштує 8 або більше; або вибирає перше місце.
setting-rival_choice-dealt = навмання
setting-rival_choice-gentle = навмання з лагідніших
setting-rival_choice-chosen = на вибір
setting-brutal_escalation = Жорстока ескалація
setting-brutal_escalation-help = У конфліктах останнього рівня кожен Конкурент розкриває заради мечів дві карти Дому Гаґал.
setting-smart_politics = Розважлива політика
setting-smart_politics-help = Конкуренти не йдуть туди, де союз уже надійний або недосяжний.
setting-expert_deployment = Досвідчене розгортання
setting-expert_deployment-help = У конфліктах рівнів I і II Конкурент більше не розгортає загонів, якщо має на три підрозділи більше за кожного з решти.
setting-row_churn = Кубики змінюють Ряд Імперіуму
setting-row_churn-help = Після кожного вашого ходу розкриття два кубики вирішують, які карти ряду замінити.
setting-streamlined_rivals = Спрощені Конкуренти
setting-streamlined_rivals-help = Конкурент не здобуває переможних очок і не може перемогти; отримавши Майстра меча, він більше нічого не збирає. Радимо для першої гри.
setting-rival_stops = Конкурент зупиняється разом із першим гравцем
setting-rival_stops-help = Коли перший гравець розкрив карти, Конкурент більше не відправляє агентів у цьому раунді.
setting-desert_tactics_twice = Дві карти «{ space-desert_tactics }»
setting-desert_tactics_twice-help = У колоді Дому Гаґал дві карти «{ space-desert_tactics }», як сказано в одному з її переліків; інакше одна, і всього з «Новою колодою» 37 карт.

## Приготування

ask-rival = Проти якого Конкурента ви граєте?
rival-option = { $leader }
why-not-rival-taken = { $leader } вже у грі.
why-not-swordmaster = На цьому рівні складності ви ніколи не отримаєте Майстра меча.
why-not-rival-streamlined = { $leader } не може бути спрощеним Конкурентом.
event-rival_joins = До гри приєднується { $leader }.

## Що роблять Конкуренти

event-hagal_sends = { $house } розкриває карту «{ $hagal }» і відправляє агента в локацію «{ $space }».
event-hagal_skipped = { $why ->
    [occupied] { $house } розкриває карту «{ $hagal }» і пропускає її: локація «{ $space }» зайнята.
    [influence] { $house } розкриває карту «{ $hagal }» і пропускає її: для локації «{ $space }» замало впливу.
    [spice] { $house } розкриває карту «{ $hagal }» і пропускає її: у локації «{ $space }» немає додаткових прянощів.
    [safe] { $house } розкриває карту «{ $hagal }» і пропускає її: союз, до якого веде локація «{ $space }», уже надійний.
    [behind] { $house } розкриває карту «{ $hagal }» і пропускає її: союз, до якого веде локація «{ $space }», надто далеко.
   *[condition] { $house } розкриває карту «{ $hagal }» і пропускає її: її умову не виконано.
}
event-hagal_used = { $house } розкриває карту «{ $hagal }»; за нею буде ще одна.
event-hagal_swords = { $swords ->
    [one] { $house } розкриває для бою карту «{ $hagal }»: { $swords } меч.
    [few] { $house } розкриває для бою карту «{ $hagal }»: { $swords } мечі.
    [many] { $house } розкриває для бою карту «{ $hagal }»: { $swords } мечів.
   *[other] { $house } розкриває для бою карту «{ $hagal }»: { $swords } меча.
}
event-hagal_reshuffle = { $house } розкриває карту «{ $hagal }»: усі карти Дому Гаґал замішують у нову колоду.
event-hagal_shuffled = Колода Дому Гаґал закінчилася; її карти перемішують знову.
event-no_post = { $house } не знаходить вільного пункту для шпигуна.
event-scheme = { $house } розміщує третього шпигуна: двоє повертаються, і спрацьовує шпигунська мережа.
event-discards_intrigue = { $house } віддає карту інтриги «{ $intrigue }».
event-row_dice = Кубики для Ряду Імперіуму: { $first } і { $second }.

## Що надруковано

otherwise = { $first }; інакше { $second }
break-wall = прибрати Оборонну стіну
influence-priority = отримати 1 очко впливу на фракцію № { $position } зі списку Конкурента
influence-most = отримати 1 очко впливу там, де його найбільше
influence-alliance = { $n ->
    [one] отримати { $n } очко впливу — там, де воно принесе союз, якщо це можливо
    [few] отримати { $n } очки впливу на одну фракцію — там, де вони принесуть союз, якщо це можливо
    [many] отримати { $n } очок впливу на одну фракцію — там, де вони принесуть союз, якщо це можливо
   *[other] отримати { $n } очка впливу на одну фракцію — там, де вони принесуть союз, якщо це можливо
}
spy-on = розмістити шпигуна на першому вільному пункті: { $posts }
if-conflict-below = якщо рівень конфлікту нижчий за { $level }
if-bonus-spice = якщо в локації «{ $space }» є додаткові прянощі
if-more-bonus-spice = якщо в локації «{ $space }» додаткових прянощів не менше, ніж у локації «{ $than }»
printed-rival-cost = Майстер меча за { $n } (солярії, прянощі, карти інтриг, вода)
printed-rival-signet = Перстень із печаткою: { $effect }
printed-rival-scheme = Шпигунська мережа, за третього шпигуна: { $effect }
printed-rival-priority = Пріоритет фракцій: { $factions }
printed-route = «{ $space }»: { $effect }
printed-route-picked = «{ $space }», { $condition }: { $effect }
printed-route-needs = Лише { $condition }; інакше карту пропускають
printed-route-politics = За «Розважливої політики» локацію «{ $space }» пропускають, якщо союз із фракцією «{ $faction }» надійний або надто далеко
printed-hagal-first = Спершу { $effect }
printed-hagal-again = Потім розкривають ще одну карту
printed-hagal-reshuffle = Усі карти Дому Гаґал замішують у нову колоду
printed-hagal-swords = { $n ->
    [one] Розкрита в бою: { $n } меч
    [few] Розкрита в бою: { $n } мечі
    [many] Розкрита в бою: { $n } мечів
   *[other] Розкрита в бою: { $n } меча
}

## Дошка текстом

paint-rival = Конкурент
paint-rival-saves = { $n } з { $cost } на Майстра меча
paint-rival-point = переможне очко за карти інтриг ({ $intrigue }), прянощі ({ $spice }), воду ({ $water }) або солярії ({ $solari })
paint-rival-scoreless = без переможних очок
paint-hagal = Дім Гаґал: у колоді { $deck }, у скиді { $n }

## Імена й назви

leader-rival_staban_tuek = { leader-staban_tuek } (Конкурент)
leader-rival_lady_amber_metulli = { leader-lady_amber_metulli } (Конкурент)
leader-rival_gurney_halleck = { leader-gurney_halleck } (Конкурент)
leader-rival_lady_margot_fenring = { leader-lady_margot_fenring } (Конкурент)
leader-rival_princess_irulan = { leader-princess_irulan } (Конкурент)
leader-rival_glossu_rabban = Глоссу «Звір» Раббан (Конкурент)
leader-rival_baron_vladimir_harkonnen = Барон Володимир Харконнен (Конкурент)
leader-rival_lady_jessica = { leader-lady_jessica } (Конкурент)
leader-rival_feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen } (Конкурент)
leader-rival_muad_dib = { leader-muad_dib } (Конкурент)
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
hagal-hagal_place_spy_spice_trade = Розміщення шпигуна ({ icon-spice_trade })
hagal-hagal_place_spy_city = Розміщення шпигуна ({ icon-city })
hagal-hagal_place_spy_landsraad = Розміщення шпигуна ({ icon-landsraad })
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
hagal-hagal_reshuffle = Нова колода
asked-for-rival = Ви вирішуєте за суперника ({ $house }). { $question }
