# Фаза 2, выброс Пряности: Пряность, черви, верховая езда.

event-spice_blown = { $amount ->
    [0] Здесь ({ $node }) был бы выброс Пряности, но там буря.
    [one] Выброс: { $amount } Пряность ({ $node }).
   *[other] Выброс: { $amount } Пряности ({ $node }).
}
event-spice_reshuffled = Сброс карт Пряности становится новой колодой Пряности.
event-worm_set_aside = Червь первого раунда откладывается.
event-shai_hulud = Шаи-Хулуд!
event-worm = Появляется червь: { $territory }.
event-worm_ignored = Этот червь никому не вредит.
event-worm_sent = { $faction }: червь направлен сюда — { $territory }.
event-worm_called = { $faction }: червь призван сюда — { $territory }.
event-protected = { $faction }: отряды фракции «{ $other }» защищены от червя.

ask-place_worm = Ещё один червь: на какие пески вы его направляете?
place_worm-option = { $territory }
place_worm-pass = Никуда не направлять
place_worm-leave = Не направлять: он появится здесь — { $territory }
place_worm-ignored = Не направлять: он никому не повредит
ask-call_worm = На какие пески вы призываете червя?
call_worm-option = { $territory }
why-worm-needs-sand = Черви появляются только в песках, а «{ $territory }» — не пески.
ask-karama_worm = Призвать червя картой «Карама»?
karama_worm-option = Сыграть карту «{ $card }»
karama_worm-pass = Не сейчас
ask-protect = Появляется червь: { $territory }. Защитить отряды фракции «{ $other }»?
protect-protect = Защитить
protect-pass = Оставить червю

ask-ride = Куда отправятся верхом ваши отряды ({ $territory })?
ride-option = { $node }
ride-pass = Остаться на месте
why-ride-same-territory = Верхом уходят на другую территорию, а не сюда: { $node }.
why-node-in-storm = Там буря: { $node }.
why-stronghold-full = Там уже две другие фракции: { $node }.
why-ally-there = Там отряды вашего союзника: { $node }.
ask-ride_forces = Сколько отрядов едет верхом отсюда: { $node }?
ride_forces-option = { $number }
ask-ride_fedaykin = Сколько из едущих ({ $node }) — федайкины?
ride_fedaykin-option = { $number }
why-number-range = Можно от { $low } до { $high }.
event-ride_announced = { $faction }: отряды поедут верхом. Откуда: { $territory }, куда: { $node }.
event-rode = { $faction }: отрядов верхом: { $count }. Откуда: { $from }, куда: { $node }.
