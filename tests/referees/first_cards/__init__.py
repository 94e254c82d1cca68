"""The referee of Uprising's decks with the first game's cards mixed in."""
