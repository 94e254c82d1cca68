"""The open protocol between a server and its clients: messages as msgspec classes, nothing else.

`lobby` is what HTTP requests carry, `socket` what goes over the WebSocket of a seat, `telling` what both tell of a
game. docs/protocol.md shows each one.
"""
