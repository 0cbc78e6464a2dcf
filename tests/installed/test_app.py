"""The stand-alone program plays by itself: no Python, no network, nothing in its environment.

make test-long builds it first.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pygame
import pytest

from game import NAME
from game.scenes.front import SavedMatches
from tests import xserver
from tests.installed.conftest import actions
from tests.listener import session
from tests.scenes.test_title import shown
from tools.bundle import ROOT

APP = ROOT / "build/app/Tikal"
# under the licence of another: every other name begins with that of its text
PART_OF = {"python": "CPython", "sharpyuv": "webp", "ssl": "openssl", "crypto": "openssl"}
A_MOMENT = 2.0  # seconds
ALONE = ["unshare", "--net", "--map-root-user"]

pytestmark = [
    pytest.mark.long(minutes=0.5),
    pytest.mark.skipif(not APP.is_dir(), reason="make app has not been run"),
]


@pytest.fixture
def program(data: Path, tmp_path: Path) -> Iterator[tuple[xserver.Screen, subprocess.Popen[bytes]]]:
    """It runs on a screen of its own, away from all that is here."""
    if xserver.MISSING:
        pytest.skip(f"not installed: {', '.join(xserver.MISSING)}")
    away = ALONE if subprocess.run([*ALONE, "true"], check=False).returncode == 0 else []
    copy = tmp_path / "Tikal elsewhere"
    shutil.copytree(APP, copy, symlinks=True)
    with xserver.screen(1366, 768) as screen:
        environment = {
            "DISPLAY": screen.name,
            "PATH": "/nowhere",
            "HOME": str(tmp_path),
            "TIKAL_DATA": str(data),
            "SDL_AUDIODRIVER": "dummy",
        }
        command = [*map(str, [shutil.which(away[0]), *away[1:]] if away else []), copy / "Tikal"]
        process = subprocess.Popen(command, cwd="/", env=environment)
        try:
            yield screen, process
        finally:
            process.kill()
            process.wait()


def continue_button(size: tuple[int, int, float]) -> tuple[int, int]:
    """Where it is in a window of this size."""
    pygame.font.init()
    saved = SavedMatches("Ana to play, round 1", lambda: None, "tikal")
    title = shown(size, lambda: saved)
    title.look()
    middle: tuple[int, int] = title.element("title/continue").rect.center
    return middle


def test_it_goes_on_with_a_game(
    program: tuple[xserver.Screen, subprocess.Popen[bytes]], data: Path
) -> None:
    screen, process = program
    window = xserver.awaited(lambda: screen.window(NAME), "the window")

    place = continue_button((window.width, window.height, 1))

    def played() -> bool:
        assert process.poll() is None
        if not actions(data):  # on the table something else is there
            screen.press(window, "Escape")  # from the game's page, before the button was there
            time.sleep(A_MOMENT)
            screen.click(window, *place)
            time.sleep(A_MOMENT)
        return actions(data) > 20

    xserver.awaited(played, "a game that goes on")
    assert not list(data.glob("*.broken*"))
    assert not (data / "error.txt").exists()


def test_a_screen_reader_finds_its_buttons(data: Path) -> None:
    with session(data, APP / "Tikal") as (_screen, reader):
        reader.press("Settings")
        reader.hears("focused", "Settings")


def test_it_hosts_the_page_and_its_tables(tmp_path: Path) -> None:
    where = ["--address", "127.0.0.1", "--port", "0", "--data", tmp_path / "tables"]
    with subprocess.Popen(
        [APP / "Tikal", "host", *where], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            (address,) = re.findall(r"http://\S+/", process.stdout.readline())
            with urlopen(address) as page:
                assert b"data-tables" in page.read()
        finally:
            process.kill()


def test_the_licence_of_everything_lies_beside_it() -> None:
    texts = [path.stem for path in (APP / "licenses").glob("*.txt")]
    names = {path.name for path in (APP / "_internal").rglob("lib*.so*")}
    libraries = {match[1] for name in names if (match := re.match(r"lib([A-Za-z]+[^.-]*)", name))}
    assert len(libraries) > 15
    under = {name: PART_OF.get(re.sub(r"3$", "", name), name) for name in libraries}
    assert not {
        name for name, text in under.items() if not any(text.startswith(one) for one in texts)
    }
    assert {"LICENSE", "CREDITS", "PyInstaller", "accesskit", "pygame-ce"} <= set(texts)
