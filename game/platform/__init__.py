"""What differs between the desktop and the browser; `platform` is the one the game runs on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.platform.values import (
    Arrival,
    Element,
    Insets,
    Installing,
    NoWindow,
    PlacedPicture,
    StorageError,
    Trouble,
)

if TYPE_CHECKING:
    # nothing asks for them while the game runs: the snapshot does without
    from game.platform.surface import Compositor, Platform, Sharing, Storage

if sys.platform == "emscripten":
    from game.platform.web import Web as _Here
else:
    from game.platform.desktop import Desktop as _Here

platform: Platform = _Here()


def floats() -> bool:
    """True while the system moves a part of the window for which nothing is drawn."""
    return platform.compositor is not None and platform.compositor.floats


__all__ = [
    "Arrival",
    "Compositor",
    "Element",
    "Insets",
    "Installing",
    "NoWindow",
    "PlacedPicture",
    "Platform",
    "Sharing",
    "Storage",
    "StorageError",
    "Trouble",
    "floats",
    "platform",
]
