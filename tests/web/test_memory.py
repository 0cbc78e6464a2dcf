"""What the page holds for itself: little more than the files that Python reads."""

from __future__ import annotations

from typing import Final

from tests.web.driver import Drive

MEGABYTE: Final = 1 << 20
HERE: Final = 13.0
"""Megabytes once the rest is here: all files, and a megabyte for pixels on their way."""


def buffers(drive: Drive) -> float:
    """Megabytes in JavaScript's buffers; the collector comes when it likes, and is not called."""
    session = drive.page.context.new_cdp_session(drive.page)
    held: float = session.send("Runtime.getHeapUsage")["backingStorageSize"]
    session.detach()
    return held / MEGABYTE


def test_what_was_unpacked_is_let_go_at_once(drive: Drive) -> None:
    drive.open()
    drive.wait(lambda: drive.page.evaluate("window.tikal.rest.state") == "here", "the rest")
    drive.wait(lambda: buffers(drive) < HERE, "the rest's archives to go", patience=5)
