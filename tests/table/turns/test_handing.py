"""Several people around one device: each is told whose turn it is, and what he has missed."""

import pytest

from game.table.news import HandOver
from game.ui.sound import speaker
from tests.table.small_game import Applause, Say, Shelf, Telling, new_session


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


def session_of(*people):
    session = new_session(Shelf(), people)
    session.hands_over = True
    session.begin()
    session.take_news()
    return session


def say(session, *words):
    session.play([Say(word) for word in words])
    session.show_all()


def test_the_next_one_is_told_before_anything_else_and_greeted_by_that():
    session = session_of(0, 1, 2)
    say(session, "Good", "day.")
    assert session.interlude == HandOver(seat=1, since=0)
    assert session.take_news() == []
    session.leave_interlude()
    assert session.take_news() == []


def test_what_is_looked_at_comes_first():
    session = session_of(0, 1, 2)
    say(session, "Hear!.")
    assert isinstance(session.interlude, Applause)
    session.leave_interlude()
    assert isinstance(session.interlude, HandOver)


def test_it_tells_all_since_his_own_last_turn():
    session = session_of(0, 1, 2)
    for words in ("Ana.", "Ben.", "Cleo.", "Ana again."):
        say(session, words)
        handed = session.interlude
        session.leave_interlude()
    assert handed == HandOver(seat=1, since=2)
    told = [played.action.word for played in session.played_since(handed.since)]
    assert told == ["Cleo.", "Ana again."]


def test_others_turns_between_are_waited_for():
    session = session_of(0, 2)
    say(session, "Ana.")
    assert session.interlude is None
    say(session, "Ben.")
    assert session.interlude == HandOver(seat=2, since=0)


def test_whoever_plays_alone_is_told_nothing():
    session = session_of(0)
    say(session, "Ana.", "Ben.", "Cleo.")
    assert session.interlude is None


def test_it_can_be_switched_off():
    session = session_of(0, 1, 2)
    session.hands_over = False
    say(session, "Ana.")
    assert session.interlude is None
    assert session.take_news() == ["Ben?"]


def test_a_word_in_between_hands_nothing_over(monkeypatch):
    session = session_of(0, 1, 2)
    monkeypatch.setattr(session.telling, "begins_turn", lambda played: False, raising=False)
    say(session, "Ana.")
    assert session.interlude is None


def test_the_end_of_the_game_hands_nothing_over():
    session = session_of(0, 1, 2)
    say(session, "The end.")
    assert session.interlude is None


def test_what_is_shown_again_is_not_handed_over_again():
    session = session_of(0, 1, 2)
    for words in ("Ana.", "Ben."):
        say(session, words)
        session.leave_interlude()
    session.show_from(None)
    session.show_all()
    assert session.interlude is None


def test_a_secret_is_handed_over_before_anything_is_seen(monkeypatch):
    monkeypatch.setattr(Telling, "is_secret", lambda self, state: True)
    session = new_session(Shelf(), (0, 1, 2))
    assert session.interlude == HandOver(seat=0, since=0)
    session.begin()
    assert session.take_news() == []
    assert new_session(Shelf(), (0,)).interlude is None
    assert new_session(Shelf(), (1, 2)).interlude is None


def test_a_secret_that_is_chosen_again_is_handed_over_again(monkeypatch):
    monkeypatch.setattr(Telling, "is_secret", lambda self, state: True)
    session = session_of(0, 1, 2)
    session.leave_interlude()
    say(session, "Ana.")
    session.leave_interlude()
    session.take_back_turn()
    assert session.interlude == HandOver(seat=0, since=0)
