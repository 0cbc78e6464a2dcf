"""An advice that is thought of while the table goes on."""

from game.table.modes.deciding import THINKING
from game.table.others import Hint
from tests.table.small_game import Said, Say, Speaker


def told(view, decision):
    return f"{len(view.words)}: {decision.actions[0].word}", str(decision.reason)


def test_a_hint_comes_once_and_says_what_to_do_and_why(monkeypatch):
    monkeypatch.setattr("game.ui.theme.THINKING_SLICE", 0)
    hint = Hint(Speaker("Listen", slices=3), Said(), told)
    assert hint.think() is None
    monkeypatch.undo()
    advice = hint.think()
    assert advice.action == Say("Listen")
    assert tuple(map(str, advice.words)) == ("0: Listen", "because")


def test_as_long_as_it_is_thought_of_there_is_nothing_to_do():
    assert THINKING.action is None
    assert tuple(map(str, THINKING.words)) == ("Thinking of a hint …", "")
