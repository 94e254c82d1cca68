# Стіл: назви, налаштування, хід раунду.

game-arrakis = Дюна. Війна за Арракіс
game-arrakis-help = Харконнени шукають січі й збирають прянощі, Атріди підіймають пустелю: війна для двох.
seat-plays-1 = дім Харконненів
seat-plays-2 = дім Атрідів і фримени
module-spacing_guild = Гільдія Лоцманів
module-spacing_guild-help = Гайлайнери привозять фрегати й війська великих домів.
setting-rounds = Межа раундів
setting-rounds-help = Після стількох раундів партія закінчується без переможця; 0: грають до перемоги.
setting-pole_spokes = Крайні зони дістають до полюса
setting-pole_spokes-help = Крайні повітряні зони теж з'єднані з Північним полюсом.
setting-vehicles_make_room = Власний транспорт звільняє місце
setting-vehicles_make_room-help = Коли Харконнен може прибрати свій орнітоптер чи вантажоліт, щоб поставити в його зону інший транспорт.
setting-vehicles_make_room-cards_and_house = за картами й кубиками «Дім»
setting-vehicles_make_room-always = і у фазі 1
setting-vehicles_make_room-never = ніколи
setting-sisters_count = Жетони Бене Гессерит рахуються кубиками
setting-sisters_count-help = Невикористані жетони на клітинках враховуються, коли для сили пустелі порівнюють кубики сторін.
setting-house_specials = «Дім» для будь-якої особливої дії
setting-house_specials-help = Кубиком «Дім» Атрід може виконати особливу дію командира на будь-якій клітинці; інакше лише на клітинці «Дім».
setting-split_deployment = Розгортання можна розділити
setting-split_deployment-help = Харконнен може розподілити фігурки по кількох поселеннях.
setting-atreides_pass = Атрід може пасувати
setting-atreides_pass-help = Атрід може пасувати, поки має кубики.
setting-tank_by_desert_power = Сила пустелі рухає резервуар
setting-tank_by_desert_power-help = Хід із силою пустелі або пас теж просуває командирів у резервуарі.
setting-worm_acts = Сила пустелі: хробак
setting-worm_acts-help = Чи може хробак за одну дію і переміститися, і атакувати.
setting-worm_acts-move_and_attack = переміщення й атака
setting-worm_acts-move_or_attack = переміщення або атака
setting-worm_follows = Хробак іде за атакою
setting-worm_follows-help = Після атаки хробак входить в область, якщо це порожня пустеля.
setting-retreat_choice = Область відступу обирає
setting-retreat_choice-help = Хто обирає, куди відступає захисник.
setting-retreat_choice-attacker = атакувальник
setting-retreat_choice-defender = захисник
setting-worm_retreat_choice = Відступ від хробака обирає
setting-worm_retreat_choice-help = Хто обирає, куди легіон тікає від хробака.
setting-worm_retreat_choice-harkonnen = Харконнен
setting-worm_retreat_choice-atreides = Атрід
setting-far_advance = Просування після дальньої атаки
setting-far_advance-help = Чи просуваються всі атакувальники або будь-яка частина, якщо атака була верхи або повітрям.
setting-far_advance-whole = усі або ніхто
setting-far_advance-part = будь-яка частина
setting-bottom_ban_stays = Заборона піднятого з нижньої поділки лишається
setting-bottom_ban_stays-help = Заборона жетона, піднятого з нижньої поділки, діє до наступної фази 4.
setting-imperium_before_bans = Дії Імперіуму до заборон
setting-imperium_before_bans-help = У фазі 4 дії Імперіуму виконуються до набуття заборонами чинності.
setting-deeds_last = Події для карт передбачення рахуються
setting-deeds_last-help = Як довго виграний бій, знищений комбайн, довга поїздка чи полеглий командир дають право на карту передбачення.
setting-deeds_last-turn = того самого ходу
setting-deeds_last-round = до кінця фази дій
setting-heighliner_step = Гайлайнери рухаються
setting-heighliner_step-help = До чи після прибирання транспорту в кінці раунду робиться автоматичний крок.
setting-heighliner_step-after_clean_up = після прибирання
setting-heighliner_step-before_clean_up = до прибирання
setting-one_transport = Одне транспортування на легіон
setting-one_transport-help = За хід легіон перевозить один орнітоптер або один фрегат; інакше по одному кожного виду.
setting-carryall_under_fire = Вантажоліт рятує від бомбардування
setting-carryall_under_fire-help = Вантажоліт може врятувати комбайн і від бомбардування.
setting-values = Власні значення
setting-values-help = Файл із надрукованими значеннями замість наших реконструкцій.
victory-supremacy = Харконнен набрав 10 очок переваги, раунд { $round }.
victory-prescience = Атрід виконав таємну ціль наприкінці раунду { $round }.
victory-arrakeen = Арракін упав, і таємну ціль виконано, раунд { $round }.
victory-nobody = До кінця раунду { $round } ніхто не переміг.
word-round = Раунд
word-supremacy = Перевага
word-objective = Таємна ціль
word-wormsign = знак хробака
word-station = станція тестування
word-air = У повітрі
word-hand = Рука
word-available = Доступні
word-tank = Резервуар
word-heighliner = Гайлайнер
word-visions = Карти передбачення
word-battle = Бій
word-atomics = Родовий атомікс
word-desert_power = Сила пустелі
mode-step = пішки
mode-ride = верхи на хробаках
mode-fly = орнітоптером
mode-lift = фрегатом
face-regular = звичайні: { $n }
face-elite = елітні: { $n }
face-special-harkonnen = сардаукари: { $n }
face-special-atreides = федайкіни: { $n }
face-generic-harkonnen = башари: { $n }
face-generic-atreides = наїби: { $n }
face-more = { $first }, { $next }
token-in-area = { $area }: { $token }
token-drawn = Узято: { $token }
name = { $area }
event-round = Починається раунд { $n }.
event-undecided = Раунд { $n } був останнім; переможця немає.
event-won = { $side } перемагає.
event-garrison = Залога ({ $area }): { $garrison }.
event-objective = Ваша таємна ціль: Квізац Хадерах { $kwisatz_haderach }, Мешканці пісків { $sand_dwellers }, Джихад { $jihad }.
event-vision = Карта передбачення: «{ $vision }».
event-supremacy = Перевага Харконнена +{ $n }: { $total }.
event-prescience = { $marker } +{ $n }: { $total }.
event-marker_lowered = { $marker } −{ $n }: { $total }.
event-drew = { $side } бере карти ({ $deck }): { $n }.
event-drawn_card = { $side } бере карту «{ $card }».
event-discarded = { $side } скидає карту «{ $card }».
event-leader_enters = { $leader }: вступає в гру.
event-leader_leaves = { $leader }: залишає гру.
event-leader_placed = { $leader }: розміщення, { $area }.
event-leader_tanked = { $leader }: до резервуара регенерації.
event-leader_back = { $leader }: знову доступний.
event-sister_gained = { $side } бере жетон Бене Гессерит.
event-active_row = Ряд { $n }: комбайни { $harvesters }, орнітоптери { $ornithopters }, вантажольоти { $carryalls }.
event-vehicle_placed = { $area }: { $vehicle } на полі.
event-flyer_placed = { $zone }: { $vehicle }.
event-flyer_removed = { $zone }: { $vehicle } прибрано.
event-harvester_removed = Комбайн прибрано ({ $area }).
event-harvested = Прянощі для оплати: { $n }.
event-marker_moved = { $power }: поділка { $n }.
event-ban = Діє заборона: { $power }.
event-relieved = { $leader }: відходить ({ $area }), доступний.
event-vision_removed = Карту «{ $vision }» вилучено з гри.
event-vision_shuffled = Карту «{ $vision }» замішано в колоду передбачення.
event-vision_feared = «Страх убиває розум» лежить біля карти «{ $vision }».
event-vision_kept = «Очі Ібада» зберігають карту «{ $vision }».
event-claimed = Атрід отримує карту «{ $vision }».
ask-claim = Яку карту передбачення ви отримуєте?
claim-option = { $vision }
claim-done = Більше нічого
why-not-claimed = Умову карти «{ $vision }» не виконано, або її не відкрито.
ask-relieve = Замінити іменного командира безіменним?
relieve-option = Замінити: { $leader }
relieve-done = Більше не замінювати
ask-discard = Забагато карт планування, скиньте ще { $n }. Яку?
discard-option = { $card }
why-not-discarded = Карту «{ $card }» не можна скинути: її немає у вас, або це «Підступи Гавата».
ask-unclaimed = Карту «{ $vision }» не отримано: вилучити її чи замішати назад?
unclaimed-remove = Вилучити з гри
unclaimed-shuffle = Замішати в колоду
ask-pay = { $n ->
        [one] У вас { $n } одиниця прянощів
        [few] У вас { $n } одиниці прянощів
       *[many] У вас { $n } одиниць прянощів
    }: кому із сил Імперіуму ви платите?
pay-option = Заплатити { $total }: ДАПТ { $choam ->
        [rises] зростає (3)
        [rises_banned] зростає (3, заборона)
        [stays] залишається (2)
        [stays_banned] залишається (2, заборона)
        [falls] падає (заборона)
       *[bottom] унизу (заборона)
    }, Гільдія Лоцманів { $guild ->
        [rises] зростає (3)
        [rises_banned] зростає (3, заборона)
        [stays] залишається (2)
        [stays_banned] залишається (2, заборона)
        [falls] падає (заборона)
       *[bottom] унизу (заборона)
    }, Ландсраад { $landsraad ->
        [rises] зростає (3)
        [rises_banned] зростає (3, заборона)
        [stays] залишається (2)
        [stays_banned] залишається (2, заборона)
        [falls] падає (заборона)
       *[bottom] унизу (заборона)
    }{ $stock ->
        [0] { "" }
       *[3] ; 1 перевага із запасу (3)
    }{ $saved ->
        [0] { "" }
       *[other] ; збережено { $saved }
    }{ $lost ->
        [0] { "" }
       *[other] ; пропадає { $lost }
    }
why-too-little-spice = У вас лише { $n } прянощів.
why-no-stockpiling = Запасати можна лише до 5 очок переваги.
why-marker-at-top = Жетон на верхній поділці не можна підняти.
ask-place-harvester = Де розмістити комбайн? (залишилось: { $n })
ask-place-ornithopter = Де розмістити орнітоптер? (залишилось: { $n })
ask-place-carryall = Де розмістити вантажоліт? (залишилось: { $n })
ask-place-vehicle = Який транспорт і де розмістити? (залишилось: { $n })
place-area = { $vehicle }: { $area }
place-zone = { $vehicle }: { $zone }
place-done = Більше не розміщувати
why-no-such-vehicle = Зараз не можна розмістити: { $vehicle }.
why-zone-taken = { $zone }: зайнято.
why-no-desert = { $area }: це не пустеля.
why-not-free = { $area }: область не вільна, або там уже є комбайн.
