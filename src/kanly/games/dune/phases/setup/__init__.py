"""Before the first round (R3)."""
