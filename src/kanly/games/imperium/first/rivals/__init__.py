"""House Hagal in the first game: one opponent for two players, two rivals for one (BAS-100 to BAS-136)."""
