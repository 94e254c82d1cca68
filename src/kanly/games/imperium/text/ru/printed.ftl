# Что напечатано на картах, планшетах лидеров, ячейках, контрактах и конфликтах, строка за строкой.

## Карты колоды

printed-cost = Стоимость: { $n }
printed-factions = Фракция: { $icons }
printed-icons = Символы: { $icons }
printed-ignores-requirement = Агенту не нужно влияние, которого требует ячейка
printed-agent = Агент: { $effect }
printed-reveal = Раскрытие: { $effect }
printed-acquire = При покупке: { $effect }
printed-discard = При сбросе: { $effect }
printed-trash = При удалении: { $effect }

## Карты интриг

printed-plot = Заговор: { $effect }
printed-combat = Сражение: { $effect }
printed-endgame = Цель: { $effect }

## Ячейки

printed-space-icon = Символ: { $icons }
printed-needs = { $n ->
    [one] Нужно { $n } влияние во фракции «{ $faction }»
   *[other] Нужно { $n } влияния во фракции «{ $faction }»
}
printed-once = 1 раз за игру для каждого дома
printed-visit = Посещение: { $effect }
printed-visit-cost = Посещение ({ $cost }): { $effect }
printed-or = ИЛИ { $line }
printed-staying = При раскрытии карт, пока здесь стоит ваш агент: { $effect }
printed-control = Бонус контроля, когда кто-либо отправляет сюда агента: { $effect }
printed-combat-space = Ячейка конфликта: можно разместить отряды в зоне конфликта
printed-maker = Ячейка с символом Подателя: в каждом раунде, когда сюда никто не пришёл, прибавляется 1 бонусная Пряность
printed-post = Наблюдательный пункт: { $post }

## Лидеры

printed-sending = «{ $ability }», в ход агента: { $effect }
printed-revealing = «{ $ability }», при раскрытии карт: { $effect }
printed-reached = «{ $ability }», всякий раз, когда ваше влияние во фракции «{ $faction }» возрастает до 2: { $effect }
printed-smuggles = «{ $ability }»: получить 1 Пряность всякий раз, когда другой дом отправляет агента в ячейку с символом Подателя, за которой следит ваш шпион
printed-claims = «{ $ability }»: два контракта «Сардаукары» отложены; взять их можете только вы
printed-without = Вы начинаете без карты «{ $card }»
printed-signet = «{ $ability }», когда агента отправляет ваше «Кольцо с печаткой»: { $effect }
printed-track = Обучение начинается отсюда: { $next }
printed-node = Шаг { $n }: { $effect }; дальше { $next }
printed-last-node = Шаг { $n }, последний: { $effect }
step-number = шаг { $n }

## Контракты

## Конфликты и задачи

printed-conflict = Уровень { $level }, символ: { $icon }
printed-protected = Конфликт за локацию «{ $space }», под защитой Барьерной Стены
printed-first = Первое место: { $effect }
printed-second = Второе место: { $effect }
printed-third = Третье место: { $effect }
printed-objective = Символ: { $icon }; считается выигранным конфликтом
printed-first-player = Владелец — первый игрок раунда 1
