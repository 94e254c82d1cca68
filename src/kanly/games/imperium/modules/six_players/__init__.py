"""Uprising for six: two teams of a commander and two allies (SIX)."""
