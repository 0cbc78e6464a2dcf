"""A record file: a game's set-up and its actions as JSON (record-format).

This module knows the frame that every game's record shares. What the set-up holds and what an
action means is the game's own.
"""

import json
import math
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final, TypeVar

MAX_BYTES: Final = 1_000_000
"""A long game takes about 20 kB; nothing larger is read."""
MAX_DIGITS: Final = 100
"""Digits of a number; longer ones cost time to read and mean nothing."""
MAX_DEPTH: Final = 50
"""Lists and objects in one another."""
_NAMED: Final = ("format", "game")
_COMMON: Final = (*_NAMED, "variant", "players", "first_player", "actions")

_T = TypeVar("_T")


class RecordError(ValueError):
    """A record that is refused; the message, one line, says what is wrong and where."""

    def __init__(self, message: str) -> None:
        # it may quote the record, whatever that holds
        super().__init__("".join(c if c.isprintable() else "\ufffd" for c in message))


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
        raise RecordError(f"{what} must be {_JSON_NAMES[kind]}, not {_shown(value)}")
    return value


_JSON_NAMES: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
}


def _shown(value: object) -> str:
    """A value as the file has it, shortened."""
    return f"{json.dumps(value, ensure_ascii=False):.40}"


def expect_list(value: object, kind: type[_T], what: str) -> list[_T]:
    """``value`` if it is a list of ``kind`` only.

    Raises:
        RecordError: it is none, or an item is of another type.
    """
    items: list[_T] = expect(value, list, what)
    for i, item in enumerate(items):
        if type(item) is not kind:  # an item is named only if it is wrong: there may be many
            expect(item, kind, f"{what}[{i}]")
    return items


def require(data: dict[str, Any], keys: tuple[str, ...], what: str) -> None:
    """Make sure that an object has all ``keys``.

    Raises:
        RecordError: it lacks some.
    """
    missing = [key for key in keys if key not in data]
    if missing:
        raise RecordError(f"{what} lacks {', '.join(missing)}")


def parse(source: str | bytes, format_: str, game: str) -> Record:
    """Read the frame of a record of one format and game, from its text or the bytes of its file.

    Raises:
        RecordError: it is too large, no UTF-8, no JSON, of another format or game, or a common
            key is missing or wrong.
    """
    size = len(source)
    if size > MAX_BYTES:
        raise RecordError(f"a record has at most {MAX_BYTES:,} characters, this has {size:,}")
    data: dict[str, Any] = expect(_load(_text(source)), dict, "a record")
    require(data, _NAMED, "the record")
    named = tuple(expect(data[key], str, key) for key in _NAMED)
    if named != (format_, game):
        raise RecordError(
            f"this is '{named[0]:.40}' of '{named[1]:.40}'; {format_} of {game} can be read"
        )
    require(data, _COMMON, "the record")
    return Record(
        format=format_,
        game=game,
        variant=expect(data["variant"], str, "variant"),
        players=expect_list(data["players"], dict, "players"),
        first_player=expect(data["first_player"], int, "first_player"),
        actions=expect_list(data["actions"], str, "actions"),
        setup={key: value for key, value in data.items() if key not in _COMMON},
    )


def _text(source: str | bytes) -> str:
    try:
        text = source.decode() if isinstance(source, bytes) else source
    except UnicodeDecodeError as error:
        raise RecordError(
            f"the record is no UTF-8: {error.reason} at position {error.start}"
        ) from error
    if text.startswith("\ufeff"):
        raise RecordError("the record begins with a byte order mark; save it as UTF-8 without one")
    return text


def _load(text: str) -> object:
    _check_depth(text)
    try:
        data: object = json.loads(
            text,
            parse_constant=_no_constant,
            parse_float=_fraction,
            parse_int=_integer,
            object_pairs_hook=_object,
        )
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"the record is no JSON: {error}") from error
    _check_texts(data)
    return data


def _check_depth(text: str) -> None:
    # before it is read: in a browser deep recursion ends the whole game, with no error to catch
    brackets = _BRACKET.findall(_STRING.sub("", text))
    if max(accumulate(map(_STEP.__getitem__, brackets)), default=0) > MAX_DEPTH:
        raise RecordError(f"the record is no JSON that can be read: nested over {MAX_DEPTH} deep")


_STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKET: Final = re.compile(r"[][{}]")
_STEP: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def _no_constant(name: str) -> object:
    raise RecordError(f"the record is no JSON: {name} is no number")


def _fraction(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise RecordError(f"the record has a number that is too large: {digits:.40}")
    return number


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise RecordError(f"the record has a number of more than {MAX_DIGITS} digits")
    return int(digits)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # of a key that stands twice json would silently take the last
    read = dict(pairs)
    if len(read) < len(pairs):
        ((twice, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise RecordError(f"the record has the key '{twice:.40}' twice in one object")
    return read


def _check_texts(data: object) -> None:
    """Half a surrogate pair can be read, but never saved again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise RecordError("the record has half a character, which no file can hold") from error


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
