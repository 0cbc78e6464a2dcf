"""Reasons are true: what a reason tells has happened when its decision is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.message import Message
from game.players.player import decide
from game.players.reasons import single_reasons
from game.players.tournament.fixture import Fixture
from game.tzolkin import rules
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.reasons import reason_for_turn
from game.tzolkin.players.roster import OPPONENTS, player_named
from game.tzolkin.players.sacrifices import sacrifices
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.actions import END_TURN, Do, Pick, Trade
from game.tzolkin.rules.game_rules import RULES
from tests.players.watched import false_reasons, true_of_another
from tests.tzolkin.players.situations import states
from tests.tzolkin.players.truth import OTHERS, is_true
from tests.tzolkin.rules.positions import own, position

QUICK = [name for name in OPPONENTS.names if name.partition(":")[0] in ("novice", "explorer")]
PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")


@pytest.mark.parametrize(
    ("name", "every"), [("novice", 5), ("explorer:builder", 5), ("explorer", 1)]
)
def test_no_reason_is_false(name, every):
    for phase in ("turn", *OTHERS):
        for state in states(phase, every):
            view = rules.view(state, state.seat)
            decision = decide(player_named(name, 3), view)
            assert is_true(state, decision), (str(decision.reason), decision.actions)


@settings(max_examples=8, deadline=None)
@given(
    names=st.lists(st.sampled_from(QUICK), min_size=2, max_size=5),
    parts=st.sets(st.sampled_from(PARTS)),
    seed=st.integers(0, 10**6),
)
def test_no_reason_is_false_in_a_game(names, parts, seed):
    options = tuple((part, True) for part in sorted(parts))
    if len(names) == 5:
        options = tuple(dict(options, quick_actions=True).items())
    assert not false_reasons(Fixture(TZOLKIN, tuple(names), seed, options=options), is_true)


def test_no_reason_of_an_archaeologist_is_false():
    parts = tuple((part, True) for part in PARTS)
    names = ("archaeologist", "archaeologist:surprise")
    assert not false_reasons(Fixture(TZOLKIN, names, 2, options=parts), is_true)


@pytest.mark.long(minutes=3)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("names", [("master", "novice"), ("archaeologist", "explorer", "novice")])
def test_no_reason_of_any_level_is_false(names, seed):
    parts = tuple((part, seed % 2 == 0) for part in PARTS)
    assert not false_reasons(Fixture(TZOLKIN, names, seed, options=parts), is_true)


def test_workers_on_gears_and_on_the_starting_player_space_are_told_apart():
    state = own(position(), corn=9, hand=4)
    state.calendar_corn = 2
    evaluation = Evaluation(state, 0, tuned(state))
    placing = tuple(map(RULES.parse, ("place tikal", "place uxmal", "place start")))
    told = {
        one.name: points
        for one, points in single_reasons(reason_for_turn(state, placing, END_TURN, evaluation))
    }
    assert told["sends-workers-to-act"] > told.get("takes-corn-of-calendar", 0)


def test_corn_spent_before_a_food_day_is_told_with_who_goes_hungry():
    state = own(position(), corn=6, hand=3)
    state.food_day = 1
    state.workers_in_bank[0] = 3
    after = state.copy()
    after.corn[0] = 1
    told = list(sacrifices(state, (), after))
    assert told == [
        Message("pays-corn-for-that", {"corn": 5}),
        Message("starves-for-that", {"count": 3, "points": 9}),
    ]
    state.food_day = after.food_day = 0
    assert [one.name for one in sacrifices(state, (), after)] == ["pays-corn-for-that"]


def test_the_reason_of_another_decision_is_found_false():
    assert true_of_another(Fixture(TZOLKIN, ("explorer", "explorer"), 5), is_true) < 0.2


def test_a_trade_before_a_worker_is_picked_up_hides_no_reason():
    """Section 15: T11 exchanges a cube first."""
    state = own(position(tribes=True), tribe="T11", wood=1, hand=2)
    state.teeth[13] = 0
    actions = (Trade.of(0), Pick.of(13), Do.of(3))
    evaluation = Evaluation(state, 0, tuned(state))
    reason = reason_for_turn(state, actions, END_TURN, evaluation)
    (told, _points), *_more = single_reasons(reason)
    assert told == Message("collects-resources", {"kinds": ("gold",)})
