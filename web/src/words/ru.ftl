nav = Главное меню
my-games = Мои партии
home = Начало
language = Язык
light-theme = Светлая тема
dark-theme = Тёмная тема
home-title = Садитесь и играйте
home-lead = Настольные игры по «Дюне», где за соблюдением правил следит сама программа: с ботами прямо сейчас или с друзьями по ссылке.
seats-range = Игроков: { $from }–{ $to }
seats-exact = Игроков: { $n }
play-now = Играть с ботами сейчас
set-a-table = Собрать стол
setting-table = Готовим стол…
guest-name = Гость
loading = Загрузка…
seats = Места
all-about-seats = Всё о местах за столом
how-many = Сколько
seat-number = Место { $n }
seat-me = Я
seat-open = Друг по ссылке
seat-bot = Бот: { $bot }
bot-random = наугад
seat-free = свободно
public-table = Кто угодно может занять свободное место или смотреть
modules = Дополнения
clock = Часы
clock-kind = Время на раздумья
clock-none = Без ограничений
clock-move = Секунд на каждый ход
clock-bank = Секунд на всю партию
clock-seconds = Секунды
settings = Настройки партии
open-table = Открыть стол
join-title = Для вас оставлено место
your-name = Ваше имя
join = Сесть за стол
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
curtain-open = Я на месте
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
not-sent = Не отправлено: нет связи
no-rule = Такого правила нет.
close = Закрыть
you = Вы
bot-stands-in = пока играет бот
say-something = Напишите что-нибудь
send = Отправить
find-rule = Найти правило
no-rule-found = Правил с такими словами нет.
rules-in-english = Заголовки переведены, сам текст правил пока только на английском.
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
open-tables = Столы со свободным местом
other-games = Другие игры
set-a-table-of = Собрать стол: { $game }
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
notices = Когда мой ход
notices-away = Когда ни одна страница не открыта: сообщение на вебхук.
notices-away-mail = Когда ни одна страница не открыта: письмо по электронной почте или сообщение на вебхук.
email = Электронная почта
webhook = Вебхук
webhook-kind = Какие сообщения он понимает
webhook-generic = простые
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
bots-pace = Боты ходят
pace-0 = сразу
pace-700 = спокойно
pace-2000 = медленно
clock-window = Секунд на реакцию (0 — без ограничения)
clock-away = Через сколько секунд отсутствующего заменит бот (0 — никогда)
name-of-seat = Имя на месте { $n }
only-watch = Только смотреть
waiting-guest = Партия начнётся, когда будут заняты все места.
start = Начать
start-with-bots = Начать сейчас, с ботами на свободных местах
leave-table = Встать из-за стола
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
wish-guide = Подсказки для первой партии
wish-sound = Звук, когда мой ход
wish-notify = Уведомление, когда мой ход
undo-together = Попросить остальных об отмене
vote-abandon = Предложить прервать партию
concede = Сдаться
concede-sure = Точно сдаться?
download-seen = Что было видно мне
download-record = Запись партии
fair = Честный жребий: хеш ключа случайности — { $hash }…
vote-on-undo = { $name } просит отменить свой выбор.
vote-on-abandon = { $name } предлагает прервать партию.
agree = Согласиться
disagree = Отказать
closed = Стол закрыт.
name-of = { $name } ({ $party })
waiting-window = Остальные могут вмешаться
asked-secret = Втайне: вашего ответа никто не увидит, пока не ответят все.
asked-window = Вы можете вмешаться; остальные не видят, могли ли вы.
you-watch = Вы зритель.
bot-plays-you = За вас играет бот
take-back-seat = Вернуться за стол
undo-key = Отменить (u)
why-not = Почему нельзя…?
why-not-lead = Что было возможно раньше, а сейчас нет. Укажите:
why-not-none = Нажмите на что-нибудь тусклое на поле, можно правой кнопкой, и узнаете, почему это нельзя.
why-not-touch = Коснитесь чего-нибудь тусклого на поле и узнаете, почему это нельзя.
why-not-picked = Это предложено, но не с тем, что вы выбрали.
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
zoom-in = Ближе
zoom-out = Дальше
