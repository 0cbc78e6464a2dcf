"""The page as a host serves it, beside its tables."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.driver import Drive
from tools.bundle import BUILD, ROOT

ASK = """
address => new Promise(answer => {
    const socket = new WebSocket(address);
    socket.onopen = () => socket.send('{"do": "list"}');
    socket.onmessage = message => answer(message.data);
    socket.onerror = () => answer("refused");
})
"""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[str]:
    """The address of a host of the built page."""
    command = [sys.executable, "-m", "game", "host", "--address", "127.0.0.1", "--port", "0"]
    command += ["--data", str(tmp_path / "tables"), "--page", str(BUILD / "web")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            yield next(word for word in process.stdout.readline().split() if "://" in word)
        finally:
            process.kill()


def test_the_page_starts_and_may_speak_to_its_own_host(drive: Drive, hosted: str) -> None:
    drive.origin = hosted
    drive.open()
    socket = hosted.replace("http", "ws") + "tables"
    assert json.loads(drive.page.evaluate(ASK, socket)) == {"tables": []}


def test_the_page_opens_its_tables(drive: Drive, hosted: str) -> None:
    drive.origin = hosted
    drive.open()
    drive.tap("title/tables")
    drive.wait_for("tables/make")


def test_a_page_of_another_origin_may_not(drive: Drive, hosted: str) -> None:
    drive.page.goto(hosted.replace("127.0.0.1", "localhost") + "licenses/")
    socket = hosted.replace("http", "ws") + "tables"
    assert drive.page.evaluate(ASK, socket) == "refused"
