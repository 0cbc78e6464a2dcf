"""Section 16: new buildings and rebuilding."""

import pytest

from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.data.tiles import NEW_AGES
from tests.tzolkin.rules.positions import (
    display,
    force,
    game,
    goods,
    held,
    legal,
    names,
    own,
    picked,
    play,
    position,
    stand,
    techs,
    temples,
    why,
)


def new(**things):
    """A position with the option, seat 0 having things."""
    return own(position(new_buildings=True), **things)


def test_they_join_their_ages():
    state = game(new_buildings=True)
    assert [len(numbers) for numbers in NEW_AGES] == [18, 22]
    assert names(NEW_AGES[0]) >= {"X01", "X02", "X03", "X04"}
    assert (len(state.deck1), len(state.deck2)) == (12, 22)


@pytest.mark.parametrize(
    ("id_", "day", "wanted", "skulls"),
    [
        ("X01", 1, (3, 0, 0, 0), 0),
        ("X02", 2, (0, 1, 0, 0), 0),
        ("X02", 4, (0, 0, 0, 0), 1),
        ("X03", 3, (0, 0, 0, 1), 0),
        ("X04", 4, (0, 0, 1, 0), 0),
    ],
)
def test_each_food_day_brings_goods(id_, day, wanted, skulls):
    state = held(new(buildings=id_, corn=6), day)
    corn, *cubes = wanted
    assert (goods(state), state.skulls[0]) == ((corn % 2 + corn // 3 * 2, *cubes), skulls)


def test_the_goods_come_before_feeding():
    assert held(new(buildings="X01", corn=3), 1).score[0] == 0


def test_goods_are_asked_for_under_prophecies():
    state = force(new(buildings="X03", corn=7), "P07")
    held(state, 2)
    assert (state.phase, state.seat, legal(state)) == ("gold", 0, {"gold 0", "gold 1"})
    state = force(new(buildings="X02", corn=6), "P08")
    held(state, 3)
    assert legal(state) == {"lower chaac", "lower quetzalcoatl", "lower kukulcan", "decline"}


def test_rebuilding_takes_the_cost_off_kind_by_kind():
    state = display(picked("tikal 2", new(buildings="X03", wood=0, gold=1)), "B22")
    play(state, "do 2")
    # B22 costs 1 wood 2 stone 1 gold, X03 cost 1 wood 2 stone
    assert legal(state) == {"build B22 from X03"}
    assert why(state, "build B22 from X01") == "none-to-rebuild (tile: X01)"
    play(state, "build B22 from X03")
    assert (names(state.buildings[0]), names(state.buildings_given_up[0])) == ({"B22"}, {"X03"})
    assert goods(state) == (0, 0, 0, 0)


def test_what_is_left_of_the_cost_is_lost_and_it_must_save_a_cube():
    state = display(picked("tikal 2", new(buildings="X01 X04", wood=2)), "B09 B15")
    play(state, "do 2")
    assert legal(state) == {"build B09", "build B15", "build B09 from X01", "build B15 from X01"}
    assert why(state, "build B09 from X04") == "rebuilding-saves-nothing (source: X04, tile: B09)"
    assert goods(play(state, "build B09 from X01"))[1] == 2


def test_rebuilding_comes_before_the_discount_of_architecture():
    state = display(
        picked("tikal 2", new(buildings="X01", wood=1, stone=1, architecture=3)), "B25 B09"
    )
    play(state, "do 2")
    # B25 costs 3 wood 1 stone: only the stone is left; of B09 nothing is left to spare
    assert legal(state) == {
        "build B25 from X01 save stone",
        "build B09 from X01",
        "build B09 save wood",
    }
    assert why(state, "build B09 from X01 save wood") == "costs-none-of-kind (kind: wood)"
    # for B13 X01 saves nothing
    state = display(picked("tikal 2", new(buildings="X01", architecture=3)), "B13 B09")
    assert legal(play(state, "do 2")) == {"build B13 save gold", "build B09 from X01"}


def test_rebuilding_comes_before_corn_and_works_for_monuments():
    state = display(picked("uxmal 4", new(buildings="X01", corn=2)), "B25")
    play(state, "do 4", "build B25 from X01")
    assert state.corn[0] == 6
    state = display(picked("tikal 4", new(buildings="X04", wood=1, stone=1, gold=1)), "M07")
    play(state, "do 4")
    assert legal(state) == {"build M07 from X04"}
    play(state, "build M07 from X04")
    assert (goods(state), state.buildings[0]) == ((0, 0, 0, 0), ())


def test_two_can_be_rebuilt_and_what_was_there_stays():
    state = display(picked("tikal 4", new(buildings="X01 X02 B01", wood=1)), "B09 B10")
    play(state, "do 4", "build B09 from X01", "build B10 from X02")
    assert names(state.buildings[0]) == {"B01", "B09", "B10"}
    assert names(state.buildings_given_up[0]) == {"X01", "X02"}
    state = new(buildings="X04", monuments="M01", wood=1, stone=1, gold=1)
    play(display(picked("tikal 4", state), "M07"), "do 4", "build M07 from X04")
    assert len(state.own_monuments[0]) == 2


def test_rebuilding_under_p11_pays_the_extra_cube():
    state = force(display(picked("tikal 2", new(buildings="X01", wood=1)), "B09"), "P11")
    play(state, "do 2", "build B09 from X01", "pay wood")
    assert goods(state)[1] == 0


def test_without_the_option_nothing_is_rebuilt():
    state = display(picked("tikal 2", own(position(), buildings="X01")), "B09")
    assert "do 2" not in legal(state)


def test_x05_is_eight_corn():
    state = display(picked("tikal 2", new(wood=2)), "X05")
    assert play(state, "do 2", "build X05").corn[0] == 8


def test_x06_may_build_a_monument():
    state = display(picked("tikal 2", new(wood=3, stone=2, gold=3)), "X06 M05 B01")
    play(state, "do 2", "build X06")
    assert state.score[0] == 1
    assert legal(state) == {"build M05", "nothing"}
    assert why(state, "build B01") == "monument-only"
    assert why(state, "build M01") == "not-displayed (tile: M01)"
    assert play(state, "build M05").phase == "picking"
    poor = display(picked("tikal 2", new(wood=1, gold=1)), "X06 M05")
    assert play(poor, "do 2", "build X06").phase == "picking"


def test_x07_one_down_and_the_three_others_up():
    state = display(picked("tikal 2", new(wood=1, stone=1, theology=2, extraction=3)), "X07")
    play(state, "do 2", "build X07")
    assert legal(state) == {"down theology", "down extraction"}
    assert why(state, "down agriculture") == "technology-at-bottom (track: agriculture)"
    play(state, "down theology")
    assert legal(state) == {"tech agriculture", "tech extraction", "tech architecture"}
    play(state, "tech extraction", "gain wood wood")
    assert legal(state) == {"tech agriculture", "tech architecture"}
    play(state, "tech architecture")
    assert legal(state) == {"tech agriculture"}
    play(state, "tech agriculture")
    assert (techs(state), state.phase) == ([1, 3, 1, 1], "picking")
    none = display(picked("tikal 2", new(wood=1, stone=1)), "X07")
    assert play(none, "do 2", "build X07").phase == "picking"


def test_x07_asks_who_built_it():
    state = stand(own(new(), 1, wood=1, stone=1, agriculture=1), "tikal 2", seat=1)
    state.seat = 1
    play(display(state, "X07"), "pick tikal 2", "do 2", "build X07")
    assert legal(state) == {"down agriculture"}


def test_x07_same_with_the_option():
    state = own(position(new_buildings=True, x07_same=True), wood=1, stone=1, theology=1)
    state = display(picked("tikal 2", state), "X07")
    play(state, "do 2", "build X07", "down theology", "tech theology")
    assert legal(state) == {"tech agriculture", "tech extraction", "tech architecture"}
    play(state, "tech agriculture", "tech extraction")
    assert state.phase == "picking"


def test_x07_declined_ends_under_p09():
    state = force(display(picked("tikal 2", new(wood=9, stone=1, theology=1)), "X07"), "P09")
    play(state, "do 2", "build X07", "down theology", "tech agriculture", "pay wood")
    assert "decline" in legal(state)
    assert play(state, "decline").phase == "picking"


def test_x08_points_step_and_theology_2():
    state = display(picked("tikal 2", new(gold=2, skulls=1, theology=2)), "X08")
    play(state, "do 2", "build X08")
    assert (state.score[0], state.skulls[0], state.skulls_on_buildings[0]) == (7, 0, 1)
    assert state.skulls_left == 12
    play(state, "temple chaac")
    assert legal(state) == {"pay gold", "nothing"}
    assert temples(play(state, "pay gold", "temple chaac")) == [3, 1, 1]
    without = display(picked("tikal 2", new(gold=2, skulls=1, theology=1)), "X08")
    assert play(without, "do 2", "build X08", "temple chaac").phase == "picking"


def test_x08s_skull_stays_when_more_is_built():
    state = display(picked("tikal 4", new(gold=1, wood=1, skulls=1)), "X08 B01")
    play(state, "do 4", "build X08", "temple chaac", "build B01")
    assert (state.skulls_on_buildings[0], state.skulls_left) == (1, 12)


def test_x08s_skull_is_never_discounted_nor_paid_in_corn():
    state = display(picked("tikal 2", new(skulls=1, architecture=3)), "X08")
    assert legal(play(state, "do 2")) == {"build X08 save gold"}
    state = display(picked("uxmal 4", new(corn=2, skulls=1)), "X08")
    play(state, "do 4", "build X08")
    assert (state.corn[0], state.skulls[0], state.skulls_on_buildings[0]) == (0, 0, 1)
    short = display(picked("uxmal 4", new(corn=9)), "X08 B01")
    assert why(play(short, "do 4"), "build X08") == "no-skull"


def test_discarded_buildings_give_and_count_no_more():
    state = display(picked("tikal 2", new(buildings="X01", corn=6)), "B09")
    play(state, "do 2", "build B09 from X01", "end")
    held(state, 1)
    assert goods(state)[0] == 0
    assert legal_actions(state)
