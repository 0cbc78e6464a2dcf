"""Messages: a name and values, and errors that carry one."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from game.core.message import IllegalAction, Message, Refusal


def test_a_message_for_people_who_program_names_its_values():
    assert str(Message("game-over")) == "game-over"
    told = Message("too-dear", {"cost": 5, "ap": 3})
    assert str(told) == "too-dear (cost: 5, ap: 3)"
    assert str(Message("action-refused", {"reason": told})) == (
        "action-refused (reason: too-dear (cost: 5, ap: 3))"
    )


def test_a_refusal_keeps_its_message_on_its_way_between_processes():
    refused = IllegalAction("temple-guarded", space="d3")
    assert str(refused) == "temple-guarded (space: d3)"
    arrived = pickle.loads(pickle.dumps(refused))
    assert arrived.message == Message("temple-guarded", {"space": "d3"})


@given(st.text(), st.lists(st.text(), max_size=3).map(tuple))
def test_whatever_a_refusal_quotes_is_one_plain_line(text, several):
    refused = Refusal("no-space", text=text, names=several)
    assert str(refused).isprintable()
    assert len(str(Refusal("no-space", text=text * 9999))) < 500


def test_a_refusal_hands_on_the_message_of_another_with_more_values():
    inner = IllegalAction("temple-guarded", space="d3")
    assert Refusal.from_message(inner.message, game="some").message == (
        Message("temple-guarded", {"space": "d3", "game": "some"})
    )
