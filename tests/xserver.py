"""A screen that nobody sees: Xvfb, its windows, and a hand on its keyboard (xdotool)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

NEEDED = ("Xvfb", "xdotool", "xwininfo")
_GEOMETRY = r"(?:Absolute upper-left [XY]|Width|Height):\s+(-?\d+)"
MISSING = [tool for tool in NEEDED if not shutil.which(tool)]
PATIENCE = 60.0  # seconds


@dataclass(frozen=True)
class Window:
    """Where a window is, without its frame."""

    id: str
    x: int
    y: int
    width: int
    height: int


class Screen:
    """A display of X11."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tool(self, *arguments: str) -> str:
        """What xdotool says."""
        return self._said("xdotool", *arguments)

    def _said(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return done.stdout

    def window(self, name: str) -> Window | None:
        """The visible window of this class, if there is one."""
        found = self.tool("search", "--onlyvisible", "--class", name).split()
        if not found:
            return None
        # xdotool counts a frame twice
        told = self._said("xwininfo", "-id", found[-1])
        values = [int(number) for number in re.findall(_GEOMETRY, told)]
        return Window(found[-1], *values) if len(values) == 4 else None

    def press(self, window: Window, *keys: str) -> None:
        """Presses keys one after another with the window in front."""
        self.tool("windowfocus", "--sync", window.id)
        self.tool("key", *keys)

    def click(self, window: Window, x: int, y: int) -> None:
        """Clicks on a place in the window."""
        self.tool("mousemove", "--window", window.id, str(x), str(y), "click", "1")


@contextmanager
def screen(width: int, height: int) -> Iterator[Screen]:
    """A new one of this size."""
    reading, writing = os.pipe()
    size = f"{width}x{height}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield Screen(f":{told.readline().strip()}")
    finally:
        server.terminate()
        server.wait()


Seen = TypeVar("Seen")


def awaited(look: Callable[[], Seen | None], what: str) -> Seen:
    """What is seen once there is something to see."""
    latest = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < latest, f"{what} did not come within {PATIENCE:g} s"
        time.sleep(0.05)
    return seen
