"""A whole game of computer players, as the browser keeps it before its first action."""

from __future__ import annotations

import json
import random
from typing import Final

from game.settings.store import Pace
from game.table import autosave
from game.tikal.rules.records import TikalMatch, write
from game.tikal.rules.setup import VARIANTS, new_setup

COURSES: Final = [(variant, seats) for variant in VARIANTS.values() for seats in variant.seats]
MARKS: Final = ("red", "blue", "yellow", "white")
WEIGHTS: Final = {
    "ai:novice": 6,
    "ai:explorer": 4,
    "ai:explorer:builder": 1,
    "ai:explorer:spoiler": 1,
    "ai:archaeologist": 1,
}
"""How often each plays: mostly those that do not think long."""
MASTER_EVERY: Final = 10


def stored(seed: int) -> dict[str, str]:
    """What the page's storage holds: the match of this seed, and settings for instant pace."""
    return {
        f"tikal/{autosave.SLOT}": write(match(seed)),
        "tikal/settings.json": json.dumps({"pace": Pace.INSTANT.key}),
    }


def match(seed: int) -> TikalMatch:
    """Variants and numbers of seats come in turn, players by chance; a Master now and then."""
    variant, seats = COURSES[seed % len(COURSES)]
    source = random.Random(seed)
    kinds = source.choices(list(WEIGHTS), list(WEIGHTS.values()), k=seats)
    if seed % MASTER_EVERY == 0:
        kinds[0] = "ai:master"
    players = [
        {"name": f"{kind} {mark}"[:24], "kind": kind, "mark": mark}
        for kind, mark in zip(kinds, MARKS, strict=False)
    ]
    return TikalMatch(new_setup(players, seed % seats, seed, variant=variant))
