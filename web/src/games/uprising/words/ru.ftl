# The guide for a first game.
guide-want = Игра кончается с раундом, в котором кто-то набрал десять победных очков, или с последним конфликтом; побеждает тот, у кого их больше всех. Очки дают конфликты, второе деление влияния во фракции, союзы и некоторые карты.
guide-idea-1 = Каждый раунд вы карта за картой отправляете агентов, а потом раскрываете остальное: раскрытые карты позволяют купить карты получше и добавляют мечи.
guide-idea-2 = Два влияния во фракции — это очко. Выберите одну-две фракции и возвращайтесь к ним.
guide-idea-3 = Отряды ждут в гарнизоне, пока вы не посетите ячейку со скрещёнными мечами. Сражайтесь за конфликт всеми силами или не сражайтесь вовсе.
guide-kind-turn = Отправьте агента: карта с руки открывает ячейки со своими символами. Или раскройте карты, и раунд для вас закончится.
guide-kind-agent = Всё, что даёт этот ход, ждёт вас; берите в любом порядке, потом закончите ход.
guide-kind-reveal = За очки убеждения покупают карты в колоду; мечи считаются в конфликте.
guide-kind-acquire = Если эффект не говорит иного, новые карты ложатся в сброс и приходят на руку после следующего перемешивания.
guide-kind-leader = У вашего лидера есть своя способность и ещё одна для кольца с печаткой.
guide-kind-combat = Карты сражения разыгрывают по очереди, пока все не спасуют; сильнейший берёт первую награду.
guide-kind-spy = Шпион на пункте впустит вас туда, где уже кто-то стоит, или принесёт карту, когда вернётся.
guide-kind-troops = Размещённые отряды сражаются в конфликте этого раунда, после чего теряются.
guide-kind-discard = Выберите карту, от которой в этом раунде было бы мало толку.
guide-kind-trash = Удалённая карта навсегда уходит из колоды: чем меньше слабых карт, тем лучше рука.
guide-kind-contract = Контракт платит, когда вы делаете то, чего он требует: обычно посещаете его ячейку.
guide-kind-tech = Технологии стоят Пряности; каждый возвращённый переговорщик снижает цену на одну. Жетон служит вам до конца игры.
guide-kind-station = Дредноут контролирует ячейку до конца битвы следующего раунда, кто бы ни контролировал её раньше.
guide-kind-masterstroke = В первый ход, когда вы разместите четыре отряда, обе фракции откроются, и вы получите по 1 влиянию в каждой. До тех пор никто не видит, какие они.

# Charts.
chart-vp = Победные очки
chart-spice = Пряность
chart-strength = Боевая сила в конфликте

# The board.
uprising-or = или
uprising-round = Раунд { $n }
uprising-points = Победные очки
uprising-first = Первый игрок: { $house }
uprising-bonus = Бонусная Пряность: { $n }
uprising-controlled = Контроль: { $house }
uprising-uncontrolled = Эту локацию никто не контролирует
uprising-ally = Союз: { $house }
uprising-no-ally = Союза ни у кого нет
uprising-conflict = Конфликт
uprising-no-conflict = Сейчас конфликта нет; впереди: { $n }
uprising-garrison = Гарнизон: { $n }, запас: { $supply }
uprising-deploy = Разместить до { $n }
uprising-contracts = Открытые контракты
uprising-kept = { $contract }: отложен, взять может только { $house }
uprising-units = Выбрать сколько
uprising-market = Рынок Империи и резерв
uprising-own = Ваши карты
uprising-in-play = активные
uprising-earlier = Назад, влево
uprising-further = Справа есть ещё
uprising-hand = Рука: { $n }
uprising-row = Рынок · { $n }
uprising-aside = отложена для вас
uprising-deck = Колода: { $n }
uprising-discard = Сброс: { $n }
uprising-memories = Воспоминания: { $n }
uprising-hidden-card = Скрытая карта
uprising-plot = Заговор
uprising-combat = Сражение
uprising-endgame = Цель
uprising-wall = Барьерная Стена
uprising-no-wall = Барьерной Стены больше нет
uprising-mentat-home = Ментат в своей ячейке
uprising-mentat-held = Ментат: { $house }
uprising-next = Следующая карта
uprising-abilities = Способности
uprising-has-vp = Победные очки: { $n }
uprising-has-spice = Пряность: { $n }
uprising-has-solari = Солярии: { $n }
uprising-has-water = Вода: { $n }
uprising-has-garrison = Гарнизон: { $n }
uprising-has-supply = Отряды в запасе: { $n }
uprising-has-intrigues = Карты интриг: { $n }
uprising-has-hand = Карты на руке: { $n }
uprising-has-agents = Свободные агенты: { $n }
uprising-has-spies = Шпионы в запасе: { $n }
uprising-victory = При победе в конфликте

# Immortality.
uprising-aftermath = После конфликта
uprising-boards = Поля
uprising-arrakis = Арракис
uprising-tleilax = Бене Тлейлакс
uprising-research-track = Исследования
uprising-tleilaxu-track = Тлейлаксу
uprising-marker = { $n ->
    [one] Первый генетический маркер: карты тлейлаксу можно класть на верх колоды
   *[other] Второй генетический маркер
}
uprising-first-comer = Пришедшему первым — Пряность: { $n }
uprising-tanks = Аксолотль-баки
uprising-specimens-of = { $house } — образцы: { $n }
uprising-has-specimens = Образцы: { $n }
uprising-tleilaxu-row = Рынок тлейлаксу · колода { $n }
uprising-graft = Прививка: две карты играются как одна
uprising-graft-partner = К какой карте привить?
uprising-atomics = Атомное оружие

# Rise of Ix.
uprising-tech = Жетоны технологий
uprising-tech-left = { $n ->
    [one] Последний жетон этой стопки
   *[other] Жетонов в стопке: { $n }
}
uprising-tech-empty = Жетонов больше нет
uprising-tech-used = применён в этом раунде
uprising-negotiators-of = { $house } — переговорщики: { $n }
uprising-shipping = Трек перевозок
uprising-freighter-of = Транспорт: { $house }
uprising-stationed = Контроль дредноутом: { $house }
uprising-snooper = Ищейка: награда, когда этого деления достигнет { $house }
uprising-snoopers = Ищейки: { $factions }
uprising-fleet = Дредноуты: в гарнизоне { $garrison }, в запасе { $supply }
uprising-launch = Отправить в зону конфликта дредноуты: до { $n }
uprising-dreadnoughts-fought = Дредноуты в конфликте: { $n }
uprising-ahead = на второй ход
uprising-unload = Разгрузка: действует и при сбросе или удалении карты
uprising-has-dreadnoughts = Дредноуты в гарнизоне: { $n }
uprising-has-freighter = Транспорт на делении { $n }
uprising-has-negotiators = Переговорщики: { $n }

# Rivals.
uprising-rival-prefers = Фракции, начиная с предпочитаемой
uprising-rival-turn = Последний ход
uprising-rival-hagal = Карта дома Хагаль
uprising-rival-card = Карта оппонента
uprising-hagal_skipped = ✗ { $hagal }: { $why ->
    [occupied] занято ({ $space })
    [influence] мало влияния
    [spice] там нет бонусной Пряности
    [safe] союзу ничто не грозит
    [behind] до союза слишком далеко
   *[condition] условие не выполнено
}
uprising-hagal_sends = ▸ { $hagal }: агент — { $space }
uprising-hagal_used = ▸ { $hagal }, и ещё карта
uprising-hagal_swords = ⚔ { $hagal }: { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
}

# Six players.
uprising-board-of = Личный планшет: { $house }
uprising-acts-for = { $house } действует за союзника: { $ally }
uprising-activated = активирован
uprising-asked-in-turn = Чужой ход ({ $house }), но решаете вы
uprising-arrow = Агент: { $house }; стрелка указывает на союзника
uprising-team-scores = Очки команд
uprising-throne = Тронный ряд
uprising-commander = военачальник
uprising-teammate = союзник
uprising-pile-play = В игре
uprising-pile-discard = Сброс
uprising-pile-hand = Рука
uprising-pile-deck = Колода
uprising-pile-intrigues = Карты интриг
uprising-pile-contracts = Контракты
uprising-pile-completed = Выполненные контракты
uprising-pile-objective = Задача
uprising-pile-won = Выигранные конфликты
uprising-pile-row = Колода Империума ({ $n }) и то, что может быть у других
uprising-pile-intrigue-discard = Сброс интриг (в колоде: { $n })
uprising-pile-removed = Вышли из игры
uprising-pile-conflicts = Прошедшие конфликты (в колоде: { $n })
uprising-pile-offer = Доступные контракты (в банке: { $n })
uprising-pile-tech = Жетоны технологий
uprising-pile-stacks = Жетоны технологий в стопках ({ $n })
uprising-pile-tech-gone = Удалённые жетоны технологий
uprising-pile-cost = цена { $n }

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-sends = → { $space } ({ $card })
turn-hagal = → { $space } ({ $hagal })
turn-reveals = → раскрытие
turn-rewarded = { $times ->
    [1] → награда за { $place }-е место
   *[other] → двойная награда за { $place }-е место
}
turn-other = → ход
gain-water = вода: { $n }
gain-spice = пряность: { $n }
gain-solari = солярии: { $n }
gain-troop = отряды: { $n }
gain-deploy = в зону конфликта: { $n }
gain-retreat = отступило: { $n }
gain-worm = песчаные черви: { $n }
gain-sword = мечи: { $n }
gain-strength = сила: { $n }
gain-vp = победные очки: { $n }
gain-card = карты: { $n }
gain-intrigue = карты интриг: { $n }
gain-seat = место в Высшем Совете
gain-swordmaster = оружейник
gain-hooks = крюк Подателя
gain-spy = шпионы: { $n }
gain-research = исследование: { $n }
gain-tleilaxu = шаги по треку Тлейлаксу: { $n }
gain-specimen = образцы: { $n }
gain-dreadnought = дредноуты: { $n }
gain-negotiator = переговорщики: { $n }
gain-freighter = транспорт: { $n }
gain-acquires_tech = приобретён жетон: { $tech }
gain-trashes_tech = удалён жетон: { $tech }
gain-uses_tech = применён жетон: { $tech }
gain-dividends = дивиденды
gain-launches = { $n ->
    [one] { $n } дредноут в зону конфликта
    [few] { $n } дредноута в зону конфликта
    [many] { $n } дредноутов в зону конфликта
   *[other] { $n } дредноута в зону конфликта
}
gain-withdraws = отведены дредноуты: { $n }
gain-stations = дредноут: { $space }
gain-supply_short = не хватило в запасе: { $troops }
gain-detonates = дредноут принесён в жертву
gain-influence = влияние: { $n }
gain-emperor = Император { $n }
gain-guild = Гильдия Космогации { $n }
gain-bene_gesserit = Бене Гессерит { $n }
gain-fremen = Фримены { $n }
gain-great_houses = Великие Дома { $n }
gain-fringe_worlds = Периферийные миры { $n }
gain-trashes = удалена карта: { $card }
gain-trashes_intrigue = удалена интрига: { $intrigue }
gain-discards = сброшена карта: { $card }
gain-acquires = приобретена карта: { $card }
gain-plays_intrigue = разыграна интрига: { $intrigue }
gain-returns = возвращена на руку: { $card }
gain-reveals = { $card }
gain-allies = союз: { $faction }
gain-alliance_back = союза больше нет: { $faction }
gain-controls = контроль: { $space }
gain-takes_contract = контракт: { $contract }
gain-completes = выполнен контракт: { $contract }
gain-steals = украдена карта интриги, потерпевший: { $other }
gain-recalls_agent = агент отозван: { $space }
gain-infiltrates = внедрение
gain-gathers = сбор сведений
gain-wall = взорвана Барьерная Стена

# Moments on the stage.
moment-conflict = Исход конфликта
moment-reveal = Раскрытие
moment-alliance = Новый союз
moment-wall = Барьерная Стена взорвана
uprising-strength = Сила
uprising-reveals-nothing = Карт для раскрытия не осталось
uprising-acquired = Приобретено: { $cards }

# The end of a game.
points-influence = влияние: { $faction }
points-alliance = союз: { $faction }
points-pairs = пара: { $icon }
points-rewarded = конфликт
points-acquires = { $card }
points-plays_intrigue = { $intrigue }
points-acquires_tech = { $tech }
points-uses_tech = { $tech }
points-tech_scores = { $tech }
points-advances = трек тлейлаксу
points-bought = куплено
points-detonates = взорванный дредноут
points-does = { $source }
points-other = прочее
hidden-intrigues = Карты интриг:
hidden-hand = Рука:
