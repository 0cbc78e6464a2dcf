"""Tuning: weights and points are one thing, and the best point of known results is found."""

import json
from dataclasses import asdict

import numpy as np
import pytest

from game.tikal.players.level import GRANDMASTER_FILE, WEIGHTS_FILE, weight_sets
from tools.tune_ai import NAMES, Pair, best_step, data_of, point_of, weights_at

PRESENT = weight_sets()["basic", 2]


@pytest.mark.parametrize("data", [WEIGHTS_FILE, GRANDMASTER_FILE])
def test_weights_come_back_from_their_point(data):
    for weights in weight_sets(data).values():
        assert asdict(weights_at(point_of(weights))) == pytest.approx(asdict(weights))
    assert 0 < weights_at(np.full(len(NAMES), 3.0)).hold < 1


@pytest.mark.parametrize("data", [WEIGHTS_FILE, GRANDMASTER_FILE])
def test_the_data_file_is_written_as_it_is_read(data):
    assert json.loads(data_of(weight_sets(data))) == json.loads(data.read_text("utf-8"))


def test_the_top_of_a_known_hill_is_found():
    chance = np.random.default_rng(4)
    centre = start = point_of(PRESENT)
    top = start + chance.uniform(-1.5, 1.5, len(start))

    def height(point):
        return -0.25 * float(np.sum((point - top) ** 2))

    pairs = []
    for look in range(20):
        for _ in range(150):
            offset = chance.standard_normal(len(centre))
            one, other = centre + offset, centre - offset
            more = height(one) - height(other) + chance.normal(0, 20)
            pairs.append(Pair(one, other, more, look))
        centre = best_step(pairs, start, centre)
    assert height(start) / 3 < height(centre)
