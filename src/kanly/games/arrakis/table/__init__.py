"""What is true at a table, and how to look at it and change it."""
