"""The nine phases of a round, in folders of their names; `rounds` has them in order (R4.1)."""
