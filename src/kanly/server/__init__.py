"""The table server: tables that many people share and nothing can lose. It knows the kernel and none of the games."""
