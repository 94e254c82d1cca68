# Сражения.

event-attack = { $side } атакует: { $from } → { $area }.
ask-battle_card = Сбросить карту планирования за ещё 1 кубик?
battle_card-option = Сбросить «{ $card }»
battle_card-done = Больше не сбрасывать
event-battle_rolled = { $side } бросает кубики ({ $dice }): попадания { $hits }, щиты { $shields }, особые { $specials }.
ask-special = Кто использует особый результат? (осталось: { $n })
special-generic = { $figure }: 1 попадание
special-option = { $leader }: попадания { $hits }, щиты { $shields }
why-no-special = Этот командир не участвует или уже использовал особый результат.
event-battle_damage = { $side }: попадания { $hits }, щиты { $shields }{ $cancelled ->
        [0] { "" }
       *[other] { " " }(отменено { $cancelled })
    }; потери: { $n }.
ask-loss = { $area }: кто получает попадание? (осталось: { $n })
ask-excess = { $area }: слишком много отрядов. Какой убрать?
figure-option = { $figure }
figure-option-leader = { $leader }
figure-option-token = Жетон: { $token }
event-lost = { $side } теряет ({ $area }): { $figure }.
event-reduced = { $side }, { $area }: { $figure } становится обычным отрядом.
event-special_hits = { $side } получает попадания ({ $area }): { $n }.
event-rolled = Кубики ({ $dice }): попадания { $hits }, щиты { $shields }, особые { $specials }.
ask-battle_on = Продолжаете сражение?
battle_on-continue = Продолжить
battle_on-continue-cost = Продолжить: вы получаете 1 попадание
battle_on-cease = Прекратить
event-ceased = { $side } прекращает атаку.
ask-retreat = Отступаете?
retreat-retreat = Отступить
retreat-retreat-sent = Отступить: куда, выбирает атакующий
retreat-stand = Держаться
ask-retreat_to = { $area }: куда отступает этот легион?
ask-retreat_to-enemy = { $area }: куда вы отправляете отступающий легион врага?
retreat_to-option = { $area }
why-not-retreat_to = { $area }: не соседняя или не свободна для защитника.
event-retreated = { $side } отступает: { $from } → { $area }.
event-battle_lost = { $side }: атака отбита ({ $area }).
event-battle_won = { $side } побеждает в сражении ({ $area }).
ask-advance = Продвинуться: { $area }?
advance-advance = Продвинуться
advance-advance-sietch = Продвинуться: сиетч разрушен, превосходство +{ $n }
advance-advance-settlement = Продвинуться: поселение разрушено, каждый маркер предвидения +{ $n }
advance-stay = Остаться
advance-stay-sietch = Остаться: сиетч уцелеет
advance-stay-settlement = Остаться: поселение уцелеет
event-advanced = { $side } продвигается: { $area }.
event-destroyed = Поселение уничтожено ({ $area }), ранг { $rank }.
