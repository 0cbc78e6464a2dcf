"""Writes tests/perft/table.tsv: perft of positions of random games over all variants.

    python -m tools.perft_table

Run it only when the rules change on purpose; the tests hold every engine to the table.
"""

from pathlib import Path

from game.tikal import rules
from game.tikal.rules.game_rules import perft, random_match
from game.tikal.rules.setup import VARIANTS

TABLE = Path(__file__).parents[1] / "tests" / "perft" / "table.tsv"
HEAD = "variant\tseats\tseed\tactions\tdepth\tcount"
MOST = 60_000
"""Sequences counted in one row, so that the whole table is checked in seconds."""


def rows() -> list[str]:
    """Six positions for every variant and number of seats, from the first to the last turns."""
    found = []
    for variant in VARIANTS.values():
        for seats in variant.seats:
            seed = 100 * seats + len(variant.name)
            actions = random_match(variant, seats, seed).actions
            for part in range(6):
                index = len(actions) * part // 6 + 2 * part
                found.append(row(variant.name, seats, seed, index))
    return found


def row(variant: str, seats: int, seed: int, actions: int) -> str:
    """The deepest count below ``MOST`` from one position."""
    state = random_match(VARIANTS[variant], seats, seed).before(actions)
    depth, count = 1, len(rules.legal_actions(state))
    while count and depth < 4 and (deeper := perft(state, depth + 1)) < MOST:
        depth, count = depth + 1, deeper
    return f"{variant}\t{seats}\t{seed}\t{actions}\t{depth}\t{count}"


if __name__ == "__main__":
    TABLE.write_text("\n".join([HEAD, *rows()]) + "\n", "utf-8")
