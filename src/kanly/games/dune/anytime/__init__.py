"""What may be done at any moment: cards, Karama, deals, showing cards (R4.4, R16)."""
