"""Phase 1, storm (R5)."""
