"""The game in two portions: what the title needs, and what comes behind it."""

from __future__ import annotations

import re
from pathlib import Path

from tools.bundle.packed import SUFFIX, packed, tarred, unzipped

TITLE = re.compile(
    r"assets/(main\.py"
    r"|game/(__init__|app|journey)\.pyc"
    r"|game/(locale|platform|ui)/.*"
    r"|game/scenes/((__init__|idle|waiting)\.pyc|(settings|title)/.*)"
    r"|fonts/.*\.[ot]tf"
    r"|sprites/(index\.json|(title|icon_(settings|sound_)|panel|wood).*))$"
)


def divide(game: Path, boot: Path, app: Path) -> None:
    """Packs the game's zip into two files of the folder, title.bin and rest.bin; the script that
    starts it goes into the first."""
    files = unzipped(game)
    first = {name: content for name, content in files.items() if TITLE.match(name)}
    first[boot.name] = boot.read_bytes()
    behind = {name: content for name, content in files.items() if name not in first}
    for portion, content in (("title", first), ("rest", behind)):
        (app / f"{portion}{SUFFIX}").write_bytes(packed(tarred(content)))
