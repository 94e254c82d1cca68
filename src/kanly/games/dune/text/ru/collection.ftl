# Фаза 8, сбор Пряности.

event-collected = { $amount ->
    [one] { $faction }: собрана { $amount } Пряность ({ $node }).
   *[other] { $faction }: собрано { $amount } Пряности ({ $node }).
}
