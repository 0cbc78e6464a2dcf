"""Games of Tikal's computer players, played by the program in C++.

It plays the same games as ``game.players.tournament.arena`` does in Python, some thirty times as
fast, for whatever a level is and whatever weights it has: for learning and comparing weights.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.players.tournament.fixture import Fixture
from game.tikal.players.level import Level, Weights
from game.tikal.players.roster import LEVELS, Thinker
from game.tikal.rules.actions import Action
from game.tikal.rules.play import new_game
from game.tikal.rules.setup import WHOLE, Options, Setup
from game.tikal.rules.turns import scoring_rounds
from tools.fast import games
from tools.fast.games import Course
from tools.fast_tikal import SOURCES

HABITS: Final = ("guard", "camp", "recover", "dig", "exchange")
"""Verbs of the actions that are counted."""


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
        ValueError: it is no game of Tikal, has other options than usual (but for its length), or an
            entrant is neither a candidate nor the name of a level.
    """
    setup = fixture.setup()
    if not isinstance(setup, Setup) or replace(setup.options, length=WHOLE) != Options():
        raise ValueError("what is played here is Tikal, with its options as they come")
    players = games.players(fixture, LEVELS, new_game(setup))
    return " ".join((*setup_words(setup), *players))


def setup_words(setup: Setup, played: Sequence[Action] = ()) -> Iterator[str]:
    """A set-up, and the actions before the players take over, as the program reads them."""
    yield f"variant={setup.variant.name}"
    yield f"rounds={scoring_rounds(new_game(setup))}"
    yield f"first_player={setup.first_player}"
    yield f"deck={','.join(map(str, setup.deck))}"
    yield f"treasures={','.join(map(str, setup.treasures))}"
    yield f"played={','.join(str(action).replace(' ', '_') for action in played)}"
