"""Feud: a small game of Houses that scout, duel and bribe. It exists to use every feature of the kernel.

A round: hands are filled, every House takes a turn of two actions, smugglers raid. In the end the most spice wins.
"""

from feud.game import GAME

__all__ = ["GAME"]
