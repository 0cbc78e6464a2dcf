"""Games of computer players, played by a program in C++ on all cores."""

from __future__ import annotations

import subprocess
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from game.players.player import Player
from game.players.tournament.fixture import Entrant, Fixture

LevelT = TypeVar("LevelT")
WeightsT = TypeVar("WeightsT")


@dataclass(frozen=True)
class Candidate(Generic[LevelT, WeightsT]):
    """An entrant with a level and weights, for games in Python and in C++ alike.

    Attributes:
        level: its effort; the weights that it names itself count for nothing.
        weights: what it judges positions by, whatever the game's variant and seats.
        thinker: makes the player in Python from a level and a seed.
    """

    level: LevelT
    weights: WeightsT
    thinker: ClassVar[Callable[[Any, int], Player]]

    def __call__(self, seed: int) -> Player:
        """The player in Python."""
        level: Any = self.level
        return self.thinker(replace(level, weights=lambda _state: self.weights), seed)


@dataclass(frozen=True)
class Course:
    """What came of a game for each entrant: points, and what it did how often."""

    points: list[float]
    habits: list[Counter[str]]


class ProgramError(RuntimeError):
    """The program has ended instead of playing; the message says why."""


def play_all(
    program: Path, line_of: Callable[[Fixture], str], fixtures: Iterable[Fixture], jobs: int
) -> Iterator[tuple[Fixture, Course]]:
    """Play games in so many processes; results come as games end, in any order.

    ``line_of`` writes a game as the program reads it.

    Raises:
        ProgramError: the program does not know what the players in Python have, or the reverse.
        ValueError: a game or an entrant that the program does not play.
    """
    programs = [_Process(program) for _ in range(jobs)]
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
        for one in programs:
            one.end()


def course_of(fixture: Fixture, answer: str) -> Course:
    """What came of a game, out of the program's answer, which is by seat."""
    by_seat = {name: counts.split(",") for name, counts in map(_divided, answer.split())}
    points = by_seat.pop("points")
    seats = [fixture.seat_of(entrant) for entrant in range(len(fixture.entrants))]
    return Course(
        [float(points[seat]) for seat in seats],
        [Counter({habit: int(of[seat]) for habit, of in by_seat.items()}) for seat in seats],
    )


def players(fixture: Fixture, levels: Mapping[str, Any], state: object) -> Iterator[str]:
    """The players of a game by seat, as a program reads them.

    ``levels`` are those of the game by name, whose weights follow from the first position.

    Raises:
        ValueError: an entrant is neither a candidate nor the name of a level.
    """
    seats = len(fixture.entrants)
    for seat in range(seats):
        entrant = (seat - fixture.rotation) % seats
        yield from player(fixture.entrants[entrant], fixture.player_seed(entrant), levels, state)


def player(entrant: Entrant, seed: int, levels: Mapping[str, Any], state: object) -> Iterator[str]:
    """A player with a seed, as a program reads it.

    Raises:
        ValueError: the entrant is neither a candidate nor the name of a level.
    """
    yield "player"
    yield f"seed={seed}"
    yield from _figures(*_level_and_weights(entrant, levels, state))


def _level_and_weights(
    entrant: Entrant, levels: Mapping[str, Any], state: object
) -> tuple[object, object]:
    if isinstance(entrant, Candidate):
        return entrant.level, entrant.weights
    if not isinstance(entrant, str) or entrant not in levels:
        raise ValueError(f"an entrant is a candidate or one of {', '.join(levels)}, not {entrant}")
    level = levels[entrant]
    return level, level.weights(state)


def _figures(*parts: object) -> Iterator[str]:
    """All figures of a level and of weights by name, which are dataclasses.

    The program refuses one that it does not know, and one too few.
    """
    for part in parts:
        for field in fields(part):  # type: ignore[arg-type]
            if field.name != "weights":
                yield f"{field.name}={_figure(getattr(part, field.name))}"


def _figure(figure: object) -> object:
    return int(figure) if isinstance(figure, bool) else figure


def _divided(field: str) -> tuple[str, str]:
    name, _equals, value = field.partition("=")
    return name, value


class _Process:
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
