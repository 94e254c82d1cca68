nav = Головне меню
my-games = Мої партії
home = Початок
language = Мова
light-theme = Світла тема
dark-theme = Темна тема
home-title = Грайте в настільну Дюну
home-lead = Настільні ігри за «Дюною», у яких за правилами стежить сама програма: з ботами просто зараз або з друзями за посиланням.
seats-range = Гравців: { $from }–{ $to }
seats-list = Гравців: { $list }
seats-exact = Гравців: { $n }
play-now = Грати з ботами зараз
play-alone = Грати наодинці: { $what }
set-a-table = Новий стіл
setting-table = Готуємо стіл…
guest-name = Гість
loading = Завантаження…
seats = Місця
all-about-seats = Хто де сидить
how-many = Кількість гравців
seat-number = Місце { $n }
seat-me = Я
seat-open = Друг за посиланням
seat-bot = Бот: { $bot }
bot-random = навмання
seat-free = вільно
public-table = Будь-хто може сісти на вільне місце або дивитися
modules = Модулі
clock = Годинник
clock-kind = Обмеження часу
clock-move = На кожен хід
clock-bank = На всю партію
clock-seconds = Секунди
settings = Налаштування партії
open-table = Створити стіл
join-title = Вас запрошують
your-name = Ваше ім'я
join = Приєднатися
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
curtain-open = Екран у мене
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
more-below = Ще { $n } ↓
not-sent = Не надіслано: немає зв'язку
no-rule = Такого правила немає.
close = Закрити
you = Ви
bot-stands-in = поки грає бот
say-something = Повідомлення
send = Надіслати
find-rule = Знайти правило
no-rule-found = Правил із такими словами немає.
rule-in-english = Перекладу поки немає, текст англійською.
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
all-my-games = Усі поточні партії: { $n }
open-tables = Столи з вільним місцем
other-games = Інші ігри
set-a-table-of = Новий стіл: { $game }
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
notices = Сповіщати, коли мій хід
notices-away = Коли жодну сторінку не відкрито: повідомлення на вебхук.
notices-away-mail = Коли жодну сторінку не відкрито: лист електронною поштою або повідомлення на вебхук.
email = Електронна пошта
webhook = Вебхук
webhook-kind = Формат
webhook-generic = простий
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
bots-pace = Швидкість ботів
pace-0 = миттєво
pace-700 = звичайно
pace-2000 = повільно
clock-window = Скільки секунд мають усі, щоб утрутитися (0 — чекати на всіх)
clock-away = За скільки секунд відсутнього замінить бот (0 — ніколи)
name-of-seat = Ім'я на місці { $n }
only-watch = Лише дивитися
waiting-guest = Партія почнеться, коли буде зайнято всі місця.
start = Почати
start-with-bots = Почати зараз, з ботами на вільних місцях
leave-table = Залишити стіл
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
wish-ask-all = Питати мене, навіть якщо варіант лише один
wish-guide = Підказки для першої партії
wish-sound = Звук, коли мій хід
wish-notify = Сповіщення, коли мій хід
vote-abandon = Запропонувати перервати партію
concede = Здатися
concede-sure = Точно здатися?
download-seen = Що видно мені
download-record = Запис партії
fair = Чесний жереб: геш ключа випадковості — { $hash }…
vote-on-undo = { $name } просить скасувати свій вибір.
vote-on-abandon = { $name } пропонує перервати партію.
vote-on-undo-mine = Ви просите скасувати свій вибір.
vote-on-abandon-mine = Ви пропонуєте перервати партію.
vote-awaited = Ще не відповіли: { $names }
vote-withdraw = Відкликати
agree = Погодитися
disagree = Відмовити
closed = Стіл закрито.
name-of = { $name } ({ $party })
waiting-window = Інші можуть втрутитися
window-hold = Зачекайте ({ $n } с)
window-held = Чекають на вас
asked-secret = Таємно: зараз вашої відповіді ніхто не побачить.
asked-window = Ви можете втрутитися; інші не бачать, чи могли ви.
you-watch = Ви глядач.
bot-plays-you = За вас грає бот
take-back-seat = Повернутися за стіл
undo-key = Скасувати (u)
why-not = Чому не можна…?
why-not-lead = Що було можливо раніше, а зараз ні. Вкажіть:
why-not-none = Натисніть на щось тьмяне на полі, можна правою кнопкою, і дізнаєтеся, чому це неможливо.
why-not-touch = Торкніться чогось тьмяного на полі й дізнаєтеся, чому це неможливо.
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
outcome = { $n ->
    [one] Переможець: { $names }.
   *[other] Переможці: { $names }.
}
outcome-mine = Ви перемогли.
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


# Підказки для першої партії.
guide = Перша партія?
guide-off = Я вмію грати
zoom-in = Наблизити
zoom-out = Віддалити

about-person = Про гравця { $name }
account-guest = гість, відомий лише цьому браузеру
account-more = Обліковий запис, сеанси, чорний список
account-nobody = Тут ще ніхто не увійшов.
address-proved = Дякуємо: листи до вас доходять.
address-unproved = Ми надіслали листа на { $address }. Відкрийте посилання з нього, щоб можна було замінити забутий пароль.
block = Заблокувати
block-done = Гравця заблоковано.
block-what = Без звуку: ви не читаєте, що він пише. У блоці: він ще й не сідає за ваші столи.
change-password = Змінити пароль
code = Код із застосунку або запасний код
code-first = Код, який показує застосунок
fault-banned = Оператор вас не впускає.
fault-code-needed = Цей обліковий запис має другий фактор: введіть і код.
fault-link-used = Посилання вже використане або застаріле.
fault-not-welcome = Цей стіл для вас закритий.
fault-password = У паролі потрібні щонайменше чотири різні знаки, і це не ім’я.
fault-present = Гравець був тут щойно: зачекайте трохи.
fault-too-fast = Забагато спроб: трохи зачекайте.
fault-too-many = Їх уже досить.
fault-wrong-code = Код хибний або вже використаний.
forgive = Скасувати
forgot = Забули пароль?
forgot-how = Ми надішлемо посилання на підтверджену адресу облікового запису. Якщо її немає, попросіть оператора сервера.
forgot-sent = Якщо такий обліковий запис є і адресу підтверджено, лист уже в дорозі.
is-blocked = у блоці
is-muted = без звуку
leave-for-good = Видалити все про мене
leave-sure = Справді видалити все?
leave-what = Ім’я, адреса, налаштування й усе, що ви написали, зникнуть назавжди. У зіграних партіях залишиться місце без імені; за вас дограють боти.
mute = Не чути
mute-done = Ви більше не бачите його слів.
new-password = Новий пароль
password-changed = Пароль змінено; усі інші браузери вийшли.
password-new-log-in = Пароль змінено. Увійдіть із ним.
password-now = Ваш пароль
proof-sent = Лист у дорозі.
recovery-codes = Запасні коди
recovery-keep = Збережіть коди на папері: кожен один раз замінює застосунок. Більше їх не буде показано.
recovery-new = Нові запасні коди
remark-muted = ({ $name } щось пише, але ви цього не бачите)
report = Поскаржитися
report-abuse = Образи, погрози
report-cheating = Нечесна гра
report-name = Ім’я
report-other = Інше
report-reason = Про що йдеться
report-sent = Оператор дізнається про це.
report-spam = Спам
report-text = Що сталося
second-factor = Другий фактор
second-is-on = Увімкнено: для кожного входу потрібен і код із застосунку.
second-link = Відкрити в застосунку на цьому пристрої
second-off = Вимкнути
second-off-done = Вимкнено: знову досить пароля.
second-on = Увімкнено.
second-picture = Секрет у вигляді картинки для застосунку
second-scan = Відскануйте це застосунком для кодів і введіть перший код.
second-set-up = Налаштувати
second-turn-on = Увімкнути
second-why = Із застосунком, який показує коди, не увійде той, хто знає лише пароль.
send-again = Надіслати ще раз
send-link = Надіслати посилання
session-ended = Сеанс завершено.
session-program = програма
session-since = з { $day }, востаннє { $last }
session-this = цей браузер
sessions = Де ви увійшли
sessions-end = Вийти всюди, крім цього місця
talk-watchers = Глядачі теж можуть писати
unheard = Кого ви не чуєте й не пускаєте
unheard-none = Нікого. Заглушити або заблокувати можна за столом: ⋯ біля імені.
look-at = Подивитися все відкрите
look-at-party = Подивитися, що має сторона: { $name }
look-table = Стіл
look-nothing = Поки дивитися немає на що.

# Неспішні ігри, сповіщення та запрошення
clock-preset = Темп гри
preset-none = Без годинника
preset-live = Наживо: 5 секунд на питання, потім ваші 15 хвилин
preset-day = 1 день на хід
preset-days = 3 дні на хід
preset-own = Свій годинник
clock-delay = Секунди кожного питання, які нічого не коштують
time-move = { $time } на хід
time-bank = { $time } на всю гру
time-delay = { $seconds } с на питання, потім свої { $time }
time-none = без годинника
time-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
time-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}
time-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
time-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
   *[many] { $n } секунд
}
bot-plays-for-you = за вас грає бот
place-won = перемога
place-shared = місце { $n }
host-name = Ваше ім’я: так вас побачать друзі
invited-by = { $name } запрошує вас зіграти: { $game }.
invited-seats = Вільних місць: { $free } з { $all }
invited-players = За столом
invited-clock = Годинник
invited-modules = Доповнення
code-title = Вам дали код?
code-label = Код
code-go = До столу
code-wrong = Вільного місця з таким кодом немає.
code-of-seat = Код: { $code }
show-picture = Показати QR-код
picture-of-link = QR-код посилання
running-tables = За цими іграми можна спостерігати
quiet-hours = Тихі години
quiet-from = з
quiet-to = до
quiet-help = У ці години нічого не надходить; та сама година двічі означає «без тихих годин».
password-for-email = Пароль, щоб змінити адресу пошти
fault-zone = Такого часового поясу ніхто не знає.
# The log by turns.
log-of = Чий журнал
log-of-all = Усі
log-earlier = Показати, що було раніше ({ $n })
log-jump = Показати цю мить у записі

# Moments on the stage.
wish-moments = Показувати битви та інші важливі миті
moment-continue = Далі
moment-skip-all = Пропустити всі ({ $n })
moment-show = Показати
undo-chance = Відтоді вирішив випадок.
undo-revealed = Відтоді щось відкрилося.
undo-others = Відтоді запитали й інших.
undo-nothing = Ви ще нічого не вибрали.
undo-answered = Відтоді була відповідь: { $name }.
undo-gone = Цього вже не можна скасувати.
undo-marked = { $why } Ви граєте лише з ботами: скасувати можна, і це буде позначено в записі.
undo-ask = Попросити про скасування
vote-undone = Буде скасовано:
order-give = Постійний наказ…
order-sure = Точно? На всю гру
keys-options = Enter або стрілка: до відповідей
unread = непрочитані репліки
chart-rounds = раунд
chart-choices = рішення

# The end of a game.
finale = Як усе було
finale-board = До поля
finale-points = Звідки взялися очки
finale-round = Раунд
finale-start = початок
finale-highlights = Яскраві миті
finale-hidden = Що було приховано

# Наставник на навчальній партії.
how-it-works = Як це працює
how-it-works-game = Як це працює: { $game }
greeting-title = Перший візит
greeting = Уперше тут? Зіграйте перший раунд із наставником або натисніть «Грати з ботами зараз»: кожне запитання пояснює, чого від вас чекають і що можна зробити.
greeting-learn = Перший раунд із наставником: { $game }
learn = Навчитися грати
learn-game = Навчитися грати: { $game }
coach = Ваш наставник
coach-try = Спробуйте:
coach-got-it = Зрозуміло
coach-fold = Згорнути слова наставника в один рядок
coach-unfold = Показати всі слова наставника
coach-waits = Наставник заговорить знову, коли буде щось нове.
named-setting = «{ $name }»
coach-again = Ще раз
coach-skip = Пропустити урок
coach-play-on = Грати далі
coach-new-table = Новий стіл
lesson-mark = урок
# Боти: наскільки сильно грають.
bots-level = Рівень ботів
level-easy = легкий
level-normal = звичайний
level-hard = сильний
bot-of-level = бот · { $level }
bot-plays = бот
hard-bots = Сильних ботів на цьому сервері одночасно: { $most }; вільно: { $free }.
fault-hard-bots = Зараз на сервері забагато сильних ботів: виберіть звичайних або спробуйте пізніше.

# Підказки.
hint = Підказка
hint-thinks = Думаю…
hint-help = Як відповів би сильний гравець? Усі дізнаються, що ви запитали.
hints-allowed = Підказки: гравці можуть запитати, як відповів би сильний гравець
fast-forward = Одразу до мого ходу

# Розбір закінченої партії сильним гравцем.
review = Розбір
review-lead = Сильний гравець розбирає партію: шанси всіх при кожному рішенні, найбільші повороти й кращі відповіді. Розбір триває кілька хвилин і зберігається для всіх.
review-begin = Розібрати партію
review-runs = Сильний гравець обмірковує партію…
review-failed = Партію не вдалося розібрати: можливо, правила відтоді змінилися.
review-chances = Шанси на перемогу
review-swings = Найбільші повороти
review-mistakes = Де була краща відповідь
review-flawless = Ніхто не втратив багато.
review-better = Краще: { $option } ({ $m } % замість { $n } %)
percent = { $n } %
review-jump = До вибору { $n }
fault-busy = Зараз забагато роботи: спробуйте за хвилину.
