"""Sums up many results: by people, by computer players, by kinds of matches."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.players.opponents import PERSON
from game.scenes.statistics.kept import GameResult

_Key = TypeVar("_Key")


@dataclass(frozen=True)
class SummaryLine(Generic[_Key]):
    """The results of one person, computer player or kind of match.

    Attributes:
        key: who or what the results are about.
        won: how many of the matches were won.
        points: the points in each match.
    """

    key: _Key
    won: int
    points: tuple[int, ...]

    @property
    def games(self) -> int:
        """The number of matches."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The highest points in any match."""
        return max(self.points)

    @property
    def average(self) -> int:
        """The average points, rounded."""
        return round(sum(self.points) / self.games)


def people(games: Iterable[GameResult]) -> list[SummaryLine[str]]:
    """Return a line for each person, by name; those who have played most come first."""
    return _lines(
        (name, points, points == one.best)
        for one in games
        for name, kind, points in one.seats
        if kind == PERSON
    )


def computers(games: Iterable[GameResult]) -> list[SummaryLine[tuple[str, str]]]:
    """Return a line for each (game, kind) of computer player; a kind is a level with its temper.

    Those who have played most come first.
    """
    return _lines(
        ((one.game, kind), points, points == one.best)
        for one in games
        for _name, kind, points in one.seats
        if kind != PERSON
    )


def kinds(games: Iterable[GameResult]) -> list[SummaryLine[tuple[str, str, int]]]:
    """Return a line for each (game, variant, number of seats); what was played most comes first.

    Points are the winner's; ``won`` counts the matches that a person has won.
    """
    return _lines(
        ((one.game, one.variant, len(one.seats)), one.best, _by_person(one)) for one in games
    )


def _by_person(one: GameResult) -> bool:
    """True if a person won or shared the victory."""
    return any(kind == PERSON and points == one.best for _name, kind, points in one.seats)


def _lines(had: Iterable[tuple[_Key, int, bool]]) -> list[SummaryLine[_Key]]:
    """Group (key, points, won) by key; return the lines, most matches first, then most won."""
    found: Mapping[_Key, list[tuple[int, bool]]] = defaultdict(list)
    for key, points, won in had:
        found[key].append((points, won))
    lines = [_line(key, games) for key, games in found.items()]
    return sorted(lines, key=lambda line: (-line.games, -line.won))


def _line(key: _Key, games: Sequence[tuple[int, bool]]) -> SummaryLine[_Key]:
    won = sum(won for _points, won in games)
    return SummaryLine(key, won, tuple(points for points, _won in games))
