"""What is typed at the table: the words of buttons, what is a question, and what leads on."""

import pytest

from game.core.message import NotationError
from game.table.commands import TableCommands
from game.tikal import rules
from game.tikal.rules.components import HEXAGON_KINDS, VOLCANO
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tikal.rules.state import ACT, CHOOSE, PLACE
from game.tikal.words.labels import LABELS
from tests.tikal.table.test_scene import NAMES, Table, new_match


def reached(match, wanted):
    """The match once it has come to a position that is wanted."""
    while not wanted(match.state):
        legal = rules.legal_actions(match.state)
        match.play(legal[-1] if match.state.phase != ACT else legal[0])
    return match


def at_table(match):
    table = Table(match)
    return table, TableCommands(table.scene)


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("Arrive w a5", "enter w a5"),
        ("ARRIVE W A5", "enter w a5"),
        ("arrive l a5", "enter l a5"),
        ("enter w a5", "enter w a5"),
    ],
)
def test_the_words_of_buttons_are_taken_for_the_kinds_of_actions(typed, played):
    table, commands = at_table(reached(new_match(), lambda state: state.phase == ACT))
    assert list(commands.answer(typed)) == []
    assert table.notation[-1] == played


def test_a_hexagon_is_placed_by_the_word_of_its_button():
    table, commands = at_table(new_match())
    legal = str(rules.legal_actions(table.match.state)[0])
    commands.answer(legal.replace("tile", "place").upper())
    assert table.notation == [legal]


def test_the_rotations_that_fit_are_listed_where_none_is_typed():
    _table, commands = at_table(new_match())
    with pytest.raises(NotationError):
        commands.answer("tile c4")
    (told,) = commands.examples("tile c4")
    assert told.endswith(f"Write: {', '.join(f'tile c4 r{turns}' for turns in range(6))}.")


def test_what_is_the_only_way_to_go_on_need_not_be_typed():
    match = reached(
        new_match(), lambda state: state.phase == PLACE and HEXAGON_KINDS[state.hand] == VOLCANO
    )
    table, commands = at_table(match)
    assert list(commands.answer("Place c4")) == []
    assert table.notation[-1] == "tile c4 r0"


def test_the_words_of_buttons_are_those_of_the_language_in_use(monkeypatch):
    table, commands = at_table(new_match())
    legal = str(rules.legal_actions(table.match.state)[0])
    monkeypatch.setitem(LABELS, "confirm", "Hinlegen")
    commands.answer(legal.replace("tile", "hinlegen"))
    assert table.notation == [legal]


def test_what_can_be_done_is_asked_by_the_words_of_buttons_too():
    _table, commands = at_table(reached(new_match(), lambda state: state.phase == ACT))
    told = list(commands.answer("? arrive"))
    assert told == list(commands.answer("? enter"))
    assert any(one.startswith("enter w a5: ") for one in told)


def test_how_a_kind_of_action_is_written_follows_what_is_half_typed():
    _table, commands = at_table(reached(new_match(), lambda state: state.phase == ACT))
    with pytest.raises(NotationError):
        commands.answer("arrive a5")
    (told,) = commands.examples("arrive a5")
    assert told.endswith("Write: enter w a5, enter l a5.")
    assert commands.examples("fly a5") == []


def test_the_question_about_points_says_how_one_scores_while_one_is_to():
    match = reached(new_match(), lambda state: state.phase == ACT)
    assert not any("write" in one for one in at_table(match)[1].answer("score"))
    reached(match, lambda state: state.scoring_queue and state.phase == ACT)
    _table, commands = at_table(match)
    assert list(commands.answer("score"))[-1] == "To press “Score” now, write: end."
    assert list(commands.answer("end")) == []
    points, leads_on = commands.answer("?")
    assert points.startswith("No action can be chosen now. ")
    assert leads_on == "To go on, write: Continue."


def test_a_hexagon_on_display_is_told_apart_from_a_space():
    players = [{"name": name, "kind": "human"} for name in NAMES[:2]]
    match = TikalMatch(new_setup(players, 0, 5, variant=VARIANTS["auction"]))
    table, commands = at_table(reached(match, lambda state: state.phase == CHOOSE))
    (told, *_others) = commands.answer("?")
    named = told.split("Write: choose ")[1].split(",")[0].strip(".")
    assert "which is no space" in told
    assert any(f"hexagon {named}" in node.name for node in table.scene.form.nodes())
    assert list(commands.answer(f"choose {named.casefold()}")) == []
    assert table.notation[-1] == f"choose {named}"
    assert table.match.state.phase == PLACE
