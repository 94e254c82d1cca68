# Стол в терминале.

phase-set_up = Подготовка к игре
paint-heading = Раунд { $round }, { $phase } · первый игрок: { $house } · { $wall } · { $conflicts ->
    [one] ещё { $conflicts } конфликт
    [few] ещё { $conflicts } конфликта
    [many] ещё { $conflicts } конфликтов
   *[other] ещё { $conflicts } конфликта
}
paint-wall = Барьерная Стена стоит
paint-no-wall = Барьерной Стены нет
paint-conflict = Конфликт: { $trophy }
column-vp = ПО
column-solari = солярии
column-spice = Пряность
column-water = вода
column-garrison = гарнизон
column-conflict = конфликт
column-strength = сила
short-emperor = Император
short-guild = Гильдия
short-bene_gesserit = Бене Гессерит
short-fremen = Фримены
short-landsraad = Ландсраад
short-city = Город
short-spice_trade = Пряность
short-spy = Шпион
paint-you = вы
paint-agents = { $n ->
    [one] { $n } агент
    [few] { $n } агента
    [many] { $n } агентов
   *[other] { $n } агента
}
paint-spies = { $n ->
    [one] { $n } шпион
    [few] { $n } шпиона
    [many] { $n } шпионов
   *[other] { $n } шпиона
}
paint-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
paint-intrigues = { $n ->
    [one] { $n } интрига
    [few] { $n } интриги
    [many] { $n } интриг
   *[other] { $n } интриги
}
paint-memories = { $n ->
    [one] { $n } воспоминание
    [few] { $n } воспоминания
    [many] { $n } воспоминаний
   *[other] { $n } воспоминания
}
paint-icon = символ: { $icon }
paint-councillor = место в Совете
paint-swordmaster = оружейник
paint-hooks = крюк Подателя
paint-revealed = карты раскрыты
paint-legend = > доступно картам с руки, ! конфликт, A агент, a шпион, (A) контроль, +1 бонусная Пряность, * союз, ~ песчаный червь; подробнее: look НАЗВАНИЕ
paint-posts = Шпионы:
paint-row = Рынок Империи (в колоде ещё { $n }) и резерв
paint-own-hand = Ваша рука (колода { $deck }, сброс { $discard })
paint-in-play = Активные карты:
paint-aside = Отложена для вас
paint-own-intrigues = Ваши карты интриг
