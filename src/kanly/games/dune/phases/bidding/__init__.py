"""Phase 4, bidding (R8)."""
