# То, что говорит сервер, во что бы ни играли.

news-bot-replaced = Бот { $bot } на месте «{ $name }» ошибся, его заменили.
news-stands-in = { $name } не здесь: пока играет бот.
news-conceded = { $name } сдаётся.
news-rules-changed = Правила изменились: { $count ->
    [one] последний { $count } выбор больше не подходит, его нужно сделать
    [few] последние { $count } выбора больше не подходят, их нужно сделать
   *[many] последние { $count } выборов больше не подходят, их нужно сделать
 } заново.

notice-your-move = Ваш ход.
notice-started = Игра началась.
notice-over = Игра окончена.
notice-subject = Kanly: { $words }

refused-stale = За столом уже что-то изменилось: взгляните ещё раз.
refused-illegal = Сейчас это выбрать нельзя.
refused-no-undo = Это нельзя взять назад.
refused-stands-in = За вас играет бот: сначала вернитесь за стол.
refused-not-yours = Это могут только те, кто сидит за столом.
refused-not-running = Игра ещё не началась.
refused-over = Игра окончена.
refused-malformed = Сервер этого не понял.
refused-too-fast = Слишком быстро: подождите немного.
refused-unavailable = Сервер сейчас не может ничего сохранить: попробуйте ещё раз.
refused-failed = Сервер ошибся; ничего не изменилось.
refused-silenced = Оператор не даёт вам слова.

letter-reset-subject = новый пароль
letter-reset = Кто-то, вероятно вы, просит новый пароль. Задать его можно здесь:
letter-prove-subject = это ваш адрес?
letter-prove = Если вы указали этот адрес в Kanly, подтвердите его здесь:
letter-lasts = Ссылка действует один раз, срок в часах: { $hours }. Если вы её не просили, ничего делать не нужно.
letter-report = жалоба
