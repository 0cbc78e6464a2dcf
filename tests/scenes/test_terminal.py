"""The game in a terminal: whole games by what is printed and typed, and nothing else."""

import itertools
import random
import re

import pytest

from game import app as loop
from game.console.numbers import Numbers
from game.console.telling import changes
from game.core.match import OVER
from game.platform import platform
from game.platform.node import Node
from game.scenes.results import ResultsScene
from game.settings.store import Pace, Settings, save_settings
from game.terminal import Terminal
from game.tzolkin.rules.state import TURN
from tools.gallery.tzolkin import at, position

NO_NEWS = "Nothing has happened since the last answer."


class Player:
    """Types into the terminal and reads what it prints; time passes as fast as it can."""

    def __init__(self, match=None):
        self.terminal = Terminal()
        platform.assist(self.terminal)
        save_settings(Settings(pace=Pace.INSTANT))
        self.clock = itertools.count(1.0, 0.3)
        self.app = loop.App(match)
        self.wait()

    def wait(self):
        for _turn in range(4000):  # a master thinks in slices of real time
            before = self.terminal.tree
            for _again in range(2):
                self.app.turn(next(self.clock))
            if self.terminal.tree is before is not None and not self.app.stage.busy:
                return

    def type(self, line):
        """Return what is said to a line, and what has come of it."""
        self.terminal.type(line)
        self.wait()
        said = list(self.terminal.answered)
        if self.terminal.tree is not self.terminal.told:
            self.terminal.type("news")
            self.wait()
            said += [one for one in self.terminal.answered if one != NO_NEWS]
        return said

    def play(self, action):
        """Type an action, and wait for no more than its answer."""
        before = self.terminal.answered
        self.terminal.type(action)
        for _turn in range(50):
            self.app.turn(next(self.clock))
            if self.terminal.answered is not before:
                return

    def complete(self, begun):
        self.terminal.begin(begun)
        self.wait()
        return self.terminal.completions

    @property
    def lines(self):
        self.type("")
        return self.type("")

    def offers(self, name):
        return self.number(name) is not None

    def number(self, name):
        printed = re.compile(rf"\s*(\d+) {re.escape(name)}\b.*")
        return next((one[1] for line in self.lines if (one := printed.fullmatch(line))), None)


@pytest.fixture
def player(monkeypatch):
    yield Player()
    platform.assist(None)


def test_a_name_or_a_number_does_it_and_what_is_not_there_is_said(player):
    assert player.offers("Tikal")
    assert player.type(player.number("Tikal"))[0] == "Tikal"
    player.type("new game")
    assert any("Ada" in one for one in player.type("name of player 1 = Ada"))
    (said,) = player.type("castle")
    assert "castle" in said


def test_back_leaves_a_dialog(player):
    player.type("settings")
    player.type("back")
    assert player.offers("Tikal")


def test_help_names_every_command(player):
    told = "\n".join(player.type("help"))
    assert all(word in told for word in ("look", "where", "news", "back"))


def test_a_question_mark_lists_what_can_be_done_in_every_scene(player):
    assert any("Tzolk'in" in one for one in player.type("?"))
    assert not any("Tzolk'in" in one for one in player.type("help"))


def begin(player, game, *choices):
    for line in (game, "new game", *choices, "start"):
        player.type(line)
    if player.offers("Play as chosen"):
        player.type("play as chosen")


def begin_of_two(player, game, *choices):
    begin(player, game, *choices, "is played by: novice", "person", "done")


@pytest.fixture
def tikal(player):
    begin_of_two(player, "tikal", "basic")
    return player


ONWARD = ("watch/skip", "go-on", "hand-over/take", "scoring/", "dialog/end", "do")
"""The ids of what goes on where there is nothing to decide."""


def go_on(player):
    """Press what goes on where no action can be typed."""
    nodes = [node for node in player.terminal.tree.walk() if node.enabled]
    onward = next(node for start in ONWARD for node in nodes if node.id.startswith(start))
    player.terminal.type(onward.name)
    player.wait()


def is_over(player):
    return isinstance(player.app.stage.bottom, ResultsScene)


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        ("tikal", ["mini"]),
        ("tikal", ["basic"]),
        pytest.param("tikal", ["auction"], marks=pytest.mark.long(minutes=0.2)),
        pytest.param("tzolkin", [], marks=pytest.mark.long(minutes=0.4)),
    ],
    ids=["mini", "basic", "auction", "tzolkin"],
)
def test_a_whole_game_is_typed_in_the_notation_and_the_results_are_read(player, game, variant):
    begin_of_two(player, game, *variant)
    scene = player.app.stage.bottom
    match, rules = scene.match, scene.kit.rules
    chance = random.Random(3)
    while not is_over(player):
        if scene.mode.decider is None or scene.session.interlude:
            go_on(player)
            continue
        typed = str(rules.random_action(match.state, chance))
        before = len(match.actions)
        player.play(typed)
        assert str(match.actions[before]) == typed, player.terminal.answered
    assert match.state.phase == OVER
    assert any("points" in one for one in player.lines)


def test_an_action_is_typed_told_and_taken_back(tikal):
    placing = next(one for one in tikal.complete("tile ") if one)
    typed = tikal.complete(f"{placing} ")[0]
    space = typed.split()[1]
    assert any(f"on {space}" in one for one in tikal.type(typed))
    said = tikal.type("enter w a5")
    assert any("worker arrives at a5" in one for one in said)
    assert not any("Menu" in one for one in said)  # only what is new
    assert any(one.startswith("Taken back: ") and "arrives" in one for one in tikal.type("undo"))


def test_an_older_line_that_comes_in_sight_again_is_no_news():
    def told(*lines):
        log = tuple(Node(f"log/{line}", "text", f"{line} is told.") for line in lines)
        return Node("table", "main", children=(Node("log", "log", children=log),))

    before = told("line/3/1", "line/4/1", "line/5/2")
    after = told("line/2/1", "line/3/1", "line/4/1", "line/5/1", "undone/6/1")
    assert list(changes(before, after, Numbers())) == ["undone/6/1 is told."]


def test_what_a_line_lacks_is_told(tikal):
    whole = next(one for one in tikal.complete("tile ") if one)
    typed = " ".join(whole.split()[:2])
    said = tikal.type(typed)
    assert "takes 2 words" in said[0]
    assert "r0: not rotated" in said[1]
    assert f"Write: {typed} r" in said[1]


def test_that_there_is_no_news_is_told(tikal):
    tikal.terminal.type("news")
    tikal.wait()
    assert tikal.terminal.answered == ["Nothing has happened since the last answer."]


def test_what_the_rules_refuse_and_what_nobody_knows_is_answered_with_the_reason(tikal):
    scene = tikal.app.stage.bottom
    (said,) = tikal.type("dig d3")
    assert "hexagon" in said
    (said,) = tikal.type("dig z9")
    assert "spaces are a1 to h5" in said
    (said,) = tikal.type("fly a5")
    assert "Type ?" in said
    assert not scene.match.actions


def test_questions_are_answered(tikal):
    assert any("tile" in one for one in tikal.type("?"))
    assert any("a5: Base camp" in one for one in tikal.type("where a5"))
    assert any("AP" in one for one in tikal.type("reach"))
    (space,) = tikal.type("look a5")
    assert "a5: Base camp" in space
    assert "Ways: b4 1 AP" in space.replace("a4 2 AP, ", "")
    assert "Touches north a4" in space
    assert len(tikal.type("score")) == 2
    assert "nobody on the board" in tikal.type("where red")[0]
    assert tikal.type("last") == ["Nobody else has done anything yet."]


def test_what_is_unchanged_is_not_said_with_every_answer(tikal):
    tikal.type(tikal.complete(f"{tikal.complete('tile ')[0]} ")[0])
    first, second = tikal.type("arrive w a5"), tikal.type("arrive w a5")
    assert not {*first} & {*second}
    assert tikal.type("look a5") == tikal.type("look a5")
    tikal.type("back")
    assert tikal.type("back")  # nothing is left to put down, and something is said


def test_what_a_button_does_is_explained_once(tikal):
    tikal.type("")
    explained = [one for one in tikal.type("look") if "Rules, settings" in one]
    assert explained
    assert not [one for one in tikal.type("") if "Rules, settings" in one]


def test_a_hint_is_thought_about_and_then_told(player, monkeypatch):
    begin_of_two(player, "tikal", "mini")
    answers, answer = [], player.terminal.answer
    monkeypatch.setattr(
        player.terminal, "answer", lambda act, lines: (answers.append(lines), answer(act, lines))
    )
    player.type("hint")
    assert answers[0] == ["A master is thinking about your turn. The advice follows."]
    assert any("A master's advice" in one for one in answers[1])


def test_in_a_dialog_what_is_not_there_says_how_to_leave_it(tikal):
    tikal.type("menu")
    (said,) = tikal.type("enter w a5")
    assert said == "There is no “enter w a5” in this dialog. Type back to leave it."


def test_a_first_line_is_answered_with_what_has_come_of_it_alone(tikal):
    match = tikal.app.stage.bottom.match
    reader = Player(match)  # nothing has been told to it
    placing = next(one for one in tikal.complete("tile ") if one)
    tikal.terminal.answered = ()
    platform.assist(reader.terminal)
    reader.terminal.type(reader.complete(f"{placing} ")[0])
    reader.wait()
    assert not any("Open the menu" in one or "Menu" in one for one in reader.terminal.answered)
    assert any(": places" in one for one in reader.terminal.answered)


@pytest.mark.parametrize("speaks", [True, False])
def test_who_has_said_what_is_new_answers_with_what_came_of_the_line_alone(tikal, speaks):
    scene = tikal.app.stage.bottom
    tikal.terminal.has_keys = speaks
    scene.order(scene.kit.rules.parse(tikal.complete(f"{tikal.complete('tile ')[0]} ")[0]))
    tikal.wait()
    said = tikal.type("arrive w a5")
    assert any("arrives at a5" in one for one in said)
    assert any("places" in one for one in said) is not speaks


def test_a_number_stays_with_its_button(tikal):
    menu = tikal.number("Menu")
    tikal.type(tikal.complete(f"{tikal.complete('tile ')[0]} ")[0])
    assert tikal.number("Menu") == menu


def test_a_hint_in_tzolkin_is_told_step_by_step():
    player = Player(position("base-2-eager-56", 0.9, at(TURN)))
    said = player.type("hint")
    assert any(one.startswith("Plan: ") for one in said)
    assert any(re.search(r"(Place a worker on|Pick up the worker on) .*\d", one) for one in said)
