"""The game in two portions: what the title needs, and what comes behind it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tools.bundle.packed import SUFFIX, packed, tarred

Portions = tuple[dict[str, bytes], dict[str, bytes]]

TITLE = re.compile(
    r"assets/(main\.py"
    r"|game/locale/.*"
    r"|fonts/Vollkorn.*\.ttf"
    r"|sprites/(index\.json|icon_(settings|sound_).*))$"
)
PICTURE = re.compile(r"assets/sprites/title(_portrait)?\.jpg$")
"""The title's picture for each way to hold the device: only one of them is waited for."""
UNREACHED = re.compile(
    r"assets/(game/(__main__\.pyc|players/tournament/|commands/(?!__init__|workloads)"
    r"|platform/(desktop|file_lock|file_sharing|files|sdl|window.*)\.pyc)|sprites/app_icon\.png)"
)
"""What no page can come to: the command line's, but for what tools/bench runs, the desktop's. Its
window's icon is one of them: a page has its own."""
MODULES = ["game.app", "game.scenes.waiting", "game.settings.dialog"]
"""What the title and its dialogs are made of: all that these import is in the snapshot."""


def divide(files: Mapping[str, bytes], library: Mapping[str, bytes], held: set[str]) -> Portions:
    """The files of the title and of the rest by name; what the snapshot holds is in neither.

    held: names of modules.
    """
    first = {name: content for name, content in files.items() if TITLE.match(name)}
    behind = {f"library/{name}": content for name, content in library.items()}
    behind |= {name: content for name, content in files.items() if name not in first}
    return first, {
        name: content
        for name, content in behind.items()
        if _module(name) not in held and not PICTURE.match(name) and not UNREACHED.match(name)
    }


def write(portions: Portions, files: Mapping[str, bytes], app: Path) -> None:
    """Packs the portions into two files of the folder, title.bin and rest.bin, and puts the title's
    pictures beside them."""
    for name, content in zip(("title", "rest"), portions, strict=True):
        (app / f"{name}{SUFFIX}").write_bytes(packed(tarred(content)))
    for name in filter(PICTURE.match, files):
        (app / Path(name).name).write_bytes(files[name])


def _module(file: str) -> str:
    """The module whose bytecode a file holds; for other files, no module's name."""
    _top, _slash, path = file.partition("/")
    return path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
