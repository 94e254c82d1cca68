"""One running game: the stage that plays its scenes, what its table remembers, standing orders, why not, who won."""
