# Стіл у терміналі.

phase-set_up = Приготування
paint-heading = Раунд { $round }, { $phase } · перший гравець: { $house } · { $wall } · { $conflicts ->
    [one] ще { $conflicts } конфлікт
    [few] ще { $conflicts } конфлікти
    [many] ще { $conflicts } конфліктів
   *[other] ще { $conflicts } конфлікту
}
paint-wall = Оборонна стіна стоїть
paint-no-wall = Оборонної стіни немає
paint-conflict = Конфлікт: { $trophy }
column-vp = ПО
column-solari = солярії
column-spice = прянощі
column-water = вода
column-garrison = гарнізон
column-conflict = конфлікт
column-strength = сила
short-emperor = Імператор
short-guild = Гільдія
short-bene_gesserit = Бене Гессерит
short-fremen = Фримени
short-landsraad = Ландсраад
short-city = Місто
short-spice_trade = Прянощі
short-spy = Шпигун
paint-you = ви
paint-agents = { $n ->
    [one] { $n } агент
    [few] { $n } агенти
    [many] { $n } агентів
   *[other] { $n } агента
}
paint-spies = { $n ->
    [one] { $n } шпигун
    [few] { $n } шпигуни
    [many] { $n } шпигунів
   *[other] { $n } шпигуна
}
paint-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
paint-intrigues = { $n ->
    [one] { $n } інтрига
    [few] { $n } інтриги
    [many] { $n } інтриг
   *[other] { $n } інтриги
}
paint-memories = { $n ->
    [one] { $n } спогад
    [few] { $n } спогади
    [many] { $n } спогадів
   *[other] { $n } спогаду
}
paint-icon = символ: { $icon }
paint-councillor = місце в Раді
paint-swordmaster = Майстер меча
paint-hooks = гаки творця
paint-revealed = карти розкрито
paint-legend = > досяжно картами з руки, ! бій, A агент, a шпигун, (A) контроль, +1 додаткові прянощі, * союз, ~ піщаний хробак; докладніше: look НАЗВА
paint-posts = Шпигуни:
paint-row = Ряд Імперіуму (у колоді ще { $n }) і Фонд
paint-own-hand = Ваша рука (колода { $deck }, скид { $discard })
paint-in-play = У грі:
paint-aside = Відкладено для вас
paint-own-intrigues = Ваші карти інтриг
