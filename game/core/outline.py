"""What a record says of itself before anything of it is played, what it is called, and what of it
is for its own device alone."""

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.record import expect, expect_list, expect_player, load_object

HERE: Final = "here"
"""A key of a record: the seats at this device, where others play at other devices."""
MOST: Final = 40
"""Characters of a record's name."""
BEGUN: Final = "begun"
ENDED: Final = "ended"
"""Keys of a record: the dates where it was played (``2026-11-22``), told by whoever keeps it."""
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")
_NAME: Final = "name"
_STAYING: Final = (HERE, _NAME, BEGUN, ENDED)
_ORIGIN: Final = "origin"
_ID: Final = "id"
_MOST_ID: Final = 40
"""Characters."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game branched off from another.

    Attributes:
        after: how many actions they have in common.
        of: how many that one had then.
        name: what that one was called on this device; empty for no name.
        id: tells the branch from all others of that game; empty in records of before there was one.
    """

    after: int
    of: int
    name: str = ""
    id: str = ""

    @property
    def entry(self) -> dict[str, Any]:
        """What a record keeps of it, among the keys that its game does not know."""
        told = {_NAME: self.name, _ID: self.id}
        own = {"after": self.after, "of": self.of}
        return {_ORIGIN: own | {key: value for key, value in told.items() if value}}


@dataclass(frozen=True, slots=True)
class Outline:
    """A record's game, variant (empty where there is but one), seats, and number of actions."""

    game: str
    variant: str
    players: list[dict[str, Any]]
    actions: int
    name: str
    origin: Origin | None
    begun: str
    ended: str


def outline(text: str) -> Outline:
    """What a record says of itself; whether it can be played is not looked at.

    Raises:
        RecordError: it does not say it.
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
        begun=date_of(data, BEGUN),
        ended=date_of(data, ENDED),
    )


def date_of(entries: Mapping[str, Any], key: str) -> str:
    """The date that a record has under a key; empty where it has none."""
    date = entries.get(key)
    return date if isinstance(date, str) and _DATE.fullmatch(date) else ""


def entries(text: str, keys: Collection[str]) -> dict[str, Any]:
    """What a record has under these keys, nothing of it looked at.

    Raises:
        RecordError: it is none.
    """
    data = load_object(text)
    return {key: data[key] for key in keys if key in data}


def name_of(entries: Mapping[str, Any]) -> str:
    """What a record is called by its keys; empty for no name, or none that can be shown."""
    name = entries.get(_NAME, "")
    return name if isinstance(name, str) and _is_shown(name) else ""


def _is_shown(name: str) -> bool:
    return len(name) <= MOST and name.isprintable() and bool(name.strip())


def origin_of(entries: Mapping[str, Any]) -> Origin | None:
    """Where a game branched off by the keys of its record; None if it did not."""
    own = entries.get(_ORIGIN)
    if not isinstance(own, dict):
        return None
    after, of = own.get("after"), own.get("of")
    if type(after) is not int or type(of) is not int or not 0 <= after <= of:
        return None
    id_ = own.get(_ID, "")
    known = isinstance(id_, str) and len(id_) <= _MOST_ID
    return Origin(after, of, name_of(own), id_ if known else "")


def for_others(entries: Mapping[str, Any]) -> dict[str, Any]:
    """A record's keys without those that stay on their device: who sits there, when it was played,
    and what the game, and the one that it branched off from, are called."""
    rest = {key: value for key, value in entries.items() if key not in _STAYING}
    own = rest.get(_ORIGIN)
    if isinstance(own, dict):
        rest[_ORIGIN] = {key: value for key, value in own.items() if key != _NAME}
    return rest


def handed_out(text: str, *, named: bool = False) -> str:
    """The record of a text without what stays on its device; ``named`` with its names, for a file
    of its own player's."""
    data: dict[str, Any] = json.loads(text)
    if named:
        data.pop(HERE, None)
    else:
        data = for_others(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def named(entries: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A record's keys with this name among them; without any where it is empty."""
    rest = {key: value for key, value in entries.items() if key != _NAME}
    return rest | {_NAME: name.strip()[:MOST]} if name.strip() else rest
