# Ходи гравців: про що питають, що пропонують.

## Хід

ask-turn = Ваш хід: відправите агента чи розкриєте карти?
ask-agent-turn = Агент на місці: що далі?
ask-reveal-turn = { $persuasion ->
    [one] Розкриття карт, лишилося { $persuasion } очко переконливості: що далі?
    [few] Розкриття карт, лишилося { $persuasion } очки переконливості: що далі?
    [many] Розкриття карт, лишилося { $persuasion } очок переконливості: що далі?
   *[other] Розкриття карт, лишилося { $persuasion } очка переконливості: що далі?
}
turn-reveal = Розкрити карти з руки
turn-all = Виконати все обов'язкове в цьому порядку
turn-end = Завершити хід
turn-buy = { $cost ->
    [one] Придбати карту «{ $card }» за { $cost } очко переконливості
    [few] Придбати карту «{ $card }» за { $cost } очки переконливості
    [many] Придбати карту «{ $card }» за { $cost } очок переконливості
   *[other] Придбати карту «{ $card }» за { $cost } очка переконливості
}
turn-deploy = { $n ->
    [one] Розгорнути { $n } загін у Зоні конфлікту
    [few] Розгорнути { $n } загони в Зоні конфлікту
    [many] Розгорнути { $n } загонів у Зоні конфлікту
   *[other] Розгорнути { $n } загону в Зоні конфлікту
}
play-option = { $card }: агент у локацію «{ $space }»
play-option-cost = { $card }: агент у локацію «{ $space }» ({ $cost })
play-intrigue = Зіграти карту «{ $intrigue }»: { $effect }
ask-choice = Що з цього?
ask-settle = Що виконати далі?
settle-done = Решту залишити

## Шпигуни

ask-infiltrate = Проникнення: якого шпигуна ви відкликаєте?
infiltrate-option = Шпигун: { $post }
ask-gather = Збір розвідданих: відкликати шпигуна, щоб узяти карту?
gather-option = Відкликати шпигуна ({ $post }), узяти 1 карту
gather-pass = Залишити шпигунів на місцях
ask-spy = Де ви розміщуєте шпигуна?
spy-option = Пункт: { $post }
spy-pass = Не розміщувати шпигуна
ask-recall_first = У запасі немає шпигунів: якого відкликати спершу, без ефекту?
recall_first-option = Шпигун: { $post }
recall_first-pass = Жодного: не розміщувати шпигуна
ask-recall = Якого шпигуна ви відкликаєте?
recall-option = Шпигун: { $post }

## Про що питають ефекти

ask-faction = { $n ->
    [one] На яку фракцію ви здобуваєте { $n } очко впливу?
    [few] На яку фракцію ви здобуваєте всі { $n } очки впливу?
    [many] На яку фракцію ви здобуваєте всі { $n } очок впливу?
   *[other] На яку фракцію ви здобуваєте всі { $n } очка впливу?
}
faction-option = { $faction }
ask-lose = На яку фракцію ви втрачаєте 1 очко впливу?
lose-option = { $faction }
ask-two_factions = На які дві фракції ви здобуваєте по 1 очку впливу?
two_factions-option = { $first } і { $second }
ask-heir = Ви втрачаєте союз із фракцією «{ $faction }»: кому він дістанеться?
heir-option = { $house }
ask-discard = Яку карту ви скидаєте?
discard-option = { $card }
ask-trash = Яку карту ви знищуєте?
trash-option-hand = { $card } — з руки
trash-option-discard = { $card } — зі скиду
trash-option-play = { $card } — у грі
ask-trash_intrigue = Яку карту інтриги ви знищуєте?
trash_intrigue-option = { $intrigue }
ask-acquire = Яку карту ви придбаваєте?
acquire-option = { $card }
ask-set_aside = Яку карту Ряду ви відкладаєте?
set_aside-option = { $card }
ask-recall_agent = Звідки ви відкликаєте агента?
recall_agent-option = { $space }
ask-troops = Скільки загонів ви розгортаєте в Зоні конфлікту?
troops-option = { $n }
ask-retreat = Скільки загонів ви відводите?
retreat-option = { $n }

## Контракти

