"""Bots of one's own in processes of their own."""

import logging
from dataclasses import replace

import pytest

from game.players.bot import BadDecision
from game.players.player import decide
from game.players.tournament.arena import play_game
from game.players.tournament.bot_process import (
    BotFileError,
    OutsideBot,
    check_bot_file,
    is_bot_file,
)
from game.players.tournament.fixture import Fixture
from game.tikal import rules
from game.tikal.description import TIKAL
from game.tikal.players.plain import RandomPlayer
from game.tikal.rules.actions import END_TURN
from tests.tikal.rules.positions import game
from tests.tikal.rules.positions import play as played

BOTS = """
import os
import sys
import time

from game.players.bot import BadDecision
from game.tikal.players.plain import RandomPlayer
from game.core.message import Message
from game.players.player import Decision
from game.tikal.players.plain import Bot
from game.tikal.rules.actions import END_TURN


class Chatty(RandomPlayer):
    def choose(self, view, legal):
        print("thinking")
        assert sys.stdin.read() == ""
        return super().choose(view, legal)


class Raising(Bot):
    def choose(self, view, legal):
        return legal[999]


class Endless(Bot):
    def choose(self, view, legal):
        while True:
            try:
                time.sleep(1)
            except BaseException:
                pass


class EndlessOnce(RandomPlayer):
    def choose(self, view, legal):
        while not os.path.exists(__file__ + ".seen"):
            open(__file__ + ".seen", "w").close()
            time.sleep(1000)
        return super().choose(view, legal)


class Leaving(Bot):
    def choose(self, view, legal):
        os._exit(0)


class Illegal(Bot):
    def choose(self, view, legal):
        return "end"


class Unmade(Bot):
    def __init__(self):
        pass


class NoPlayer:
    pass


a_function = print
"""


@pytest.fixture
def bots(tmp_path):
    """The name of a bot by its class."""
    path = tmp_path / "bots.py"
    path.write_text(BOTS, "utf-8")
    return lambda class_name: f"{path}:{class_name}"


@pytest.fixture
def view():
    """A view in which turns may be ended."""
    return rules.view(played(game("A2"), "tile c4 r0"))


def test_own_bots_are_told_from_names():
    assert is_bot_file("bots/mine.py:Digger")
    assert is_bot_file("C:/bots/mine.py:Digger")
    assert not is_bot_file("explorer:builder")


@pytest.mark.parametrize("variant", ["basic", "mini"])
def test_a_bot_outside_plays_as_it_would_inside(bots, variant):
    outside = Fixture(TIKAL, (bots("Chatty"), "random"), 4, variant=variant)
    inside = replace(outside, entrants=(RandomPlayer, "random"))
    played_outside, played_inside = play_game(outside), play_game(inside)
    assert played_outside.points == played_inside.points
    assert played_outside.actions == played_inside.actions
    assert played_outside.lost == (0, 0)


@pytest.mark.parametrize(
    ("class_name", "reason"),
    [
        ("Raising", "IndexError: list index out of range"),
        ("Illegal", "'end' is not legal"),
    ],
)
def test_a_broken_bot_loses_its_decisions_and_the_match_goes_on(bots, class_name, reason, caplog):
    with caplog.at_level(logging.WARNING, "game.players"):
        result = play_game(Fixture(TIKAL, ("random", bots(class_name)), 4, variant="mini"))
    assert result.lost[0] == 0
    assert result.lost[1] == len(caplog.records) > 10
    assert all(reason in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize(
    ("class_name", "reason"),
    [("Endless", r"no answer within 0\.2 s"), ("Leaving", "its process has ended")],
)
def test_a_bot_that_never_answers_is_ended_and_started_anew(bots, view, class_name, reason):
    with OutsideBot(TIKAL, bots(class_name), 1, seconds=0.2) as bot:
        for _ in range(2):
            with pytest.raises(BadDecision, match=reason):
                decide(bot, view)


def test_a_bot_that_was_too_slow_is_asked_again(bots, view):
    with OutsideBot(TIKAL, bots("EndlessOnce"), 1, seconds=1.5) as bot:
        with pytest.raises(BadDecision, match=r"no answer within 1\.5 s"):
            decide(bot, view)
        assert decide(bot, view).actions == decide(RandomPlayer(1), view).actions


def test_no_process_is_left_behind(bots, view):
    with OutsideBot(TIKAL, bots("Chatty"), 1, seconds=5) as bot:
        decide(bot, view)
        process = bot._process
        assert process.poll() is None
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("class_name", "reason"),
    [
        ("Nobody", "the file has no class Nobody"),
        ("a_function", "the file has no class a_function"),
        ("NoPlayer", "NoPlayer is no player: it does not think"),
        ("Unmade", "TypeError: .* positional argument"),
    ],
)
def test_a_class_that_makes_no_player_is_refused(bots, class_name, reason):
    with pytest.raises(BotFileError, match=f"bots.py:{class_name}: {reason}"):
        check_bot_file(TIKAL, bots(class_name))


@pytest.mark.parametrize(
    ("text", "reason"),
    [(None, "there is no such file"), ("import nowhere_to_be_found", "ModuleNotFoundError")],
)
def test_a_file_that_does_not_run_is_refused(tmp_path, text, reason):
    path = tmp_path / "bot.py"
    if text:
        path.write_text(text, "utf-8")
    with pytest.raises(BotFileError, match=reason):
        check_bot_file(TIKAL, f"{path}:Bot")


def test_a_good_bot_is_not_refused(bots, view):
    check_bot_file(TIKAL, bots("Chatty"))
    with OutsideBot(TIKAL, bots("Chatty"), 7, seconds=5) as bot:
        assert str(decide(bot, view).reason) == "chosen-at-once"
        assert decide(bot, view).actions != (END_TURN,)
