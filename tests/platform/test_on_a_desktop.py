"""The program in a window that openbox manages, under Xvfb, on screens of all sizes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game import NAME as PROGRAM
from game.platform.window import NAME
from tests import xserver
from tests.xserver import Screen, Window, awaited
from tools.bundle import ROOT

pytestmark = [
    pytest.mark.skipif(bool(xserver.MISSING), reason=f"not installed: {xserver.MISSING}"),
    pytest.mark.skipif(not shutil.which("openbox"), reason="not installed: openbox"),
]


@contextmanager
def desktop(size: tuple[int, int]) -> Iterator[Screen]:
    """A screen with a window manager that is ready."""
    with xserver.screen(*size) as screen:
        environment = {**os.environ, "DISPLAY": screen.name}
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        try:
            awaited(lambda: screen.tool("get_num_desktops").strip(), "the window manager")
            yield screen
        finally:
            manager.kill()
            manager.wait()


@contextmanager
def game(screen: Screen, data: Path) -> Iterator[Window]:
    """The program, once its window has been kept."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
        "DISPLAY": screen.name,
        "SDL_AUDIODRIVER": "dummy",
        "TIKAL_DATA": str(data),
    }
    program = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=environment)
    try:
        yield awaited(lambda: screen.window(PROGRAM), "the window")
    finally:
        program.kill()
        program.wait()


def kept(data: Path) -> dict[str, object]:
    path = data / NAME
    found: dict[str, object] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def shown(screen: Screen) -> tuple[int, ...]:
    window = screen.window(PROGRAM)
    return (window.x, window.y, window.width, window.height) if window else ()


@pytest.mark.parametrize(
    "size", [(1366, 768), (1280, 720), (3840, 2160), (800, 600)], ids=lambda size: f"{size[0]}"
)
def test_a_first_window_is_on_the_screen_with_its_frame(
    size: tuple[int, int], tmp_path: Path
) -> None:
    with desktop(size) as screen, game(screen, tmp_path) as window:
        awaited(lambda: kept(tmp_path), "the window's place")
        left, top, width, height = shown(screen)
        assert 0 <= left <= left + width <= size[0]
        assert 10 <= top <= top + height <= size[1]  # the title bar is there, too
        assert width * height > 0.5 * size[0] * size[1]
        assert window.id


def test_size_place_and_full_screen_outlive_a_kill(tmp_path: Path) -> None:
    with desktop((1366, 768)) as screen:
        with game(screen, tmp_path) as window:
            awaited(lambda: kept(tmp_path), "the window's place")
            screen.tool("windowsize", window.id, "700", "500", "windowmove", window.id, "60", "90")
            awaited(lambda: kept(tmp_path).get("width") == 700, "the new size")
            placed = awaited(lambda: shown(screen), "the window")
            awaited(lambda: (kept(tmp_path)["x"], kept(tmp_path)["y"]) == placed[:2], "the place")
        with game(screen, tmp_path) as window:
            awaited(lambda: shown(screen) == placed, "the window where it was")
            screen.press(window, "F11")
            awaited(lambda: kept(tmp_path)["full_screen"], "full screen")
        with game(screen, tmp_path) as window:
            awaited(lambda: shown(screen) == (0, 0, 1366, 768), "full screen once more")
            screen.press(window, "alt+Return")
            awaited(lambda: shown(screen) == placed, "the window where it was before")


def test_a_window_of_a_larger_screen_is_pulled_in(tmp_path: Path) -> None:
    with desktop((1920, 1080)) as screen, game(screen, tmp_path) as window:
        awaited(lambda: kept(tmp_path), "the window's place")
        screen.tool("windowmove", window.id, "1100", "500")
        awaited(lambda: int(str(kept(tmp_path)["x"])) > 600, "the place at the edge")
    with desktop((800, 600)) as screen, game(screen, tmp_path):
        left, top, width, height = awaited(lambda: shown(screen), "the window")
        assert left + width <= 800
        assert top + height <= 600
