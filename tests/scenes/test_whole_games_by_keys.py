"""Whole games of two by keys alone, from the title to the results."""

import random

import pytest

from game.journey import Journey
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.table.scene.table import TableScene
from game.tikal.table import ids
from game.tikal.table.modes.auction import Choosing
from game.tzolkin.rules.scoring import totals_in_quarters
from tests.by_keys import ByKeys, stops
from tests.referees import tikal_end, tzolkin_end

MOST = 3000
"""Things that are worked in a game."""


class Player(ByKeys):
    """Plays for both seats, from the title on."""

    def __init__(self, seed=3):
        super().__init__(1280, 800, 1)
        Journey(self.stage).title()
        self.look()
        self.chance = random.Random(seed)

    def set_out(self, game, variant=""):
        """Come to the table, with two people at this device."""
        self.work(f"title/{game}")
        self.work("page/new-game")
        if variant:
            self.choose("setup/variant", variant)
        for id in ("setup/seat2/kind", "who/human", "who/done", "setup/start"):
            self.work(id)
        if "dialog/plain" in self.ids():  # no lessons first
            self.work("dialog/plain")
        self.table = self.stage.top
        assert isinstance(self.table, TableScene)

    def play(self, until):
        for _step in range(MOST):
            if until():
                return
            self.next_step(sorted(one.id for part in stops(self.stage.top) for one in part))
        raise AssertionError((self.table.mode, self.stage.top))

    def play_to_the_end(self):
        self.play(lambda: isinstance(self.stage.top, ResultsScene))

    @property
    def verbs(self):
        """What has been done, by the first words of the notation."""
        return {str(action).split()[0] for action in self.table.match.actions}


class InTikal(Player):
    """Lays hexagons anywhere, and does some actions in each turn."""

    READY = ("hand-over/take", ids.SCORED, ids.CONFIRM, ids.PARTY_GO)
    BIDS = (ids.BID_PASS, ids.BID_PLACE)
    ACTIONS = ("action/enter", "action/move", "action/dig", "action/camp")

    def next_step(self, there):
        if self.stage.top is not self.table:
            self.work(max(id for id in there if id.startswith("dialog/")))
        elif bids := [id for id in self.BIDS if id in there]:
            self.work(self.chance.choice(bids))
        elif ready := [id for id in self.READY if id in there]:
            self.work(ready[0])
        elif lit := [id for id in self.lit if id in there]:
            self.work(self.chance.choice(lit))
        elif isinstance(self.table.mode, Choosing):
            self.work(self.chance.choice([id for id in there if id.startswith("display/")]))
        elif (verbs := [id for id in self.ACTIONS if id in there]) and self.chance.random() < 0.4:
            self.work(self.chance.choice(verbs))
        elif ids.END_TURN in there:
            self.work(ids.END_TURN)
        else:
            self.wait(0.5)

    @property
    def lit(self):
        """The ids of the spaces that lead on."""
        things = self.table.picture.shown.things.items()
        return [thing.id for thing, state in things if state.lit]


class InTzolkin(Player):
    """Works whatever leads on, and ends the turn as often as not."""

    PLAYS = ("hand-over/take", "do", "end-turn", "go-on")
    NEVER = ("tool/", "hint", "drawer/", "look", "log", "put-down", "card/done/")

    def next_step(self, there):
        widgets, _things = stops(self.stage.top)
        able = sorted(one.id for one in widgets if not one.id.startswith(self.NEVER))
        plays = [id for id in able if id in self.PLAYS]
        if not able:
            self.wait(0.5)
        else:
            self.work(
                plays[0] if plays and self.chance.random() < 0.5 else self.chance.choice(able)
            )


def check_results(player, points):
    """The results tell these points, and lead to the title."""
    assert [one.score for one in player.stage.top.standings] == points
    player.work("results/title")
    assert isinstance(player.stage.top, TitleScene)


def test_the_first_turns_of_a_mini_game():
    player = InTikal()
    player.set_out("tikal", "mini")
    player.play(lambda: len(player.table.match.actions) >= 20)
    assert player.verbs >= {"choose", "tile", "end"}


@pytest.mark.long(minutes=1)
@pytest.mark.parametrize("variant", ["mini", "basic", "auction"])
def test_a_whole_game_of_tikal(variant):
    player = InTikal()
    player.set_out("tikal", variant)
    player.play_to_the_end()
    assert player.verbs >= {"tile", "enter", "end"}
    check_results(player, tikal_end(player.table.match.record()).score)


@pytest.mark.long(minutes=1)
def test_a_whole_game_of_tzolkin():
    player = InTzolkin()
    player.set_out("tzolkin")
    player.play_to_the_end()
    quarters = totals_in_quarters(tzolkin_end(player.table.match.record()))
    check_results(player, [points / 4 for points in quarters])
