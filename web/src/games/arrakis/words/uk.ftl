# Власні слова поля.

arrakis-map = Планета
arrakis-map-words = Що стоїть на планеті
arrakis-parts = Частини столу
arrakis-part-map = Мапа
arrakis-part-dice = Кубики
arrakis-part-cards = Карти
arrakis-part-tracks = Треки
arrakis-panels = Планшети, треки й карти
arrakis-target-many = { $place }: варіантів { $n }

## Areas

arrakis-figures = { $side }: { $n } × { $figure }
arrakis-count = { $n } × { $figure }
arrakis-token = { $side }, жетон: { $token }
arrakis-settlement = Поселення, ранг { $rank }
arrakis-sietch = Січ, ранг невідомий
arrakis-sietch-known = Січ, ранг { $rank }, прихована від Харконнена
arrakis-sietch-open = Січ, ранг { $rank }
arrakis-wormsign = Знак хробака: { $face }
arrakis-reaches = дістає сюди: { $sectors }
arrakis-blasted = Знищено родовим атоміксом
arrakis-exposed = Відкрито бурям і хробакам після атомного вибуху

## Dashboards

arrakis-active = ходить
arrakis-dice = Кубиків: { $n } з { $slots }
arrakis-sister = Жетон Бене Гессерит
arrakis-leader-ready = доступний
arrakis-leader-tank = у резервуарі регенерації, поділка { $slot }
arrakis-spent = особливу дію використано, повернеться в наступному раунді
arrakis-reconstructed = реконструкція
arrakis-unused-dice = Невикористані кубики
arrakis-cards = Карти планування
arrakis-sisters = Жетони Бене Гессерит
arrakis-supply = Запас
arrakis-no-cards = На руці немає карт планування

## Battle

arrakis-battle-round = раунд { $n }
arrakis-battle-over = останній бій
arrakis-surprise = Раптова атака
arrakis-attacks = атакує
arrakis-defends = захищається
arrakis-battle-cards = Карт скинуто заради кубиків: { $n }
arrakis-battle-sum = Влучання { $hits }, щити { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(скасували { $by }: { $cancelled })
    }; отримує { $damage }
arrakis-cancelled-by-harkonnen = сардаукари
arrakis-cancelled-by-atreides = федайкіни
arrakis-rolled = Влучання: { $hit }, щити: { $shield }, особливі: { $special }

## Tracks

arrakis-tracks = До перемоги
arrakis-step = Поділка { $at } з { $last }
arrakis-aim = { $marker } { $step }
arrakis-atomics = Родовий атомікс підірвано: { $place }
arrakis-imperium = Імперіум
arrakis-spice = прянощі: { $n }
arrakis-saved = у резерві { $n }
arrakis-step-word = Поділка
arrakis-here = жетон тут
arrakis-banned = заборона діє
arrakis-row-dice = кубики дій
arrakis-decks = Колоди планування
arrakis-deck = { $deck }: лишилося { $n }, скинуто { $discarded }
arrakis-held = { $side }, на руці { $n }: { $deck }
arrakis-in-deck = у колоді { $n }
arrakis-in-play = Карти, що лишаються в грі
arrakis-kept = збережена
arrakis-feared = не можна оголосити

## The Spacing Guild

arrakis-space = Космос
arrakis-liner = Гайлайнер ({ $side }): поділка { $step } з { $steps }.
arrakis-troops = війська: { $n }
arrakis-frigates = на борту { $n }, у резерві { $reserve }
arrakis-rings = кільця: { $n }
arrakis-pool = Військ великих домів лишилося: { $n }
arrakis-due = Належні дії Імперіуму:

## Charts

chart-progress = Перевага й передбачення
chart-figures = Фігурки на планеті
chart-cards = Карти планування

## A first game

guide-want = Харконнен: 10 очок переваги за зруйновані січі. Атрід: маркери передбачення на поділках вашої таємної цілі.
guide-idea-1 = Кожен кубик — одна дія: яка саме, залежить від комірки, де він лежить.
guide-idea-2 = Червоні межі не перейти пішки, а в глибокій пустелі повно хробаків.
guide-idea-3 = Карту планування можна зіграти з будь-яким кубиком або скинути в бою заради ще одного кубика.
guide-kind-turn = Кубик визначає, що вам можна; про дію запитає наступне питання.
guide-kind-leave = Оберіть тих, хто лишається, а тоді відправте решту.
guide-kind-loss = Елітний загін від влучання стає звичайним, сардаукари й федайкіни теж.
arrakis-pile-hand = Карти планування
arrakis-pile-leaders = Лідери
arrakis-pile-supply = Запас
arrakis-pile-discard = { $deck }: скид (у колоді: { $n })
arrakis-pile-play = Карти у грі
arrakis-pile-visions = Відкриті карти передбачення (у колоді: { $n })
arrakis-pile-ready = готовий
arrakis-pile-board = на полі
arrakis-pile-tank = у резервуарі
arrakis-pile-gone = вийшов з гри

# The log by turns: what somebody did, after the name or “You”, and what it brought.
block-spent = → { $result }
block-desert_power = → сила пустелі
block-with = { $what }, «{ $card }»
block-attack = ⚔ { $area }
block-scouted = розвідка: { $area }
block-claimed = карта передбачення: { $vision }
block-atomics = родовий атомікс: { $atomics }
block-bombarded = бомбардування: { $area }
block-passed = пас
gain-unit = фігури: { $n }
gain-card = карти: { $n }
gain-supremacy = перевага: { $n }
gain-kwisatz_haderach = Квізац Хадерах { $n }
gain-sand_dwellers = Мешканці пісків { $n }
gain-jihad = Джихад { $n }
gain-moved = { $from } → { $area }
gain-leader_placed = { $leader }: { $area }
gain-battle_won = перемога
gain-battle_lost = атаку відбито
gain-destroyed = знищено: { $area }, ранг { $rank }
gain-discarded = скинуто карту: { $card }
gain-token_placed = жетон: { $area }
gain-vehicle_placed = { $vehicle }: { $area }
gain-replaced = { $area }: тепер { $figure }
gain-reduced = { $figure } → звичайний загін
gain-nothing_came = нічого не дало
gain-nothing_done = нічого не дало
gain-battle_damage = втрат: { $n }

# Moments on the stage.
moment-battle = Бій
moment-worm = Атака піщаного хробака
moment-atomics = Родовий атомікс
arrakis-figures-lost = Втрачено фігур: { $n }

# The end of a game.
points-supremacy = перевага
hidden-objective = Таємна мета:
hidden-hand = Рука:
arrakis-or = { $first } або { $next }
score-harkonnen = Перевага: { $n } з 10
score-atreides = Передбачення: { $n ->
    [one] { $n } поділка
    [few] { $n } поділки
   *[many] { $n } поділок
}
highlight-lost = { $side } втрачає { $n ->
        [one] { $n } фігуру
        [few] { $n } фігури
       *[many] { $n } фігур
    }
highlight-leader = втрачено лідера: { $leader }
highlight-destroyed = знищено поселення рангу { $rank }
highlight-harvesters = прибрано { $n ->
        [one] { $n } комбайн
        [few] { $n } комбайни
       *[many] { $n } комбайнів
    }
highlight-supremacy = перевага +{ $n }: { $total }
highlight-prescience = { $marker } +{ $n }: { $total }
