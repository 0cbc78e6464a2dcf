"""Where turns begin in a film, and where an action lies between them."""

import pytest

from game.table.replay.film import Film


@pytest.fixture
def film():
    """Turns of three, one and two actions, and two of a turn that goes on."""
    return Film("ab. . c. de".replace(" ", ""), lambda action: action == ".")


def test_turns_begin_after_those_that_end_them(film):
    assert film.turn_starts == [0, 3, 4, 6]
    assert (film.turns, film.count) == (3, 8)


@pytest.mark.parametrize(
    ("index", "turn"), [(0, 0), (1, 1 / 3), (3, 1), (4, 2), (5, 2.5), (6, 3), (8, 3)]
)
def test_an_action_lies_between_turns(film, index, turn):
    assert film.turn_at(index) == pytest.approx(turn)


@pytest.mark.parametrize(
    ("turn", "index"),
    [(-2, 0), (0, 0), (0.4, 1), (1, 3), (1.6, 4), (2.5, 5), (2.9, 6), (3, 8), (9, 8)],
)
def test_what_lies_nearest_is_found(film, turn, index):
    assert film.index_at(turn) == index


def test_every_action_is_found_again(film):
    assert [film.index_at(film.turn_at(index)) for index in range(6)] == list(range(6))


@pytest.mark.parametrize(
    ("index", "before", "after"),
    [(0, 0, 3), (2, 0, 3), (3, 0, 4), (4, 3, 6), (5, 4, 6), (7, 6, 8), (8, 6, 8)],
)
def test_it_goes_by_turns(film, index, before, after):
    assert (film.turn_before(index), film.turn_after(index)) == (before, after)


def test_before_the_first_action_no_turn_is_over(film):
    assert film.turn_at(-1) == film.turn_at(0) == 0
    assert Film("abc", lambda _action: False).turn_at(-1) == 0


def test_a_film_of_nothing_has_one_place():
    film = Film("", lambda _action: True)
    assert (film.turn_at(0), film.index_at(3), film.turn_before(0), film.turn_after(0)) == (
        0,
        0,
        0,
        0,
    )
