"""What a record says without being played: its outline, its name, its dates and its origin.

It also knows which keys of a record stay on the device.
"""

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.record import expect, expect_list, expect_player, load_object

LOCAL_SEATS_KEY: Final = "here"
"""The key of the seats that play at this device, in a game played by link."""
MAX_NAME_LENGTH: Final = 40
"""The longest name of a record, in characters."""
BEGUN_KEY: Final = "begun"
ENDED_KEY: Final = "ended"
"""``BEGUN_KEY`` and ``ENDED_KEY`` are the keys of the dates of play, such as ``2026-11-22``.

The device that saves the record sets them.
"""
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")
_NAME: Final = "name"
_STAYING: Final = (LOCAL_SEATS_KEY, _NAME, BEGUN_KEY, ENDED_KEY)
_ORIGIN: Final = "origin"
_ID: Final = "id"
_MOST_ID: Final = 40
"""The longest id of an origin, in characters."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game branched off from another one.

    Attributes:
        shared_actions: the number of actions that both games share.
        original_actions: the number of actions that the original had at that time.
        name: the original's name on this device; empty for none.
        id: distinguishes this branch from the other branches of the original; empty in older
            records.
    """

    shared_actions: int
    original_actions: int
    name: str = ""
    id: str = ""

    @property
    def entry(self) -> dict[str, Any]:
        """The entry that a record keeps of this origin: its key and its JSON object."""
        told = {_NAME: self.name, _ID: self.id}
        own = {"after": self.shared_actions, "of": self.original_actions}
        return {_ORIGIN: own | {key: value for key, value in told.items() if value}}


@dataclass(frozen=True, slots=True)
class Outline:
    """A record in outline.

    Attributes:
        game: the game's id.
        variant: the variant; empty for games with only one.
        players: the players as in the record, by seat.
        actions: the number of actions.
        name: the record's name; empty for none.
        origin: where the game branched off; None if it did not.
        begun: the date of the first day of play; empty if unknown.
        ended: the date of the last day of play; empty if unknown.
    """

    game: str
    variant: str
    players: list[dict[str, Any]]
    actions: int
    name: str
    origin: Origin | None
    begun: str
    ended: str


def outline(text: str) -> Outline:
    """Return the outline of a record, without checking whether it can be played.

    Raises:
        RecordError: the text is no record, or a key of the outline is missing or wrong.
    """
    data = load_object(text)
    players = expect_list(data.get("players"), dict, "players")
    return Outline(
        game=expect(data.get("game"), str, "game"),
        variant=expect(data.get("variant", ""), str, "variant"),
        players=[expect_player(seat, one) for seat, one in enumerate(players)],
        actions=len(expect(data.get("actions"), list, "actions")),
        name=name_of(data),
        origin=origin_of(data),
        begun=date_of(data, BEGUN_KEY),
        ended=date_of(data, ENDED_KEY),
    )


def date_of(entries: Mapping[str, Any], key: str) -> str:
    """Return the date under a key of a record; empty if it is missing or malformed."""
    date = entries.get(key)
    return date if isinstance(date, str) and _DATE.fullmatch(date) else ""


def read_entries(text: str, keys: Collection[str]) -> dict[str, Any]:
    """Return those of a record's entries that have one of ``keys``, unchecked.

    Raises:
        RecordError: the text is no record.
    """
    data = load_object(text)
    return {key: data[key] for key in keys if key in data}


def name_of(entries: Mapping[str, Any]) -> str:
    """Return the name among a record's entries; empty if there is none that can be shown."""
    name = entries.get(_NAME, "")
    return name if isinstance(name, str) and _is_shown(name) else ""


def _is_shown(name: str) -> bool:
    return len(name) <= MAX_NAME_LENGTH and name.isprintable() and bool(name.strip())


def origin_of(entries: Mapping[str, Any]) -> Origin | None:
    """Return the origin among a record's entries; None if it is missing or malformed."""
    own = entries.get(_ORIGIN)
    if not isinstance(own, dict):
        return None
    after, of = own.get("after"), own.get("of")
    if type(after) is not int or type(of) is not int or not 0 <= after <= of:
        return None
    id_ = own.get(_ID, "")
    known = isinstance(id_, str) and len(id_) <= _MOST_ID
    return Origin(after, of, name_of(own), id_ if known else "")


def shareable_entries(entries: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record's entries without those that stay on the device.

    The entries that stay are the seats at this device, the dates of play, the name of the game, and
    the name of the game that it branched off from.
    """
    rest = {key: value for key, value in entries.items() if key not in _STAYING}
    own = rest.get(_ORIGIN)
    if isinstance(own, dict):
        rest[_ORIGIN] = {key: value for key, value in own.items() if key != _NAME}
    return rest


def shareable_record(text: str, *, with_names: bool = False) -> str:
    """Return a record without the entries that stay on the device.

    With ``with_names`` only the seats at this device are removed: names and dates stay, for a file
    that players save for themselves.
    """
    data: dict[str, Any] = json.loads(text)
    if with_names:
        data.pop(LOCAL_SEATS_KEY, None)
    else:
        data = shareable_entries(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def with_name(entries: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return a record's entries with this name, or with none if it is empty.

    A name is cut to ``MAX_NAME_LENGTH`` characters.
    """
    rest = {key: value for key, value in entries.items() if key != _NAME}
    return rest | {_NAME: name.strip()[:MAX_NAME_LENGTH]} if name.strip() else rest
