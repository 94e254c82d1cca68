# Що надруковано на картах, лідерах, локаціях, контрактах і конфліктах, рядок за рядком.

## Карти колоди

printed-cost = Ціна: { $n }
printed-factions = Фракція: { $icons }
printed-icons = Символи: { $icons }
printed-ignores-requirement = Агентові не потрібен вплив, якого вимагає локація
printed-agent = Агент: { $effect }
printed-reveal = Розкриття: { $effect }
printed-acquire = Коли придбано: { $effect }
printed-discard = Коли скинуто: { $effect }
printed-trash = Коли знищено: { $effect }

## Карти інтриг

printed-plot = Задум: { $effect }
printed-combat = Бій: { $effect }
printed-endgame = Кінець гри: { $effect }

## Локації

printed-space-icon = Символ: { $icons }
printed-needs = { $n ->
    [one] Потрібно { $n } очко впливу на фракцію «{ $faction }»
    [few] Потрібно { $n } очки впливу на фракцію «{ $faction }»
    [many] Потрібно { $n } очок впливу на фракцію «{ $faction }»
   *[other] Потрібно { $n } очка впливу на фракцію «{ $faction }»
}
printed-once = Один раз за гру для кожного дому
printed-visit = Відвідини: { $effect }
printed-visit-cost = Відвідини ({ $cost }): { $effect }
printed-or = АБО { $line }
printed-staying = Під час розкриття карт, поки тут стоїть ваш агент: { $effect }
printed-control = Бонус контролю, коли хтось відправляє сюди агента: { $effect }
printed-combat-space = Бойова локація: можна розгорнути загони
printed-maker = Локація видобутку: у кожному раунді, коли сюди ніхто не прийшов, додаткових прянощів стає на 1 більше
printed-post = Спостережний пункт: { $post }

## Лідери

printed-sending = «{ $ability }», у хід агента: { $effect }
printed-revealing = «{ $ability }», під час розкриття карт: { $effect }
printed-reached = «{ $ability }», щоразу, коли ваш вплив на фракцію «{ $faction }» зростає до 2: { $effect }
printed-smuggles = «{ $ability }»: отримати 1 прянощі щоразу, коли інший дім відправляє агента в локацію видобутку, за якою стежить ваш шпигун
printed-claims = «{ $ability }»: два контракти «Сардаукар» відкладено; взяти їх можете тільки ви
printed-without = Ви починаєте без карти «{ $card }»
printed-signet = «{ $ability }», коли агента відправляє ваш «Перстень із печаткою»: { $effect }
printed-track = Вишкіл починається звідси: { $next }
printed-node = Крок { $n }: { $effect }; далі { $next }
printed-last-node = Крок { $n }, останній: { $effect }
step-number = крок { $n }

## Контракти

## Конфлікти й цілі

printed-conflict = Рівень { $level }, символ: { $icon }
printed-protected = Конфлікт за локацію «{ $space }», під захистом Оборонної стіни
printed-first = Перше місце: { $effect }
printed-second = Друге місце: { $effect }
printed-third = Третє місце: { $effect }
printed-objective = Символ: { $icon }; вважається виграним конфліктом
printed-first-player = Власник — перший гравець раунду 1
