"""The referee of the first Dune: Imperium."""
