"""A forecast by a model: a weighted sum that changes with how far the game is, and chances."""

import json

import pytest

from game.players.forecast import Model, Outlook, chances_in_percent, inputs, read_models

# of 1, of the turns to come, of the own term, and of the mean of the others'
BEGINNING, HALF, END = (10.0, 1.0, 0.0, 0.0), (4.0, 0.0, 2.0, 0.0), (0.0, 0.0, 0.0, -1.0)
MODEL = Model(8.0, (BEGINNING, HALF, END), (20.0, 10.0, 1.0))


def at(turns, *, points=(5, 7), terms=((3,), (1,)), winners=()):
    return MODEL.forecast(Outlook(turns, points, terms, winners))


def test_at_a_stage_its_own_weights_count():
    assert at(8).points == (5 + 10 + 8, 7 + 10 + 8)
    assert at(4).points == (5 + 4 + 6, 7 + 4 + 2)
    assert at(0).points == (5 - 1, 7 - 3)


def test_between_two_stages_they_change_evenly():
    before, between, after = (at(turns).points for turns in (8, 6, 4))
    # the turns to come are among what is weighed: a quarter of the way they count for half
    assert between == (5 + 7 + 0.5 * 6 + 3, 7 + 7 + 0.5 * 6 + 1)
    assert min(before[0], after[0]) <= between[0] <= max(before[0], after[0])


@pytest.mark.parametrize(("turns", "like"), [(30, 8), (-1, 0)])
def test_what_lies_beyond_the_game_counts_as_its_end_or_its_beginning(turns, like):
    assert MODEL._stages(turns).__next__() == MODEL._stages(like).__next__()


def test_more_points_are_a_greater_chance_and_all_are_one():
    first, second = at(0).chances
    assert first + second == pytest.approx(1)
    assert first == second
    early, late = at(8, points=(9, 7)).chances, at(0, points=(9, 7)).chances
    assert 0.5 < early[0] < late[0]


def test_of_a_match_that_is_over_it_tells_how_it_ended():
    over = at(0, points=(9, 9), winners=(1,))
    assert over.points == (9, 9)
    assert over.chances == (0, 1)
    assert at(0, points=(9, 9), winners=(0, 1)).chances == (0.5, 0.5)
    assert chances_in_percent([over]) == ((0, 100),)


def test_a_seat_is_compared_with_the_mean_of_the_others():
    outlook = Outlook(2.5, (0, 0, 0), ((1, 10), (2, 20), (6, 60)))
    assert inputs(outlook, 0) == [1, 2.5, 1, 10, 4, 40]
    assert inputs(outlook, 2) == [1, 2.5, 6, 60, 1.5, 15]


def test_a_data_file_has_a_model_for_each_variant_and_number_of_seats(tmp_path):
    file = tmp_path / "forecast.json"
    one = {"variant": "basic", "seats": 2, "turns": 9.5, "weights": [[1.0], [2.0]], "spread": [3.0]}
    file.write_text(json.dumps([one]), encoding="utf-8")
    assert read_models(file)["basic", 2] == Model(9.5, [[1.0], [2.0]], [3.0])
