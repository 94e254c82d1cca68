# Пустеля: знаки хробаків, хробаки, бурі.

ask-desert_power = Сила пустелі: що ви робите?
desert_power-wormsigns = Розмістити знаки хробаків
desert_power-worm = Використати піщаного хробака
desert_power-done = Нічого
why-not-this-power = Немає знаків хробаків у запасі, хробаків на полі або готового командира.
ask-wormsign = Де розмістити знак хробака? (залишилось: { $n })
wormsign-option = { $area }
wormsign-done = Більше не треба
why-no-wormsign = { $area }: не пустеля, або там знак хробака, хробак чи січ.
ask-worm = Якого хробака ви використовуєте?
worm-option = { $area }
ask-crawl = { $area }: куди рухається цей хробак?
crawl-option = { $area }
crawl-stay = Залишається
why-not-crawl = Хробак не може зупинитися ({ $area }): далеко, не пустеля або не порожньо.
ask-bite = { $area }: що атакує цей хробак?
bite-option = { $area }
bite-pass = Нічого
why-not-bite = Хробак не може атакувати: { $area }.
ask-flee = З'являється хробак: { $area }. Куди тікає легіон?
flee-option = { $area }
why-not-flee = { $area }: не сусідня або не вільна.
ask-rescue = Хробак хапає комбайн: { $area }. Чи рятує його вантажоліт?
rescue-option = Вантажоліт: { $zone }
rescue-pass = Віддати комбайн
why-no-rescue = У цій зоні немає вантажольота, або вона не з'єднана.
ask-worm_from = Усі хробаки на полі: який переходить сюди: { $area }?
worm_from-option = { $area }
why-not-worm_from = { $area }: хробака немає.
ask-worm_figure = Який хробак з'являється: { $area }?
worm_figure-sandworm = Піщаний хробак
worm_figure-wild_maker = Дикий творець
ask-call_worm = Знаків хробаків бракує: де розмістити?
call_worm-option = { $area }
ask-resolve = Який знак хробака ви розігруєте наступним?
resolve-option = { $area }
event-wormsign = Знак хробака: { $area }.
event-wormsign_gone = Знак хробака прибрано ({ $area }).
event-wormsign_turned = Знак хробака ({ $area }): { $face }.
event-worm_appears = З'являється хробак: { $area }.
event-worm_placed = { $worm ->
    [wild_maker] Дикий творець на полі: { $area }.
   *[sandworm] Піщаний хробак на полі: { $area }.
}
event-worm_crawls = Хробак рухається: { $from } → { $area }.
event-worm_attacks = Хробак атакує: { $area }.
event-fled = Легіон тікає: { $from } → { $area }.
event-rescued = Вантажоліт рятує комбайн ({ $area }, { $zone }).
event-storm = Буря ({ $area }): влучання { $hits }, особливі { $specials }.
terrain-mountain-help = Гори: сюди не доходять бурі й хробаки.
terrain-plateau-help = Плато: відкрите бурям, особливі результати не шкодять.
terrain-minor_erg-help = Малий ерг: відкритий бурям і хробакам, особливі результати не шкодять.
terrain-desert-help = Пустеля: комбайн дає 1 прянощі, особливий результат — 1 влучання.
terrain-deep_desert-help = Глибока пустеля: комбайн дає 2 прянощі, особливий результат — 2 влучання.
