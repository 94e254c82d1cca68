# «Безсмертя»: Бене Тлейлакс (IMM).

# Ефекти.

research = виконати дослідження
tleilaxu = { $n ->
    [one] просунутися на { $n } поділку треком тлейлаксу
    [few] просунутися на { $n } поділки треком тлейлаксу
    [many] просунутися на { $n } поділок треком тлейлаксу
   *[other] просунутися на { $n } поділки треком тлейлаксу
}
specimen = { $n ->
    [one] створити { $n } взірець
    [few] створити { $n } взірці
    [many] створити { $n } взірців
   *[other] створити { $n } взірця
}
pay-specimens = { $n ->
    [one] заплатити { $n } взірець
    [few] заплатити { $n } взірці
    [many] заплатити { $n } взірців
   *[other] заплатити { $n } взірця
}
lose-troops = { $n ->
    [one] втратити { $n } загін з гарнізону або Зони конфлікту
    [few] втратити { $n } загони з гарнізону або Зони конфлікту
    [many] втратити { $n } загонів з гарнізону або Зони конфлікту
   *[other] втратити { $n } загону з гарнізону або Зони конфлікту
}
lose-fielded = { $n ->
    [one] втратити { $n } загін із Зони конфлікту
    [few] втратити { $n } загони із Зони конфлікту
    [many] втратити { $n } загонів із Зони конфлікту
   *[other] втратити { $n } загону із Зони конфлікту
}
combat-icon = цього ходу можна розгортати загони, наче в бойовій локації
choose-two = два різні з переліченого: { $effects }
lose-two-of-one = втратити 2 очки впливу на одну фракцію
ceremony = подивитися 2 верхні карти інтриг, одну взяти, іншу повернути на верх колоди
trash-partner = знищити іншу прищеплену карту
remove-left = вилучити ліву карту з Ряду тлейлаксу
remove-right = вилучити праву карту з Ряду тлейлаксу
beguile = знищити одну з двох прищеплених карт і здобути 1 очко впливу на відвідану фракцію
bring-back = у цьому раунді перед розкриттям карт повернути на руку іншу прищеплену карту
solari-for-icons = отримати по 1 солярію за кожен символ агента на іншій прищепленій карті
recall-sent = за бажанням відкликати агента, відправленого цього ходу
acquire-tleilaxu = придбати карту тлейлаксу за її ціну у взірцях
copy-partner = те саме, що в комірці агента іншої прищепленої карти
unblocked = чужі агенти не заважають вашому агенту цього ходу
borrow-partner = можна прищепити до карти з Ряду Імперіуму, яку знищують наприкінці ходу
once-revealed = під час розкриття карт у цьому раунді: { $effect }

# Умови та чого бракує.

if-marker = { $n ->
    [one] якщо ви досягли першого генетичного маркера
   *[other] якщо ви досягли другого генетичного маркера
}
if-grafted = якщо прищеплена
if-grafted-with = якщо прищеплена до карти фракції «{ $factions }»
if-holding = якщо у вас є { $what } або більше
if-most-troops = якщо у вас у Зоні конфлікту більше загонів, ніж у кожного суперника
if-combat-card-played = якщо в цьому конфлікті суперник уже зіграв карту бою
lacks-tleilaxu = Ваша фішка стоїть на останній поділці треку тлейлаксу.
lacks-specimens = { $n ->
    [one] У вас немає { $n } взірця.
    [few] У вас немає { $n } взірців.
    [many] У вас немає { $n } взірців.
   *[other] У вас немає { $n } взірця.
}
lacks-losses = { $n ->
    [one] У вас немає { $n } загону у гарнізоні та Зоні конфлікту.
    [few] У вас немає { $n } загонів у гарнізоні та Зоні конфлікту.
    [many] У вас немає { $n } загонів у гарнізоні та Зоні конфлікту.
   *[other] У вас немає { $n } загону у гарнізоні та Зоні конфлікту.
}
lacks-two-of-one = Ви не маєте 2 очок впливу на жодну фракцію.
lacks-partner = Іншої прищепленої карти вже немає в грі.
lacks-tleilaxu-card = Вам нічим заплатити за карти з Ряду тлейлаксу.

# Що надруковано.

printed-specimens = { $n ->
    [one] Ціна: { $n } взірець
    [few] Ціна: { $n } взірці
    [many] Ціна: { $n } взірців
   *[other] Ціна: { $n } взірця
}
printed-granted = Додаткові символи ({ $condition }): { $icons }
printed-graft = Прищеплення: { $effect }
printed-graft-alone = Прищеплення
printed-no-bonus = без бонусу
printed-prize = крім того, першому: отримати { $what }
printed-aftermath = Коли ви втратили 3 або більше загонів у конфлікті: { $effect }

# Дії.

act-release = Повернути взірець у запас
why-not-release = У вас немає взірців.
act-atomics = Атомікс: повністю новий Ряд Імперіуму
why-not-atomics = У Ряду Імперіуму немає карт.
why-not-atomics-used = Ви вже використали жетон атоміксу.
act-graft = Прищепити карту «{ $card }»
why-not-graft = З жодною іншою картою «{ $card }» зараз нікуди не відправить агента.
why-not-graft-agent = У вас не лишилося агентів.
act-grow = { $n ->
    [one] Придбати карту «{ $card }» за { $n } взірець
    [few] Придбати карту «{ $card }» за { $n } взірці
    [many] Придбати карту «{ $card }» за { $n } взірців
   *[other] Придбати карту «{ $card }» за { $n } взірця
}
act-grow-top = { $n ->
    [one] Придбати карту «{ $card }» за { $n } взірець на верх колоди
    [few] Придбати карту «{ $card }» за { $n } взірці на верх колоди
    [many] Придбати карту «{ $card }» за { $n } взірців на верх колоди
   *[other] Придбати карту «{ $card }» за { $n } взірця на верх колоди
}
act-grow-reserve = { $n ->
    [one] Застосувати карту «{ $card }» за { $n } взірець
    [few] Застосувати карту «{ $card }» за { $n } взірці
    [many] Застосувати карту «{ $card }» за { $n } взірців
   *[other] Застосувати карту «{ $card }» за { $n } взірця
}
why-not-grow-now = Карти тлейлаксу, як-от «{ $card }», купують у хід розкриття карт.
why-not-in-tleilaxu-row = Карти «{ $card }» немає в Ряду тлейлаксу.
why-not-specimens = { $cost ->
    [one] Карта «{ $card }» коштує { $cost } взірець; у вас { $n }.
    [few] Карта «{ $card }» коштує { $cost } взірці; у вас { $n }.
    [many] Карта «{ $card }» коштує { $cost } взірців; у вас { $n }.
   *[other] Карта «{ $card }» коштує { $cost } взірця; у вас { $n }.
}
why-not-on-top = Класти карту «{ $card }» на верх колоди можна лише з першим генетичним маркером.
why-not-aftermath = Карту «{ $intrigue }» грають після конфлікту, у якому ви втратили 3 або більше загонів.

# Запитання.

ask-partner = До якої карти прищепити «{ $card }»?
partner-option = { $card }
partner-row = { $card } з Ряду Імперіуму
partner-pass = Повернути карту на руку
why-not-partner-pass = Є карти, до яких її можна прищепити.
why-not-partner = Разом із картою «{ $card }» агента нікуди відправити.
why-not-partner-row = Карта Ряду «{ $card }» не підходить: карти Ряду використовує лише «Узурпація», і лише якщо агента є куди відправити.
ask-adorned = Яка з двох карт дістає додані символи?
adorned-option = { $card }
ask-graft_space = Куди обидві карти відправляють вашого агента?
graft_space-option = { $space }
graft_space-cost = { $space }: { $cost }
why-not-graft-space = Ці дві карти не можуть відправити агента в локацію «{ $space }»: бракує символу, впливу чи ресурсів, або вона зайнята.
ask-research = Куди веде ваше дослідження?
research-option = { $research_space }: { $effect }
why-not-research = З вашого місця немає шляху на { $research_space }.
ask-research_bonus = Берете цей бонус?
research_bonus-pass = Відмовитися
ask-tleilaxu_card = Яку карту тлейлаксу ви купуєте?
ask-two_of = Які два?
ask-reach = З якими двома фракціями ви отримуєте по 1 очку впливу? Можна двічі назвати одну.
reach-twice = { $first } двічі
ask-grafted = Яку з прищеплених карт ви знищуєте?
grafted-option = { $card }
ask-ceremony = Яку карту інтриги ви залишаєте собі?
ceremony-option = { $intrigue }
ask-fielded_losses = Скільки з втрачених загонів — із Зони конфлікту?
fielded_losses-option = { $n }
ask-aftermath = Конфлікт коштував вам загонів. Зіграти карту?
aftermath-pass = Ні

# Події.

event-researches = { $house } виконує дослідження: { $research_space }.
event-advances = { $house } просувається треком тлейлаксу: { $tleilaxu_space }.
event-makes_specimens = { $n ->
    [one] { $house } створює { $n } взірець.
    [few] { $house } створює { $n } взірці.
    [many] { $house } створює { $n } взірців.
   *[other] { $house } створює { $n } взірця.
}
event-spends_specimens = { $n ->
    [one] { $house } платить { $n } взірець.
    [few] { $house } платить { $n } взірці.
    [many] { $house } платить { $n } взірців.
   *[other] { $house } платить { $n } взірця.
}
event-releases = { $n ->
    [one] { $house } повертає { $n } взірець у запас.
    [few] { $house } повертає { $n } взірці у запас.
    [many] { $house } повертає { $n } взірців у запас.
   *[other] { $house } повертає { $n } взірця у запас.
}
event-loses_units = { $fielded ->
    [0] { $n ->
        [one] { $house } втрачає { $n } загін із гарнізону.
        [few] { $house } втрачає { $n } загони із гарнізону.
        [many] { $house } втрачає { $n } загонів із гарнізону.
       *[other] { $house } втрачає { $n } загону із гарнізону.
    }
   *[other] { $n ->
        [one] { $house } втрачає { $n } загін, із Зони конфлікту: { $fielded }.
        [few] { $house } втрачає { $n } загони, із Зони конфлікту: { $fielded }.
        [many] { $house } втрачає { $n } загонів, із Зони конфлікту: { $fielded }.
       *[other] { $house } втрачає { $n } загону, із Зони конфлікту: { $fielded }.
    }
}
event-tleilaxu_row = У Ряду тлейлаксу: «{ $card }».
event-tleilaxu_removed = Карту «{ $card }» вилучено з Ряду тлейлаксу.
event-on_top = { $house } кладе карту «{ $card }» на верх колоди.
event-grafts = { $house } прищеплює карту «{ $card }» до карти «{ $partner }».
event-borrows = { $house } використовує карту «{ $card }» з Ряду Імперіуму.
event-recalls_sent = { $house } одразу відкликає агента з локації «{ $space }».
event-marks = { $house } поверне на руку карту «{ $card }».
event-looks_at_intrigues = { $n ->
    [one] { $house } дивиться { $n } карту інтриги.
    [few] { $house } дивиться { $n } карти інтриг.
    [many] { $house } дивиться { $n } карт інтриг.
   *[other] { $house } дивиться { $n } карти інтриг.
}
event-saw_intrigue = Ви бачите карту інтриги «{ $intrigue }».
event-atomics = { $house } застосовує атомікс: Ряд Імперіуму вилучено.

# Текстове поле.

paint-tracks = дослідження { $research } (маркери: { $markers }), тлейлаксу { $tleilaxu }
paint-specimens = { $n ->
    [one] { $n } взірець
    [few] { $n } взірці
    [many] { $n } взірців
   *[other] { $n } взірця
}
paint-tleilaxu = тлейлаксу { $tleilaxu }
paint-atomics = атомікс
paint-tleilaxu-row = Ряд тлейлаксу (у колоді { $n }, прянощі на треку: { $spice })
paint-borrowed = Узято з Ряду: { $card }

# Назви, модуль і його налаштування.

hagal-hagal_carthag_left = Карфаг (ліва)
hagal-hagal_carthag_right = Карфаг (права)
hagal-hagal_carthag_tleilaxu = Карфаг (тлейлаксу)
hagal-hagal_research_tleilaxu = { space-research_station } (тлейлаксу)
module-immortality = Безсмертя
module-immortality-help = Бене Тлейлакс: дослідження, взірці, карти тлейлаксу, прищеплення й атомікс.
setting-go_to_11 = Гра до 11 ПО
setting-go_to_11-help = Гра триває на одне переможне очко довше; учотирьох натомість починають з 0.
setting-promo_card = Пітер, геніальний радник
setting-promo_card-help = Промокарту затасовують у колоду тлейлаксу.
setting-printed_icons_only = «Слигар» рахує лише надруковані символи
setting-printed_icons_only-help = Символи, які карта має лише за певної умови, не рахуються.
setting-ghola_signet_once = «Гхола» не копіює «Перстень із печаткою»
setting-ghola_signet_once-help = З «Перснем із печаткою» вміння лідера застосовується один раз.
setting-combat_icons_add = Символи бою додаються
setting-combat_icons_add-help = Символ бою в бойовій локації чи поруч з іншим таким символом дає змогу розгорнути ще два загони з гарнізону.
setting-two_alike = Те саме двічі
setting-two_alike-help = Для «Довгих рук» і «Зшитого жаху» можна двічі назвати те саме.
setting-trashed_intrigues_return = Знищені карти інтриг повертаються
setting-trashed_intrigues_return-help = Вони йдуть у скид, а не покидають гру.
setting-tleilaxu_apart = Карти тлейлаксу — не придбання
setting-tleilaxu_apart-help = Карти й контракти, що чекають на придбання, не зважають на карти тлейлаксу та «Регеновані сили».
card-experimentation = Експериментування
card-bene_tleilax_lab = Лабораторія Бене Тлейлакс
card-bene_tleilax_researcher = Дослідник Бене Тлейлакс
card-blank_slate = Чистий аркуш
card-clandestine_meeting = Таємна зустріч
card-corrupt_smuggler = Продажний контрабандист
card-dissecting_kit = Набір для розтину
card-for_humanity = Заради людства
card-high_priority_travel = Першочерговий рейс
card-imperium_ceremony = Імперська церемонія
card-interstellar_conspiracy = Міжзоряна змова
card-keys_to_power = Ключі до влади
card-lisan_al_gaib = Лісан аль-Гаїб
card-long_reach = Довгі руки
card-occupation = Окупація
card-organ_merchants = Торгівці органами
card-planned_coupling = Плановане поєднання
card-replacement_eyes = Штучні очі
card-sardaukar_quartermaster = Інтендант сардаукарів
card-shadout_mapes = Шадаут Мейпс
card-show_of_strength = Вияв сили
card-spiritual_fervor = Духовний запал
card-stillsuit_manufacturer = Виробник дистикостів
card-throne_room_politics = Політика тронної зали
card-tleilaxu_master = Майстер тлейлаксу
card-tleilaxu_surgeon = Хірург тлейлаксу
card-beguiling_pheromones = Чарівні феромони
card-chairdog = Слідокрісло
card-contaminator = Забруднювач
card-corrino_genes = Гени Коррино
card-face_dancer = Лицепляс
card-face_dancer_initiate = Лицепляс-неофіт
card-from_the_tanks = З резервуарів
card-ghola = Гхола
card-guild_impersonator = Самозванець Гільдії
card-industrial_espionage = Промислове шпигунство
card-scientific_breakthrough = Науковий прорив
card-slig_farmer = Слигар
card-stitched_horror = Зшитий жах
card-subject_x_137 = Об'єкт X-137
card-tleilaxu_infiltrator = Лазутник тлейлаксу
card-twisted_mentat = Збочений ментат
card-unnatural_reflexes = Надприродні рефлекси
card-usurp = Узурпація
card-piter_genius_advisor = Пітер, геніальний радник
card-reclaimed_forces = Регеновані сили
intrigue-breakthrough = Прорив
intrigue-counterattack = Контратака
intrigue-disguised_bureaucrat = Перевдягнений чиновник
intrigue-economic_positioning = Економічна позиція
intrigue-gruesome_sacrifice = Моторошна жертва
intrigue-harvest_cells = Збір клітин
intrigue-illicit_dealings = Незаконні оборудки
intrigue-shadowy_bargain = Темна угода
intrigue-study_melange = Вивчення меланжу
intrigue-tleilaxu_puppet = Маріонетка тлейлаксу
intrigue-vicious_talents = Хижі таланти
research_space-c0r3 = поділка досліджень 0-3
research_space-c1r3 = поділка досліджень 1-3
research_space-c2r2 = поділка досліджень 2-2
research_space-c2r4 = поділка досліджень 2-4
research_space-c3r1 = поділка досліджень 3-1
research_space-c3r3 = поділка досліджень 3-3
research_space-c3r5 = поділка досліджень 3-5
research_space-c4r2 = поділка досліджень 4-2
research_space-c4r4 = поділка досліджень 4-4
research_space-c4r6 = поділка досліджень 4-6
research_space-c5r1 = поділка досліджень 5-1
research_space-c5r3 = поділка досліджень 5-3
research_space-c5r5 = поділка досліджень 5-5
research_space-c6r2 = поділка досліджень 6-2
research_space-c6r4 = поділка досліджень 6-4
research_space-c6r6 = поділка досліджень 6-6
research_space-c7r1 = поділка досліджень 7-1
research_space-c7r3 = поділка досліджень 7-3
research_space-c7r5 = поділка досліджень 7-5
research_space-c8r2 = поділка досліджень 8-2
research_space-c8r4 = поділка досліджень 8-4
research_space-c8r6 = поділка досліджень 8-6
tleilaxu_space-tleilaxu_0 = поділка тлейлаксу 0
tleilaxu_space-tleilaxu_1 = поділка тлейлаксу 1
tleilaxu_space-tleilaxu_2 = поділка тлейлаксу 2
tleilaxu_space-tleilaxu_3 = поділка тлейлаксу 3
tleilaxu_space-tleilaxu_4 = поділка тлейлаксу 4
tleilaxu_space-tleilaxu_5 = поділка тлейлаксу 5
tleilaxu_space-tleilaxu_6 = поділка тлейлаксу 6
tleilaxu_space-tleilaxu_7 = поділка тлейлаксу 7
