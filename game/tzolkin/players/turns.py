"""Plan a whole turn: a beam search over the workers that are placed or picked up."""

from collections.abc import Generator, Iterator
from typing import Final

from game.players.evaluation import best_different
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.rules.actions import END_TURN, PASS, Action
from game.tzolkin.rules.effects.steps import ON_PICKING, ON_PLACING
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.state import PICKING, PLACING, TURN, State

PHASES_BETWEEN_WORKERS: Final = (PLACING, PICKING)
"""Phases between two workers, in which the turn can end."""
_SPREAD: Final = 16
"""Beam width within one worker's action."""


class Turn:
    """A turn, planned up to a point at which it can end.

    Attributes:
        state: the position before the action that ends the turn.
        actions: the turn's actions without that one.
        last: the action that ends the turn, ``END_TURN`` or ``PASS``.
        expected_points: the expected points of ``state``.
        judgement_error: points by which a weaker level misjudges the turn and all that follows it.
    """

    __slots__ = ("actions", "expected_points", "judgement_error", "last", "state")

    def __init__(
        self, state: State, actions: tuple[Action, ...], worth: float, last: Action = END_TURN
    ) -> None:
        self.state, self.actions, self.expected_points, self.last = state, actions, worth, last
        self.judgement_error = 0.0

    @property
    def position_key(self) -> tuple[object, ...]:
        """A key that is equal for turns which reach the same position in different ways."""
        return position_key(self.state)


def position_key(state: State) -> tuple[object, ...]:
    """Return a key of a position: what belongs to the seat to act, and its moment in the turn."""
    seat = state.seat
    return (
        state.phase,
        tuple(state.teeth),
        state.start_space,
        tuple(state.quick_spaces),
        state.corn[seat],
        tuple(state.cubes[3 * seat : 3 * seat + 3]),
        tuple(state.temples[3 * seat : 3 * seat + 3]),
        tuple(state.techs[4 * seat : 4 * seat + 4]),
        state.skulls[seat],
        state.score[seat],
        state.buildings[seat],
        state.own_monuments[seat],
        state.corn_tiles[seat],
        state.wood_tiles[seat],
        state.phase_args,
        tuple(state.pending_steps),
        state.workers_in_bank[seat],
        state.turn_flags,
    )


def is_in_turn(state: State) -> bool:
    """Return True if the seat to act is in its turn, also between the choices of a worker."""
    waiting = (step[0] for step in state.pending_steps)
    return state.phase in (TURN, *PHASES_BETWEEN_WORKERS) or any(
        code in (ON_PLACING, ON_PICKING) for code in waiting
    )


Planning = Generator[None, None, list[Turn]]
"""A search that yields between its steps and returns turns, the best first."""


def plan_turns(state: State, evaluation: Evaluation, width: int) -> Planning:
    """Return all turns that the search found for the seat to act, the best first.

    There is at least one. A turn that has begun is carried on, or ended at once. ``width`` is the
    number of partial turns that get one more worker. The generator yields after each action that it
    tries.
    """
    found = [] if state.phase == TURN else list(_carried_out([(state, ())], evaluation))
    frontier = found[:] or [Turn(state, (), 0.0)]
    while frontier:
        layer: list[Turn] = []
        for turn in frontier:
            for action in legal_actions(turn.state):
                if action is END_TURN:
                    continue
                if action is PASS:
                    worth = evaluation.expected_points(turn.state)
                    found.append(Turn(turn.state, turn.actions, worth, PASS))
                    continue
                layer += _carried_out([_after(turn.state, turn.actions, action)], evaluation)
                yield
        layer.sort(key=_worse)
        frontier = list(best_different(layer, width, _turn_key))
        found += layer
    found.sort(key=_worse)
    return found


def _worse(turn: Turn) -> float:
    return -turn.expected_points


def _turn_key(turn: Turn) -> tuple[object, ...]:
    return position_key(turn.state)


Way = tuple[State, tuple[Action, ...]]
"""A position, and the actions of the turn that led to it."""


def _carried_out(waiting: list[Way], evaluation: Evaluation) -> Iterator[Turn]:
    """Yield the turns with one worker's action carried out, in all ways that the beam keeps."""
    while waiting:
        following: list[Way] = []
        for state, actions in waiting:
            if state.phase in PHASES_BETWEEN_WORKERS:
                yield Turn(state, actions, evaluation.expected_points(state))
            else:
                # After begging, or trading at its start, the turn is still in the phase TURN:
                # leave out PASS, which would hand the turn to the next seat.
                choices = [one for one in legal_actions(state) if one is not PASS]
                following += [_after(state, actions, choice) for choice in choices]
        if len(following) > _SPREAD:
            following = _best_ways(following, evaluation)
        waiting = following


def _best_ways(ways: list[Way], evaluation: Evaluation) -> list[Way]:
    priced = [(-evaluation.expected_points(way[0]), number) for number, way in enumerate(ways)]
    priced.sort()
    ordered = (ways[number] for _, number in priced)
    return list(best_different(ordered, _SPREAD, _way_key))


def _way_key(way: Way) -> tuple[object, ...]:
    return position_key(way[0])


def _after(state: State, actions: tuple[Action, ...], action: Action) -> Way:
    new = state.copy()
    apply(new, action)
    return new, (*actions, action)
