"""What people and programs see of a table: views, words, the almanac, the board as text."""
