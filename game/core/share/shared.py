"""A record as a code, and back: the set-up as it was chosen, then what was played."""

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

# What a code tells beside the actions: the set-up as it was chosen, and what that does not give.
#
# It is JSON, deflated with a dictionary; what is as usual is left out.

MOST_BYTES: Final = 50_000
"""Of a head unpacked; one takes some hundred. A code of 2,500 letters could hold a million."""

_DICTIONARY: Final = (
    b'"own":{"orders":[1,2,1],"deck":["A1"],"unlisted":{"lacks":["seed"],"veiled":true,"options":{'
    b'"kind":"ai:novice"},"kind":"ai:explorer"},"kind":"ai:archaeologist"},"kind":"ai:master",'
    b'"mark":"white"},"mark":"yellow"},"mark":"blue"},"mark":"red"},"kind":"human",'
    b'{"game":"","variant":"","players":[{"name":"","kind":"human","mark":"'
    b'"}],"first_player":0,"seed":1,"course":[['
)
"""Phrases that heads have in common. Part of the format: never to be changed."""


@dataclass(frozen=True)
class Head:
    """A record without its actions.

    Attributes:
        game: its name in records.
        start: what was chosen; chance comes from the seed.
        course: how many actions there are (``played.Played``).
        unlisted: as there.
        own: keys of the record that do not follow from what was chosen and played.
        lacks: keys that follow, and are not in it.
        veiled: whether it hides what is hidden from chance looks.
    """

    game: str
    start: Start
    course: list[Stretch]
    unlisted: dict[str, str] = field(default_factory=dict)
    own: dict[str, Any] = field(default_factory=dict)
    lacks: list[str] = field(default_factory=list)
    veiled: bool = False

    def pressed(self) -> bytes:
        """The bytes of it.

        Raises:
            CodeError: it would be refused where it is opened, because it is so long.
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
    """The head at the beginning of these bytes, and what comes behind it.

    Raises:
        RecordError: there is none, or it is none.
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
    press = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_DICTIONARY)
    try:
        text = press.decompress(content, MOST_BYTES).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise CodeError("code-fits-nothing") from error
    if not press.eof:
        raise CodeError("code-fits-nothing")
    return text, press.unused_data


_PLAYED: Final = ("actions", "taken_back")
"""Keys of a record that tell what was played; a code tells that otherwise."""


def encode(source: str | bytes, rules: GameRules) -> str:
    """The code of a record.

    Raises:
        RecordError: the record is refused, or holds more than a code can.
    """
    return code_of(rules.read(source), rules, veiled=VEILED in json.loads(source))


def code_of(match: AnyMatch, rules: GameRules, *, veiled: bool) -> str:
    """The code of a match's record, or of its record for other eyes.

    Raises:
        CodeError: the record holds more than a code can.
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
    """What a code stood for: a match, and whether what is hidden in it was veiled."""

    match: AnyMatch
    veiled: bool

    @property
    def record(self) -> str:
        """The record that the code was made of."""
        text = self.match.record()
        return veil(text, self.match.hidden) if self.veiled else text


RulesOf = Callable[[str], GameRules | None]
"""The rules of a game by its name in records; None for none that is here."""


def decode(code: str, rules_of: RulesOf) -> str:
    """The record of a code.

    Raises:
        RecordError: the code is damaged, of a newer version or of a game that is not here; or what
            it holds is refused.
    """
    return whole(decoding(code, rules_of)).record


def decoding(code: str, rules_of: RulesOf) -> Generator[None, None, Shared]:
    """The match of a code, action by action, for whoever has but a moment at a time."""
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
    """What a code takes over of a record's keys, and what is taken from a code."""
    return {key: value for key, value in for_others(entries).items() if key not in _PLAYED}


def _start(rules: GameRules, match: AnyMatch) -> Start:
    """What was chosen before a match; its options only where they are not as they come."""
    setup, usual = match.setup, rules.completed({})
    variant, options = rules.chosen(setup)
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    return Start(setup.players, setup.first_player, setup.seed or 0, variant, chosen)


def _begun(rules: GameRules, head: Head) -> AnyMatch:
    """The match before its first action; what its record has beside the set-up comes later."""
    drawn: dict[str, Any] = json.loads(rules.match(rules.setup(head.start)).record())
    own = {key: value for key, value in head.own.items() if key in drawn}
    begun = {key: value for key, value in (drawn | own).items() if key not in head.lacks}
    return rules.read(json.dumps(begun, ensure_ascii=False))
