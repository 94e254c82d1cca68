# Те, що каже сервер, у що б не грали.

news-bot-replaced = Бот { $bot } за місцем «{ $name }» схибив, його замінено.
news-stands-in = { $name } не тут: поки що грає бот.
news-answered-once = У гравця «{ $name }» вийшов час: одну відповідь дано за нього. Наступного разу місце займе бот.
news-conceded = { $name } здається.
news-disagreed = { $name } не погоджується.
news-rules-changed = Правила змінилися: { $count ->
    [one] останній { $count } вибір більше не підходить, його треба зробити
    [few] останні { $count } вибори більше не підходять, їх треба зробити
   *[many] останні { $count } виборів більше не підходять, їх треба зробити
 } знову.
news-hint = { $name }: підказка в раунді { $round }.
news-hint-asked = { $name }: підказка.
news-went-back = { $round ->
    [0] { $name }: повернення до попереднього рішення.
   *[other] { $name }: повернення до попереднього рішення в раунді { $round }.
}

notice-your-move = Ваш хід.
notice-hurry = Ваш час спливає: ваш хід.
notice-stands-in = Час вийшов: за вас грає бот. Ви можете повернутися на своє місце.
notice-started = Гра почалася.
notice-over = Гру закінчено.
notice-look = За одним із ваших столів щось сталося.
notice-subject = Kanly: { $words }

refused-stale = За столом уже щось змінилося: погляньте ще раз.
refused-illegal = Зараз це вибрати не можна.
refused-no-undo = Це не можна взяти назад.
refused-stands-in = За вас грає бот: спершу поверніться за стіл.
refused-not-yours = Це можуть лише ті, хто сидить за столом.
refused-not-running = Гра ще не почалася.
refused-over = Гру закінчено.
refused-malformed = Сервер цього не зрозумів.
refused-too-fast = Зашвидко: трохи зачекайте.
refused-unavailable = Сервер зараз не може нічого зберегти: спробуйте ще раз.
refused-failed = Сервер помилився; нічого не змінилося.
refused-silenced = Оператор не дає вам слова.
refused-no-hints = За цим столом немає підказок.
refused-not-now = Тут без підказки: інші побачили б, що ви можете втрутитися.

letter-reset-subject = новий пароль
letter-reset = Хтось, імовірно ви, просить новий пароль. Задати його можна тут:
letter-prove-subject = це ваша адреса?
letter-prove = Якщо ви вказали цю адресу в Kanly, підтвердьте її тут:
letter-lasts = Посилання діє один раз, термін у годинах: { $hours }. Якщо ви його не просили, нічого робити не треба.
letter-report = скарга
