nav = Главное меню
my-games = Мои партии
home = Начало
language = Язык
light-theme = Светлая тема
dark-theme = Тёмная тема
home-title = Играйте в настольную Дюну
home-lead = Настольные игры по «Дюне», где за соблюдением правил следит сама программа: с ботами прямо сейчас или с друзьями по ссылке.
seats-range = Игроков: { $from }–{ $to }
seats-list = Игроков: { $list }
seats-exact = Игроков: { $n }
play-now = Играть с ботами сейчас
play-alone = Играть одному: { $what }
set-a-table = Новый стол
setting-table = Готовим стол…
guest-name = Гость
loading = Загрузка…
seats = Места
all-about-seats = Кто где сидит
how-many = Число игроков
seat-number = Место { $n }
seat-me = Я
seat-open = Друг по ссылке
seat-bot = Бот: { $bot }
bot-random = наугад
seat-free = свободно
public-table = Кто угодно может занять свободное место или смотреть
modules = Дополнения
clock = Часы
clock-kind = Ограничение времени
clock-move = На каждый ход
clock-bank = На всю партию
clock-seconds = Секунды
settings = Настройки партии
open-table = Создать стол
join-title = Вас приглашают
your-name = Ваше имя
join = Присоединиться
no-games = Партий пока нет.
your-move = Ваш ход
status-open = ждёт игроков
status-running = идёт
status-finished = завершена
status-abandoned = прервана
board = Поле
reconnecting = Восстанавливаем связь…
watch-replay = Просмотр партии
rematch = Сыграть ещё раз
curtain = Передайте экран. Следующий игрок: { $name }
curtain-open = Экран у меня
waiting-title = Ждём игроков
waiting-lead = Отправьте каждому другу свою ссылку. Ссылка даёт одно место и действует один раз.
copied = Скопировано
copy-link = Копировать ссылку
fill-with-bot = Посадить бота
game-over = Партия окончена
confirm-turn = Закончить ход?
end-turn = Закончить ход
waiting-secret = Втайне решают: { $names }
waiting-for = Ждём: { $names }
undo = Отменить
undo-turn = Отменить весь ход
log = Журнал
talk = Чат
rules = Правила
filter = Отбор вариантов
filter-many = { $n ->
    [one] Поиск: { $n } вариант
    [few] Поиск: { $n } варианта
    [many] Поиск: { $n } вариантов
   *[other] Поиск: { $n } варианта
}
options = Варианты
show-all = Показать все варианты
on-the-board = Ещё { $n } на поле…
more-below = Ещё { $n } ↓
not-sent = Не отправлено: нет связи
no-rule = Такого правила нет.
close = Закрыть
you = Вы
bot-stands-in = пока играет бот
say-something = Сообщение
send = Отправить
find-rule = Найти правило
no-rule-found = Правил с такими словами нет.
rule-in-english = Перевода пока нет, текст на английском.
to-start = К началу
step-back = На шаг назад
step-on = На шаг вперёд
to-end = В конец
pause = Пауза
play = Воспроизвести
moment = Момент
eyes = Чьими глазами
watcher = Зритель
go-on-here = Продолжить отсюда
keep = Сохранить
go-on-playing = Ваши текущие партии
all-my-games = Все текущие партии: { $n }
open-tables = Столы со свободным местом
other-games = Другие игры
set-a-table-of = Новый стол: { $game }
credits = Значки с сайта game-icons.net (CC BY 3.0). Проект поклонников, без каких-либо рисунков и текстов издателей.
your-move-at = { $n ->
    [one] Ваш ход за { $n } столом
    [few] Ваш ход за { $n } столами
   *[many] Ваш ход за { $n } столами
}
your-move-elsewhere = { $n ->
    [one] Ваш ход ещё за { $n } столом
    [few] Ваш ход ещё за { $n } столами
   *[many] Ваш ход ещё за { $n } столами
}
me = Я
account = Учётная запись
account-have = Ваши столы хранятся в этой учётной записи: войдите под ней где угодно.
account-why = Для игры достаточно имени. Учётная запись сохраняет ваши столы для других браузеров и устройств.
account-name = Имя учётной записи
account-open = Учётная запись открыта. Ваши столы хранятся в ней.
password = Пароль (не короче 8 знаков)
log-in = Войти
log-out = Выйти
logged-in = Вы вошли.
logged-out = Вы вышли.
open-account = Завести учётную запись
kept = Сохранено.
notices = Сообщать, когда мой ход
notices-away = Когда ни одна страница не открыта: сообщение на вебхук.
notices-away-mail = Когда ни одна страница не открыта: письмо по электронной почте или сообщение на вебхук.
email = Электронная почта
webhook = Вебхук
webhook-kind = Формат
webhook-generic = простой
webhook-discord = { "Discord" }
webhook-slack = { "Slack" }
fault-name-taken = Это имя занято.
fault-not-allowed = Неверное имя или пароль.
fault-name = В имени должно быть от 1 до 30 видимых знаков.
fault-email = Это не адрес электронной почты.
fault-webhook = На этот адрес нельзя отправлять сообщения.
fault-not-found = Такого стола нет, или он не для вас.
fault-unavailable = Сервер сейчас не может ничего сохранить: попробуйте ещё раз.
games-going = Идут
games-done = Завершены
no-game = Такой игры здесь нет.
missing = Здесь ничего нет
missing-page = Страницы с адресом { $address } не существует.
to-home = На главную страницу
hot-seat-help = Несколько игроков за этим экраном: между их ходами руки закрывает занавес.
bots-pace = Скорость ботов
pace-0 = мгновенно
pace-700 = обычно
pace-2000 = медленно
clock-window = Сколько секунд есть у всех, чтобы вмешаться (0 — ждать всех)
clock-away = Через сколько секунд отсутствующего заменит бот (0 — никогда)
name-of-seat = Имя на месте { $n }
only-watch = Только смотреть
waiting-guest = Партия начнётся, когда будут заняты все места.
start = Начать
start-with-bots = Начать сейчас, с ботами на свободных местах
leave-table = Покинуть стол
new-link = Создать ссылку
round-number = Раунд { $n }
table-menu = Стол и настройки
copy-watch-link = Копировать ссылку для зрителей
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
ends-turn = Мой ход заканчивается
ends-at-once = сразу
ends-after = { $n ->
    [one] через { $n } секунду после последнего выбора
    [few] через { $n } секунды после последнего выбора
    [many] через { $n } секунд после последнего выбора
   *[other] через { $n } секунды после последнего выбора
}
ends-asked = когда я скажу
wish-ask-all = Спрашивать меня, даже если вариант только один
wish-guide = Подсказки для первой партии
wish-sound = Звук, когда мой ход
wish-notify = Уведомление, когда мой ход
vote-abandon = Предложить прервать партию
concede = Сдаться
concede-sure = Точно сдаться?
download-seen = Что было видно мне
download-record = Запись партии
fair = Честный жребий: хеш ключа случайности — { $hash }…
vote-on-undo = { $name } просит отменить свой выбор.
vote-on-abandon = { $name } предлагает прервать партию.
vote-on-undo-mine = Вы просите отменить свой выбор.
vote-on-abandon-mine = Вы предлагаете прервать партию.
vote-awaited = Ещё не ответили: { $names }
vote-withdraw = Отозвать
agree = Согласиться
disagree = Отказать
closed = Стол закрыт.
name-of = { $name } ({ $party })
waiting-window = Остальные могут вмешаться
window-hold = Подождите ({ $n } с)
window-held = Ждут вас
asked-secret = Втайне: сейчас вашего ответа никто не увидит.
asked-window = Вы можете вмешаться; остальные не видят, могли ли вы.
you-watch = Вы зритель.
bot-plays-you = За вас играет бот
take-back-seat = Вернуться за стол
undo-key = Отменить (u)
why-not = Почему нельзя…?
why-not-lead = Что было возможно раньше, а сейчас нет. Укажите:
why-not-none = Нажмите на что-нибудь тусклое на поле, можно правой кнопкой, и узнаете, почему это нельзя.
why-not-touch = Коснитесь чего-нибудь тусклого на поле и узнаете, почему это нельзя.
why-not-of = { $about }: { $reason }
why-not-find = Искать недоступное
why-not-unknown = Ничто этого не запрещает: сейчас это предложено.
order-always = Всегда «{ $option }»…
order-turn = в этот ход
order-game = пока не скажу иначе
order-stands = Постоянный ответ: { $question } «{ $option }»
order-cancel = Отменить
ending-played = Партия сыграна до конца.
ending-conceded = Исход решён сдачей.
ending-abandoned = Партия прервана.
outcome = { $n ->
    [one] Победитель: { $names }.
   *[other] Победители: { $names }.
}
outcome-mine = Вы победили.
score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
to-rematch = К новой партии
since-last = С вашего прошлого хода
since-looked = С вашего последнего взгляда
done-to-you = { $n ->
    [one] { $n } событие коснулось вас
    [few] { $n } события коснулись вас
   *[many] { $n } событий коснулись вас
}
show-again = Показать по шагам
skip = Пропустить
concerns-you = Это касается вас
nothing-yet = Пока ничего не произошло.
nothing-said = Пока никто ничего не написал.
thinks = думает
has-conceded = больше не играет
is-away = нет на месте
person-back = Вернуть место
rule-before = Предыдущее правило
rule-next = Следующее правило
rule-number = Правило { $id }
round-back = Назад к началу раунда
round-on = К следующему раунду
look-back = Посмотреть, что было
back-to-table = Назад к столу
fault-notes = По правилам этой партии показанное нужно помнить самому.
fault-rules = С начала этой партии правила изменились.
seen-by = Глазами: { $name }
charts = Графики
chart-most = до { $n }

# Подсказки для первой партии.
guide = Первая партия?
guide-off = Я умею играть
zoom-in = Приблизить
zoom-out = Отдалить

about-person = Об игроке { $name }
account-guest = гость, известный только этому браузеру
account-more = Учётная запись, сеансы, чёрный список
account-nobody = Здесь пока никто не вошёл.
address-proved = Спасибо: письма до вас доходят.
address-unproved = Мы послали письмо на { $address }. Откройте ссылку из него, чтобы можно было заменить забытый пароль.
block = Заблокировать
block-done = Игрок заблокирован.
block-what = Без звука: вы не читаете, что он пишет. В блоке: он ещё и не садится за ваши столы.
change-password = Сменить пароль
code = Код из приложения или запасной код
code-first = Код, который показывает приложение
fault-banned = Оператор вас не впускает.
fault-code-needed = У этой учётной записи есть второй фактор: введите и код.
fault-link-used = Ссылка уже использована или устарела.
fault-not-welcome = Этот стол для вас закрыт.
fault-password = В пароле нужны хотя бы четыре разных знака, и это не имя.
fault-present = Игрок был здесь только что: подождите немного.
fault-too-fast = Слишком много попыток: подождите немного.
fault-too-many = Их уже достаточно.
fault-wrong-code = Код неверен или уже использован.
forgive = Отменить
forgot = Забыли пароль?
forgot-how = Мы пошлём ссылку на подтверждённый адрес учётной записи. Если его нет, попросите оператора сервера.
forgot-sent = Если такая учётная запись есть и адрес подтверждён, письмо уже в пути.
is-blocked = в блоке
is-muted = без звука
leave-for-good = Удалить всё обо мне
leave-sure = Точно удалить всё?
leave-what = Имя, адрес, настройки и всё, что вы написали, исчезнут навсегда. В сыгранных партиях останется место без имени; за вас доиграют боты.
mute = Не слышать
mute-done = Вы больше не видите его слов.
new-password = Новый пароль
password-changed = Пароль сменён; все другие браузеры вышли.
password-new-log-in = Пароль сменён. Войдите с ним.
password-now = Ваш пароль
proof-sent = Письмо в пути.
recovery-codes = Запасные коды
recovery-keep = Сохраните коды на бумаге: каждый один раз заменяет приложение. Больше они не показываются.
recovery-new = Новые запасные коды
remark-muted = ({ $name } что-то пишет, но вы этого не видите)
report = Пожаловаться
report-abuse = Оскорбления, угрозы
report-cheating = Нечестная игра
report-name = Имя
report-other = Другое
report-reason = О чём речь
report-sent = Оператор узнает об этом.
report-spam = Спам
report-text = Что случилось
second-factor = Второй фактор
second-is-on = Включён: при каждом входе нужен и код из приложения.
second-link = Открыть в приложении на этом устройстве
second-off = Выключить
second-off-done = Выключен: снова достаточно пароля.
second-on = Включён.
second-picture = Секрет в виде картинки для приложения
second-scan = Отсканируйте это приложением для кодов и введите первый код.
second-set-up = Настроить
second-turn-on = Включить
second-why = С приложением, которое показывает коды, не войдёт тот, кто знает только пароль.
send-again = Послать ещё раз
send-link = Послать ссылку
session-ended = Сеанс завершён.
session-program = программа
session-since = с { $day }, последний раз { $last }
session-this = этот браузер
sessions = Где вы вошли
sessions-end = Выйти везде, кроме этого места
talk-watchers = Зрители тоже могут писать
unheard = Кого вы не слышите и не пускаете
unheard-none = Никого. Заглушить или заблокировать можно за столом: ⋯ рядом с именем.
look-at = Посмотреть всё открытое
look-at-party = Посмотреть, что есть у стороны: { $name }
look-table = Стол
look-nothing = Пока смотреть не на что.

# Неспешные игры, уведомления и приглашения
clock-preset = Темп игры
preset-none = Без часов
preset-live = Вживую: 5 секунд на вопрос, потом ваши 15 минут
preset-day = 1 день на ход
preset-days = 3 дня на ход
preset-own = Свои часы
clock-delay = Секунды каждого вопроса, которые ничего не стоят
time-move = { $time } на ход
time-bank = { $time } на всю игру
time-delay = { $seconds } с на вопрос, потом свои { $time }
time-none = без часов
time-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
time-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
time-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
time-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
bot-plays-for-you = за вас играет бот
place-won = победа
place-shared = место { $n }
host-name = Ваше имя: так вас увидят друзья
invited-by = { $name } приглашает вас сыграть: { $game }.
invited-seats = Свободных мест: { $free } из { $all }
invited-players = За столом
invited-clock = Часы
invited-modules = Дополнения
code-title = Вам дали код?
code-label = Код
code-go = К столу
code-wrong = Свободного места с таким кодом нет.
code-of-seat = Код: { $code }
show-picture = Показать QR-код
picture-of-link = QR-код ссылки
running-tables = За этими играми можно наблюдать
quiet-hours = Тихие часы
quiet-from = с
quiet-to = до
quiet-help = В эти часы ничего не приходит; один и тот же час дважды значит «без тихих часов».
password-for-email = Пароль, чтобы сменить адрес почты
fault-zone = Такого часового пояса никто не знает.
# The log by turns.
log-of = Чей журнал
log-of-all = Все
log-earlier = Показать, что было раньше ({ $n })
log-jump = Показать этот момент в записи

# Moments on the stage.
wish-moments = Показывать сражения и другие важные моменты
moment-continue = Дальше
moment-skip-all = Пропустить все ({ $n })
moment-show = Показать
undo-chance = С тех пор решил случай.
undo-revealed = С тех пор что-то открылось.
undo-others = С тех пор спросили и других.
undo-nothing = Вы ещё ничего не выбрали.
undo-answered = С тех пор был ответ: { $name }.
undo-gone = Это уже нельзя отменить.
undo-marked = { $why } Вы играете только с ботами: отменить можно, и это будет отмечено в записи.
undo-ask = Попросить об отмене
vote-undone = Будет отменено:
order-give = Постоянный приказ…
order-sure = Точно? На всю игру
keys-options = Enter или стрелка: к ответам
unread = непрочитанные реплики
chart-rounds = раунд
chart-choices = решения

# The end of a game.
finale = Как всё было
finale-board = К полю
finale-points = Откуда взялись очки
finale-round = Раунд
finale-start = начало
finale-highlights = Яркие моменты
finale-hidden = Что было скрыто

# Наставник на учебной партии.
how-it-works = Как это работает
how-it-works-game = Как это работает: { $game }
greeting-title = Первый визит
greeting = Впервые здесь? Сыграйте первый раунд с наставником или нажмите «Играть с ботами сейчас»: каждый вопрос объясняет, что от вас нужно и что можно сделать.
greeting-learn = Первый раунд с наставником: { $game }
learn = Научиться играть
learn-game = Научиться играть: { $game }
coach = Ваш наставник
coach-try = Попробуйте:
coach-got-it = Понятно
coach-fold = Свернуть слова наставника в одну строку
coach-unfold = Показать все слова наставника
coach-waits = Наставник заговорит снова, когда будет что-то новое.
named-setting = «{ $name }»
coach-again = Повторить
coach-skip = Пропустить урок
coach-play-on = Играть дальше
coach-new-table = Новый стол
lesson-mark = урок
# Боты: насколько сильно играют.
bots-level = Уровень ботов
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
bot-of-level = бот · { $level }
bot-plays = бот
hard-bots = Сильных ботов на этом сервере одновременно: { $most }; свободно: { $free }.
fault-hard-bots = Сейчас на сервере слишком много сильных ботов: выберите обычных или попробуйте позже.

# Подсказки.
hint = Подсказка
hint-thinks = Думаю…
hint-help = Как ответил бы сильный игрок? Все узнают, что вы спросили.
hints-allowed = Подсказки: игроки могут спросить, как ответил бы сильный игрок
fast-forward = Сразу к моему ходу

# Разбор оконченной партии сильным игроком.
review = Разбор
review-lead = Сильный игрок разбирает партию: шансы всех при каждом решении, самые крупные повороты и ответы получше. Разбор занимает несколько минут и сохраняется для всех.
review-begin = Разобрать партию
review-runs = Сильный игрок обдумывает партию…
review-failed = Партию не удалось разобрать: возможно, правила с тех пор изменились.
review-chances = Шансы на победу
review-swings = Самые крупные повороты
review-mistakes = Где был ответ получше
review-flawless = Никто не упустил многого.
review-better = Лучше: { $option } ({ $m } % вместо { $n } %)
percent = { $n } %
review-jump = К выбору { $n }
fault-busy = Сейчас слишком много работы: попробуйте через минуту.
