"""What differs between the desktop and the browser; `platform` is the one the game runs on."""

import sys

from game.platform.surface import (
    Arrival,
    Element,
    Insets,
    Installing,
    NoWindow,
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

__all__ = [
    "Arrival",
    "Element",
    "Insets",
    "Installing",
    "NoWindow",
    "Platform",
    "Sharing",
    "Storage",
    "StorageError",
    "Trouble",
    "platform",
]
