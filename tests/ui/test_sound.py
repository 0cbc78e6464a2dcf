"""The speaker on a device that is none."""

import logging
from itertools import pairwise

import pygame
import pytest

from game.ui import sound, theme
from game.ui.assets import SOUNDS
from game.ui.controls.form import Form
from game.ui.input import Key, Press, Release, Tap
from game.ui.scene import Scene, Stage
from game.ui.sound import AMBIENCE, GAP, MOST_WAITING, RATE, TAP, Speaker
from game.ui.widgets import Button


@pytest.fixture(autouse=True)
def _no_other():
    """There is one device: the house's own speaker, woken by any touch, gives it back first."""
    sound.speaker.close()
    yield
    sound.speaker.close()


@pytest.fixture
def speaker(_no_other):
    one = Speaker()
    yield one
    one.close()


@pytest.fixture
def played(monkeypatch):
    """The names of the sounds that were started, in order."""
    names = []
    monkeypatch.setattr(Speaker, "_start", lambda _speaker, name: names.append(name))
    return names


def run(speaker, start=0.0, frames=60):
    for frame in range(frames):
        speaker.update(start + frame / 60)


def test_before_it_is_woken_nothing_is_opened_or_kept(speaker, played):
    pygame.mixer.quit()
    speaker.play("tile")
    run(speaker)
    assert pygame.mixer.get_init() is None
    speaker.wake()
    run(speaker)
    assert played == []


def test_awake_it_plays_in_the_files_own_format_with_the_ambience(speaker):
    speaker.wake()
    assert pygame.mixer.get_init() == (RATE, -16, 1)
    run(speaker)
    assert pygame.mixer.music.get_busy()
    speaker.play("tile")
    speaker.update(2.0)
    assert pygame.mixer.get_busy()


def test_a_games_own_sounds_lie_in_a_folder(speaker, played):
    speaker.wake()
    run(speaker)
    speaker.play("tzolkin/place")
    run(speaker, 2.0)
    assert played == ["tzolkin/place"]
    with pytest.raises(KeyError):
        speaker.play("tzolkin/tile")


def test_everything_is_loaded_one_sound_a_frame(speaker):
    speaker.wake()
    loaded = []
    for frame in range(60):
        speaker.update(frame / 60)
        loaded.append(len(speaker._loaded))
    assert {b - a for a, b in pairwise(loaded)} == {0, 1}
    assert set(speaker._loaded) == {file.stem for file in SOUNDS.glob("*.ogg")} - {AMBIENCE}


def test_another_ambience_begins_when_it_is_set(speaker, monkeypatch):
    begun = []
    monkeypatch.setattr(pygame.mixer.music, "load", begun.append)
    monkeypatch.setattr(pygame.mixer.music, "play", lambda *_args, **_kinds: None)
    speaker.ambience = AMBIENCE
    speaker.wake()
    run(speaker)
    for name in ("tzolkin/ambience", "tzolkin/ambience", AMBIENCE):
        speaker.ambience = name
        run(speaker, 2.0)
    names = [file.relative_to(SOUNDS).as_posix() for file in begun]
    assert names == ["ambience.ogg", "tzolkin/ambience.ogg", "ambience.ogg"]


def test_sounds_follow_one_another(speaker, played):
    speaker.wake()
    speaker.play("enter")
    speaker.play("step")
    speaker.update(1.0)
    assert played == ["enter"]
    speaker.update(1.0 + GAP / 2)
    assert played == ["enter"]
    speaker.update(1.0 + GAP)
    assert played == ["enter", "step"]


def test_of_many_the_latest_are_heard(speaker, played):
    speaker.wake()
    for name in ("tile", *["step"] * 9, "turn"):
        speaker.play(name)
    run(speaker)
    assert played == ["step"] * (MOST_WAITING - 1) + ["turn"]


@pytest.mark.parametrize("order", [(TAP, "camp"), ("camp", TAP)])
def test_a_tap_gives_way_to_what_comes_of_it(speaker, played, order):
    speaker.wake()
    for name in order:
        speaker.play(name)
    run(speaker)
    assert played == ["camp"]


def test_steps_take_turns(speaker, monkeypatch):
    speaker.wake()
    names = []
    load = speaker._load
    monkeypatch.setattr(speaker, "_load", lambda name: names.append(name) or load(name))
    speaker._chores.clear()
    for beat in range(5):
        speaker.play("step")
        speaker.update(float(beat))
    assert len(set(names)) == 4
    assert names[0] == names[4]


def test_an_unknown_sound_is_an_error(speaker):
    speaker.wake()
    with pytest.raises(KeyError, match="trumpet"):
        speaker.play("trumpet")


def test_muted_it_does_not_even_open_the_device(speaker, played):
    pygame.mixer.quit()
    speaker.set_volumes(1, 1, muted=True)
    speaker.wake()
    assert not speaker.awake
    assert pygame.mixer.get_init() is None
    speaker.set_volumes(1, 1, muted=False)
    speaker.wake()
    assert speaker.awake


def test_muted_while_it_plays_all_stands_still(speaker, played):
    speaker.wake()
    run(speaker)
    speaker.set_volumes(1, 1, muted=True)
    speaker.play("tile")
    run(speaker, 1.0)
    assert played == []
    assert not pygame.mixer.music.get_busy()
    speaker.set_volumes(1, 1, muted=False)
    run(speaker, 2.0)
    assert pygame.mixer.music.get_busy()


def test_a_volume_is_as_loud_as_it_seems(speaker):
    speaker.set_volumes(0.5, 0.5, muted=False)
    speaker.wake()
    run(speaker)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)
    speaker.play("tile")
    speaker.update(2.0)
    assert speaker._loaded["tile"].get_volume() == pytest.approx(0.25, abs=0.02)


def test_effects_off_leave_the_ambience(speaker, played):
    speaker.set_volumes(0, 1, muted=False)
    speaker.wake()
    speaker.play("tile")
    run(speaker)
    assert played == []
    assert pygame.mixer.music.get_busy()


def test_a_window_that_nobody_sees_is_silent(speaker, monkeypatch):
    speaker.wake()
    run(speaker)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    run(speaker, 1.0)
    assert not pygame.mixer.music.get_busy()
    monkeypatch.setattr(pygame.display, "get_active", lambda: True)
    run(speaker, 2.0)
    assert pygame.mixer.music.get_busy()


def test_without_a_device_it_says_so_once_and_stays_silent(speaker, monkeypatch, caplog):
    def refuse(*_args):
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    with caplog.at_level(logging.WARNING):
        for _tap in range(3):
            speaker.wake()
            speaker.play("tile")
            run(speaker)
    assert [record.getMessage() for record in caplog.records] == [
        "There is no sound: no audio device"
    ]


@pytest.mark.parametrize(("gesture", "wakes"), [(Press((5, 5)), 0), (Release(), 1), (Key("a"), 1)])
def test_the_first_tap_or_key_wakes_it(screen, monkeypatch, gesture, wakes):
    """A browser allows sound when a finger is lifted, not yet when it comes down."""
    woken = []
    monkeypatch.setattr(Speaker, "wake", lambda _speaker: woken.append(1))
    stage = Stage(screen)
    stage.go(Scene(stage))
    stage.handle(gesture)
    assert len(woken) == wakes


@pytest.mark.parametrize("enabled", [True, False])
def test_a_button_is_heard_by_tap_and_by_key(monkeypatch, enabled):
    asked = []
    monkeypatch.setattr(Speaker, "play", lambda _speaker, name: asked.append(name))
    form, button = Form(), Button("one", "One", lambda: None)
    button.enabled = enabled
    button.rect.size = 50, 50
    form.widgets = [button]
    for now in (0, theme.SETTLE):
        form.update(now)
    for gesture in (Press((5, 5)), Tap((5, 5)), Release()):
        form.handle(gesture)
    form.set_focus(button)
    form.handle(Key("return"))
    assert asked == [TAP, TAP] * enabled
