"""Files packed for hosts that do not help, and the game in portions."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools.bundle import ROOT
from tools.bundle.packed import packed, tarred
from tools.bundle.portions import FURTHER, GUEST, PICTURE, TABLES, TITLE, divide, write
from tools.bundle.words import with_words_of_pages
from tools.words.catalogues import table_file

DRAW = """
import sys
from importlib import import_module
from pathlib import Path
from tools.bundle.portions import MODULES, UNREACHED
for name in MODULES:
    import_module(name)
held = set(sys.modules)
assert "game.core.match" not in held, "the title has no match"

import pygame
from game.app import App
from game.games import GAMES
from game.platform import platform
from game.scenes.entrance import LoadingDialog
load, font, pictures, fonts = pygame.image.load, pygame.font.Font, [], []
pygame.font.Font = lambda path, size: fonts.append(Path(path).name) or font(path, size)
pygame.image.load = lambda path, *name: pictures.append(Path(path).name) or load(path, *name)
app = App()
app._draw(app.screen.rect)
app.stage.push(LoadingDialog(app.stage, platform, print, print))
app._draw(app.screen.rect)
for game in GAMES:
    app.stage.clear()
    app.journey.page(game)
    app._draw(app.screen.rect)
ours = (name for name in sys.modules.keys() - held if name.split(".")[0] == "game")
print(*(name for name in ours if not UNREACHED.match(f"assets/{name.replace('.', '/')}.pyc")))
print(*fonts)
print(*(one for one in pictures if one != "app_icon.png"))  # of the desktop's window
"""
LIST = """
import sys
import game.scenes.tables.journey
from tools.bundle.portions import OF_A_GUEST, OF_TABLES
files = [f"assets/{name.replace('.', '/')}.py" for name in sys.modules]
print(any(map(OF_TABLES.match, files)), *filter(OF_A_GUEST.match, files))
"""


def test_what_is_packed_is_the_same_every_time() -> None:
    content = b"jungle" * 1000
    assert packed(content) == packed(content)
    assert gzip.decompress(packed(content)) == content


def test_the_archive_holds_every_file_under_its_name() -> None:
    files = {"b": b"", "a/b.txt": b"x" * 513}
    with tarfile.open(fileobj=io.BytesIO(tarred(files))) as archive:
        assert archive.getnames() == ["a/b.txt", "b"]
        found = archive.extractfile("a/b.txt")
        assert found
        assert found.read() == files["a/b.txt"]


def test_a_name_that_the_page_cannot_read_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        tarred({"a/" * 50 + "b": b""})


def test_what_the_snapshot_holds_is_in_none_of_the_portions(tmp_path: Path) -> None:
    game = ["main.py", "game/app.pyc", "game/tikal/__init__.pyc"]
    game += [
        "game/host/shared.pyc",
        "game/host/tables.pyc",
        "sprites/camp.png",
        "sprites/title.jpg",
        "sprites/title_portrait.jpg",
        "sprites/tzolkin/title.jpg",
        "game/tzolkin/rules/state.pyc",
    ]
    files = {f"assets/{name}": b"x" for name in game}
    held = {"game", "game.app", "typing", "json"}
    library = {"typing.pyc": b"x", "json/__init__.pyc": b"x", "statistics.pyc": b"x"}
    write(divide(files, library, held), files, tmp_path)
    found = []
    for portion in ("title", "rest", *FURTHER):
        with tarfile.open(tmp_path / f"{portion}.bin", "r:gz") as archive:
            found.append(archive.getnames())
    behind = ["assets/game/tikal/__init__.pyc", "assets/sprites/camp.png", "library/statistics.pyc"]
    assert found == [["assets/main.py"], behind, ["assets/game/tzolkin/rules/state.pyc"]]
    assert {file.name for file in tmp_path.glob("*.jpg")} == {
        "title.jpg",
        "title_portrait.jpg",
        "tzolkin-title.jpg",
    }


def test_the_title_and_the_pages_are_made_of_what_comes_first(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DRAW],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "TIKAL_DATA": str(tmp_path)},
    )
    modules, fonts, pictures = (line.split() for line in done.stdout.splitlines()[-3:])
    files = [f"assets/sprites/{name}" for name in pictures]
    files += [f"assets/fonts/{name}" for name in fonts]
    assert fonts
    assert "icon_settings.png" in pictures
    assert not modules
    assert [file for file in files if not TITLE.match(file) and not PICTURE.match(file)] == []


def test_the_list_of_tables_is_made_of_what_comes_before_a_guests_part() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIST], check=True, cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "True"


def test_what_a_guest_needs_is_apart_from_the_list_of_tables() -> None:
    lists = ["table/guest/__init__.py", "table/guest/words.py", "scenes/tables/scene.py"]
    guests = ["table/guest/scene.py", "scenes/tables/waiting.py", "core/position_values.py"]
    files = {f"assets/game/{name}": b"x" for name in [*lists, *guests]}
    divided = divide(files, {}, set())
    for portion, names in ((TABLES, lists), (GUEST, guests)):
        assert divided[portion].keys() == {f"assets/game/{name}" for name in names}


def test_a_page_has_no_words_of_the_command_line() -> None:
    name = "assets/game/locale/de.json"
    files = {name: table_file("de").read_bytes(), "assets/main.py": b"main"}
    made = with_words_of_pages(files)
    words = json.loads(made.pop(name))
    assert words["Full screen"] == "Vollbild"
    assert "usage: " not in words
    assert made == {"assets/main.py": b"main"}
