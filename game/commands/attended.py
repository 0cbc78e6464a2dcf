"""A host that the game's window has started: it tells how it stands, and ends with the window."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Mapping
from threading import Thread
from typing import Final

PORTS: Final = 10
"""How many ports are tried, one after the other."""
_LOOK: Final = 0.5
"""Seconds between two looks at how many guests there are."""


class WindowGone(Exception):
    """The window has ended, or wants the host to end."""


def tell(facts: Mapping[str, object]) -> None:
    """Tell the window something: a line of JSON."""
    print(json.dumps(facts), flush=True)


async def attend(present: Callable[[], Mapping[str, int]]) -> None:
    """Tell who is present whenever that changes.

    Raises:
        WindowGone: the window has closed this process's input, as its end does too.
    """
    gone = asyncio.Event()
    loop = asyncio.get_running_loop()
    Thread(target=_wait_for_end, args=(loop, gone), daemon=True).start()
    told: Mapping[str, int] = {}
    while not gone.is_set():
        if (now := present()) != told:
            told = now
            tell(now)
        try:
            await asyncio.wait_for(gone.wait(), _LOOK)
        except TimeoutError:
            continue
    raise WindowGone


def _wait_for_end(loop: asyncio.AbstractEventLoop, gone: asyncio.Event) -> None:
    sys.stdin.read()
    loop.call_soon_threadsafe(gone.set)
