"""A whole game at the table by keys alone: the ring walks to what is worked, as a person would."""

import random

import pytest

from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import MINI, new_setup
from game.tikal.rules.state import OVER
from game.tikal.table import ids
from game.tikal.table.modes.auction import Choosing
from tests.tikal.table.test_walking import Walker

READY = ("hand-over/take", ids.SCORED, ids.CONFIRM, ids.PARTY_GO)
"""Buttons that are worked as soon as they are there."""
BIDS = (ids.BID_PASS, ids.BID_PLACE)
ACTIONS = ("action/enter", "action/move", "action/dig", "action/camp")
PLAYERS = [{"name": name, "kind": "human"} for name in ("Ana", "Yun-seo")]


class Player(Walker):
    """Plays for all seats: hexagons anywhere, and some actions of each turn."""

    def __init__(self, variant, seed=3):
        super().__init__(TikalMatch(new_setup(PLAYERS, 0, seed, variant=variant)))
        self.chance = random.Random(seed)
        self.steps = 0

    def play(self):
        """Play to the end, with at most so many strokes that nobody can be stuck."""
        while not self.ended:
            self.steps += 1
            assert self.steps < 5000, (self.scene.mode, self.stage.top)
            self.next_stroke()

    def next_stroke(self):
        shown = sorted(one.id for one in self.stage.elements() if one.enabled)
        if self.stage.top is not self.scene:
            self.work(max(id for id in shown if id.startswith("dialog/")))
        elif ids.BID_PASS in shown:
            self.work(self.chance.choice([id for id in BIDS if id in shown]))
        elif ready := [id for id in READY if id in shown]:
            self.work(ready[0])
        elif lit := self.lit():
            self.walk_to(self.chance.choice(lit))
            self.strike("return")
        elif isinstance(self.scene.mode, Choosing):
            self.work(self.chance.choice([id for id in shown if id.startswith("display/")]))
        elif (verbs := [id for id in ACTIONS if id in shown]) and self.chance.random() < 0.4:
            self.work(self.chance.choice(verbs))
        elif ids.END_TURN in shown:
            self.work(ids.END_TURN)
        else:
            self.wait(0.5)

    def lit(self):
        """The ids of the spaces that lead on."""
        things = self.scene.picture.shown.things.items()
        on_board = {one.id for one in self.scene.other_elements()}
        return [thing.id for thing, state in things if state.lit and thing.id in on_board]

    def work(self, id):
        self.tab_to(id)
        self.strike("return")
        self.now += 2  # nobody strikes the same key twice in a moment
        self.look()


def check_game(variant):
    player = Player(variant)
    player.play()
    assert player.match.state.phase == OVER
    verbs = {line.split()[0] for line in player.notation}
    assert {"tile", "enter", "end"} <= verbs


def test_the_first_turns_of_a_mini_game():
    player = Player(MINI)
    while len(player.notation) < 12:
        player.next_stroke()
    assert {line.split()[0] for line in player.notation} >= {"tile", "end"}


@pytest.mark.long(minutes=1)
def test_a_whole_mini_game():
    check_game(MINI)
