"""`kanly arena`: bots against bots, measured."""

from kanly.cli.commands.arena.command import arena

__all__ = ["arena"]
