"""The printed sets: every card, space, leader, conflict and contract as data. Importing this fills the tables."""

from __future__ import annotations

from kanly.games.imperium.sets import uprising

__all__ = ["uprising"]
