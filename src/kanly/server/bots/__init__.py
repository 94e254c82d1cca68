"""Where bots think: worker processes."""
