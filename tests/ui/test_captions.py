"""Captions: what was heard, in words, in a line of its own."""

import re

import pytest
from pygame import Rect

from game.settings.store import Settings, apply_settings
from game.table.sounds import SOUNDS as SHARED
from game.tikal.words.sounds import SOUNDS as TIKAL
from game.tzolkin.words.sounds import SOUNDS as TZOLKIN
from game.ui import assets, text, theme
from game.ui.captions import Captions
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sound import AMBIENCE, TAP, speaker
from game.ui.widgets import Button
from tests.windows import Viewer

WORDS = {"volcano": "A volcano rumbles"}


@pytest.fixture
def viewer(monkeypatch):
    shown = Viewer(390, 844, 1)
    monkeypatch.setattr(speaker, "words", WORDS)
    shown.stage.go(Scene(shown.stage))
    apply_settings(shown.stage, Settings(captions=True, muted=True))
    shown.look()
    return shown


def said(viewer):
    return viewer.stage._room.captions.current_text if viewer.stage._room.captions else ""


def test_a_sound_that_nobody_can_hear_is_said_for_a_while(viewer):
    speaker.play("volcano")
    viewer.look()
    assert said(viewer) == WORDS["volcano"]
    viewer.wait(theme.CAPTION + 0.2)
    assert not said(viewer)


def test_a_tap_says_nothing(viewer):
    speaker.play(TAP)
    viewer.look()
    assert not said(viewer)


def test_nothing_is_said_unless_that_is_wanted(viewer):
    apply_settings(viewer.stage, Settings())
    speaker.play("volcano")
    viewer.look()
    assert not said(viewer)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_line_lies_below_all_else(size):
    stage = Stage(Screen(*size))
    stage.go(Scene(stage))
    before = stage.screen.safe
    stage.adapt(left_handed=False, captions=True)
    line = stage._room.captions.line(stage.screen)
    assert before.contains(line)
    assert not stage.screen.safe.colliderect(line)
    assert stage.screen.safe.union(line) == before


@pytest.mark.parametrize("size", [(360, 560), (667, 331)])
def test_a_low_window_needs_its_room(size):
    stage = Stage(Screen(*size))
    stage.go(Scene(stage))
    before = stage.screen.safe
    stage.adapt(left_handed=False, captions=True)
    assert stage.screen.safe == before
    assert before.contains(stage._room.captions.line(stage.screen))


class Covered(Scene):
    """A scene of two rows of buttons, with a gap between them at the right."""

    def __init__(self, stage):
        super().__init__(stage)
        wide = stage.screen.width
        places = Rect(0, 0, wide, 200), Rect(0, 200, wide // 2, 30), Rect(0, 230, wide, 101)
        self.form.widgets = [Button(f"{number}", "", lambda: None) for number in range(3)]
        for button, place in zip(self.form.widgets, places, strict=True):
            button.rect = place


def test_in_a_low_window_it_lies_where_nothing_can_be_touched(monkeypatch):
    viewer = Viewer(667, 331, 1)
    monkeypatch.setattr(speaker, "words", WORDS)
    viewer.stage.go(Covered(viewer.stage))
    apply_settings(viewer.stage, Settings(captions=True, muted=True))
    speaker.play("volcano")
    viewer.look()
    box = viewer.stage._room.captions.box
    assert said(viewer)
    assert box.collidelist([one.rect for one in viewer.stage.elements()]) < 0
    viewer.stage.layout(Screen(844, 331))
    assert not said(viewer)


@pytest.mark.parametrize("words", [SHARED, TIKAL, TZOLKIN])
def test_every_caption_lies_whole_in_the_narrowest_window(words, monkeypatch):
    viewer, captions = Viewer(360, 560, 1), Captions()
    monkeypatch.setattr(speaker, "words", words)
    with text.record_drawn_lines() as drawn:
        for now, sound in enumerate(words):
            speaker.play(sound)
            captions.update(now, viewer.stage)
            captions.draw(Canvas(viewer.surface, viewer.stage.screen))
    assert [line.shown for line in drawn] == [str(told) for told in words.values()]


def test_every_sound_but_a_tap_has_its_words():
    files = [file.relative_to(assets.SOUNDS) for file in assets.SOUNDS.rglob("*.ogg")]
    names = {re.sub(r"_\d+$", "", str(one.with_suffix(""))) for one in files}
    assert names - {TAP, AMBIENCE, f"tzolkin/{AMBIENCE}"} == {*SHARED, *TIKAL, *TZOLKIN}
