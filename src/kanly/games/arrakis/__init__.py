"""Dune: War for Arrakis, with The Spacing Guild: the war of two Houses for a planet, for two players."""
