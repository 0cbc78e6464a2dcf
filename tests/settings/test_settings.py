"""The settings: chosen by every kind of hand, in force at once, kept, and read with care."""

import json

import pygame
import pytest

from game.games import GAMES
from game.platform import platform
from game.scenes.title import TitleScene
from game.settings.slider import Slider
from game.settings.store import (
    MAX_VOLUME,
    SETTINGS_FILE,
    Contrast,
    Motion,
    Pace,
    Settings,
    TextSize,
    apply_saved_settings,
    load_settings,
    open_settings,
    save_settings,
)
from game.small_file import take_damaged_files
from game.ui import contrast
from game.ui.input import Drag, Key, Phase, Press, Release
from game.ui.sound import Speaker
from tests.storages import refusal
from tests.windows import PLAYABLE, Viewer, beside_the_gallery, sized

OTHER = Settings(
    3,
    0,
    True,
    Motion.REDUCED,
    Pace.SLOW,
    False,
    True,
    letter_keys=False,
    contrast=Contrast.HIGH,
    text_size=TextSize.LARGEST,
)
DAMAGED = [
    "",
    "nonsense",
    "[]",
    "null",
    "[" * 100_000,
    '{"effects": 11}',
    '{"effects": -1}',
    '{"effects": true}',
    '{"effects": 5.0}',
    '{"effects": NaN}',
    '{"ambience": "loud"}',
    '{"muted": 1}',
    '{"motion": "wild"}',
    '{"motion": []}',
    '{"contrast": "loud"}',
    '{"text_size": 2}',
    '{"pace": "hurry"}',
    '{"pace": {}}',
    '{"colour": "red"}',
]


class Sheet(Viewer):
    """The settings over the title."""

    def __init__(self, size=PLAYABLE[0]):
        super().__init__(*size)
        title = TitleScene(
            self.stage,
            GAMES,
            look=lambda: None,
            page=print,
            open_record=print,
        )
        self.stage.go(title)
        self.look()
        self.heard = []
        open_settings(self.stage, self.heard.append)
        self.look()

    def press(self, *names):
        for name in names:
            self.stage.handle(Key(name))
        self.look()

    def at_step(self, id, number):
        """Where a slider's number is drawn."""
        (slider,) = [one for one in self.stage.top.form.widgets if one.id == id]
        return slider._part(number).center

    def focus(self):
        return self.stage.top.form.focus.id


@pytest.fixture
def volumes(monkeypatch):
    """What the speaker was told."""
    told = []
    monkeypatch.setattr(Speaker, "set_volumes", lambda _speaker, *how, muted: told.append(how))
    return told


class Window:
    """A platform that can fill the screen, when the system gets to it."""

    def __init__(self):
        self.can_full_screen = True
        self.full_screen = False
        self.asked = []
        self.set_full_screen = self.asked.append


@pytest.fixture
def window(monkeypatch):
    there = Window()
    for name, value in vars(there).items():
        monkeypatch.setattr(type(platform), name, value, raising=False)
    return there


@sized(playable_only=True)
def test_layout_with_the_full_screen(size, window):
    Sheet(size).check_layout()


def test_the_full_screen_is_asked_for_and_shown_as_it_is(window, monkeypatch):
    sheet = Sheet()
    sheet.tap("settings/full-screen/on")
    assert window.asked == [True]
    assert sheet.element("settings/full-screen/on").value == ""  # the system has not done it yet
    monkeypatch.setattr(type(platform), "full_screen", True)
    sheet.look()
    assert sheet.element("settings/full-screen/on").value == "on"
    sheet.tap("settings/full-screen/off")
    assert window.asked == [True, False]


def test_nothing_about_the_full_screen_where_there_is_none(window, monkeypatch):
    monkeypatch.setattr(type(platform), "can_full_screen", False)
    assert "settings/full-screen/on" not in Sheet().ids()


@beside_the_gallery()
def test_layout(size):
    sheet = Sheet(size)
    if size in PLAYABLE:
        sheet.check_layout()
    else:
        for one in sheet.stage.elements():
            assert sheet.stage.screen.rect.contains(one.rect), one


def test_nothing_kept_is_how_the_game_comes():
    assert load_settings() == Settings()


def test_kept_settings_are_there_again():
    save_settings(OTHER)
    assert load_settings() == OTHER


def test_what_an_older_game_did_not_know_is_as_it_comes(storage):
    storage.write(SETTINGS_FILE, '{"pace": "slow"}')
    assert load_settings() == Settings(pace=Pace.SLOW)


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_damaged_settings_are_told_and_the_game_begins_all_the_same(storage, text):
    storage.write(SETTINGS_FILE, text)
    viewer = Viewer(1280, 800, 1)
    apply_saved_settings(viewer.stage)
    (told,) = take_damaged_files()
    assert told.message == "settings-damaged"
    assert storage.read(told.name) == text
    assert viewer.stage.reduced_motion is False


def test_the_title_opens_them():
    sheet = Sheet()
    sheet.tap("settings/done")
    sheet.tap("title/settings")
    assert "settings/effects" in sheet.ids()
    sheet.press("escape")
    assert "title/tikal" in sheet.ids()


def test_by_mouse(volumes):
    sheet = Sheet()
    sheet.tap("settings/pace/instant")
    for id in ("settings/comfort", "options/motion/reduced", "options/done"):
        sheet.tap(id)
    sheet.tap("settings/sound/off")
    expected = Settings(muted=True, motion=Motion.REDUCED, pace=Pace.INSTANT)
    assert load_settings() == sheet.heard[-1] == expected
    assert sheet.stage.reduced_motion


@pytest.mark.parametrize("number", [0, 1, 5, MAX_VOLUME])
def test_a_volume_is_what_is_tapped(number, volumes):
    sheet = Sheet()
    sheet.stage.top.form["settings/effects"].tap(sheet.at_step("settings/effects", number))
    assert sheet.element("settings/effects").value == str(number)
    assert load_settings().effects == number
    assert volumes[-1:] == [(number / MAX_VOLUME, Settings().ambience / MAX_VOLUME)]


def test_by_a_finger_that_slides(volumes):
    """The volume follows, also where the finger leaves the slider."""
    sheet = Sheet((390, 844, 1))
    start, end = (sheet.at_step("settings/ambience", number) for number in (6, 2))
    beyond = (end[0] - 500, end[1] + 90)
    sheet.stage.handle(Press(start))
    sheet.stage.handle(Drag(start, end, (0, 0), Phase.BEGIN))
    assert load_settings().ambience == 2
    sheet.stage.handle(Drag(start, beyond, (0, 0), Phase.END))
    sheet.stage.handle(Release())
    assert load_settings().ambience == 0


def test_by_keyboard_alone(volumes):
    sheet = Sheet()
    sheet.press("down", "right")
    assert sheet.focus() == "settings/sound"
    assert load_settings().muted
    sheet.press("down", "left", "left", "down", *["right"] * 9)
    assert sheet.focus() == "settings/ambience"
    assert (load_settings().effects, load_settings().ambience) == (
        Settings().effects - 2,
        MAX_VOLUME,
    )
    sheet.press("down", "right")
    assert load_settings().pace == Pace.SLOW
    sheet.press("down", "right")
    assert not load_settings().hand_over
    sheet.press("down", "left")
    assert load_settings().explain
    sheet.press("tab", "left")  # nothing lies below: the rest stands beside it
    assert load_settings().turn_board
    sheet.press("down")
    assert sheet.focus() == "settings/full-screen"
    sheet.press("down")
    assert sheet.focus() == "settings/language"
    sheet.press("down")
    assert sheet.focus() == "settings/comfort"
    sheet.press("tab", "return")
    assert "title/tikal" in sheet.ids()


@pytest.mark.parametrize("key", ["return", "space"])
def test_enter_on_a_volume_changes_nothing(key, storage):
    sheet = Sheet()
    sheet.press("down", "down", key)
    assert sheet.focus() == "settings/effects"
    assert storage.read(SETTINGS_FILE) is None


def test_a_slider_tells_its_number():
    slider = Slider("one", "One", value=4, most=10, change=print)
    slider.rect = pygame.Rect(0, 0, 300, 50)
    (element,) = slider.elements()
    assert (element.role, element.value) == ("slider", "4")


@pytest.mark.parametrize(
    ("motion", "system", "still"),
    [
        (Motion.SYSTEM, True, True),
        (Motion.SYSTEM, False, False),
        (Motion.FULL, True, False),
        (Motion.REDUCED, False, True),
    ],
)
def test_reduced_motion_follows_the_system_or_the_switch(monkeypatch, motion, system, still):
    monkeypatch.setattr(type(platform), "reduced_motion", lambda _platform: system)
    save_settings(Settings(motion=motion))
    viewer = Viewer(1280, 800, 1)
    apply_saved_settings(viewer.stage)
    assert viewer.stage.reduced_motion is still


@pytest.mark.parametrize(
    ("kept", "system", "high"),
    [
        (Contrast.SYSTEM, True, True),
        (Contrast.SYSTEM, False, False),
        (Contrast.NORMAL, True, False),
        (Contrast.HIGH, False, True),
    ],
)
def test_high_contrast_follows_the_system_or_the_setting(monkeypatch, kept, system, high):
    monkeypatch.setattr(type(platform), "high_contrast", lambda _platform: system)
    save_settings(Settings(contrast=kept))
    apply_saved_settings(Viewer(1280, 800, 1).stage)
    assert contrast.is_high() is high
    contrast.use_high(False)


def test_high_contrast_is_seen_at_once_and_leaves_nothing_behind():
    sheet = Sheet()
    before = grounds(sheet)
    for id in ("settings/comfort", "options/contrast/high", "options/done"):
        sheet.tap(id)
    assert grounds(sheet) == {"settings/comfort": contrast.LIGHT, "settings/done": contrast.RED}
    for id in ("settings/comfort", "options/contrast/normal", "options/done"):
        sheet.tap(id)
    assert grounds(sheet) == before


def test_text_grows_at_once_and_at_the_next_start():
    sheet = Sheet()
    for id in ("settings/comfort", "options/text_size/largest"):
        sheet.tap(id)
    for scene in (sheet.stage, sheet.stage.bottom, sheet.stage.top):
        assert scene.screen.text_size == TextSize.LARGEST.factor
    again = Viewer(1280, 800, 1)
    apply_saved_settings(again.stage)
    assert again.stage.screen.text_size == TextSize.LARGEST.factor


def grounds(sheet):
    """The colour of each button of the settings, beside its label."""
    sheet.look()
    return {
        one.id: tuple(sheet.surface.get_at((one.rect.x + 12, one.rect.centery)))[:3]
        for one in sheet.stage.elements()
        if one.id in {"settings/comfort", "settings/done"}
    }


def test_what_was_kept_is_heard_from_the_start(volumes):
    save_settings(Settings(effects=5, ambience=2))
    apply_saved_settings(Viewer(1280, 800, 1).stage)
    assert volumes == [(0.5, 0.2)]


def test_a_full_storage_is_told_once_and_the_settings_count(monkeypatch, volumes):
    def full(name, text):
        raise refusal("the storage is full")

    sheet = Sheet()
    monkeypatch.setattr(platform.storage, "write", full)
    toasts = []
    monkeypatch.setattr(sheet.stage, "warn", toasts.append)
    for id in ("settings/comfort", "options/motion/reduced", "options/done"):
        sheet.tap(id)
    sheet.tap("settings/pace/slow")
    assert len(toasts) == 1
    assert "the storage is full" in str(toasts[0])
    assert sheet.stage.reduced_motion


def test_what_is_kept_is_one_flat_text(storage):
    save_settings(OTHER)
    kept = json.loads(storage.read(SETTINGS_FILE))
    assert all(isinstance(value, str | int) for value in kept.values())
    assert (
        kept.items()
        >= {
            "effects": 3,
            "ambience": 0,
            "muted": True,
            "motion": "reduced",
            "pace": "slow",
            "hand_over": False,
            "turn_board": True,
            "explain": False,
        }.items()
    )


@sized(playable_only=True)
def test_a_new_version_can_be_started_from_the_sheet(size, monkeypatch):
    restarted = []
    monkeypatch.setattr(platform, "update_waiting", lambda: True)
    monkeypatch.setattr(platform, "restart", lambda: restarted.append(1))
    sheet = Sheet(size)
    sheet.check_layout()
    sheet.tap("settings/update")
    assert restarted == [1]


def test_what_another_window_changed_meanwhile_stays():
    sheet = Sheet()
    save_settings(Settings(effects=3))
    sheet.tap("settings/sound/off")
    assert load_settings() == Settings(effects=3, muted=True)
