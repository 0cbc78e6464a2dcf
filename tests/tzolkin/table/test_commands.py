"""What is typed at Tzolk'in's table: the words of buttons stand for kinds of actions."""

import pytest

from game.table.commands import TableCommands
from game.tzolkin.rules import legal_actions
from tests.tzolkin.table.test_scene import open_table, seated


def reached(verb):
    """A match at a position in which an action of this kind is possible, and that action."""
    match = seated(2)
    while not (found := [one for one in legal_actions(match.state) if one.verb == verb]):
        match.play(legal_actions(match.state)[-1])
    return match, str(found[0])


@pytest.mark.parametrize(
    ("verb", "label"), [("pick", "Pick up"), ("beg", "BEG"), ("place", "place")]
)
def test_the_words_of_buttons_are_taken_for_the_kinds_of_actions(verb, label):
    match, legal = reached(verb)
    _viewer, scene = open_table(match)
    scene.session.leave_interlude()
    typed = legal.replace(verb, label, 1)
    assert list(TableCommands(scene).answer(typed)) == []
    assert str(match.actions[-1]) == legal


def test_ending_the_turn_by_its_whole_name_is_left_to_the_button():
    match, _legal = reached("end")
    _viewer, scene = open_table(match)
    assert TableCommands(scene)._parted("End turn") == ("end", "turn")
