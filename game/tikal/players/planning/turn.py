"""The possible turns of a position, before the rivals' replies are considered."""

from collections.abc import Generator
from dataclasses import dataclass

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.jobs import Jobs
from game.tikal.players.planning.plan import Plan
from game.tikal.players.planning.planner import plan_turn
from game.tikal.players.planning.ways import Ways
from game.tikal.players.weights import Weights
from game.tikal.rules.actions import Action
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Turn:
    """A planned turn: the plan, the evaluation of its position, and its worth in points.

    ``placement`` is the action that laid or discarded the hexagon in hand before the plan; None if
    there was none.
    """

    evaluation: Evaluation
    plan: Plan
    worth: float
    placement: Action | None = None


Planning = Generator[None, None, list[Turn]]


def survey(state: State, seat: int, weights: Weights) -> tuple[Evaluation, Ways]:
    """Return the evaluation of a position for a seat, and the costs of ways over its board."""
    ways = Ways(state)
    homes = [ways.from_homes(state.homes[one]) for one in range(state.seats)]
    return Evaluation(state, seat, weights, homes), ways


def turns_of(
    state: State, weights: Weights, width: int, placement: Action | None = None
) -> Planning:
    """Return the planned turns of the seat to act, the best first, without rivals' replies."""
    evaluation, ways = survey(state, state.seat, weights)
    plans = yield from plan_turn(Jobs(evaluation, ways), width)
    return [Turn(evaluation, plan, plan.worth, placement) for plan in plans]
