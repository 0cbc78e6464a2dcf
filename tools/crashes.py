"""Crashes of Chromium's own processes: what they were, from the dumps that they left."""

from __future__ import annotations

import time
from collections.abc import Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Error

from tools import minidump
from tools.bundle import BUILD

DUMPS: Final = BUILD / "crashes"
ENVIRONMENT: Final = {"BREAKPAD_DUMP_LOCATION": str(DUMPS)}
"""Tells Chromium where to leave its dumps; it has them in its user's folder otherwise."""
UNFINISHED: Final = "new"
"""The folder of dumps that are being written; whole ones are moved out of it."""
PATIENCE: Final = 30.0
"""Seconds that a dump may take to be written, on a busy machine."""

CRASHED: Final = ("Target crashed", "Page crashed")
"""What playwright says then."""


class TabCrashed(AssertionError):
    """The tab itself is gone: nothing that the game did or failed to do can be told from it."""


def dumps() -> dict[str, Path]:
    """All there are, of this run and of those before, by the names that they keep when they are
    whole and moved to another folder."""
    return {dump.name: dump for dump in DUMPS.glob("*/*.dmp")}


@contextmanager
def named(before: Container[str] | None = None) -> Iterator[None]:
    """Tells a crashed tab apart from whatever else playwright may fail at.

    Playwright tells a crash with the next thing that is asked of the tab, which may be long after
    its dump was written. Dumps are this crash's if they are not among those there were before: when
    the tab was opened, or, where nothing is given, now.

    Raises:
        TabCrashed: with the dump, where the tab has crashed.
    """
    known = dumps() if before is None else before
    try:
        yield
    except Error as error:
        if not any(words in error.message for words in CRASHED):
            raise
        raise TabCrashed(f"the tab crashed: {_told(known)}") from error


def _told(known: Container[str]) -> str:
    """What the dumps say that are not known yet, once all of them are whole."""
    end = time.monotonic() + PATIENCE
    while True:
        new = [dump for name, dump in sorted(dumps().items()) if name not in known]
        whole = [dump for dump in new if dump.parent.name != UNFINISHED]
        if (whole and whole == new) or time.monotonic() > end:
            return ", ".join(str(minidump.read(dump)) for dump in whole) or f"no dump in {DUMPS}"
        time.sleep(0.1)
