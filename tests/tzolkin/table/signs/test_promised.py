"""What a card of a waiting worker promises is what picking him up gives now, in random games."""

from collections import Counter

import pytest

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import Burn, Do, Pick, Take
from game.tzolkin.rules.data import board
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.state import JUNGLE, PICKING, TURN
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.earned import earned_by_worker
from tests.tzolkin.table.signs.test_signs import said


def played(state, action):
    after = state.copy()
    apply(after, action)
    return after


def harvests(before, choosing):
    """What the ways to harvest give of corn and wood, one by one."""
    seat = before.seat
    for action in legal_actions(choosing):
        if isinstance(action, Take | Burn):
            after = played(choosing, action)
            yield sign.CORN, after.corn[seat] - before.corn[seat]
            yield sign.WOOD, after.cubes_of(seat)[0] - before.cubes_of(seat)[0]


def workers(match):
    """Every worker who can be picked up, and the position."""
    for index in range(0, len(match.actions) - 1, 3):
        state = match.before(index)
        if state.phase in (TURN, PICKING):
            for action in legal_actions(state):
                if isinstance(action, Pick):
                    yield state, action


@pytest.mark.parametrize("options", [Options(), Options(tribes=True, prophecies=True)])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_promised_is_what_picking_up_gives(seed, options):
    seen = Counter()
    match = random_match(2 + seed, seed, options)
    for state, pick in workers(match):
        gear, space = board.GEAR_OF[pick.tooth], board.SPACE_OF[pick.tooth]
        promised, acting = earned_by_worker(state, pick.tooth), played(state, pick)
        can = {one.number: one for one in legal_actions(acting) if isinstance(one, Do)}
        ((first, *_), *_) = promised
        if first.struck or first.icon in (sign.BACK, sign.AHEAD):
            seen["other"] += 1
            assert first.struck == (not can)
            assert space not in can
            continue
        assert space in can or space > board.HIGHEST_ACTION[gear]
        if space not in can:
            continue
        after = played(acting, can[space])
        if after.phase == JUNGLE:
            told = said([[one for one in line if one.icon] for line in promised])
            seen["jungle"] += 1
            assert {(good, told[good]) for good in told} == {
                (good, got) for good, got in harvests(acting, after) if got
            }
    assert seen["other"]
    assert seen["jungle"]


def test_nothing_is_promised_where_no_tile_is_left():
    state, pick = next(
        (state, pick)
        for state, pick in workers(random_match(2, 0))
        if board.GEAR_OF[pick.tooth] == board.PALENQUE
    )
    state = state.copy()
    tooth = board.FIRST_TOOTH[board.PALENQUE] + 2
    state.teeth[pick.tooth], state.teeth[tooth] = state.teeth[tooth], state.seat
    state.jungle_corn[0] = 0
    state.techs[4 * state.seat + board.AGRICULTURE] = 0
    state.corn[state.seat] = 0
    assert earned_by_worker(state, tooth) == ((sign.struck(sign.Sign(sign.CORN)),),)
