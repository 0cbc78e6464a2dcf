"""What there is to tell of many games: of people, of computer players, of the kinds of games."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.players.opponents import PERSON
from game.scenes.statistics.kept import GameResult

_Key = TypeVar("_Key")


@dataclass(frozen=True)
class SummaryLine(Generic[_Key]):
    """Of somebody, or of a kind of game: how many games, how many of them won, and points.

    Attributes:
        key: who or what it is about.
        points: what was had in each game.
    """

    key: _Key
    won: int
    points: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The most points."""
        return max(self.points)

    @property
    def average(self) -> int:
        """The points on average."""
        return round(sum(self.points) / self.games)


def people(games: Iterable[GameResult]) -> list[SummaryLine[str]]:
    """By name, who has played most first."""
    return _lines(
        (name, points, points == one.best)
        for one in games
        for name, kind, points in one.seats
        if kind == PERSON
    )


def computers(games: Iterable[GameResult]) -> list[SummaryLine[tuple[str, str]]]:
    """By game and kind, which is level and temper, those who have played most first."""
    return _lines(
        ((one.game, kind), points, points == one.best)
        for one in games
        for _name, kind, points in one.seats
        if kind != PERSON
    )


def kinds(games: Iterable[GameResult]) -> list[SummaryLine[tuple[str, str, int]]]:
    """By game, variant and number of seats, what was played most first; points are the winner's,
    and won are those that a person has won."""
    return _lines(
        ((one.game, one.variant, len(one.seats)), one.best, _by_person(one)) for one in games
    )


def _by_person(one: GameResult) -> bool:
    return any(kind == PERSON and points == one.best for _name, kind, points in one.seats)


def _lines(had: Iterable[tuple[_Key, int, bool]]) -> list[SummaryLine[_Key]]:
    found: Mapping[_Key, list[tuple[int, bool]]] = defaultdict(list)
    for key, points, won in had:
        found[key].append((points, won))
    lines = [_line(key, games) for key, games in found.items()]
    return sorted(lines, key=lambda line: (-line.games, -line.won))


def _line(key: _Key, games: Sequence[tuple[int, bool]]) -> SummaryLine[_Key]:
    won = sum(won for _points, won in games)
    return SummaryLine(key, won, tuple(points for points, _won in games))
