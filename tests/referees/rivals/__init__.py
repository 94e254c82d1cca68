"""The referee of rivals: games of Uprising for one and two players."""
