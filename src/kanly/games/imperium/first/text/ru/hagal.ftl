# Дом Хагаль, в играх для одного и двоих.

leader-house_hagal = Дом Хагаль
party-house_hagal = { leader-house_hagal }
printed-house-hagal = Противник двух игроков: им управляет колода Дома Хагаль; наград и победных очков он не получает
setting-difficulty-help = Наёмник: вы начинаете с 1 солярием и 1 Пряностью, оппоненты — без отрядов в гарнизоне. Сардаукар: каждый оппонент начинает с картой интриги, а ментат стоит вам 5 соляриев. Ментат: оппоненты раньше получают оружейников и размещают отряды с оглядкой. Квисатц Хадерах: кроме того, вам никогда не получить оружейника.
setting-rival_choice-help = Случайно или по вашему выбору; Пол Атрейдес и Хелена Ришез оппонентами не бывают.
setting-harvest_strict = «Сбор Пряности» смотрит и на занятые ячейки
setting-harvest_strict-help = Если самая богатая ячейка занята, карта пропускается; иначе берётся самая богатая из свободных.
if-best-harvest = если в этой свободной ячейке больше всего бонусной Пряности
harvest-all = убрать всю бонусную Пряность; оппонент одиночного игрока получает её вместе с тем, что даёт ячейка
event-loses_control = { $house } теряет контроль над локацией «{ $space }».

## Карты Дома Хагаль

hagal-hagal_conspire = { space-conspire }
hagal-hagal_wealth = { space-wealth }
hagal-hagal_foldspace = { space-fold_space }
hagal-hagal_selective_breeding = { space-selective_breeding }
hagal-hagal_hardy_warriors = { space-hardy_warriors }
hagal-hagal_stillsuits = { space-stillsuits }
hagal-hagal_rally_troops = { space-rally_troops }
hagal-hagal_hall_of_oratory = { space-hall_of_oratory }
hagal-hagal_carthag = Карфаг
hagal-hagal_harvest_spice = Сбор Пряности
hagal-hagal_arrakeen_signet = Арракин (печать)
