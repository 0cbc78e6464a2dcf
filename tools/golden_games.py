"""Writes the golden games of tests/records: whole random games, each with a hash an action.

    python -m tools.golden_games

A record of format 1 must load in all later versions: a game that is there is never rewritten.
"""

import hashlib
from pathlib import Path

from game.tikal.dump import dump
from game.tikal.play_out import random_match
from game.tikal.record import TikalMatch, write
from game.tikal.variants import VARIANTS

FOLDER = Path(__file__).parents[1] / "tests" / "records"
GAMES = 9
"""For every variant and number of seats: 63 games in all."""
DIGITS = 8


def hashes(match: TikalMatch) -> list[str]:
    """The first digits of the hash of every position, from the start on."""
    positions = (match.before(index) for index in range(len(match.actions) + 1))
    return [hashlib.sha256(dump(one).encode()).hexdigest()[:DIGITS] for one in positions]


def main() -> None:
    """Write the games that are not there yet."""
    for variant in VARIANTS.values():
        for seats in variant.seats:
            for seed in range(GAMES):
                path = FOLDER / f"{variant.name}-{seats}-{seed}.json"
                if not path.exists():
                    match = random_match(variant, seats, seed)
                    path.write_text(write(match) + "\n", "utf-8")
                    path.with_suffix(".hashes").write_text(" ".join(hashes(match)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
