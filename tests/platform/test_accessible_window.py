"""The program's window as a screen reader of Linux meets it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import NAME
from tests.listener import Reader, Told, session
from tests.xserver import Screen, awaited


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[tuple[Screen, Reader]]:
    """The program on a screen of its own, and who listens to it."""
    (tmp_path / "settings.json").write_text('{"pace": "instant", "muted": true}', "utf-8")
    with session(tmp_path, sys.executable, "main.py") as there:
        yield there


def spaces(reader: Reader) -> list[Told]:
    return [one for one in reader.nodes() if one["role"] == "table cell"]


def test_a_hexagon_is_placed_by_names_alone(desktop: tuple[Screen, Reader]) -> None:
    screen, reader = desktop
    reader.press("Tikal")
    reader.press("New game")
    reader.press("Red", "radio button")  # who starts
    reader.press("Start")
    reader.press("Play as chosen")
    reader.hears("announced", "Red: place the hexagon.")
    window = awaited(lambda: screen.window(NAME), "the window")
    screen.press(window, "Right")  # to the board
    awaited(lambda: any("focused" in one["states"] for one in spaces(reader)), "a space's focus")
    reader.press("Place")
    reader.hears("announced", "Lay the hexagon on a space first.")
    lit = next(one["name"] for one in spaces(reader) if "You can choose it." in one["name"])
    reader.press(lit, "table cell")
    reader.press("Place")
    reader.hears("announced", "Red: places ")
    space = lit.partition(":")[0]
    awaited(lambda: "unexplored" not in reader.find("table cell", f"{space}: ")["name"], space)


def test_keys_and_values_are_followed(desktop: tuple[Screen, Reader]) -> None:
    screen, reader = desktop
    button = reader.find("push button", "Settings")
    window = awaited(lambda: screen.window(NAME), "the window")
    x, y, width, height = button["rect"]
    assert window.x < x < x + width < window.x + window.width
    assert window.y < y < y + height < window.y + window.height
    screen.press(window, "Tab")
    reader.hears("focused", "Tikal")
    reader.press("Settings")
    reader.find("slider", "Jungle")
    assert reader.ask("set", "slider", "Jungle", 1.0)
    awaited(lambda: reader.find("slider", "Jungle")["value"] == 1.0, "the new volume")
