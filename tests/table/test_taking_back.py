"""The undo arrow: where nothing of a turn is left to undo, it asks about the turn before."""

import pytest

from game.core.record import MAX_ACTIONS, MAX_TAKEN_BACK
from game.table.dialogs.menu import take_back_label
from tests.table.modes.small_modes import Speaking, Turn
from tests.table.small_game import Said, Say, Shelf, new_session


def session_after(*words, people=range(3)):
    session = new_session(Shelf(), people)
    session.play([Say(word) for word in words])
    session.show_all()
    return session


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), ""),
        (("Good",), ""),
        (("Good", "day."), "Take back Ana's turn …"),
        (("Good", "day.", "Ben"), ""),
        (("Good.", "7"), "Take back Ben's bid …"),
    ],
)
def test_it_is_named_whose_turn_or_bid_it_is(words, told):
    assert str(take_back_label(session_after(*words))) == told


def test_no_computer_is_asked():
    assert take_back_label(session_after("Good", "day.", people=[0, 1])) == ""


def test_the_arrow_is_grey_only_where_there_is_nothing_at_all():
    grey, asks, undoes = (
        Speaking(Turn(Said(), undo=undo, agreed=agreed)).tools["tool/undo"]
        for undo, agreed in ((False, ""), (False, "Take back it …"), (True, "Take back it …"))
    )
    assert not grey.enabled
    assert grey.why
    assert (asks.enabled, asks.label) == (True, "Take back it …")
    assert (undoes.enabled, undoes.label) == (True, "")


def test_the_turn_anew_is_of_this_turn_alone():
    mode = Speaking(Turn(Said(), agreed="Take back it …"))
    assert not mode.tools["tool/restart"].enabled


def test_no_more_is_taken_back_than_a_record_holds():
    session = session_after()
    for _turn in range(MAX_TAKEN_BACK):
        session.play([Say("day.")])
        session.show_all()
        session.take_back_turn()
    session.play([Say("day.")])
    session.show_all()
    assert take_back_label(session) == ""
    with pytest.raises(ValueError, match="no turn"):
        session.take_back_turn()


def test_half_of_what_a_record_holds_is_left_for_the_game():
    match = session_after(*["Good"] * (MAX_ACTIONS // 2 + 1)).match
    assert not match.has_room_to_take_back(0)
    assert match.has_room_to_take_back(1)
