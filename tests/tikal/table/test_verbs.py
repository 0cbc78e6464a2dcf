"""The table of verbs says what the rules do."""

import pytest

from game.tikal.rules.records import read
from game.tikal.rules.state import ACT
from game.tikal.table.verbs import VERBS
from game.tikal.table.view.controls import KEYS
from game.ui.sprites import names
from tests.tikal.table.test_motion import RECORDS


@pytest.mark.parametrize("record", ["basic-4-0", "basic-2-0"])
def test_every_action_takes_what_its_button_says(record):
    match = read((RECORDS / f"{record}.json").read_text("utf-8"))
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        if before.phase == ACT and action.verb in VERBS:
            verb, spent = VERBS[action.verb], before.ap - after.ap
            assert spent >= verb.cost if verb.at_least else spent == verb.cost, action


def test_a_verb_that_is_done_at_a_space_has_its_action_there():
    for name, verb in VERBS.items():
        assert {action.verb for action in verb.sites} <= {name}
        assert [action.space for action in verb.sites] == list(range(len(verb.sites)))


def test_no_letter_stands_for_two_things():
    letters = [verb.key for verb in VERBS.values()]
    assert len(letters) == len(set(letters))
    # while a hexagon is in hand, nothing can be recovered
    others = {key: one.buttons for one in KEYS for key in one.keys if len(one.keys) > 1}
    assert {letter: others[letter] for letter in letters if letter in others} == {"r": ("rotate",)}


def test_every_price_is_written_as_a_number():
    assert {verb.cost_label for verb in VERBS.values()} == {"1+", "2", "3", "5", "1"}


def test_every_verb_has_its_picture():
    assert {verb.icon for verb in VERBS.values()} <= set(names())
