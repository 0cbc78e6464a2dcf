"""The card that tells whose turn it is, at the table."""

import pytest

from game.tikal.rules.board import INDEX
from game.tikal.rules.hidden import view
from game.tikal.rules.setup import AUCTION
from game.tikal.table.modes.interludes import Handing, handing_task
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
    assert handed.element(TAKE).label == "Begin"
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
    (placed,) = {line for line in words if line.startswith("Places Temple ")}
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
def test_the_card_lies_beside_the_board_and_has_room(size, lines):
    table = Table(new_match_of_people(4, actions=150), size, hand_over=True)
    mode = table.scene.mode
    while not isinstance(mode, Handing):
        table.scene.play(mode.turn.legal_actions[-1:])
        if table.show:
            table.tap("scoring/continue")
        mode = table.scene.mode
    picture, screen, told = table.scene.picture, table.stage.screen, set()
    while True:
        lines.clear()
        table.scene.redraw()
        table.look()
        plan = picture.card.layout
        assert not any(paper.colliderect(picture.board.rect) for paper in plan.papers)
        on_card = [one for one in lines if one[2].collidelist(list(plan.papers)) >= 0]
        check_lines([one for one in on_card if len(one[0]) > 2], screen)
        page = picture.shown.panel.card.page
        told |= {row for _box, row, _lines in plan.pages[page % len(plan.pages)]}
        if told == set(mode.card.rows):
            break
        table.tap("hand-over/more")
    assert any(words.endswith("'s turn") and words[:-7] in NAMES for words, *_ in on_card)


def test_what_has_changed_is_outlined_with_the_numbers_of_the_rows(handed):
    mode = handed.scene.mode
    (row,) = mode.card.rows
    space = handed.notation[0].split()[1]
    laid = f"Temple {handed.match.state.value[INDEX[space]]}"
    assert (row.number, str(row.words)) == (1, f"places {laid} on {space}")
    assert handed.scene.picture.shown.look.change_numbers == {INDEX[space]: "1"}


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        ({"phase": "auction", "had_turn": (2,)}, "A bid for turn 2 of 2."),
        (
            {"phase": "choose", "had_turn": (), "display": (0, 1)},
            "Turn 1 of 2 is yours: choose a hexagon.",
        ),
        (
            {"phase": "choose", "had_turn": (0,), "display": (0,)},
            "The last hexagon of this round is yours, and its turn.",
        ),
        ({"phase": "act", "ap": 10, "scoring_queue": (0, 1)}, "A scoring with 10 AP."),
        ({"phase": "act", "ap": 7, "scoring_queue": ()}, "A turn with 7 AP."),
    ],
)
def test_it_says_what_is_wanted_now(phase, told):
    state = new_match_of_people(2).state.copy()
    for name, value in phase.items():
        setattr(state, name, value)
    assert str(handing_task(view(state))) == told
