# Phase 9, mentat pause.

event-bribes_taken = { $faction } takes { $amount } spice of bribes behind the shield.
event-won = { $how ->
    [victory-strongholds] { $faction } holds enough strongholds and wins.
    [victory-two_players] { $faction } holds enough strongholds and wins.
    [victory-alliance] { $faction } wins with an alliance that holds enough strongholds.
    [victory-prediction] { $faction } had foreseen this victory and wins instead.
    [victory-fremen] The desert is free: { $faction } wins.
    [victory-guild] Nobody controls the planet: { $faction } wins.
    [victory-fremen_last] Nobody controls the planet: { $faction } wins.
   *[victory-most_strongholds] { $faction } holds most strongholds and wins.
}
victory-strongholds = Enough strongholds in round { $round }.
victory-two_players = Enough strongholds in round { $round }.
victory-alliance = Enough strongholds for the alliance in round { $round }.
victory-prediction = The Bene Gesserit had foreseen the victory in round { $round }.
victory-fremen = After round { $round } the desert is free.
victory-guild = After round { $round } nobody controls the planet: the Guild has what it wants.
victory-fremen_last = After round { $round } nobody controls the planet: it belongs to the Fremen.
victory-most_strongholds = Most strongholds after round { $round }.
