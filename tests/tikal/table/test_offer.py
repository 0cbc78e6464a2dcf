"""A master's advice in an auction says what a turn is worth, to whom, and so how far to go."""

from itertools import combinations

import pytest

from game.core.message import Message
from game.players.player import Decision
from game.table.players import players_of
from game.tikal import rules
from game.tikal.players.bidding import HexagonGain
from game.tikal.rules.actions import CHOOSE, PASS, Bid
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import AUCTION
from game.tikal.table.match.plan import plan_of
from tests.tikal.table.test_plan import advised
from tests.windows import sized
from tools.gallery.positions import position
from tools.gallery.wanted import bidding


@pytest.fixture
def match():
    return position("auction-4-0", 0.5, bidding)


def told(match, action, **fields):
    view = rules.view(match.state)
    decision = Decision((action,), Message("plays-safe", fields))
    plan = plan_of(view, decision, players_of(match.setup.players))
    (step,) = plan.steps
    assert step.actions == (action,)
    return step


def test_a_bid_is_told_with_all_that_it_follows_from(match):
    hexagon = match.state.display[0]
    step = told(
        match, Bid.of(5), points=6, gains=(HexagonGain(hexagon, 8.2, 7), HexagonGain(hexagon, 3.6))
    )
    assert str(step.description) == "Bid 5"
    own, rival, most = str(step.reason).splitlines()
    assert own.endswith(f"On {NAMES[7]} it is worth 8 points more to you than the next best.")
    assert step.way == (7,)
    assert "Choosing first is worth 4 points to" in rival
    assert most == "So the turn is worth 6 points at most."
    assert step.is_final


def test_who_has_no_rival_to_bid_against_hears_of_none(match):
    hexagon = match.state.display[0]
    step = told(match, PASS, points=0, gains=(HexagonGain(hexagon, 0.3),))
    own, most = str(step.reason).splitlines()
    assert own.endswith("It is hardly better than the next.")
    assert most == "So the turn is not worth bidding a point for."


def test_a_choice_says_how_much_better_it_is(match):
    step = told(match, CHOOSE[match.state.display[0]], more=1, space=None)
    assert str(step.reason) == "It is worth 1 point more to you than the next best."


@sized(playable_only=True)
def test_the_advice_lies_apart_from_all_that_can_be_touched(match, size):
    table = advised(match, size)
    assert table.scene.match.state.phase == AUCTION
    ids = table.ids()
    own = [one for one in table.stage.elements() if not one.id.startswith("space/")]
    assert all(not one.rect.colliderect(two.rect) for one, two in combinations(own, 2))
    assert {"plan/step", "plan/close"} <= set(ids)
    assert not [id for id in ids if id.startswith(("bid/", "action/"))]
    table.tap("plan/close")
    assert "bid/place" in table.ids()


def test_the_advice_is_taken_by_its_button(match):
    table = advised(match)
    before, plan = len(match.actions), table.scene.mode.plan
    table.tap("plan/step")
    assert tuple(table.scene.match.actions[before:]) == plan.actions
