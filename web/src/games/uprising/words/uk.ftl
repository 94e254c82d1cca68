# The guide for a first game.
guide-want = Гра закінчується з раундом, у якому хтось набрав десять переможних очок, або з останнім конфліктом; перемагає той, хто має їх найбільше. Очки дають конфлікти, друга поділка впливу на фракцію, союзи й деякі карти.
guide-idea-1 = Щораунду ви карта за картою відправляєте агентів, а потім розкриваєте решту: розкриті карти дають придбати кращі й додають мечі.
guide-idea-2 = Два очки впливу на фракцію — це переможне очко. Виберіть одну-дві фракції й повертайтеся до них.
guide-idea-3 = Загони чекають у гарнізоні, поки ви не відвідаєте локацію зі схрещеними мечами. Бийтеся за конфлікт усіма силами або не бийтеся зовсім.
guide-kind-turn = Відправте агента: карта з руки відкриває локації зі своїми символами. Або розкрийте карти, і раунд для вас закінчиться.
guide-kind-agent = Усе, що дає цей хід, чекає на вас; беріть у будь-якому порядку, потім завершіть хід.
guide-kind-reveal = За очки переконливості придбавають карти в колоду; мечі рахуються в конфлікті.
guide-kind-acquire = Якщо ефект не каже іншого, нові карти лягають у скид і приходять на руку після наступного тасування.
guide-kind-leader = Ваш лідер має власне вміння і ще одне для персня з печаткою.
guide-kind-combat = Карти бою грають по черзі, доки всі не спасують; найсильніший бере першу нагороду.
guide-kind-spy = Шпигун на пункті впустить вас туди, де вже хтось стоїть, або принесе карту, коли його відкличуть.
guide-kind-troops = Розгорнуті загони б'ються в конфлікті цього раунду, після чого втрачаються.
guide-kind-discard = Виберіть карту, від якої цього раунду було б мало користі.
guide-kind-trash = Знищена карта назавжди йде з колоди: що менше слабких карт, то краща рука.
guide-kind-contract = Контракт платить, коли ви робите те, чого він вимагає: зазвичай відвідуєте його локацію.
guide-kind-tech = Технології коштують прянощів; кожен повернений переговірник знижує ціну на одну. Плитка служить вам до кінця гри.
guide-kind-station = Дредноут контролює локацію до кінця битви наступного раунду, хто б не контролював її раніше.
guide-kind-masterstroke = У перший хід, коли ви розгорнете чотири загони, обидві фракції відкриються, і ви здобудете по 1 очку впливу на кожну. Доти ніхто не бачить, які вони.

# Charts.
chart-vp = Переможні очки
chart-spice = Прянощі
chart-strength = Сила в конфлікті

# The board.
uprising-or = або
uprising-round = Раунд { $n }
uprising-points = Переможні очки
uprising-first = Перший гравець: { $house }
uprising-bonus = Додаткові прянощі: { $n }
uprising-controlled = Контроль: { $house }
uprising-uncontrolled = Цю локацію ніхто не контролює
uprising-ally = Союз: { $house }
uprising-no-ally = Союзу ніхто не має
uprising-conflict = Конфлікт
uprising-no-conflict = Зараз конфлікту немає; попереду: { $n }
uprising-garrison = Гарнізон: { $n }, запас: { $supply }
uprising-deploy = Розгорнути до { $n }
uprising-contracts = Відкриті контракти
uprising-kept = { $contract }: відкладено, узяти може тільки { $house }
uprising-units = Вибрати скільки
uprising-market = Ряд Імперіуму і Фонд
uprising-own = Ваші карти
uprising-in-play = у грі
uprising-earlier = Назад, ліворуч
uprising-further = Праворуч є ще
uprising-hand = Рука: { $n }
uprising-row = Ряд · { $n }
uprising-aside = відкладено для вас
uprising-deck = Колода: { $n }
uprising-discard = Скид: { $n }
uprising-memories = Спогади: { $n }
uprising-hidden-card = Прихована карта
uprising-plot = Задум
uprising-combat = Бій
uprising-endgame = Кінець гри
uprising-wall = Оборонна стіна
uprising-no-wall = Оборонної стіни більше немає
uprising-mentat-home = Ментат у своїй локації
uprising-mentat-held = Ментат: { $house }
uprising-next = Наступна карта
uprising-abilities = Вміння
uprising-has-vp = Переможні очки: { $n }
uprising-has-spice = Прянощі: { $n }
uprising-has-solari = Солярії: { $n }
uprising-has-water = Вода: { $n }
uprising-has-garrison = Гарнізон: { $n }
uprising-has-supply = Загони в запасі: { $n }
uprising-has-intrigues = Карти інтриг: { $n }
uprising-has-hand = Карти на руці: { $n }
uprising-has-agents = Вільні агенти: { $n }
uprising-has-spies = Шпигуни в запасі: { $n }
uprising-victory = За перемоги в конфлікті

# Immortality.
uprising-aftermath = Після конфлікту
uprising-boards = Поля
uprising-arrakis = Арракіс
uprising-tleilax = Бене Тлейлакс
uprising-research-track = Дослідження
uprising-tleilaxu-track = Тлейлаксу
uprising-marker = { $n ->
    [one] Перший генетичний маркер: карти тлейлаксу можна класти на верх колоди
   *[other] Другий генетичний маркер
}
uprising-first-comer = Тому, хто прийде першим, прянощі: { $n }
uprising-tanks = Аксолотлеві резервуари
uprising-specimens-of = { $house } — взірці: { $n }
uprising-has-specimens = Взірці: { $n }
uprising-tleilaxu-row = Ряд тлейлаксу · колода { $n }
uprising-graft = Прищеплення: дві карти граються як одна
uprising-graft-partner = До якої карти прищепити?
uprising-atomics = Атомікс

# Rise of Ix.
uprising-tech = Плитки технологій
uprising-tech-left = { $n ->
    [one] Остання плитка цього стосу
   *[other] Плиток у стосі: { $n }
}
uprising-tech-empty = Плиток більше немає
uprising-tech-used = застосовано цього раунду
uprising-negotiators-of = { $house } — переговірники: { $n }
uprising-shipping = Трек перевезень
uprising-freighter-of = Вантажник: { $house }
uprising-stationed = Контроль дредноутом: { $house }
uprising-snooper = Шукач: нагорода, коли цієї поділки дістанеться { $house }
uprising-snoopers = Шукачі: { $factions }
uprising-fleet = Дредноути: у гарнізоні { $garrison }, у запасі { $supply }
uprising-launch = Відправити в Зону конфлікту дредноути: до { $n }
uprising-dreadnoughts-fought = Дредноути в конфлікті: { $n }
uprising-ahead = на другий хід
uprising-unload = Розвантаження: діє й тоді, коли карту скинуто чи знищено
uprising-has-dreadnoughts = Дредноути в гарнізоні: { $n }
uprising-has-freighter = Вантажник на поділці { $n }
uprising-has-negotiators = Перемовники: { $n }

# Rivals.
uprising-rival-prefers = Фракції, починаючи з бажаної
uprising-rival-turn = Останній хід
uprising-rival-hagal = Карта дому Гаґал
uprising-rival-card = Карта Конкурента
uprising-hagal_skipped = ✗ { $hagal }: { $why ->
    [occupied] зайнято ({ $space })
    [influence] замало впливу
    [spice] там немає додаткових прянощів
    [safe] союзу ніщо не загрожує
    [behind] до союзу задалеко
   *[condition] умову не виконано
}
uprising-hagal_sends = ▸ { $hagal }: агент — { $space }
uprising-hagal_used = ▸ { $hagal }, і ще карта
uprising-hagal_swords = ⚔ { $hagal }: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
   *[many] { $swords } мечів
}

# Six players.
uprising-board-of = Особистий планшет: { $house }
uprising-acts-for = { $house } діє за союзника: { $ally }
uprising-activated = активований
uprising-asked-in-turn = Чужий хід ({ $house }), але вирішуєте ви
uprising-arrow = Агент: { $house }; стрілка вказує на союзника
uprising-team-scores = Очки команд
uprising-throne = Тронний ряд
uprising-commander = воєначальник
uprising-teammate = союзник
uprising-pile-play = У грі
uprising-pile-discard = Скид
uprising-pile-hand = Рука
uprising-pile-deck = Колода
uprising-pile-intrigues = Карти інтриг
uprising-pile-contracts = Контракти
uprising-pile-completed = Виконані контракти
uprising-pile-objective = Ціль
uprising-pile-won = Виграні конфлікти
uprising-pile-row = Колода Імперіуму ({ $n }) і те, що можуть мати інші
uprising-pile-intrigue-discard = Скид інтриг (у колоді: { $n })
uprising-pile-removed = Вийшли з гри
uprising-pile-conflicts = Минулі конфлікти (у колоді: { $n })
uprising-pile-offer = Доступні контракти (у банку: { $n })
uprising-pile-tech = Плитки технологій
uprising-pile-stacks = Плитки технологій у стосах ({ $n })
uprising-pile-tech-gone = Знищені плитки технологій
uprising-pile-cost = ціна { $n }

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-sends = → { $space } ({ $card })
turn-hagal = → { $space } ({ $hagal })
turn-reveals = → розкриття
turn-rewarded = { $times ->
    [1] → нагорода за { $place }-е місце
   *[other] → подвійна нагорода за { $place }-е місце
}
turn-other = → хід
gain-water = вода: { $n }
gain-spice = прянощі: { $n }
gain-solari = солярії: { $n }
gain-troop = загони: { $n }
gain-deploy = у Зону конфлікту: { $n }
gain-retreat = відступило: { $n }
gain-worm = піщані хробаки: { $n }
gain-sword = мечі: { $n }
gain-strength = сила: { $n }
gain-vp = переможні очки: { $n }
gain-card = карти: { $n }
gain-intrigue = карти інтриг: { $n }
gain-seat = місце у Вищій Раді
gain-swordmaster = Майстер меча
gain-hooks = гаки творця
gain-spy = шпигуни: { $n }
gain-research = дослідження: { $n }
gain-tleilaxu = кроки на треку Тлейлаксу: { $n }
gain-specimen = зразки: { $n }
gain-dreadnought = дредноути: { $n }
gain-negotiator = переговірники: { $n }
gain-freighter = вантажник: { $n }
gain-acquires_tech = придбано плитку: { $tech }
gain-trashes_tech = знищено плитку: { $tech }
gain-uses_tech = застосовано плитку: { $tech }
gain-dividends = дивіденди
gain-launches = дредноути в Зону конфлікту: { $n }
gain-withdraws = відведено дредноути: { $n }
gain-stations = дредноут: { $space }
gain-supply_short = забракло в запасі: { $troops }
gain-detonates = дредноут принесено в жертву
gain-influence = вплив: { $n }
gain-emperor = Імператор { $n }
gain-guild = Гільдія Лоцманів { $n }
gain-bene_gesserit = Бене Гессерит { $n }
gain-fremen = Фримени { $n }
gain-great_houses = Великі Доми { $n }
gain-fringe_worlds = Периферійні світи { $n }
gain-trashes = видалено карту: { $card }
gain-trashes_intrigue = видалено інтригу: { $intrigue }
gain-discards = скинуто карту: { $card }
gain-acquires = придбано карту: { $card }
gain-plays_intrigue = зіграно інтригу: { $intrigue }
gain-returns = повернуто на руку: { $card }
gain-reveals = { $card }
gain-allies = союз: { $faction }
gain-alliance_back = союзу більше немає: { $faction }
gain-controls = контроль: { $space }
gain-takes_contract = контракт: { $contract }
gain-completes = виконано контракт: { $contract }
gain-steals = викрадено карту інтриги, потерпілий: { $other }
gain-recalls_agent = агента відкликано: { $space }
gain-infiltrates = проникнення
gain-gathers = збір відомостей
gain-wall = підірвано Оборонну стіну

# Moments on the stage.
moment-conflict = Наслідок конфлікту
moment-reveal = Розкриття
moment-alliance = Новий союз
moment-wall = Оборонну стіну підірвано
uprising-strength = Сила
uprising-reveals-nothing = Карт для розкриття не лишилося
uprising-acquired = Придбано: { $cards }

# The end of a game.
points-influence = вплив: { $faction }
points-alliance = союз: { $faction }
points-pairs = пара: { $icon }
points-rewarded = конфлікт
points-acquires = { $card }
points-plays_intrigue = { $intrigue }
points-acquires_tech = { $tech }
points-uses_tech = { $tech }
points-tech_scores = { $tech }
points-advances = трек тлейлаксу
points-bought = куплено
points-detonates = підірваний дредноут
points-does = { $source }
points-other = інше
hidden-intrigues = Карти інтриг:
hidden-hand = Рука:
