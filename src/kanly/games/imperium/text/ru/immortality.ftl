# «Бессмертие»: Бене Тлейлакс (IMM).

# Эффекты.

research = провести исследование
tleilaxu = { $n ->
    [one] продвинуться на { $n } деление по треку тлейлаксу
    [few] продвинуться на { $n } деления по треку тлейлаксу
    [many] продвинуться на { $n } делений по треку тлейлаксу
   *[other] продвинуться на { $n } деления по треку тлейлаксу
}
specimen = { $n ->
    [one] создать { $n } образец
    [few] создать { $n } образца
    [many] создать { $n } образцов
   *[other] создать { $n } образца
}
pay-specimens = { $n ->
    [one] заплатить { $n } образец
    [few] заплатить { $n } образца
    [many] заплатить { $n } образцов
   *[other] заплатить { $n } образца
}
lose-troops = { $n ->
    [one] потерять { $n } отряд из гарнизона или зоны конфликта
    [few] потерять { $n } отряда из гарнизона или зоны конфликта
    [many] потерять { $n } отрядов из гарнизона или зоны конфликта
   *[other] потерять { $n } отряда из гарнизона или зоны конфликта
}
lose-fielded = { $n ->
    [one] потерять { $n } отряд из зоны конфликта
    [few] потерять { $n } отряда из зоны конфликта
    [many] потерять { $n } отрядов из зоны конфликта
   *[other] потерять { $n } отряда из зоны конфликта
}
combat-icon = в этот ход разрешено размещать отряды, как в боевой локации
choose-two = два разных из перечисленного: { $effects }
lose-two-of-one = потерять 2 влияния в одной фракции
ceremony = посмотреть 2 верхние карты интриг, одну взять, другую вернуть на верх колоды
trash-partner = удалить другую привитую карту
remove-left = убрать левую карту рынка тлейлаксу
remove-right = убрать правую карту рынка тлейлаксу
beguile = удалить одну из двух привитых карт и получить 1 влияние в посещённой фракции
bring-back = в этом раунде перед раскрытием карт вернуть другую привитую карту на руку
solari-for-icons = получить по 1 солярию за каждый символ агента на другой привитой карте
recall-sent = по желанию вернуть агента, отправленного в этот ход
acquire-tleilaxu = получить карту тлейлаксу за её цену в образцах
copy-partner = то же, что в ячейке агента другой привитой карты
unblocked = чужие агенты не мешают вашему агенту в этот ход
borrow-partner = можно привить к карте рынка Империи, которая удаляется в конце хода
once-revealed = при раскрытии карт в этом раунде: { $effect }

# Условия и чего не хватает.

if-marker = { $n ->
    [one] если вы достигли первого генетического маркера
   *[other] если вы достигли второго генетического маркера
}
if-grafted = если привита
if-grafted-with = если привита к карте фракции «{ $factions }»
if-holding = если у вас есть { $what } или больше
if-most-troops = если у вас в зоне конфликта больше отрядов, чем у каждого соперника
if-combat-card-played = если в этом конфликте соперник уже разыграл карту сражения
lacks-tleilaxu = Ваша фишка стоит на последнем делении трека тлейлаксу.
lacks-specimens = { $n ->
    [one] У вас нет { $n } образца.
    [few] У вас нет { $n } образцов.
    [many] У вас нет { $n } образцов.
   *[other] У вас нет { $n } образца.
}
lacks-losses = { $n ->
    [one] У вас нет { $n } отряда в гарнизоне и зоне конфликта.
    [few] У вас нет { $n } отрядов в гарнизоне и зоне конфликта.
    [many] У вас нет { $n } отрядов в гарнизоне и зоне конфликта.
   *[other] У вас нет { $n } отряда в гарнизоне и зоне конфликта.
}
lacks-two-of-one = Ни в одной фракции у вас нет 2 влияния.
lacks-partner = Другой привитой карты уже нет в игре.
lacks-tleilaxu-card = Вам нечем заплатить за карты рынка тлейлаксу.

# Что напечатано.

printed-specimens = { $n ->
    [one] Цена: { $n } образец
    [few] Цена: { $n } образца
    [many] Цена: { $n } образцов
   *[other] Цена: { $n } образца
}
printed-granted = Дополнительные символы ({ $condition }): { $icons }
printed-graft = Прививка: { $effect }
printed-graft-alone = Прививка
printed-no-bonus = без бонуса
printed-prize = кроме того, первому: получить { $what }
printed-aftermath = Когда вы потеряли 3 или больше отрядов в конфликте: { $effect }

# Действия.

act-release = Вернуть образец в запас
why-not-release = У вас нет образцов.
act-atomics = Атомное оружие: полностью новый рынок Империи
why-not-atomics = На рынке Империи нет карт.
why-not-atomics-used = Вы уже использовали атомное оружие.
act-graft = Привить карту «{ $card }»
why-not-graft = Ни с какой другой картой «{ $card }» сейчас никуда не отправит агента.
why-not-graft-agent = У вас не осталось агентов.
act-grow = { $n ->
    [one] Получить карту «{ $card }» за { $n } образец
    [few] Получить карту «{ $card }» за { $n } образца
    [many] Получить карту «{ $card }» за { $n } образцов
   *[other] Получить карту «{ $card }» за { $n } образца
}
act-grow-top = { $n ->
    [one] Получить карту «{ $card }» за { $n } образец на верх колоды
    [few] Получить карту «{ $card }» за { $n } образца на верх колоды
    [many] Получить карту «{ $card }» за { $n } образцов на верх колоды
   *[other] Получить карту «{ $card }» за { $n } образца на верх колоды
}
act-grow-reserve = { $n ->
    [one] Применить карту «{ $card }» за { $n } образец
    [few] Применить карту «{ $card }» за { $n } образца
    [many] Применить карту «{ $card }» за { $n } образцов
   *[other] Применить карту «{ $card }» за { $n } образца
}
why-not-grow-now = Карты тлейлаксу, такие как «{ $card }», получают в ход раскрытия карт.
why-not-in-tleilaxu-row = Карты «{ $card }» нет на рынке тлейлаксу.
why-not-specimens = { $cost ->
    [one] Карта «{ $card }» стоит { $cost } образец; у вас { $n }.
    [few] Карта «{ $card }» стоит { $cost } образца; у вас { $n }.
    [many] Карта «{ $card }» стоит { $cost } образцов; у вас { $n }.
   *[other] Карта «{ $card }» стоит { $cost } образца; у вас { $n }.
}
why-not-on-top = Класть карту «{ $card }» на верх колоды можно только с первым генетическим маркером.
why-not-aftermath = Карту «{ $intrigue }» разыгрывают после конфликта, в котором вы потеряли 3 или больше отрядов.

# Вопросы.

ask-partner = К какой карте привить «{ $card }»?
partner-option = { $card }
partner-row = { $card } с рынка Империи
partner-pass = Вернуть карту на руку
why-not-partner-pass = Есть карты, к которым её можно привить.
why-not-partner = Вместе с картой «{ $card }» агента некуда отправить.
why-not-partner-row = Карта рынка «{ $card }» не подходит: карты рынка использует только «Узурпация», и только если агента есть куда отправить.
ask-adorned = Какой из двух карт достаются добавленные символы?
adorned-option = { $card }
ask-graft_space = Куда обе карты отправляют вашего агента?
graft_space-option = { $space }
graft_space-cost = { $space }: { $cost }
why-not-graft-space = Эти две карты не могут отправить агента в ячейку «{ $space }»: не хватает символа, влияния или ресурсов, либо она занята.
ask-research = Куда ведёт ваше исследование?
research-option = { $research_space }: { $effect }
why-not-research = С вашего места нет пути на { $research_space }.
ask-research_bonus = Берёте этот бонус?
research_bonus-pass = Отказаться
ask-tleilaxu_card = Какую карту тлейлаксу вы получаете?
ask-two_of = Какие два?
ask-reach = В каких двух фракциях вы получаете по 1 влиянию? Можно дважды назвать одну.
reach-twice = { $first } дважды
ask-grafted = Какую из привитых карт вы удаляете?
grafted-option = { $card }
ask-ceremony = Какую карту интриги вы оставляете себе?
ceremony-option = { $intrigue }
ask-fielded_losses = Сколько из потерянных отрядов — из зоны конфликта?
fielded_losses-option = { $n }
ask-aftermath = Конфликт стоил вам отрядов. Разыграть карту?
aftermath-pass = Нет

# События.

event-researches = { $house } проводит исследование: { $research_space }.
event-advances = { $house } продвигается по треку тлейлаксу: { $tleilaxu_space }.
event-makes_specimens = { $n ->
    [one] { $house } создаёт { $n } образец.
    [few] { $house } создаёт { $n } образца.
    [many] { $house } создаёт { $n } образцов.
   *[other] { $house } создаёт { $n } образца.
}
event-spends_specimens = { $n ->
    [one] { $house } платит { $n } образец.
    [few] { $house } платит { $n } образца.
    [many] { $house } платит { $n } образцов.
   *[other] { $house } платит { $n } образца.
}
event-releases = { $n ->
    [one] { $house } возвращает { $n } образец в запас.
    [few] { $house } возвращает { $n } образца в запас.
    [many] { $house } возвращает { $n } образцов в запас.
   *[other] { $house } возвращает { $n } образца в запас.
}
event-loses_units = { $fielded ->
    [0] { $n ->
        [one] { $house } теряет { $n } отряд из гарнизона.
        [few] { $house } теряет { $n } отряда из гарнизона.
        [many] { $house } теряет { $n } отрядов из гарнизона.
       *[other] { $house } теряет { $n } отряда из гарнизона.
    }
   *[other] { $n ->
        [one] { $house } теряет { $n } отряд, из зоны конфликта: { $fielded }.
        [few] { $house } теряет { $n } отряда, из зоны конфликта: { $fielded }.
        [many] { $house } теряет { $n } отрядов, из зоны конфликта: { $fielded }.
       *[other] { $house } теряет { $n } отряда, из зоны конфликта: { $fielded }.
    }
}
event-tleilaxu_row = На рынке тлейлаксу: «{ $card }».
event-tleilaxu_removed = Карта «{ $card }» убрана с рынка тлейлаксу.
event-on_top = { $house } кладёт карту «{ $card }» на верх колоды.
event-grafts = { $house } прививает карту «{ $card }» к карте «{ $partner }».
event-borrows = { $house } использует карту рынка Империи «{ $card }».
event-recalls_sent = { $house } сразу возвращает агента из ячейки «{ $space }».
event-marks = { $house } вернёт на руку карту «{ $card }».
event-looks_at_intrigues = { $n ->
    [one] { $house } смотрит { $n } карту интриги.
    [few] { $house } смотрит { $n } карты интриг.
    [many] { $house } смотрит { $n } карт интриг.
   *[other] { $house } смотрит { $n } карты интриг.
}
event-saw_intrigue = Вы видите карту интриги «{ $intrigue }».
event-atomics = { $house } применяет атомное оружие: рынок Империи убран.

# Текстовое поле.

paint-tracks = исследование { $research } (маркеры: { $markers }), тлейлаксу { $tleilaxu }
paint-specimens = { $n ->
    [one] { $n } образец
    [few] { $n } образца
    [many] { $n } образцов
   *[other] { $n } образца
}
paint-tleilaxu = тлейлаксу { $tleilaxu }
paint-atomics = атомное оружие
paint-tleilaxu-row = Рынок тлейлаксу (в колоде { $n }, Пряность на треке: { $spice })
paint-borrowed = Взято с рынка: { $card }

# Названия, модуль и его настройки.

hagal-hagal_carthag_left = Карфаг (левая)
hagal-hagal_carthag_right = Карфаг (правая)
hagal-hagal_carthag_tleilaxu = Карфаг (тлейлаксу)
hagal-hagal_research_tleilaxu = { space-research_station } (тлейлаксу)
module-immortality = Бессмертие
module-immortality-help = Бене Тлейлакс: исследования, образцы, карты тлейлаксу, прививка и атомное оружие.
setting-go_to_11 = Игра до 11
setting-go_to_11-help = Игра длится на одно победное очко дольше; вчетвером вместо этого начинают с 0.
setting-promo_card = Питер, гениальный советник
setting-promo_card-help = Промокарта замешивается в колоду тлейлаксу.
setting-printed_icons_only = «Слиговод» считает только напечатанные символы
setting-printed_icons_only-help = Символы, которые у карты есть лишь при условии, не считаются.
setting-ghola_signet_once = «Гхола» не копирует «Кольцо с печаткой»
setting-ghola_signet_once-help = С «Кольцом с печаткой» способность лидера применяется один раз.
setting-combat_icons_add = Символы сражения складываются
setting-combat_icons_add-help = Символ сражения в боевой локации или рядом с другим таким символом позволяет разместить ещё два отряда из гарнизона.
setting-two_alike = Одно и то же дважды
setting-two_alike-help = Для «Длинных рук» и «Сшитого ужаса» можно дважды назвать одно и то же.
setting-trashed_intrigues_return = Удалённые карты интриг возвращаются
setting-trashed_intrigues_return-help = Они идут в сброс, а не выходят из игры.
setting-tleilaxu_apart = Карты тлейлаксу — не приобретение
setting-tleilaxu_apart-help = Карты и контракты, которые ждут приобретения, не замечают карт тлейлаксу и «Регенерированных сил».
card-experimentation = Экспериментирование
card-bene_tleilax_lab = Лаборатория Бене Тлейлакс
card-bene_tleilax_researcher = Исследователь Бене Тлейлакс
card-blank_slate = Чистый лист
card-clandestine_meeting = Тайная встреча
card-corrupt_smuggler = Продажный контрабандист
card-dissecting_kit = Набор для вскрытия
card-for_humanity = Ради человечества
card-high_priority_travel = Срочный рейс
card-imperium_ceremony = Имперская церемония
card-interstellar_conspiracy = Межзвёздный заговор
card-keys_to_power = Ключи к власти
card-lisan_al_gaib = Лисан аль-Гаиб
card-long_reach = Длинные руки
card-occupation = Оккупация
card-organ_merchants = Торговцы органами
card-planned_coupling = Плановое скрещивание
card-replacement_eyes = Искусственные глаза
card-sardaukar_quartermaster = Интендант сардаукаров
card-shadout_mapes = Шедаут Мэйпс
card-show_of_strength = Показ силы
card-spiritual_fervor = Духовное рвение
card-stillsuit_manufacturer = Изготовитель дистикомбов
card-throne_room_politics = Политика тронного зала
card-tleilaxu_master = Мастер тлейлаксу
card-tleilaxu_surgeon = Хирург тлейлаксу
card-beguiling_pheromones = Чарующие феромоны
card-chairdog = Кресло-собака
card-contaminator = Осквернитель
card-corrino_genes = Гены Коррино
card-face_dancer = Лицедел
card-face_dancer_initiate = Лицедел-неофит
card-from_the_tanks = Из резервуаров
card-ghola = Гхола
card-guild_impersonator = Самозванец Гильдии
card-industrial_espionage = Промышленный шпионаж
card-scientific_breakthrough = Научный прорыв
card-slig_farmer = Слиговод
card-stitched_horror = Сшитый ужас
card-subject_x_137 = Объект X-137
card-tleilaxu_infiltrator = Лазутчик тлейлаксу
card-twisted_mentat = Извращённый ментат
card-unnatural_reflexes = Противоестественные рефлексы
card-usurp = Узурпация
card-piter_genius_advisor = Питер, гениальный советник
card-reclaimed_forces = Регенерированные силы
intrigue-breakthrough = Прорыв
intrigue-counterattack = Контратака
intrigue-disguised_bureaucrat = Переодетый чиновник
intrigue-economic_positioning = Экономическая позиция
intrigue-gruesome_sacrifice = Жуткая жертва
intrigue-harvest_cells = Сбор клеток
intrigue-illicit_dealings = Незаконные сделки
intrigue-shadowy_bargain = Тёмная сделка
intrigue-study_melange = Изучение меланжа
intrigue-tleilaxu_puppet = Марионетка тлейлаксу
intrigue-vicious_talents = Порочные таланты
research_space-c0r3 = деление исследований 0-3
research_space-c1r3 = деление исследований 1-3
research_space-c2r2 = деление исследований 2-2
research_space-c2r4 = деление исследований 2-4
research_space-c3r1 = деление исследований 3-1
research_space-c3r3 = деление исследований 3-3
research_space-c3r5 = деление исследований 3-5
research_space-c4r2 = деление исследований 4-2
research_space-c4r4 = деление исследований 4-4
research_space-c4r6 = деление исследований 4-6
research_space-c5r1 = деление исследований 5-1
research_space-c5r3 = деление исследований 5-3
research_space-c5r5 = деление исследований 5-5
research_space-c6r2 = деление исследований 6-2
research_space-c6r4 = деление исследований 6-4
research_space-c6r6 = деление исследований 6-6
research_space-c7r1 = деление исследований 7-1
research_space-c7r3 = деление исследований 7-3
research_space-c7r5 = деление исследований 7-5
research_space-c8r2 = деление исследований 8-2
research_space-c8r4 = деление исследований 8-4
research_space-c8r6 = деление исследований 8-6
tleilaxu_space-tleilaxu_0 = деление тлейлаксу 0
tleilaxu_space-tleilaxu_1 = деление тлейлаксу 1
tleilaxu_space-tleilaxu_2 = деление тлейлаксу 2
tleilaxu_space-tleilaxu_3 = деление тлейлаксу 3
tleilaxu_space-tleilaxu_4 = деление тлейлаксу 4
tleilaxu_space-tleilaxu_5 = деление тлейлаксу 5
tleilaxu_space-tleilaxu_6 = деление тлейлаксу 6
tleilaxu_space-tleilaxu_7 = деление тлейлаксу 7
