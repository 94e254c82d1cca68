"""How the greedy bot thinks: one file a subject, all of them from what a seat may know."""
