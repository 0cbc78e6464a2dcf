"""An advice that is thought of while the table goes on."""

from game.table.thinking import Hint
from tests.table.small_game import Said, Say, Speaker


def told(view, decision):
    return f"{len(view.words)}: {decision.actions[0].word}", str(decision.reason)


def test_a_hint_comes_once_and_says_what_to_do_and_why():
    hint = Hint(Speaker("Listen", slices=3), Said(), told)
    assert hint.action is None
    assert hint.words == ("Thinking of a hint …", "")
    while not hint.update():
        assert hint.action is None
    assert hint.action == Say("Listen")
    assert hint.words == ("0: Listen", "because")
    assert not hint.update()
