"""Sayings: from a message to a sentence."""

import pytest

from game.core.message import Message
from game.ui import i18n
from game.words.saying import SentenceTable, Template

SAYINGS = SentenceTable(
    {
        "game-over": Template("The game is over.", "end"),
        "there-already": Template("{space} is taken already."),
        "kind-is-short": Template("{kind} is short."),
        "no-cube": Template("You have no {kind}."),
        "price": Template(
            ("The price is {number} cube.", "The price is {number} cubes."), "", "number"
        ),
        "action-refused": Template("Action {number} is refused. {reason}"),
    },
    {"kind": lambda number: ("wood", "stone")[number]},
)


def test_a_message_says_its_sentence_with_its_values():
    assert SAYINGS.text(Message("game-over")) == "The game is over."
    assert SAYINGS.text(Message("no-cube", {"kind": 1})) == "You have no stone."


def test_a_sentence_that_begins_with_a_field_has_a_capital_unless_it_names_a_space():
    told = SAYINGS.text(Message("kind-is-short", {"kind": 1}))
    assert told == "Stone is short."
    assert SAYINGS.text(Message("there-already", {"space": "d3"})) == "d3 is taken already."


@pytest.mark.parametrize(("number", "told"), [(0, "0 cubes"), (1, "1 cube"), (2, "2 cubes")])
def test_a_number_decides_between_two_forms(number, told):
    assert SAYINGS.text(Message("price", {"number": number})) == f"The price is {told}."


def test_a_message_in_a_field_is_told_in_its_place():
    refused = Message("action-refused", {"number": 3, "reason": Message("no-cube", {"kind": 0})})
    assert SAYINGS.text(refused) == "Action 3 is refused. You have no wood."


def test_a_message_leads_to_its_rule():
    assert SAYINGS.rule(Message("game-over")) == "end"
    assert SAYINGS.rule(Message("no-cube", {"kind": 0})) == ""


def test_a_sentence_is_said_in_the_language_in_use(monkeypatch):
    catalogue = {
        "The game is over.": "Das Spiel ist aus.",
        "The price is {number} cube.": ["{number} W"],
    }
    monkeypatch.setattr(i18n, "_current", i18n.Catalogue("zh", catalogue))
    assert SAYINGS.text(Message("game-over")) == "Das Spiel ist aus."
    assert SAYINGS.text(Message("price", {"number": 5})) == "5 W"
