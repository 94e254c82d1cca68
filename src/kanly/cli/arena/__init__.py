"""`kanly arena`: bots against bots, measured."""

from kanly.cli.arena.command import arena

__all__ = ["arena"]
