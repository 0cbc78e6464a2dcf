"""Search over rounds: find the turn that leads to the best position some rounds later."""

from collections.abc import Generator
from typing import NamedTuple

from game.players.beam import best_different
from game.tzolkin.players.level import Level
from game.tzolkin.players.planning.imagine import next_own_turns
from game.tzolkin.players.planning.rivals import NOTHING_FORESEEN, Foreseen, foresee
from game.tzolkin.players.planning.turns import Turn, plan_turns
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.state import OVER


class PlannedRound(NamedTuple):
    """The end of a line of play: a position in which the own next turn begins.

    Attributes:
        worth: its expected points, with the first turn's error.
        first: the turn with which the line began.
        evaluation: the evaluation of the position.
        over: True if the game is over in it.
    """

    worth: float
    first: Turn
    evaluation: Evaluation
    over: bool


def best_of(turns: list[Turn], evaluation: Evaluation, level: Level) -> Generator[None, None, Turn]:
    """Return the turn that begins the best line of play.

    ``turns`` must be sorted, the best first. If the level looks no rounds ahead, the first turn is
    returned. The generator yields between steps of the search.
    """
    few = list(best_different(turns, level.turns, lambda turn: turn.key))
    if len(few) == 1 or not level.rounds:
        return few[0]
    foreseen = NOTHING_FORESEEN
    if level.foresees:
        foreseen = yield from foresee(few[0], level.rounds, evaluation.weights)
    lines: list[PlannedRound] = []
    for turn in few:
        lines += _lines(turn, turn, evaluation, foreseen)
        yield
    for _ in range(level.rounds):
        lines.sort(key=lambda line: -line.worth)
        following: list[PlannedRound] = []
        for line in lines[: level.lines]:
            following += yield from _carried_on(line, level, foreseen)
        lines = following
    return max(lines, key=lambda line: line.worth).first


def _carried_on(
    line: PlannedRound, level: Level, foreseen: Foreseen
) -> Generator[None, None, list[PlannedRound]]:
    """Return the lines that continue a line by its best next turns; the line itself if over."""
    if line.over:
        return [line]
    state, lines = line.evaluation.tables.state, list[PlannedRound]()
    turns = yield from plan_turns(state, line.evaluation, level.later_width)
    for turn in best_different(turns, level.branches, lambda turn: turn.key):
        lines += _lines(turn, line.first, line.evaluation, foreseen)
    return lines


def _lines(
    turn: Turn, first: Turn, evaluation: Evaluation, foreseen: Foreseen
) -> list[PlannedRound]:
    lines = []
    for state in next_own_turns(turn.state, turn.last, evaluation, foreseen):
        following = Evaluation(state, evaluation.seat, evaluation.weights)
        worth = following.total(state) + first.error
        lines.append(PlannedRound(worth, first, following, state.phase == OVER))
    return lines
