"""The command ``tournament``: let computer players play each other and print the standings."""

import json
import sys
import time
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from game.core.game import read_options
from game.games import game_by_id
from game.players.tournament.arena import ExecutorError, GameResult, cluster, play_all, processes
from game.players.tournament.bot_process import check_bot_file, is_bot_file
from game.players.tournament.fixture import Fixture, schedule
from game.players.tournament.results import EntrantResults, Journal, standings

_BAR: Final = 30
"""The width of the progress bar, in characters."""


def tournament(options: Namespace) -> None:
    """Play the games that have not been played yet, and print the standings of all."""
    fixtures = _fixtures(options)
    journal = Journal(Path(options.resume), fixtures) if options.resume else None
    results = _play(options, fixtures, journal)
    print(_as_json(options, results) if options.json else _as_text(options, results))


def _play(options: Namespace, fixtures: list[Fixture], journal: Journal | None) -> list[GameResult]:
    """Play the games that the journal does not have, and return the results of all.

    Raises:
        ExecutorError: the games cannot be played, or Ctrl-C was pressed.
    """
    results = list(journal.results) if journal else []
    done = {one.fixture for one in results}
    to_play = [one for one in fixtures if one not in done]
    if not to_play:
        return results
    progress = Progress(len(fixtures), len(results))
    where = cluster(options.dask) if options.dask else processes(options.jobs)
    try:
        with where as executor:
            for result in play_all(to_play, executor, time.perf_counter):
                if journal:
                    journal.add(result)
                results.append(result)
                progress.show(len(results))
    except KeyboardInterrupt:
        told = f"stopped after {len(results)} of {len(fixtures)} games"
        raise ExecutorError(told) from None
    finally:
        progress.end()
    return results


def _fixtures(options: Namespace) -> list[Fixture]:
    """Return the schedule, after checking that every player exists."""
    game, entrants = game_by_id(options.game), tuple(options.seats.split(","))
    assert game
    rules = game.rules()
    chosen = tuple(read_options(rules, options.options).items())
    variant = options.variant or rules.default_variant
    first = Fixture(game, entrants, options.seed, 0, variant, chosen, options.limit)
    fixtures = schedule(first, options.games)
    for name in dict.fromkeys(entrants):
        if is_bot_file(name):
            check_bot_file(game, name)
        else:
            game.opponents().player(name, 0)
    return fixtures


class Progress:
    """A progress bar on standard error; silent if that is not a terminal."""

    def __init__(self, games: int, before: int) -> None:
        self._games, self._before = games, before
        self._begin = time.monotonic()
        self._shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Show that ``done`` games have been played, and estimate the time that is left."""
        if not self._shown:
            return
        filled = _BAR * done // self._games
        spent = time.monotonic() - self._begin
        left = spent / (done - self._before) * (self._games - done)
        bar = "#" * filled + "." * (_BAR - filled)
        # return to the line's start, so that a log line overwrites the bar
        line = f"\r[{bar}] {done} of {self._games} games, {left / 60:.1f} minutes left \r"
        print(line, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Remove the bar."""
        if self._shown:
            print("\r" + " " * (_BAR + 50), end="\r", file=sys.stderr, flush=True)


def _as_json(options: Namespace, results: list[GameResult]) -> str:
    """Return the standings, with the settings of the tournament, as JSON."""
    fixture = results[0].fixture
    return json.dumps(
        {
            "game": fixture.game.id,
            "variant": fixture.variant,
            "options": fixture.game.rules().with_defaults(dict(fixture.options)),
            "seed": options.seed,
            "games": len(results),
            "players": [asdict(one) for one in standings(results)],
        },
        indent=2,
    )


def _as_text(options: Namespace, results: list[GameResult]) -> str:
    """Return the standings as a table, below a line about the games."""
    last = options.seed + len(results) // len(results[0].points) - 1
    lines = [_row(one) for one in standings(results)]
    widths = [max(map(len, column)) for column in zip(_HEAD, *lines, strict=True)]
    return "\n".join(
        [
            f"{len(results)} games, {_what(results[0].fixture)}, seeds {options.seed} to {last}",
            *(_line(cells, widths) for cells in (_HEAD, *lines)),
        ]
    )


def _what(fixture: Fixture) -> str:
    return fixture.variant or fixture.game.id


_HEAD: Final = (
    "player",
    "wins %",
    "95 %",
    "rank",
    "points",
    "lost decisions",
    "steps/turn",
    "median s/turn",
    "worst",
)


def _row(one: EntrantResults) -> tuple[str, ...]:
    low, high = one.interval
    return (
        one.name,
        f"{one.win_share:.1%}".rstrip("%"),
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{one.mean_rank:.2f}",
        f"{one.mean_points:.1f}",
        f"{one.lost_decisions}",
        f"{one.mean_steps:.0f}",
        f"{one.median_seconds:.3f}",
        f"{one.worst_seconds:.3f}",
    )


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    name, *figures = (
        f"{cell:<{width}}" if column == 0 else f"{cell:>{width}}"
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join([name, *figures])
