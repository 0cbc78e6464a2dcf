"""The card that tells whose turn it is, at the table."""

import pytest

from game.tikal.rules.variants import AUCTION
from game.tikal.table.modes.looking.handing import Handing
from game.ui import theme
from game.ui.input import Key
from tests.tikal.table.test_computers import ME, Watched, new_match
from tests.tikal.table.test_scene import NAMES, Table
from tests.tikal.table.test_scene import new_match as new_match_of_people
from tests.windows import check_lines, sized

TAKE = "hand-over/take"


@pytest.fixture
def handed():
    """Marisol has ended her turn."""
    table = Watched(new_match(ME, ME), hand_over=True)
    table.end_turn()
    return table


def test_a_tap_on_the_card_takes_it_away(handed):
    assert isinstance(handed.scene.mode, Handing)
    assert handed.element(TAKE).label == "Heinrich's turn"
    assert not [one for one in handed.ids() if one.startswith("space/")]
    handed.tap(TAKE)
    assert not isinstance(handed.scene.mode, Handing)
    assert handed.scene.mode.decider == 1


def test_so_does_a_key_that_is_not_the_one_that_ended_the_turn(handed):
    handed.stage.handle(Key("return"))
    assert not isinstance(handed.scene.mode, Handing)


def test_the_tap_that_ended_the_turn_does_not_take_it_away():
    table = Watched(new_match(ME, ME), hand_over=True)
    table.place()
    table.tap("end-turn")
    table.wait_for("dialog/end")
    spot = table.element("dialog/end").rect.center
    for _tap in range(6):
        table.tap_at(spot)
        table.wait(theme.SETTLE_BINDING * 0.7)
    assert isinstance(table.scene.mode, Handing)


def test_it_tells_what_the_others_did(handed, lines):
    handed.scene.redraw()
    lines.clear()
    handed.look()
    words = [words for words, *_ in lines]
    assert "Heinrich's turn" in words
    (placed,) = [line for line in words if line.startswith("Places Temple on ")]
    assert placed.split()[-1] == handed.notation[0].split()[1]


def test_within_an_auction_it_does_not_come_between_the_bids():
    table = Watched(new_match(ME, ME, ME, variant=AUCTION), hand_over=True)
    table.tap("bid/place")
    assert table.scene.mode.decider == 1
    for _pass in range(2):
        table.tap("bid/pass")
    assert isinstance(table.scene.mode, Handing)  # the winner chooses


def test_it_can_be_switched_off_in_the_settings():
    table = Table(new_match_of_people(), hand_over=True)
    for id in ("tool/menu", "dialog/settings", "settings/hand-over/off", "settings/done"):
        table.tap(id)
    table.place()
    table.tap("end-turn")
    table.tap("dialog/end")
    assert table.scene.mode.decider == 1


@sized(playable_only=True)
def test_the_card_has_room(size, lines):
    table = Table(new_match_of_people(4, actions=150), size, hand_over=True)
    mode = table.scene.mode
    while not isinstance(mode, Handing):
        table.scene.play(mode.turn.legal[-1:])
        if table.show:
            table.tap("scoring/continue")
        mode = table.scene.mode
    lines.clear()
    table.scene.redraw()
    table.look()
    board = table.scene.picture.places.layout.board
    on_card = [one for one in lines if board.contains(one[2]) and len(one[0]) > 2]
    assert any(words.endswith("'s turn") and words[:-7] in NAMES for words, *_ in on_card)
    assert "Tap to begin" in [words for words, *_ in on_card]
    check_lines(on_card, table.stage.screen)
