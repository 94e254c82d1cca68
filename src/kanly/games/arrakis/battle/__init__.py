"""A battle from the attack to the advance."""
