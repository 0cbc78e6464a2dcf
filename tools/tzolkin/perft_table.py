"""Writes tests/tzolkin/perft.tsv: perft of positions of random games of every combination.

    python -m tools.tzolkin.perft_table

Run it only when the rules change on purpose; the tests hold every engine to the table.
"""

from pathlib import Path

from game.tzolkin.rules.game_rules import perft, random_match
from game.tzolkin.rules.play import legal_actions
from tests.tzolkin.rules.refereed import KINDS, course

TABLE = Path(__file__).parents[2] / "tests" / "tzolkin" / "perft.tsv"
HEAD = "course\tactions\tdepth\tcount"
MOST = 50_000
"""Sequences counted in one row, so that the whole table is checked in seconds."""
DEEPEST = 7


def rows() -> list[str]:
    """A position of every kind of game, later and later in them."""
    found = []
    for number in range(len(KINDS)):
        played = course(number)
        actions = random_match(played.seats, number, played.options).actions
        found.append(row(number, len(actions) * number // len(KINDS)))
    return found


def row(number: int, actions: int) -> str:
    """The deepest count below ``MOST`` from one position."""
    played = course(number)
    state = random_match(played.seats, number, played.options).before(actions)
    depth, count = 1, len(legal_actions(state))
    while count and depth < DEEPEST and (deeper := perft(state, depth + 1)) < MOST:
        depth, count = depth + 1, deeper
    return f"{number}\t{actions}\t{depth}\t{count}"


if __name__ == "__main__":
    TABLE.write_text("\n".join([HEAD, *rows()]) + "\n", "utf-8")
