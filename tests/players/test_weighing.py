"""Weights: read by variant and seats, changed by temperaments, misjudged by a few points."""

import json
from dataclasses import dataclass
from random import Random
from statistics import fmean

from game.players.evaluation import Temper, read_weights, with_random_error
from game.players.opponents import LevelOrTemper, draw_temper


@dataclass(frozen=True)
class Two:
    """Weights of some game."""

    width: float
    depth: float


def test_weights_are_read_for_every_variant_and_number_of_seats(tmp_path):
    one = {"for": {"long": [2, 3], "short": [2]}, "weights": {"width": 1.0, "depth": 2.0}}
    file = tmp_path / "weights.json"
    file.write_text(json.dumps([one]), "utf-8")
    read = read_weights(file, Two)
    assert set(read) == {("long", 2), ("long", 3), ("short", 2)}
    assert set(read.values()) == {Two(1.0, 2.0)}


def test_a_temper_changes_what_it_names():
    assert Temper(LevelOrTemper("deep", "Deep"), {"depth": 3.0}).applied_to(Two(1.0, 2.0)) == Two(
        1.0, 6.0
    )


def test_who_misjudges_is_as_often_too_high_as_too_low():
    chance = Random(1)
    seen = [with_random_error(10.0, 3.0, chance) for _ in range(4000)]
    assert abs(fmean(seen) - 10) < 0.2
    assert 1 < fmean(abs(one - 10) for one in seen) < 3
    assert max(abs(one - 10) for one in seen) <= 6


def test_a_surprise_follows_from_the_seed():
    drawn = [draw_temper(seed, ("", "one", "other")) for seed in range(30)]
    assert drawn == [draw_temper(seed, ("", "one", "other")) for seed in range(30)]
    assert set(drawn) == {"", "one", "other"}
