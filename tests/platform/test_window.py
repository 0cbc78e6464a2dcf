"""The window and what is kept of it, on SDL's window without a screen."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.platform import sdl
from game.platform.files import FileStorage
from game.platform.sdl import Frame
from game.platform.values import NoWindow
from game.platform.window import NAME, SETTLING, Window, WindowPlace, place_from_text, place_to_text

KEPT = WindowPlace(100, 80, 640, 480, Frame(20, 1, 5, 1))
F11 = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
ALT_ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT)


@pytest.fixture
def storage(tmp_path: Path) -> FileStorage:
    return FileStorage(tmp_path)


@pytest.fixture
def window(storage: FileStorage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    yield Window(storage)
    pygame.display.quit()


def opened(window: Window) -> pygame.Surface:
    return window.open("Tikal", pygame.Surface((64, 64)))


def outer() -> pygame.Rect:
    x, y = pygame.display.get_window_position()
    return pygame.Rect(x, y, *pygame.display.get_window_size())


def test_the_first_window_fits_the_screen(window: Window) -> None:
    surface = opened(window)
    (area,) = sdl.usable_areas()
    assert area.size == pygame.display.get_desktop_sizes()[0]
    assert area.contains(outer())
    assert surface.get_size() == outer().size
    assert pygame.display.get_caption()[0] == "Tikal"


def test_a_window_opens_where_it_was_left(window: Window, storage: FileStorage) -> None:
    storage.write(NAME, place_to_text(KEPT))
    opened(window)
    assert outer() == pygame.Rect(100, 80, 640, 480)


def test_a_place_beyond_the_screen_is_pulled_in(window: Window, storage: FileStorage) -> None:
    storage.write(NAME, place_to_text(WindowPlace(5000, 5000, 4000, 300)))
    opened(window)
    assert sdl.usable_areas()[0].contains(outer())


@pytest.mark.parametrize("text", ["{}", "no JSON"])
def test_a_damaged_place_is_told_and_made_anew(
    window: Window, storage: FileStorage, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    storage.write(NAME, text)
    opened(window)
    assert "place is not known" in caplog.text
    window.save_place()
    assert place_from_text(storage.read(NAME) or "").width == outer().w


def test_a_change_is_kept_once_it_has_settled(window: Window, storage: FileStorage) -> None:
    storage.write(NAME, place_to_text(KEPT))
    opened(window)
    pygame.display.set_window_position((120, 90))
    assert not window.consumes(pygame.event.Event(pygame.WINDOWMOVED, x=120, y=90), now=1.0)
    window.save_settled_place(now=1.0 + SETTLING / 2)
    assert place_from_text(storage.read(NAME) or "") == KEPT
    window.save_settled_place(now=1.0 + SETTLING)
    kept = place_from_text(storage.read(NAME) or "")
    assert (kept.x, kept.y, kept.width, kept.height) == (120, 90, 640, 480)


@pytest.mark.parametrize("key", [F11, ALT_ENTER], ids=["F11", "Alt+Enter"])
def test_keys_switch_full_screen_and_it_is_kept(
    window: Window, storage: FileStorage, key: pygame.event.Event
) -> None:
    storage.write(NAME, place_to_text(KEPT))
    opened(window)
    assert window.consumes(key, now=1.0)
    assert window.full_screen
    window.save_place()
    kept = place_from_text(storage.read(NAME) or "")
    assert kept == WindowPlace(100, 80, 640, 480, KEPT.frame, full_screen=True)
    assert window.consumes(key, now=2.0)
    assert not window.full_screen
    assert outer().size == (640, 480)


def test_a_window_left_in_full_screen_opens_so(window: Window, storage: FileStorage) -> None:
    storage.write(NAME, place_to_text(WindowPlace(100, 80, 640, 480, full_screen=True)))
    opened(window)
    assert window.full_screen


def test_other_keys_are_the_games(window: Window) -> None:
    opened(window)
    for key, mod in ((pygame.K_RETURN, 0), (pygame.K_F10, 0), (pygame.K_a, pygame.KMOD_ALT)):
        assert not window.consumes(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod), now=1.0)
    assert not window.full_screen


def test_a_storage_that_refuses_is_told_and_the_game_goes_on(
    tmp_path: Path, window: Window, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    barred = Window(FileStorage(tmp_path / "file"))
    opened(barred)
    barred.consumes(F11, now=1.0)
    barred.save_place()
    assert "place is not kept" in caplog.text


def test_what_is_kept_is_one_small_text(window: Window, storage: FileStorage) -> None:
    opened(window)
    window.consumes(F11, now=1.0)
    window.save_place()
    kept = json.loads(storage.read(NAME) or "")
    assert set(kept) == {"x", "y", "width", "height", "frame", "maximised", "full_screen"}


def test_without_a_screen_it_is_said_what_to_do(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DISPLAY", raising=False)
    with pytest.raises(NoWindow, match="start it from a desktop"):
        opened(window)


def test_it_does_not_play_on_unseen(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL draws for nobody where it finds no screen and was told of none."""
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if sys.platform != "linux":
        pytest.skip("there is always a screen")
    with pytest.raises(NoWindow, match="start it from a desktop"):
        opened(window)
