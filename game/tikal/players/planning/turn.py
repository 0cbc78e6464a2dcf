"""The turns that there are in a position, as they look at once."""

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
    """A plan in the position of its evaluation, what it is worth, and how the hexagon in hand was
    laid before it, if there was one."""

    evaluation: Evaluation
    plan: Plan
    worth: float
    placement: Action | None = None


Planning = Generator[None, None, list[Turn]]


def survey(state: State, seat: int, weights: Weights) -> tuple[Evaluation, Ways]:
    """The evaluation of a position for a seat, and the ways over its board."""
    ways = Ways(state)
    homes = [ways.from_homes(state.homes[one]) for one in range(state.seats)]
    return Evaluation(state, seat, weights, homes), ways


def turns_of(
    state: State, weights: Weights, width: int, placement: Action | None = None
) -> Planning:
    """The turns for the seat to act, the best first, as they look at once."""
    evaluation, ways = survey(state, state.seat, weights)
    plans = yield from plan_turn(Jobs(evaluation, ways), width)
    return [Turn(evaluation, plan, plan.worth, placement) for plan in plans]
