"""Whatever a player does, its match goes on."""

import logging
import re
from contextlib import suppress

import pytest

from game.core.message import Message
from game.players.bot import BadDecision, GuardedPlayer, checked_actions, safe_action
from game.players.player import Decision, decide
from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture
from game.tikal import rules
from game.tikal.description import TIKAL
from game.tikal.players.plain import Bot, RandomPlayer
from game.tikal.rules.actions import END_TURN, PASS, Discard, Enter, Move, PlaceTile
from game.tikal.rules.board import INDEX
from tests.tikal.rules.positions import game
from tests.tikal.rules.positions import play as played

# Python itself complains of a generator that does not let itself be closed
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

REASON = Message("says-so")
A5 = INDEX["a5"]


class Raising(Bot):
    def choose(self, view, legal):
        raise LookupError("lost\nin the jungle")


class RaisingAtOnce(Bot):
    def think(self, view):
        raise MemoryError


class Illegal(Bot):
    def choose(self, view, legal):
        return Move("w", INDEX["h1"], INDEX["h2"])


class Notation(Bot):
    def choose(self, view, legal):
        return "end"


class Nothing(Bot):
    def think(self, view):
        return None


class NoDecision(Bot):
    def think(self, view):
        yield


class NoAction(Bot):
    def think(self, view):
        yield
        return Decision((), REASON)


class NoReason(Bot):
    def think(self, view):
        yield
        return Decision((rules.legal_actions(view)[0],), "because")


class OneAction(Bot):
    def think(self, view):
        yield
        return Decision(rules.legal_actions(view)[0], REASON)


class TooMuch(Bot):
    def think(self, view):
        yield
        return Decision((rules.legal_actions(view)[0], END_TURN, END_TURN), REASON)


class Endless(Bot):
    def think(self, view):
        while True:
            yield


class Stubborn(Bot):
    def think(self, view):
        while True:
            with suppress(GeneratorExit):
                yield


BROKEN = [
    (Raising, "LookupError: lost in the jungle"),
    (RaisingAtOnce, "MemoryError"),
    (Illegal, "move w h1 h2 is not legal"),
    (Notation, "'end' is not legal"),
    (Nothing, "TypeError: 'NoneType' object is not an iterator"),
    (NoDecision, "a decision is needed, not None"),
    (NoAction, "a decision without an action"),
    (NoReason, "a decision is needed"),
    (OneAction, "TypeError"),
    (TooMuch, "is not legal|decision ends with"),
    (Endless, "no decision after 50 steps of thinking"),
    (Stubborn, "RuntimeError: generator ignored GeneratorExit"),
]


@pytest.mark.parametrize(("broken", "reason"), BROKEN)
def test_a_bad_decision_is_lost_with_one_line_in_the_log(broken, reason, caplog):
    view = rules.view(played(game("A2"), "tile c4 r0"))
    player = GuardedPlayer(broken(1), rules, most_steps=50)
    with caplog.at_level(logging.WARNING, "game.players"):
        decision = decide(player, view)
    assert decision.actions == (END_TURN,)
    assert player.lost_decisions == 1
    (record,) = caplog.records
    line = record.getMessage()
    assert line.startswith("seat 0 loses a decision: ")
    assert "\n" not in line
    assert re.search(reason, line)


@pytest.mark.parametrize("broken", [broken for broken, _ in BROKEN])
@pytest.mark.parametrize("variant", ["auction", "mini"])
def test_a_match_with_a_broken_player_ends(broken, variant):
    def guarded_soon(seed):
        return GuardedPlayer(broken(seed), rules, most_steps=5)

    result = play_game(Fixture(TIKAL, (RandomPlayer, guarded_soon), seed=3, variant=variant))
    assert result.actions
    assert len(result.turn_seconds[1]) == len(result.turn_seconds[0]) > 5


def test_lost_decisions_are_counted_by_entrant_wherever_he_sits():
    for rotation in range(2):
        result = play_game(
            Fixture(TIKAL, (RandomPlayer, Raising), seed=3, rotation=rotation, variant="mini")
        )
        assert result.lost[0] == 0
        assert result.lost[1] > 10


def test_a_good_player_loses_nothing():
    result = play_game(Fixture(TIKAL, (RandomPlayer, RandomPlayer), seed=3))
    assert result.lost == (0, 0)
    assert min(result.steps) > 100


def test_the_safe_default_of_each_phase():
    placing = rules.view(game("A2"))
    assert isinstance(safe_action(rules, placing), PlaceTile)
    assert (
        safe_action(rules, rules.view(played(placing, str(safe_action(rules, placing)))))
        is END_TURN
    )
    auction = rules.new_game(Fixture(TIKAL, (RandomPlayer,) * 3, 1, variant="auction").setup())
    assert safe_action(rules, auction) is PASS
    for _ in range(3):
        rules.apply(auction, safe_action(rules, auction))
    assert safe_action(rules, auction) == rules.legal_actions(auction)[0]
    assert auction.phase == "choose"


def test_a_whole_turn_is_played_as_the_rules_list_it():
    view = rules.view(played(game("A2"), "tile c4 r0"))
    numbers_of_other_types = (Enter("w", float(A5)), Enter("l", A5), END_TURN)
    actions = checked_actions(rules, view, Decision(numbers_of_other_types, REASON))
    assert actions == numbers_of_other_types
    assert all(type(one.space) is int for one in actions[:-1])
    assert view.ap == 10


@pytest.mark.parametrize("after", [(END_TURN,), (Enter("l", A5),)])
def test_nothing_may_follow_the_end_of_a_turn(after):
    view = rules.view(played(game("A2"), "tile c4 r0"))
    with pytest.raises(BadDecision, match="a decision ends with end"):
        checked_actions(rules, view, Decision((END_TURN, *after), REASON))


def test_what_a_player_does_to_its_view_stays_there():
    class Vandal(Bot):
        def choose(self, view, legal):
            view.ap = 99
            view.score[0] = 99
            return Discard()

    view = rules.view(played(game("A2"), "tile c4 r0"))
    assert decide(GuardedPlayer(Vandal(1), rules), view).actions == (END_TURN,)
    assert view.ap == 10
    assert view.score[0] == 0


def test_thinking_that_is_broken_off_is_no_lost_decision():
    player = GuardedPlayer(Endless(1), rules)
    thinking = player.think(rules.view(game("A2")))
    next(thinking)
    thinking.close()
    assert player.lost_decisions == 0
    assert player.steps == 1
