"""Scenes on windows of every size, and what must hold for all of them."""

import math
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from itertools import combinations

import pygame
import pytest

from game.platform import platform
from game.platform.desktop import FileSharing
from game.platform.files import FileStorage
from game.small_file import take_damaged_files
from game.table import autosave
from game.ui import text, theme
from game.ui.hands import hands
from game.ui.input import Press, Release, Tap
from game.ui.scene import Stage
from game.ui.screen import Screen
from game.ui.sound import speaker
from tests.system_painter import without_system_fonts

PLAYABLE = [
    (1280, 800, 1),
    (1024, 768, 1),
    (390, 844, 1),
    (844, 390, 1),
    (844, 342, 1, (0, 47, 21, 47)),
    (667, 331, 1),
    (390, 664, 1),
    (360, 560, 1),
]
"""Width, height, density, and what a notch and bars cover."""
FRAME = 0.05
"""Seconds from one picture to the next, where the clock goes on frame by frame."""
TINY = [(200, 100, 1), (320, 320, 1)]


def sized(*, playable_only=False):
    """Parametrises a test with the windows of every size."""
    return _in(PLAYABLE if playable_only else PLAYABLE + TINY)


def beside_the_gallery():
    """Parametrises a test of a scene that the gallery has with the windows in which it is not
    tested there (tests/scenes/test_layouts.py)."""
    return _in([(1024, 768, 1), *TINY])


def _in(sizes):
    return pytest.mark.parametrize("size", sizes, ids=lambda size: "{}x{}@{}".format(*size))


class Viewer:
    """A stage on a window, driven through its elements as a player would."""

    def __init__(self, width, height, ratio, insets=(0, 0, 0, 0)):
        self.surface = pygame.display.set_mode((width * ratio, height * ratio))
        self.stage = Stage(
            Screen(width * ratio, height * ratio, ratio, insets), reduced_motion=True
        )
        self.now = 0.0

    def look(self):
        """Two turns of the loop, the second after the first draw."""
        for _turn in range(2):
            self.now += theme.SETTLE
            if self.stage.update(self.now):
                self.stage.draw(self.surface)

    def wait(self, seconds):
        """Frame by frame, as while somebody looks on."""
        for _frame in range(round(seconds / FRAME)):
            self.now += FRAME
            if self.stage.update(self.now):
                self.stage.draw(self.surface)

    def tap_at(self, spot):
        """A finger comes down, lies for a frame, and lifts."""
        self.stage.handle(Press(spot))
        self.wait(FRAME)
        for gesture in (Tap(spot), Release()):
            self.stage.handle(gesture)

    def ids(self):
        return [element.id for element in self.stage.elements()]

    def element(self, id):
        (found,) = [one for one in self.stage.elements() if one.id == id]
        return found

    def wait_for(self, id):
        """Looks on until an element takes a tap, unless it never does."""
        end = self.now + 2 * theme.SETTLE_BINDING
        while not self.element(id).enabled and self.now < end:
            self.look()

    def tap(self, id):
        self.wait_for(id)
        place = self.element(id).rect.center
        for gesture in (Press(place), Tap(place), Release()):
            self.stage.handle(gesture)
        self.look()

    def check_layout(self):
        """Everything within the safe area, apart from one another, large enough for a finger."""
        screen, elements = self.stage.screen, self.stage.elements()
        for one in elements:
            assert screen.safe.contains(one.rect), one
            assert min(one.rect.size) >= screen.px(theme.TOUCH), one
        for one, other in combinations(elements, 2):
            assert not one.rect.colliderect(other.rect), (one, other)


@pytest.fixture(autouse=True)
def _window(monkeypatch):
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))  # pictures are decoded for a display
    monkeypatch.setattr(speaker, "_deaf", True)
    for wish in ("tremble", "ask_twice", "feel"):
        monkeypatch.setattr(hands, wish, False)
    monkeypatch.setattr(theme, "READING_SLICE", math.inf)
    without_system_fonts(monkeypatch)


@pytest.fixture(autouse=True)
def storage(tmp_path, monkeypatch):
    """A storage of its own for every test, and a folder for what is handed over."""
    kept = FileStorage(tmp_path)
    monkeypatch.setattr(platform, "storage", kept)
    monkeypatch.setattr(platform, "sharing", FileSharing(tmp_path / "exports"))
    yield kept
    autosave.drop_unsaved()  # nothing that a full storage has refused outlives it
    take_damaged_files()


@pytest.fixture
def lines(monkeypatch):
    """Every line of text drawn: its words, its size in dp, and its rectangle."""
    drawn = []
    original = text.draw

    def draw(canvas, words, xy, style, *args, **kwargs):
        rect = original(canvas, words, xy, style, *args, **kwargs)
        width = kwargs.get("max_width") or (args[2] if len(args) > 2 else None)
        shown, size = text._fit(
            canvas.screen, str(words), style, None if width is None else int(width)
        )
        drawn.append((shown, size / canvas.screen.scale, rect))
        return rect

    monkeypatch.setattr(text, "draw", draw)
    return drawn


def check_lines(lines, screen):
    """No text is cut, too small or beyond the window."""
    assert lines
    for words, size, rect in lines:
        assert not words.endswith(text.ELLIPSIS), words
        assert size >= theme.SMALLEST - 0.5, (words, size)
        assert screen.rect.contains(rect), (words, rect)
