"""The game in its window, where Continue is chosen as soon as it is offered.

python -m tools.kill.continuing [RECORD]: from a record's position, if one is given.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.app import run
from game.platform import Element, platform
from game.tikal.rules.records import read

CONTINUE = "title/continue"


def publish(elements: Sequence[Element], status: str = "") -> None:  # noqa: ARG001
    """Clicks on Continue where it is among the elements."""
    for one in elements:
        if one["id"] == CONTINUE:
            x, y, width, height = one["rect"]
            pos = (round(x + width / 2), round(y + height / 2))
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, touch=False))


def main(arguments: Sequence[str]) -> None:
    platform.publish = publish  # type: ignore[method-assign]
    match = read(Path(arguments[0]).read_bytes()) if arguments else None
    asyncio.run(run(match))


if __name__ == "__main__":
    main(sys.argv[1:])
