"""Oasis: travellers reach one well after another. The highest card drinks, the lowest digs for a better one."""

from oasis.game import GAME

__all__ = ["GAME"]
