# Фаза 1, буря.

ask-storm_dial-first = { $faction }: выставьте на диске, откуда начнёт буря.
ask-storm_dial = { $faction }: выставьте на диске значение для бури.
storm_dial-option = { $number }
why-storm-dial-range = Со второго раунда для бури выставляют от { $low } до { $high }.
event-storm_dialled = { $faction }: для бури выставлено { $number }.
event-storm_card_shown = На карте бури: { $number }.

ask-storm_card = { $number ->
    [one] Буря пройдёт { $number } сектор. Сыграете карту?
    [few] Буря пройдёт { $number } сектора. Сыграете карту?
    [many] Буря пройдёт { $number } секторов. Сыграете карту?
   *[other] Буря пройдёт { $number } сектора. Сыграете карту?
}
storm_card-option = Сыграть карту «{ $card }»
storm_card-pass = Пусть идёт
why-card-not-held = Карты «{ $card }» у вас нет.
why-not-near-wall = Для карты «{ $card }» нужен ваш воин на Барьерной Стене или рядом с ней, не отделённый бурей.
ask-weather = Сколько секторов пройдёт буря?
weather-option = { $number ->
    [0] Останется на месте
    [one] { $number } сектор
    [few] { $number } сектора
    [many] { $number } секторов
   *[other] { $number } сектора
}
event-weather_controlled = { $number ->
    [one] { $faction }: контроль погоды, буря пройдёт { $number } сектор.
    [few] { $faction }: контроль погоды, буря пройдёт { $number } сектора.
    [many] { $faction }: контроль погоды, буря пройдёт { $number } секторов.
   *[other] { $faction }: контроль погоды, буря пройдёт { $number } сектора.
}
event-wall_destroyed = { $faction }: Барьерная Стена разрушена.

event-storm_moved = Буря приходит в сектор { $sector }.
ask-storm_losses = Сколько из погибших здесь ({ $node }) отрядов — федайкины?
storm_losses-option = { $number }
why-storm-losses = Там гибнет половина отрядов: федайкинов среди них от { $low } до { $high }.
event-first_player = Первый игрок: { $faction }.
event-storm_card_drawn = { $faction }: взгляд на следующую карту бури.
event-storm_card_seen = { $number ->
    [one] { $faction }: следующая буря пройдёт { $number } сектор.
    [few] { $faction }: следующая буря пройдёт { $number } сектора.
    [many] { $faction }: следующая буря пройдёт { $number } секторов.
   *[other] { $faction }: следующая буря пройдёт { $number } сектора.
}
