# Паузы: время для сделок и карт.

ask-pause = { $place ->
    [storm_number] Пауза перед движением бури. Вы готовы?
    [mentat] Итоги: время для сделок и карт. Вы готовы?
   *[other] Пауза: время для сделок и карт. Вы готовы?
}
pause-ready = Да, дальше
ask-ask_pause = Попросить о паузе
ask_pause-now = Как только на этот вопрос ответят
ask_pause-storm_number = Перед движением бури, когда её число известно
ask_pause-storm = После бури
ask_pause-spice_blow = После выброса Пряности
ask_pause-charity = После субсидий
ask_pause-revival = После восстановления
ask_pause-collection = После сбора Пряности
why-pause-never = За этим столом играют без пауз.
why-pause-once = В этом раунде вы уже просили о паузе.
why-pause-asked = Эта пауза и так будет: о ней уже попросили.
why-pause-always = В это время пауза есть всегда.

event-pause = { $place ->
    [now] Пауза.
    [storm_number] Пауза перед движением бури.
   *[other] Пауза.
}
event-pause_asked = { $place ->
    [now] { $faction }: просьба о паузе.
    [storm_number] { $faction }: просьба о паузе перед движением бури.
    [storm] { $faction }: просьба о паузе после бури.
    [spice_blow] { $faction }: просьба о паузе после выброса Пряности.
    [charity] { $faction }: просьба о паузе после субсидий.
    [revival] { $faction }: просьба о паузе после восстановления.
   *[collection] { $faction }: просьба о паузе после сбора Пряности.
}
