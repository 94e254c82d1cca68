# Фаза 2, вибух прянощів: прянощі, хробаки, їзда верхи.

event-spice_blown = { $amount ->
    [0] Тут ({ $node }) був би вибух прянощів, але там буря.
    [one] Вибух: { $amount } прянощі ({ $node }).
    [few] Вибух: { $amount } прянощі ({ $node }).
    [many] Вибух: { $amount } прянощів ({ $node }).
   *[other] Вибух: { $amount } прянощів ({ $node }).
}
event-spice_reshuffled = Скид карт прянощів стає новою колодою прянощів.
event-worm_set_aside = Хробака першого раунду відкладено.
event-shai_hulud = Шай-Хулуд!
event-worm = З'являється хробак: { $territory }.
event-worm_ignored = Цей хробак нікому не шкодить.
event-worm_sent = { $faction }: хробака спрямовано сюди — { $territory }.
event-worm_called = { $faction }: хробака прикликано сюди — { $territory }.
event-protected = { $faction }: загони фракції «{ $other }» захищено від хробака.

ask-place_worm = Ще один хробак: на яку піщану рівнину ви його спрямовуєте?
place_worm-option = { $territory }
place_worm-pass = Нікуди не спрямовувати
place_worm-leave = Не спрямовувати: він з'явиться тут — { $territory }
place_worm-ignored = Не спрямовувати: він нікому не зашкодить
ask-call_worm = На яку піщану рівнину ви кличете хробака?
call_worm-option = { $territory }
why-worm-needs-sand = Хробаки з'являються лише на піщаній рівнині, а «{ $territory }» не така.
ask-karama_worm = Прикликати хробака картою «Карама»?
karama_worm-option = Зіграти карту «{ $card }»
karama_worm-pass = Не зараз
ask-protect = З'являється хробак: { $territory }. Захистити загони фракції «{ $other }»?
protect-protect = Захистити
protect-pass = Лишити хробакові

ask-ride = Куди вирушать верхи ваші загони ({ $territory })?
ride-option = { $node }
ride-pass = Лишитися на місці
why-ride-same-territory = Верхи вирушають на іншу територію, а не сюди: { $node }.
why-node-in-storm = Там буря: { $node }.
why-stronghold-full = Там уже дві інші фракції: { $node }.
why-ally-there = Там загони вашого союзника: { $node }.
ask-ride_forces = Скільки загонів їде верхи звідси: { $node }?
ride_forces-option = { $number }
ask-ride_fedaykin = Скільки з вершників ({ $node }) — федайкіни?
ride_fedaykin-option = { $number }
why-number-range = Можна від { $low } до { $high }.
event-ride_announced = { $faction }: загони поїдуть верхи. Звідки: { $territory }, куди: { $node }.
event-rode = { $faction }: загонів верхи: { $count }. Звідки: { $from }, куди: { $node }.
