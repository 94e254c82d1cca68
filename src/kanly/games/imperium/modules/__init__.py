"""Optional parts; each owns everything that it brings."""
