# Что произошло.

## Раунд

event-round = Начинается раунд { $round }.
event-phase = Фаза: { $phase }.
event-conflict = Конфликт этого раунда: «{ $trophy }».
event-defends = { $house } отправляет отряд на защиту локации.
event-bonus_spice = В ячейке «{ $space }» теперь бонусной Пряности: { $spice }.
event-first_player = Первый игрок: { $house }.
event-endgame = Игра заканчивается.
event-final = { $points ->
    [one] { $house }: { $points } победное очко.
    [few] { $house }: { $points } победных очка.
    [many] { $house }: { $points } победных очков.
   *[other] { $house }: { $points } победного очка.
}

## Ходы

event-turn = Ходит { $house }.
event-reveal_turn = { $house } раскрывает карты.
event-turn_ends = { $house } заканчивает ход.
event-clean_up = { $strength ->
    [0] { $house } убирает карты.
   *[other] { $house } убирает карты; боевая сила: { $strength }.
}
event-sends = { $house } разыгрывает карту «{ $card }» и отправляет агента в ячейку «{ $space }».
event-infiltrates = { $house } проводит внедрение в ячейку «{ $space }».
event-gathers = { $house } проводит разведку; наблюдательный пункт: { $post }.
event-control_bonus = { $house } получает бонус за контроль локации «{ $space }».
event-smuggles = { $house } провозит Пряность контрабандой из ячейки «{ $space }».
event-does = { $house } — { $clause }.

## Карты

event-draws = { $cards ->
    [one] { $house } берёт { $cards } карту.
    [few] { $house } берёт { $cards } карты.
    [many] { $house } берёт { $cards } карт.
   *[other] { $house } берёт { $cards } карты.
}
event-drew = Вы берёте карту «{ $card }».
event-shuffles = { $house } перемешивает сброс в новую колоду.
event-draws_intrigue = { $cards ->
    [0] { $house } не находит ни одной карты интриги.
    [one] { $house } берёт { $cards } карту интриги.
    [few] { $house } берёт { $cards } карты интриг.
    [many] { $house } берёт { $cards } карт интриг.
   *[other] { $house } берёт { $cards } карты интриг.
}
event-drew_intrigue = Вы берёте карту интриги «{ $intrigue }».
event-discards = { $house } сбрасывает карту «{ $card }».
event-trashes = { $house } удаляет карту «{ $card }».
event-trashes_intrigue = { $house } удаляет карту интриги «{ $intrigue }».
event-reveals = { $house } раскрывает карту «{ $card }».
event-returns = { $house } возвращает на руку карту «{ $card }».
event-acquires = { $house } покупает карту «{ $card }».
event-sets_aside = { $house } откладывает карту «{ $card }».
event-removes = Карта «{ $card }» выходит из игры.
event-row = Новая карта на рынке: «{ $card }».
event-steals = { $house } крадёт карту интриги; её теряет { $other }.
event-stole = Украденная карта: «{ $intrigue }».
event-plays_intrigue = { $house } разыгрывает карту интриги «{ $intrigue }».
event-lays = { $house } оставляет карту «{ $intrigue }» лежать открытой.
event-triggers = { $house }: срабатывает карта «{ $intrigue }».

## Ресурсы, войска, влияние

event-gains = { $house } получает { $what }.
event-pays = { $house } платит { $what }.
event-points = { $points ->
    [one] { $house } получает { $points } победное очко.
    [few] { $house } получает { $points } победных очка.
    [many] { $house } получает { $points } победных очков.
   *[other] { $house } получает { $points } победного очка.
}
event-recruits = { $troops ->
    [0] { $house } не может нанять отряды: их не осталось.
    [one] { $house } нанимает { $troops } отряд.
    [few] { $house } нанимает { $troops } отряда.
    [many] { $house } нанимает { $troops } отрядов.
   *[other] { $house } нанимает { $troops } отряда.
}
event-supply_short = { $troops ->
    [one] В запасе не хватило { $troops } отряда: { $house }.
   *[other] В запасе не хватило { $troops } отрядов: { $house }.
}
event-deploys = { $troops ->
    [one] { $house } размещает в зоне конфликта { $troops } отряд.
    [few] { $house } размещает в зоне конфликта { $troops } отряда.
    [many] { $house } размещает в зоне конфликта { $troops } отрядов.
   *[other] { $house } размещает в зоне конфликта { $troops } отряда.
}
event-reinforces = { $troops ->
    [one] { $house } размещает в зоне конфликта { $troops } отряд из личного запаса.
    [few] { $house } размещает в зоне конфликта { $troops } отряда из личного запаса.
    [many] { $house } размещает в зоне конфликта { $troops } отрядов из личного запаса.
   *[other] { $house } размещает в зоне конфликта { $troops } отряда из личного запаса.
}
event-retreats = { $troops ->
    [one] { $house } отводит { $troops } отряд.
    [few] { $house } отводит { $troops } отряда.
    [many] { $house } отводит { $troops } отрядов.
   *[other] { $house } отводит { $troops } отряда.
}
event-loses_troops = { $troops ->
    [one] { $house } теряет { $troops } отряд.
    [few] { $house } теряет { $troops } отряда.
    [many] { $house } теряет { $troops } отрядов.
   *[other] { $house } теряет { $troops } отряда.
}
event-loses_fielded = { $troops ->
    [one] { $house } теряет { $troops } отряд в зоне конфликта.
    [few] { $house } теряет { $troops } отряда в зоне конфликта.
    [many] { $house } теряет { $troops } отрядов в зоне конфликта.
   *[other] { $house } теряет { $troops } отряда в зоне конфликта.
}
event-summons = { $worms ->
    [one] { $house } размещает { $worms } песчаного червя.
    [few] { $house } размещает { $worms } песчаных червей.
    [many] { $house } размещает { $worms } песчаных червей.
   *[other] { $house } размещает { $worms } песчаного червя.
}
event-swords = { $swords ->
    [one] { $house } получает { $swords } меч.
    [few] { $house } получает { $swords } меча.
    [many] { $house } получает { $swords } мечей.
   *[other] { $house } получает { $swords } меча.
}
event-influence = { $change ->
    [1] { $house } получает влияние во фракции «{ $faction }»: теперь { $now }.
   *[other] { $house } теряет влияние во фракции «{ $faction }»: теперь { $now }.
}
event-point = { $change ->
    [1] { $house }: победное очко за { $why ->
        [alliance] союз с фракцией «{ $faction }»
       *[influence] влияние 2 на фракцию «{ $faction }»
    }.
   *[-1] { $house } теряет победное очко: { $why ->
        [alliance] союз с фракцией «{ $faction }»
       *[influence] влияние на фракцию «{ $faction }» ниже 2
    }.
}
event-allies = { $house } заключает союз с фракцией «{ $faction }».
event-alliance_back = Союза с фракцией «{ $faction }» больше ни у кого нет.
event-seat = { $house } занимает место в Высшем Совете.
event-swordmaster = { $house } получает оружейника.
event-hooks = { $house } берёт крюк Подателя.
event-wall = { $house } подрывает Барьерную Стену.
event-controls = { $house } берёт под контроль локацию «{ $space }».
event-places_spy = { $house } отправляет шпиона; наблюдательный пункт: { $post }.
event-recalls_spy = { $house } возвращает шпиона; наблюдательный пункт: { $post }.
event-recalls_agent = { $house } возвращает агента из ячейки «{ $space }».

## Сражение

event-combat_passes = { $house } пасует.
event-strengths = Боевая сила: { $strengths }.
strength-of = { $house } — { $n }
strength-and = { $first }, { $second }
event-rewarded = { $times ->
    [1] { $place ->
        [1] { $house } получает награду за первое место.
        [2] { $house } получает награду за второе место.
       *[other] { $house } получает награду за третье место.
    }
   *[other] { $place ->
        [1] { $house } получает награду за первое место дважды: там песчаный червь.
        [2] { $house } получает награду за второе место дважды: там песчаный червь.
       *[other] { $house } получает награду за третье место дважды: там песчаный червь.
    }
}
event-wins = { $house } побеждает в конфликте «{ $trophy }».
event-unwon = В конфликте «{ $trophy }» никто не побеждает.
event-pairs = { $house } составляет пару карт; символ: { $icon }.

## Контракты

