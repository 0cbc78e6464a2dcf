"""Letters painted with whatever fonts this machine has, and with some that are made up."""

import shutil
import subprocess

import pygame
import pytest

from game.platform import system_fonts, system_letters
from game.ui.assets import FONTS

OURS = {"text": "Vollkorn-SemiBold.ttf", "zh": "NotoSerif-zh.otf", "ko": "NotoSerif-ko.otf"}
NAMES = {"محمد علي": "from right to left", "שרה": "too", "ひらがな": "from left to right"}
INK = (20, 30, 40)


@pytest.fixture(autouse=True)
def _window():
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    forget()
    yield
    forget()


def forget():
    system_fonts._file.cache_clear()
    system_fonts._found.clear()


@pytest.fixture
def ours(monkeypatch):
    """A system that has three fonts of ours, and no fontconfig."""
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    monkeypatch.setattr(pygame.font, "get_fonts", lambda: list(OURS))
    found = lambda name, **_style: str(FONTS / OURS[name]) if name in OURS else None  # noqa: E731
    monkeypatch.setattr(pygame.font, "match_font", found)


def ink(picture):
    return picture.get_bounding_rect(min_alpha=100)


def test_a_font_is_found_that_has_the_letter(ours):
    assert [system_letters.has(one) for one in "a国캠ข"] == [True, True, True, False]


def test_letters_of_several_fonts_stand_on_one_line(ours):
    both, alone = (system_letters.paint(words, 30, INK) for words in ("国a", "a"))
    assert both.picture.get_width() > alone.picture.get_width()
    assert ink(both.picture).w > 30
    beside = both.picture.subsurface((30, 0, alone.picture.get_width(), both.picture.get_height()))
    assert ink(beside).bottom - both.rise == ink(alone.picture).bottom - alone.rise


def test_the_letters_have_the_colour(ours):
    picture = system_letters.paint("캠", 30, INK).picture
    (stroke, *_more) = pygame.mask.from_surface(picture, 250).connected_components()
    assert picture.get_at(stroke.outline()[0])[:3] == INK


def test_a_system_whose_fontconfig_does_not_answer_has_no_letters(monkeypatch):
    def late(*_args, **_options):
        raise subprocess.TimeoutExpired("fc-match", 5)

    monkeypatch.setattr(shutil, "which", lambda _program: "fc-match")
    monkeypatch.setattr(subprocess, "run", late)
    assert not system_letters.has("م")


def test_a_file_that_is_no_font_has_no_letters(monkeypatch, tmp_path):
    (tmp_path / "broken.ttf").write_text("no font")
    monkeypatch.setattr(system_fonts, "_candidates", lambda _letter: [str(tmp_path / "broken.ttf")])
    assert not system_letters.has("م")


@pytest.mark.parametrize("name", NAMES, ids=NAMES.values())
def test_names_are_painted_with_fonts_of_this_machine(name):
    if not all(map(system_letters.has, name.replace(" ", ""))):
        pytest.skip(f"no font for {name} here")
    painted = system_letters.paint(name, 40, INK)
    found = ink(painted.picture)
    assert found.w > 40
    assert found.top < painted.rise <= found.bottom + 12


def test_letters_that_join_are_narrower_than_alone():
    if not system_letters.has("م"):
        pytest.skip("no Arabic font here")
    together = system_letters.paint("محمد", 40, INK).picture.get_width()
    assert together < sum(system_letters.paint(one, 40, INK).picture.get_width() for one in "محمد")
