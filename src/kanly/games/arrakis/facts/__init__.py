"""What is printed: the board, the pieces, the leaders and the cards; in `reconstructed`, what nobody could read."""
