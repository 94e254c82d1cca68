"""What is printed: the map, the factions, their leaders and the three decks."""
