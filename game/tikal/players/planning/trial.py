"""Judge turns by trial: play the game on from each, with the hidden parts dealt at random.

An evaluation makes the same error for all turns (a guard too dear, treasures that nobody comes
for); a few turns later the points show it. Every turn is tried on the same deals, then the better
half on more, and so on (sequential halving: Karnin, Koren and Somekh, 2013).
"""

from collections.abc import Generator
from math import fsum
from random import Random
from typing import Final

from game.core.chance import shuffled
from game.tikal.players.level import Level
from game.tikal.players.planning.imagine import carry_out
from game.tikal.players.planning.laying import ranked
from game.tikal.players.planning.turn import Turn, survey, turns_of
from game.tikal.players.weights import Weights
from game.tikal.rules.components import TREASURE_COPIES
from game.tikal.rules.hidden import next_hexagons
from game.tikal.rules.play import apply
from game.tikal.rules.state import ACT, PLACE, State

_WIDTH: Final = 1
"""Plans carried on per action point in the turns that are played on."""
_TRUST: Final = 0.5
"""The share of trials in a turn's worth; the rest is the worth after replies, less by luck."""


def best_tried(turns: list[Turn], level: Level, chance: Random) -> Generator[None, None, Turn]:
    """Return the best of some turns by their worth after replies and by trial."""
    tried: dict[Turn, list[float]] = {turn: [] for turn in turns}

    def worth(turn: Turn) -> float:
        # fsum, because sum gives different results for floats in different versions of Python
        return _TRUST * fsum(tried[turn]) / len(tried[turn]) + (1 - _TRUST) * turn.worth

    deals = level.deals
    while len(turns) > 1:
        for _deal in range(deals):
            seed = chance.random()
            for turn in turns:
                tried[turn].append((yield from _worth_in(turn, level, Random(seed))))
        turns = sorted(turns, key=worth, reverse=True)[: len(turns) // 2]
        deals *= 2
    return turns[0]


def _worth_in(turn: Turn, level: Level, chance: Random) -> Generator[None, None, float]:
    """Return the worth of the position some turns (or scoring turns) later, in one deal."""
    state = dealt(turn.evaluation.state, chance)
    weights = level.weights(state)
    carry_out(state, turn.plan)
    rounds = -(-level.ahead // state.seats)
    for _turn in range(rounds * state.seats - 1):
        if state.phase not in (PLACE, ACT):
            break
        yield from _play_on(state, weights)
    return survey(state, turn.evaluation.seat, weights)[0].total()


def _play_on(state: State, weights: Weights) -> Generator[None, None, None]:
    """Play the turn that is best without rivals' replies."""
    if state.phase == PLACE:
        places = yield from ranked(state, weights)
        apply(state, places[0][0])
    turns = yield from turns_of(state, weights, _WIDTH)
    carry_out(state, turns[0].plan)


def dealt(view: State, chance: Random) -> State:
    """Return a position that fits the view, with hidden hexagons and treasures dealt at random."""
    state = view.copy()
    state.deck = (*state.deck[: state.drawn], *_stack(state, chance))
    treasures = shuffled(_unseen(state, chance), chance)
    state.lying = [tuple([treasures.pop() for _ in there]) for there in state.lying]
    state.stack = (*state.stack[: state.taken], *treasures)
    return state


def _stack(state: State, chance: Random) -> list[int]:
    """Return the undrawn hexagons in a random order; the first has the letter that is seen."""
    seen, tops = set(state.deck[: state.drawn]), next_hexagons(state)
    hidden = [[one for one in part if one not in seen] for part in state.variant.sets]
    stack = [one for part in hidden for one in shuffled(part, chance)]
    if stack:
        top = next(place for place, one in enumerate(stack) if one in tops)
        stack[0], stack[top] = stack[top], stack[0]
    return stack


def _unseen(state: State, chance: Random) -> list[int]:
    """Return the unrecovered treasures; kinds are drawn where nobody knows which are in play."""
    held = [sum(kinds) for kinds in zip(*state.treasures, strict=True)]
    kinds = [kind for kind, count in enumerate(held) if count]
    if others := state.variant.kinds - len(kinds):
        unknown = [kind for kind, count in enumerate(held) if not count]
        mixed = unknown if others == len(unknown) else shuffled(unknown, chance)
        kinds = sorted(kinds + mixed[:others])
    return [kind for kind in kinds for _ in range(TREASURE_COPIES - held[kind])]
