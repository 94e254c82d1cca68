"""Phase 9, mentat pause and victory (R13)."""
