"""A record file: a game's set-up and its actions as JSON (record-format).

This module knows the frame that every game's record shares. What the set-up holds and what an
action means is the game's own.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

MAX_BYTES: Final = 1_000_000
"""A long game takes about 20 kB; nothing larger is read."""
_COMMON: Final = ("format", "game", "variant", "players", "first_player", "actions")

_T = TypeVar("_T")


class RecordError(ValueError):
    """A record that is refused; the message says what is wrong and where."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record's frame: ``setup`` holds every key that is not common to all games."""

    format: str
    game: str
    variant: str
    players: list[dict[str, Any]]
    first_player: int
    actions: list[str]
    setup: dict[str, Any] = field(default_factory=dict)


def expect(value: object, kind: type[_T], what: str) -> _T:
    """``value`` if it is of the JSON type ``kind`` (a bool is no int).

    Raises:
        RecordError: it is of another type.
    """
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"{what} must be {_JSON_NAMES[kind]}, not {value!r:.40}")
    return value


_JSON_NAMES: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
}


def expect_list(value: object, kind: type[_T], what: str) -> list[_T]:
    """``value`` if it is a list of ``kind`` only.

    Raises:
        RecordError: it is none, or an item is of another type.
    """
    items: list[object] = expect(value, list, what)
    return [expect(item, kind, f"{what}[{i}]") for i, item in enumerate(items)]


def parse(text: str) -> Record:
    """Read the frame of a record.

    Raises:
        RecordError: the text is too large, no JSON, or a common key is missing or wrong.
    """
    if len(text) > MAX_BYTES:
        raise RecordError(f"a record is at most {MAX_BYTES:,} characters, this has {len(text):,}")
    data: dict[str, Any] = expect(_load(text), dict, "a record")
    missing = [key for key in _COMMON if key not in data]
    if missing:
        raise RecordError(f"the record lacks {', '.join(missing)}")
    return Record(
        format=expect(data["format"], str, "format"),
        game=expect(data["game"], str, "game"),
        variant=expect(data["variant"], str, "variant"),
        players=expect_list(data["players"], dict, "players"),
        first_player=expect(data["first_player"], int, "first_player"),
        actions=expect_list(data["actions"], str, "actions"),
        setup={key: value for key, value in data.items() if key not in _COMMON},
    )


def _load(text: str) -> object:
    try:
        data: object = json.loads(text, parse_constant=_no_constant)
        # infinite numbers and halves of characters can be read but never saved again
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record is no JSON: {error}") from error
    return data


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")


def write(record: Record) -> str:
    """The record as one line of JSON; the same record always gives the same text."""
    data = {
        "format": record.format,
        "game": record.game,
        "variant": record.variant,
        "players": record.players,
        "first_player": record.first_player,
        **record.setup,
        "actions": record.actions,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
