"""A person at a terminal: what is shown, what may be typed, and where games are saved."""
