"""The desktop's window and manners, on SDL's window without a screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.platform.desktop import FRAME, Desktop, data_folder
from game.ui.assets import SPRITES

HOME = Path("home/anna")
ICON = SPRITES / "app_icon.png"


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        ("linux", {}, HOME / ".local/share/tikal"),
        ("linux", {"XDG_DATA_HOME": "data"}, Path("data/tikal")),
        ("darwin", {}, HOME / "Library/Application Support/Tikal"),
        ("win32", {"APPDATA": "roaming"}, Path("roaming/Tikal")),
        ("win32", {}, HOME / "AppData/Roaming/Tikal"),
        ("linux", {"TIKAL_DATA": "here", "XDG_DATA_HOME": "data"}, Path("here")),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    system: str, environment: dict[str, str], expected: Path
) -> None:
    assert data_folder(system, environment, HOME) == expected


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Desktop]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("TIKAL_DATA", str(tmp_path))
    yield Desktop()
    pygame.display.quit()


def test_the_window_opens_with_its_title_and_size(desktop: Desktop) -> None:
    surface = desktop.open_window("Tikal", ICON)
    assert desktop.window_size() == (*surface.get_size(), 1.0)
    assert pygame.display.get_caption()[0] == "Tikal"
    assert desktop.fit_window(surface) is surface


def test_a_resized_window_gives_its_new_surface(desktop: Desktop) -> None:
    surface = desktop.open_window("Tikal", ICON)
    pygame.display.set_mode((200, 100), pygame.RESIZABLE)
    assert desktop.fit_window(surface).get_size() == (200, 100)
    assert desktop.window_size() == (200, 100, 1.0)


class Clock:
    """Stands in for time.perf_counter and asyncio.sleep."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", lambda: clock.now)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    return clock


def test_a_frame_sleeps_for_what_the_work_left_of_it(desktop: Desktop, clock: Clock) -> None:
    async def play() -> None:
        for work in (0.0, 0.004, 0.004):
            clock.now += work
            await desktop.next_frame()

    asyncio.run(play())
    assert clock.slept == [0.0, round(FRAME - 0.004, 6), round(FRAME - 0.004, 6)]


def test_a_late_frame_is_not_made_up_for(desktop: Desktop, clock: Clock) -> None:
    async def play() -> None:
        for work in (0.0, 0.5, 0.0):
            clock.now += work
            await desktop.next_frame()

    asyncio.run(play())
    assert clock.slept == [0.0, 0.0, round(FRAME, 6)]


def test_a_rest_is_a_row_of_frames_that_input_ends(desktop: Desktop, clock: Clock) -> None:
    desktop.open_window("Tikal", ICON)
    pygame.event.clear()
    asyncio.run(desktop.next_frame(rest=0.1))
    assert 0.1 <= sum(clock.slept) < 0.1 + 2 * FRAME
    clock.slept.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    asyncio.run(desktop.next_frame(rest=0.1))
    assert sum(clock.slept) < 2 * FRAME


def test_what_is_published_can_be_looked_at(desktop: Desktop) -> None:
    desktop.publish([{"id": "play", "label": "Play", "rect": (0, 0, 9, 9), "enabled": True}], "a")
    assert [one["id"] for one in desktop.published] == ["play"]
    assert desktop.status == "a"


def test_leaving_keeps_the_place_of_the_window(desktop: Desktop, tmp_path: Path) -> None:
    desktop.open_window("Tikal", ICON)
    assert desktop.consumes(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    desktop.leave()
    assert '"full_screen": true' in (tmp_path / "window.json").read_text()


def test_saves_go_to_the_named_folder(desktop: Desktop, tmp_path: Path) -> None:
    desktop.storage.write("autosave.json", "{}")
    assert (tmp_path / "autosave.json").read_text() == "{}"


def test_what_is_handed_over_goes_to_a_folder_of_its_own(desktop: Desktop, tmp_path: Path) -> None:
    path = desktop.sharing.save("game.json", "{}")
    assert Path(path) == tmp_path / "exports" / "game.json"
    assert Path(path).read_text() == "{}"
