"""Many processes on one PostgreSQL: what they tell each other, and requests that come to the wrong one."""
