"""The built bundle, served to the tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tools.serve import Handler, Server

SCRIPT = "/first.js"
TAG = f'<script src="{SCRIPT}"></script>'.encode()


class ScriptedSite(Server):
    """A server whose page runs scripts before its own, for a driver that cannot do that."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("localhost", 0), partial(_Scripted, directory=str(folder)))
        self.scripts: list[str] = []
        """None: the page is served as it was built."""
        self.origin = f"http://localhost:{self.server_port}/"


class _Scripted(Handler):
    server: ScriptedSite

    def do_GET(self) -> None:  # noqa: N802 - http.server's name
        if self.server.scripts and self.path == "/":
            built = Path(self.translate_path("/index.html")).read_bytes()
            self._answer(built.replace(b"<head>", b"<head>" + TAG, 1), "text/html; charset=utf-8")
        elif self.path == SCRIPT:
            scripts = "".join(f"{{{script}}}\n" for script in self.server.scripts)
            self._answer(scripts.encode(), "text/javascript; charset=utf-8")
        else:
            super().do_GET()

    def _answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
