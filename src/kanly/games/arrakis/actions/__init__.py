"""What a player does with an action die."""
