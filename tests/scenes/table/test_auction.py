"""The auction by taps (tikal-rules, section 7)."""

import random

import pytest

from game.scenes.table.auction import AuctionCard
from game.tikal.record import TikalMatch
from game.tikal.setup import new_setup
from game.tikal.state import ACT, AUCTION, CHOOSE, OVER, PLACE
from game.tikal.variants import VARIANTS
from game.ui.input import Key
from tests.scenes.table.test_scene import NAMES, Table, step


def new_auction(seats=3, seed=5, variant="auction"):
    players = [{"name": name, "kind": "human"} for name in NAMES[:seats]]
    return TikalMatch(new_setup(players, 0, seed, variant=VARIANTS[variant]))


def card(table) -> AuctionCard:
    return table.scene.auction


@pytest.mark.parametrize("size", [(1280, 800, 1), (1024, 768, 1), (390, 844, 1)])
def test_a_bid_wins_the_choice(size):
    table = Table(new_auction(), size)
    table.tap("bid/more")
    table.tap("bid/place")
    table.tap("bid/pass")
    table.tap("bid/pass")
    assert table.notation == ["bid 2", "pass", "pass"]
    assert table.match.state.phase == CHOOSE
    assert table.match.state.score[0] == 18
    chosen = next(one for one in table.ids() if one.startswith("display/"))
    table.tap(chosen)
    assert table.notation[-1] == "choose " + chosen.removeprefix("display/")
    assert table.match.state.phase in (PLACE, ACT)


def test_a_tap_shows_a_displayed_hexagon_large_and_plays_nothing():
    table = Table(new_auction())
    table.tap(next(one for one in table.ids() if one.startswith("display/")))
    assert table.ids() == ["hexagon/close"]
    table.tap("hexagon/close")
    assert table.notation == []


def test_a_bid_stays_above_the_last_and_within_the_points():
    table = Table(new_auction())
    assert card(table).points == 1
    assert not table.element("bid/less").enabled
    for _ in range(40):
        table.stage.handle(Key("+"))
    assert card(table).points == 20
    table.tap("bid/place")
    assert not table.element("bid/place").enabled
    table.stage.handle(Key("p"))
    assert table.notation == ["bid 20", "pass"]


@pytest.mark.parametrize(("variant", "seats"), [("auction", 4), ("mini", 2)])
def test_a_whole_game_by_taps(variant, seats):
    table = Table(new_auction(seats, 3, variant))
    chance = random.Random(8)
    for _ in range(2500):
        if table.ended:
            break
        phase = table.match.state.phase
        if phase == AUCTION and table.scene.show is None:
            may_bid = table.element("bid/place").enabled and chance.random() < 0.3
            table.tap("bid/place" if may_bid else "bid/pass")
        elif phase == CHOOSE and table.scene.show is None:
            table.tap(chance.choice([one for one in table.ids() if one.startswith("display/")]))
        else:
            step(table, chance)
    assert table.ended
    assert table.match.state.phase == OVER
