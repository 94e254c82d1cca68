"""Planning and prescience cards: what their effects do."""
