"""Where pictures, sounds and fonts lie.

In a checkout and in the browser's archive they lie beside the package. In an installed package,
and in the stand-alone program made of it, they lie inside: site-packages is no place for a folder
called sounds (pyproject.toml puts them there).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[1]
_INSIDE: Final = _PACKAGE / "assets"
_ASSETS: Final = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent

SPRITES: Final = _ASSETS / "sprites"
SOUNDS: Final = _ASSETS / "sounds"
FONTS: Final = _ASSETS / "fonts"
