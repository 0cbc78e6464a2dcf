"""What a card says that a worker brings is what the rules give the player who picks him up."""

from collections import Counter

import pytest

from game.tzolkin.rules.actions import Do
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.state import PICKING, WORKER
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.earned import earned
from game.tzolkin.table.signs.spaces import space
from tests.tzolkin.table.signs.test_signs import said

GEARS = (board.PALENQUE, board.YAXCHILAN)
TAXED = {expansion.GOLD_SHORTAGE: sign.GOLD, expansion.DESECRATION: sign.SKULL}
"""The goods for which a prophecy asks for something, and which may be left then."""
GOODS = (sign.CORN, *board.KINDS, sign.SKULL)


def has(state, seat):
    counts = (state.corn[seat], *state.cubes_of(seat), state.skulls[seat])
    return Counter(dict(zip(GOODS, counts, strict=True)))


def brought(match, index):
    """What the actions of a worker changed for his player, up to what comes behind them."""
    seat, after = match.before(index).seat, index + 1
    while after < len(match.actions) and match.before(after).phase != PICKING:
        after += 1
    now, had = has(match.before(after), seat), has(match.before(index), seat)
    return {good: now[good] - had[good] for good in GOODS}


def done(match):
    """The positions in which an own action of such a gear is done, each with its index."""
    for index, action in enumerate(match.actions[:-12]):
        state = match.before(index)
        if state.phase != WORKER or not isinstance(action, Do):
            continue
        gear, number = state.phase_args
        if gear in GEARS and number == action.number:
            yield index, state, gear, number


@pytest.mark.parametrize("first", range(0, 24, 6))
def test_a_card_says_what_the_player_gets(first):
    seen = Counter()
    for seed in range(first, first + 6):
        match = random_match(2 + seed % 3, seed)
        for index, state, gear, number in done(match):
            lines = earned(state, gear, number)
            told = said([[one for one in line if one.icon] for line in lines])
            got = brought(match, index)
            seen[lines != space(gear, number)] += 1
            if gear == board.PALENQUE and number > 2:
                assert got[sign.CORN] in (0, told[sign.CORN])
                assert got[sign.WOOD] in (0, told[sign.WOOD])
                continue
            for good in GOODS:
                if good != TAXED.get(state.prophecy) and state.skulls_left > 1:
                    assert got[good] == told[good], (seed, index, good)
    assert min(seen.values()) > 1
    assert len(seen) == 2


@pytest.mark.parametrize("gear", range(len(board.GEARS)))
def test_without_technologies_it_is_what_is_printed(gear):
    state = random_match(2, 0).before(0)
    for number in range(board.LAST_SPACE[gear] + 1):
        assert earned(state, gear, number) == space(gear, number)


def test_a_technology_and_a_prophecy_are_counted():
    state = random_match(2, 0).before(0).copy()
    assert earned(state, board.PALENQUE, 2) == space(board.PALENQUE, 2)
    state.techs[4 * state.seat + board.AGRICULTURE] = 3
    assert said(earned(state, board.PALENQUE, 2))[sign.CORN] == 7
    state.prophecy = expansion.DROUGHT
    assert said(earned(state, board.PALENQUE, 2))[sign.CORN] == 6
