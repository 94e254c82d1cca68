# Що роблять лише лідери, вибір лідерів, контракти.

## Ефекти й умови

train = пройти один крок по треку вишколу й отримати те, що там зазначено
keep-memory = перемістити загін із запасу до спогадів
other-memories = повернути всі спогади в запас, узяти по карті за кожен і назавжди перевернути карту лідера
repeat-space = ще раз застосувати ефекти цієї локації
spy-followed = { $first }; якщо він стежить за локацією з символом { $icons }: { $effect }
no-deployment = до кінця ходу ви не можете розгортати підрозділи
negotiate = розмістити переговірника на полі Ікса
if-visiting = якщо ви відправили агента в локацію фракції { $factions }
if-costing = якщо вона коштує { $n } або більше

lacks-training = Ваш вишкіл завершено.
lacks-supply = У вашому запасі не лишилося загонів.
lacks-ix-board = Поля Ікса в цій партії немає.

## Запитання

ask-training = Яким шляхом піде ваш вишкіл?
training-option = { $effect }
why-not-training = Звідти, де ви тепер, трек туди не веде.
why-not-leader-taken = { $leader } вже очолює інший дім.
why-not-leader-left-out = { $leader } не бере участі в цьому виборі.

## Події

event-trains = { $house } продовжує вишкіл.
event-remembers = { $troops ->
    [0] { $house } не повертає спогадів у запас.
    [one] { $house } повертає в запас { $troops } спогад.
    [few] { $house } повертає в запас { $troops } спогади.
    [many] { $house } повертає в запас { $troops } спогадів.
   *[other] { $house } повертає в запас { $troops } спогади.
}
event-flips_leader = { $house }: тепер це { $leader }.
event-keeps_memory = { $house } додає загін до спогадів.
event-repeats = { $house } ще раз застосовує локацію «{ $space }».
event-no_deployment = { $house } не розгортає підрозділів цього ходу.
