"""Tuning: weights and points are one thing, and the best point of known results is found."""

import json
import random
from dataclasses import asdict

import pytest

from game.tikal.players.weights import DATA, weight_sets
from tools.tune_ai import NAMES, SPREAD, best_point, data_of, point_of, weights_at

PRESENT = weight_sets()["basic", 2]


def test_weights_come_back_from_their_point():
    assert asdict(weights_at(point_of(PRESENT))) == pytest.approx(asdict(PRESENT))
    assert 0 < weights_at([3.0] * len(NAMES)).hold < 1


def test_the_data_file_is_written_as_it_is_read():
    assert json.loads(data_of(weight_sets())) == json.loads(DATA.read_text("utf-8"))


def test_the_best_point_of_a_known_hill_is_found():
    chance = random.Random(4)
    start = point_of(PRESENT)
    top = [x + chance.uniform(-0.4, 0.4) for x in start]

    def height(point):
        return -6 * sum((x - t) ** 2 for x, t in zip(point, top, strict=True))

    rows = []
    for _ in range(1500):
        one, other = ([x + chance.gauss(0, SPREAD) for x in start] for _ in range(2))
        margin = max(-60.0, min(60.0, height(one) - height(other))) + chance.gauss(0, 4)
        rows.append((one, other, margin))
    found = best_point(start, rows)
    assert found == pytest.approx(top, abs=0.2)
