# Собственные слова поля.

arrakis-map = Планета
arrakis-map-words = Что стоит на планете
arrakis-parts = Части стола
arrakis-part-map = Карта
arrakis-part-dice = Кубики
arrakis-part-cards = Карты
arrakis-part-tracks = Треки
arrakis-panels = Планшеты, треки и карты
arrakis-target-many = { $place }: вариантов { $n }

## Areas

arrakis-figures = { $side }: { $n } × { $figure }
arrakis-count = { $n } × { $figure }
arrakis-token = { $side }, жетон: { $token }
arrakis-settlement = Поселение, ранг { $rank }
arrakis-sietch = Сиетч, ранг неизвестен
arrakis-sietch-known = Сиетч, ранг { $rank }, скрыт от Харконнена
arrakis-sietch-open = Сиетч, ранг { $rank }
arrakis-wormsign = След червя: { $face }
arrakis-reaches = достаёт сюда: { $sectors }
arrakis-blasted = Уничтожено атомным оружием
arrakis-exposed = Открыто бурям и червям после атомного взрыва

## Dashboards

arrakis-active = ходит
arrakis-dice = Кубиков: { $n } из { $slots }
arrakis-sister = Жетон Бене Гессерит
arrakis-leader-ready = доступен
arrakis-leader-tank = в резервуаре регенерации, деление { $slot }
arrakis-spent = особое действие использовано, вернётся в следующем раунде
arrakis-reconstructed = реконструкция
arrakis-unused-dice = Неиспользованные кубики
arrakis-cards = Карты планирования
arrakis-sisters = Жетоны Бене Гессерит
arrakis-supply = Запас
arrakis-no-cards = На руке нет карт планирования

## Battle

arrakis-battle-round = раунд { $n }
arrakis-battle-over = последнее сражение
arrakis-surprise = Внезапная атака
arrakis-attacks = атакует
arrakis-defends = защищается
arrakis-battle-cards = Карт сброшено ради кубиков: { $n }
arrakis-battle-sum = Попадания { $hits }, щиты { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(отменили { $by }: { $cancelled })
    }; получает { $damage }
arrakis-cancelled-by-harkonnen = сардаукары
arrakis-cancelled-by-atreides = федайкины
arrakis-rolled = Попадания: { $hit }, щиты: { $shield }, особые: { $special }

## Tracks

arrakis-tracks = К победе
arrakis-step = Деление { $at } из { $last }
arrakis-aim = { $marker } { $step }
arrakis-atomics = Атомное оружие применено: { $place }
arrakis-imperium = Империя
arrakis-spice = пряность: { $n }
arrakis-saved = в резерве { $n }
arrakis-step-word = Деление
arrakis-here = жетон здесь
arrakis-banned = запрет действует
arrakis-row-dice = кубики действий
arrakis-decks = Колоды планирования
arrakis-deck = { $deck }: осталось { $n }, сброшено { $discarded }
arrakis-held = { $side }, на руке { $n }: { $deck }
arrakis-in-deck = в колоде { $n }
arrakis-in-play = Карты, которые остаются в игре
arrakis-kept = сохранена
arrakis-feared = нельзя объявить

## The Spacing Guild

arrakis-space = Космос
arrakis-liner = Хайлайнер ({ $side }): деление { $step } из { $steps }.
arrakis-troops = войска: { $n }
arrakis-frigates = на борту { $n }, в резерве { $reserve }
arrakis-rings = кольца: { $n }
arrakis-pool = Войск великих домов осталось: { $n }
arrakis-due = Предстоят действия Империи:

## Charts

chart-progress = Превосходство и предвидение
chart-figures = Фигурки на планете
chart-cards = Карты планирования

## A first game

guide-want = Харконнен: 10 очков превосходства за разрушенные сиетчи. Атрейдес: маркеры предвидения на делениях вашей тайной цели.
guide-idea-1 = Каждый кубик — одно действие: какое, зависит от ячейки, в которой он лежит.
guide-idea-2 = Красные границы нельзя перейти пешком, а в глубокой пустыне полно червей.
guide-idea-3 = Карту планирования можно сыграть с любым кубиком или сбросить в сражении ради ещё одного кубика.
guide-kind-turn = Кубик определяет, что вам можно; о действии спросит следующий вопрос.
guide-kind-leave = Выберите тех, кто остаётся, затем отправьте остальных.
guide-kind-loss = Элитный отряд от попадания становится обычным, сардаукары и федайкины тоже.
arrakis-pile-hand = Карты планирования
arrakis-pile-leaders = Лидеры
arrakis-pile-supply = Запас
arrakis-pile-discard = { $deck }: сброс (в колоде: { $n })
arrakis-pile-play = Карты в игре
arrakis-pile-visions = Открытые карты предвидения (в колоде: { $n })
arrakis-pile-ready = готов
arrakis-pile-board = на поле
arrakis-pile-tank = в баке
arrakis-pile-gone = вышел из игры

# The log by turns: what somebody did, after the name or “You”, and what it brought.
block-spent = → { $result }
block-desert_power = → сила пустыни
block-with = { $what }, «{ $card }»
block-attack = ⚔ { $area }
block-scouted = разведка: { $area }
block-claimed = карта предвидения: { $vision }
block-atomics = фамильное атомное оружие: { $atomics }
block-bombarded = бомбардировка: { $area }
block-passed = пас
gain-unit = фигуры: { $n }
gain-card = карты: { $n }
gain-supremacy = превосходство: { $n }
gain-kwisatz_haderach = Квисатц Хадерах { $n }
gain-sand_dwellers = Жители песков { $n }
gain-jihad = Джихад { $n }
gain-moved = { $from } → { $area }
gain-leader_placed = { $leader }: { $area }
gain-battle_won = победа
gain-battle_lost = атака отбита
gain-destroyed = уничтожено: { $area }, ранг { $rank }
gain-discarded = сброшена карта: { $card }
gain-token_placed = жетон: { $area }
gain-vehicle_placed = { $vehicle }: { $area }
gain-replaced = { $area }: теперь { $figure }
gain-reduced = { $figure } → обычный отряд
gain-nothing_came = ничего не дало
gain-nothing_done = ничего не дало
gain-battle_damage = урон: { $n }

# Moments on the stage.
moment-battle = Сражение
moment-worm = Атака песчаного червя
moment-atomics = Атомное оружие
arrakis-figures-lost = Потеряно фигур: { $n }

# The end of a game.
points-supremacy = превосходство
hidden-objective = Тайная цель:
hidden-hand = Рука:
arrakis-or = { $first } или { $next }
score-harkonnen = Превосходство: { $n } из 10
score-atreides = Предвидение: { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
highlight-lost = { $side } теряет { $n ->
        [one] { $n } фигуру
        [few] { $n } фигуры
       *[many] { $n } фигур
    }
highlight-leader = потерян лидер: { $leader }
highlight-destroyed = уничтожено поселение ранга { $rank }
highlight-harvesters = убрано { $n ->
        [one] { $n } комбайн
        [few] { $n } комбайна
       *[many] { $n } комбайнов
    }
highlight-supremacy = превосходство +{ $n }: { $total }
highlight-prescience = { $marker } +{ $n }: { $total }
