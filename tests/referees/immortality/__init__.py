"""The referee of Immortality, for every number of players."""
