"""The static server."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools.bundle import BUILD, ROOT
from tools.serve import Server, server


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "runtime-0a1b").mkdir()
    for name in ("index.html", "a.js", "runtime-0a1b/a.mjs", "runtime-0a1b/a.wasm"):
        (tmp_path / name).write_text("content")
    serving = server(tmp_path, port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield serving
    serving.shutdown()
    serving.server_close()


def get(serving: Server, path: str) -> HTTPResponse:
    connection = HTTPConnection("localhost", serving.server_port)
    connection.request("GET", path)
    return connection.getresponse()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/a.js", "text/javascript"),
        ("/runtime-0a1b/a.mjs", "text/javascript"),
        ("/runtime-0a1b/a.wasm", "application/wasm"),
    ],
)
def test_files_come_with_the_type_a_browser_insists_on(
    serving: Server, path: str, kind: str
) -> None:
    answer = get(serving, path)
    assert answer.status == 200
    assert (answer.getheader("Content-Type") or "").startswith(kind)


def test_only_what_is_named_by_its_content_may_be_kept(serving: Server) -> None:
    assert get(serving, "/").getheader("Cache-Control") == "no-cache"
    assert get(serving, "/a.js").getheader("Cache-Control") == "no-cache"
    kept = get(serving, "/runtime-0a1b/a.wasm").getheader("Cache-Control") or ""
    assert "immutable" in kept


def test_what_is_not_there_is_404_and_asked_for_again(serving: Server) -> None:
    answer = get(serving, "/runtime-0a1b/nothing.js")
    assert answer.status == 404
    assert answer.getheader("Cache-Control") == "no-cache"


@pytest.mark.skipif(not (BUILD / "web/index.html").is_file(), reason="run make bundle first")
def test_a_taken_port_is_told_with_a_way_out(serving: Server) -> None:
    port = serving.server_port
    command = [sys.executable, "-m", "tools.serve", "--port", str(port)]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert f"Port {port} is taken" in done.stderr
    assert f"PORT={port + 1}" in done.stderr
