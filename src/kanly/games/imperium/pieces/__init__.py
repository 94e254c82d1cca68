"""The kinds of pieces that a box can hold: cards, spaces, posts, leaders, conflicts."""
