"""Tuning Tzolk'in's players: the top of a known hill is found, games can be learnt from."""

import json
import random
from dataclasses import asdict

import numpy as np
import pytest

from game.tzolkin.players.weights import DATA, weight_sets
from tools.tune_ai import data_of
from tools.tzolkin.tune_ai import NAMES, SPREAD, best_point, compare, point_of, tune, weights_at

PRESENT = weight_sets()["", 2]


def test_weights_come_back_from_their_point():
    assert asdict(weights_at(point_of(PRESENT))) == pytest.approx(asdict(PRESENT), abs=1e-4)


def test_the_data_file_is_written_as_it_is_read():
    assert json.loads(data_of(weight_sets())) == json.loads(DATA.read_text("utf-8"))


def test_the_top_of_a_known_hill_is_found():
    chance = random.Random(4)
    start = point_of(PRESENT)
    top = start + [chance.uniform(-0.4, 0.4) for _ in NAMES]
    tried = [start + [chance.gauss(0, SPREAD) for _ in NAMES] for _ in range(2000)]
    points = [70 - 3 * float(np.sum((one - top) ** 2)) + chance.gauss(0, 4) for one in tried]
    found = best_point(start, tried, points)
    assert np.linalg.norm(found - top) < np.linalg.norm(start - top) / 2


def test_games_can_be_learnt_from_and_compared_by():
    assert tune(seats=2, games=1, seed=1) == weights_at(point_of(PRESENT))
    assert len(compare(PRESENT, PRESENT, seats=2, pairs=1, seed=1)) == 1
