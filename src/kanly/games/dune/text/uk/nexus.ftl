# Сходження: союзи.

event-nexus = Сходження: можна укладати й розривати союзи.
event-nexus_over = Сходження завершено.
ask-break_alliance = { $faction }: розірвати свій союз?
break_alliance-break = Розірвати союз
break_alliance-pass = Лишитися в союзі
event-alliance_broken = { $faction }: союз розірвано.
ask-offer_alliance = { $faction }: кому ви пропонуєте союз?
offer_alliance-option = { $faction }
offer_alliance-pass = Нікому
why-alliance-own = Фракція «{ $faction }» не може укласти союз сама із собою.
why-alliance-already = Фракція «{ $faction }» вже ваш союзник.
why-alliance-offered = У це Сходження ви вже пропонували союз фракції «{ $faction }».
why-alliance-other = Ви обоє вже в союзах; фракції «{ $faction }» довелося б вийти зі свого.
why-alliance-full = У союзі з фракцією «{ $faction }» стало б більше учасників, ніж { $number }.
ask-answer_alliance = { $faction }: пропозиція союзу для фракції «{ $other }». Ви згодні?
answer_alliance-accept = Погодитися
answer_alliance-decline = Відмовитися
event-alliance_offered = { $faction }: пропозиція союзу для фракції «{ $other }».
event-alliance_refused = { $faction }: відмова від союзу з фракцією «{ $other }».
event-alliance_declined = { $faction }: незгода на союз фракцій «{ $other }» і «{ $third }».
event-alliance_made = { $faction } і { $other } тепер союзники.
