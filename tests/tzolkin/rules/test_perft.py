"""The engine counts what the committed table says (part 4)."""

import pytest

from game.tzolkin.rules.game_rules import divide, perft, random_match
from tests.tzolkin.rules.refereed import KINDS, course
from tools.tzolkin.perft_table import TABLE

ROWS = [tuple(map(int, line.split("\t"))) for line in TABLE.read_text("utf-8").splitlines()[1:]]


def test_the_table_covers_every_kind_of_game():
    assert [row[0] for row in ROWS] == list(range(len(KINDS)))


@pytest.mark.parametrize(("number", "actions", "depth", "count"), ROWS)
def test_perft(number, actions, depth, count):
    played = course(number)
    state = random_match(played.seats, number, played.options).before(actions)
    assert perft(state, depth) == count
    assert perft(state, 0) == 1


def test_divide_is_perft_by_first_action():
    for number, actions, depth, count in ROWS[::8]:
        played = course(number)
        state = random_match(played.seats, number, played.options).before(actions)
        counts = divide(state, depth)
        assert sum(counts.values()) == count
        assert list(counts) == sorted(counts)
