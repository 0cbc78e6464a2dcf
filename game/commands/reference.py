"""A fixed loop of plain Python, the yardstick for an engine's speed. Never change it.

Figures walk over a board: every turn lists the steps of all figures, picks one at random and
applies it. The loop is built like an engine and uses memory like one (thousands of objects, reached
out of order), so that a busy machine slows down both about equally.
"""

import random
from collections.abc import Callable
from typing import Final

SPACES: Final = 400
FIGURES: Final = 6
WAYS: Final = 4


class _Step:
    """A figure's step from one space to another; made once, like an engine's actions."""

    __slots__ = ("figure", "origin", "space")

    def __init__(self, figure: int, origin: int, space: int) -> None:
        self.figure, self.origin, self.space = figure, origin, space


class _Jump(_Step):
    """A step over many spaces, which forgets the steps that were counted on its first space."""

    __slots__ = ()


class _Board:
    """The places of the figures, and how often each space was visited."""

    __slots__ = ("at", "here", "turn", "visits")

    def __init__(self) -> None:
        self.at = [figure * 7 for figure in range(FIGURES)]
        self.here: list[dict[int, int]] = [{} for _ in range(SPACES)]
        self.visits = [0] * SPACES
        self.turn = 0


def _ways(figure: int, origin: int) -> tuple[_Step, ...]:
    steps = [_Step(figure, origin, (origin * 3 + way * 17 + 1) % SPACES) for way in range(WAYS - 1)]
    return (*steps, _Jump(figure, origin, (origin * 7 + 199) % SPACES))


_WAYS: Final = [[_ways(figure, origin) for origin in range(SPACES)] for figure in range(FIGURES)]


def _step(board: _Board, step: _Step) -> None:
    here = board.here[step.origin]
    here[step.figure] = here.get(step.figure, 0) + 1
    board.at[step.figure] = step.space
    board.visits[step.space] += 1


def _jump(board: _Board, step: _Step) -> None:
    board.here[step.origin] = {}
    board.at[step.figure] = step.space


_APPLY: Final[dict[type[_Step], Callable[[_Board, _Step], None]]] = {_Step: _step, _Jump: _jump}


def _legal(board: _Board) -> list[_Step]:
    steps: list[_Step] = []
    visits = board.visits
    for figure, space in enumerate(board.at):
        ways = _WAYS[figure][space]
        if visits[space] & 3:
            steps += ways
        else:
            steps += [step for step in ways if step.space != board.turn & 255]
    return steps


def reference_loop() -> int:
    """Play 20,000 turns, the same every time; return their number."""
    board, chance = _Board(), random.Random(1)
    for _ in range(20_000):
        step = chance.choice(_legal(board))
        _APPLY[type(step)](board, step)
        board.turn += 1
    return board.turn
