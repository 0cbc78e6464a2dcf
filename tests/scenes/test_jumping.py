"""Going to something at a table by its name."""

import pytest

from game.ui.input import Key, Typed
from game.ui.jump_dialog import JumpDialog, called
from game.ui.keys_dialog import key_rows
from tests.by_keys import stops
from tests.scenes.test_keys import GALLERY
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS

SLASH = Typed("/")
TIKAL, TZOLKIN = "tikal/acting-middle-3", "tzolkin/turn-5"


def opened(name, window="1280x800@1", by=SLASH):
    visited = visit(GALLERY[name], LAYOUTS[window])
    visited.stage.handle(by)
    visited.look()
    assert isinstance(visited.stage.top, JumpDialog)
    return visited


def strike(visited, *gestures):
    for gesture in gestures:
        visited.stage.handle(gesture)
        visited.look()


def on(visited):
    return visited.stage.top.form.focus_id


@pytest.mark.parametrize(
    ("name", "typed", "id"),
    [
        (TIKAL, "d3", "space/d3"),
        (TIKAL, "Temple  6", "space/c4"),
        (TIKAL, "menu", "tool/menu"),
        (TIKAL, "yun", "seat/2"),
        (TZOLKIN, "yaxchilan 4", "plate/yaxchilan/4"),
        (TZOLKIN, "tikal 2", "plate/tikal/2"),
        ("tikal/replay-2", "a5", "space/a5"),
        ("tzolkin/replay-4", "palenque 2", "plate/palenque/2"),
    ],
)
def test_enter_moves_the_ring_to_what_is_called_so(name, typed, id):
    visited = opened(name)
    strike(visited, Typed(typed), Key("return"))
    assert on(visited) == id
    assert visited.stage.top.form.focus_ring


def test_what_is_called_so_is_listed_and_can_be_chosen():
    visited = opened(TIKAL)
    strike(visited, Typed("temple 3"))
    listed = [one.id for one in visited.stage.elements() if one.id.startswith("jump/to/")]
    assert sorted(listed) == ["jump/to/space/a4", "jump/to/space/d5", "jump/to/space/e3"]
    strike(visited, Key("down"), Key("down"), Key("return"))
    assert f"jump/to/{on(visited)}" == listed[1]


def test_what_cannot_be_walked_to_now_is_not_listed():
    visited = opened(TZOLKIN)
    strike(visited, Typed("end turn"), Key("return"))
    assert isinstance(visited.stage.top, JumpDialog)


def test_nothing_called_so_says_so_and_keeps_the_field():
    visited = opened(TIKAL)
    strike(visited, Typed("atlantis"), Key("return"))
    told = "Nothing you can go to now is called “atlantis”."
    assert visited.stage.toasts.current_text == told
    assert [node.name for node in visited.stage.tree().walk() if node.role == "status"] == [told]
    assert on(visited) == "jump/name"
    strike(visited, *[Key("backspace")] * 8, Typed("d3"), Key("return"))
    assert on(visited) == "space/d3"


def test_escape_goes_back_to_where_one_was():
    visited = visit(GALLERY[TIKAL], LAYOUTS["1280x800@1"])
    strike(visited, Key("tab"))
    before = on(visited)
    strike(visited, Typed("/"), Typed("d3"), Key("escape"))
    assert on(visited) == before != ""


def test_with_letters_off_ctrl_f_remains():
    visited = visit(GALLERY[TZOLKIN], LAYOUTS["1280x800@1"])
    stage = visited.stage
    assert "/  Ctrl F" in {row.keys for row in key_rows(stage.top)}
    stage.letter_keys = False
    assert "Ctrl F" in {row.keys for row in key_rows(stage.top)}
    strike(visited, Typed("/"))
    assert not isinstance(stage.top, JumpDialog)
    strike(visited, Key("f", ctrl=True), Typed("uxmal 1"), Key("return"))
    assert on(visited) == "space/uxmal/1"


@pytest.mark.parametrize("name", [TIKAL, TZOLKIN])
def test_everything_that_can_be_walked_to_is_found_by_its_whole_name(name):
    scene = visit(GALLERY[name], LAYOUTS["1280x800@1"]).stage.top
    there = [one for part in stops(scene) for one in part]
    labels = [one.label for one in there]
    for one in there:
        found = called(one.label, there)
        assert one in found or labels.count(one.label) > len(found) >= 6, one.id


@pytest.mark.parametrize("window", ["390x844@1", "844x390@1", "1280x800@1"])
def test_the_list_lies_within_the_dialog(window):
    visited = opened(TIKAL, window)
    strike(visited, Typed("t"))
    places = [one.rect for one in visited.stage.elements()]
    assert len(places) > 3
    assert all(visited.stage.screen.safe.contains(one) for one in places)
    assert all(one.collidelist(places[i + 1 :]) < 0 for i, one in enumerate(places))
