"""Everything that differs between desktop and browser; ``platform`` is the one in use."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.platform.values import (
    Element,
    Insets,
    Installing,
    LoadingState,
    NoWindow,
    PlacedPicture,
    StorageError,
    Trouble,
)

if TYPE_CHECKING:
    # type checking only: this keeps them out of the snapshot that the page starts from
    from game.platform.surface import (
        Assistive,
        Compositor,
        Platform,
        Portion,
        Sharing,
        Storage,
    )

if sys.platform == "emscripten":
    from game.platform.web import Web as _Here
else:
    from game.platform.desktop import Desktop as _Here

platform: Platform = _Here()


def floats() -> bool:
    """Return True while the system moves a floating picture, for which nothing need be drawn."""
    return platform.compositor is not None and platform.compositor.floats


__all__ = [
    "Assistive",
    "Compositor",
    "Element",
    "Insets",
    "Installing",
    "LoadingState",
    "NoWindow",
    "PlacedPicture",
    "Platform",
    "Portion",
    "Sharing",
    "Storage",
    "StorageError",
    "Trouble",
    "floats",
    "platform",
]
