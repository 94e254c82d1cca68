# Слова стола в терминале и события вне фаз.

phase-set_up = Подготовка к игре
word-round = Раунд
word-spice = Пряность
word-reserves = резерв
word-tanks = баки
word-hand = рука:
word-traitors = предатели:
word-allies = союзники:
word-auction = Аукцион
word-battle = Бой
place = { $territory }, сектор { $sector }
bank = хранилище Пряности

map-storm = буря в секторе { $sector }
map-wall-destroyed = Барьерная Стена разрушена
map-blow = здесь выброс Пряности
map-in-storm = в буре
map-circle = { $faction } (круг в секторе { $sector })
map-sectors = секторы { $sectors }
map-advisors = советницы Бене Гессерит

event-round = Начинается раунд { $round }.
event-phase = { $phase }.
event-flipped = { $side ->
    [fighters] { $faction }: советниц, ставших воинами: { $count } ({ $node }).
   *[advisors] { $faction }: воинов, ставших советницами: { $count } ({ $node }).
}
event-lost = { $cause ->
    [storm] { $faction }: в буре потеряно отрядов: { $count } ({ $node }).
    [worm] { $faction }: от песчаного червя потеряно отрядов: { $count } ({ $node }).
    [battle] { $faction }: в бою потеряно отрядов: { $count } ({ $node }).
    [atomics] { $faction }: от атомного оружия потеряно отрядов: { $count } ({ $node }).
    [explosion] { $faction }: при взрыве потеряно отрядов: { $count } ({ $node }).
    [ally] { $faction }: потеряно отрядов: { $count } ({ $node }); союзникам нельзя быть там вместе.
   *[other] { $faction }: потеряно отрядов: { $count } ({ $node }).
}
event-spice_lost = { $amount ->
    [one] Пропала { $amount } Пряность ({ $node }).
   *[other] Пропало { $amount } Пряности ({ $node }).
}
event-card_taken = { $faction }: взята карта «{ $card }».
event-discarded = { $faction }: сброшена карта «{ $card }».
event-paid = { $receiver ->
    [bank] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность в хранилище.
       *[other] { $faction }, плата: { $amount } Пряности в хранилище.
    }
    [atreides] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность Атрейдесам.
       *[other] { $faction }, плата: { $amount } Пряности Атрейдесам.
    }
    [bene_gesserit] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность ордену Бене Гессерит.
       *[other] { $faction }, плата: { $amount } Пряности ордену Бене Гессерит.
    }
    [emperor] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность Императору.
       *[other] { $faction }, плата: { $amount } Пряности Императору.
    }
    [fremen] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность Фрименам.
       *[other] { $faction }, плата: { $amount } Пряности Фрименам.
    }
    [spacing_guild] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность Гильдии.
       *[other] { $faction }, плата: { $amount } Пряности Гильдии.
    }
   *[harkonnen] { $amount ->
        [one] { $faction }, плата: { $amount } Пряность Харконненам.
       *[other] { $faction }, плата: { $amount } Пряности Харконненам.
    }
}
event-spice_gained = { $amount ->
    [one] { $faction }: получена { $amount } Пряность из хранилища.
   *[other] { $faction }: получено { $amount } Пряности из хранилища.
}
event-treachery_reshuffled = Сброс карт уловок становится новой колодой.

party-atreides = Атрейдесы
party-bene_gesserit = Бене Гессерит
party-emperor = Император
party-fremen = Фримены
party-spacing_guild = Гильдия
party-harkonnen = Харконнены
