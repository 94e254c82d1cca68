"""The round in the order of play (RND)."""
