"""Section 12: the end."""

import pytest

from game.tzolkin.rules.data.tiles import M05_EACH, MONUMENT_INDEX
from game.tzolkin.rules.scoring import monument_points, totals_in_quarters, winners
from tests.tzolkin.rules.positions import held, legal, on_food_day, own, play, position, stand


def over(**things):
    """A game of two that has just ended; on the last food day seat 0 has these things."""
    return held(own(position(), **things), 4)


def test_the_game_ends_after_the_fourth_food_day():
    state = over()
    assert (state.phase, legal(state), state.food_day) == ("over", set(), 0)
    assert (state.days_passed, state.round, state.food_days_done) == (27, 27, 4)


def test_the_worker_on_the_starting_player_space_returns_and_the_gears_turn_once():
    state = stand(on_food_day(position(), 4), "tikal 7", "uxmal 3")
    state.start_space, state.workers_in_hand[0] = 0, 0
    state.first_player = 0
    state.seat = 1
    play(state, "end")
    assert (state.phase, state.workers_in_hand[0], state.start_space) == ("over", 2, -1)
    assert (state.workers_on_gears(0), state.teeth[34]) == (1, 0)
    assert state.first_player == 0
    assert state.light_side[0]


def test_resources_become_corn_and_four_corn_a_point():
    state = over(corn=9, wood=1, stone=2, gold=1)
    # 6 of 9 corn are eaten; 2 + 6 + 4 for the cubes
    assert totals_in_quarters(state)[0] == 4 * state.score[0] + 3 + 2 + 6 + 4


def test_three_points_a_skull_held():
    state = over(skulls=2, corn=6)
    assert totals_in_quarters(state)[0] == 4 * (state.score[0] + 6)


def test_no_totals_and_no_winners_before():
    assert totals_in_quarters(position()) is None
    assert winners(position()) == []


def test_most_points_then_most_workers_on_gears_then_shared():
    state = over(corn=6)
    assert winners(state) == [0]
    state.score = [5, 5]
    assert winners(state) == [0, 1]
    state.teeth[3] = 1
    assert winners(state) == [1]
    state.corn[0] += 1
    assert winners(state) == [0]


OWNER = {
    "buildings": "B06 B07 B09 B13 B15",  # 2 tombs, a city, a shrine, a farm
    "monuments": "M01 M06 M10",  # tomb, city, shrine
    "corn_tiles": 3,
    "wood_tiles": 2,
    "agriculture": 3,
    "extraction": 1,
    "theology": 3,
    "hand": 5,
    "bank": 1,
    "chaac": 4,
    "quetzalcoatl": 0,
    "kukulcan": 6,
}


@pytest.mark.parametrize(
    ("id_", "points"),
    [
        ("M01", 4 * 3),
        ("M02", 2 * 8),
        ("M03", 4 * 3),
        ("M04", 4 * 2),
        ("M05", 6 * 4),
        ("M06", 4 * 2),
        ("M07", 20),
        ("M08", 3 * 7),
        ("M09", 12),
        ("M10", 4 * 2),
        ("M11", 6 - 2 + 9),
        ("M12", 3 * 5),
        ("M13", 3 * 2),
    ],
)
def test_monuments(id_, points):
    state = own(own(position(), **OWNER), 1, monuments="M13")
    state.offered_spaces = 1 << 4 | 1 << 9
    assert monument_points(state, 0, MONUMENT_INDEX[id_]) == points


@pytest.mark.parametrize(("levels", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_m07_by_technologies_at_level_3(levels, points):
    tracks = ("agriculture", "extraction", "architecture", "theology")
    state = own(position(), **dict.fromkeys(tracks[:levels], 3))
    assert monument_points(state, 0, MONUMENT_INDEX["M07"]) == points


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m09_by_workers(workers, points):
    state = own(position(), hand=workers, bank=6 - workers)
    assert monument_points(state, 0, MONUMENT_INDEX["M09"]) == points


def test_m12_is_at_least_0():
    state = own(position(), chaac=0, quetzalcoatl=0, kukulcan=0)
    assert monument_points(state, 0, MONUMENT_INDEX["M12"]) == 0


def test_m13_counts_skulls_on_buildings_too():
    state = own(position(), monuments="M13")
    state.offered_spaces, state.skulls_on_buildings = 1 << 4, [0, 1]
    assert monument_points(state, 0, MONUMENT_INDEX["M13"]) == 3 * 2


def test_m05_by_players():
    assert M05_EACH == {2: 6, 3: 5, 4: 4, 5: 3}
    for seats in (2, 3, 4):
        state = own(own(position(seats), monuments="M05"), 1, monuments="M01")
        assert monument_points(state, 0, MONUMENT_INDEX["M05"]) == 2 * M05_EACH[seats]


def test_monuments_count_in_the_totals():
    state = over(corn=6, monuments="M12", chaac=3)
    assert totals_in_quarters(state)[0] == 4 * (state.score[0] + 6)
