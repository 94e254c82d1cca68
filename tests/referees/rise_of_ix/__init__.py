"""The referee of Rise of Ix."""
