# Що сталося — для того, з ким це зробили.

to-you-steals = { $house } краде у вас карту інтриги.
to-you-swaps_objectives = { $house } і ви міняєтеся картами цілей: тепер кожна команда має обидва символи.
to-you-activates = { $house } активує вас.
to-you-token_swords = { $swords ->
    [one] { $house } — жетон Майстра меча: { $swords } меч отримуєте ви.
    [few] { $house } — жетон Майстра меча: { $swords } мечі отримуєте ви.
   *[many] { $house } — жетон Майстра меча: { $swords } мечів отримуєте ви.
}
to-you-hands_over = { $house } віддає вам { $what }.
to-you-hands_over_intrigues = { $cards ->
    [one] { $house } віддає вам { $cards } карту інтриги.
    [few] { $house } віддає вам { $cards } карти інтриг.
   *[many] { $house } віддає вам { $cards } карт інтриг.
}
to-you-assigns = { $house } віддає вам контракт «{ $contract }».
to-you-supports = { $house } підтримує вас.
to-you-concedes = { $house } пропускає вас уперед.
