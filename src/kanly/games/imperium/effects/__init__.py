"""Effects: what they are (`base`), how they are put together (`combine`), and one file for each sort of them."""
