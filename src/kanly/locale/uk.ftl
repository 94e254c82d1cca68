# Що каже сама Kanly, хоч би у що грали.

why-not-offered = { $option }: зараз цього вибрати не можна.
why-not-about = Це запитання не про це.
why-not-picked = Це запропоновано, але не з тим, що ви вибрали.
# Whoever sits there, while nothing else is known of them: at a table it is their name.
seat-player = Гравець { $n }

# Як відповів би сильний гравець і чому.
hint-only = { $option }: іншої відповіді немає.
hint-alone = { $option }: так виграється близько { $chance } % партій, випробуваних звідси, решта й близько не підійшла.
hint-better = { $option }: так виграється близько { $chance } % партій, випробуваних звідси; наступна за силою відповідь «{ $other }» дає { $rival } %.
hint-close = { $option }: так виграється близько { $chance } % партій, випробуваних звідси; «{ $other }» майже не гірша ({ $rival } %).
hint-surer = { $option }: так виграється близько { $chance } % партій, випробуваних звідси; відповідь «{ $other }» дала { $rival } %, але партій було менше.
