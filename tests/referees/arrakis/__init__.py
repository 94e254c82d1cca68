"""The referee of War for Arrakis: movement, stacking, battles, dice, spice, tracks and victory."""
