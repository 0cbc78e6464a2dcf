"""The list of keys is true: what is listed answers, and no other letter does anything."""

import string
from types import SimpleNamespace

import pytest

from game.platform import platform
from game.table.replay.scene import Replay
from game.ui.input import Key, Typed
from game.ui.keys_dialog import KeysDialog, key_rows, written
from tools.gallery import SCENES as TIKAL
from tools.gallery import tzolkin, visit
from tools.gallery.windows import LAYOUTS

GALLERY = {f"tikal/{name}": one for name, one in TIKAL.items()}
GALLERY |= {f"tzolkin/{name}": one for name, one in tzolkin.SCENES.items()}
SIGNS = string.ascii_lowercase + string.digits + "+-=/,.;'[]"
FEW = [
    "tikal/title",
    "tikal/rulebook",
    "tikal/rulebook-contents",
    "tikal/placing-early-2",
    "tzolkin/replay-4",
]
"""Scenes that differ much in their keys."""
PATIENCE = 100
"""Looks at a scene in which somebody may think."""
COMMON = {Key("f1"), Typed("?"), Key("f")}
"""What answers in every scene."""


def shown(name):
    return visit(GALLERY[name], LAYOUTS["1280x800@1"])


def struck(name):
    """The gesture that a key's name stands for."""
    *held, last = name.split(" ")
    if held == ["typed"]:
        return Typed(last)
    if name.startswith("page "):
        return Key(name)
    return Key(last, shift="shift" in held, ctrl="ctrl" in held)


def answering(visited):
    """The keys that answer in a scene of its own."""
    return [struck(key) for one in visited.stage.top.shortcuts() for key in one.keys]


def look(visited):
    """All that is shown and told."""
    visited.look()
    stage = visited.stage
    return stage.top, stage.tree(), visited.surface.get_buffer().raw


def strike(visited, gesture):
    visited.stage.handle(gesture)
    return look(visited)


@pytest.mark.parametrize("name", list(GALLERY)[::4])
def test_no_letter_acts_that_is_not_listed_and_none_where_letters_are_off(name):
    check_letters(name)


@pytest.mark.long(minutes=1)
@pytest.mark.parametrize("name", [name for name in GALLERY if name not in list(GALLERY)[::4]])
def test_no_letter_acts_that_is_not_listed_anywhere(name):
    check_letters(name)


def check_letters(name):
    """Strike every letter that is not listed, and all where letters are off: nothing happens."""
    visited = shown(name)
    if visited.stage.top.form.is_written_in:
        return  # a letter is for the field
    before, listed = look(visited), answering(visited)
    letters = [gesture for sign in SIGNS for gesture in (Key(sign), Typed(sign))]
    visited.stage.letter_keys = False
    listed_now = {row.keys for row in key_rows(visited.stage.top)}
    assert listed_now.isdisjoint({*SIGNS.upper(), "−", "+  ="})
    for gesture in letters:
        visited.stage.handle(gesture)
    visited.stage.letter_keys = True
    for gesture in letters:
        if gesture not in {*listed, *COMMON}:
            visited.stage.handle(gesture)
    assert look(visited) == before


def check_listed_keys(name):
    """Strike each key that is listed, in a scene opened anew, and see that something answers."""
    opened = shown(name)
    for gesture in answering(opened):
        if gesture == Key("escape") and isinstance(opened.stage.top, Replay):
            continue  # the gallery's replay has nothing to go back to
        assert answers(name, gesture), gesture


def answers(name, gesture):
    """Whether a key changes what is shown: at once, or in time where nothing changes without it."""
    visited = shown(name)
    before = look(visited)
    if strike(visited, gesture) != before:
        return True
    return changes(visited, before) and not changes(left := shown(name), look(left))


def changes(visited, before):
    """Whether something changes by itself, for example once a computer player has decided."""
    return any(look(visited) != before for _turn in range(PATIENCE))


@pytest.mark.parametrize("name", FEW)
def test_every_listed_key_answers(name):
    check_listed_keys(name)


@pytest.mark.long(minutes=4)
@pytest.mark.parametrize("name", [name for name in GALLERY if name not in FEW])
def test_every_listed_key_answers_everywhere(name):
    check_listed_keys(name)


@pytest.mark.parametrize("asked", [Key("f1"), Typed("?"), Key("/", shift=True)])
@pytest.mark.parametrize("name", ["tikal/title", "tikal/menu", "tzolkin/replay-4"])
def test_a_question_mark_lists_the_keys_of_the_scene_below(name, asked):
    visited = shown(name)
    scene = visited.stage.top
    strike(visited, asked)
    assert isinstance(visited.stage.top, KeysDialog)
    assert visited.stage.top.keys == key_rows(scene)
    strike(visited, asked)
    strike(visited, Key("escape"))
    assert visited.stage.top is scene


def test_a_question_mark_in_a_field_is_a_letter():
    visited = shown("tikal/rulebook-contents")
    contents = visited.stage.top
    strike(visited, Typed("?"))
    assert contents._field.value == "?"
    strike(visited, Key("f1"))
    assert ("F1", "List these keys", "") in visited.stage.top.keys


@pytest.mark.parametrize("has_keys", [True, False])
def test_the_accessible_page_has_keys_of_its_own(monkeypatch, has_keys):
    reader = SimpleNamespace(has_keys=has_keys)
    monkeypatch.setattr(type(platform), "assistive", property(lambda _platform: reader))
    keys = [row.keys for row in key_rows(shown("tikal/title").stage.top)]
    assert {"Alt N", "Alt C", "Alt A"} <= {*keys} or not has_keys
    assert has_keys or not any(one.startswith("Alt") for one in keys)


def test_what_has_the_ring_is_explained():
    visited = shown("tikal/acting-middle-3")
    strike(visited, Key("f3"))
    assert visited.stage.top.explained == ""
    strike(visited, Key("right"))
    strike(visited, Key("f3"))
    assert visited.stage.top.explained
    strike(visited, Key("right"))
    assert visited.stage.top.explained == ""


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("h", "f4"), "H  F4"),
        (("1", "2", "3"), "1 – 3"),
        (("ctrl shift z",), "Ctrl Shift Z"),
        (("return", "enter"), "Enter"),
        (("typed /", "ctrl f", "home"), "/  Ctrl F  Home"),
        (("page down",), "Page down"),
        (("down", "page down"), "↓  Page down"),
    ],
)
def test_keys_are_written(keys, words):
    assert written(keys) == words


@pytest.mark.parametrize("there", [True, False])
def test_a_gamepad_that_is_there_is_told_beside_the_keys(monkeypatch, there):
    monkeypatch.setattr(type(platform), "has_gamepad", property(lambda _: there))
    visited = shown("tikal/acting-middle-3")
    pads = {row.pad for row in key_rows(visited.stage.top)}
    assert pads == ({"", "B", "X", "Y", "Start", "RB", "D-pad", "A"} if there else {""})
