"""A whole game at the table, by touching what can be touched."""

from random import Random

import pytest

from game.table.things import Seat
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.records import TzolkinMatch, read
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.things import Ahead
from game.ui.input import Key, Tap
from tests.windows import Viewer

PLAYS = ("do", "end-turn", "go-on")
NEVER = ("tool/", "hint", "drawer/", "look", "log", "put-down", "card/done/")


BASE = Options()


def seated(seats, options=BASE, seed=5):
    players = [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]
    return TzolkinMatch(new_setup(players, 0, seed, options))


def open_table(match, size=(1280, 800, 1), ended=lambda match: None):
    viewer = Viewer(*size)
    scene = TableScene(viewer.stage, match, title=lambda: None, finished=ended)
    viewer.stage.go(scene)
    scene.resume()
    viewer.look()
    return viewer, scene


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((1280, 800, 1), id="wide", marks=pytest.mark.long(minutes=0.3)),
        pytest.param((390, 844, 1), id="phone", marks=pytest.mark.long(minutes=0.6)),
    ],
)
def test_two_people_play_a_whole_game_by_taps(size):
    match, ended, chance = seated(2), [], Random(3)
    viewer, _scene = open_table(match, size, ended.append)
    for _touch in range(1500):
        if ended:
            break
        ids = [
            one.id
            for one in viewer.stage.elements()
            if one.enabled and not one.id.startswith(NEVER)
        ]
        if not ids:
            viewer.look()  # what binds takes no tap at first
            continue
        plays = [id for id in ids if id in PLAYS]
        viewer.tap(plays[0] if plays and chance.random() < 0.5 else chance.choice(ids))
    assert ended == [match]
    assert read(match.record()).state.score == match.state.score


def test_the_keyboard_alone_places_and_ends_a_turn():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    begun = len(match.actions)
    viewer, _scene = open_table(match)
    for name in ("1", "2", "e"):
        viewer.stage.handle(Key(name))
        viewer.look()
    assert [str(action) for action in match.actions[begun:]] == [
        "place palenque",
        "place yaxchilan",
        "end",
    ]


def test_on_a_phone_a_seat_that_is_touched_shows_what_it_has():
    match = seated(3)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match, (390, 844, 1))
    drawer = scene.picture.parts.belongings
    for seat in (2, 0, 1):
        scene.touch(Seat(seat))
        viewer.look()
        assert scene.picture.parts.open_drawer == "seat"
        assert Seat(seat) in drawer.places
    scene.picture.forget()
    assert drawer.seat is None


def test_on_a_phone_the_gears_have_all_days_ahead_in_the_tray():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match, (390, 844, 1))
    for unrolled in (True, False):
        assert scene.picture.parts.unrolled is unrolled
        scene.touch(Ahead(1))
        viewer.look()
        assert [f"card/ahead/{days}" in viewer.ids() for days in range(1, 8)] == [True] * 7
        scene.press("go-on")
        scene.press("tool/view")


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1)], ids=["wide", "phone"])
def test_the_keys_of_overlays_open_them_whether_they_have_a_button_or_one_for_all(size):
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match, size)
    for overlay in OVERLAYS:
        viewer.stage.handle(Key(overlay.key))
        viewer.look()
        assert scene.mode.overlay.overlay is overlay
        viewer.stage.handle(Key("escape"))
        viewer.look()
        assert scene.mode.overlay is None


def test_what_the_ribbon_tells_goes_with_the_next_step():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match, (390, 844, 1))
    scene.gesture(Tap(scene.picture.places.ribbon.center))
    viewer.look()
    assert "\n" in viewer.stage.toasts.current_text
    viewer.tap("gear/palenque")
    assert match.actions[-1].verb == "place"
    assert "\n" not in viewer.stage.toasts.current_text


@pytest.mark.parametrize("button", ["look/food-day", "look/end"])
def test_the_gears_are_not_turned_under_what_covers_them(button):
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match)
    scene.press(button)
    viewer.look()
    before = scene.picture.parts.unrolled
    assert not scene.controls.buttons["tool/view"].enabled
    viewer.stage.handle(Key("g"))
    viewer.look()
    assert scene.picture.parts.unrolled is before
    assert viewer.stage.toasts.current_text == "Go back first."


def test_a_tap_on_a_seat_s_figures_tells_what_they_are_the_sum_of():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match)
    board = scene.picture.places.board
    scene.press("look/end")
    viewer.look()
    for part, told in ((0.1, "It is P0's turn."), (0.5, "P0: Points: "), (0.9, "P1: Points: ")):
        scene.touch_at((board.x + round(part * board.w), board.centery))
        assert viewer.stage.toasts.current_text.startswith(told)


def test_the_first_choice_by_keys_alone():
    match = seated(2)
    viewer, scene = open_table(match)

    def strike(*names):
        for name in names:
            viewer.stage.handle(Key(name))
            viewer.look()

    def on(id):
        return scene.form.focus_ring == viewer.element(id).rect

    strike("return", "right")
    assert on("card/0/wealth/W03")
    strike("return", "down", "right")
    assert on("card/0/wealth/W12")
    strike("return", "tab")
    assert on("do")
    strike("return")
    (kept,) = match.actions
    assert str(kept).startswith("keep ")
