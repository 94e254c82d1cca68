nav = Головне меню
my-games = Мої партії
home = Початок
language = Мова
light-theme = Світла тема
dark-theme = Темна тема
home-title = Сідайте й грайте
home-lead = Настільні ігри за «Дюною», у яких за правилами стежить сама програма: з ботами просто зараз або з друзями за посиланням.
seats-range = Гравців: { $from }–{ $to }
play-now = Грати з ботами зараз
set-a-table = Зібрати стіл
setting-table = Готуємо стіл…
guest-name = Гість
loading = Завантаження…
seats = Місця
all-about-seats = Усе про місця за столом
how-many = Скільки
seat-number = Місце { $n }
seat-me = Я
seat-open = Друг за посиланням
seat-bot = Бот: { $bot }
bot-random = навмання
bot-greedy = жадібний
seat-free = вільно
public-table = Будь-хто може сісти на вільне місце або дивитися
modules = Модулі
clock = Годинник
clock-kind = Час на роздуми
clock-none = Без обмежень
clock-move = Секунд на кожен хід
clock-bank = Секунд на всю партію
clock-seconds = Секунди
rules-options = Варіанти правил
open-table = Відкрити стіл
join-title = Для вас тримають місце
your-name = Ваше ім'я
join = Сісти за стіл
no-games = Партій поки немає.
your-move = Ваш хід
status-open = чекає на гравців
status-running = триває
status-finished = завершена
status-abandoned = перервана
board = Поле
reconnecting = Відновлюємо зв'язок…
watch-replay = Перегляд партії
rematch = Зіграти ще раз
curtain = Передайте екран. Наступний гравець: { $name }
curtain-open = Я тут
waiting-title = Чекаємо на гравців
waiting-lead = Надішліть кожному другові його посилання. Одне посилання — одне місце, і діє воно один раз.
copied = Скопійовано
copy-link = Копіювати посилання
fill-with-bot = Посадити бота
game-over = Партію завершено
confirm-turn = Завершити хід?
end-turn = Завершити хід
waiting-secret = Таємно вирішують: { $names }
waiting-for = Чекаємо: { $names }
undo = Скасувати
undo-turn = Скасувати весь хід
log = Журнал
talk = Чат
rules = Правила
filter = Добір варіантів
filter-many = { $n ->
    [one] Пошук: { $n } варіант
    [few] Пошук: { $n } варіанти
    [many] Пошук: { $n } варіантів
   *[other] Пошук: { $n } варіанта
}
options = Варіанти
show-all = Показати всі варіанти
on-the-board = Ще { $n } на полі…
not-sent = Не надіслано: немає зв'язку
no-rule = Такого правила немає.
close = Закрити
you = Ви
bot-stands-in = поки грає бот
say-something = Напишіть щось
send = Надіслати
find-rule = Знайти правило
no-rule-found = Правил із такими словами немає.
rules-in-english = Заголовки перекладено, сам текст правил поки лише англійською.
to-start = На початок
step-back = На крок назад
step-on = На крок уперед
to-end = У кінець
pause = Пауза
play = Відтворити
moment = Момент
eyes = Чиїми очима
watcher = Глядач
go-on-here = Продовжити звідси
keep = Зберегти
go-on-playing = Ваші поточні партії
open-tables = Столи з вільним місцем
other-games = Інші ігри
set-a-table-of = Зібрати стіл: { $game }
credits = Значки з сайту game-icons.net (CC BY 3.0). Проєкт шанувальників, без жодних малюнків і текстів видавців.
your-move-at = { $n ->
    [one] Ваш хід за { $n } столом
    [few] Ваш хід за { $n } столами
   *[many] Ваш хід за { $n } столами
}
your-move-elsewhere = { $n ->
    [one] Ваш хід ще за { $n } столом
    [few] Ваш хід ще за { $n } столами
   *[many] Ваш хід ще за { $n } столами
}
me = Я
account = Обліковий запис
account-have = Ваші столи зберігаються в цьому обліковому записі: увійдіть під ним будь-де.
account-why = Щоб грати, досить імені. Обліковий запис зберігає ваші столи для інших браузерів і пристроїв.
account-name = Назва облікового запису
account-open = Обліковий запис відкрито. Ваші столи зберігаються в ньому.
password = Пароль (щонайменше 8 знаків)
log-in = Увійти
log-out = Вийти
logged-in = Ви увійшли.
logged-out = Ви вийшли.
open-account = Створити обліковий запис
kept = Збережено.
notices = Коли мій хід
notices-away = Коли жодну сторінку не відкрито: повідомлення на вебхук.
notices-away-mail = Коли жодну сторінку не відкрито: лист електронною поштою або повідомлення на вебхук.
email = Електронна пошта
webhook = Вебхук
webhook-kind = Які повідомлення він розуміє
webhook-generic = прості
webhook-discord = { "Discord" }
webhook-slack = { "Slack" }
fault-name-taken = Це ім'я зайняте.
fault-not-allowed = Неправильне ім'я або пароль.
fault-name = Ім'я має містити від 1 до 30 видимих знаків.
fault-email = Це не адреса електронної пошти.
fault-webhook = На цю адресу не можна надсилати повідомлень.
fault-not-found = Такого столу немає, або він не для вас.
fault-unavailable = Сервер зараз не може нічого зберегти: спробуйте ще раз.
games-going = Тривають
games-done = Завершені
no-game = Такої гри тут немає.
missing = Тут нічого немає
missing-page = Сторінки з адресою { $address } не існує.
to-home = На головну сторінку
hot-seat-help = Кілька гравців за цим екраном: між їхніми ходами руки ховає завіса.
bots-pace = Боти ходять
pace-0 = одразу
pace-700 = спокійно
pace-2000 = повільно
clock-window = Секунд на реакцію (0 — без обмеження)
clock-away = За скільки секунд відсутнього замінить бот (0 — ніколи)
name-of-seat = Ім'я на місці { $n }
only-watch = Лише дивитися
waiting-guest = Партія почнеться, коли буде зайнято всі місця.
start = Почати
start-with-bots = Почати зараз, з ботами на вільних місцях
leave-table = Встати з-за столу
new-link = Створити посилання
round-number = Раунд { $n }
table-menu = Стіл і налаштування
copy-watch-link = Копіювати посилання для глядачів
watchers = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
    [many] { $n } глядачів
   *[other] { $n } глядача
}
ends-turn = Мій хід завершується
ends-at-once = одразу
ends-after = { $n ->
    [one] через { $n } секунду після останнього вибору
    [few] через { $n } секунди після останнього вибору
    [many] через { $n } секунд після останнього вибору
   *[other] через { $n } секунди після останнього вибору
}
ends-asked = коли я скажу
wish-guide = Підказки для першої партії
wish-sound = Звук, коли мій хід
wish-notify = Сповіщення, коли мій хід
undo-together = Попросити решту про скасування
vote-abandon = Запропонувати перервати партію
concede = Здатися
concede-sure = Точно здатися?
download-seen = Що видно мені
download-record = Запис партії
fair = Чесний жереб: геш ключа випадковості — { $hash }…
vote-on-undo = { $name } просить скасувати свій вибір.
vote-on-abandon = { $name } пропонує перервати партію.
agree = Погодитися
disagree = Відмовити
closed = Стіл закрито.
name-of = { $name } ({ $party })
waiting-window = Інші можуть втрутитися
asked-secret = Таємно: вашої відповіді ніхто не побачить, доки не відповіли всі.
asked-window = Ви можете втрутитися; інші не бачать, чи могли ви.
you-watch = Ви глядач.
bot-plays-you = За вас грає бот
take-back-seat = Повернутися за стіл
undo-key = Скасувати (u)
why-not = Чому не можна…?
why-not-lead = Що було можливо раніше, а зараз ні. Вкажіть:
why-not-none = Натисніть на щось тьмяне на полі, можна правою кнопкою, і дізнаєтеся, чому це неможливо.
why-not-touch = Торкніться чогось тьмяного на полі й дізнаєтеся, чому це неможливо.
why-not-picked = Це запропоновано, але не з тим, що ви вибрали.
why-not-of = { $about }: { $reason }
why-not-find = Шукати недоступне
why-not-unknown = Ніщо цього не забороняє: зараз це запропоновано.
order-always = Завжди «{ $option }»…
order-turn = цього ходу
order-game = доки не скажу інакше
order-stands = Постійна відповідь: { $question } «{ $option }»
order-cancel = Скасувати
ending-played = Партію зіграно до кінця.
ending-conceded = Вирішено здачею.
ending-abandoned = Партію перервано.
score = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
to-rematch = До нової партії
since-last = Від вашого попереднього ходу
since-looked = Відколи ви дивилися востаннє
done-to-you = { $n ->
    [one] { $n } подія зачепила вас
    [few] { $n } події зачепили вас
   *[many] { $n } подій зачепили вас
}
show-again = Показати крок за кроком
skip = Пропустити
concerns-you = Це стосується вас
nothing-yet = Поки нічого не сталося.
nothing-said = Поки ніхто нічого не написав.
thinks = думає
has-conceded = більше не грає
is-away = немає на місці
person-back = Повернути місце
rule-before = Попереднє правило
rule-next = Наступне правило
rule-number = Правило { $id }
round-back = Назад до початку раунду
round-on = До наступного раунду
look-back = Переглянути, що було
back-to-table = Назад до столу
fault-notes = За правилами цієї партії показане треба пам'ятати самому.
fault-rules = Від початку цієї партії правила змінилися.
seen-by = Очима: { $name }
charts = Графіки
chart-most = до { $n }
chart-vp = Переможні очки
chart-spice = Прянощі
chart-strength = Сила в конфлікті
chart-strongholds = Твердині
chart-forces = Загони на карті

# Підказки для першої партії.
guide = Перша партія?
guide-off = Я вмію грати
guide-dune-want = Ви перемагаєте, якщо наприкінці раунду тримаєте три твердині самотужки або чотири разом із союзником. Твердині — п'ять місць із товстою рамкою: Арракін, Карфаг, Січ Табр, Січ Хаббанія і Січ Туека.
guide-dune-idea-1 = За прянощі купують усе: збирайте їх із піску, доки не забрала буря, і ніколи не ставте останніх.
guide-dune-idea-2 = У бою перемагає сума значення на диску й сили лідера; усе виставлене на диску втрачається навіть у разі перемоги. Зброя й захист варті більше за п'ять загонів.
guide-dune-idea-3 = Нападати не обов'язково: з двома твердинями й терпінням дочекайтеся, поки інші виснажать одне одного. На Сходженні шукайте союзника.
guide-dune-kind-keep_traitor = Лідер, якого ви залишите, — зрадник: якщо противник піде з ним у бій, ви можете виграти цей бій одразу.
guide-dune-kind-storm_dial = Обидва значення разом рухають бурю. Усе, що стоїть на піску в неї на шляху, гине.
guide-dune-kind-bid = Карти підступів — це зброя, захист і хитрощі. Видно лише, скільки карт продають. Платить той, чия ставка найвища.
guide-dune-kind-charity = Хто майже нічого не має, отримує прянощі з банку. Відмовлятися немає сенсу.
guide-dune-kind-revive = Загиблі загони повертаються з резервуарів: частина безкоштовно, решта за прянощі.
guide-dune-kind-ship = Один раз за раунд можна висадити загони з резерву, заплативши прянощами Гільдії. У твердині — удвічі дешевше.
guide-dune-kind-ship_to = Де вони висадяться. Твердиню з двома іншими фракціями закрито; у бурю не висаджується ніхто.
guide-dune-kind-ship_forces = Кожен загін коштує прянощів. Залиште трохи на наступний аукціон.
guide-dune-kind-move = Переходить одна група на одну територію; з орнітоптерами з Арракіна або Карфага — на три.
guide-dune-kind-move_to = Куди піде група. Крізь бурю пройти не можна.
guide-dune-kind-battle = Ви вирішуєте, який із ваших боїв наступний.
guide-dune-kind-plan_dial = Виставлені на диску загони дають силу й утрачаються, навіть якщо ви переможете. У разі поразки втрачаються всі.
guide-dune-kind-plan_leader = Сила лідера додається, якщо його раніше не вб'є зброя.
guide-dune-kind-plan_weapon = Зброя вбиває лідера противника, якщо її не зупинить відповідний захист.
guide-dune-kind-plan_defence = «Щит» зупиняє кінетичну зброю, «Отрутошукач» — отруту.
guide-dune-kind-traitor = Якщо лідер противника — ваш зрадник, ви одразу перемагаєте й нічого не втрачаєте.
guide-dune-kind-offer_alliance = Союзники разом перемагають із чотирма твердинями й не б'ються між собою.
guide-dune-kind-prescience = Ви можете дізнатися одну частину бойового плану противника, перш ніж складете свій.
guide-dune-kind-voice = Ви можете наказати противникові зіграти карту певного виду або не грати її.
guide-uprising-want = Перемагають десять переможних очок або найбільша їх кількість, коли скінчаться конфлікти. Очки дають конфлікти, друга поділка впливу на фракцію, союзи й деякі карти.
guide-uprising-idea-1 = Щораунду ви карта за картою відправляєте агентів, а потім розкриваєте решту: розкриті карти дають придбати кращі й додають мечі.
guide-uprising-idea-2 = Два очки впливу на фракцію — це переможне очко. Виберіть одну-дві фракції й повертайтеся до них.
guide-uprising-idea-3 = Загони чекають у гарнізоні, поки ви не відвідаєте локацію зі схрещеними мечами. Бийтеся за конфлікт усіма силами або не бийтеся зовсім.
guide-uprising-kind-turn = Відправте агента: карта з руки відкриває локації зі своїми символами. Або розкрийте карти, і раунд для вас закінчиться.
guide-uprising-kind-agent = Усе, що дає цей хід, чекає на вас; беріть у будь-якому порядку, потім завершіть хід.
guide-uprising-kind-reveal = За очки переконливості придбавають карти в колоду; мечі зараховують у конфлікті.
guide-uprising-kind-acquire = Якщо ефект не каже іншого, нові карти лягають у скид і приходять на руку після наступного тасування.
guide-uprising-kind-leader = Ваш лідер має власне вміння і ще одне для персня з печаткою.
guide-uprising-kind-combat = Карти бою грають по черзі, доки всі не спасують; найсильніший бере першу нагороду.
guide-uprising-kind-spy = Шпигун на пункті впустить вас туди, де вже хтось стоїть, або принесе карту, коли його відкличуть.
guide-uprising-kind-troops = Розгорнуті загони б'ються в конфлікті цього раунду, після чого втрачаються.
guide-uprising-kind-discard = Виберіть карту, від якої цього раунду було б мало користі.
guide-uprising-kind-trash = Знищена карта назавжди йде з колоди: що менше слабких карт, то краща рука.
guide-uprising-kind-contract = Контракт платить, коли ви робите те, чого він вимагає: зазвичай відвідуєте його локацію.

# Поле «Дюни».
dune-map = Карта Арракіса
dune-map-words = Що стоїть на карті
dune-closer = Ближче
dune-farther = Далі
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
dune-you-know = Знаєте лише ви
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
dune-offers-for = запропоновано прянощів: { $n } — за це: { $what }
dune-vow-attack = { $yes ->
    [yes] нападає в цьому раунді: { $subject }
   *[no] не нападає в цьому раунді: { $subject }
}
dune-vow-ship = { $yes ->
    [yes] висаджується в цьому раунді: { $subject }
   *[no] не висаджується в цьому раунді: { $subject }
}
dune-vow-bid = { $yes ->
    [yes] робить ще ставку
   *[no] більше не робить ставок у цій фазі
}
dune-vow-ally = { $yes ->
    [yes] голосує за союз із фракцією «{ $subject }»
   *[no] голосує проти союзу з фракцією «{ $subject }»
}
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
dune-sworn-card_kind = { $yes ->
    [yes] є карта цього виду: { $subject }
   *[no] немає карти цього виду: { $subject }
}
dune-sworn-storm_card = число наступної бурі — не { $subject }
dune-sworn-spice_card = наступна карта прянощів — не «{ $subject }»
dune-sworn-spice_worm = наступна карта прянощів — не хробак
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

# Поле «Піднесення».
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
uprising-forces = Загони: { $troops }, піщані хробаки: { $worms }, мечі: { $swords }; сила { $strength }
uprising-garrison = Гарнізон: { $n }, запас: { $supply }
uprising-deploy = Розгорнути до { $n }
uprising-contracts = Відкриті контракти
uprising-units = Вибрати скільки
uprising-market = Ряд Імперіуму і Фонд
uprising-own = Ваші карти
uprising-in-play = у грі
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
uprising-abilities = Вміння
uprising-has-vp = Переможні очки: { $n }
uprising-has-spice = Прянощі: { $n }
uprising-has-solari = Солярії: { $n }
uprising-has-water = Вода: { $n }
uprising-has-garrison = Гарнізон: { $n }
uprising-has-intrigues = Карти інтриг: { $n }
uprising-has-hand = Карти на руці: { $n }
uprising-has-agents = Вільні агенти: { $n }
uprising-has-spies = Шпигуни в запасі: { $n }
