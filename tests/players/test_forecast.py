"""A forecast by a model: a weighted sum that changes with how far the game is, and chances."""

import json

import pytest

from game.players.forecast import (
    STAGES,
    Model,
    Outlook,
    chances_in_percent,
    counted,
    inputs,
    read_models,
)

# of 1, of the turns to come, of the own term, and of the mean of the others'
BEGINNING, LATER, LAST = (10.0, 1.0, 0.0, 0.0), (4.0, 0.0, 2.0, 0.0), (0.0, 0.0, 0.0, -1.0)
BETWEEN = (LATER,) * (len(STAGES) - 3)
MODEL = Model(8.0, (BEGINNING, *BETWEEN, LAST), (20.0, *[10.0] * (len(STAGES) - 2), 1.0))
AT_LATER, AT_LAST = 8 * STAGES[1], 8 * STAGES[-2]


def outlook(turns, *, points=(5, 7), due=(2, 0), terms=((3,), (1,)), winners=()):
    turns = turns if isinstance(turns, tuple) else (turns,) * len(points)
    return Outlook(turns, points, due, terms, winners)


def at(turns, **known):
    return MODEL.forecast(outlook(turns, **known))


def test_at_a_stage_its_own_weights_count():
    assert at(8).points == (5 + 2 + 10 + 8, 7 + 10 + 8)
    assert at(AT_LATER).points == (5 + 2 + 4 + 6, 7 + 4 + 2)
    assert at(AT_LAST).points == (5 + 2 - 1, 7 - 3)


def test_after_its_last_turn_a_seat_gets_what_is_due_to_it():
    assert at(0).points == (5 + 2, 7)
    assert at((0, AT_LAST)).points == (5 + 2, 7 - 3)


def test_between_two_stages_they_change_evenly():
    between = (8 + AT_LATER) / 2
    own = (10 + between + 4 + 2 * 3) / 2
    assert at(between).points[0] == pytest.approx(5 + 2 + own)


@pytest.mark.parametrize("to_come", [0, 0.03, 0.1, 0.3, 0.5, 0.99, 1])
def test_stages_count_for_one_in_all_and_their_mean_is_the_share_to_come(to_come):
    shares = counted(to_come)
    assert sum(shares) == pytest.approx(1)
    assert sum(map(float.__mul__, STAGES, shares)) == pytest.approx(to_come)
    assert all(share >= 0 for share in shares)
    assert sum(share > 0 for share in shares) <= 2


@pytest.mark.parametrize(("paid", "due"), [((0, 0), (9, 4)), ((9, 0), (0, 4)), ((5, 4), (4, 0))])
def test_a_payment_that_was_due_changes_nothing(paid, due):
    told = at(3, points=(5 + paid[0], 7 + paid[1]), due=due)
    assert told == at(3, points=(5, 7), due=(9, 4))


@pytest.mark.parametrize(("to_come", "like"), [(3, 1), (-0.1, 0)])
def test_what_lies_beyond_the_game_counts_as_its_end_or_its_beginning(to_come, like):
    assert counted(to_come) == counted(like)


def test_more_points_are_a_greater_chance_and_all_are_one():
    first, second = at(0, due=(2, 0)).chances
    assert first + second == pytest.approx(1)
    assert first == second
    early, late = at(8, points=(9, 7)).chances, at(AT_LAST, points=(9, 7)).chances
    assert 0.5 < early[0] < late[0]


def test_of_a_match_that_is_over_it_tells_how_it_ended():
    over = at(0, points=(9, 9), winners=(1,))
    assert over.points == (9, 9)
    assert over.chances == (0, 1)
    assert at(0, points=(9, 9), winners=(0, 1)).chances == (0.5, 0.5)
    assert chances_in_percent([over]) == ((0, 100),)


def test_a_seat_is_compared_with_the_mean_of_the_others():
    outlook = Outlook((2.5, 2, 1), (0, 0, 0), (0, 0, 0), ((1, 10), (2, 20), (6, 60)))
    assert inputs(outlook, 0) == [1, 2.5, 1, 10, 4, 40]
    assert inputs(outlook, 2) == [1, 1, 6, 60, 1.5, 15]


def test_a_data_file_has_a_model_for_each_variant_and_number_of_seats(tmp_path):
    file = tmp_path / "forecast.json"
    one = {"variant": "basic", "seats": 2, "turns": 9.5, "weights": [[1.0], [2.0]], "spread": [3.0]}
    file.write_text(json.dumps([one]), encoding="utf-8")
    assert read_models(file)["basic", 2] == Model(9.5, [[1.0], [2.0]], [3.0])
