"""Writes tests/bad: records that are broken in one way each, and reasons.tsv beside them.

    python -m tools.bad_records

What a file is broken by is its name. The reasons are what the reader says; read them in the
change before it is committed, for a case that the reader accepts stops this script.
"""

import json
from pathlib import Path
from typing import Any, Final

from game.core.record import MAX_BYTES, MAX_KIND, MAX_NAME, RecordError
from game.core.strict_json import MAX_DEPTH, MAX_DIGITS
from game.refusals import refusal_text
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import BASIC, MINI
from tools.refused_actions import refused_actions

FOLDER: Final = Path(__file__).parents[1] / "tests" / "bad"
REASONS: Final = FOLDER / "reasons.tsv"
Json = dict[str, Any]


def _short(match: TikalMatch, actions: int) -> Json:
    record: Json = json.loads(write(match))
    return record | {"actions": record["actions"][:actions]}


GOOD: Final = _short(random_match(BASIC, 2, 1), 6)
GOOD_MINI: Final = _short(random_match(MINI, 2, 1), 0)
DECK, STACK, ACTIONS = GOOD["deck"], GOOD["treasures"], GOOD["actions"]
ANA, BEN = GOOD["players"]
KEYS: Final = {
    "format": 1,
    "game": None,
    "variant": ["basic"],
    "players": {"name": "Ana"},
    "first_player": "0",
    "seed": 4.5,
    "options": "free",
    "deck": "A1 A2",
    "treasures": 7,
    "actions": True,
}
"""Every key with a value of a wrong type."""
OPTIONAL: Final = ("seed", "options")


def main() -> None:
    """Write all cases anew."""
    cases = {
        **{f"{name}.json": bytes_of(case) for name, case in {**_set_ups(), **_actions()}.items()},
        **{f"{name}.json": case for name, case in broken_bytes(bytes_of(GOOD).strip()).items()},
        **{
            f"refused-{one.verb}-{one.name}.json": bytes_of(one.record) for one in refused_actions()
        },
    }
    for old in FOLDER.glob("*.json"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    for name, case in cases.items():
        (FOLDER / name).write_bytes(case)
    lines = [f"{name}\t{_reason(name, case)}\n" for name, case in sorted(cases.items())]
    REASONS.write_text("".join(lines), "utf-8")


def bytes_of(record: Json) -> bytes:
    """A record as the bytes of its file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _reason(name: str, case: bytes) -> str:
    try:
        read(case)
    except RecordError as error:
        return str(refusal_text(error.message))
    raise SystemExit(f"{name} is accepted")


def _set_ups() -> dict[str, Json]:
    """A set-up that is wrong in one place."""
    required = [key for key in KEYS if key not in OPTIONAL]
    return {
        **{f"no-{key}": _without(key) for key in required},
        **{f"{key}-of-a-wrong-type": GOOD | {key: value} for key, value in KEYS.items()},
        **{name: GOOD | change for name, change in _changes().items()},
        **{f"mini-{name}": GOOD_MINI | change for name, change in _mini_changes().items()},
    }


def _without(key: str) -> Json:
    return {name: value for name, value in GOOD.items() if name != key}


def _changes() -> dict[str, Json]:
    return {
        "format-of-tomorrow": {"format": "tikal-record/2"},
        "format-in-capitals": {"format": "TIKAL-RECORD/1"},
        "another-game": {"game": "tzolkin"},
        "unknown-variant": {"variant": "huge"},
        "empty-variant": {"variant": ""},
        "another-variants-deck": {"variant": "mini"},
        "first-player-negative": {"first_player": -1},
        "first-player-without-seat": {"first_player": 2},
        "first-player-true": {"first_player": True},
        "first-player-fraction": {"first_player": 0.0},
        "seed-is-true": {"seed": True},
        **player_changes(ANA, BEN),
        **_option_changes(),
        **_deck_changes(),
        **_treasure_changes(),
        **_taken_back_changes(),
        "orders-of-nothing": {"orders": [0]},
        "veiled-of-a-wrong-type": {"veiled": ["deck"]},
        "veiled-with-other-letters": {"veiled": "deck"},
        "veiled-what-is-no-object": {"veiled": b"7".hex()},
    }


def player_changes(ana: Json, ben: Json) -> dict[str, Json]:
    """Records whose players are wrong."""
    wrong = {
        "nobody-plays": [],
        "one-plays": [ana],
        "five-play": [ana, ben, ana, ben, ana],
        "player-is-a-text": ["Ana", ben],
        "player-without-name": [ana, {"kind": "human"}],
        "player-without-kind": [{"name": "Ana"}, ben],
        "player-name-a-number": [ana | {"name": 7}, ben],
        "player-name-empty": [ana | {"name": ""}, ben],
        "player-name-too-long": [ana, ben | {"name": "B" * (MAX_NAME + 1)}],
        "player-name-with-nul": [ana, ben | {"name": "B\0n"}],
        "player-name-with-line-break": [ana, ben | {"name": "B\nn"}],
        "player-kind-null": [ana | {"kind": None}, ben],
        "player-kind-too-long": [ana | {"kind": "a" * (MAX_KIND + 1)}, ben],
        "player-mark-a-list": [ana | {"mark": []}, ben],
    }
    return {name: {"players": players} for name, players in wrong.items()}


def _option_changes() -> dict[str, Json]:
    wrong = {
        "options-null": None,
        "option-unknown": {"speed": 1},
        "camp-rule-unknown": {"camp_rule": "none"},
        "camp-rule-a-number": {"camp_rule": 1},
        "a4-value-3": {"a4_value": 3},
        "a4-value-true": {"a4_value": True},
        "length-unknown": {"length": "endless"},
    }
    return {name: {"options": options} for name, options in wrong.items()}


def _deck_changes() -> dict[str, Json]:
    wrong = {
        "deck-empty": [],
        "deck-one-short": DECK[:-1],
        "deck-one-too-many": [*DECK, "G4"],
        "deck-with-a-double": [DECK[1], *DECK[1:]],
        "deck-backwards": DECK[::-1],
        "deck-two-letters-swapped": [*DECK[:5], DECK[6], DECK[5], *DECK[7:]],
        "deck-unknown-hexagon": ["A7", *DECK[1:]],
        "deck-hexagon-of-the-board": [*DECK[:-1], "jungle"],
        "deck-with-a-number": [0, *DECK[1:]],
    }
    return {name: {"deck": deck} for name, deck in wrong.items()}


def _treasure_changes() -> dict[str, Json]:
    wrong = {
        "treasures-empty": [],
        "treasures-one-short": STACK[1:],
        "treasures-one-too-many": [*STACK, 0],
        "treasures-four-of-a-kind": [(STACK[0] + 1) % 8, *STACK[1:]],
        "treasure-kind-8": [8, *STACK[1:]],
        "treasure-kind-negative": [-1, *STACK[1:]],
        "treasure-a-text": [str(STACK[0]), *STACK[1:]],
        "treasure-huge": [10**30, *STACK[1:]],
    }
    return {name: {"treasures": treasures} for name, treasures in wrong.items()}


def _taken_back_changes() -> dict[str, Json]:
    end = {"after": 0, "actions": ["end"]}
    wrong = {
        "taken-back-of-a-wrong-type": end,
        "taken-back-after-nothing": [{"actions": ["end"]}],
        "taken-back-after-a-text": [{"after": "3", "actions": ["end"]}],
        "taken-back-what-was-not-legal": [end],
        "taken-back-nothing": [{"after": 3, "actions": []}],
        "taken-back-from-beyond-the-end": [{"after": 7, "actions": ["end"]}],
        "taken-back-without-end": [end] * 501,
    }
    return {name: {"taken_back": turns} for name, turns in wrong.items()}


def _mini_changes() -> dict[str, Json]:
    deck, stack = GOOD_MINI["deck"], GOOD_MINI["treasures"]
    other = next(kind for kind in range(8) if kind not in stack)
    return {
        "with-three-players": {"players": [ANA, BEN, ANA]},
        "set-of-another-deck": {"deck": ["A1", *deck[1:]]},
        "sets-swapped": {"deck": [*deck[5:8], *deck[:5], *deck[8:]]},
        "with-five-kinds": {"treasures": [other, *stack[1:]]},
        "with-all-treasures": {"treasures": STACK},
    }


def _actions() -> dict[str, Json]:
    """A text that is no action; what is no legal action is found by ``refused_actions``."""
    wrong: dict[str, object] = {
        "action-empty": "",
        "action-unknown": "fly w a5",
        "action-in-capitals": "END",
        "action-with-two-blanks": "enter  w a5",
        "action-with-a-blank-behind": "end ",
        "action-with-a-word-less": "enter w",
        "action-with-a-word-more": "end now",
        "action-very-long": "dig " + "d" * 1000,
        "action-a-number": 3,
        "action-an-object": {"verb": "end"},
        "action-space-outside": "dig i1",
        "action-space-row-6": "dig a6",
        "action-member-unknown": "enter x a5",
        "action-rotation-6": "tile b3 r6",
        "action-rotation-in-other-digits": "tile b3 r２",
        "action-hexagon-of-the-board": "choose jungle",
        "action-treasure-kind-8": "exchange 8 p1 0",
        "action-seat-4": "exchange 0 p4 1",
        "action-bid-0": "bid 0",
        "action-bid-negative": "bid -5",
        "action-bid-fraction": "bid 1.5",
        "action-bid-of-31-digits": f"bid {10**30}",
        "action-bid-in-other-digits": "bid ５",
    }
    return {name: GOOD | {"actions": [*ACTIONS, line]} for name, line in wrong.items()}


def broken_bytes(good: bytes) -> dict[str, bytes]:
    """What is wrong before anything of the game is looked at: a good record of Ana, with seed 1."""
    open_ended = good[:-1]
    return {
        "bytes-none": b"",
        "bytes-nul": b"\0" * 16,
        "bytes-byte-order-mark": b"\xef\xbb\xbf" + good,
        "bytes-utf-16": good[:60].decode().encode("utf-16"),
        "bytes-latin-1": good.replace(b"Ana", "Ána".encode("latin-1")),
        "bytes-cut-off": good[: len(good) // 2],
        "bytes-cut-off-in-a-letter": good.replace(b"Ana", "Ána".encode()[:1]),
        "json-null": b"null",
        "json-a-list": b"[" + good + b"]",
        "json-a-text": json.dumps(good.decode()).encode(),
        "json-an-empty-object": b"{}",
        "json-single-quotes": good.replace(b'"', b"'"),
        "json-with-a-comment": b"// a game\n" + good,
        "json-twice": good + good,
        "json-rubbish-behind": good + b"\nend",
        "json-line-break-in-a-text": good.replace(b"Ana", b"A\na"),
        "json-half-a-character": good.replace(b"Ana", b"\\ud800"),
        "json-key-twice": open_ended + b',"first_player":1}',
        "json-key-twice-in-a-player": good.replace(b'"name"', b'"name":"Eve","name"', 1),
        "json-nan": open_ended + b',"extra":NaN}',
        "json-infinity": open_ended + b',"extra":[-Infinity]}',
        "json-number-over-all": open_ended + b',"extra":1e999}',
        "json-seed-of-many-digits": open_ended.replace(b'"seed":1', b'"seed":' + b"9" * 5000)
        + b"}",
        "json-one-digit-too-many": open_ended + b',"extra":' + b"1" * (MAX_DIGITS + 1) + b"}",
        "json-one-list-too-deep": open_ended + b',"extra":' + _nested(MAX_DEPTH) + b"}",
        "json-very-deep": _nested(20_000),
        "json-deep-and-cut-off": b"[" * 20_000,
    }


def _nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


def large_cases() -> dict[str, bytes]:
    """What is broken and large; made when it is needed, not kept as files."""
    fill = MAX_BYTES - len(bytes_of(GOOD)) - 100
    changes: dict[str, Json] = {
        "players-by-the-thousand": {"players": [ANA] * (fill // 33)},
        "a-name-without-end": {"players": [ANA | {"name": "n" * fill}, BEN]},
        "a-deck-without-end": {"deck": ["A1"] * (fill // 5)},
        "treasures-without-end": {"treasures": [0] * (fill // 2)},
        "options-without-end": {"options": {str(n): n for n in range(fill // 16)}},
        "actions-without-end": {"actions": [*ACTIONS, *["end"] * (fill // 6)]},
        "an-action-without-end": {"actions": [*ACTIONS, "enter " * (fill // 6)]},
    }
    good = bytes_of(GOOD).strip()
    twice = ",".join(f'"{n}":{n}' for n in (*range(fill // 16), 0)).encode()
    return {
        **{name: bytes_of(GOOD | change) for name, change in changes.items()},
        "keys-without-end-one-twice": good[:-1] + b',"extra":{' + twice + b"}}",
        "lists-without-end": b"[" + b"[]," * (fill // 3) + b"[]]",
        "ten-times-too-much": good.ljust(10 * MAX_BYTES),
    }


if __name__ == "__main__":
    main()
