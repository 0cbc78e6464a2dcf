"""Turns by trial: the game is played on from each, with what nobody has seen dealt by chance.

Where one evaluation errs (a guard too dear, treasures that nobody comes for), it errs in all turns
alike; a few turns later the points tell. The same deals are tried from every turn, and again and
again from the better half of them (sequential halving: Karnin, Koren and Somekh, 2013).
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
"""How much the trials count beside the worth after replies: few deals are much luck."""


def best_tried(turns: list[Turn], level: Level, chance: Random) -> Generator[None, None, Turn]:
    """The best of some turns by their worth and by trial."""
    tried: dict[Turn, list[float]] = {turn: [] for turn in turns}

    def worth(turn: Turn) -> float:
        # fsum: what sum makes of floats differs between versions of Python
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
    """What the position is worth some turns later, scoring turns among them, in one deal."""
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
    """A turn that looks best at once."""
    if state.phase == PLACE:
        places = yield from ranked(state, weights)
        apply(state, places[0][0])
    turns = yield from turns_of(state, weights, _WIDTH)
    carry_out(state, turns[0].plan)


def dealt(view: State, chance: Random) -> State:
    """A position that the view may be of: the stack and the treasures by chance."""
    state = view.copy()
    state.deck = (*state.deck[: state.drawn], *_stack(state, chance))
    treasures = shuffled(_unseen(state, chance), chance)
    state.lying = [tuple([treasures.pop() for _ in there]) for there in state.lying]
    state.stack = (*state.stack[: state.taken], *treasures)
    return state


def _stack(state: State, chance: Random) -> list[int]:
    """The hexagons that nobody has drawn, set by set; the back of the first is seen."""
    seen, tops = set(state.deck[: state.drawn]), next_hexagons(state)
    hidden = [[one for one in part if one not in seen] for part in state.variant.sets]
    stack = [one for part in hidden for one in shuffled(part, chance)]
    if stack:
        top = next(place for place, one in enumerate(stack) if one in tops)
        stack[0], stack[top] = stack[top], stack[0]
    return stack


def _unseen(state: State, chance: Random) -> list[int]:
    """The treasures that nobody has recovered yet, of kinds that may be in the game."""
    held = [sum(kinds) for kinds in zip(*state.treasures, strict=True)]
    kinds = [kind for kind, count in enumerate(held) if count]
    if others := state.variant.kinds - len(kinds):
        unknown = [kind for kind, count in enumerate(held) if not count]
        mixed = unknown if others == len(unknown) else shuffled(unknown, chance)
        kinds = sorted(kinds + mixed[:others])
    return [kind for kind in kinds for _ in range(TREASURE_COPIES - held[kind])]
