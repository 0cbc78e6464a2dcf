"""The results of the matches that were finished on this device, kept in one file, and summed up."""

import json
import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Generic, TypeVar

from game import small_file
from game.core.game import AnyMatch
from game.core.outline import ENDED_KEY, date_of
from game.core.record import MAX_NAME, expect
from game.games import game_of
from game.platform import platform
from game.players.opponents import PERSON
from game.scenes.words import today

_Key = TypeVar("_Key")
NAME: Final = "statistics.json"
MOST: Final = 2000
"""How many results are kept; the oldest are dropped first."""
_TEXTS: Final = ("id", "game", "variant", "day")


@dataclass(frozen=True)
class GameResult:
    """The result of a finished match.

    Attributes:
        id: a checksum that identifies the match, so that it counts only once.
        game: the id of the game.
        variant: the variant that was played.
        day: the date on which the match ended here.
        seats: name, kind and points of each seat.
    """

    id: str
    game: str
    variant: str
    day: str
    seats: tuple[tuple[str, str, int], ...]

    @property
    def best(self) -> int:
        """The points of the winners."""
        return max(points for _name, _kind, points in self.seats)


def load_results() -> tuple[GameResult, ...]:
    """Return all results, the oldest first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _games, "statistics-damaged") or ()


def has_finished(game: str) -> bool:
    """Return True if this game, by its id, was ever played to its end on this device.

    Raises:
        StorageError: the storage is forbidden.
    """
    return any(one.game == game for one in load_results())


def _games(kept: dict[str, Any]) -> tuple[GameResult, ...]:
    return tuple(_played(one) for one in kept["games"])


def _played(one: dict[str, Any]) -> GameResult:
    """Return the result that an entry of the file describes."""
    id_, game, variant, day = (expect(one[key], str, key) for key in _TEXTS)
    seats = tuple(
        (expect(name, str, "name")[:MAX_NAME], expect(kind, str, "kind"), int(points))
        for name, kind, points in one["seats"]
    )
    if not seats:
        raise ValueError("nobody has played")
    if not date_of(one, "day"):
        raise ValueError("no date")
    return GameResult(id_, game, variant, day, seats)


def to_json(games: Sequence[GameResult]) -> str:
    """Return the content of the file for these results."""
    return json.dumps({"games": [asdict(one) for one in games]}, ensure_ascii=False)


def save_results(games: Sequence[GameResult]) -> None:
    """Store these results, the newest ``MOST`` of them, in place of all others.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, to_json(games[-MOST:]))


def _id(match: AnyMatch) -> str:
    """Return a checksum of the record without the date of its end.

    So the id stays the same when the end is reached again, after an undo for example.
    """
    record = json.loads(match.record())
    record.pop(ENDED_KEY, None)
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"


def result_of_match(match: AnyMatch) -> GameResult:
    """Return the result of a match that has ended; without a date of its own it ended today."""
    rules = game_of(match).rules()
    variant, _options = rules.variant_and_options(match.setup)
    points = rules.points(match.state)
    return GameResult(
        id=_id(match),
        game=match.game,
        variant=variant,
        day=date_of(match.extra, ENDED_KEY) or today(),
        seats=tuple(
            (one["name"], one["kind"], round(had))  # rounded, as some games count quarters
            for one, had in zip(match.setup.players, points, strict=True)
        ),
    )


# Summed up by people, by computer players and by kinds of matches.


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
