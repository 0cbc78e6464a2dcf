"""What a record says of itself before anything of it is played, and what it is called."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core import strict_json
from game.core.record import RecordError, expect, expect_list, expect_player

MOST: Final = 40
"""Characters of a record's name."""
_NAME: Final = "name"
_ORIGIN: Final = "origin"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game branched off from another: after how many of how many actions, and what that
    game was called, empty for no name."""

    after: int
    of: int
    name: str = ""

    @property
    def entry(self) -> dict[str, Any]:
        """What a record keeps of it, among the keys that its game does not know."""
        own = {"after": self.after, "of": self.of}
        return {_ORIGIN: own | ({_NAME: self.name} if self.name else {})}


@dataclass(frozen=True, slots=True)
class Outline:
    """A record's game, variant (empty where there is but one), seats, and number of actions."""

    game: str
    variant: str
    players: list[dict[str, Any]]
    actions: int
    name: str
    origin: Origin | None


def outline(text: str) -> Outline:
    """What a record says of itself; whether it can be played is not looked at.

    Raises:
        RecordError: it does not say it.
    """
    data = _load(text)
    players = expect_list(data.get("players"), dict, "players")
    return Outline(
        game=expect(data.get("game"), str, "game"),
        variant=expect(data.get("variant", ""), str, "variant"),
        players=[expect_player(seat, one) for seat, one in enumerate(players)],
        actions=len(expect(data.get("actions"), list, "actions")),
        name=name_of(data),
        origin=origin_of(data),
    )


def entries(text: str, keys: Collection[str]) -> dict[str, Any]:
    """What a record has under these keys, nothing of it looked at.

    Raises:
        RecordError: it is none.
    """
    data = _load(text)
    return {key: data[key] for key in keys if key in data}


def _load(text: str) -> dict[str, Any]:
    try:
        return expect(strict_json.load(text), dict, "a record")
    except strict_json.JsonError as error:
        raise RecordError(f"the record {error}") from error


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
    return Origin(after, of, name_of(own))


def named(entries: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A record's keys with this name among them; without any where it is empty."""
    rest = {key: value for key, value in entries.items() if key != _NAME}
    return rest | {_NAME: name.strip()[:MOST]} if name.strip() else rest
