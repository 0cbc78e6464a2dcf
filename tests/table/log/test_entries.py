"""What a log tells follows from what has been shown, whatever was undone in between."""

import time
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.message import Message
from game.table.log.entries import Log
from game.ui import theme
from game.ui.sound import speaker
from tests.table.small_game import Say, Shelf, Speaker, new_session


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


def session_of(*words):
    session = new_session(Shelf(), range(3))
    session.play([Say(word) for word in words])
    session.show_all()
    return session


def told(log):
    """The turns as plain words."""
    return [
        (one.seat, [(e.index, e.count, e.step.words) for e in one.entries]) for one in log.turns
    ]


def followed(session):
    log = Log(session)
    log.update()
    return log


def test_lines_are_grouped_by_turn():
    log = followed(session_of("Good", "day.", "Thanks."))
    assert told(log) == [
        (0, [(0, 1, "says Good"), (1, 1, "says day.")]),
        (1, [(2, 1, "says Thanks.")]),
    ]


def test_two_turns_of_one_seat_stay_apart():
    session = new_session(Shelf(), range(3))
    session.match.state.seats = 1
    session.play([Say("One."), Say("Two.")])
    session.show_all()
    assert [len(turn.entries) for turn in followed(session).turns] == [1, 1]


def test_what_is_done_again_is_one_line_that_counts():
    log = followed(session_of("no", "no", "no", "yes."))
    assert told(log) == [(0, [(0, 3, "says no"), (3, 1, "says yes.")])]
    assert log.turns[0].entries[0].end == 3


def test_nothing_is_told_before_it_is_shown():
    session = session_of("Good", "day.")
    session.play([Say("Thanks.")])
    log = followed(session)
    assert len(log.turns) == 1
    session.show_next()
    assert log.update()
    assert len(log.turns) == 2
    assert not log.update()


def test_what_is_told_part_by_part_is_the_same():
    session = session_of(*map(str, range(40)))
    log = Log(session)
    for _some in range(2):
        next(log.update_in_parts())  # somebody did something meanwhile
    assert 0 < len(log.turns[0].entries) < 20
    session.undo_to(20)
    assert sum(1 for _part in log.update_in_parts()) == 1
    assert told(log) == told(followed(session))
    assert not log.update()


def test_what_was_undone_is_gone_and_unchanged_turns_are_the_same():
    session = session_of("Good", "day.", "well", "well")
    log = followed(session)
    first = log.turns[0]
    session.undo(step=True)
    log.update()
    assert told(log)[1] == (1, [(2, 1, "says well")])
    session.play([Say("thanks.")])
    session.show_all()
    log.update()
    assert told(log)[1] == (1, [(2, 1, "says well"), (3, 1, "says thanks.")])
    assert log.turns[0] is first


def undone(log):
    return [(one.index, one.count, one.step.words) for one in log.undone]


def test_what_was_undone_is_told_until_something_else_is_shown():
    session = session_of("Good", "day.", "well", "well", "so")
    log = followed(session)
    assert undone(log) == []
    session.undo(step=True)
    log.update()
    assert not log.update()
    assert undone(log) == [(4, 1, "says so")]
    session.undo(step=True)
    log.update()
    assert undone(log) == [(3, 1, "says well")]
    session.redo(step=True)
    log.update()
    assert undone(log) == []
    session.undo_to(2)
    log.update()
    assert undone(log) == [(2, 2, "says well")]


def test_who_looks_at_an_earlier_position_has_taken_nothing_back():
    session = session_of("Good", "day.", "well")
    log = followed(session)
    session.show_from(1)
    log.update()
    assert undone(log) == []


def test_a_turn_that_was_taken_back_is_noted():
    session = session_of("Good", "day.", "Thanks.")
    log = followed(session)
    session.take_back_turn()
    log.update()
    assert [turn.seat for turn in log.turns] == [0, 1]
    assert [entry.count for entry in log.turns[1].entries] == [0]
    session.play([Say("Fine.")])
    session.show_all()
    log.update()
    assert [turn.entries[0].step.words for turn in log.turns[2:]] == ["says Fine."]
    assert told(log) == told(followed(session))


@given(st.lists(st.sampled_from(("no", "yes", "end.", "undo", "redo", "again")), max_size=30))
def test_it_is_always_that_of_one_who_begins_to_look_now(steps):
    session = session_of()
    log = followed(session)
    for step in steps:
        match step:
            case "undo" if session.match.can_undo:
                session.undo(step=True)
            case "redo" if session.match.can_redo:
                session.redo(step=True)
            case "again":
                session.show_from(None)
                log.update()
                session.show_all()
            case "no" | "yes" | "end.":
                session.play([Say(step)])
                session.show_all()
        log.update()
        assert told(log) == told(followed(session))


def reasons(log):
    return [(e.index, e.reason) for turn in log.turns for e in turn.entries if e.reason]


def test_the_last_line_of_a_decision_says_why():
    session = session_of("Good", "day.")
    session.play([Say("Thanks"), Say("a lot.")], Message("is polite"))
    session.show_all()
    log = followed(session)
    assert reasons(log) == [(3, "is polite")]
    assert [session.reason_at(index) for index in range(4)] == ["", "", "is polite", "is polite"]


def test_the_reason_of_what_is_not_shown_yet_is_not_told():
    session = session_of("Good", "day.")
    session.play([Say("Thanks"), Say("a lot.")], Message("is polite"))
    session.show_next()
    assert reasons(followed(session)) == []


def test_the_reason_goes_with_what_was_taken_back():
    session = session_of("Good")
    session.play([Say("day"), Say("Ben")], Message("is polite"))
    session.show_all()
    log = followed(session)
    session.undo_to(1)
    session.play([Say("night"), Say("all")])
    session.show_all()
    log.update()
    assert reasons(log) == []


def test_the_same_word_of_two_decisions_is_two_lines_with_a_reason_each():
    session = new_session(Shelf(), range(3))
    for reason in ("one", "two"):
        session.play([Say("Again")], Message(reason))
    session.show_all()
    assert reasons(followed(session)) == [(0, "one"), (1, "two")]


class TestMatchOpenedAgain:
    """Computer players think again of the reasons that they gave before, the last turn first."""

    SPEAKERS: ClassVar = {0: Speaker("Good", "day.", slices=3), 1: Speaker("Thanks.")}

    def log(self, *words, speakers=SPEAKERS):
        """The log, and its reasons by action."""
        log = Log(session_of(*words), speakers)
        log.update()
        for second in range(1, 4):
            log.recall(second)
        return {one.index: one.reason for turn in log.turns for one in turn.entries if one.reason}

    def test_what_was_decided_has_its_reason_again(self):
        assert self.log("Good", "day.", "Thanks.", "Bye.") == {1: "because", 2: "because"}

    def test_what_was_decided_otherwise_has_none(self):
        assert self.log("Good", "evening.", "Thanks.") == {2: "because"}

    def test_people_are_not_asked(self):
        assert self.log("Good", "day.", "Thanks.", speakers={1: Speaker("Thanks.")}) == {
            2: "because"
        }

    def test_what_was_taken_back_meanwhile_is_not_thought_of(self):
        session = session_of("Good", "day.", "Thanks.")
        log = Log(session, self.SPEAKERS)
        session.take_back_to(0)
        log.update()
        assert not log.recall(9.0)

    def test_it_takes_a_share_of_the_time(self):
        log = Log(session_of("Good", "day."), {0: Speaker("Good", "day.", slices=10**9)})
        spent = []
        for now in (100.0, 100.02):
            begin = time.perf_counter()
            assert not log.recall(now)
            spent.append(time.perf_counter() - begin)
        assert spent[0] >= theme.RECALLING_SLICE
        assert spent[1] < theme.RECALLING_SLICE
