"""A post office for tests: takes every letter over SMTP and keeps it."""

from __future__ import annotations

import socketserver
import threading
from queue import Queue


class _Desk(socketserver.StreamRequestHandler):
    server: PostOffice

    def handle(self) -> None:
        self.wfile.write(b"220 post\r\n")
        while line := self.rfile.readline():
            command = line[:4].upper()
            if command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = []
                while (text := self.rfile.readline()) not in (b".\r\n", b""):
                    letter.append(text)
                self.server.letters.put(b"".join(letter).decode())
            elif command == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


class PostOffice(socketserver.ThreadingTCPServer):
    """Listens on a free port."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Desk)
        self.letters: Queue[str] = Queue()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def wait(self) -> str:
        """The next letter."""
        return self.letters.get(timeout=20)

    def close(self) -> None:
        self.shutdown()
        self.server_close()
