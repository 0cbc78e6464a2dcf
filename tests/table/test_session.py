"""What of a match is shown, kept and told, whatever the game is."""

import pytest

from game.core.game import NOBODY
from game.table.news import ENDED
from game.ui.sound import speaker
from tests.table.small_game import Applause, Say, Shelf, new_session


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


@pytest.fixture
def shelf():
    return Shelf()


@pytest.fixture
def session(shelf):
    return new_session(shelf, range(3))


def say(session, *words):
    session.play([Say(word) for word in words])
    session.show_all()


def test_what_is_played_is_kept_and_shown_one_by_one(session, shelf):
    session.play([Say("Good"), Say("day.")])
    assert shelf.kept == 1
    assert (session.shown, session.has_unshown, session.view.words) == (0, True, ())
    assert session.show_next().action == Say("Good")
    assert session.view.words == ("Good",)
    session.show_all()
    assert not session.has_unshown
    assert [one.action.word for one in session.take_played()] == ["Good", "day."]
    assert session.take_played() == []


def test_what_only_one_seat_may_see_is_seen_where_somebody_has_it(shelf):
    session = new_session(shelf, [0])
    say(session, "Good", "day.", "Thanks.")
    assert [session.view_at(index).viewer for index in range(4)] == [0, 0, NOBODY, NOBODY]
    assert session.thinkers_view().viewer == session.match.state.seat == 2


def test_whoever_thinks_may_change_what_he_is_shown(session):
    say(session, "Good")
    session.thinkers_view().words += ("evening",)
    session.thinkers_view().words += ("evening",)
    assert session.view.words == session.match.state.words == session.thinkers_view().words


def test_empty_words_are_not_told(session):
    say(session, "Good")
    assert session.take_news() == []
    say(session, "day.")
    assert session.take_news() == ["Ben?"]


def test_news_wait_behind_what_is_to_be_looked_at(session):
    say(session, "Hear!.")
    assert isinstance(session.interlude, Applause)
    assert session.take_news() == []
    session.leave_interlude()
    assert session.interlude is None
    assert session.take_news() == ["Ben?"]


def test_the_end_is_told_after_everything_else(session):
    say(session, "Hear!.", "The end.")
    assert session.take_news() == []
    session.leave_interlude()
    assert session.take_news()[-1] == ENDED


def test_whoever_begins_is_greeted_and_a_finished_game_has_ended(session):
    session.begin()
    assert session.take_news() == ["Ana?"]
    say(session, "The end.")
    session.take_news()
    session.begin()
    assert session.take_news() == [ENDED]


def test_what_is_taken_back_is_shown_and_kept_at_once(session, shelf):
    say(session, "Good")
    say(session, "day", "to you")
    session.undo()
    assert (session.view.words, shelf.kept) == (("Good",), 3)
    session.redo()
    assert session.view.words == ("Good", "day", "to you")
    session.undo(step=True)
    assert session.view.words == ("Good", "day")
    session.redo(step=True)
    assert session.view.words == ("Good", "day", "to you")
    session.restart_turn()
    assert session.view.words == ()


def test_the_last_turn_of_the_others_can_be_shown_again(session):
    say(session, "Good", "day.", "Ben.", "Cleo", "too.")
    session.show_from(None)
    assert session.view.words == ("Good", "day.")
    assert session.has_unshown


def test_the_last_turn_that_has_passed_is_taken_back_from_its_beginning(session, shelf):
    say(session, "Ana.", "Good", "day", "Ben.", "Cleo begins")
    session.take_news()
    assert session.last_turn_start == 1
    session.take_back_turn()
    assert session.view.words == ("Ana.",)
    assert session.match.state.seat == 1
    assert [*map(str, session.take_news())] == ["Ben's last turn is taken back."]
    assert session.last_turn_start == 0
    assert shelf.kept == 2


def test_before_a_turn_has_passed_there_is_none_to_take_back(session):
    assert session.last_turn_start is None
    say(session, "Good")
    assert session.last_turn_start is None
    with pytest.raises(ValueError, match="no turn"):
        session.take_back_turn()


def test_no_computer_agrees(shelf):
    session = new_session(shelf, people=[0, 1])
    say(session, "Ana.")
    assert session.last_turn_start is None


def test_a_turn_that_is_played_again_is_handed_on_again(shelf):
    session = new_session(shelf, range(3))
    session.hands_over = True
    say(session, "Ana.")
    session.take_back_turn()
    assert session.interlude is None
    say(session, "Ana again.")
    assert session.interlude.seat == 1


def test_a_word_in_an_auction_is_taken_back_alone(shelf):
    session = new_session(shelf, range(3))
    say(session, "Good", "day.", "2", "I win.", "Cleo")
    assert not session.is_last_turn_bid
    session.take_back_turn()
    assert session.view.words == ("Good", "day.", "2")
    assert session.is_last_turn_bid
    session.take_back_turn()
    assert session.view.words == ("Good", "day.")
    assert [*map(str, session.take_news())] == ["Ben's bid is taken back."]
