"""The game in portions: what the title needs, what comes behind it, and every further game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from game.games import GAMES
from tools.bundle.packed import SUFFIX, packed, tarred

Portions = dict[str, dict[str, bytes]]
"""The files of each portion, by its name."""

TITLE = re.compile(
    r"assets/(main\.py"
    r"|game/ui/captions\.pyc"
    r"|fonts/Vollkorn.*\.ttf"
    r"|sprites/(index\.json|icon_settings.*))$"
)
"""Captions are here, not in the snapshot: few want them, but those from the first frame on."""
TABLES = "tables"
"""The name of the portion that only a page from a host with tables asks for."""
GUEST = "guest"
"""The name of the portion that it asks for once its tables are opened."""
OF_TABLES = re.compile(
    r"assets/game/(table/guest/|scenes/tables/"
    r"|core/(position_values|entry|message_values)\.pyc?$|platform/page_tables\.pyc?$)"
)
"""What is in these two. It stays sources: the bytecode of many small modules is twice as large, and
nobody waits for the first frame while they are compiled."""
OF_A_GUEST = re.compile(
    r"assets/game/(table/guest/(?!(__init__|line|words)\.)|scenes/tables/(waiting|inviting)\."
    r"|core/(position_values|message_values)\.)"
)
"""Of them what is needed at a table alone: no list of tables waits for it."""
FURTHER = tuple(one.id for one in GAMES[1:])
"""Games that come in a portion of their own."""
OF_A_GAME = re.compile(r"assets/(?:game|sprites|sounds)/(\w+)/")
PICTURE = re.compile(r"assets/sprites/(?:(?P<game>\w+)/)?title(_portrait)?\.jpg$")
"""The title's picture for each way to hold the device: only one of them is waited for. Those of a
further game come first of what is behind the first frame."""
LANGUAGE = "language-"
"""How the name of a language's portion begins."""
OF_A_LANGUAGE = re.compile(
    r"assets/(?:game/locale/|fonts/NotoSerif-)(?P<name>[a-z]{2}(?:-more)?)\.\w+$"
)
"""A language's catalogue and letters, and the letters in which more can be typed."""
UNREACHED = re.compile(
    r"assets/(game/((__main__|terminal)\.pyc|players/tournament/"
    r"|commands/(?!__init__|workloads)|learning/|host/|scenes/(hosting/|window_buttons\.pyc)"
    r"|(\w+/)?players/encoding\.pyc"
    r"|platform/(desktop|files|gamepads|reader_tree|screen_reader|sdl|surface|system_fonts|window)\.pyc)"
    r"|sprites/app_icon\.png|fonts/\w+-\w+\.txt)"
)
"""What no page can come to: the command line's, but for what tools/bench runs, what is for players
that learn, the host's, the desktop's. Its window's icon is one of them: a page has its own. So are
the fonts' licences, which lie beside the page."""
MODULES = ["game.app", "game.scenes.entrance"]
"""What the title and the games' pages are made of: all that these import is in the snapshot."""


def divide(files: Mapping[str, bytes], library: Mapping[str, bytes], held: set[str]) -> Portions:
    """The files of the title, of the rest and of every further game; what the snapshot holds is
    in none of them.

    held: names of modules.
    """
    divided: Portions = {name: {} for name in ("title", "rest", TABLES, GUEST, *FURTHER)}
    spoken = (match["name"] for match in map(OF_A_LANGUAGE.match, files) if match)
    divided |= {LANGUAGE + name: {} for name in spoken}
    for name, content in files.items():
        if TITLE.match(name):
            divided["title"][name] = content
        elif not PICTURE.match(name) and not UNREACHED.match(name) and _module(name) not in held:
            divided[_behind(name)][name] = content
    for name, content in library.items():
        if _module(f"library/{name}") not in held:
            divided["rest"][f"library/{name}"] = content
    return divided


def _behind(name: str) -> str:
    """The portion of a file that the title does not need."""
    if language := OF_A_LANGUAGE.match(name):
        return LANGUAGE + language["name"]
    if OF_TABLES.match(name):
        return GUEST if OF_A_GUEST.match(name) else TABLES
    of = OF_A_GAME.match(name)
    return of.group(1) if of and of.group(1) in FURTHER else "rest"


def write(portions: Portions, files: Mapping[str, bytes], app: Path) -> None:
    """Packs each portion into a file of the folder, title.bin for instance, and puts the title's
    pictures beside them, GAME-title.jpg for instance."""
    for name, content in portions.items():
        (app / f"{name}{SUFFIX}").write_bytes(packed(tarred(content)))
    for found in filter(None, map(PICTURE.match, files)):
        of = f"{found['game']}-" if found["game"] else ""
        (app / f"{of}{Path(found[0]).name}").write_bytes(files[found[0]])


def _module(file: str) -> str:
    """The module whose bytecode a file holds; for other files, no module's name."""
    _top, _slash, path = file.partition("/")
    return path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
