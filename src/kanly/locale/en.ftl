# What Kanly itself says, whatever is played.

why-not-offered = { $option } cannot be chosen now.
why-not-about = This question is not about that.
why-not-picked = It is offered, but not with what you have picked.
# Whoever sits there, while nothing else is known of them: at a table it is their name.
seat-player = Player { $n }

# What a strong player would answer, and why.
hint-only = { $option }: there is nothing else to answer.
hint-alone = { $option }: it wins in about { $chance } % of the games that were tried from here, and nothing else came near.
hint-better = { $option }: it wins in about { $chance } % of the games that were tried from here; the next best, “{ $other }”, in { $rival } %.
hint-close = { $option }: about { $chance } % of the games that were tried from here are won so; “{ $other }” is hardly worse ({ $rival } %).
hint-surer = { $option }: about { $chance } % of the games that were tried from here are won so; “{ $other }” won { $rival } %, but of fewer games.
