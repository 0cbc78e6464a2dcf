"""Converting records to share codes and back.

A code contains a head and the packed actions. The head holds the chosen set-up and whatever does
not follow from it; it is JSON without the usual values, deflated with a dictionary.
"""

import json
import zlib
from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from game.core import strict_json
from game.core.game import AnyMatch, GameRules, SetupError, Start
from game.core.outline import for_others
from game.core.record import expect, expect_list, whole
from game.core.share.envelope import CodeError, open_up, seal_up
from game.core.share.played import PlayedGame, Stretch, pack, unpacking
from game.core.veil import VEILED, veil

MOST_BYTES: Final = 50_000
"""The largest unpacked head, in bytes; a usual one has a few hundred.

Without the limit a code of 2,500 letters could unpack to a million bytes.
"""

_DICTIONARY: Final = (
    b'"own":{"orders":[1,2,1],"deck":["A1"],"unlisted":{"lacks":["seed"],"veiled":true,"options":{'
    b'"kind":"ai:novice"},"kind":"ai:explorer"},"kind":"ai:archaeologist"},"kind":"ai:master",'
    b'"mark":"white"},"mark":"yellow"},"mark":"blue"},"mark":"red"},"kind":"human",'
    b'{"game":"","variant":"","players":[{"name":"","kind":"human","mark":"'
    b'"}],"first_player":0,"seed":1,"course":[['
)
"""Phrases that heads have in common. Part of the format: never change them."""


@dataclass(frozen=True)
class Head:
    """A record without its actions.

    Attributes:
        game: the game's id.
        start: the chosen set-up; all chance follows from its seed.
        course: the stretches of play (see ``PlayedGame``).
        unlisted: the actions not listed as legal (see ``PlayedGame``).
        own: entries of the record that do not follow from the set-up and the actions.
        lacks: keys that would follow from the set-up but are missing in the record.
        veiled: True if the record hides its secrets (``game.core.veil``).
    """

    game: str
    start: Start
    course: list[Stretch]
    unlisted: dict[str, str] = field(default_factory=dict)
    own: dict[str, Any] = field(default_factory=dict)
    lacks: list[str] = field(default_factory=list)
    veiled: bool = False

    def pressed(self) -> bytes:
        """Return the head as deflated bytes.

        Raises:
            CodeError: the head is so long that it could not be opened again.
        """
        start = self.start
        data = {
            "game": self.game,
            "variant": start.variant,
            "players": list(start.players),
            "first_player": start.first_player,
            "seed": start.seed,
            "course": self.course,
            "options": dict(start.options),
            "unlisted": self.unlisted,
            "own": self.own,
            "lacks": self.lacks,
            "veiled": self.veiled,
        }
        told = {key: value for key, value in data.items() if value or key == "course"}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        if len(text) >= MOST_BYTES:
            raise CodeError("too-much-for-code")
        press = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_DICTIONARY)
        return press.compress(text) + press.flush()


def read_head(content: bytes) -> tuple[Head, bytes]:
    """Read the head at the beginning of these bytes; return it and the bytes behind it.

    Raises:
        RecordError: there is no head, or it is malformed.
    """
    text, rest = _unpressed(content)
    try:
        data = expect(strict_json.load(text), dict, "head")
    except strict_json.JsonError as error:
        raise CodeError("code-fits-nothing") from error
    start = Start(
        tuple(expect_list(data.get("players", []), dict, "players")),
        expect(data.get("first_player", 0), int, "first_player"),
        expect(data.get("seed", 0), int, "seed"),
        expect(data.get("variant", ""), str, "variant"),
        expect(data.get("options", {}), dict, "options"),
    )
    head = Head(
        expect(data.get("game", ""), str, "game"),
        start,
        [_stretch(one) for one in expect_list(data.get("course", []), list, "course")],
        _texts(data.get("unlisted", {}), "unlisted"),
        expect(data.get("own", {}), dict, "own"),
        expect_list(data.get("lacks", []), str, "lacks"),
        expect(data.get("veiled", False), bool, "veiled"),
    )
    return head, rest


def _texts(value: object, what: str) -> dict[str, str]:
    texts = expect(value, dict, what)
    expect_list(list(texts.values()), str, what)
    return texts


def _stretch(value: list[Any]) -> Stretch:
    end, stays = (*expect_list(value, int, "course"), 0, 0)[:2]
    return end, stays


def _unpressed(content: bytes) -> tuple[str, bytes]:
    """Inflate the head; return its JSON text and the bytes behind it."""
    press = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_DICTIONARY)
    try:
        text = press.decompress(content, MOST_BYTES).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise CodeError("code-fits-nothing") from error
    if not press.eof:
        raise CodeError("code-fits-nothing")
    return text, press.unused_data


_PLAYED: Final = ("actions", "taken_back")
"""The keys of the actions in a record; a code holds the actions in packed form instead."""


def encode(source: str | bytes, rules: GameRules) -> str:
    """Return the share code of a record.

    Raises:
        RecordError: the record is refused, or does not fit into a code.
    """
    return code_of(rules.read(source), rules, veiled=VEILED in json.loads(source))


def code_of(match: AnyMatch, rules: GameRules, *, veiled: bool) -> str:
    """Return the share code of a match; ``veiled`` if its record is to hide secrets.

    Raises:
        CodeError: the record does not fit into a code.
    """
    record, played, start = json.loads(match.record()), pack(rules, match), _start(rules, match)
    drawn = json.loads(rules.match(rules.setup(start)).record())
    own = record.keys() - drawn.keys() | {key for key in drawn if record.get(key) != drawn[key]}
    head = Head(
        match.game,
        start,
        list(played.course),
        played.unlisted,
        own=_own({key: record[key] for key in record if key in own}),
        lacks=[key for key in drawn if key not in record],
        veiled=veiled,
    )
    number = played.whole
    return seal_up(head.pressed() + number.to_bytes((number.bit_length() + 7) // 8))


class Shared(NamedTuple):
    """The content of a share code.

    Attributes:
        match: the match.
        veiled: True if the record that was encoded hid its secrets.
    """

    match: AnyMatch
    veiled: bool

    @property
    def record(self) -> str:
        """The record that the code was made from, apart from what stays on a device."""
        text = self.match.record()
        return veil(text, self.match.hidden) if self.veiled else text


RulesOf = Callable[[str], GameRules | None]
"""Returns the rules of the game with an id, or None if there is no such game here."""


def decode(code: str, rules_of: RulesOf) -> str:
    """Return the record in a share code.

    Raises:
        RecordError: the code is damaged, of another version, of an unknown game, or its content is
            refused.
    """
    return whole(decoding(code, rules_of)).record


def decoding(code: str, rules_of: RulesOf) -> Generator[None, None, Shared]:
    """Decode a share code, yielding after every action; the result is the return value.

    Raises:
        RecordError: the code is damaged, of another version, of an unknown game, or its content is
            refused.
    """
    head, rest = read_head(open_up(code))
    head = replace(head, own=_own(head.own))
    rules = rules_of(head.game)
    if rules is None:
        raise CodeError("code-of-no-game", name=head.game[:40])
    try:
        match = _begun(rules, head)
    except SetupError as error:
        raise CodeError("code-setup", game=head.game, reason=error.message) from error
    yield from unpacking(rules, match, PlayedGame(head.course, int.from_bytes(rest), head.unlisted))
    record = json.dumps(json.loads(match.record()) | head.own, ensure_ascii=False)
    return Shared((yield from rules.reading(record)), head.veiled)


def _own(entries: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that a code may carry: neither actions nor what stays on a device."""
    return {key: value for key, value in for_others(entries).items() if key not in _PLAYED}


def _start(rules: GameRules, match: AnyMatch) -> Start:
    """Return what was chosen before a match; options only where they differ from the usual."""
    setup, usual = match.setup, rules.completed({})
    variant, options = rules.chosen(setup)
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    return Start(setup.players, setup.first_player, setup.seed or 0, variant, chosen)


def _begun(rules: GameRules, head: Head) -> AnyMatch:
    """Make the match before its first action; other entries of the record are added later."""
    drawn: dict[str, Any] = json.loads(rules.match(rules.setup(head.start)).record())
    own = {key: value for key, value in head.own.items() if key in drawn}
    begun = {key: value for key, value in (drawn | own).items() if key not in head.lacks}
    return rules.read(json.dumps(begun, ensure_ascii=False))
