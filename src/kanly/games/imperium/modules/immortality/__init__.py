"""Immortality: the Bene Tleilax, their tracks and cards, and grafting (IMM)."""
