# Бої.

event-attack = { $side } атакує: { $from } → { $area }.
ask-battle_card = Скинути карту планування за ще 1 кубик?
battle_card-option = Скинути «{ $card }»
battle_card-done = Більше не скидати
event-battle_rolled = { $side } кидає кубики ({ $dice }): влучання { $hits }, щити { $shields }, особливі { $specials }.
ask-special = Хто використовує особливий результат? (залишилось: { $n })
special-generic = { $figure }: 1 влучання
special-option = { $leader }: влучання { $hits }, щити { $shields }
why-no-special = Цей командир не бере участі або вже використав особливий результат.
event-battle_damage = { $side }: влучання { $hits }, щити { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(скасовано { $cancelled })
    }; втрати: { $n }.
ask-loss = { $area }: хто отримує влучання? (залишилось: { $n })
ask-excess = { $area }: забагато загонів. Який прибрати?
figure-option = { $figure }
figure-option-leader = { $leader }
figure-option-token = Жетон: { $token }
event-lost = { $side } втрачає ({ $area }): { $figure }.
event-reduced = { $side }, { $area }: { $figure } стає звичайним загоном.
event-special_hits = { $side } отримує влучання ({ $area }): { $n }.
event-rolled = Кубики ({ $dice }): влучання { $hits }, щити { $shields }, особливі { $specials }.
ask-battle_on = Продовжуєте бій?
battle_on-continue = Продовжити
battle_on-continue-cost = Продовжити: ви отримуєте 1 влучання
battle_on-cease = Припинити
event-ceased = { $side } припиняє атаку.
ask-retreat = Відступаєте?
retreat-retreat = Відступити
retreat-retreat-sent = Відступити: куди, вибирає нападник
retreat-stand = Триматися
ask-retreat_to = { $area }: куди відступає цей легіон?
ask-retreat_to-enemy = { $area }: куди ви відправляєте ворожий легіон, що відступає?
retreat_to-option = { $area }
why-not-retreat_to = { $area }: не сусідня або не вільна для захисника.
event-retreated = { $side } відступає: { $from } → { $area }.
event-battle_lost = { $side }: атаку відбито ({ $area }).
event-battle_won = { $side } перемагає в бою ({ $area }).
ask-advance = Просунутися: { $area }?
advance-advance = Просунутися
advance-advance-sietch = Просунутися: січ зруйновано, перевага +{ $n }
advance-advance-settlement = Просунутися: поселення зруйновано, кожен маркер передбачення +{ $n }
advance-stay = Залишитися
advance-stay-sietch = Залишитися: січ уціліє
advance-stay-settlement = Залишитися: поселення вціліє
event-advanced = { $side } просувається: { $area }.
event-destroyed = Поселення знищено ({ $area }), ранг { $rank }.
