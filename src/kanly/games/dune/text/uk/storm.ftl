# Фаза 1, буря.

ask-storm_dial-first = { $faction }: виставте на диску, звідки почне буря.
ask-storm_dial = { $faction }: виставте на диску значення для бурі.
storm_dial-option = { $number }
why-storm-dial-range = З другого раунду для бурі виставляють від { $low } до { $high }.
event-storm_dialled = { $faction }: для бурі виставлено { $number }.
event-storm_card_shown = На карті бурі: { $number }.

ask-storm_card = { $number ->
    [one] Буря пройде { $number } сектор. Зіграєте карту?
    [few] Буря пройде { $number } сектори. Зіграєте карту?
    [many] Буря пройде { $number } секторів. Зіграєте карту?
   *[other] Буря пройде { $number } сектора. Зіграєте карту?
}
storm_card-option = Зіграти карту «{ $card }»
storm_card-pass = Хай іде
why-card-not-held = Карти «{ $card }» ви не маєте.
why-not-near-wall = Для карти «{ $card }» потрібен ваш воїн на Оборонній стіні або поруч із нею, не відокремлений бурею.
ask-weather = Скільки секторів пройде буря?
weather-option = { $number ->
    [0] Лишиться на місці
    [one] { $number } сектор
    [few] { $number } сектори
    [many] { $number } секторів
   *[other] { $number } сектора
}
event-weather_controlled = { $number ->
    [one] { $faction }: контроль погоди, буря пройде { $number } сектор.
    [few] { $faction }: контроль погоди, буря пройде { $number } сектори.
    [many] { $faction }: контроль погоди, буря пройде { $number } секторів.
   *[other] { $faction }: контроль погоди, буря пройде { $number } сектора.
}
event-wall_destroyed = { $faction }: Оборонну стіну зруйновано.

event-storm_moved = Буря приходить у сектор { $sector }.
ask-storm_losses = Скільки із загиблих тут ({ $node }) загонів — федайкіни?
storm_losses-option = { $number }
why-storm-losses = Там гине половина загонів: федайкінів серед них від { $low } до { $high }.
event-first_player = Перший гравець: { $faction }.
event-storm_card_drawn = { $faction }: погляд на наступну карту бурі.
event-storm_card_seen = { $number ->
    [one] { $faction }: наступна буря пройде { $number } сектор.
    [few] { $faction }: наступна буря пройде { $number } сектори.
    [many] { $faction }: наступна буря пройде { $number } секторів.
   *[other] { $faction }: наступна буря пройде { $number } сектора.
}
