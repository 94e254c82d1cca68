"""Live tables: the course of a game, its keeper, sockets, replays."""
