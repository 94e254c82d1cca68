# «Восстание»: игра, её дополнения и варианты правил, подготовка. Названия игры и дополнений — в names.ftl.

game-uprising-help = Агенты, интриги и песчаные черви: дома Империи собирают колоды и сражаются за Арракис.
bot-greedy = жадный

## Варианты правил, пояснения к ним и значения

setting-leader_choice = Как распределяются лидеры
setting-leader_choice-help = Раздаются случайно; выбираются из всех; или выбираются из нескольких открытых, которых на двух больше, чем игроков. Первым выбирает тот, кто ходит последним.
setting-leader_choice-dealt = раздаются случайно
setting-leader_choice-chosen = выбираются из всех
setting-leader_choice-drafted = выбираются из открытых
setting-points_to_end = Победные очки, завершающие игру
setting-points_to_end-help = Игра заканчивается после раунда, в котором кто-нибудь набрал столько.
setting-spy_placement_mandatory = Шпионов нужно отправлять
setting-spy_placement_mandatory-help = Получивший шпиона обязан отправить его, пока есть шпион в запасе и свободный пункт; иначе от этого можно отказаться.
setting-opportunism_two_factions = «Оппортунизм» — за счёт двух фракций
setting-opportunism_two_factions-help = Два влияния, которых стоит «Оппортунизм», теряются в двух разных фракциях.
setting-distraction_this_turn = «Отвлечение внимания» на один ход
setting-distraction_this_turn-help = «Отвлечение внимания» ждёт своих трёх боевых единиц только до конца хода, в который разыграно.
setting-arrow_lines_must_be_paid = Все строки карты интриги
setting-arrow_lines_must_be_paid-help = Разыгравший карту интриги из нескольких строк обязан заплатить и за строки с ценой.

## Подготовка

ask-leader = Кто возглавит ваш дом?
leader-option = { $leader }
house-seat = Дом { $n }
event-leads = Лидер дома { $seat }: { $leader }.
event-objective = { $house } получает карту «{ $trophy }».
