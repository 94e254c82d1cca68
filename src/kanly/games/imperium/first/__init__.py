"""What only the first Dune: Imperium has: the Mentat, its leaders, and what its cards do to the sending of agents."""
