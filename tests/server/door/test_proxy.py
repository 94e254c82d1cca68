"""The documented set-up, with a real proxy in front that speaks TLS."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.conftest import Server
from tests.server.door.proxy import NAME, NGINX, OPENSSL, Proxy, documented_command, shown

pytestmark = pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx cannot be installed here")


def test_the_documented_proxy_lets_people_play(tmp_path: Path) -> None:
    """A browser takes a name, sets a table and plays, all through nginx; its cookie is for https only."""
    variables, arguments = documented_command()
    assert arguments[:2] == ["serve", "--db"]
    server = Server(f"sqlite:///{tmp_path}/kanly.db", tmp_path, **variables).start(command_line=True)
    proxy = Proxy(tmp_path, shown().replace("127.0.0.1:8080", f"127.0.0.1:{server.port}"))
    try:
        with proxy.browser() as browser:
            page = proxy.ask(browser, "GET", "/")
            assert (page.status_code, "Kanly" in page.text) == (200, True)
            assert "strict-transport-security" in page.headers
            guest = proxy.ask(browser, "POST", "/api/guests", json={"name": "Jessica"})
            assert guest.status_code == 201
            cookie = guest.headers["set-cookie"]
            assert "secure" in cookie.lower()
            browser.headers["cookie"] = cookie.split(";")[0]
            wish = {"game": "feud", "seats": [{"who": "me"}, {"who": "me"}]}
            made = proxy.ask(browser, "POST", "/api/tables", json=wish)
            assert made.status_code == 201
            id = made.json()["table"]["id"]
            with proxy.socket(f"/api/tables/{id}/socket?seat=0", cookie.split(";")[0]) as line:
                line.send('{"type":"hello","protocol":1}')
                assert json.loads(line.recv(10))["type"] == "welcome"
                rev = 0
                while not rev:
                    rev = json.loads(line.recv(10)).get("rev", 0)
                line.send(json.dumps({"type": "choose", "id": "a", "rev": rev, "choices": [["action", "harvest"]]}))
                while '"ack"' not in str(line.recv(10)):
                    pass
            rebound = proxy.ask(browser, "GET", "/", headers={"host": "rebound.example"})
            assert rebound.status_code == 421
            assert proxy.ask(browser, "GET", "/metrics").status_code == 403
    finally:
        proxy.close()
        server.close()
    assert NAME in variables["KANLY_URL"]
