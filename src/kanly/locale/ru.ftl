# Что говорит сама Kanly, во что бы ни играли.

why-not-offered = { $option }: сейчас это выбрать нельзя.
why-not-about = Этот вопрос не об этом.
why-not-picked = Это предложено, но не с тем, что вы выбрали.
# Whoever sits there, while nothing else is known of them: at a table it is their name.
seat-player = Игрок { $n }

# Как ответил бы сильный игрок и почему.
hint-only = { $option }: другого ответа нет.
hint-alone = { $option }: так выигрывается около { $chance } % партий, испытанных с этого места, остальное и близко не подошло.
hint-better = { $option }: так выигрывается около { $chance } % партий, испытанных с этого места; следующий по силе ответ «{ $other }» даёт { $rival } %.
hint-close = { $option }: так выигрывается около { $chance } % партий, испытанных с этого места; «{ $other }» почти не хуже ({ $rival } %).
hint-surer = { $option }: так выигрывается около { $chance } % партий, испытанных с этого места; ответ «{ $other }» дал { $rival } %, но партий было меньше.
