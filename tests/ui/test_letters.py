"""Letters of other scripts come to a page when somebody has a name of them."""

import asyncio
import shutil

import pygame
import pytest

from game.platform import platform
from game.ui import i18n, letters, typeface
from game.ui.assets import FONTS
from tests.system_painter import Painter, forget_letters
from tests.windows import Viewer


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page in English that has no further fonts yet; they come when they are asked for."""
    pygame.font.init()
    viewer = Viewer(1280, 800, 1)
    viewer.asked = []

    async def fetch(code):
        viewer.asked.append(code)
        shutil.copy(FONTS / typeface.FURTHER[code], tmp_path)
        return True

    for file in typeface.FILES.values():
        shutil.copy(FONTS / file, tmp_path)
    monkeypatch.setattr(platform, "fetch_language", fetch)
    monkeypatch.setattr(typeface, "FONTS", tmp_path)
    forget_letters()
    yield viewer
    forget_letters()


def bring(viewer):
    """What the app does in every turn of its loop."""
    if new := letters.take_lacking():
        asyncio.run(letters.bring(viewer.stage, new))


@pytest.mark.parametrize(
    ("name", "asked"),
    [("李明", ["zh", "zh-more"]), ("김민준", ["ko", "ko-more"]), ("Żółć", []), ("ขวัญ", [])],
)
def test_the_fonts_that_have_them_are_asked_for_once(page, name, asked):
    typeface.drawable(name)
    bring(page)
    typeface.drawable(name)
    bring(page)
    assert page.asked == asked


def test_then_the_letters_are_drawn_and_no_picture_keeps_question_marks(page):
    before = i18n.in_use()
    assert typeface.drawable("李 Li") == "? Li"
    assert letters.to_come("李 Li")
    bring(page)
    assert typeface.drawable("李 Li") == "李 Li"
    assert i18n.in_use() != before
    assert not page.stage.toasts.current_text


def test_while_they_are_on_their_way_nothing_is_told(page):
    letters.warn_of_missing(page.stage, "李")
    assert not page.stage.toasts.current_text


def test_what_nobody_has_is_told_once_that_is_known_and_then_at_once(page):
    letters.warn_of_missing(page.stage, "ข")
    assert not page.stage.toasts.current_text
    bring(page)
    assert "is shown as ?" in page.stage.toasts.current_text
    page.stage.withdraw_toast([letters.WORDS["undrawn"]])
    letters.warn_of_missing(page.stage, "Li ข")
    assert "is shown as ?" in page.stage.toasts.current_text


def test_what_the_system_has_is_painted_by_it_and_nothing_is_told(page, monkeypatch):
    monkeypatch.setattr(letters, "system_letters", Painter("ข"))
    before = i18n.in_use()
    letters.warn_of_missing(page.stage, "ข")
    assert typeface.drawable("ข") == "?"
    bring(page)
    assert typeface.drawable("ข") == "ข"
    assert i18n.in_use() != before
    assert not page.stage.toasts.current_text


def test_a_font_of_ours_is_brought_though_the_system_has_the_letters(page, monkeypatch):
    monkeypatch.setattr(letters, "system_letters", Painter("ข李"))
    typeface.drawable("ข")
    bring(page)
    assert typeface.drawable("李") == "李"
    assert page.asked == []
    bring(page)
    assert page.asked == ["zh", "zh-more"]
    assert [one for one, _run in typeface._runs("李", "text", typeface._further("李"))] == [
        "zh-more"
    ]


@pytest.mark.parametrize("name", ["龘", "뷁"])
def test_what_even_these_lack_is_told_once_they_have_come(page, name):
    assert typeface.drawable(name) == "?"
    bring(page)
    assert len(page.asked) == 2
    assert "is shown as ?" in page.stage.toasts.current_text


def test_without_a_connection_it_is_told_too(page, monkeypatch):
    async def nothing(_code):
        return False

    monkeypatch.setattr(platform, "fetch_language", nothing)
    typeface.drawable("李")
    bring(page)
    assert "is shown as ?" in page.stage.toasts.current_text


def test_nothing_is_asked_for_what_came_by_itself(page, tmp_path):
    typeface.drawable(i18n.NAMES["zh"])
    shutil.copy(FONTS / typeface.FURTHER["names"], tmp_path)
    bring(page)
    assert page.asked == []
    assert typeface.drawable(i18n.NAMES["zh"]) == i18n.NAMES["zh"]
