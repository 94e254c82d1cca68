# The guide for a first game.
guide-want = Ви перемагаєте, якщо наприкінці раунду тримаєте три твердині самотужки або чотири разом із союзником. Твердині — п'ять місць із товстою рамкою: Арракін, Карфаг, Січ Табр, Січ Хаббанія і Січ Туека.
guide-idea-1 = За прянощі купують усе: збирайте їх із піску, доки не забрала буря, і ніколи не ставте останніх.
guide-idea-2 = У бою перемагає сума значення на диску й сили лідера; усе виставлене на диску втрачається навіть у разі перемоги. Зброя й захист варті більше за п'ять загонів.
guide-idea-3 = Нападати не обов'язково: з двома твердинями й терпінням дочекайтеся, поки інші виснажать одне одного. На Сходженні шукайте союзника.
guide-kind-keep_traitor = Лідер, якого ви залишите, — зрадник: якщо противник піде з ним у бій, ви можете виграти цей бій одразу.
guide-kind-predicted_faction = Якщо названа вами фракція переможе в раунді, який ви назвете далі, замість неї переможете ви одні.
guide-kind-predicted_round = Зараховується перемога лише в цьому раунді, одноосібна чи в союзі. Тоді перемагаєте ви одні.
guide-kind-place_advisor = Радниця може стояти поруч з іншими, але не б'ється, не збирає прянощів і не тримає твердинь. Сама на території вона стає воїном.
guide-kind-storm_dial = Обидва значення разом рухають бурю. Усе, що стоїть на піску в неї на шляху, гине.
guide-kind-storm_dial-first = Обидва значення разом кажуть, як далеко від початку стане буря: рухатися вона ще не буде.
guide-kind-bid = Карти підступів — це зброя, захист і хитрощі. Видно лише, скільки карт продають. Платить той, чия ставка найвища.
guide-kind-bid-atreides = Карти підступів — це зброя, захист і хитрощі. Кожну вам показують до продажу; решта торгуються наосліп. Платить той, чия ставка найвища.
guide-kind-charity = Хто майже нічого не має, отримує прянощі з банку. Відмовлятися немає сенсу.
guide-kind-revive = Загиблі загони повертаються з резервуарів: частина безкоштовно, решта за прянощі.
guide-kind-revive-fremen = Щораунду до трьох ваших загиблих загонів повертаються з резервуарів, і всі безкоштовно.
guide-kind-ship = Один раз за раунд можна висадити загони з резерву за прянощі. У твердині — удвічі дешевше.
guide-kind-ship-fremen = Ваш резерв приходить із пустелі безкоштовно: на Велику рівнину або не далі двох територій від неї.
guide-kind-ship_to = Де вони висадяться. Твердиню з двома іншими фракціями закрито; у бурю не висаджується ніхто.
guide-kind-ship_to-deploy = Ваш резерв приходить безкоштовно: на Велику рівнину або не далі двох територій від неї.
guide-kind-ship_forces = Якщо висадка не безкоштовна, кожен загін коштує прянощів. Залиште трохи на наступний аукціон.
guide-kind-ship_forces-fremen = Вони приходять із вашого резерву. Хто лишиться там, прийде в іншому раунді, теж безкоштовно.
guide-kind-move = Переходить одна група на одну територію; з орнітоптерами з Арракіна або Карфага — на три.
guide-kind-move-fremen = Переходить одна група, не далі двох територій; з орнітоптерами з Арракіна або Карфага — трьох.
guide-kind-move_to = Куди піде група. Крізь бурю пройти не можна.
guide-kind-declare_fight = Воїни б'ються, збирають прянощі й тримають твердині; радниці лише присутні. Хто стане воїном, б'ється вже цього раунду.
guide-kind-accompany = Той, кого ви надішлете, береться з резерву й нічого не коштує.
guide-kind-intrusion = Радниці лишаються без бою, але нічого не тримають і не збирають.
guide-kind-enter_as = Воїни б'ються, збирають прянощі й тримають твердині; радниці лише присутні.
guide-kind-battle = Ви вирішуєте, який із ваших боїв наступний.
guide-kind-plan_dial = Виставлені на диску загони дають силу й утрачаються, навіть якщо ви переможете. У разі поразки втрачаються всі.
guide-kind-plan_dial-supported = Загін дає 1, якщо заплатити за нього 1 прянощі, інакше половину; загін із зірочкою — удвічі більше. Хто входить у це значення, втрачається навіть у разі перемоги: 2.5 без прянощів — це п'ять загонів.
guide-kind-plan_support = За кожні сплачені прянощі один загін дає повну силу. Що менше ви платите, то більше загонів треба для того самого значення і то більше втрачається.
guide-kind-plan_leader = Сила лідера додається, якщо його раніше не вб'є зброя.
guide-kind-plan_weapon = Зброя вбиває лідера противника, якщо її не зупинить відповідний захист.
guide-kind-plan_defence = «Щит» зупиняє кінетичну зброю, «Отрутошукач» — отруту.
guide-kind-traitor = Якщо лідер противника — ваш зрадник, ви одразу перемагаєте й нічого не втрачаєте.
guide-kind-offer_alliance = Союзники разом перемагають із чотирма твердинями й не б'ються між собою.
guide-kind-answer_alliance = Союзники разом перемагають із чотирма твердинями, не б'ються між собою й діляться деякими перевагами. Союз тримається щонайменше до наступного Сходження.
guide-kind-place_worm = Загони й прянощі там дістануться хробакові. Фримени неушкоджені й можуть звідти поїхати верхи.
guide-kind-karama_worm = Місце вибираєте ви: загони й прянощі там дістануться хробакові, Фримени неушкоджені й можуть звідти поїхати верхи.
guide-kind-prescience = Ви можете дізнатися одну частину бойового плану противника, перш ніж складете свій.
guide-kind-voice = Ви можете наказати противникові зіграти карту певного виду або не грати її.

# What becomes of a secret answer, where it is not uncovered with the others'.
asked-secret-keep_traitor = Таємно: ніхто не дізнається, кого ви залишили, доки ви не розкриєте зрадника.
asked-secret-predicted_faction = Таємно: цього ніхто не дізнається, доки провіщення не справдиться або партія не закінчиться.
asked-secret-predicted_round = Таємно: цього ніхто не дізнається, доки провіщення не справдиться або партія не закінчиться.

# What the ranking at the end counts.
score = { $n ->
    [one] { $n } твердиня
    [few] { $n } твердині
    [many] { $n } твердинь
   *[other] { $n } твердині
}

# Charts.
chart-spice = Прянощі
chart-strongholds = Твердині
chart-forces = Загони на карті

# The board.
dune-map = Карта Арракіса
dune-map-words = Що стоїть на карті
dune-wall-gone = зруйнована
dune-in-storm = у бурі
dune-spice-here = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
    [many] { $n } прянощів
   *[other] { $n } прянощів
}
dune-forces = { $faction }: { $n }
dune-forces-special = { $faction }: { $n }, з них { $kind }: { $specials }
dune-advisors = { $faction }, радниці: { $n }
dune-target-many = { $n ->
    [one] { $place }: { $n } варіант
    [few] { $place }: { $n } варіанти
    [many] { $place }: { $n } варіантів
   *[other] { $place }: { $n } варіанта
}
dune-circle = { $faction }: номер { $n } у порядку ходу
dune-parts = Частини столу
dune-part-map = Карта
dune-part-now = Зараз
dune-part-mine = Моє
dune-part-table = Стіл
dune-side = Що відбувається
dune-nothing-now = Зараз немає ні аукціону, ні бою, ні висадки.
dune-aggressor = агресор
dune-defender = оборонець
dune-dial = { $faction }, на диску: { $n }
dune-forces-there = Загони
dune-leader = Лідер
dune-weapon = Зброя
dune-defence = Захист
dune-plan-secret = План поки в таємниці.
dune-plan-seen = Показано наперед
dune-plan-making = Ваш план на цю мить
dune-leaderless = Ні лідера, ні героя, тож без карт.
dune-calls-traitor = Розкрито зрадника!
dune-winner = Перемога в бою
dune-drawn = Витягнули Харконнени: { $leader }
dune-source-voice = Голос
dune-source-prescience = Передбачення
dune-source-truthtrance = Транс правди
dune-bound-kind = { $yes ->
    [yes] { $source }: треба зіграти карту виду «{ $kind }»
   *[no] { $source }: не можна грати карту виду «{ $kind }»
}
dune-bound-exact-dial = { $source }: на диску { $n }
dune-bound-dial = { $yes ->
    [yes] { $source }: на диску не менше { $n }
   *[no] { $source }: на диску менше ніж { $n }
}
dune-bound-leader = { $yes ->
    [yes] { $source }: лідер — { $leader }
   *[no] { $source }: лідер — не { $leader }
}
dune-bound-weapon = { $source }: зброя — { $card }
dune-bound-defence = { $source }: захист — { $card }
dune-high-bid = Найвища ставка: { $n }
dune-no-bid = Ставок поки немає
dune-hand = { $n ->
    [0] Карт підступів немає
    [1] Ваша карта підступу
   *[other] Ваші карти підступів
}
dune-traitors = Ваші зрадники
dune-prediction = Ваше провіщення
dune-you-know = Що ви знаєте
dune-next-spice = Наступна карта прянощів: { $card }
dune-next-treachery = Наступна карта підступу: { $card }
dune-next-storm = { $n ->
    [one] Наступна буря пройде { $n } сектор
    [few] Наступна буря пройде { $n } сектори
    [many] Наступна буря пройде { $n } секторів
   *[other] Наступна буря пройде { $n } сектора
}
dune-losses = Втрати до пробудження Квізац Хадераха: { $n } із { $of }
dune-traitor-is = зрадник: { $leader }
dune-deals = Союзи й домовленості
dune-nexus = Сходження
dune-proposes = пропозиція союзу
dune-offers = запропоновано прянощів: { $n }
dune-bribes = хабарі перед ширмою, прянощів: { $n }
dune-promised = обіцяно союзникам прянощів, не більше ніж { $n }
dune-exchange = повернути карт: { $n }
dune-sworn-card = { $yes ->
    [yes] є карта «{ $subject }»
   *[no] немає карти «{ $subject }»
}
dune-sworn-traitor = { $yes ->
    [yes] зрадник є: { $subject }
   *[no] зрадника немає: { $subject }
}
dune-sworn-predicted_faction = { $yes ->
    [yes] перемогу фракції «{ $subject }» провіщено
   *[no] перемоги фракції «{ $subject }» не провіщено
}
dune-sworn-predicted_round = { $yes ->
    [yes] провіщено перемогу в раунді { $subject }
   *[no] перемоги в раунді { $subject } не провіщено
}
dune-leaders = Лідери
dune-leader-dead = у резервуарах
dune-leader-dead_twice = у резервуарах долілиць
dune-leader-unknown = у строю або в резервуарах долілиць
dune-fought = бій цього раунду: { $territory }
dune-captive-of = у полоні: { $faction }
dune-decks = Колоди
dune-discard = { $n ->
    [one] { $n } карта у скиді
    [few] { $n } карти у скиді
    [many] { $n } карт у скиді
   *[other] { $n } карти у скиді
}
dune-removed = Вийшли з гри: { $cards }
dune-pile = Скид { $n }: { $card }
dune-shipping = Висадка
dune-moving = Перекидання
dune-on-the-way = { $n } → { $territory }
dune-to = → { $territory }
dune-from = Звідки: { $territory }
dune-worms = { $n ->
    [one] { $n } хробак
    [few] { $n } хробаки
    [many] { $n } хробаків
   *[other] { $n } хробака
}
dune-ride-from = Фримени можуть осідлати хробака: { $territory }.
dune-cards = карти підступів
dune-less = Менше
dune-more = Більше
dune-yes = так
dune-strength = Диск
dune-foresee = Запитати
dune-plan-sealed = Ваш план запечатано.
dune-order-play = грати
dune-order-not = ні
dune-lot = Карта { $n } із { $of }
dune-bids = Ставки
dune-can-pay = Ви можете заплатити { $n }.
dune-can-pay-help = Ви можете заплатити { $n }, з них { $help } дають союзники.
dune-bidder-high = ставка { $n }
dune-bidder-now = робить ставку
dune-bidder-passed = пас
dune-bidder-bid = ставка { $n }
dune-bidder-full = рука повна
dune-bidder-waits = чекає
dune-offers-for = запропоновано прянощів: { $n } — за це: { $what }
dune-vow-attack = { $yes ->
    [yes] нападає до наступної фази «Підсумки»: { $subject }
   *[no] не нападає до наступної фази «Підсумки»: { $subject }
}
dune-vow-ship = { $yes ->
    [yes] висаджується до наступної фази «Підсумки»: { $subject }
   *[no] не висаджується до наступної фази «Підсумки»: { $subject }
}
dune-vow-bid = { $yes ->
    [yes] робить ще ставку
   *[no] більше не робить ставок у цій фазі
}
dune-vow-ally = { $yes ->
    [yes] голосує за союз із фракцією «{ $subject }»
   *[no] голосує проти союзу з фракцією «{ $subject }»
}
dune-sworn-card_kind = { $yes ->
    [yes] є карта цього виду: { $subject }
   *[no] немає карти цього виду: { $subject }
}
dune-sworn-storm_card = число наступної бурі — не { $subject }
dune-sworn-spice_card = наступна карта прянощів — не «{ $subject }»
dune-sworn-spice_worm = наступна карта прянощів — не хробак
dune-pile-hand = Карти підступу
dune-pile-leaders = Лідери
dune-pile-traitors = Зрадники
dune-pile-forces = Війська
dune-pile-map = на мапі
dune-pile-powers = Що вміє фракція
dune-pile-discard = Скинуті карти підступу
dune-pile-unseen = Не бачені карти підступу (у колоді: { $n })
dune-pile-removed = Вийшли з гри
dune-pile-spice = Стос прянощів { $n }, спершу нові
dune-factions = Фракції на вибір
dune-yours = Це ви.

# The log by turns: what somebody did, after the name or “You”, and what it brought.
turn-ships = → висадка й перекидання
turn-buys = → карта за { $amount }
turn-buys-karama = → карта за «Караму», ставка { $amount }
turn-battle = ⚔ { $other }: { $territory }
gain-spice = прянощі: { $n }
gain-force = загони: { $n }
gain-shipped = { $count } ⇥ { $node }
gain-returned = { $count } назад: { $territory }
gain-moved = { $count }: { $territory } → { $node }
gain-accompanied = слідом: { $node }
gain-card_taken = отримано карту: { $card }
gain-bonus_card = ще карта безкоштовно
gain-discarded = скинуто карту: { $card }
gain-kept = збережено карту: { $card }
gain-leader_killed = гине: { $leader }
gain-strengths = { $amount } : { $against }
gain-battle_won = перемога

# Moments on the stage.
moment-battle = Битва
moment-worm = Шай-Хулуд
moment-nexus = Сходження
moment-alliance = Союз
moment-wall = Оборонну стіну зруйновано
dune-weapon-kills = убиває
dune-weapon-stopped = відбито
dune-dead = мертвий
dune-traitor = Зрадник!
dune-treason = Зрада!
dune-dials = { $spice ->
    [0] диск: { $n }
   *[other] диск: { $n }, прянощі: { $spice }
}
dune-totals = { $first } проти { $second }
dune-after = підсумок
dune-lost = втрачено загонів: { $n }
dune-gained = прянощі: +{ $n }
dune-discards = скинуто: { $cards }
dune-keeps = збережено: { $cards }

# The end of a game.
dune-predicted = { $faction }, раунд { $round }
hidden-prediction = Передбачення:
hidden-traitors = Зрадники:
hidden-treachery = Карти:
hidden-spice = Прянощі:
