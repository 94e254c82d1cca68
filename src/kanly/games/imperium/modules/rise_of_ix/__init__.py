"""Rise of Ix: tech tiles, dreadnoughts, the shipping track, and cards that infiltrate and unload (IX)."""
