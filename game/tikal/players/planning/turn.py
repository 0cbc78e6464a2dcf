"""The best turn in a position: a plan, judged by what the rivals can make of it."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random

from game.players.weighing import misjudged
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.level import Level
from game.tikal.players.planning.imagine import after
from game.tikal.players.planning.jobs import Jobs
from game.tikal.players.planning.plan import Plan
from game.tikal.players.planning.planner import plan_turn
from game.tikal.players.planning.ways import Ways
from game.tikal.players.weights import Weights
from game.tikal.rules.actions import Action
from game.tikal.rules.state import OVER, State


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


def best_turn(state: State, level: Level, chance: Random) -> Generator[None, None, Turn]:
    """The best turn for the seat to act."""
    turns = yield from turns_of(state, level.weights(state), level.width)
    return (yield from judge(turns, level, chance))


def judge(turns: list[Turn], level: Level, chance: Random) -> Generator[None, None, Turn]:
    """The best of some turns as the level sees them: as many as it looks into are judged by the
    position after a turn of every rival."""
    if level.blur:
        turns = [_blurred(turn, level.blur, chance) for turn in turns]
    turns = sorted(turns, key=_worth, reverse=True)
    if not level.replies:
        return turns[0]
    judged = []
    for turn in turns[: level.replies]:
        worth = yield from _worth_after_replies(turn, level)
        judged.append(replace(turn, worth=worth))
    return max(judged, key=_worth)


def _blurred(turn: Turn, blur: float, chance: Random) -> Turn:
    """The turn as it looks to someone who misjudges what is done, but not doing nothing."""
    if turn.plan.job is None:
        return turn
    return replace(turn, worth=misjudged(turn.worth, blur, chance))


def _worth(turn: Turn) -> float:
    return turn.worth


def _worth_after_replies(turn: Turn, level: Level) -> Generator[None, None, float]:
    seat = turn.evaluation.seat
    state = after(turn.evaluation, turn.plan)
    for _ in range(state.seats - 1):
        if state.phase == OVER or state.seat == seat:
            break
        replies = yield from turns_of(state, level.weights(state), level.reply_width)
        state = after(replies[0].evaluation, replies[0].plan)
    return survey(state, seat, level.weights(state))[0].total()
