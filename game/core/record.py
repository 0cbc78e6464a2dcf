"""A record file: a game's set-up and its actions as JSON (docs/record-format.md).

This module knows the frame that every game's record shares. What the set-up holds and what an
action means is the game's own.
"""

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self, TypeVar

from game.core import strict_json
from game.core.message import Refused
from game.core.veil import VEILED, unveiled

MAX_BYTES: Final = 100_000
"""A long game takes about 20 kB; nothing larger is read: in a browser a frame would wait for it."""
MAX_NAME: Final = 24
"""Characters of a player's name."""
MAX_KIND: Final = 40
"""Characters of a player's kind, such as ``ai:hard``."""
_NAMED: Final = ("format", "game")
_VARIANT: Final = "variant"
_COMMON: Final = (*_NAMED, _VARIANT, "players", "first_player", "actions")
_TAKEN_BACK: Final = "taken_back"
MOST_TAKEN_BACK: Final = 500
"""Turns; a game has far fewer."""
MOST_PLAYED: Final = 2_000
"""Actions, with those that were taken back, counted before the first is played; the longest games
have some 600."""

_MOST_QUOTED: Final = 40
"""Characters of what a record has in some place."""

_T = TypeVar("_T")


class RecordError(Refused):
    """A record that is refused; the message says what is wrong and where."""

    @classmethod
    def of_action(cls, game: str, number: int, notation: str, error: Refused) -> Self:
        """An action, by its number from 1, that is none or is not legal."""
        shown = notation[:_MOST_QUOTED]
        reason = error.message
        return cls("action-refused", game=game, number=number, notation=shown, reason=reason)


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
        raise RecordError(_OTHER_TYPE[kind], what=what, value=_shown(value))
    return value


_OTHER_TYPE: Final[dict[type, str]] = {
    bool: "not-true-or-false",
    int: "not-a-whole-number",
    str: "not-a-text",
    list: "not-a-list",
    dict: "not-an-object",
}


def _shown(value: object) -> str:
    """A value as the file has it, shortened."""
    return json.dumps(value, ensure_ascii=False)[:_MOST_QUOTED]


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


def require(data: dict[str, Any], keys: tuple[str, ...], what: str = "") -> None:
    """Make sure that an object, the record if none is named, has all ``keys``.

    Raises:
        RecordError: it lacks some.
    """
    missing = tuple(key for key in keys if key not in data)
    if missing and what:
        raise RecordError("keys-missing", what=what, keys=missing)
    if missing:
        raise RecordError("record-keys-missing", keys=missing)


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
        raise RecordError("not-so-long", what=what, most=longest)
    if any(character < " " or "\x7f" <= character < "\xa0" for character in text):
        raise RecordError("control-characters", what=what)


def parse(source: str | bytes, format_: str, game: str, *, has_variants: bool = True) -> Record:
    """Read the frame of a record of one format and game, from its text or the bytes of its file.

    Without ``has_variants`` the game has but one, which no record names.

    Raises:
        RecordError: it is too large, no UTF-8, no JSON, of another format or game, or a common
            key is missing or wrong.
    """
    if len(source) > MAX_BYTES:
        raise RecordError("record-too-large", most=MAX_BYTES)
    data = _unveiled(load_object(source))
    require(data, _NAMED)
    named = tuple(expect(data[key], str, key) for key in _NAMED)
    if named != (format_, game):
        found, other = (name[:_MOST_QUOTED] for name in named)
        raise RecordError("other-format", found=found, other=other, wanted=format_, named=game)
    common = _COMMON if has_variants else tuple(key for key in _COMMON if key != _VARIANT)
    require(data, common)
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
        raise RecordError("variant-empty")
    return name


def _unveiled(data: dict[str, Any]) -> dict[str, Any]:
    """The record with what was hidden in it from chance looks."""
    if VEILED not in data:
        return data
    packed = expect(data[VEILED], str, VEILED)
    try:
        text = unveiled(packed)
    except ValueError as error:
        raise RecordError("not-hexadecimal", what=VEILED) from error
    hidden = expect(_load(text), dict, VEILED)
    return {key: value for key, value in (data | hidden).items() if key != VEILED}


def _taken_back(value: object) -> list[tuple[int, list[str]]]:
    turns = expect_list(value, dict, _TAKEN_BACK)
    if len(turns) > MOST_TAKEN_BACK:
        raise RecordError("too-much-taken-back", what=_TAKEN_BACK, most=MOST_TAKEN_BACK)
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
        RecordError: as ``play`` does; or what was taken back fits nowhere; or it is too much.
    """
    _check_length(record)
    lines = [record.actions]
    for after, actions in reversed(record.taken_back):
        lines.append([*lines[-1][:after], *actions])
    played = 0
    for i, (after, _actions) in enumerate(record.taken_back):
        try:
            yield from _play_on(lines.pop(), played, play)
        except RecordError as error:
            what = f"{_TAKEN_BACK}[{i}]"
            raise RecordError("part-refused", what=what, reason=error.message) from error
        take_back(after)
        played = after
    yield from _play_on(record.actions, played, play)


def _check_length(record: Record) -> None:
    """Before anything is played, and before a line of play is put together."""
    played, length = 0, len(record.actions)
    for i, (after, actions) in reversed(list(enumerate(record.taken_back))):
        if not 0 <= after <= length or not actions:
            raise RecordError("follows-on-nothing", what=f"{_TAKEN_BACK}[{i}]")
        played, length = played + length - after, after + len(actions)
    if played + length > MOST_PLAYED:
        raise RecordError("too-many-actions", most=MOST_PLAYED)


def _play_on(line: Sequence[str], played: int, play: Callable[[int, str], None]) -> Iterator[None]:
    for number, notation in enumerate(line[played:], start=played + 1):
        play(number, notation)
        yield


def game_named(source: str | bytes) -> str:
    """The game that a record names; empty for what is no record that names one."""
    if len(source) > MAX_BYTES:
        return ""
    try:
        name = load_object(source).get("game")
    except RecordError:
        return ""
    return name if isinstance(name, str) else ""


def load_object(source: str | bytes) -> dict[str, Any]:
    """A record's keys and values, nothing of them looked at.

    Raises:
        RecordError: it is no record.
    """
    data = _load(source)
    if not isinstance(data, dict):
        raise RecordError("record-not-an-object", value=_shown(data))
    return data


def _load(source: str | bytes) -> object:
    try:
        return strict_json.load(source.decode() if isinstance(source, bytes) else source)
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", byte=error.start + 1) from error
    except strict_json.JsonError as error:
        raise RecordError(error.name, **error.fields) from error


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
