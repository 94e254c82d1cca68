"""Dune: the classic game of war, diplomacy and betrayal for two to six players, basic and advanced."""
