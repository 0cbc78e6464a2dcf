"""The game in a terminal: whole games by what is printed and typed, and nothing else."""

import itertools
import random
import re

import pytest

from game import app as loop
from game.platform import platform
from game.scenes.results import ResultsScene
from game.settings.store import Pace, Settings, save_settings
from game.terminal import Terminal

ONWARD = (
    "confirm",
    "dialog/end",
    "scoring/",
    "end-turn",
    "do",
    "go-on",
    "hand-over",
    "bid/pass",
    "watch/skip",
)
"""The ids of what goes on with the game wherever it is there."""
CHOICES = ("card/", "display/")
"""The ids of cards and hexagons of which one is chosen."""


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
        for _turn in range(200):
            before = self.terminal.tree
            for _again in range(3):
                self.app.turn(next(self.clock))
            if self.terminal.tree is before is not None and not self.app.stage.busy:
                return

    def type(self, line):
        said = list(self.terminal.answer(line))
        self.wait()
        return said

    @property
    def lines(self):
        return list(self.terminal.brief())

    def offers(self, name):
        printed = re.compile(rf"\s*\d+ {re.escape(name)}(, .*)?( \(chosen\))?")
        return any(printed.fullmatch(line) for line in self.lines)


@pytest.fixture
def player(monkeypatch):
    yield Player()
    platform.assist(None)


def test_a_name_or_a_number_does_it_and_what_is_not_there_is_said(player):
    assert player.offers("New game")
    player.type("new game")
    assert player.lines[0] == "Which game?"
    player.type("tikal")
    player.type("name of player 1 = Ada")
    assert any("Ada" in one for one in player.lines)
    (said,) = player.type("castle")
    assert "castle" in said


def test_back_leaves_a_dialog(player):
    player.type("settings")
    player.type("back")
    assert player.offers("New game")


def test_help_names_every_command(player):
    told = "\n".join(player.type("?"))
    assert all(word in told for word in ("look", "where", "last", "back", "quit"))


def begin(player, game, *choices):
    for line in ("new game", game, *choices, "start", "just play"):
        player.type(line)


def go_on(player, chance):
    """Does something that is offered, as somebody would who only wants to get on."""
    there = player.terminal.numbered().items()
    onward = [number for number, node in there if node.id.startswith(ONWARD)]
    lit = [line.split()[0] for line in player.terminal.where("You can choose it")]
    lit += [number for number, node in there if node.id.startswith(CHOICES)]
    if not (onward or lit):
        assert player.offers("Close"), player.lines
        return player.type("back")  # a hexagon that was only looked at
    first = onward if onward and (not lit or chance.random() < 0.7) else lit
    return player.type(chance.choice(first))


def is_over(player):
    return isinstance(player.app.stage.bottom, ResultsScene)


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        ("tikal", ["mini"]),
        ("tikal", ["basic"]),
        ("tikal", ["auction"]),
        pytest.param("tzolkin", [], marks=pytest.mark.long(minutes=0.4)),
    ],
    ids=["mini", "basic", "auction", "tzolkin"],
)
def test_a_whole_game_is_played_and_the_results_are_read(player, game, variant):
    begin(player, game, *variant, "explorer", "person", "done")
    chance = random.Random(3)
    for _step in range(3000):
        if is_over(player):
            return
        go_on(player, chance)
    pytest.fail(f"no end: {player.lines}")


def test_everything_of_a_table_can_be_looked_at(player):
    begin(player, "tikal")
    assert any(one.startswith("look ") for one in player.lines)
    assert any("Base camp" in one for one in player.type("look table"))
    assert any("workers" in one for one in player.type("look players"))
    assert list(player.terminal.where("base camp"))
