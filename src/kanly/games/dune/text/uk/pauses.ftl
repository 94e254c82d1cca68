# Паузи: час для угод і карт.

ask-pause = { $place ->
    [storm_number] Пауза перед рухом бурі. Ви готові?
    [mentat] Підсумки: час для угод і карт. Ви готові?
   *[other] Пауза: час для угод і карт. Ви готові?
}
pause-ready = Так, далі
ask-ask_pause = Попросити про паузу
ask_pause-now = Щойно на це запитання дадуть відповідь
ask_pause-storm_number = Перед рухом бурі, коли її число відоме
ask_pause-storm = Після бурі
ask_pause-spice_blow = Після вибуху прянощів
ask_pause-charity = Після субсидій
ask_pause-revival = Після відродження
ask_pause-collection = Після збирання прянощів
why-pause-never = За цим столом грають без пауз.
why-pause-once = У цьому раунді ви вже просили про паузу.
why-pause-asked = Ця пауза й так буде: про неї вже попросили.
why-pause-always = У цей час пауза є завжди.

event-pause = { $place ->
    [now] Пауза.
    [storm_number] Пауза перед рухом бурі.
   *[other] Пауза.
}
event-pause_asked = { $place ->
    [now] { $faction }: прохання про паузу.
    [storm_number] { $faction }: прохання про паузу перед рухом бурі.
    [storm] { $faction }: прохання про паузу після бурі.
    [spice_blow] { $faction }: прохання про паузу після вибуху прянощів.
    [charity] { $faction }: прохання про паузу після субсидій.
    [revival] { $faction }: прохання про паузу після відродження.
   *[collection] { $faction }: прохання про паузу після збирання прянощів.
}
