"""What a code tells beside the actions: the set-up as it was chosen, and what that does not give.

It is JSON, deflated with a dictionary; what is as usual is left out.
"""

import json
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from game.core import strict_json
from game.core.game import Start
from game.core.record import expect, expect_list
from game.core.share.envelope import CodeError
from game.core.share.played import Stretch

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
