# Стол: названия, настройки, ход раунда.

game-arrakis = Дюна: Война за Арракис
game-arrakis-help = Харконнены ищут сиетчи и добывают пряность, Атрейдесы поднимают пустыню: война для двоих.
seat-plays-1 = дом Харконненов
seat-plays-2 = дом Атрейдес и фримены
module-spacing_guild = Космическая гильдия
module-spacing_guild-help = Хайлайнеры привозят фрегаты и войска великих домов.
setting-rounds = Предел раундов
setting-rounds-help = Через столько раундов партия кончается без победителя; 0: играют до победы.
setting-pole_spokes = Крайние зоны достают до полюса
setting-pole_spokes-help = Крайние воздушные зоны тоже соединены с Северным полюсом.
setting-vehicles_make_room = Своя техника уступает место
setting-vehicles_make_room-help = Когда Харконнен может убрать свой орнитоптер или грузолёт, чтобы поставить в его зону другую технику.
setting-vehicles_make_room-cards_and_house = по картам и кубикам «Дом»
setting-vehicles_make_room-always = и в фазе 1
setting-vehicles_make_room-never = никогда
setting-sisters_count = Жетоны Бене Гессерит считаются кубиками
setting-sisters_count-help = Неиспользованные жетоны на ячейках учитываются, когда для силы пустыни сравнивают кубики сторон.
setting-house_specials = «Дом» для любого особого действия
setting-house_specials-help = Кубиком «Дом» Атрейдес может выполнить особое действие командира на любой ячейке; иначе только на ячейке «Дом».
setting-split_deployment = Развёртывание можно разделить
setting-split_deployment-help = Харконнен может распределить фигурки по нескольким поселениям.
setting-atreides_pass = Атрейдес может пасовать
setting-atreides_pass-help = Атрейдес может пасовать, пока у него есть кубики.
setting-tank_by_desert_power = Сила пустыни движет резервуар
setting-tank_by_desert_power-help = Ход с силой пустыни или пас тоже продвигает командиров в резервуаре.
setting-worm_acts = Сила пустыни: червь
setting-worm_acts-help = Может ли червь за одно действие и переместиться, и атаковать.
setting-worm_acts-move_and_attack = перемещение и атака
setting-worm_acts-move_or_attack = перемещение или атака
setting-worm_follows = Червь следует за атакой
setting-worm_follows-help = После атаки червь входит в область, если это пустая пустыня.
setting-retreat_choice = Область отступления выбирает
setting-retreat_choice-help = Кто выбирает, куда отступает защитник.
setting-retreat_choice-attacker = атакующий
setting-retreat_choice-defender = защитник
setting-worm_retreat_choice = Отступление от червя выбирает
setting-worm_retreat_choice-help = Кто выбирает, куда легион бежит от червя.
setting-worm_retreat_choice-harkonnen = Харконнен
setting-worm_retreat_choice-atreides = Атрейдес
setting-far_advance = Продвижение после дальней атаки
setting-far_advance-help = Продвигаются ли все атакующие или любая часть, если атака была верхом или по воздуху.
setting-far_advance-whole = все или никто
setting-far_advance-part = любая часть
setting-bottom_ban_stays = Запрет поднятого с нижнего деления остаётся
setting-bottom_ban_stays-help = Запрет жетона, поднятого с нижнего деления, действует до следующей фазы 4.
setting-imperium_before_bans = Действия Империи до запретов
setting-imperium_before_bans-help = В фазе 4 действия Империи выполняются до вступления запретов в силу.
setting-deeds_last = События для карт предвидения считаются
setting-deeds_last-help = Как долго выигранный бой, уничтоженный комбайн, долгая поездка или павший командир дают право на карту предвидения.
setting-deeds_last-turn = в том же ходу
setting-deeds_last-round = до конца фазы действий
setting-heighliner_step = Хайлайнеры движутся
setting-heighliner_step-help = До или после уборки техники в конце раунда делается автоматический шаг.
setting-heighliner_step-after_clean_up = после уборки
setting-heighliner_step-before_clean_up = до уборки
setting-one_transport = Одна транспортировка на легион
setting-one_transport-help = За ход легион перевозит один орнитоптер или один фрегат; иначе по одному каждого вида.
setting-carryall_under_fire = Грузолёт спасает от бомбардировки
setting-carryall_under_fire-help = Грузолёт может спасти комбайн и от бомбардировки.
setting-values = Свои значения
setting-values-help = Файл с напечатанными значениями вместо наших реконструкций.
victory-supremacy = Харконнен набрал 10 очков превосходства, раунд { $round }.
victory-prescience = Атрейдес выполнил тайную цель в конце раунда { $round }.
victory-arrakeen = Арракин пал, и тайная цель выполнена, раунд { $round }.
victory-nobody = К концу раунда { $round } никто не победил.
word-round = Раунд
word-supremacy = Превосходство
word-objective = Тайная цель
word-wormsign = след червя
word-station = экологическая станция
word-air = В воздухе
word-hand = Рука
word-available = Доступны
word-tank = Резервуар
word-heighliner = Хайлайнер
word-visions = Карты предвидения
word-battle = Сражение
word-atomics = Атомное оружие
word-desert_power = Сила пустыни
mode-step = пешком
mode-ride = верхом на червях
mode-fly = орнитоптером
mode-lift = фрегатом
face-regular = обычные: { $n }
face-elite = элитные: { $n }
face-special-harkonnen = сардаукары: { $n }
face-special-atreides = федайкины: { $n }
face-generic-harkonnen = башары: { $n }
face-generic-atreides = наибы: { $n }
face-more = { $first }, { $next }
token-in-area = { $area }: { $token }
token-drawn = Взят: { $token }
name = { $area }
event-round = Начинается раунд { $n }.
event-undecided = Раунд { $n } был последним; победителя нет.
event-won = { $side } побеждает.
event-garrison = Гарнизон ({ $area }): { $garrison }.
event-objective = Ваша тайная цель: Квисатц Хадерах { $kwisatz_haderach }, Жители песков { $sand_dwellers }, Джихад { $jihad }.
event-vision = Карта предвидения: «{ $vision }».
event-supremacy = Превосходство Харконнена +{ $n }: { $total }.
event-prescience = { $marker } +{ $n }: { $total }.
event-marker_lowered = { $marker } −{ $n }: { $total }.
event-drew = { $side } берёт карты ({ $deck }): { $n }.
event-drawn_card = { $side } берёт карту «{ $card }».
event-discarded = { $side } сбрасывает карту «{ $card }».
event-leader_enters = { $leader }: вступает в игру.
event-leader_leaves = { $leader }: покидает игру.
event-leader_placed = { $leader }: размещение, { $area }.
event-leader_tanked = { $leader }: в резервуар регенерации.
event-leader_back = { $leader }: снова доступен.
event-sister_gained = { $side } берёт жетон Бене Гессерит.
event-active_row = Ряд { $n }: комбайны { $harvesters }, орнитоптеры { $ornithopters }, грузолёты { $carryalls }.
event-vehicle_placed = { $area }: { $vehicle } на поле.
event-flyer_placed = { $zone }: { $vehicle }.
event-flyer_removed = { $zone }: { $vehicle } убран.
event-harvester_removed = Комбайн убран ({ $area }).
event-harvested = Пряность для оплаты: { $n }.
event-marker_moved = { $power }: деление { $n }.
event-ban = Действует запрет: { $power }.
event-relieved = { $leader }: уходит ({ $area }), доступен.
event-vision_removed = Карта «{ $vision }» удалена из игры.
event-vision_shuffled = Карта «{ $vision }» замешана в колоду предвидения.
event-vision_feared = «Страх убивает разум» лежит у карты «{ $vision }».
event-vision_kept = «Глаза Ибада» сохраняют карту «{ $vision }».
event-claimed = Атрейдес получает карту «{ $vision }».
ask-claim = Какую карту предвидения вы получаете?
claim-option = { $vision }
claim-done = Больше ничего
why-not-claimed = Условие карты «{ $vision }» не выполнено, или она не открыта.
ask-relieve = Заменить именного командира безымянным?
relieve-option = Заменить: { $leader }
relieve-done = Больше не заменять
ask-discard = Слишком много карт планирования, сбросьте ещё { $n }. Какую?
discard-option = { $card }
why-not-discarded = Карту «{ $card }» нельзя сбросить: её нет у вас, или это «Козни Хавата».
ask-unclaimed = Карта «{ $vision }» не получена: удалить её или замешать обратно?
unclaimed-remove = Удалить из игры
unclaimed-shuffle = Замешать в колоду
ask-pay = { $n ->
        [one] У вас { $n } единица пряности
        [few] У вас { $n } единицы пряности
       *[many] У вас { $n } единиц пряности
    }: кому из сил Империи вы платите?
pay-option = Заплатить { $total }: КООАМ { $choam ->
        [rises] растёт (3)
        [rises_banned] растёт (3, запрет)
        [stays] остаётся (2)
        [stays_banned] остаётся (2, запрет)
        [falls] падает (запрет)
       *[bottom] внизу (запрет)
    }, Космическая гильдия { $guild ->
        [rises] растёт (3)
        [rises_banned] растёт (3, запрет)
        [stays] остаётся (2)
        [stays_banned] остаётся (2, запрет)
        [falls] падает (запрет)
       *[bottom] внизу (запрет)
    }, Ландсраад { $landsraad ->
        [rises] растёт (3)
        [rises_banned] растёт (3, запрет)
        [stays] остаётся (2)
        [stays_banned] остаётся (2, запрет)
        [falls] падает (запрет)
       *[bottom] внизу (запрет)
    }{ $stock ->
        [0] { "" }
       *[3] ; 1 превосходство из запаса (3)
    }{ $saved ->
        [0] { "" }
       *[other] ; сохранено { $saved }
    }{ $lost ->
        [0] { "" }
       *[other] ; пропадает { $lost }
    }
why-too-little-spice = У вас только { $n } пряности.
why-no-stockpiling = Запасать можно только до 5 очков превосходства.
why-marker-at-top = Жетон на верхнем делении нельзя поднять.
ask-place-harvester = Где разместить комбайн? (осталось: { $n })
ask-place-ornithopter = Где разместить орнитоптер? (осталось: { $n })
ask-place-carryall = Где разместить грузолёт? (осталось: { $n })
ask-place-vehicle = Какую технику и где разместить? (осталось: { $n })
place-area = { $vehicle }: { $area }
place-zone = { $vehicle }: { $zone }
place-done = Больше не размещать
why-no-such-vehicle = Сейчас нельзя разместить: { $vehicle }.
why-zone-taken = { $zone }: занято.
why-no-desert = { $area }: это не пустыня.
why-not-free = { $area }: область не свободна, или там уже есть комбайн.
