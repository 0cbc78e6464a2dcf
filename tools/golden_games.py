"""Writes the golden games of tests/records: whole random games, each with a hash an action.

    python -m tools.golden_games

A record of format 1 must load in all later versions: a game that is there is never rewritten.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from game.tikal import rules
from game.tikal.rules.actions import Action
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch, dump, write
from game.tikal.rules.setup import A4_VALUES, CAMP_RULES, SHORT, Options
from game.tikal.rules.state import OVER, State
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.refereed import KINDS, Course, course

FOLDER = Path(__file__).parents[1] / "tests" / "records"
GAMES = 9
"""For every variant and number of seats: 63 games with the options as they come."""
OPTIONS = [Options(*chosen) for chosen in product(CAMP_RULES, A4_VALUES)]
"""Those of the printed rules, the usual ones first: 35 games more with the others, and 7 short."""
DIGGERS = (7, 42, 45)
"""Seeds of games whose players uncover whenever they can: the high temple tiles run out."""
DIGITS = 8


def digest(state: State) -> str:
    """The first digits of the hash of a position."""
    return hashlib.sha256(dump(state).encode()).hexdigest()[:DIGITS]


def hashes(match: TikalMatch) -> list[str]:
    """The digest of every position, from the start on."""
    return [digest(match.before(index)) for index in range(len(match.actions) + 1)]


def games() -> Iterator[tuple[str, TikalMatch]]:
    """All golden games by name."""
    for variant, seats in KINDS:
        for seed in range(GAMES):
            yield f"{variant.name}-{seats}-{seed}", random_match(variant, seats, seed)
        short = Course(variant, seats, GAMES, Options(length=SHORT))
        yield f"{variant.name}-{seats}-short", _played(short, random_action)
        for seed, options in enumerate(OPTIONS[1:], start=GAMES):
            name = f"{variant.name}-{seats}-{options.camp_rule}-a4-{options.a4_value}"
            yield name, _played(Course(variant, seats, seed, options), random_action)
    for seed in DIGGERS:
        digging = course(seed)
        name = f"{digging.variant.name}-{digging.seats}-diggers-{seed}"
        yield name, _played(digging, _dig_or_any)


def _played(dealt: Course, choose: Callable[[State, random.Random], Action]) -> TikalMatch:
    match, source = TikalMatch(dealt.setup), random.Random(dealt.seed)
    while match.state.phase != OVER:
        match.play(choose(match.state, source))
    return match


def _dig_or_any(state: State, source: random.Random) -> Action:
    digs = [action for action in rules.legal_actions(state) if action.verb == "dig"]
    return source.choice(digs) if digs else random_action(state, source)


def main() -> None:
    """Write the games that are not there yet."""
    for name, match in games():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(write(match) + "\n", "utf-8")
            path.with_suffix(".hashes").write_text(" ".join(hashes(match)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
