# Карти на будь-який час: «Гхола» і «Транс правди».

ask-ghola = Зіграти карту «Гхола»
ghola-leader = Повернути: { $leader }
ghola-kwisatz_haderach = Повернути Квізац Хадераха
ghola-forces = { $specials ->
    [0] { $count ->
        [one] Повернути { $count } загін
        [few] Повернути { $count } загони
        [many] Повернути { $count } загонів
       *[other] Повернути { $count } загону
    }
   *[other] { $count ->
        [1] Повернути 1 загін із зірочкою
        [one] Повернути { $count } загін, із зірочкою: { $specials }
        [few] Повернути { $count } загони, із зірочкою: { $specials }
        [many] Повернути { $count } загонів, із зірочкою: { $specials }
       *[other] Повернути { $count } загону, із зірочкою: { $specials }
    }
}

ask-truthtrance = Зіграти карту «Транс правди»
truthtrance-ask = Поставити запитання фракції «{ $faction }»
why-truthtrance-target = Фракцію «{ $faction }» спитати не можна: питають лише інших гравців цієї партії.
ask-trance = Про що ви питаєте фракцію «{ $faction }»?
trance-card = Чи маєте ви карту «{ $card }»?
trance-traitor = { $leader } — ваш зрадник?
trance-spice = { $count ->
    [one] Чи маєте ви хоча б { $count } прянощі?
    [few] Чи маєте ви хоча б { $count } прянощі?
    [many] Чи маєте ви хоча б { $count } прянощів?
   *[other] Чи маєте ви хоча б { $count } прянощів?
}
trance-predicted_faction = Ви провістили перемогу фракції «{ $third }»?
trance-predicted_round = Ви провістили перемогу в раунді { $count }?
trance-plan_card = Чи є у вашому плані карта цього виду: { $kind }?
trance-plan_leader = { $leader } бере участь у вашому плані?
trance-plan_dial = Чи виставляєте ви на диску не менше { $count }?
why-trance-plan = Фракція «{ $faction }» зараз не складає такого плану.
why-trance-prediction = Фракція «{ $faction }» такого не провіщала.
why-trance-absent = { $leader } не бере участі в цій партії.
ask-trance_answer-plan_card = Чи буде у вашому плані карта цього виду: { $kind }? Відповідь вас зв'яже.
ask-trance_answer-plan_leader = { $leader } бере участь у вашому плані? Відповідь вас зв'яже.
ask-trance_answer-plan_dial = Чи виставите ви на диску не менше { $count }? Відповідь вас зв'яже.
trance_answer-yes = Так
trance_answer-no = Ні
why-trance-answer = Жоден план, який ви можете скласти, не дотримає такої відповіді.

event-asked_card = { $faction }: запитання до фракції «{ $other }» — чи маєте ви карту «{ $card }»?
event-asked_traitor = { $faction }: запитання до фракції «{ $other }» — чи ваш зрадник { $leader }?
event-asked_spice = { $count ->
    [one] { $faction }: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощі?
    [few] { $faction }: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощі?
    [many] { $faction }: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощів?
   *[other] { $faction }: запитання до фракції «{ $other }» — чи маєте ви хоча б { $count } прянощів?
}
event-asked_predicted_faction = { $faction }: запитання до фракції «{ $other }» — чи провіщено перемогу фракції «{ $third }»?
event-asked_predicted_round = { $faction }: запитання до фракції «{ $other }» — чи провіщено перемогу в раунді { $count }?
event-asked_plan_card = { $faction }: запитання до фракції «{ $other }» — чи є у вашому плані карта цього виду: { $kind }?
event-asked_plan_leader = { $faction }: запитання до фракції «{ $other }» — чи бере участь у вашому плані { $leader }?
event-asked_plan_dial = { $faction }: запитання до фракції «{ $other }» — чи виставляєте ви на диску не менше { $count }?
event-answered = { $answer ->
    [yes] { $faction }: так.
   *[no] { $faction }: ні.
}

trance-card_kind = Чи маєте ви карту цього виду: { $kind }?
trance-storm_card = Ви бачили, що число наступної бурі — { $count }?
trance-spice_card = Ви бачили, що наступна карта прянощів — «{ $territory }»?
trance-spice_worm = Ви бачили, що наступна карта прянощів — Шай-Хулуд?
trance-will_attack = Ви нападете на мене до наступної фази «Підсумки» ({ $territory })?
trance-will_ship = Ви висадитеся до наступної фази «Підсумки» ({ $territory })?
trance-will_bid = Ви ще зробите ставку в цій фазі?
trance-will_ally = Ви проголосуєте на наступному Сходженні за союз із фракцією «{ $third }»?
trance-own_words = Запитання, яке я поставив за столом своїми словами
why-trance-unseen = Фракція «{ $faction }» цієї карти не дивилася.
why-trance-intention = Фракції «{ $faction }» зараз нема чого такого вирішувати.
ask-trance_answer-will_attack = Ви нападете до наступної фази «Підсумки» ({ $territory })? Відповідь вас зв'яже.
ask-trance_answer-will_ship = Ви висадитеся до наступної фази «Підсумки» ({ $territory })? Відповідь вас зв'яже.
ask-trance_answer-will_bid = Ви ще зробите ставку в цій фазі? Відповідь вас зв'яже.
ask-trance_answer-will_ally = Ви проголосуєте на наступному Сходженні за союз із фракцією «{ $third }»? Відповідь вас зв'яже.
ask-trance_answer-own_words = Ваша відповідь на запитання, поставлене за столом, — по честі?
why-trance-vow = Такої відповіді ви не змогли б дотримати.

event-asked_card_kind = { $faction }: запитання до фракції «{ $other }» — чи маєте ви карту цього виду: { $kind }?
event-asked_storm_card = { $faction }: запитання до фракції «{ $other }» — чи бачили ви, що число наступної бурі — { $count }?
event-asked_spice_card = { $faction }: запитання до фракції «{ $other }» — чи бачили ви, що наступна карта прянощів — «{ $territory }»?
event-asked_spice_worm = { $faction }: запитання до фракції «{ $other }» — чи бачили ви, що наступна карта прянощів — Шай-Хулуд?
event-asked_will_attack = { $faction }: запитання до фракції «{ $other }» — чи нападете ви на мене до наступної фази «Підсумки» ({ $territory })?
event-asked_will_ship = { $faction }: запитання до фракції «{ $other }» — чи висадитеся ви до наступної фази «Підсумки» ({ $territory })?
event-asked_will_bid = { $faction }: запитання до фракції «{ $other }» — чи зробите ви ще ставку в цій фазі?
event-asked_will_ally = { $faction }: запитання до фракції «{ $other }» — чи проголосуєте ви на наступному Сходженні за союз із фракцією «{ $third }»?
event-asked_own_words = { $faction }: запитання до фракції «{ $other }» своїми словами, поставлене за столом.
event-answered_on_honour = { $answer ->
    [yes] { $faction }: так. По честі: правила цього перевірити не можуть.
   *[no] { $faction }: ні. По честі: правила цього перевірити не можуть.
}
