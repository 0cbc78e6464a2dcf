"""Games of Tzolk'in's computer players, played by the program in C++.

It plays the same games as ``game.players.tournament.arena`` does in Python, many times as fast,
for whatever a level is and whatever weights it has, with every option: for learning and comparing
weights.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from typing import Final

from game.players.tournament.fixture import Fixture
from game.tzolkin.players.roster import LEVELS
from game.tzolkin.players.rounds import Level
from game.tzolkin.players.thinker import Thinker
from game.tzolkin.players.weights import Weights
from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.play import new_game
from game.tzolkin.rules.setup import Setup, orders
from tools.fast import games
from tools.fast.games import Course
from tools.fast_tzolkin import SOURCES

_QUICK: Final = ("quick1", "quick2")
"""Orders of tiles that have names instead of numbers."""


class Candidate(games.Candidate[Level, Weights]):
    """An entrant with a level and weights."""

    thinker = Thinker


def play_all(fixtures: Iterable[Fixture], jobs: int) -> Iterator[tuple[Fixture, Course]]:
    """Play games in so many processes; results come as games end, in any order.

    Entrants are candidates or names of levels.

    Raises:
        CompileError: there is no program.
        ProgramError: the program does not know what the players in Python have, or the reverse.
        ValueError: a game or an entrant that the program does not play.
    """
    return games.play_all(SOURCES.program(), line_of, fixtures, jobs)


def line_of(fixture: Fixture) -> str:
    """A game as the program reads it (cpp/main.cc).

    Raises:
        ValueError: it is no game of Tzolk'in, or an entrant is neither a candidate nor the name of
            a level.
    """
    setup = fixture.setup()
    if not isinstance(setup, Setup):
        raise ValueError("what is played here is Tzolk'in")
    players = games.players(fixture, LEVELS, new_game(setup))
    return " ".join((*setup_words(setup), *players))


def setup_words(setup: Setup, choices: Iterable[int] = ()) -> Iterator[str]:
    """A set-up, and the actions before the players take over, as the program reads them.

    An action is given by its place in the list of what is legal (cpp/main.cc).
    """
    yield f"seats={setup.seats}"
    yield f"first_player={setup.first_player}"
    for option in fields(setup.options):
        yield f"option.{option.name}={int(getattr(setup.options, option.name))}"
    for name in orders(setup.options):
        order: Sequence[int] = getattr(setup, name)
        if name in _QUICK:
            order = list(map(expansion.QUICK_TILES.index, getattr(setup, name)))
        yield f"{name}={','.join(map(str, order))}"
    yield f"choices={','.join(map(str, choices))}"
