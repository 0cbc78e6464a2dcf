"""Crashes of Chromium's own processes: what they were, from the dumps that they left."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Error

from tools import minidump
from tools.bundle import BUILD

DUMPS: Final = BUILD / "crashes"
ENVIRONMENT: Final = {"BREAKPAD_DUMP_LOCATION": str(DUMPS)}
"""Tells Chromium where to leave its dumps; it has them in its user's folder otherwise."""
PATIENCE: Final = 10.0
"""Seconds that a dump may take to be written."""

CRASHED: Final = ("Target crashed", "Page crashed")
"""What playwright says then."""


class TabCrashed(AssertionError):
    """The tab itself is gone: nothing that the game did or failed to do can be told from it."""


def dumps() -> set[Path]:
    """All there are, of this run and of those before."""
    return set((DUMPS / "pending").glob("*.dmp"))


@contextmanager
def named() -> Iterator[None]:
    """Tells a crashed tab apart from whatever else playwright may fail at.

    Raises:
        TabCrashed: with the dump, where the tab crashed meanwhile.
    """
    before = dumps()
    try:
        yield
    except Error as error:
        if not any(words in error.message for words in CRASHED):
            raise
        raise TabCrashed(f"the tab crashed: {_told(before)}") from error


def _told(before: set[Path]) -> str:
    end = time.monotonic() + PATIENCE
    while not (new := dumps() - before) and time.monotonic() < end:
        time.sleep(0.1)
    return ", ".join(str(minidump.read(dump)) for dump in sorted(new)) or f"no dump in {DUMPS}"
