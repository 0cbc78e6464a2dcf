"""A whole game at the table by keys alone: the ring walks to what is worked, as a person would."""

import random

import pytest

from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import new_setup
from tests.tikal.table.test_walking import Walker

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
            assert self.steps < 3000, (self.scene.mode, self.stage.top)
            self.next_stroke()

    def next_stroke(self):
        shown = {one.id for one in self.stage.elements() if one.enabled}
        if self.stage.top is not self.scene:
            self.work(max(id for id in shown if id.startswith("dialog/")))
        elif ready := [id for id in READY if id in shown]:
            self.work(ready[0])
        elif lit := self.lit():
            self.walk_to(self.chance.choice(lit))
            self.strike("return")
        elif verbs := [id for id in ACTIONS if id in shown and self.chance.random() < 0.4]:
            self.work(self.chance.choice(verbs))
        else:
            self.work("end-turn")

    def lit(self):
        """The ids of the spaces that lead on."""
        things = self.scene.picture.shown
        return self.lit_spaces(things)
