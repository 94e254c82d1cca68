"""Phase 7, battle (R11, R15.3)."""
