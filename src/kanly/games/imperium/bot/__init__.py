"""How the greedy bot thinks, one file a subject."""
