"""Self-played games, as the forecast meets them: the positions after each turn, and the end."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from game.core.game import NOBODY, GameRules, Value
from game.core.match import OVER
from game.players.forecast import Outlook
from game.players.tournament.fixture import Fixture, TournamentGame
from game.tikal.description import TIKAL
from game.tikal.players import forecast as tikal
from game.tikal.rules.setup import SHORT
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players import forecast as tzolkin
from game.tzolkin.players.price_tables import FOOD_DAYS_WITH_POINTS
from game.tzolkin.rules.state import State as TzolkinState
from tools import fast_tikal, fast_tzolkin
from tools.fast.compiled import Sources
from tools.fast_tikal import games as of_tikal
from tools.fast_tzolkin import games as of_tzolkin


@dataclass(frozen=True)
class Forecasted:
    """A game with a forecast.

    Attributes:
        game: its description.
        levels: the levels that play, each as often as it is named here.
        program: its program in C++.
        line_of: writes a game as the program reads it.
        outlook: what the forecast of a view is made of.
        scorings: the seats that have scored so far in a position, one for each time, in order.
        file: the file of its models.
        lengths: the options that make a game shorter or longer, by what follows the variant in the
            name of their models.
    """

    game: TournamentGame
    levels: Sequence[str]
    program: Sources
    line_of: Callable[[Fixture], str]
    outlook: Callable[[Any], Outlook]
    scorings: Callable[[Any], Sequence[int]]
    file: Path
    lengths: Mapping[str, Mapping[str, Value]]

    def actions(self, fixture: Fixture) -> Iterator[Any]:
        """The actions of a game, played by the program, which ``Sources.program`` has made."""
        done = subprocess.run(
            [self.program.path, "--decisions"],
            input=f"{self.line_of(fixture)}\n",
            capture_output=True,
            text=True,
            check=True,
        )
        parse = fixture.game.rules().parse
        for decision in done.stdout.splitlines()[:-1]:
            yield from map(parse, decision.split(", "))


def _scored_on_food_days(state: TzolkinState) -> list[int]:
    days = range(1, state.food_days_done + 1)
    paying = [day for day in days if day in FOOD_DAYS_WITH_POINTS or state.prophecies]
    return [seat for _day in paying for seat in range(state.seats)]


_LEVELS: Final = ("novice", "explorer", "archaeologist", "master")
FORECASTED: Final = {
    one.game.id: one
    for one in (
        Forecasted(
            TIKAL,
            (*_LEVELS * 6, "grandmaster"),
            fast_tikal.SOURCES,
            of_tikal.line_of,
            tikal.outlook,
            lambda state: [one.seat for one in state.scorings],
            tikal.FORECAST_FILE,
            {"": {}, tikal.SHORT_SUFFIX: {"length": SHORT}},
        ),
        Forecasted(
            TZOLKIN,
            _LEVELS,
            fast_tzolkin.SOURCES,
            of_tzolkin.line_of,
            tzolkin.outlook,
            _scored_on_food_days,
            tzolkin.FORECAST_FILE,
            {"": {}},
        ),
    )
}


@dataclass(frozen=True)
class Played:
    """A game that was played.

    Attributes:
        outlooks: before the first turn and after each.
        scorings: for each time that a seat scored, the number of the outlook after it, and the
            seat.
    """

    outlooks: Sequence[Outlook]
    scorings: Sequence[tuple[int, int]]

    @property
    def points(self) -> Sequence[float]:
        """The final points by seat."""
        return self.outlooks[-1].points

    @property
    def wins(self) -> Sequence[float]:
        """The share of the win that each seat has got."""
        won = self.outlooks[-1].winners
        return [(seat in won) / len(won) for seat in range(len(self.points))]


_ALIKE: Final = 0.5
"""In so many games all are of one level."""
_EXPANDED: Final = 0.3
"""In so many games each part of an expansion is played."""


@dataclass(frozen=True)
class Series:
    """Games that are drawn alike.

    Attributes:
        of: the game's id.
        levels: the levels that play, each as often as it is named here.
        variant, length, seats: the variant, its length by name (``Forecasted.lengths``), and the
            number of seats.
    """

    of: str
    levels: Sequence[str]
    variant: str
    length: str
    seats: int

    def play_all(self, executor: Executor, seeds: range) -> Iterator[Played]:
        """Play the games of many seeds in other processes; results are in the seeds' order."""
        FORECASTED[self.of].program.program()
        return executor.map(self.play, seeds, chunksize=5)

    def play(self, seed: int) -> Played:
        """Play the game of a seed; the program has to be made before."""
        forecasted, seats = FORECASTED[self.of], self.seats
        chance = Random(f"{self.variant} {seats} {seed}")
        names = tuple(chance.choice(self.levels) for _ in range(seats))
        if chance.random() < _ALIKE:
            names = names[:1] * seats
        parts = _parts(forecasted.game.rules(), chance, seats)
        options = tuple((parts | dict(forecasted.lengths[self.length])).items())
        fixture = Fixture(forecasted.game, names, seed, variant=self.variant, options=options)
        return _played(forecasted, fixture)


def _parts(rules: GameRules, chance: Random, seats: int) -> dict[str, Value]:
    """The parts of an expansion that are played, each by chance, and those that must be."""
    parts = [name for name, values in rules.options.items() if values == (False, True)]
    chosen: dict[str, Value] = {name: True for name in parts if chance.random() < _EXPANDED}
    return chosen | dict(rules.required_options(seats))


def _played(forecasted: Forecasted, fixture: Fixture) -> Played:
    view = forecasted.game.rules().view
    outlooks, scored = list[Outlook](), list[Sequence[int]]()
    for state in _positions(forecasted, fixture):
        outlooks.append(forecasted.outlook(view(state, NOBODY)))
        scored.append(forecasted.scorings(state))
    steps = enumerate(pairwise(scored), 1)
    return Played(
        outlooks, [(number, seat) for number, (old, now) in steps for seat in now[len(old) :]]
    )


def _positions(forecasted: Forecasted, fixture: Fixture) -> Iterator[Any]:
    """The position before the first turn, and after each, which is changed then."""
    rules = forecasted.game.rules()
    state = rules.engine.new_game(fixture.setup())
    yield state
    for action in forecasted.actions(fixture):
        rules.engine.apply(state, action)
        if rules.ends_turn(action) and state.phase != OVER:
            yield state
    yield state
