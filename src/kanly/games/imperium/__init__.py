"""Dune: Imperium. The game id `uprising` plays Dune: Imperium - Uprising with its modules."""
