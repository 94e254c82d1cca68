"""The rivals: parties without a seat, in games for one and two (RIV)."""
