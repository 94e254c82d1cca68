# «Піднесення»: гра, її модулі й варіанти правил, приготування. Назви гри й модулів — в names.ftl.

game-uprising-help = Агенти, інтриги й піщані хробаки: доми Імперіуму збирають колоди й б'ються за Арракіс.
bot-greedy = жадібний

## Варіанти правил, пояснення до них і значення

setting-leader_choice = Як розподіляють лідерів
setting-leader_choice-help = Роздають навмання; вибирають з усіх; або вибирають із кількох відкритих, яких на двох більше, ніж гравців. Перший вибирає той, хто ходить останнім.
setting-leader_choice-dealt = роздають навмання
setting-leader_choice-chosen = вибирають з усіх
setting-leader_choice-drafted = вибирають із відкритих
setting-points_to_end = Переможні очки, що завершують гру
setting-points_to_end-help = Гра закінчується після раунду, у якому хтось має стільки.
setting-spy_placement_mandatory = Шпигунів треба розміщувати
setting-spy_placement_mandatory-help = Хто отримав шпигуна, повинен розмістити його, поки є шпигун у запасі й вільний пункт; інакше від цього можна відмовитися.
setting-opportunism_two_factions = «Опортунізм» коштом двох фракцій
setting-opportunism_two_factions-help = Два очки впливу, яких коштує «Опортунізм», треба втратити у двох різних фракціях.
setting-distraction_this_turn = «Відволікання уваги» на один хід
setting-distraction_this_turn-help = «Відволікання уваги» чекає на свої три підрозділи лише до кінця ходу, у якому його зіграно.
setting-arrow_lines_must_be_paid = Усі рядки карти інтриги
setting-arrow_lines_must_be_paid-help = Хто грає карту інтриги з кількох рядків, повинен заплатити й за рядки з ціною.

## Приготування

ask-leader = Хто очолить ваш дім?
leader-option = { $leader }
house-seat = Дім { $n }
event-leads = Дім { $seat }, лідер: { $leader }.
event-objective = { $house } отримує карту «{ $trophy }».
