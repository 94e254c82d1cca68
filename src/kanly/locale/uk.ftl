# Що каже сама Kanly, хоч би у що грали.

why-not-offered = { $option }: зараз цього вибрати не можна.
why-not-about = Це запитання не про це.
