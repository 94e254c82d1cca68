# Дім Гаґал, в іграх для одного та двох.

leader-house_hagal = Дім Гаґал
party-house_hagal = { leader-house_hagal }
printed-house-hagal = Противник двох гравців: ним керує колода Дому Гаґал; нагород і переможних очок він не отримує
setting-difficulty-help = Найманець: ви починаєте з 1 солярієм і 1 прянощами, Конкуренти — без загонів у гарнізоні. Сардаукар: кожен Конкурент починає з картою інтриги, а ментат коштує вам 5 соляріїв. Ментат: Конкуренти раніше отримують Майстрів меча й розгортають загони обачно. Квізац Хадерах: крім того, вам ніколи не отримати Майстра меча.
setting-rival_choice-help = Навмання або на ваш вибір; Пол Атрід і Гелена Річез Конкурентами не бувають.
setting-harvest_strict = «Збір прянощів» зважає й на зайняті локації
setting-harvest_strict-help = Якщо найбагатшу локацію зайнято, карту пропускають; інакше беруть найбагатшу з вільних.
if-best-harvest = якщо в цій вільній локації найбільше додаткових прянощів
harvest-all = прибрати всі додаткові прянощі; Конкурент одного гравця отримує їх разом із тим, що дає локація
event-loses_control = { $house } втрачає контроль над локацією «{ $space }».

## Карти Дому Гаґал

hagal-hagal_conspire = { space-conspire }
hagal-hagal_wealth = { space-wealth }
hagal-hagal_foldspace = { space-fold_space }
hagal-hagal_selective_breeding = { space-selective_breeding }
hagal-hagal_hardy_warriors = { space-hardy_warriors }
hagal-hagal_stillsuits = { space-stillsuits }
hagal-hagal_rally_troops = { space-rally_troops }
hagal-hagal_hall_of_oratory = { space-hall_of_oratory }
hagal-hagal_carthag = Карфаг
hagal-hagal_harvest_spice = Збір прянощів
hagal-hagal_arrakeen_signet = Арракін (печатка)
