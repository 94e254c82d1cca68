"""What is true at a table, and the verbs that change it: purses, hands, spies, influence, the pool."""
