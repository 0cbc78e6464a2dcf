"""The games that were played to their end on this device, a line each, in one file."""

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
"""So many games are remembered; the oldest go first."""
_WORDS: Final = ("id", "game", "variant", "day")


@dataclass(frozen=True)
class GameResult:
    """A game that was played: which, when, and who had how many points.

    Attributes:
        id: tells it from all others, so that it counts once.
        day: the date on which it ended here.
        seats: name, kind and points by seat.
    """

    id: str
    game: str
    variant: str
    day: str
    seats: tuple[tuple[str, str, int], ...]

    @property
    def best(self) -> int:
        """The points of those who won."""
        return max(points for _name, _kind, points in self.seats)


def load() -> tuple[GameResult, ...]:
    """All of them, the oldest first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _games, "statistics-damaged") or ()


def _games(kept: dict[str, Any]) -> tuple[GameResult, ...]:
    return tuple(_played(one) for one in kept["games"])


def _played(one: dict[str, Any]) -> GameResult:
    id_, game, variant, day = (expect(one[key], str, key) for key in _WORDS)
    seats = tuple(
        (expect(name, str, "name")[:MAX_NAME], expect(kind, str, "kind"), int(points))
        for name, kind, points in one["seats"]
    )
    if not seats:
        raise ValueError("nobody has played")
    return GameResult(id_, game, variant, day, seats)


def written(games: Sequence[GameResult]) -> str:
    """The file of them."""
    return json.dumps({"games": [asdict(one) for one in games]}, ensure_ascii=False)


def save(games: Sequence[GameResult]) -> None:
    """Keeps these.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, written(games[-MOST:]))


def count_in(stage: Stage, match: AnyMatch) -> None:
    """A match has ended at the table: it counts, once, if somebody here has played it."""
    if all(one["kind"] != PERSON for one in match.setup.players):
        return
    try:
        games, ended = load(), played_of(match)
        if ended.id not in {one.id for one in games}:
            save((*games, ended))
    except StorageError as error:
        stage.warn(not_kept(why(error)))


def _id(match: AnyMatch) -> str:
    """The same however often the end is reached: its date is no part of it."""
    record = json.loads(match.record())
    record.pop(ENDED, None)
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"


def played_of(match: AnyMatch) -> GameResult:
    """The line of a match that has ended today."""
    rules = game_of(match).rules()
    variant, _options = rules.chosen(match.setup)
    points = rules.points(match.state)
    return GameResult(
        id=_id(match),
        game=match.game,
        variant=variant,
        day=date_of(match.extra, ENDED) or today(),
        seats=tuple(
            (one["name"], one["kind"], round(had))  # whole points, also of a game with quarters
            for one, had in zip(match.setup.players, points, strict=True)
        ),
    )
