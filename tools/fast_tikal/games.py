"""Games of Tikal's computer players, played by the program in C++.

It plays the same games as ``game.players.tournament.arena`` does in Python, some thirty times as
fast, for whatever a level is and whatever weights it has: for learning and comparing weights.
"""

from __future__ import annotations

import subprocess
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from game.players.tournament.fixture import Entrant, Fixture
from game.tikal.players.level import Level, Weights
from game.tikal.players.roster import LEVELS, Thinker
from game.tikal.rules.play import new_game
from game.tikal.rules.setup import Options, Setup
from game.tikal.rules.state import State
from tools.fast_tikal import compiled

HABITS: Final = ("guard", "camp", "recover", "dig", "exchange")
"""Verbs of the actions that are counted."""


@dataclass(frozen=True)
class Course:
    """What came of a game for each entrant: points, and what it did how often."""

    points: list[float]
    habits: list[Counter[str]]


class ProgramError(RuntimeError):
    """The program has ended instead of playing; the message says why."""


@dataclass(frozen=True)
class Candidate:
    """An entrant with a level and weights, for games in Python and in C++ alike.

    Attributes:
        level: its effort; the weights that it names itself count for nothing.
        weights: what it judges positions by, whatever the variant and the seats.
    """

    level: Level
    weights: Weights

    def __call__(self, seed: int) -> Thinker:
        """The player in Python."""
        return Thinker(replace(self.level, weights=lambda _state: self.weights), seed)


def play_all(fixtures: Iterable[Fixture], jobs: int) -> Iterator[tuple[Fixture, Course]]:
    """Play games in so many processes; results come as games end, in any order.

    Entrants are candidates or names of levels.

    Raises:
        CompileError: there is no program.
        ProgramError: the program does not know what the players in Python have, or the reverse.
        ValueError: a game or an entrant that the program does not play.
    """
    path = compiled.program()
    programs = [_Program(path) for _ in range(jobs)]
    unused, own = iter(programs), threading.local()

    def begin() -> None:
        own.program = next(unused)

    def play(fixture: Fixture) -> tuple[Fixture, Course]:
        return fixture, course_of(fixture, own.program.answer(line_of(fixture)))

    threads = ThreadPoolExecutor(jobs, initializer=begin)
    try:
        for done in as_completed([threads.submit(play, one) for one in fixtures]):
            yield done.result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for program in programs:
            program.end()


def line_of(fixture: Fixture) -> str:
    """A game as the program reads it (cpp/main.cc).

    Raises:
        ValueError: it is no game of Tikal, has other options than usual, or an entrant is neither
            a candidate nor the name of a level.
    """
    setup, seats = fixture.setup(), len(fixture.entrants)
    if not isinstance(setup, Setup) or setup.options != Options():
        raise ValueError("what is played here is Tikal, with its options as they come")
    state = new_game(setup)
    words = [
        f"variant={setup.variant.name}",
        f"first_player={setup.first_player}",
        f"deck={','.join(map(str, setup.deck))}",
        f"treasures={','.join(map(str, setup.treasures))}",
    ]
    for seat in range(seats):
        entrant = (seat - fixture.rotation) % seats
        candidate = _candidate(fixture.entrants[entrant], state)
        words += ["player", f"seed={fixture.player_seed(entrant)}", *_figures(candidate)]
    return " ".join(words)


def course_of(fixture: Fixture, answer: str) -> Course:
    """What came of a game, out of the program's answer."""
    by_seat = {name: counts.split(",") for name, counts in map(_divided, answer.split())}
    seats = [fixture.seat_of(entrant) for entrant in range(len(fixture.entrants))]
    return Course(
        [float(by_seat["points"][seat]) for seat in seats],
        [Counter({habit: int(by_seat[habit][seat]) for habit in HABITS}) for seat in seats],
    )


def _candidate(entrant: Entrant, state: State) -> Candidate:
    if isinstance(entrant, Candidate):
        return entrant
    if not isinstance(entrant, str) or entrant not in LEVELS:
        raise ValueError(f"an entrant is a candidate or one of {', '.join(LEVELS)}, not {entrant}")
    level = LEVELS[entrant]
    return Candidate(level, level.weights(state))


def _figures(candidate: Candidate) -> Iterator[str]:
    """All figures by name: the program refuses one that it does not know, and one too few."""
    for part in (candidate.level, candidate.weights):
        for field in fields(part):
            if field.name != "weights":
                yield f"{field.name}={getattr(part, field.name)}"


def _divided(field: str) -> tuple[str, str]:
    name, _equals, value = field.partition("=")
    return name, value


class _Program:
    """A process that plays game after game."""

    def __init__(self, path: Path) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([path], stdin=pipe, stdout=pipe, stderr=pipe, text=True)

    def answer(self, line: str) -> str:
        """The answer to a line.

        Raises:
            ProgramError: there is none.
        """
        process = self._process
        assert process.stdin
        assert process.stdout
        assert process.stderr
        with suppress(BrokenPipeError):
            print(line, file=process.stdin, flush=True)
        if answer := process.stdout.readline():
            return answer
        raise ProgramError(process.stderr.read().strip() or "the program has ended")

    def end(self) -> None:
        """Stop, whatever is being played."""
        self._process.kill()
        with suppress(BrokenPipeError), self._process:
            pass  # its pipes are closed
