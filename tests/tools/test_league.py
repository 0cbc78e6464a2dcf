"""The league's table: a level against others of a style."""

from collections import Counter

from game.tikal.players.level import weight_sets
from tools.fast.games import Course
from tools.fast.standing import told
from tools.fast_tikal.games import HABITS
from tools.players.league import STYLES, bent

PLAIN = weight_sets()["basic", 2]


def test_every_style_bends_what_it_names_and_nothing_else():
    for name, factors in STYLES.items():
        weights = bent(name, PLAIN)
        changed = {of for of in PLAIN.__slots__ if getattr(weights, of) != getattr(PLAIN, of)}
        assert changed == set(factors)


def test_shared_wins_count_in_part_and_rivals_on_average():
    habits = [Counter({"guard": 2, "dig": 4}), Counter({"camp": 1}), Counter({"camp": 2})]
    won, shared = Course([50, 40, 30], habits), Course([40, 40, 20], habits)
    assert told("Some", [won, shared], HABITS).split() == [
        *("Some", "2", "75.0%", "1.25", "45.0"),
        *("(2.0", "0.0", "0.0", "4.0", "0.0)", ":", "32.5", "(0.0", "1.5", "0.0", "0.0", "0.0)"),
    ]
