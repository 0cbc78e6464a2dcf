"""How strong the computer players are: every level against the one below, in one command.

    make ladder        (python -m tools.ladder --jobs 2, an hour a game on two cores)

Plays the tournaments of a game (``--game``) that docs/ai.md reports and writes its table there.
Games that have been played are kept in build/ladder and not played again; begin anew (``--anew``)
when players change.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from game.core.game import Value
from game.players.tournament.arena import GameResult, play_all, processes
from game.players.tournament.fixture import Fixture, TournamentGame, schedule
from game.players.tournament.results import EntrantResults, Journal, standings
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN

ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "build/ladder"
DOCUMENT = ROOT / "docs/ai.md"
LEVELS = ("novice", "explorer", "archaeologist", "master")
TOP = "grandmaster"
"""The level above the four that take part in every step."""
PAIRS = list(zip(("random", *LEVELS), LEVELS, strict=False))
PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")
SEED = 1
SAME_OPPONENT = "archaeologist"
TURNS = 1000
"""Turns of which the slowest is reported."""


@dataclass(frozen=True)
class Step:
    """One player against others of one kind: ``bar`` is the least win share, or with more than
    two seats the greatest mean rank; None where there is no bar. ``kind`` is what the variant with
    these options is called."""

    game: TournamentGame
    kind: str
    player: str
    against: str
    seats: int
    games: int
    bar: float | None
    variant: str = ""
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.player}-{self.against}-{self.kind}-{self.seats}"

    def fixtures(self) -> list[Fixture]:
        """Its games, every seed played from every seat."""
        entrants = (self.player, *[self.against] * (self.seats - 1))
        first = Fixture(self.game, entrants, SEED, variant=self.variant, options=self.options)
        return schedule(first, self.games)

    def met(self, standing: EntrantResults) -> str:
        """The bar and whether it is met."""
        if self.bar is None:
            return ""
        if self.seats > 2:
            return f"rank {self.bar}: {'yes' if standing.mean_rank <= self.bar else 'NO'}"
        return f"{self.bar:.0%}: {'yes' if standing.win_share >= self.bar else 'NO'}"


def steps_of_tikal(games: int) -> Iterator[Step]:
    """All steps of the ladder."""

    def step(kind: str, below: str, level: str, seats: int, bar: float | None) -> Step:
        number = games if seats == 2 and bar is not None else games // 4
        number -= number % seats
        return Step(TIKAL, kind, level, below, seats, number, bar, variant=kind)

    for (below, level), bar in zip(PAIRS, (0.99, 0.75, 0.70, 0.65), strict=True):
        yield step("basic", below, level, 2, bar)
    yield step("basic", "greedy", "explorer", 2, 0.85)
    for below, level in PAIRS:
        yield step("auction", below, level, 2, 0.65)
    for below, level in PAIRS:
        yield step("basic", below, level, 4, 1.9)
    yield step("basic", LEVELS[-1], TOP, 2, 0.80)
    yield step("auction", LEVELS[-1], TOP, 2, 0.75)
    yield step("basic", LEVELS[-1], TOP, 4, 1.9)
    for below, level in [*PAIRS[1:], (LEVELS[-1], TOP)]:
        yield step("basic", below, level, 3, None)
    for kind in ("basic", "auction"):
        for level in LEVELS:
            yield step(kind, SAME_OPPONENT, level, 2, None)


def steps_of_tzolkin(games: int) -> Iterator[Step]:
    """All steps of the ladder; the expansion with all its parts."""
    parts = tuple((part, True) for part in PARTS)

    def base(below: str, level: str, seats: int, number: int, bar: float | None) -> Step:
        return Step(TZOLKIN, "base", level, below, seats, number - number % seats, bar)

    for (below, level), bar in zip(PAIRS, (0.99, 0.75, 0.70, 0.65), strict=True):
        yield base(below, level, 2, games, bar)
    for below, level in PAIRS:
        yield base(below, level, 4, games // 4, 1.9)
    for below, level in PAIRS:
        number = games // 4 - games // 4 % 2
        yield Step(TZOLKIN, "expansion", level, below, 2, number, 0.6, options=parts)
    for seats in (2, 4):
        yield base("master", "master", seats, games // 10, None)


STEPS = {"tikal": steps_of_tikal, "tzolkin": steps_of_tzolkin}


def play(step: Step, jobs: int) -> list[GameResult]:
    """The results of a step, those on file first."""
    fixtures = step.fixtures()
    journal = Journal(PLAYED / step.game.id / f"{step.name}.jsonl", fixtures)
    results = list(journal.results)
    known = {one.fixture for one in results}
    waiting = [one for one in fixtures if one not in known]
    if waiting:
        with processes(jobs) as where:
            for result in play_all(waiting, where, time.process_time):
                journal.add(result)
                results.append(result)
    return results


def row(step: Step, results: list[GameResult]) -> str:
    """A step's line in the table."""
    own, *others = standings(results)
    low, high = own.interval
    theirs = sum(one.mean_points for one in others) / len(others)
    against = step.against if step.seats == 2 else f"{step.seats - 1} of {step.against}"
    cells = (
        step.kind,
        step.player,
        against,
        f"{len(results)}",
        f"{own.win_share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{own.mean_rank:.2f}",
        f"{own.mean_points:.1f}",
        f"{theirs:.1f}",
        step.met(own),
    )
    return f"| {' | '.join(cells)} |"


def times(played: dict[Step, list[GameResult]]) -> Iterator[str]:
    """Per level and game, how long a turn took: median, and the worst of the first 1,000."""
    for kind in dict.fromkeys(step.kind for step in played):
        for level in (*LEVELS, TOP):
            turns = [
                seconds
                for step, results in played.items()
                if (step.player, step.kind, step.seats) == (level, kind, 2)
                for result in results
                for seconds in result.turn_seconds[0]
            ][:TURNS]
            if turns:
                yield f"| {kind} | {level} | {median(turns):.3f} | {max(turns):.3f} |"


def report(played: dict[Step, list[GameResult]]) -> str:
    """The part of the document that is written by this script."""
    commit = _git("rev-parse", "--short", "HEAD")
    python = ".".join(map(str, sys.version_info[:3]))
    lines = [
        f"Commit {commit}, seeds from {SEED} on, Python {python}, {os.cpu_count()} cores.",
        "",
        "| game | player | against | games | wins | 95 % | mean rank | points | theirs | bar |",
        "| --- " * 10 + "|",
        *(row(step, results) for step, results in played.items()),
        "",
        "Seconds of processor time a turn, bids included, of 1,000 turns:",
        "",
        "| game | level | median | worst |",
        "| --- " * 4 + "|",
        *times(played),
    ]
    return "\n".join(lines)


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.ladder", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=400, help="a step; a quarter of it with four seats"
    )
    parser.add_argument("--game", choices=STEPS, default=TIKAL.id)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget the games played before")
    options = parser.parse_args()
    kept = PLAYED / options.game
    if options.anew:
        shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True, exist_ok=True)
    played = {}
    for step in STEPS[options.game](options.games):
        played[step] = play(step, options.jobs)
        print(row(step, played[step]), flush=True)
    text = DOCUMENT.read_text("utf-8")
    begin, end = (
        f"<!-- ladder of {options.game} -->",
        f"<!-- end of the ladder of {options.game} -->",
    )
    before, after = text.split(begin)[0], text.split(end)[1]
    DOCUMENT.write_text(f"{before}{begin}\n{report(played)}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
