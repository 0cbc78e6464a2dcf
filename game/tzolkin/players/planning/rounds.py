"""Planning over rounds: which of the best turns leads on to the best rounds."""

from collections.abc import Generator
from typing import NamedTuple

from game.players.beam import best_different
from game.tzolkin.players.level import Level
from game.tzolkin.players.planning.imagine import next_own_turns
from game.tzolkin.players.planning.turns import Turn, plan_turns
from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.state import OVER


class Line(NamedTuple):
    """Where the own next turn begins after a first turn and those that followed it."""

    worth: float
    first: int
    evaluation: Evaluation
    over: bool


def best_of(turns: list[Turn], level: Level, weights: Weights) -> Generator[None, None, Turn]:
    """The turn of which the best line comes; the best at once without a look ahead."""
    few = list(best_different(turns, level.turns, lambda turn: turn.key))
    if len(few) == 1 or not level.rounds:
        return few[0]
    seat = few[0].state.seat
    lines: list[Line] = []
    for number, turn in enumerate(few):
        lines += _lines(turn, number, seat, weights)
        yield
    for _ in range(level.rounds):
        following: list[Line] = []
        lines.sort(key=lambda line: -line.worth)
        for line in lines[: level.lines]:
            if line.over:
                following.append(line)
                continue
            state = line.evaluation.tables.state
            later = yield from plan_turns(state, line.evaluation, level.later_width)
            for turn in best_different(later, level.branches, lambda turn: turn.key):
                following += _lines(turn, line.first, seat, weights)
        lines = following
    return few[max(lines, key=lambda line: line.worth).first]


def _lines(turn: Turn, first: int, seat: int, weights: Weights) -> list[Line]:
    lines = []
    # the evaluation of this turn's start says what is chosen between turns
    for state in next_own_turns(turn.state, turn.last, seat, Evaluation(turn.state, seat, weights)):
        evaluation = Evaluation(state, seat, weights)
        lines.append(Line(evaluation.total(state), first, evaluation, state.phase == OVER))
    return lines
