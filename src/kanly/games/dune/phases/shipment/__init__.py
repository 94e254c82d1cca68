"""Phase 6, shipment and movement (R10)."""
