"""What an operator does with a database, whether servers work on it or not."""
