"""The results of the matches that were finished on this device, all in one small file."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from game import small_file
from game.core.game import AnyMatch
from game.core.outline import ENDED, date_of
from game.core.record import MAX_NAME, expect
from game.games import game_of
from game.platform import StorageError, platform
from game.players.opponents import PERSON
from game.scenes.statistics.words import not_kept
from game.scenes.words.dates import today
from game.ui.scene import Stage
from game.words.storage import why

NAME: Final = "statistics.json"
MOST: Final = 2000
"""How many results are kept; the oldest are dropped first."""
_WORDS: Final = ("id", "game", "variant", "day")


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


def load() -> tuple[GameResult, ...]:
    """Return all results, the oldest first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _games, "statistics-damaged") or ()


def _games(kept: dict[str, Any]) -> tuple[GameResult, ...]:
    return tuple(_played(one) for one in kept["games"])


def _played(one: dict[str, Any]) -> GameResult:
    """Return the result that an entry of the file describes."""
    id_, game, variant, day = (expect(one[key], str, key) for key in _WORDS)
    seats = tuple(
        (expect(name, str, "name")[:MAX_NAME], expect(kind, str, "kind"), int(points))
        for name, kind, points in one["seats"]
    )
    if not seats:
        raise ValueError("nobody has played")
    return GameResult(id_, game, variant, day, seats)


def written(games: Sequence[GameResult]) -> str:
    """Return the content of the file for these results."""
    return json.dumps({"games": [asdict(one) for one in games]}, ensure_ascii=False)


def save(games: Sequence[GameResult]) -> None:
    """Store these results, the newest ``MOST`` of them, in place of all others.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, written(games[-MOST:]))


def count_in(stage: Stage, match: AnyMatch) -> None:
    """Count a match that has ended at the table: once, and only if a person here has played."""
    if all(one["kind"] != PERSON for one in match.setup.players):
        return
    try:
        games, ended = load(), played_of(match)
        if ended.id not in {one.id for one in games}:
            save((*games, ended))
    except StorageError as error:
        stage.warn(not_kept(why(error)))


def _id(match: AnyMatch) -> str:
    """Return a checksum of the record without the date of its end.

    So the id stays the same when the end is reached again, after an undo for example.
    """
    record = json.loads(match.record())
    record.pop(ENDED, None)
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"


def played_of(match: AnyMatch) -> GameResult:
    """Return the result of a match that has ended; without a date of its own it ended today."""
    rules = game_of(match).rules()
    variant, _options = rules.chosen(match.setup)
    points = rules.points(match.state)
    return GameResult(
        id=_id(match),
        game=match.game,
        variant=variant,
        day=date_of(match.extra, ENDED) or today(),
        seats=tuple(
            (one["name"], one["kind"], round(had))  # rounded, as some games count quarters
            for one, had in zip(match.setup.players, points, strict=True)
        ),
    )
