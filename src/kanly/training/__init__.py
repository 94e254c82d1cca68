"""Training: a game's lessons for searches, learnt from games that its own bots play against each other."""
