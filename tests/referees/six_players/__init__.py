"""The referee of the team game: Uprising for six players."""
