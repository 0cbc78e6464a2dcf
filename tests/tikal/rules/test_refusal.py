"""Reasons and legal actions are two sides of one thing: what is not listed is refused."""

import random

import pytest

from game.core.message import IllegalAction, Message
from game.tikal import rules
from game.tikal.rules.actions import CAMP, TILE, Action, PlaceTile
from game.tikal.rules.components import DISTINCT_ROTATIONS
from game.tikal.rules.setup import AUCTION, BASIC, MINI, Variant
from game.tikal.rules.state import State
from tests.tikal.rules.positions import game, play, position, seeded
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.universe import UNIVERSE


def listed_form(state: State, action: Action) -> bool:
    """False for a rotation that is listed under a smaller number."""
    return not isinstance(action, PlaceTile) or action.rotation in DISTINCT_ROTATIONS[state.hand]


def check_universe(state: State) -> None:
    # the reasons are asked for one by one: what is accepted is exactly what is listed
    accepted = {
        action
        for action in UNIVERSE
        if rules.why_not(state, action) is None and listed_form(state, action)
    }
    listed = {action for action in rules.legal_actions(state) if getattr(action, "points", 0) < 40}
    assert accepted == listed


def test_the_universe_is_all_there_is() -> None:
    """Every action that can be written down, bids from 40 on aside."""
    assert len(UNIVERSE) == len(set(UNIVERSE))
    tiles, exchanges = 40 * 6, 4 * 8 * 8
    assert len(UNIVERSE) == 3 + 39 + 36 + tiles + 80 + 3200 + 4 * 40 + exchanges + 3200


@pytest.mark.parametrize(
    ("variant", "seats"),
    [(BASIC, 2), (BASIC, 3), (BASIC, 4), (AUCTION, 2), (AUCTION, 4), (MINI, 2)],
)
def test_accepted_is_what_is_listed(variant: Variant, seats: int) -> None:
    """Sections 3 and 7, about forty random positions a case."""
    for seed in range(3):
        state = seeded(40 + seed, seats, variant, camp_rule=("free", "present", "own")[seed])
        source = random.Random(seed)
        while state.phase != "over":
            if source.random() < 0.04:
                check_universe(state)
            rules.apply(state, random_action(state, source))
        check_universe(state)


def test_every_rotation_is_accepted_where_its_smallest_is() -> None:
    """Record format: a parser accepts any of the equal rotations."""
    state = game("A1")
    state.hand = 20
    for space in range(40):
        for rotation in range(6):
            smallest = TILE[space][rotation % 2]
            other = TILE[space][rotation]
            assert (rules.why_not(state, other) is None) == (rules.why_not(state, smallest) is None)


def test_a_reason_is_a_message_with_its_values() -> None:
    """Words make a sentence of it."""
    reason = rules.why_not(position(ap=4), CAMP[8])
    assert reason is not None
    assert reason.message == Message("too-few-action-points", {"cost": 5, "ap": 4})


def test_check_raises_and_leaves_the_position_alone() -> None:
    """``check`` only looks."""
    state = position()
    with pytest.raises(IllegalAction, match="nothing-to-place"):
        rules.check(state, TILE[0][0])
    assert state.ap == 10
    play(state, "end")


def test_nothing_is_legal_after_the_end() -> None:
    """Section 6: then the game ends."""
    state = position()
    state.phase = "over"
    assert all(str(rules.why_not(state, action)) == "game-over" for action in UNIVERSE)
