"""Dune: war, diplomacy and betrayal among six factions on the desert planet, for two to six players."""
