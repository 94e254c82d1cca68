"""The CHOAM module: contracts (CHO)."""
