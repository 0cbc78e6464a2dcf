"""Writes the golden games of tests/tzolkin/records: whole games, each with a hash an action.

    python -m tools.tzolkin.golden_games

A record of format 1 must load in all later versions: a game that is there is never rewritten.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.records import TzolkinMatch, dump, write
from game.tzolkin.rules.state import OVER, State
from tests.tzolkin.rules.referee import eager_action, random_action, wished_action
from tests.tzolkin.rules.refereed import KINDS, PARTS, Course, course

FOLDER = Path(__file__).parents[2] / "tests" / "tzolkin" / "records"
RANDOM = range(len(KINDS))
EAGER = range(len(KINDS), 2 * len(KINDS))
"""Every combination of options with every number of seats, once at random, once eagerly."""
RARE_RANDOM = (139, 153, 513)
RARE_EAGER = (
    *(137, 138, 223, 236, 251, 265, 377, 495, 543, 776, 1005, 1336, 1560, 1857, 2015, 3056, 3187),
    *(3408, 25701),
)
"""Games in which something comes up that comes up in no other of them."""
WISHES: dict[str, dict[str, float]] = {
    "climbers": {
        **{"temple chaac": 300, "place tikal": 20, "place yaxchilan": 8},
        **{"pick tikal": 0.05, "pick tikal 5": 100, "do 5": 10},
    },
    "skulls": {
        **{"place yaxchilan": 30, "pick yaxchilan 4": 40, "do 4": 60},
        "pick chichen": 0.01,
    },
}
"""What players are after who meet the reasons to refuse that others seldom meet: the top of a
temple; all skulls, and a gear with no place left."""
WISHING = (("climbers", 33), ("skulls", 50), ("skulls", 72))
DIGITS = 8


def digest(state: State) -> str:
    """The first digits of the hash of a position."""
    return hashlib.sha256(dump(state).encode()).hexdigest()[:DIGITS]


def hashes(match: TzolkinMatch) -> list[str]:
    """The digest of every position, from the start on."""
    return [digest(match.before(index)) for index in range(len(match.actions) + 1)]


def games() -> Iterator[tuple[str, TzolkinMatch]]:
    """All golden games by name."""
    for seed in (*RANDOM, *RARE_RANDOM):
        yield _name(course(seed), "random"), _played(course(seed), random_action)
    for seed in (*EAGER, *RARE_EAGER):
        yield _name(course(seed), "eager"), _played(course(seed), eager_action)
    for way, seed in WISHING:
        wished = partial(wished_action, wishes=WISHES[way])
        yield _name(course(seed), way), _played(course(seed), wished)


def _name(dealt: Course, way: str) -> str:
    parts = "".join(part[0] for part in PARTS if getattr(dealt.options, part)) or "base"
    return f"{parts}-{dealt.seats}-{way}-{dealt.seed}"


def _played(dealt: Course, choose: Callable[[State, random.Random], Action]) -> TzolkinMatch:
    match, source = TzolkinMatch(dealt.setup), random.Random(dealt.seed)
    while match.state.phase != OVER:
        match.play(choose(match.state, source))
    return match


def main() -> None:
    """Write the games that are not there yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, match in games():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(write(match) + "\n", "utf-8")
            path.with_suffix(".hashes").write_text(" ".join(hashes(match)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
