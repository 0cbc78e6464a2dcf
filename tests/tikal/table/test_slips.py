"""Double taps, and taps along in one spot: nothing that binds is done by a tap that was aimed at
something else, however turns and auctions go on meanwhile."""

import random

import pytest

from game.settings.store import Pace
from game.tikal.rules.actions import Choose, Discard, Exchange, PlaceTile, parse
from game.tikal.rules.board import NAMES
from game.tikal.rules.play import legal_actions
from game.tikal.rules.setup import AUCTION, BASIC, MINI
from game.ui.input import Press, Release, Tap
from tests.slipping import LOOKED, SERIES, Slipping
from tests.tikal.table.test_computers import ME, Watched, new_match
from tests.tikal.table.test_scene import Table

ONWARD = ("confirm", "bid/", "watch/", "display/", "end-turn", "dialog/end", "scoring/", "hand-")
ELSEWHERE = ("dialog/", "hint", "look-on", "seat/")
COMPUTER = "ai:novice"


def binds(action):
    """What ends or binds a turn."""
    return not action.undoable or isinstance(action, PlaceTile | Discard | Choose | Exchange)


class Tapping(Slipping, Watched):
    """Somebody who taps more than once wherever he taps."""

    onward = ONWARD
    elsewhere = ELSEWHERE

    def __init__(self, *args, seed, **kwargs):
        self.chance = random.Random(seed)
        super().__init__(*args, **kwargs)

    def lit(self, able):
        lit = {f"space/{NAMES[space]}" for space in self.scene.mode.turn.placements}
        return [one for one in able if one.id in lit][:2]

    def check(self):
        """Nothing is bound by a tap that was aimed at something else."""
        aimed, again = self.series()
        for lines, there in again:
            bound = [action for action in lines if binds(action)]
            assert not bound or there == aimed, (bound, aimed, there)


@pytest.mark.parametrize(
    ("variant", "kinds", "pace", "hand_over"),
    [
        (AUCTION, (ME, ME, ME), Pace.NATURAL, False),
        (AUCTION, (ME, ME, ME), Pace.NATURAL, True),
        (AUCTION, (ME, COMPUTER, COMPUTER), Pace.NATURAL, True),
        (BASIC, (ME, COMPUTER, ME), Pace.INSTANT, True),
        (MINI, (ME, ME), Pace.INSTANT, False),
    ],
)
def test_nothing_binds_by_a_tap_that_was_aimed_at_something_else(variant, kinds, pace, hand_over):
    match = new_match(*kinds, variant=variant)
    table = Tapping(match, pace, hand_over=hand_over, seed=len(kinds))
    for _series in range(SERIES):
        if table.ended:
            break
        if table.stage.top is table.scene:
            table.wait(table.chance.choice((LOOKED, 0.4)) if table.others.busy else LOOKED)
        else:
            table.wait(LOOKED)
        table.check()
    assert sum(binds(action) for action in match.actions) >= SERIES // 10


def test_a_double_tap_on_another_own_group_sends_nobody_there():
    match = new_match(ME, ME)
    match.play(next(one for one in legal_actions(match.state) if isinstance(one, PlaceTile)))
    for line in ("enter w a5", "enter w a5", "move w a5 b5"):
        match.play(parse(line))
    table = Watched(match, Pace.INSTANT)
    table.wait(LOOKED)
    played = len(match.actions)
    table.tap("space/a5")
    spot = table.element("space/b5").rect.center
    for _tap in range(2):
        table.wait(0.2)
        table.tap_at(spot)
    assert len(match.actions) == played
    table.wait(LOOKED)
    table.tap_at(spot)
    assert str(match.actions[-1]) == "move w a5 b5"


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1), (844, 390, 1)])
def test_whoever_misses_a_button_of_the_panel_keeps_what_is_picked_up(size):
    table = Table(size=size)
    table.place()
    table.tap("action/enter")
    chosen = table.scene.mode
    paper, more = table.scene.picture.places.context, table.element("party/more").rect
    for place in ((more.right + 2, more.top - 2), (paper.centerx, paper.top + 2)):
        assert paper.collidepoint(place)
        for gesture in (Press(place), Tap(place), Release()):
            table.stage.handle(gesture)
        table.look()
        assert table.scene.mode == chosen
