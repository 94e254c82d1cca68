# Космическая гильдия.

ask-imperium = Какое действие Империи вы выполняете?
imperium-choam = КООАМ: построить фрегат
imperium-spacing_guild = Космическая гильдия: продвинуть хайлайнер
imperium-landsraad = Ландсраад: привлечь 2 войска
imperium-done = Никакое
why-no-imperium = Действия этой силы ({ $power }) нет: Харконнен получает их только за пряность в фазе 4.
event-imperium_action = { $side }: действие Империи, { $power }.
event-frigate_built = { $side } строит фрегат.
event-recruited = { $side } привлекает войска: { $n }.
event-heighliner = Хайлайнер ({ $side }): деление { $n }.
event-landing = { $side } высаживается на Арракисе.
ask-land = Высадка на Арракис: { $n ->
        [0] { "" }
       *[other] войска: { $n }
    }{ $both ->
        [yes] { ", " }
       *[no] { "" }
    }{ $m ->
        [0] { "" }
       *[other] фрегаты: { $m }
    }. Куда?
land-area = Войска: { $area }
land-zone = Фрегат: { $zone }
why-not-empty = { $area }: область не пуста.
why-enemy-near = { $area }: рядом вражеский легион или поселение.
ask-land_here = Сколько войск высадить: { $area }?
land_here-option = { $n }
ask-land_beside = Куда рядом высадить остальные: { $area }?
land_beside-option = { $area }
ask-make_room = Фрегату нужна воздушная зона: какую технику убрать?
make_room-option = { $zone }
event-frigate_landed = { $side }: фрегат, { $zone }.
ask-bombard = Какую область бомбардировать?
bombard-option = { $area }
bombard-done = Никакую
why-not-bombarded = { $area }: нет цели или фрегата над ней.
ask-frigate = Какой фрегат бомбардирует: { $area }?
frigate-option = { $zone }
event-bombarded = { $side } бомбардирует: { $area }.
ask-navigator = В какой воздушной зоне разместить гильд-навигатора?
navigator-option = { $zone }
navigator-done = Нигде
event-navigator = Гильд-навигатор: { $zone }.
ask-early_landing = В каком поселении высадить войска?
early_landing-option = { $area }
early_landing-done = Ни в каком
