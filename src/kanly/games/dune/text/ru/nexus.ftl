# Схождение: союзы.

event-nexus = Схождение: можно заключать и расторгать союзы.
event-nexus_over = Схождение окончено.
ask-break_alliance = { $faction }: расторгнуть свой союз?
break_alliance-break = Расторгнуть союз
break_alliance-pass = Остаться в союзе
event-alliance_broken = { $faction }: союз расторгнут.
ask-offer_alliance = { $faction }: кому вы предлагаете союз?
offer_alliance-option = { $faction }
offer_alliance-pass = Никому
why-alliance-own = Фракция «{ $faction }» не может заключить союз сама с собой.
why-alliance-already = Фракция «{ $faction }» уже ваш союзник.
why-alliance-offered = В это Схождение вы уже предлагали союз фракции «{ $faction }».
why-alliance-other = Вы оба уже в союзах; фракции «{ $faction }» пришлось бы выйти из своего.
why-alliance-full = В союзе с фракцией «{ $faction }» стало бы больше участников, чем { $number }.
ask-answer_alliance = { $faction }: предложение союза для фракции «{ $other }». Вы согласны?
answer_alliance-accept = Согласиться
answer_alliance-decline = Отказаться
event-alliance_offered = { $faction }: предложение союза для фракции «{ $other }».
event-alliance_refused = { $faction }: отказ от союза с фракцией «{ $other }».
event-alliance_declined = { $faction }: несогласие на союз фракций «{ $other }» и «{ $third }».
event-alliance_made = { $faction } и { $other } теперь союзники.
