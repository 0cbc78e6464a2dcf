"""An overlay lies over whatever goes on, and puts nothing down."""

import pytest

from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.overlaid import Overlaid
from game.tikal.table.overlays import OVERLAYS
from game.ui.input import Key
from tests.tikal.table.test_computers import ME, Watched, new_match
from tests.tikal.table.test_plan import at
from tests.tikal.table.test_scene import Table
from tests.windows import sized

REACH, MAJORITIES = OVERLAYS[:2]


def table_at(phase=ACT, size=(1280, 800, 1)):
    return Table(at(0.6, phase), size)


def strike(table, *names):
    for name in names:
        table.stage.handle(Key(name))
        table.look()


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda one: one.id)
def test_a_key_and_a_button_each_which_also_put_it_away(overlay):
    table = table_at()
    before = table.scene.mode
    strike(table, overlay.key)
    assert table.scene.mode.looking.overlay is overlay
    strike(table, overlay.key)
    assert table.scene.mode == before
    table.tap(overlay.button)
    assert table.scene.mode.looking.overlay is overlay
    table.tap("look/close")
    assert table.scene.mode == before


def test_a_party_that_is_picked_up_stays_so():
    table = table_at()
    space = next(iter(table.match.state.members[table.match.state.seat]))
    table.tap_space(NAMES[space])
    before = table.scene.mode
    assert before.chosen
    strike(table, "2")
    table.tap_space(NAMES[INDEX["a5"]])
    strike(table, "1", "escape")
    assert table.scene.mode == before


def test_a_hexagon_that_lies_for_a_look_stays_there():
    table = table_at(PLACE)
    before = table.scene.mode
    space = next(iter(before.turn.placements))
    table.tap_space(NAMES[space])
    laid = table.scene.mode
    assert laid.tried
    strike(table, "4", "4")
    assert table.scene.mode == laid


def test_what_is_done_beside_it_puts_it_away():
    table = table_at()
    strike(table, "1")
    table.tap("action/move")
    assert isinstance(table.scene.mode, Acting)
    assert table.scene.mode.chosen


def test_nothing_that_binds_can_be_touched_under_it():
    table = table_at()
    strike(table, "3")
    assert "end-turn" not in table.ids()


def test_a_tap_asks_about_a_space_and_plays_nothing():
    table = table_at()
    actions = list(table.match.actions)
    strike(table, REACH.key)
    mode = table.scene.mode
    space = max(mode.content.paths, key=lambda one: len(mode.content.paths[one]))
    table.tap_space(NAMES[space])
    assert table.scene.mode.look(None).path == tuple(mode.content.paths[space])
    assert mode.content.remarks[space] == table.scene.picture.shown.panel.text.note
    assert table.match.actions == actions
    table.tap_space(NAMES[space])
    assert table.scene.mode.space is None


def test_another_seat_is_looked_at_by_its_mark():
    table = table_at()
    strike(table, REACH.key)
    seat = (table.scene.mode.seat + 1) % 4
    table.tap(f"look/seat/{seat}")
    assert table.scene.mode.looking.seat == seat
    assert table.scene.players[seat].name in str(table.scene.mode.words[0])


@sized(playable_only=True)
def test_every_overlay_is_two_taps_away_at_most_at_every_size(size):
    table = table_at(ACT, size)
    for overlay in OVERLAYS:
        if overlay.button not in table.ids():
            table.tap("look")
        looking = getattr(table.scene.mode, "looking", None)
        if looking is None or looking.overlay is not overlay:
            table.tap(overlay.button)
        assert table.scene.mode.looking.overlay is overlay
        table.tap("look/close")


def test_members_are_sent_nowhere_while_one_looks():
    table = table_at()
    space = next(iter(table.match.state.members[table.match.state.seat]))
    table.tap_space(NAMES[space])
    strike(table, REACH.key)
    mode = table.scene.mode
    assert mode.content.paths
    assert mode.carried is None


def test_the_others_wait_while_one_looks():
    table = Watched(new_match("ai:novice", ME))
    table.scene._enter(table.scene.mode)
    before = len(table.match.actions)
    strike(table, MAJORITIES.key)
    for _frame in range(20):
        table.wait(0.5)
    assert isinstance(table.scene.mode, Overlaid)
    assert len(table.match.actions) == before
    strike(table, "escape")
    for _frame in range(20):
        table.wait(0.5)
    assert len(table.match.actions) > before
