"""The work that is measured: random play, and a fixed loop of plain Python to compare it with.

Random play also makes sample records.
"""

import random
from collections.abc import Callable
from typing import Any, Final

from game.core.game import AnyMatch, GameRules, Options, SetupChoices, SetupError
from game.games import GAMES, game_by_id

_PEOPLE: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


def random_match(
    rules: GameRules, seats: int, seed: int, variant: str = "", options: Options | None = None
) -> AnyMatch:
    """Play a whole game of random legal actions; the same seed gives the same game.

    Raises:
        SetupError: there is no such variant, or it cannot be played by this number of players.
    """
    chance, variant = random.Random(seed), variant or rules.default_variant
    if variant not in rules.variants:
        raise _no_variant(rules, variant[:40])
    players = _players(seats, "random")
    first = int(chance.random() * seats)
    match = rules.new_match(rules.setup(SetupChoices(players, first, seed, variant, options or {})))
    while action := rules.random_action(match.state, chance):
        match.play(action)
    return match


def _no_variant(rules: GameRules, name: str) -> SetupError:
    known = tuple(filter(None, rules.variants))
    if known:
        return SetupError("no-variant", name=name, names=known)
    return SetupError("no-variants", name=name)


def random_play(seats: int, games: int, game: str = "") -> int:
    """Play random games with the seeds from 0 on; return the number of actions, always the same.

    ``game`` is the game's id; empty means the first game.
    """
    chance, actions = random.Random(seats), 0
    rules = (game_by_id(game) or GAMES[0]).rules()
    engine = rules.engine
    for seed in range(games):
        start = SetupChoices(_players(seats, "human"), 0, seed, rules.default_variant)
        state = engine.new_game(rules.setup(start))
        while legal := engine.legal_actions(state):
            engine.apply(state, chance.choice(legal))
            actions += 1
    return actions


def _players(seats: int, kind: str) -> tuple[dict[str, Any], ...]:
    names = [*_PEOPLE, *(f"Player {number}" for number in range(len(_PEOPLE) + 1, seats + 1))]
    return tuple({"name": name, "kind": kind} for name in names[:seats])


# The yardstick for an engine's speed, a loop of plain Python. Never change it.
#
# Figures walk over a board: every turn lists the steps of all figures, picks one at random and
# applies it. The loop is built like an engine and uses memory like one (thousands of objects,
# reached out of order), so that a busy machine slows down both about equally.

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
