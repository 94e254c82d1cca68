"""People: accounts, sessions, notices."""
