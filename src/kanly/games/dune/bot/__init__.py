"""How the greedy bot of Dune thinks: one file a subject, all of them from what a seat may know."""
