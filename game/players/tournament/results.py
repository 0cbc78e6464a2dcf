"""The results of a tournament: the journal to resume it from, and the standings."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final

from game.players.tournament.arena import GameResult
from game.players.tournament.fixture import Fixture, entrant_name

_FIGURES: Final = ("points", "lost", "steps")


class JournalError(ValueError):
    """A file is not the journal of this tournament, or cannot be read or written."""


class Journal:
    """The journal of a tournament's finished games.

    Attributes:
        results: the results of this tournament that the file held when it was opened.
    """

    def __init__(self, path: Path, fixtures: Iterable[Fixture]) -> None:
        """Open a tournament's journal, or begin a new one.

        A last line that was cut off by a crash is removed.

        Raises:
            JournalError: the file cannot be read or written, or is of another tournament.
        """
        self._path = path
        wanted = {(one.seed, one.rotation): one for one in fixtures}
        settings = _settings(next(iter(wanted.values())))
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            head, *lines = text[: text.rfind("\n") + 1].splitlines() or [json.dumps(settings)]
            if text != _joined([head, *lines]):
                # new, or its last line was cut off while it was written
                path.write_text(_joined([head, *lines]), "utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise JournalError(f"{path} cannot be resumed from: {error}") from error
        _compare(path, head, settings)
        read = (_read(path, number, line, wanted) for number, line in enumerate(lines, 2))
        self.results: list[GameResult] = [one for one in read if one]

    def add(self, result: GameResult) -> None:
        """Append the result of a finished game to the file."""
        fixture = result.fixture
        line = {
            "seed": fixture.seed,
            "rotation": fixture.rotation,
            "actions": result.actions,
            **{name: getattr(result, name) for name in _FIGURES},
            "turn_seconds": result.turn_seconds,
        }
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _settings(fixture: Fixture) -> dict[str, Any]:
    """Return the settings that games must share to be counted together; only seeds may differ."""
    rules = fixture.game.rules()
    return {
        "format": f"{fixture.game.id}-tournament/1",
        "seats": [entrant_name(entrant) for entrant in fixture.entrants],
        "variant": fixture.variant or rules.default_variant,
        **rules.with_defaults(dict(fixture.options)),
    }


def _compare(path: Path, head: str, settings: dict[str, Any]) -> None:
    """Raise JournalError if the journal's first line does not have these settings."""
    try:
        found = json.loads(head)
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, dict) or found.get("format") != settings["format"]:
        raise JournalError(f"{path} is no file of a tournament; name another one")
    other = [key for key in settings if found.get(key) != settings[key]]
    if other:
        told = ", ".join(f"{key} {found.get(key)} and not {settings[key]}" for key in other)
        raise JournalError(f"{path} is of another tournament: {told}; name another file")


def _read(
    path: Path, number: int, line: str, wanted: dict[tuple[int, int], Fixture]
) -> GameResult | None:
    """Return the result in a line; None if the tournament does not include that game."""
    try:
        found = json.loads(line)
        fixture = wanted.get((int(found["seed"]), int(found["rotation"])))
        if not fixture:
            return None
        points = tuple(map(float, found["points"]))
        lost, steps = (tuple(map(int, found[name])) for name in ("lost", "steps"))
        seconds = tuple(tuple(map(float, turns)) for turns in found["turn_seconds"])
        if {len(one) for one in (points, lost, steps, seconds)} != {len(fixture.entrants)}:
            raise ValueError("a figure for every player is needed")
        return GameResult(fixture, points, int(found["actions"]), lost, steps, seconds)
    except (ValueError, TypeError, KeyError) as error:
        raise JournalError(f"{path}, line {number}, is no finished game: {error!r}") from error


# The standings

_Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of won games (Wilson's score interval)."""
    centre = share + _Z**2 / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + (_Z / (2 * games)) ** 2)
    scale = 1 + _Z**2 / games
    return (centre - spread) / scale, (centre + spread) / scale


@dataclass(frozen=True)
class EntrantResults:
    """An entrant's results over all games.

    Attributes:
        name: the entrant's name.
        win_share: the share of games won; a shared win counts as a fraction.
        interval: the 95 % confidence interval of that share.
        mean_rank: the mean rank.
        mean_points: the mean of the final points.
        lost_decisions: the number of decisions replaced by a safe default.
        mean_steps: the mean number of thinking steps per turn.
        median_seconds: the median of the seconds per turn.
        worst_seconds: the most seconds of any turn.
    """

    name: str
    win_share: float
    interval: tuple[float, float]
    mean_rank: float
    mean_points: float
    lost_decisions: int
    mean_steps: float
    median_seconds: float
    worst_seconds: float


def standings(results: Iterable[GameResult]) -> list[EntrantResults]:
    """Return the results of every entrant, in the order in which they were entered.

    The order of ``results`` does not matter.
    """
    played = sorted(results, key=lambda one: (one.fixture.seed, one.fixture.rotation))
    return [_standing(played, entrant) for entrant in range(len(played[0].fixture.entrants))]


def _standing(played: Sequence[GameResult], entrant: int) -> EntrantResults:
    share = fmean(one.wins[entrant] for one in played)
    seconds = [turn for one in played for turn in one.turn_seconds[entrant]]
    turns = len(seconds)
    return EntrantResults(
        entrant_name(played[0].fixture.entrants[entrant]),
        share,
        wilson(share, len(played)),
        fmean(one.ranks[entrant] for one in played),
        fmean(one.points[entrant] for one in played),
        sum(one.lost[entrant] for one in played),
        sum(one.steps[entrant] for one in played) / turns,
        median(seconds),
        max(seconds),
    )
