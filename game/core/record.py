"""A record file: a game's set-up and its actions as JSON (record-format).

This module knows the frame that every game's record shares. What the set-up holds and what an
action means is the game's own.
"""

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from game.core import strict_json
from game.core.veil import VEILED, unveiled

MAX_BYTES: Final = 1_000_000
"""A long game takes about 20 kB; nothing larger is read."""
MAX_NAME: Final = 24
"""Characters of a player's name."""
MAX_KIND: Final = 40
"""Characters of a player's kind, such as ``ai:hard``."""
_NAMED: Final = ("format", "game")
_VARIANT: Final = "variant"
_COMMON: Final = (*_NAMED, _VARIANT, "players", "first_player", "actions")
_TAKEN_BACK: Final = "taken_back"
_MOST_TAKEN_BACK: Final = 500
"""Turns; a game has far fewer."""

_T = TypeVar("_T")


class RecordError(ValueError):
    """A record that is refused; the message, one line, says what is wrong and where."""

    def __init__(self, message: str) -> None:
        # it may quote the record, whatever that holds
        super().__init__("".join(c if c.isprintable() else "\ufffd" for c in message))


@dataclass(frozen=True, slots=True)
class Record:
    """A record's frame: ``setup`` holds every key that is not common to all games.

    ``variant`` is empty where a game has none. ``taken_back`` holds what was taken back by
    agreement, in order: the number of actions that stayed, and those that did not.
    """

    format: str
    game: str
    variant: str
    players: list[dict[str, Any]]
    first_player: int
    actions: list[str]
    setup: dict[str, Any] = field(default_factory=dict)
    taken_back: list[tuple[int, list[str]]] = field(default_factory=list)


def expect(value: object, kind: type[_T], what: str) -> _T:
    """``value`` if it is of the JSON type ``kind`` (a bool is no int).

    Raises:
        RecordError: it is of another type.
    """
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"{what} must be {_JSON_NAMES[kind]}, not {_shown(value)}")
    return value


_JSON_NAMES: Final[dict[type, str]] = {
    bool: "true/false",
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


def expect_player(seat: int, player: dict[str, Any]) -> dict[str, Any]:
    """A player of a record as it is, if it names what every game needs.

    Raises:
        RecordError: name, kind or mark is missing or wrong.
    """
    what = f"players[{seat}]"
    require(player, ("name", "kind"), what)
    _line(player["name"], MAX_NAME, f"{what}.name")
    _line(player["kind"], MAX_KIND, f"{what}.kind")
    expect(player.get("mark", ""), str, f"{what}.mark")
    return player


def _line(value: object, longest: int, what: str) -> None:
    text = expect(value, str, what)
    if not 0 < len(text) <= longest:
        raise RecordError(f"{what} must have 1 to {longest} characters")
    if any(character < " " or "\x7f" <= character < "\xa0" for character in text):
        raise RecordError(f"{what} must have no control characters")


def parse(source: str | bytes, format_: str, game: str, *, has_variants: bool = True) -> Record:
    """Read the frame of a record of one format and game, from its text or the bytes of its file.

    Without ``has_variants`` the game has but one, which no record names.

    Raises:
        RecordError: it is too large, no UTF-8, no JSON, of another format or game, or a common
            key is missing or wrong.
    """
    if len(source) > MAX_BYTES:
        raise RecordError(f"a record has at most {MAX_BYTES:,} characters, this has more")
    data = _unveiled(expect(_load(source), dict, "a record"))
    require(data, _NAMED, "the record")
    named = tuple(expect(data[key], str, key) for key in _NAMED)
    if named != (format_, game):
        raise RecordError(
            f"this is '{named[0]:.40}' of '{named[1]:.40}'; {format_} of {game} can be read"
        )
    common = _COMMON if has_variants else tuple(key for key in _COMMON if key != _VARIANT)
    require(data, common, "the record")
    return Record(
        format=format_,
        game=game,
        variant=_variant(data[_VARIANT]) if has_variants else "",
        players=expect_list(data["players"], dict, "players"),
        first_player=expect(data["first_player"], int, "first_player"),
        actions=expect_list(data["actions"], str, "actions"),
        setup={key: value for key, value in data.items() if key not in (*common, _TAKEN_BACK)},
        taken_back=_taken_back(data.get(_TAKEN_BACK, [])),
    )


def _variant(value: object) -> str:
    name = expect(value, str, _VARIANT)
    if not name:  # written again it would be left out, as of a game that has none
        raise RecordError(f"{_VARIANT} must not be empty")
    return name


def _unveiled(data: dict[str, Any]) -> dict[str, Any]:
    """The record with what was hidden in it from chance looks."""
    if VEILED not in data:
        return data
    packed = expect(data[VEILED], str, VEILED)
    try:
        text = unveiled(packed)
    except ValueError as error:
        raise RecordError(f"{VEILED} must be text as hexadecimal digits") from error
    hidden = expect(_load(text), dict, VEILED)
    return {key: value for key, value in (data | hidden).items() if key != VEILED}


def _taken_back(value: object) -> list[tuple[int, list[str]]]:
    turns = expect_list(value, dict, _TAKEN_BACK)
    if len(turns) > _MOST_TAKEN_BACK:
        raise RecordError(f"{_TAKEN_BACK} has at most {_MOST_TAKEN_BACK} turns, this has more")
    found = []
    for i, turn in enumerate(turns):
        what = f"{_TAKEN_BACK}[{i}]"
        require(turn, ("after", "actions"), what)
        after = expect(turn["after"], int, f"{what}.after")
        found.append((after, expect_list(turn["actions"], str, f"{what}.actions")))
    return found


def whole(reading: Generator[None, None, _T]) -> _T:
    """What comes of a reading that is not waited for part by part."""
    while True:
        try:
            next(reading)
        except StopIteration as last:
            read: _T = last.value
            return read


def play_through(
    record: Record, play: Callable[[int, str], None], take_back: Callable[[int], None]
) -> Iterator[None]:
    """Play all that was played in order, action by action, and take back what was taken back.

    ``play`` gets an action's number, from 1, and its notation.

    Raises:
        RecordError: as ``play`` does; or what was taken back fits nowhere.
    """
    lines = [record.actions]
    for i, (after, actions) in reversed(list(enumerate(record.taken_back))):
        if not 0 <= after <= len(lines[-1]) or not actions:
            raise RecordError(f"{_TAKEN_BACK}[{i}] follows on no action of the game")
        lines.append([*lines[-1][:after], *actions])
    played = 0
    for i, (after, _actions) in enumerate(record.taken_back):
        try:
            yield from _play_on(lines.pop(), played, play)
        except RecordError as error:
            raise RecordError(f"{_TAKEN_BACK}[{i}]: {error}") from error
        take_back(after)
        played = after
    yield from _play_on(record.actions, played, play)


def _play_on(line: Sequence[str], played: int, play: Callable[[int, str], None]) -> Iterator[None]:
    for number, notation in enumerate(line[played:], start=played + 1):
        play(number, notation)
        yield


def game_named(source: str | bytes) -> str:
    """The game that a record names; empty for what is no record that names one."""
    if len(source) > MAX_BYTES:
        return ""
    try:
        data = _load(source)
    except RecordError:
        return ""
    name = data.get("game") if isinstance(data, dict) else ""
    return name if isinstance(name, str) else ""


def _load(source: str | bytes) -> object:
    try:
        return strict_json.load(source.decode() if isinstance(source, bytes) else source)
    except UnicodeDecodeError as error:
        raise RecordError(
            f"the record is no UTF-8: {error.reason} at position {error.start}"
        ) from error
    except strict_json.JsonError as error:
        raise RecordError(f"the record {error}") from error


def write(record: Record) -> str:
    """The record as one line of JSON; the same record always gives the same text."""
    data = {
        "format": record.format,
        "game": record.game,
        **({_VARIANT: record.variant} if record.variant else {}),
        "players": record.players,
        "first_player": record.first_player,
        **record.setup,
        "actions": record.actions,
    }
    if record.taken_back:
        turns = [{"after": after, "actions": actions} for after, actions in record.taken_back]
        data[_TAKEN_BACK] = turns
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
