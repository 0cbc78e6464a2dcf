"""The steps of the web build that need neither node nor a browser."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from tools.bundle import ROOT, BuildError, imports, runtime
from tools.bundle.icon import draw_icon
from tools.bundle.pack import pack
from tools.bundle.page import fill
from tools.bundle.stage import shipped, stage
from tools.bundle.stamps import fingerprint, fresh, mark

WHEEL = ROOT / "tools/wheel"
LINKED = ["CPython", "Pyodide", "pygame-ce", "SDL2", "SDL2_image", "SDL2_mixer", "SDL2_ttf"]
LINKED += [
    "SDL_gfx",
    "freetype",
    "stb_image",
    "stb_vorbis",
    "dr_flac",
    "nanosvg",
    "emscripten",
    "musl",
]


def write(file: Path, text: str = "x") -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A small game with everything that must not ship beside it."""
    root = tmp_path / "game"
    for name in (
        "main.py",
        "game/app.py",
        "game/locale/de/tikal.mo",
        "sprites/a.png",
        "sounds/a.wav",
    ):
        write(root / name)
    for name in (
        "game/__pycache__/app.pyc",
        "game/locale/de/tikal.po",
        "game/.cache/x",
        "tests/a.py",
    ):
        write(root / name)
    return root


def test_only_the_game_ships(game: Path) -> None:
    names = [file.relative_to(game).as_posix() for file in shipped(game)]
    expected = [
        "main.py",
        "game/app.py",
        "game/locale/de/tikal.mo",
        "sprites/a.png",
        "sounds/a.wav",
    ]
    assert names == expected


def test_the_real_game_ships_without_tests_and_tools() -> None:
    tops = {file.relative_to(ROOT).parts[0] for file in shipped()}
    assert {"main.py", "game"} <= tops <= {"main.py", "game", "sprites", "sounds", "fonts"}


@pytest.fixture
def packed(game: Path, tmp_path: Path) -> Path:
    """The folder that pygbag made of the small game."""
    write(tmp_path / "page.tmpl", "<title>{{cookiecutter.title}}</title>{{tikal.app}}")
    draw_icon(ROOT / "web/icon.svg", tmp_path / "icon.png")
    stage(tmp_path / "tikal", game)
    return pack(tmp_path / "tikal", tmp_path / "page.tmpl", tmp_path / "icon.png")


def test_pygbag_packs_what_was_staged_and_fills_the_page(packed: Path) -> None:
    with zipfile.ZipFile(packed / "tikal.apk") as archive:
        assert "assets/main.py" in archive.namelist()
        assert "assets/sounds/a.wav" in archive.namelist()
        assert {entry.date_time for entry in archive.infolist()} == {(2026, 1, 1, 0, 0, 0)}
    assert (packed / "index.html").read_text() == "<title>tikal</title>{{tikal.app}}"
    assert (packed / "favicon.png").stat().st_size > 0


def test_what_pygbag_leaves_out_is_an_error(game: Path, tmp_path: Path) -> None:
    write(game / "game/notes.log")
    write(tmp_path / "page.tmpl")
    draw_icon(ROOT / "web/icon.svg", tmp_path / "icon.png")
    stage(tmp_path / "tikal", game)
    with pytest.raises(BuildError, match=r"assets/game/notes\.log"):
        pack(tmp_path / "tikal", tmp_path / "page.tmpl", tmp_path / "icon.png")


def test_the_page_knows_the_address_and_size_of_what_the_title_needs(tmp_path: Path) -> None:
    write(tmp_path / "app-1/boot.js")
    write(tmp_path / "app-1/title.bin", "12345")
    write(tmp_path / "app-1/rest.bin", "1")
    write(tmp_path / "app-1/tzolkin.bin", "1")
    write(tmp_path / "runtime-2/pyodide.asm.wasm.bin", "123")
    write(
        tmp_path / "index.html",
        "{{tikal.app}} {{tikal.runtime}} {{tikal.sizes}}\n{{tikal.preloads}}",
    )
    fill(tmp_path / "index.html", tmp_path / "app-1", tmp_path / "runtime-2")
    first, *preloads = (tmp_path / "index.html").read_text().splitlines()
    app, python, sizes = first.split(" ", 2)
    assert (app, python) == ("app-1", "runtime-2")
    assert json.loads(sizes) == {"app-1/title.bin": 5, "runtime-2/pyodide.asm.wasm.bin": 3}
    assert len(preloads) == 3


def test_a_step_is_fresh_until_its_input_changes(tmp_path: Path) -> None:
    write(tmp_path / "input", "one")
    folder = tmp_path / "output"
    folder.mkdir()
    assert not fresh(folder, fingerprint([tmp_path / "input"]))
    mark(folder, fingerprint([tmp_path / "input"]))
    assert fresh(folder, fingerprint([tmp_path / "input"]))
    write(tmp_path / "input", "two")
    assert not fresh(folder, fingerprint([tmp_path / "input"]))


def test_a_wheel_that_is_not_the_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "CHECKSUM", f"{hashlib.sha256(b'right').hexdigest()}  a.whl\n")
    monkeypatch.setattr(runtime, "WHEELS", tmp_path)
    with pytest.raises(BuildError, match="missing"):
        runtime.checked_wheel()
    write(tmp_path / "a.whl", "wrong")
    with pytest.raises(BuildError, match="not the wheel"):
        runtime.checked_wheel()
    write(tmp_path / "a.whl", "right")
    assert runtime.checked_wheel() == tmp_path / "a.whl"


def test_the_committed_wheel_is_the_one_of_the_checksum() -> None:
    assert runtime.checked_wheel().suffix == ".whl"


def test_npm_packages_are_pinned_by_integrity_and_name_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert packages["node_modules/pyodide"]["version"] == "314.0.7"
    assert all(one["integrity"].startswith("sha512-") for one in packages.values())
    assert not any("resolved" in one for one in packages.values())


def test_the_page_names_no_other_origin() -> None:
    files = [
        file for file in (ROOT / "web").rglob("*") if file.suffix in {".tmpl", ".js", ".css", ".py"}
    ]
    assert len(files) > 4
    for file in files:
        code = re.sub(r"^\s*// .*", "", file.read_text(), flags=re.MULTILINE)
        assert not re.search(r"(https?:)?//[a-z0-9-]+\.[a-z]", code), file.name


@pytest.mark.parametrize("part", LINKED)
def test_every_part_comes_with_its_licence(part: str) -> None:
    assert len((WHEEL / f"licenses/{part}.txt").read_text()) > 150


def test_what_the_browsers_python_lacks_is_told_with_who_asks_for_it(tmp_path):
    module = tmp_path / "game/third/rules/play.py"
    write(
        module,
        "import sys\nimport statistics\nfrom typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    import shelve\n\n\ndef here():\n    import profile\n",
    )
    there = {"typing.py", "json/__init__.py"}
    with pytest.raises(BuildError, match=r"game/third/rules/play\.py:2 imports statistics\.$"):
        imports.check([module], there, tmp_path)
    imports.check([module], {*there, "statistics.pyc"}, tmp_path)
