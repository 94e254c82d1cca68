# Пустыня: следы червей, черви, бури.

ask-desert_power = Сила пустыни: что вы делаете?
desert_power-wormsigns = Разместить следы червей
desert_power-worm = Использовать песчаного червя
desert_power-done = Ничего
why-not-this-power = Нет следов червей в запасе, червей на поле или готового командира.
ask-wormsign = Где разместить след червя? (осталось: { $n })
wormsign-option = { $area }
wormsign-done = Больше не нужно
why-no-wormsign = { $area }: не пустыня, либо там след червя, червь или сиетч.
ask-worm = Какого червя вы используете?
worm-option = { $area }
ask-crawl = { $area }: куда движется этот червь?
crawl-option = { $area }
crawl-stay = Остаётся
why-not-crawl = Червь не может остановиться ({ $area }): далеко, не пустыня или не пусто.
ask-bite = { $area }: что атакует этот червь?
bite-option = { $area }
bite-pass = Ничего
why-not-bite = Червь не может атаковать: { $area }.
ask-flee = Появляется червь: { $area }. Куда бежит легион?
flee-option = { $area }
why-not-flee = { $area }: не соседняя или не свободна.
ask-rescue = Червь хватает комбайн: { $area }. Спасает ли его грузолёт?
rescue-option = Грузолёт: { $zone }
rescue-pass = Отдать комбайн
why-no-rescue = В этой зоне нет грузолёта, или она не соединена.
ask-worm_from = Все черви на поле: какой переходит сюда: { $area }?
worm_from-option = { $area }
why-not-worm_from = { $area }: червя нет.
ask-worm_figure = Какой червь появляется: { $area }?
worm_figure-sandworm = Песчаный червь
worm_figure-wild_maker = Дикий Податель
ask-call_worm = Следов червей не хватает: где разместить?
call_worm-option = { $area }
ask-resolve = Какой след червя вы разыгрываете следующим?
resolve-option = { $area }
event-wormsign = След червя: { $area }.
event-wormsign_gone = След червя убран ({ $area }).
event-wormsign_turned = След червя ({ $area }): { $face }.
event-worm_appears = Появляется червь: { $area }.
event-worm_placed = { $worm ->
    [wild_maker] Дикий Податель на поле: { $area }.
   *[sandworm] Песчаный червь на поле: { $area }.
}
event-worm_crawls = Червь движется: { $from } → { $area }.
event-worm_attacks = Червь атакует: { $area }.
event-fled = Легион бежит: { $from } → { $area }.
event-rescued = Грузолёт спасает комбайн ({ $area }, { $zone }).
event-storm = Буря ({ $area }): попадания { $hits }, особые { $specials }.
terrain-mountain-help = Горы: сюда не доходят бури и черви.
terrain-plateau-help = Плато: открыто бурям, особые результаты не вредят.
terrain-minor_erg-help = Малый эрг: открыт бурям и червям, особые результаты не вредят.
terrain-desert-help = Пустыня: комбайн даёт 1 пряность, особый результат — 1 попадание.
terrain-deep_desert-help = Глубокая пустыня: комбайн даёт 2 пряности, особый результат — 2 попадания.
