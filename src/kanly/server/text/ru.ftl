# То, что говорит сервер, во что бы ни играли.

news-bot-replaced = Бот { $bot } на месте «{ $name }» ошибся, его заменили.
news-stands-in = { $name } не здесь: пока играет бот.
news-answered-once = У игрока «{ $name }» вышло время: один ответ сделан за него. В следующий раз место займёт бот.
news-conceded = { $name } сдаётся.
news-disagreed = { $name } не соглашается.
news-rules-changed = Правила изменились: { $count ->
    [one] последний { $count } выбор больше не подходит, его нужно сделать
    [few] последние { $count } выбора больше не подходят, их нужно сделать
   *[many] последние { $count } выборов больше не подходят, их нужно сделать
 } заново.
news-hint = { $name }: подсказка в раунде { $round }.
news-hint-asked = { $name }: подсказка.

notice-your-move = Ваш ход.
notice-hurry = Ваше время истекает: ваш ход.
notice-stands-in = Время вышло: за вас играет бот. Вы можете вернуться на своё место.
notice-started = Игра началась.
notice-over = Игра окончена.
notice-look = За одним из ваших столов что-то произошло.
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
refused-no-hints = За этим столом нет подсказок.
refused-not-now = Здесь без подсказки: другие увидели бы, что вы можете вмешаться.

letter-reset-subject = новый пароль
letter-reset = Кто-то, вероятно вы, просит новый пароль. Задать его можно здесь:
letter-prove-subject = это ваш адрес?
letter-prove = Если вы указали этот адрес в Kanly, подтвердите его здесь:
letter-lasts = Ссылка действует один раз, срок в часах: { $hours }. Если вы её не просили, ничего делать не нужно.
letter-report = жалоба
