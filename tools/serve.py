"""Serves build/web to this machine's browsers: python -m tools.serve [--port 8000]."""

from __future__ import annotations

import argparse
import errno
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from game.host.page import TYPES, caching
from tools.bundle import BUILD


class Handler(SimpleHTTPRequestHandler):
    """Static files with the types a browser insists on, and no stale code ever."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        there = Path(self.translate_path(self.path)).is_file()
        self.send_header("Cache-Control", caching(self.path) if there else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing; a missing file is the browser's to report."""


class Server(ThreadingHTTPServer):
    """Quiet where a browser goes away in the middle of a file."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int) -> Server:
    """A server of that folder for this machine only; port 0 takes any free one."""
    return Server(("localhost", port), partial(Handler, directory=str(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    port = parser.parse_args().port
    if not (BUILD / "web/index.html").is_file():
        sys.exit("There is no build/web yet: run make bundle first.")
    try:
        serving = server(BUILD / "web", port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.exit(f"Port {port} is taken by another program: try make web PORT={port + 1}")
    print(f"Tikal is at http://localhost:{serving.server_port} (Ctrl-C ends it)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
