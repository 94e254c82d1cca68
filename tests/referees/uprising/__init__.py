"""The referee of Uprising: sending agents, deploying, buying, combat, influence, Alliances and points."""
