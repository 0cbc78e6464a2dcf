"""Imagine how a position may go on: draw hidden tiles at random, let rivals play as predicted."""

from collections.abc import Iterable
from random import Random
from typing import Final

from game.core.chance import shuffled
from game.tzolkin.players.planning.rivals import NOTHING_FORESEEN, Foreseen, play_foreseen
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.actions import Action, Advance
from game.tzolkin.rules.data.expansion import QUICK_1, QUICK_2, TRIBES
from game.tzolkin.rules.data.tiles import BASE_AGES, NEW_AGES, WEALTH
from game.tzolkin.rules.hidden import UNKNOWN, UNKNOWN_TILE
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import ADVANCE as ADVANCE_PHASE
from game.tzolkin.rules.state import OVER, TURN, State

_ONE_DAY: Final = Advance.of(1)


def imagined(view: State, chance: Random) -> State:
    """Return a position that is consistent with a view, with unknown tiles drawn at random."""
    state = view.copy()
    ages = NEW_AGES if state.options.new_buildings else BASE_AGES
    shown = {*state.display, *(b for own in state.buildings for b in own)}
    shown.update(b for own in state.rebuilt for b in own)
    state.deck1 = _deck(state.deck1, ages[0], shown, chance)
    state.deck2 = _deck(state.deck2, ages[1], shown, chance)
    if UNKNOWN_TILE in state.quick:
        state.quick = state.quick[: len(QUICK_1)] + tuple(shuffled(list(QUICK_2), chance))
    state.dealt = _dealt(state.dealt, range(len(WEALTH)), chance)
    state.tribes_dealt = _dealt(state.tribes_dealt, range(1, len(TRIBES) + 1), chance)
    return state


def _deck(
    deck: tuple[int, ...], tiles: tuple[int, ...], shown: set[int], chance: Random
) -> tuple[int, ...]:
    if UNKNOWN not in deck:
        return deck
    unseen = shuffled([tile for tile in tiles if tile not in shown], chance)
    return tuple(unseen[: len(deck)])


def _dealt(dealt: tuple[int, ...], tiles: Iterable[int], chance: Random) -> tuple[int, ...]:
    unseen = iter(shuffled([tile for tile in tiles if tile not in dealt], chance))
    return tuple(next(unseen) if tile == UNKNOWN else tile for tile in dealt)


def next_own_turns(
    state: State, last: Action, evaluation: Evaluation, foreseen: Foreseen = NOTHING_FORESEEN
) -> list[State]:
    """Return the positions in which the next turn of the evaluation's seat may begin.

    The seat plays ``last``, which usually ends its turn, and the others play as foreseen. There is
    one position for each choice of days by the seat. A position may be the end of the game.
    """
    seat, state = evaluation.seat, state.copy()
    apply(state, last)
    waiting, begun = [state], []
    while waiting:
        state = waiting.pop()
        phase = state.phase
        if phase == OVER or (phase == TURN and state.seat == seat):
            begun.append(state)
        elif phase == TURN:
            play_foreseen(state, foreseen)
            waiting.append(state)
        elif phase == ADVANCE_PHASE and state.seat == seat:
            other = state.copy()
            apply(state, Advance.of(1))
            apply(other, Advance.of(2))
            waiting += [state, other]
        else:
            apply(state, _choice(state, seat, evaluation))
            waiting.append(state)
    return begun


def _choice(state: State, seat: int, evaluation: Evaluation) -> Action:
    """Return an action between turns: the best for ``seat`` itself, else the first legal one."""
    legal = legal_actions(state)
    if state.seat != seat or len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: _worth_after(state, action, evaluation))


def _worth_after(state: State, action: Action, evaluation: Evaluation) -> float:
    after = state.copy()
    apply(after, action)
    return evaluation.total(after)
