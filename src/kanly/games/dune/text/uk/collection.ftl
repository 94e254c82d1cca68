# Фаза 8, збирання прянощів.

event-collected = { $amount ->
    [one] { $faction }: зібрано { $amount } прянощі ({ $node }).
    [few] { $faction }: зібрано { $amount } прянощі ({ $node }).
    [many] { $faction }: зібрано { $amount } прянощів ({ $node }).
   *[other] { $faction }: зібрано { $amount } прянощів ({ $node }).
}
