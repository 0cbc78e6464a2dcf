"""The whole screen by a button and a key."""

import pytest

from game.platform import platform
from game.ui.controls.buttons import full_screen_button, is_full_screen_key, toggle_full_screen
from game.ui.controls.form import Form
from game.ui.controls.text_field import TextField
from game.ui.input import Key


@pytest.fixture
def filled(monkeypatch):
    """What the platform was asked for."""
    asked = []
    monkeypatch.setattr(type(platform), "full_screen", property(lambda _: len(asked) % 2 == 1))
    monkeypatch.setattr(type(platform), "set_full_screen", lambda _, full: asked.append(full))
    return asked


def test_it_goes_there_and_back(filled):
    toggle_full_screen()
    toggle_full_screen()
    assert filled == [True, False]


def test_the_key_is_a_letter_like_others_while_somebody_writes():
    form = Form()
    assert is_full_screen_key(Key("f"), form)
    assert not is_full_screen_key(Key("f", ctrl=True), form)
    assert not is_full_screen_key(Key("g"), form)
    form.set_focus(TextField("name", "Name", value="", max_length=8, on_change=print, stage=None))
    assert not is_full_screen_key(Key("f"), form)


@pytest.mark.parametrize("can", [True, False])
def test_where_the_screen_is_not_to_be_had_nothing_offers_it(monkeypatch, can):
    monkeypatch.setattr(type(platform), "can_full_screen", can)
    assert full_screen_button("full").visible is can
    assert is_full_screen_key(Key("f"), Form()) is can
