"""What differs between the desktop and the browser; `platform` is the one the game runs on."""

import sys

from game.platform.surface import (
    Arrival,
    Compositor,
    Element,
    Insets,
    Installing,
    NoWindow,
    Placed,
    Platform,
    Sharing,
    Storage,
    StorageError,
    Trouble,
)

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
    "Placed",
    "Platform",
    "Sharing",
    "Storage",
    "StorageError",
    "Trouble",
    "floats",
    "platform",
]
