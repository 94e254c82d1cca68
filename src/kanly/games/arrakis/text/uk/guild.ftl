# Гільдія Лоцманів.

ask-imperium = Яку дію Імперіуму ви виконуєте?
imperium-choam = ДАПТ: побудувати фрегат
imperium-spacing_guild = Гільдія Лоцманів: просунути гайлайнер
imperium-landsraad = Ландсраад: залучити 2 війська
imperium-done = Жодну
why-no-imperium = Дії цієї сили ({ $power }) немає: Харконнен отримує їх лише за прянощі у фазі 4.
event-imperium_action = { $side }: дія Імперіуму, { $power }.
event-frigate_built = { $side } будує фрегат.
event-recruited = { $side } залучає війська: { $n }.
event-heighliner = Гайлайнер ({ $side }): поділка { $n }.
event-landing = { $side } висаджується на Арракісі.
ask-land = Висадка на Арракіс: { $n ->
        [0] { "" }
       *[other] війська: { $n }
    }{ $both ->
        [yes] { ", " }
       *[no] { "" }
    }{ $m ->
        [0] { "" }
       *[other] фрегати: { $m }
    }. Куди?
land-area = Війська: { $area }
land-zone = Фрегат: { $zone }
why-not-empty = { $area }: область не порожня.
why-enemy-near = { $area }: поряд ворожий легіон або поселення.
ask-land_here = Скільки військ висадити: { $area }?
land_here-option = { $n }
ask-land_beside = Куди поряд висадити решту: { $area }?
land_beside-option = { $area }
ask-make_room = Фрегату потрібна повітряна зона: який транспорт прибрати?
make_room-option = { $zone }
event-frigate_landed = { $side }: фрегат, { $zone }.
ask-bombard = Яку область бомбардувати?
bombard-option = { $area }
bombard-done = Жодну
why-not-bombarded = { $area }: немає цілі або фрегата над нею.
ask-frigate = Який фрегат бомбардує: { $area }?
frigate-option = { $zone }
event-bombarded = { $side } бомбардує: { $area }.
ask-navigator = У якій повітряній зоні розмістити гільд-навігатора?
navigator-option = { $zone }
navigator-done = Ніде
event-navigator = Гільд-навігатор: { $zone }.
ask-early_landing = У якому поселенні висадити війська?
early_landing-option = { $area }
early_landing-done = У жодному
