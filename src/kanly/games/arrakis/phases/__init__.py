"""A round in the order of play."""
