"""What a hint tells comes true: the rules turn the gears, and the engine does the action."""

import pytest

from game.players.player import decide
from game.tzolkin import rules
from game.tzolkin.players.roster import player_named
from game.tzolkin.rules.actions import Do, Pick
from game.tzolkin.rules.data.board import FOOD_TEETH, SPACE_OF
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.rounds import turn_gears
from game.tzolkin.rules.state import PICKING, State
from game.tzolkin.table.explaining.hint import Waiting, describe_reason, waiting_workers
from tests.tzolkin.players.situations import states


@pytest.mark.parametrize("level", ["novice", "explorer:builder"])
def test_where_workers_will_stand_and_what_they_get_there_is_so(level: str) -> None:
    told = 0
    for state in states("turn", 5):
        view = rules.view(state, state.seat)
        decision = decide(player_named(level, 3), view)
        words = str(describe_reason(view, decision))
        for one in waiting_workers(view, decision.actions):
            told += 1
            assert _holds(_after(view, decision.actions[:-1]), view.seat, one), words
        if waiting := waiting_workers(view, decision.actions):
            assert str(waiting[0].brings) in words
            assert str(waiting[0].days) in words
    assert told


@pytest.mark.parametrize("phase", ["keep", "tribe"])
def test_what_is_chosen_to_begin_with_is_told_by_what_it_brings(phase: str) -> None:
    for state in states(phase, 1):
        view = rules.view(state, state.seat)
        words = str(describe_reason(view, decide(player_named("novice", 3), view)))
        assert words.startswith("You would begin with ") if phase == "keep" else len(words) > 10


def _after(view: State, actions: tuple) -> State:
    later = view.copy()
    for action in actions:
        apply(later, action)
    return later


def _holds(after: State, seat: int, one: Waiting) -> bool:
    """True if the rules bring him there in so many days, and the action is his to do for free."""
    later = after.copy()
    for _day in range(one.days):
        turn_gears(later)
    there = one.tooth + one.days
    assert later.teeth[there] == seat
    later.seat, later.phase, later.phase_args, later.pending_steps = seat, PICKING, (), []
    corn = later.corn[seat]
    apply(later, Pick.of(there))
    does = Do.of(SPACE_OF[there])
    assert does in legal_actions(later)
    apply(later, does)
    if one.brings and later.phase == PICKING and str(one.brings).endswith(" corn"):
        assert f"{later.corn[seat] - corn} corn" in str(one.brings)
    days = [tooth - after.days_passed for tooth in FOOD_TEETH]
    return not one.food_day or (one.food_day in days and one.days <= one.food_day)
