"""Kanly: play the Dune board games with people, bots and programs, every rule enforced."""

__version__ = "0.1.0"
