"""Phase 5, revival (R9)."""
