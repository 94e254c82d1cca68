"""The proxy that docs/server.md shows: nginx with TLS, before servers on loopback."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

import httpx
from tests.server.conftest import free_port
from websockets.sync.client import ClientConnection, connect

DOCS = (Path(__file__).parents[3] / "docs/server.md").read_text(encoding="utf-8")
NAME = "kanly.example"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/sbin:/usr/local/bin")
OPENSSL = shutil.which("openssl")
FRAME = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_rlimit_nofile 4096;
events {{ worker_connections 4000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
{shown}
}}
"""


def shown(block: int = 0) -> str:
    """A block for nginx from the docs."""
    return str(re.findall(r"^```nginx\n(.*?)^```", DOCS, re.MULTILINE | re.DOTALL)[block])


def documented_command() -> tuple[dict[str, str], list[str]]:
    """Variables and arguments of the command that stands behind a proxy."""
    words = re.findall(r"^    (KANLY_URL=.*)$", DOCS, re.MULTILINE)[0].split()
    at = words.index("kanly")
    return dict(word.split("=", 1) for word in words[:at]), words[at + 1 :]


class Proxy:
    """nginx as the docs set it up, but for its ports and its certificate."""

    def __init__(self, folder: Path, config: str) -> None:
        assert NGINX is not None
        assert OPENSSL is not None
        self.port = free_port()
        key, certificate = folder / "kanly.example.key", folder / "kanly.example.pem"
        command = [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                   "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                   "-keyout", str(key), "-out", str(certificate)]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
        config = config.replace("/etc/ssl/", f"{folder}/").replace("listen 443", f"listen 127.0.0.1:{self.port}")
        path = folder / "nginx.conf"
        path.write_text(FRAME.format(folder=folder, shown=config))
        self.trusted = ssl.create_default_context(cafile=str(certificate))
        self._process = subprocess.Popen([NGINX, "-c", str(path), "-e", str(folder / "error.log")])
        while True:
            assert self._process.poll() is None, (folder / "error.log").read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return

    def browser(self) -> httpx.Client:
        """A browser that has opened the server's page."""
        return httpx.Client(
            transport=httpx.HTTPTransport(verify=self.trusted),
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": NAME, "origin": f"https://{NAME}"},
        )

    def ask(self, browser: httpx.Client, method: str, path: str, **options: object) -> httpx.Response:
        """A request to the server by its name, which leads here."""
        return browser.request(method, path, extensions={"sni_hostname": NAME}, **options)  # type: ignore[arg-type]

    def socket(self, path: str, cookie: str) -> ClientConnection:
        """A socket that the page of a browser opens."""
        line = socket.create_connection(("127.0.0.1", self.port))
        headers = {"cookie": cookie, "origin": f"https://{NAME}"}
        return connect(f"wss://{NAME}{path}", sock=line, ssl=self.trusted, server_hostname=NAME,
                       additional_headers=headers, proxy=None)  # fmt: skip

    def close(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()
