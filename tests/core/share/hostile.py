"""Codes with good checksums that somebody made to keep a machine busy, by what they try."""

import json
import zlib
from random import Random

from game.core.share.code import seal

LONGEST = 2_500
"""Letters: no messenger cuts them, and nobody wonders."""
PLAYERS = [{"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"}]
FOUR = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]
MINI = {"game": "tikal", "variant": "mini", "players": PLAYERS, "seed": 1}
AUCTION = MINI | {"variant": "auction", "players": FOUR}
TZOLKIN = {"game": "tzolkin", "players": FOUR, "seed": 1}
RUSTLE = Random(4).randbytes(1_400)
"""Whatever is played by it looks like a game."""


def pressed(text):
    """A head's bytes."""
    press = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return press.compress(text.encode("utf-8", "surrogatepass")) + press.flush()


def code(head, number=b""):
    """The code of a head, be it a text or what it tells."""
    text = head if isinstance(head, str) else json.dumps(head, separators=(",", ":"))
    made = seal(pressed(text) + number)
    assert len(made) <= LONGEST, len(made)
    return made


def endless(head):
    """A head whose end never comes."""
    return seal(pressed(json.dumps(head))[:-2])


def nested(depth):
    return "[" * depth + "]" * depth


TOO_MANY = [{"name": "A", "kind": "human"}] * 4_000

HOSTILE = {
    "stretches-36000": code(AUCTION | {"course": [[60, 0]] * 600}),
    "stretches-140000": code(AUCTION | {"course": [[60, 0]] * 140_000}),
    "stretches-of-nothing": code(AUCTION | {"course": [[0, 0]] * 90_000}),
    "stretches-one-back": code(AUCTION | {"course": [[60, 59]] * 8_000}),
    "stretches-500": code(AUCTION | {"course": [[4, 0]] * 500}, RUSTLE),
    "stretches-tzolkin": code(TZOLKIN | {"course": [[4, 0]] * 500}, RUSTLE),
    "stretches-far": code(AUCTION | {"course": [[300, 0]] * 6}, RUSTLE),
    "stretch-of-a-googol": code(MINI | {"course": [[10**99, 0]]}),
    "stretch-below-nothing": code(MINI | {"course": [[-(10**99), -(10**99)]]}),
    "stretch-of-many": code(MINI | {"course": [[2_000] * 90_000]}),
    "number-that-does-not-end": code(TZOLKIN | {"course": [[2_000, 2_000]]}, RUSTLE),
    "number-for-nothing": code(MINI | {"course": [[0, 0]]}, RUSTLE),
    "number-of-a-game": code(AUCTION | {"course": [[400, 400]]}, RUSTLE),
    "bomb-of-blanks": code(" " * 1_000_000 + "{}"),
    "bomb-of-lists": code("[" * 1_000_000),
    "bomb-of-little-lists": code("[" + "[]," * 300_000 + "[]]"),
    "bomb-of-text": code(MINI | {"variant": "x" * 900_000}),
    "bomb-without-end": endless(MINI | {"own": {"note": "x" * 900_000}}),
    "deep": code(f'{{"own":{{"note":{nested(47)}}},"game":"tikal"}}'),
    "deeper": code(f'{{"own":{{"note":{nested(20_000)}}}}}'),
    "many-keys": code(MINI | {"own": {"k" * i: 0 for i in range(250)}}),
    "key-twice": code('{"game":"tikal","game":"tikal"}'),
    "number-of-many-digits": code('{"seed":' + "9" * 40_000 + "}"),
    "fraction-of-many-digits": code('{"seed":0.' + "9" * 40_000 + "e99}"),
    "half-a-letter": code('{"game":"tikal","variant":"\ud800"}'),
    "unlisted-thousands": code(MINI | {"unlisted": {"0" * i: "end" for i in range(250)}}),
    "unlisted-long": code(MINI | {"course": [[1, 1]], "unlisted": {"0": "end " * 12_000}}),
    "unlisted-digits": code(MINI | {"course": [[1, 1]], "unlisted": {"0": "bid " + "9" * 9_999}}),
    "own-actions": code(MINI | {"own": {"actions": ["end"] * 8_000}}),
    "own-taken-back": code(
        MINI | {"own": {"taken_back": [{"after": 0, "actions": ["end"] * 9}] * 500}}
    ),
    "own-veiled": code(MINI | {"own": {"veiled": nested(40).encode().hex() * 200}}),
    "own-orders": code(MINI | {"own": {"orders": [1] * 20_000}}),
    "own-deck": code(AUCTION | {"own": {"deck": ["A1"] * 8_000}}),
    "own-another-game": code(MINI | {"own": {"game": "tzolkin", "format": "tzolkin-record/1"}}),
    "own-name": code(MINI | {"own": {"name": "\u0301" * 8_000, "origin": {"of": 10**99}}}),
    "players-thousands": code(MINI | {"players": TOO_MANY}),
    "player-with-a-long-name": code(
        MINI | {"players": [{"name": "x" * 45_000, "kind": "human"}, PLAYERS[1]]}
    ),
    "options-absurd": code(MINI | {"options": {"a4_value": "9" * 20_000, "x" * 20_000: 1}}),
    "lacks-thousands": code(MINI | {"lacks": ["x"] * 9_000}),
    "first-player-of-a-googol": code(MINI | {"first_player": 10**99, "seed": -(10**99)}),
}
