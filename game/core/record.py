"""A record file: a game's set-up and its actions as JSON (docs/record-format.md).

This module knows the frame that every game's record shares, and veils what is to stay hidden. What
the set-up holds and what an action means is the game's own.
"""

import json
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self, TypeVar

from game.core import strict_json
from game.core.message import Refusal

MAX_BYTES: Final = 100_000
"""The largest record that is read, in bytes; a long game takes about 20 kB.

Reading a larger one would block the browser's page for a noticeable time.
"""
MAX_NAME: Final = 24
"""The longest player name, in characters."""
MAX_KIND: Final = 40
"""The longest player kind (such as ``ai:hard``), in characters."""
VEILED: Final = "veiled"
"""The key of the entries that are hidden while the game goes on (``veil``)."""
_NAMED: Final = ("format", "game")
_VARIANT: Final = "variant"
_COMMON: Final = (*_NAMED, _VARIANT, "players", "first_player", "actions")
_TAKEN_BACK: Final = "taken_back"
MAX_TAKEN_BACK: Final = 500
"""The most turns taken back by agreement in a record; real games have far fewer."""
MAX_ACTIONS: Final = 2_000
"""The most actions of a record, with those taken back; the longest games have about 600.

They are counted before the first one is played.
"""

_MOST_QUOTED: Final = 40
"""The longest quotation from a record in a message, in characters."""

_T = TypeVar("_T")


class RecordError(Refusal):
    """A record is refused; the message says what is wrong and where."""

    @classmethod
    def of_action(cls, game: str, number: int, notation: str, error: Refusal) -> Self:
        """Return the error for an action, counted from 1, that cannot be read or is not legal."""
        shown = notation[:_MOST_QUOTED]
        reason = error.message
        return cls("action-refused", game=game, number=number, notation=shown, reason=reason)


@dataclass(frozen=True, slots=True)
class Record:
    """The frame of a record, which all games share.

    Attributes:
        format: the format's name and version.
        game: the game's id.
        variant: the variant; empty for games with only one.
        players: the players by seat.
        first_player: the seat that begins.
        actions: the notations of all actions.
        setup: all entries that are not common to all games.
        taken_back: what was taken back by agreement, in order: the number of actions that stayed,
            and the notations of those that did not.
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
    """Return ``value`` if it has the JSON type ``kind``; a bool is not an int.

    ``what`` names the place in the record for the error message.

    Raises:
        RecordError: the value has another type.
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
    """Return a value as JSON, cut to ``_MOST_QUOTED`` characters."""
    return json.dumps(value, ensure_ascii=False)[:_MOST_QUOTED]


def expect_list(value: object, kind: type[_T], what: str) -> list[_T]:
    """Return ``value`` if it is a list of items of type ``kind``.

    Raises:
        RecordError: it is no list, or an item has another type.
    """
    items: list[_T] = expect(value, list, what)
    for i, item in enumerate(items):
        if type(item) is not kind:  # its name is only made for the error: lists can be long
            expect(item, kind, f"{what}[{i}]")
    return items


def require(data: dict[str, Any], keys: tuple[str, ...], what: str = "") -> None:
    """Check that an object has all ``keys``.

    ``what`` names the object in the error message; empty means the record itself.

    Raises:
        RecordError: keys are missing.
    """
    missing = tuple(key for key in keys if key not in data)
    if missing and what:
        raise RecordError("keys-missing", what=what, keys=missing)
    if missing:
        raise RecordError("record-keys-missing", keys=missing)


def expect_player(seat: int, player: dict[str, Any]) -> dict[str, Any]:
    """Return a record's player unchanged after checking the entries that every game needs.

    Raises:
        RecordError: name or kind is missing, or name, kind or mark is wrong.
    """
    what = f"players[{seat}]"
    require(player, ("name", "kind"), what)
    _line(player["name"], MAX_NAME, f"{what}.name")
    _line(player["kind"], MAX_KIND, f"{what}.kind")
    expect(player.get("mark", ""), str, f"{what}.mark")
    return player


def _line(value: object, longest: int, what: str) -> None:
    """Check that a value is a text of 1 to ``longest`` characters without control characters."""
    text = expect(value, str, what)
    if not 0 < len(text) <= longest:
        raise RecordError("not-so-long", what=what, most=longest)
    if any(character < " " or "\x7f" <= character < "\xa0" for character in text):
        raise RecordError("control-characters", what=what)


def parse(source: str | bytes, format_: str, game: str, *, has_variants: bool = True) -> Record:
    """Read the frame of a record of one format and game, from a text or the bytes of a file.

    ``has_variants`` is False for a game with a single variant, which its records do not name.

    Raises:
        RecordError: the record is too large, not UTF-8, not JSON, or of another format or game; or
            a common key is missing or wrong.
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
    if not name:  # ``write`` would leave the key out
        raise RecordError("variant-empty")
    return name


def _unveiled(data: dict[str, Any]) -> dict[str, Any]:
    """Return a record's entries with the veiled ones unpacked."""
    if VEILED not in data:
        return data
    packed = expect(data[VEILED], str, VEILED)
    try:
        text = unveil(packed)
    except ValueError as error:
        raise RecordError("not-hexadecimal", what=VEILED) from error
    hidden = expect(_load(text), dict, VEILED)
    return {key: value for key, value in (data | hidden).items() if key != VEILED}


def _taken_back(value: object) -> list[tuple[int, list[str]]]:
    """Check and return the entry of what was taken back by agreement."""
    turns = expect_list(value, dict, _TAKEN_BACK)
    if len(turns) > MAX_TAKEN_BACK:
        raise RecordError("too-much-taken-back", what=_TAKEN_BACK, most=MAX_TAKEN_BACK)
    found = []
    for i, turn in enumerate(turns):
        what = f"{_TAKEN_BACK}[{i}]"
        require(turn, ("after", "actions"), what)
        after = expect(turn["after"], int, f"{what}.after")
        found.append((after, expect_list(turn["actions"], str, f"{what}.actions")))
    return found


def run_to_end(reading: Generator[None, None, _T]) -> _T:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(reading)
        except StopIteration as last:
            read: _T = last.value
            return read


def play_through(
    record: Record, play: Callable[[int, str], None], take_back: Callable[[int], None]
) -> Iterator[None]:
    """Play all actions in order, including those taken back later; yield after each action.

    Args:
        record: the record to play.
        play: plays an action, given its number (from 1) and its notation.
        take_back: takes back all actions but the given number.

    Raises:
        RecordError: ``play`` refuses an action, a take-back fits nowhere, or there are more than
            ``MAX_ACTIONS`` actions.
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
    """Check the number of actions and the places of the take-backs, before anything is played."""
    played, length = 0, len(record.actions)
    for i, (after, actions) in reversed(list(enumerate(record.taken_back))):
        if not 0 <= after <= length or not actions:
            raise RecordError("follows-on-nothing", what=f"{_TAKEN_BACK}[{i}]")
        played, length = played + length - after, after + len(actions)
    if played + length > MAX_ACTIONS:
        raise RecordError("too-many-actions", most=MAX_ACTIONS)


def _play_on(line: Sequence[str], played: int, play: Callable[[int, str], None]) -> Iterator[None]:
    """Play the actions of a line after the first ``played`` ones."""
    for number, notation in enumerate(line[played:], start=played + 1):
        play(number, notation)
        yield


def game_id_of(source: str | bytes) -> str:
    """Return the id of the game that a record names; empty if the source is no such record."""
    if len(source) > MAX_BYTES:
        return ""
    try:
        name = load_object(source).get("game")
    except RecordError:
        return ""
    return name if isinstance(name, str) else ""


def load_object(source: str | bytes) -> dict[str, Any]:
    """Return a record's entries, unchecked.

    Raises:
        RecordError: the source is not a JSON object.
    """
    data = _load(source)
    if not isinstance(data, dict):
        raise RecordError("record-not-an-object", value=_shown(data))
    return data


def _load(source: str | bytes) -> object:
    """Decode and parse a source; raise RecordError if it is not UTF-8 or not strict JSON."""
    try:
        return strict_json.load(source.decode() if isinstance(source, bytes) else source)
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", byte=error.start + 1) from error
    except strict_json.JsonError as error:
        raise RecordError(error.name, **error.fields) from error


def write(record: Record) -> str:
    """Return the record as one line of JSON; equal records give equal texts."""
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


def veil(text: str, hidden: Collection[str]) -> str:
    """Return a record with the entries of these keys packed into one, ``veiled``.

    It holds their JSON, its bytes as hexadecimal digits: no encryption, but nobody reads the
    secrets of a game that goes on by accident.
    """
    data: dict[str, Any] = json.loads(text)
    packed = json.dumps({key: data.pop(key) for key in hidden if key in data})
    data[VEILED] = packed.encode("ascii").hex()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def unveil(packed: str) -> str:
    """Return the JSON of the packed entries.

    Raises:
        ValueError: the text was not packed by ``veil``.
    """
    return bytes.fromhex(packed).decode("ascii")
