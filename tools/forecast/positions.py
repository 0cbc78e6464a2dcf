"""Self-played games, as the forecast meets them: the positions after each turn, and the end."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
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
        file: the file of its models.
        lengths: the options that make a game shorter or longer, by what follows the variant in the
            name of their models.
    """

    game: TournamentGame
    levels: Sequence[str]
    program: Sources
    line_of: Callable[[Fixture], str]
    outlook: Callable[[Any], Outlook]
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
            tikal.FORECAST_FILE,
            {"": {}, tikal.SHORT_SUFFIX: {"length": SHORT}},
        ),
        Forecasted(
            TZOLKIN,
            _LEVELS,
            fast_tzolkin.SOURCES,
            of_tzolkin.line_of,
            tzolkin.outlook,
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
    """

    outlooks: Sequence[Outlook]

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
        return Played(list(_outlooks(forecasted, fixture)))


def _parts(rules: GameRules, chance: Random, seats: int) -> dict[str, Value]:
    """The parts of an expansion that are played, each by chance, and those that must be."""
    parts = [name for name, values in rules.options.items() if values == (False, True)]
    chosen: dict[str, Value] = {name: True for name in parts if chance.random() < _EXPANDED}
    return chosen | dict(rules.required_options(seats))


def _outlooks(forecasted: Forecasted, fixture: Fixture) -> Iterator[Outlook]:
    rules = forecasted.game.rules()
    state = rules.engine.new_game(fixture.setup())
    yield forecasted.outlook(rules.view(state, NOBODY))
    for action in forecasted.actions(fixture):
        rules.engine.apply(state, action)
        if rules.ends_turn(action) and state.phase != OVER:
            yield forecasted.outlook(rules.view(state, NOBODY))
    yield forecasted.outlook(rules.view(state, NOBODY))
