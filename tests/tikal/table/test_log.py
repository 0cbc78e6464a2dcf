"""The log at the table: beside the board or in a dialog; looked at on the board, and undone."""

import pytest

from game.core.message import Message
from game.table.players import players_of
from game.table.session import Session
from game.tikal import rules
from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import AUCTION as AUCTIONED
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import AUCTION
from game.tikal.table.match import telling
from game.ui import text
from game.ui.input import Key
from tests.tikal.table.test_explaining import told
from tests.tikal.table.test_scene import Table, new_match
from tools.gallery.positions import position
from tools.gallery.wanted import acting, own_stack

BROAD = (1600, 900, 1)
WIDE = (1280, 800, 1)
PHONE = (390, 664, 1)


def entered(size=BROAD):
    """A hexagon was placed, then two workers arrived."""
    table = Table(new_match(2), size)
    table.place()
    for _worker in range(2):
        table.tap("action/enter")
        table.tap_space("a5")
    return table


def lines(table):
    """The lines that are seen, without their undo."""
    return [
        one.id
        for one in table.stage.elements()
        if one.role == "option" and not one.id.endswith("/undo")
    ]


def open_log(table):
    if "tool/log" in table.ids():
        table.tap("tool/log")


def looked_at(table):
    """The space that is lit on the board, by its name."""
    things = table.scene.picture.shown.things.items()
    return next(NAMES[thing.space] for thing, sign in things if sign.chosen)


def test_beside_the_board_every_action_has_its_line():
    table = entered()
    assert "tool/log" not in table.ids()
    assert lines(table) == ["log/0", "log/1"]  # two workers in a row are one line
    assert "log/whose/0" in table.ids()


@pytest.mark.parametrize("size", [WIDE, PHONE, (667, 331, 1), (844, 390, 1)])
def test_elsewhere_it_is_one_tap_away(size):
    table = entered(size)
    assert lines(table) == []
    table.tap("tool/log")
    assert lines(table)[-1] == "log/1"
    table.tap("log/close")
    assert lines(table) == []


@pytest.mark.parametrize("size", [BROAD, PHONE])
def test_a_tap_on_a_line_shows_it_on_the_board(size):
    table = entered(size)
    placed = table.notation[0].split()[1]
    open_log(table)
    table.tap("log/0")
    assert looked_at(table) == placed
    assert table.scene.mode.looked_at == 0
    table.tap_space("a4")
    assert table.scene.mode.looked_at is None


@pytest.mark.parametrize("size", [BROAD, WIDE])
def test_looking_back_costs_nothing_that_was_begun(size):
    table = Table(position("basic-2-2", 0.5, acting), size)
    table.tap(*own_stack(table.match.state))
    begun = table.scene.mode
    assert begun.chosen
    open_log(table)
    table.tap(lines(table)[-1])
    assert table.scene.mode.under == begun
    table.stage.handle(Key("escape"))
    assert table.scene.mode == begun


def test_the_camera_goes_there():
    table = entered()
    board = table.scene.picture.board
    board.camera.zoom_at(board.rect.topright, 3)
    table.look()
    assert not board.rect.contains(board.rect_of(INDEX["a5"]))
    table.tap("log/1")
    assert board.rect.contains(board.rect_of(INDEX["a5"]))


@pytest.mark.parametrize("size", [BROAD, PHONE])
def test_undo_to_here(size):
    table = entered(size)
    notation = table.notation
    open_log(table)
    table.tap("log/1/undo")
    assert table.notation == notation[:1]
    table.tap("tool/redo")
    assert table.notation == notation[:2]


def test_nothing_of_a_turn_that_has_passed_can_be_undone():
    match = new_match(2, actions=60)
    table = Table(match, BROAD)
    limit = match.undo_limit
    undone = [one for one in table.ids() if one.startswith("log/") and one.endswith("/undo")]
    assert all(int(one.split("/")[1]) >= limit for one in undone)


def test_the_lines_of_one_seat():
    table = Table(position("basic-4-6", 0.5, acting), BROAD)
    table.tap("log/whose/2")
    seats = {table.match.before(int(one.split("/")[1])).seat for one in lines(table)}
    assert seats == {2}
    table.tap("log/whose/all")
    assert len({table.match.before(int(one.split("/")[1])).seat for one in lines(table)}) > 1


def test_what_happened_costs_nothing_that_was_begun():
    table = Table(position("basic-2-2", 0.5, acting), BROAD)
    table.tap(*own_stack(table.match.state))
    begun = table.scene.mode
    table.tap("log/repeat")
    assert table.scene.mode != begun
    assert table.scene.session.has_unshown
    for _step in range(60):
        table.pass_time(1)
        if "scoring/continue" in table.ids():
            table.tap("scoring/continue")
    assert table.scene.mode == begun


def test_the_others_are_shown_step_by_step():
    table = Table(position("basic-2-2", 0.5, acting), BROAD)
    table.tap("log/repeat")
    table.pass_time(1)
    table.tap("watch/pause")
    shown = table.scene.session.shown
    table.pass_time(5)
    assert table.scene.session.shown == shown
    table.tap("watch/step")
    table.pass_time(5)
    assert table.scene.session.shown == shown + 1
    assert "watch/step" in table.ids()


def test_a_key_undoes_a_single_step():
    table = Table(new_match(2), BROAD)
    table.place()
    table.scene.play(
        [one for one in table.scene.mode.turn.legal_actions if one.verb == "enter"][:1] * 2
    )
    notation = table.notation
    table.look()
    table.stage.handle(Key("backspace"))
    assert table.notation == notation[:-1]
    table.look()
    table.stage.handle(Key("backspace", shift=True))
    assert table.notation == notation


@pytest.mark.parametrize("size", [BROAD, WIDE])
def test_everything_in_it_explains_itself(size):
    table = Table(position("basic-2-2", 0.5, acting), size)
    open_log(table)
    own = [one for one in table.stage.elements() if one.id.startswith("log/")]
    assert own
    for one in own:
        if one.id != "log/close":
            assert told(table.stage.top, one.rect.center), one


def test_the_log_is_not_drawn_anew_while_nothing_of_it_changes():
    table = Table(position("basic-4-6", 0.9, acting), BROAD)
    table.look()
    with text.record_drawn_lines() as drawn:
        table.scene.redraw_board()
        table.look()
    assert not [line for line in drawn if "walks" in line.meant]


def test_what_a_computer_player_would_have_bid_is_in_no_log():
    """A bid's reason names the most that it would pay, even once the auction is over."""
    people = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo")]
    match = TikalMatch(new_setup(people, 0, 5, variant=AUCTIONED))
    session = Session(
        match,
        players_of(match.setup.players),
        set(),
        telling,
        view=lambda state, _seat: rules.view(state),
        keep=lambda: None,
    )
    reason = Message("turn-worth-bidding", {"points": 7, "gains": ()})
    while match.state.phase == AUCTION:
        session.play(rules.legal_actions(match.state)[:1], reason)
    session.show_all()
    told = {session.reason_at(index) for index in range(len(match.actions))}
    assert len(match.actions) >= match.setup.seats
    assert told == {""}
