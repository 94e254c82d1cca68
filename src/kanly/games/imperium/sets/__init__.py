"""The printed sets: every card, space, leader, conflict and contract as data."""
