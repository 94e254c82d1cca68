"""Phase 2, spice blow and nexus (R6, R14)."""
