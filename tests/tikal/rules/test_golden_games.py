"""Golden games: committed records that every version plays the same, action by action."""

import random
from functools import cache
from pathlib import Path

import pytest

from game.tikal.rules.actions import Action
from game.tikal.rules.play import why_not
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.scoring import strength, winners
from game.tikal.rules.setup import Options
from game.tikal.rules.state import NONE, OVER
from tests.tikal.rules.refereed import KINDS
from tests.tikal.rules.universe import REASONS, UNIVERSE
from tools.golden_games import OPTIONS, hashes

GAMES = sorted((Path(__file__).parents[2] / "records").glob("*.json"))


@cache
def load(path: Path) -> TikalMatch:
    """A golden game, read once for all tests of a process."""
    return read(path.read_text("utf-8"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_position_is_the_committed_one(path):
    match = load(path)
    assert hashes(match) == path.with_suffix(".hashes").read_text("utf-8").split()
    assert match.state.phase == OVER
    assert write(match) == path.read_text("utf-8").strip()


def states():
    """Every position of every golden game with the action played in it."""
    for path in GAMES:
        match = load(path)
        for index, action in enumerate(match.actions):
            yield match.before(index), action


def tied(state, space):
    """True if nobody is paid for a temple because two are strongest there."""
    *_, second, first = sorted(strength(state, seat, space) for seat in range(state.seats))
    return state.value[space] and state.guard[space] == NONE and first and first == second


def tied_temple(state):
    return any(tied(state, space) for space in range(len(state.value)))


VERBS = {type_.verb for type_ in Action.__subclasses__()}


EVENTS = {
    "a tie for a temple is scored": lambda s, a: (
        a.verb == "end" and s.scoring_queue and tied_temple(s)
    ),
    "a temple number is used up": lambda s, a: 0 in s.temple_tiles[2:11],
    "both guards are used": lambda s, a: 0 in s.guards_left and s.variant.guards == 2,
    "a leader leaves the game": lambda s, a: -2 in s.leader,
    "a turn is won by the last who could bid": lambda s, a: (
        a.verb == "bid" and len(s.bids.still_in) == 1
    ),
    "a hexagon that fits nowhere is discarded": lambda s, a: a.verb == "discard",
    "a volcano is chosen": lambda s, a: a.verb == "choose" and s.variant.auction,
}


@pytest.mark.parametrize("event", EVENTS)
def test_the_golden_games_reach(event):
    assert any(EVENTS[event](state, action) for state, action in states())


def test_the_golden_games_reach_every_kind_of_action():
    verbs = {action.verb for _state, action in states()}
    assert verbs == VERBS


def refusals():
    """What the rules say to wrong actions in the positions of the golden games.

    Asked are some other actions of the same game at every position, the one just played among
    them, and now and then anything that can be written down.
    """
    said = set()
    source = random.Random(1)
    for path in GAMES:
        match = load(path)
        for index, played in enumerate(match.actions, start=1):
            asked = [played, *source.choices(match.actions, k=5)]
            if index % 50 == 0:
                asked += source.sample(UNIVERSE, 200)
            for action in asked:
                if refusal := why_not(match.before(index), action):
                    said.add(refusal.message.name)
    return said


def test_the_golden_games_reach_every_reason_to_refuse_an_action():
    assert refusals() == REASONS


def test_every_variant_and_number_of_seats_has_its_games_with_every_option():
    played = [load(path).setup for path in GAMES]
    assert {(setup.variant, setup.seats, setup.options) for setup in played} == {
        (*kind, options) for kind in KINDS for options in (*OPTIONS, Options(length="short"))
    }
    assert len(GAMES) >= 60


def test_a_victory_is_shared():
    assert any(len(winners(load(path).state)) > 1 for path in GAMES)
