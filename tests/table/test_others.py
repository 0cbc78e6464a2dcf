"""The others' turns at their pace: thought of in slices, shown step by step, held and hurried."""

import pytest

from game.table.outcome import Tempo
from game.ui.sound import speaker
from tests.table.small_game import PACE, Say, Shelf, Speaker, new_session, others


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


@pytest.fixture
def shelf():
    return Shelf()


@pytest.fixture
def session(shelf):
    return new_session(shelf, range(3))


def words(one):
    return [step.words for step in one.steps]


def pass_time(one, seconds, moving=False, begin=0.0):
    """Lets the time go on in frames of a tenth of a second; when something was shown."""
    times = []
    for frame in range(round(seconds * 10) + 1):
        shown = one._session.shown
        one.update(begin + frame / 10, moving)
        if one._session.shown != shown:
            times.append(round(begin + frame / 10, 1))
    return times


def test_a_decision_is_kept_at_once_and_shown_at_the_pace(session, shelf):
    one = others(session, a=Speaker("Good", "day", "all."))
    assert one.busy
    assert pass_time(one, 5) == [1.0, 2.0, 3.0]
    assert words(one) == ["says Good", "says day", "says all."]
    assert one.reason == "because"
    assert one.state.steps == tuple(one.steps)
    assert shelf.kept == 1
    assert not one.busy


def test_the_next_one_begins_with_a_clean_slate(session):
    one = others(session, a=Speaker("Good", "day."), b=Speaker("Thanks."))
    pass_time(one, 3)
    assert (one.seat, words(one)) == (1, ["says Thanks."])


def test_a_turn_of_the_same_seat_is_another_one(shelf):
    session = new_session(shelf, [])
    session.match.state.seats = 1
    one = others(session, a=Speaker("Again."))
    pass_time(one, 2)
    assert words(one) == ["says Again."]
    assert session.shown == 2


def test_nothing_is_shown_while_something_moves(session):
    one = others(session, a=Speaker("Good."))
    assert pass_time(one, 5, moving=True) == []


def test_what_is_held_goes_on_where_it_was(session):
    one = others(session, a=Speaker("Good", "day."))
    pass_time(one, 1)
    one.toggle_pause()
    assert pass_time(one, 9, begin=1.1) == []
    one.toggle_pause()
    assert pass_time(one, 1, begin=10.2) == [10.2]


def test_skipping_shows_the_rest_of_one_decision(session):
    one = others(session, a=Speaker("Good", "day", "all."), b=Speaker("Thanks."))
    pass_time(one, 1)
    one.skip()
    one.update(1.1, moving=True)
    assert session.shown == 3
    assert one.tempo is Tempo.STEADY


def test_skipping_stops_where_something_is_to_be_looked_at(session):
    session.play([Say("Hear!."), Say("more.")])
    one = others(session)
    one.update(0, moving=False)
    one.skip()
    one.update(0.1, moving=False)
    assert session.shown == 1
    assert session.interlude


def test_at_an_instant_pace_nothing_waits(session):
    one = others(session, a=Speaker("Good", "day."))
    one.pace = type(PACE)(step=0.0, reading=0.0)
    for frame in range(4):
        one.update(frame / 100, moving=True)
    assert session.shown == 2


def test_a_turn_begins_anew_after_somebody_here_has_acted(session):
    one = others(session, a=Speaker("Good."))
    pass_time(one, 1)
    session.play([Say("And you."), Say("Fine.")])
    session.show_all()
    assert one.busy
    assert pass_time(one, 2, begin=20) == [21.0]


def test_the_last_turn_is_repeated_at_the_pace(session):
    one = others(session, a=Speaker("Good", "day."))
    pass_time(one, 3)
    one.repeat()
    assert session.shown == 0
    assert pass_time(one, 3, begin=10) == [11.0, 12.0]


def test_what_was_done_before_the_game_was_opened_again_is_still_told(session):
    session.play([Say("Ana."), Say("Good"), Say("day")])
    session.show_all()
    one = others(session, b=Speaker("all.", slices=3))
    assert (one.seat, words(one)) == (1, ["says Good", "says day"])
    pass_time(one, 0.5)
    assert words(one) == ["says Good", "says day"]
    pass_time(one, 5, begin=0.6)
    assert words(one) == ["says Good", "says day", "says all."]
