"""The Python client: a program on another machine finds a table and takes a seat.

from kanly.client import Lobby

lobby = Lobby("http://localhost:8080")
lobby.guest("Thufir")
table = lobby.create("dune", seats=["me", "bot", "bot"])
with lobby.seat(table.table.id, 0) as seat:
    while seat.wait_for_question():
        seat.choose(seat.ask.options[0].option)
    print(seat.ending.ranking)
"""

from kanly.client.lobby import Lobby, ServerSaid
from kanly.client.seat import Refused, Seat

__all__ = ["Lobby", "Refused", "Seat", "ServerSaid"]
