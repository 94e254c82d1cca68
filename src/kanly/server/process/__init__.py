"""One server process: its configuration, its start and stop, the application and the guard around it."""
