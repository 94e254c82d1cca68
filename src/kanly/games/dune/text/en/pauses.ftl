# Pauses: a moment for deals and cards.

ask-pause = { $place ->
    [storm_number] Pause before the storm moves. Are you ready?
    [mentat] Mentat pause: time for deals and for cards. Are you ready?
   *[other] Pause: time for deals and for cards. Are you ready?
}
pause-ready = Ready
ask-ask_pause = Ask for a pause
ask_pause-now = As soon as this is answered
ask_pause-storm_number = Before the storm moves, once its number is known
ask_pause-storm = After the storm
ask_pause-spice_blow = After the spice blow
ask_pause-charity = After charity
ask_pause-revival = After revival
ask_pause-collection = After the collection
why-pause-never = This table plays without pauses.
why-pause-once = You have asked for a pause in this round already.
why-pause-asked = This pause is going to come anyway: somebody has asked for it.
why-pause-always = There is always a pause at that time.

event-pause = { $place ->
    [now] A pause.
    [storm_number] A pause before the storm moves.
   *[other] A pause.
}
event-pause_asked = { $place ->
    [now] { $faction } asks for a pause.
    [storm_number] { $faction } asks for a pause before the storm moves.
    [storm] { $faction } asks for a pause after the storm.
    [spice_blow] { $faction } asks for a pause after the spice blow.
    [charity] { $faction } asks for a pause after charity.
    [revival] { $faction } asks for a pause after revival.
   *[collection] { $faction } asks for a pause after the collection.
}
