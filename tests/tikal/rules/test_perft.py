"""The engine counts what the committed table says (docs/record-format.md, "Counting")."""

from pathlib import Path

import pytest

from game.tikal.rules.game_rules import divide, perft, random_match
from game.tikal.rules.setup import VARIANTS

TABLE = (Path(__file__).parents[2] / "perft" / "table.tsv").read_text("utf-8").splitlines()[1:]


def test_the_table_covers_every_variant_and_number_of_seats():
    rows = {tuple(line.split("\t")[:2]) for line in TABLE}
    assert rows == {(v.name, str(seats)) for v in VARIANTS.values() for seats in v.seats}
    assert len(TABLE) >= 30


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.replace("\t", "-"))
def test_perft(line):
    variant, *numbers = line.split("\t")
    seats, seed, actions, depth, count = map(int, numbers)
    state = random_match(VARIANTS[variant], seats, seed).before(actions)
    assert perft(state, depth) == count
    assert sum(divide(state, depth).values()) == count
