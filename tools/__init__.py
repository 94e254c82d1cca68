"""Programs for those who work on Kanly."""
