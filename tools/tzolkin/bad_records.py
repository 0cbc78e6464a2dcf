"""Writes tests/tzolkin/bad: records that are broken in one way each, and reasons.tsv beside them.

    python -m tools.tzolkin.bad_records

What a file is broken by is its name. The reasons are what the reader says; read them in the
change before it is committed, for a case that the reader accepts stops this script.
"""

import json
from pathlib import Path
from typing import Any, Final

from game.core.record import MAX_BYTES, RecordError
from game.refusals import refusal_text
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.records import TzolkinMatch, read, write
from game.tzolkin.rules.setup import Options
from tools.bad_records import broken_bytes, bytes_of, player_changes
from tools.tzolkin.refused_actions import refused_actions

FOLDER: Final = Path(__file__).parents[2] / "tests" / "tzolkin" / "bad"
REASONS: Final = FOLDER / "reasons.tsv"
Json = dict[str, Any]


def _short(match: TzolkinMatch, actions: int) -> Json:
    record: Json = json.loads(write(match))
    return record | {"actions": record["actions"][:actions]}


GOOD: Final = _short(random_match(2, 1), 6)
EVERYTHING: Final = _short(
    random_match(
        2,
        1,
        Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True),
    ),
    0,
)
ACTIONS = GOOD["actions"]
ANA, BEN = GOOD["players"]
KEYS: Final = {
    "format": 1,
    "game": None,
    "players": {"name": "Ana"},
    "first_player": "0",
    "seed": 4.5,
    "options": "all",
    "wealth": "W01 W02",
    "buildings1": 7,
    "buildings2": {},
    "monuments": None,
    "actions": True,
}
"""Every key with a value of a wrong type."""
OPTIONAL: Final = ("seed", "options")
OPTION_KEYS: Final = ("tribes", "prophecies", "quick1", "quick2")


def main() -> None:
    """Write all cases anew."""
    cases = {
        **{f"{name}.json": bytes_of(case) for name, case in {**_set_ups(), **_actions()}.items()},
        **{f"{n}.json": case for n, case in broken_bytes(bytes_of(GOOD).strip()).items()},
        **{
            f"refused-{one.verb}-{one.name}.json": bytes_of(one.record) for one in refused_actions()
        },
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, case in cases.items():
        (FOLDER / name).write_bytes(case)
    lines = [f"{name}\t{_reason(name, case)}\n" for name, case in sorted(cases.items())]
    REASONS.write_text("".join(lines), "utf-8")


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
        **{f"no-{key}": _without(GOOD, key) for key in required},
        **{f"no-{key}": _without(EVERYTHING, key) for key in OPTION_KEYS},
        **{f"{key}-of-a-wrong-type": GOOD | {key: value} for key, value in KEYS.items()},
        **{f"{key}-of-a-wrong-type": EVERYTHING | {key: [7]} for key in OPTION_KEYS},
        **{name: GOOD | change for name, change in _changes().items()},
        **{f"full-{name}": EVERYTHING | change for name, change in _full_changes().items()},
    }


def _without(record: Json, key: str) -> Json:
    return {name: value for name, value in record.items() if name != key}


def _changes() -> dict[str, Json]:
    players = player_changes(ANA, BEN) | {"six-play": {"players": [ANA, BEN] * 3}}
    return {
        "format-of-tomorrow": {"format": "tzolkin-record/2"},
        "another-game": {"game": "tikal"},
        "another-games-format": {"format": "tikal-record/1"},
        "first-player-negative": {"first_player": -1},
        "first-player-without-seat": {"first_player": 2},
        "first-player-true": {"first_player": True},
        "seed-is-true": {"seed": True},
        **players,
        **{f"option-{name}": {"options": options} for name, options in _options().items()},
        **_orders(GOOD, ("wealth", "buildings1", "buildings2", "monuments")),
        "buildings-of-both-ages-mixed": {
            "buildings1": [GOOD["buildings2"][0], *GOOD["buildings1"][1:]]
        },
        "new-building-without-the-option": {"buildings1": ["X01", *GOOD["buildings1"][1:]]},
    }


def _options() -> dict[str, Any]:
    return {
        "null": None,
        "unknown": {"speed": 1},
        "tribes-a-number": {"tribes": 1},
        "prophecies-null": {"prophecies": None},
        "x07-same-a-text": {"x07_same": "yes"},
        "bacab-limit-true": {"bacab_limit": True},
        "bacab-limit-4": {"bacab_limit": 4},
        "monuments5-8": {"monuments5": 8},
    }


def _orders(record: Json, keys: tuple[str, ...]) -> dict[str, Json]:
    """Orders that are not those of all tiles."""
    cases: dict[str, Json] = {}
    for key in keys:
        tiles = record[key]
        cases |= {
            f"{key}-empty": {key: []},
            f"{key}-one-short": {key: tiles[1:]},
            f"{key}-one-too-many": {key: [*tiles, tiles[0]]},
            f"{key}-with-a-double": {key: [tiles[1], *tiles[1:]]},
            f"{key}-unknown-tile": {key: ["Z01", *tiles[1:]]},
        }
    return cases


def _full_changes() -> dict[str, Json]:
    return {
        **_orders(EVERYTHING, ("tribes", "prophecies", "quick1", "quick2")),
        "without-new-buildings": {"buildings1": GOOD["buildings1"]},
        "five-play-without-quick-actions": {
            "players": [ANA, BEN, ANA, BEN, ANA],
            "options": {"tribes": True, "prophecies": True, "new_buildings": True},
        },
        "keep-before-tribe": {"actions": ["keep W01 W02"]},
    }


def _actions() -> dict[str, Json]:
    """A text that is no action; what is no legal action is found by ``refused_actions``."""
    wrong: dict[str, object] = {
        "empty": "",
        "unknown": "fly tikal",
        "in-capitals": "END",
        "with-two-blanks": "place  tikal",
        "with-a-blank-behind": "end ",
        "with-a-word-less": "pick tikal",
        "without-words": "place",
        "with-a-word-more": "end now",
        "very-long": "place " + "t" * 1000,
        "a-number": 3,
        "an-object": {"verb": "end"},
        "gear-in-capitals": "place Tikal",
        "gear-chichen-itza": "place chichen_itza",
        "skip-in-other-words": "place tikal over",
        "space-10-of-tikal": "pick tikal 10",
        "space-with-a-zero": "pick tikal 03",
        "space-in-other-digits": "pick tikal ３",
        "number-0": "do 0",
        "number-6-of-uxmal": "do uxmal 6",
        "on-chichen": "do chichen 1",
        "temple-unknown": "beg ra",
        "technology-unknown": "tech fire",
        "resource-corn": "pay corn",
        "resources-in-disorder": "pay gold wood",
        "wealth-in-disorder": "keep W14 W03",
        "wealth-unknown": "keep W03 W99",
        "tribe-unknown": "tribe T99",
        "harvest-unknown": "take gold",
        "gold-3": "gold 3",
        "days-3": "advance 3",
        "building-unknown": "build B99",
        "building-saves-corn": "build B01 save corn",
        "building-from-b01": "build B06 from B01",
        "building-in-other-words": "build B01 cheap",
    }
    return {f"action-{name}": GOOD | {"actions": [*ACTIONS, line]} for name, line in wrong.items()}


def large_cases() -> dict[str, bytes]:
    """What is broken and large; made when it is needed, not kept as files."""
    fill = MAX_BYTES - len(bytes_of(GOOD)) - 100
    changes: dict[str, Json] = {
        "players-by-the-thousand": {"players": [ANA] * (fill // 33)},
        "a-name-without-end": {"players": [ANA | {"name": "n" * fill}, BEN]},
        "wealth-without-end": {"wealth": ["W01"] * (fill // 6)},
        "options-without-end": {"options": {str(n): n for n in range(fill // 16)}},
        "actions-without-end": {"actions": [*ACTIONS, *["end"] * (fill // 6)]},
        "an-action-without-end": {"actions": [*ACTIONS, "place " * (fill // 6)]},
    }
    return {
        **{name: bytes_of(GOOD | change) for name, change in changes.items()},
        "ten-times-too-much": bytes_of(GOOD).strip().ljust(10 * MAX_BYTES),
    }


if __name__ == "__main__":
    main()
