"""The undo arrow after the turn has passed: all can agree to take it back."""

from game.tikal.rules.setup import AUCTION
from game.ui import theme
from game.ui.input import Key
from tests.tikal.table.test_computers import ME, Watched, new_match


def people(seats=2, **kwargs):
    return Watched(new_match(*[ME] * seats, **kwargs))


def arrow(table):
    return table.element("tool/undo")


def test_it_takes_back_the_turn_before_when_all_agree():
    table = people()
    assert not arrow(table).enabled
    table.end_turn()
    assert (arrow(table).enabled, arrow(table).label) == (True, "Take back Marisol's turn …")
    table.tap("tool/undo")
    table.tap("dialog/agreed")
    assert (table.notation, table.scene.mode.decider) == ([], 0)
    assert [one.after for one in table.match.taken_back] == [0]


def test_it_is_no_more_than_a_question():
    table = people()
    table.end_turn()
    table.stage.handle(Key("backspace"))
    table.look()
    table.tap("dialog/stay")
    assert not table.match.taken_back


def test_in_an_auction_it_is_one_bid():
    table = people(3, variant=AUCTION)
    table.tap("bid/place")
    table.tap("bid/pass")
    assert arrow(table).label == "Take back Heinrich's bid …"
    table.tap("tool/undo")
    table.tap("dialog/agreed")
    assert (table.notation, table.scene.mode.decider) == (["bid 1"], 1)
    assert arrow(table).label == "Take back Marisol's bid …"


def test_own_actions_come_first():
    table = people()
    table.end_turn()
    table.wait(2 * theme.SETTLE_BINDING)
    table.place()
    table.tap("tool/undo")
    assert "dialog/agreed" not in table.ids()
    assert arrow(table).label == "Take back Marisol's turn …"


def test_held_it_stops_where_the_turn_begins():
    table = people()
    table.end_turn()
    table.wait(2 * theme.SETTLE_BINDING)
    table.place()
    table.scene.press("tool/undo/step")
    table.scene.press("tool/undo/step")
    table.look()
    assert "dialog/agreed" not in table.ids()


def test_against_a_computer_it_stays_grey():
    table = Watched(new_match(ME, "ai:novice"))
    table.end_turn()
    table.wait_until(lambda: not table.others.busy and table.scene.mode.decider == 0)
    assert not arrow(table).enabled
