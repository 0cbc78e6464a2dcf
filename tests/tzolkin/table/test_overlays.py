"""What lies over the table shows what would be, and leaves the table as it was."""

from dataclasses import replace

import pytest

from game.settings.store import Pace
from game.table.modes import GoOn, Moment
from game.table.outcome import OthersState, Tempo
from game.table.players import Player
from game.tzolkin.table.foresight.food_day import accounts
from game.tzolkin.table.interludes import Ending, FoodDay
from game.tzolkin.table.modes.counting import counting
from game.tzolkin.table.modes.overlaid import Overlaid, touched
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import decision_mode
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.things import Ahead, Gear, Plate, Space
from tests.tzolkin.rules.positions import on_food_day, own, position, stand, tooth

pressed = Overlaid.outcome_of_button
PLAYERS = tuple(Player(name, "red") for name in ("Ada", "Ben"))


def mode_of(state):
    return decision_mode(Turn(state, PLAYERS, 0))


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda one: one.id)
def test_an_overlay_leaves_what_goes_on_as_it_is(overlay) -> None:
    under = mode_of(stand(own(position(), corn=5), "tikal 2"))
    over = pressed(under, overlay.button)
    assert isinstance(over, Overlaid)
    assert over.looks[overlay.button].chosen
    assert not over.seen.lit
    assert over.touch(Gear(0)) is over
    for put_away in ("go-on", overlay.button, "look/close"):
        assert pressed(over, put_away) is under
    assert over.escape() is under


def test_looking_ahead_shows_where_own_workers_will_be() -> None:
    state = stand(own(position(), corn=5), "tikal 2", "uxmal 7")
    over = touched(mode_of(state), Ahead(3))
    assert isinstance(over, Overlaid)
    assert over.seen.chosen == (Space(tooth("tikal 2")), Plate(2, 5))
    assert over.seen.turned == 3
    assert str(over.words[0]) == "Looking ahead: day 4, in 3 days"
    further = over.touch(over.keys[0].things[4])
    assert further.seen.chosen == (Space(tooth("tikal 2")), Plate(2, 7))
    assert over.touch(Ahead(0)) is over.under


def test_one_overlay_leads_to_another() -> None:
    over = pressed(mode_of(position()), "look/food-day")
    ids = [card.id for row in over.tray.rows for card in row.cards]
    assert ids == ["look/ahead", "look/end"]
    assert pressed(over, "look/end").under is over.under


@pytest.fixture
def others():
    """Nobody else plays."""
    return OthersState(0, (), "", Pace.NATURAL, Tempo.STEADY, busy=False)


def counted(mode, seconds: float):
    """The mode after so many seconds of counting."""
    now, end = 0.0, seconds
    while now < end and not isinstance(mode, GoOn):
        mode = mode.update(Moment(now, False, False)) or mode
        now += 0.1
    return mode


def test_a_food_day_is_counted_and_waits_for_whoever_sits_here(others) -> None:
    state = on_food_day(own(position(), corn=5), 2)
    turn = Turn(state, PLAYERS, 0)
    mode = counting(turn, others, FoodDay(2, state), own=True, still=False)
    assert not mode.done
    assert counted(mode, 60).done
    assert counting(turn, others, FoodDay(2, state), own=True, still=True).done
    hurried = mode.press("go-on")
    assert hurried.done
    assert not mode.shown().sums
    assert len(hurried.shown().sums) == len(PLAYERS)
    assert hurried.press("go-on") == GoOn(left=True)


def test_nobody_waits_where_only_computers_play(others) -> None:
    state = position()
    state.phase = "over"
    mode = counting(Turn(state, PLAYERS, 0), others, Ending(state), own=False, still=False)
    assert counted(mode, 60) == GoOn(left=True)
    assert mode.update(Moment(0.0, False, covered=True)) is None


def test_a_food_day_feeds_first_and_gives_in_the_end(others) -> None:
    state = on_food_day(own(position(), corn=5, quetzalcoatl=3), 1)
    turn = Turn(state, PLAYERS, 0)
    mode = counting(turn, others, FoodDay(1, state), own=True, still=False)
    (told, _other), feeding = accounts(state), len(mode.sheet.groups[0])
    begun, between = mode.seen.state, replace(mode, counted=feeding).seen.state
    ended = mode.press("go-on").seen.state
    assert begun.corn[0] == 5
    assert between.corn[0] == ended.corn[0] == told.corn_after < 5
    assert between.cubes_of(0) == begun.cubes_of(0)
    assert ended.cubes_of(0)[2] == begun.cubes_of(0)[2] + told.goods.gold > begun.cubes_of(0)[2]
    assert ended.score[0] == begun.score[0] + told.points
