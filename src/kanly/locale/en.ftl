# What Kanly itself says, whatever is played.

why-not-offered = { $option } cannot be chosen now.
why-not-about = This question is not about that.
why-not-picked = It is offered, but not with what you have picked.

# Whoever sits there, while nothing else is known of them: at a table it is their name.
seat-player = Player { $n }

# What a strong player would answer, and why.
hint-only = { $option }: there is nothing else to answer.
hint-alone = { $option }: about { $chance }% of the games tried from here are won this way, and nothing else came near.
hint-better = { $option }: about { $chance }% of the games tried from here are won this way; with the next best, “{ $other }”, { $rival }%.
hint-close = { $option }: about { $chance }% of the games tried from here are won this way; “{ $other }” is hardly worse ({ $rival }%).
hint-surer = { $option }: about { $chance }% of the games tried from here are won this way; “{ $other }” won { $rival }%, but of fewer games.
