# Что произошло — для того, с кем это сделали.

to-you-steals = { $house } крадёт у вас карту интриги.
to-you-swaps_objectives = { $house } и вы меняетесь картами задач: теперь в каждой команде есть оба символа.
to-you-activates = { $house } активирует вас.
to-you-token_swords = { $swords ->
    [one] { $house } — жетон оружейника: { $swords } меч получаете вы.
    [few] { $house } — жетон оружейника: { $swords } меча получаете вы.
   *[many] { $house } — жетон оружейника: { $swords } мечей получаете вы.
}
to-you-hands_over = { $house } отдаёт вам { $what }.
to-you-hands_over_intrigues = { $cards ->
    [one] { $house } отдаёт вам { $cards } карту интриги.
    [few] { $house } отдаёт вам { $cards } карты интриг.
   *[many] { $house } отдаёт вам { $cards } карт интриг.
}
to-you-assigns = { $house } отдаёт вам контракт «{ $contract }».
to-you-supports = { $house } поддерживает вас.
to-you-concedes = { $house } пропускает вас вперёд.
