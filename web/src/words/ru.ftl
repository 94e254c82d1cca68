nav = Главное меню
my-games = Мои партии
home = Начало
language = Язык
light-theme = Светлая тема
dark-theme = Тёмная тема
home-title = Садитесь и играйте
home-lead = Настольные игры по «Дюне», где за соблюдением правил следит сама программа: с ботами прямо сейчас или с друзьями по ссылке.
seats-range = Игроков: { $from }–{ $to }
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
bot-greedy = жадный
seat-free = свободно
public-table = Кто угодно может занять свободное место или смотреть
modules = Дополнения
clock = Часы
clock-kind = Время на раздумья
clock-none = Без ограничений
clock-move = Секунд на каждый ход
clock-bank = Секунд на всю партию
clock-seconds = Секунды
rules-options = Варианты правил
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
chart-vp = Победные очки
chart-spice = Пряность
chart-strength = Боевая сила в конфликте
chart-strongholds = Крепости
chart-forces = Отряды на карте

# Подсказки для первой партии.
guide = Первая партия?
guide-off = Я умею играть
guide-dune-want = Вы побеждаете, если в конце раунда держите три крепости в одиночку или четыре вместе с союзником. Крепости — пять мест с толстой рамкой: Арракин, Карфаг, сиетч Табр, сиетч Хаббанья и сиетч Туэка.
guide-dune-idea-1 = За Пряность покупается всё: собирайте её с песков, пока не забрала буря, и никогда не ставьте последнюю.
guide-dune-idea-2 = В бою побеждает сумма значения на диске и силы лидера; всё выставленное на диске теряется даже при победе. Оружие и защита стоят больше пяти отрядов.
guide-dune-idea-3 = Нападать не обязательно: с двумя крепостями и терпением дождитесь, пока остальные измотают друг друга. На Схождении ищите союзника.
guide-dune-kind-keep_traitor = Лидер, которого вы оставите, — предатель: если противник пойдёт с ним в бой, вы можете выиграть этот бой сразу.
guide-dune-kind-storm_dial = Оба значения вместе двигают бурю. Всё, что стоит на песках у неё на пути, гибнет.
guide-dune-kind-bid = Карты уловок — это оружие, защита и хитрости. Видно лишь, сколько карт продаётся. Платит тот, чья ставка выше всех.
guide-dune-kind-charity = У кого почти ничего нет, тот получает Пряность из хранилища. Отказываться незачем.
guide-dune-kind-revive = Погибшие отряды возвращаются из баков: часть бесплатно, остальные за Пряность.
guide-dune-kind-ship = 1 раз в раунд можно высадить отряды из резерва, заплатив Пряностью Гильдии. В крепости — вдвое дешевле.
guide-dune-kind-ship_to = Где они высадятся. Крепость с двумя другими фракциями закрыта; в бурю не высаживается никто.
guide-dune-kind-ship_forces = Каждый отряд стоит Пряности. Оставьте немного на следующий аукцион.
guide-dune-kind-move = Переходит одна группа на одну территорию; с орнитоптерами из Арракина или Карфага — на три.
guide-dune-kind-move_to = Куда пойдёт группа. Через бурю пройти нельзя.
guide-dune-kind-battle = Вы решаете, какой из ваших боёв следующий.
guide-dune-kind-plan_dial = Выставленные на диске отряды дают силу и теряются, даже если вы победите. При поражении теряются все.
guide-dune-kind-plan_leader = Сила лидера прибавляется, если его раньше не убьёт оружие.
guide-dune-kind-plan_weapon = Оружие убивает лидера противника, если его не остановит подходящая защита.
guide-dune-kind-plan_defence = «Щит» останавливает кинетическое оружие, «Ядоискатель» — яд.
guide-dune-kind-traitor = Если лидер противника — ваш предатель, вы сразу побеждаете и ничего не теряете.
guide-dune-kind-offer_alliance = Союзники вместе побеждают с четырьмя крепостями и не дерутся друг с другом.
guide-dune-kind-prescience = Вы можете узнать одну часть боевого плана противника, прежде чем составите свой.
guide-dune-kind-voice = Вы можете приказать противнику сыграть карту какого-то вида или не играть её.
guide-uprising-want = Побеждают десять победных очков или наибольшее их число, когда кончатся конфликты. Очки дают конфликты, второе деление влияния во фракции, союзы и некоторые карты.
guide-uprising-idea-1 = Каждый раунд вы карта за картой отправляете агентов, а потом раскрываете остальное: раскрытые карты покупают лучшие и добавляют мечи.
guide-uprising-idea-2 = Два влияния во фракции — это очко. Выберите одну-две фракции и возвращайтесь к ним.
guide-uprising-idea-3 = Отряды ждут в гарнизоне, пока вы не посетите ячейку со скрещёнными мечами. Сражайтесь за конфликт всеми силами или не сражайтесь вовсе.
guide-uprising-kind-turn = Отправьте агента: карта с руки открывает ячейки со своими символами. Или раскройте карты, и раунд для вас закончится.
guide-uprising-kind-agent = Всё, что даёт этот ход, ждёт вас; берите в любом порядке, потом закончите ход.
guide-uprising-kind-reveal = За очки убеждения покупают карты в колоду; мечи идут в счёт в конфликте.
guide-uprising-kind-acquire = Если эффект не говорит иного, новые карты ложатся в сброс и приходят на руку после следующего перемешивания.
guide-uprising-kind-leader = У вашего лидера есть своя способность и ещё одна для кольца с печаткой.
guide-uprising-kind-combat = Карты сражения разыгрывают по очереди, пока все не спасуют; сильнейший берёт первую награду.
guide-uprising-kind-spy = Шпион на пункте впустит вас туда, где уже кто-то стоит, или принесёт карту, когда вернётся.
guide-uprising-kind-troops = Размещённые отряды сражаются в конфликте этого раунда, после чего теряются.
guide-uprising-kind-discard = Выберите карту, от которой в этом раунде было бы мало толку.
guide-uprising-kind-trash = Удалённая карта навсегда уходит из колоды: чем меньше слабых карт, тем лучше рука.
guide-uprising-kind-contract = Контракт платит, когда вы делаете то, чего он требует: обычно посещаете его ячейку.

# Поле «Дюны».
dune-map = Карта Арракиса
dune-map-words = Что стоит на карте
dune-closer = Ближе
dune-farther = Дальше
dune-wall-gone = разрушена
dune-in-storm = в буре
dune-spice-here = { $n ->
    [one] { $n } Пряность
   *[other] { $n } Пряности
}
dune-forces = { $faction }: { $n }
dune-forces-special = { $faction }: { $n }, из них { $kind }: { $specials }
dune-advisors = { $faction }, советницы: { $n }
dune-target-many = { $n ->
    [one] { $place }: { $n } вариант
    [few] { $place }: { $n } варианта
    [many] { $place }: { $n } вариантов
   *[other] { $place }: { $n } варианта
}
dune-circle = { $faction }: номер { $n } в порядке хода
dune-parts = Части стола
dune-part-map = Карта
dune-part-now = Сейчас
dune-part-mine = Моё
dune-part-table = Стол
dune-side = Что происходит
dune-nothing-now = Сейчас нет ни аукциона, ни боя, ни высадки.
dune-aggressor = агрессор
dune-defender = обороняющийся
dune-dial = { $faction }, на диске: { $n }
dune-forces-there = Отряды
dune-leader = Лидер
dune-weapon = Оружие
dune-defence = Защита
dune-plan-secret = План пока в тайне.
dune-plan-seen = Показано заранее
dune-plan-making = Ваш план на сейчас
dune-leaderless = Ни лидера, ни героя, поэтому без карт.
dune-calls-traitor = Раскрыт предатель!
dune-winner = Победа в бою
dune-drawn = Вытянут Харконненами: { $leader }
dune-source-voice = Голос
dune-source-prescience = Предвидение
dune-source-truthtrance = Транс правды
dune-bound-kind = { $yes ->
    [yes] { $source }: нужно сыграть карту вида «{ $kind }»
   *[no] { $source }: нельзя играть карту вида «{ $kind }»
}
dune-bound-exact-dial = { $source }: на диске { $n }
dune-bound-dial = { $yes ->
    [yes] { $source }: на диске не меньше { $n }
   *[no] { $source }: на диске меньше { $n }
}
dune-bound-leader = { $yes ->
    [yes] { $source }: лидер — { $leader }
   *[no] { $source }: лидер — не { $leader }
}
dune-bound-weapon = { $source }: оружие — { $card }
dune-bound-defence = { $source }: защита — { $card }
dune-high-bid = Высшая ставка: { $n }
dune-no-bid = Ставок пока нет
dune-hand = { $n ->
    [0] Карт уловок нет
    [1] Ваша карта уловки
   *[other] Ваши карты уловок
}
dune-traitors = Ваши предатели
dune-prediction = Ваше предсказание
dune-you-know = Знаете только вы
dune-next-spice = Следующая карта Пряности: { $card }
dune-next-treachery = Следующая карта уловки: { $card }
dune-next-storm = { $n ->
    [one] Следующая буря пройдёт { $n } сектор
    [few] Следующая буря пройдёт { $n } сектора
    [many] Следующая буря пройдёт { $n } секторов
   *[other] Следующая буря пройдёт { $n } сектора
}
dune-losses = Потери до пробуждения Квисатц Хадераха: { $n } из { $of }
dune-traitor-is = предатель: { $leader }
dune-deals = Союзы и договорённости
dune-nexus = Схождение
dune-proposes = предложение союза
dune-offers = предложено Пряности: { $n }
dune-offers-for = предложено Пряности: { $n } — за это: { $what }
dune-vow-attack = { $yes ->
    [yes] нападает в этом раунде: { $subject }
   *[no] не нападает в этом раунде: { $subject }
}
dune-vow-ship = { $yes ->
    [yes] высаживается в этом раунде: { $subject }
   *[no] не высаживается в этом раунде: { $subject }
}
dune-vow-bid = { $yes ->
    [yes] делает ещё ставку
   *[no] больше не делает ставок в этой фазе
}
dune-vow-ally = { $yes ->
    [yes] голосует за союз с фракцией «{ $subject }»
   *[no] голосует против союза с фракцией «{ $subject }»
}
dune-bribes = взятки перед ширмой, Пряности: { $n }
dune-promised = обещано союзникам Пряности, не больше { $n }
dune-exchange = вернуть карт: { $n }
dune-sworn-card = { $yes ->
    [yes] есть карта «{ $subject }»
   *[no] нет карты «{ $subject }»
}
dune-sworn-traitor = { $yes ->
    [yes] предатель есть: { $subject }
   *[no] предателя нет: { $subject }
}
dune-sworn-predicted_faction = { $yes ->
    [yes] победа фракции «{ $subject }» предсказана
   *[no] победа фракции «{ $subject }» не предсказана
}
dune-sworn-predicted_round = { $yes ->
    [yes] предсказана победа в раунде { $subject }
   *[no] победа в раунде { $subject } не предсказана
}
dune-sworn-card_kind = { $yes ->
    [yes] есть карта этого вида: { $subject }
   *[no] нет карты этого вида: { $subject }
}
dune-sworn-storm_card = число следующей бури — не { $subject }
dune-sworn-spice_card = следующая карта Пряности — не «{ $subject }»
dune-sworn-spice_worm = следующая карта Пряности — не червь
dune-leaders = Лидеры
dune-leader-dead = в баках
dune-leader-dead_twice = в баках лицевой стороной вниз
dune-leader-unknown = в строю или в баках лицевой стороной вниз
dune-fought = бой этого раунда: { $territory }
dune-captive-of = в плену: { $faction }
dune-decks = Колоды
dune-discard = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
    [many] { $n } карт в сбросе
   *[other] { $n } карты в сбросе
}
dune-removed = Вышли из игры: { $cards }
dune-pile = Сброс { $n }: { $card }
dune-shipping = Высадка
dune-moving = Переброска
dune-on-the-way = { $n } → { $territory }
dune-from = Откуда: { $territory }
dune-worms = { $n ->
    [one] { $n } червь
    [few] { $n } червя
    [many] { $n } червей
   *[other] { $n } червя
}
dune-ride-from = Фримены могут оседлать червя: { $territory }.
dune-cards = карты уловок
dune-less = Меньше
dune-more = Больше
dune-yes = да
dune-strength = Диск
dune-foresee = Спросить
dune-plan-sealed = Ваш план запечатан.
dune-order-play = играть
dune-order-not = нет
dune-lot = Карта { $n } из { $of }
dune-bids = Ставки
dune-can-pay = Вы можете заплатить { $n }.
dune-can-pay-help = Вы можете заплатить { $n }, из них { $help } дают союзники.
dune-bidder-high = ставка { $n }
dune-bidder-now = делает ставку
dune-bidder-passed = пас
dune-bidder-bid = ставка { $n }
dune-bidder-full = рука полна
dune-bidder-waits = ждёт

# Поле «Восстания».
uprising-or = или
uprising-round = Раунд { $n }
uprising-points = Победные очки
uprising-first = Первый игрок: { $house }
uprising-bonus = Бонусная Пряность: { $n }
uprising-controlled = Контроль: { $house }
uprising-uncontrolled = Эту локацию никто не контролирует
uprising-ally = Союз: { $house }
uprising-no-ally = Союза ни у кого нет
uprising-conflict = Конфликт
uprising-no-conflict = Сейчас конфликта нет; впереди: { $n }
uprising-forces = Отряды: { $troops }, песчаные черви: { $worms }, мечи: { $swords }; боевая сила { $strength }
uprising-garrison = Гарнизон: { $n }, запас: { $supply }
uprising-deploy = Разместить до { $n }
uprising-contracts = Открытые контракты
uprising-units = Выбрать сколько
uprising-market = Рынок Империи и резерв
uprising-own = Ваши карты
uprising-in-play = активная
uprising-hand = Рука: { $n }
uprising-row = Рынок · { $n }
uprising-aside = отложена для вас
uprising-deck = Колода: { $n }
uprising-discard = Сброс: { $n }
uprising-memories = Воспоминания: { $n }
uprising-hidden-card = Скрытая карта
uprising-plot = Заговор
uprising-combat = Сражение
uprising-endgame = Цель
uprising-wall = Барьерная Стена
uprising-no-wall = Барьерной Стены больше нет
uprising-abilities = Способности
uprising-has-vp = Победные очки: { $n }
uprising-has-spice = Пряность: { $n }
uprising-has-solari = Солярии: { $n }
uprising-has-water = Вода: { $n }
uprising-has-garrison = Гарнизон: { $n }
uprising-has-intrigues = Карты интриг: { $n }
uprising-has-hand = Карты на руке: { $n }
uprising-has-agents = Свободные агенты: { $n }
uprising-has-spies = Шпионы в запасе: { $n }
