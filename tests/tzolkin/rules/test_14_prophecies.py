"""Section 14: prophecies."""

import itertools

import pytest

from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.rounds import worker_meals
from game.tzolkin.rules.scoring import prophecy_count, prophecy_points
from tests.tzolkin.rules.plain.table import PROPHECIES as TABLE
from tests.tzolkin.rules.positions import (
    display,
    force,
    game,
    goods,
    held,
    legal,
    own,
    picked,
    play,
    position,
    stand,
    techs,
    temples,
    why,
)


def test_nothing_is_in_force_before_the_first_food_day_and_after_the_last():
    state = position(prophecies=True)
    assert (state.prophecy, len(state.prophecies)) == (0, 3)
    drawn = state.prophecies
    for day in (1, 2, 3):
        state = held(state, day)
        state.corn = [50] * 2
        while state.phase not in ("turn", "over"):
            play(state, sorted(legal(state))[0])
        assert state.prophecy == drawn[day - 1]
        assert state.food_days_done == day
    assert held(state, 4).prophecy == 0


def test_the_three_are_drawn_before_anything_is_chosen():
    assert len(game(prophecies=True).prophecies) == 3


@pytest.mark.parametrize("tile", PROPHECIES, ids=lambda tile: tile.id)
def test_bands(tile):
    bands = TABLE[tile.id]["score_bands"]
    assert [band["from"] for band in bands] == list(tile.band_limits)
    assert [band["points"] for band in bands] == list(BAND_POINTS)
    assert all(a["to"] + 1 == b["from"] for a, b in itertools.pairwise(bands))


COUNTED = {
    "P01": ({"chaac": 3, "quetzalcoatl": 0, "kukulcan": 4}, 2 - 1 + 3, 6),
    "P02": ({"chaac": 0}, -1, -5),
    "P03": ({"quetzalcoatl": 5}, 4, 13),
    "P04": ({"kukulcan": 2}, 1, 0),
    "P05": ({"wood_tiles": 3}, 3, 6),
    "P06": ({"corn_tiles": 7}, 7, 13),
    "P07": ({"gold": 2}, 2, 0),
    "P08": ({"skulls": 5}, 5, 13),
    "P09": ({"agriculture": 3, "theology": 1}, 4, 0),
    "P10": ({"agriculture": 3, "theology": 2, "extraction": 1}, 2, 6),
    "P11": ({"buildings": "B01 B02", "monuments": "M01"}, 2, 0),
    "P12": ({"fed": 5}, 5, 6),
}


@pytest.mark.parametrize("id_", COUNTED)
def test_counts(id_):
    things, count, points = COUNTED[id_]
    state = force(own(position(), **things), id_)
    assert (prophecy_count(state, 0, state.prophecy), prophecy_points(state, 0)) == (count, points)


def test_p13_counts_workers_on_chichen_itza():
    state = force(stand(position(), "chichen 1", "chichen 11", "tikal 3"), "P13")
    assert (prophecy_count(state, 0, state.prophecy), prophecy_points(state, 0)) == (2, 6)


def test_the_band_is_scored_just_after_the_rewards():
    state = force(own(position(prophecies=True), corn=9, quetzalcoatl=3), "P07")
    held(state, 3)
    # the gold of the temple is paid for and counts
    assert (state.phase, legal(state)) == ("gold", {"gold 0", "gold 1"})
    play(state, "gold 1")
    assert (goods(state)[0], goods(state)[3], state.score[0]) == (2, 1, -5)


# P01 to P04


def test_p01_each_step_costs_a_corn():
    state = force(picked("uxmal 1", corn=3), "P01")
    assert "do 1" not in legal(state)
    state = force(picked("uxmal 1", corn=4), "P01")
    play(state, "do 1")
    assert "decline" in legal(state)
    play(state, "temple chaac")
    assert (state.corn[0], temples(state)) == (0, [2, 1, 1])


def test_fixed_steps_are_asked_then_with_the_one_temple():
    state = force(picked("chichen 4", skulls=1, corn=1), "P01")
    play(state, "do 4")
    assert legal(state) == {"temple kukulcan", "decline"}
    assert temples(play(state.copy(), "decline")) == [1, 1, 1]
    play(state, "temple kukulcan")
    assert (state.corn[0], state.phase) == (0, "picking")
    lost = force(picked("chichen 4", skulls=1), "P01")
    assert play(lost, "do 4").phase == "picking"


@pytest.mark.parametrize(
    ("id_", "temple"), [("P02", "chaac"), ("P03", "quetzalcoatl"), ("P04", "kukulcan")]
)
def test_steps_on_one_temple_cost_a_cube(id_, temple):
    state = force(picked("uxmal 1", corn=3, gold=1), id_)
    play(state, "do 1")
    assert len(legal(state)) == 3  # an untaxed step can be had: no declining
    play(state, f"temple {temple}")
    assert (state.phase, temples(state)) == ("pay", [1, 1, 1])
    play(state, "pay gold")
    assert (sum(temples(state)), goods(state)[3]) == (4, 0)
    poor = play(force(picked("uxmal 1", corn=3), id_), "do 1")
    assert f"temple {temple}" not in legal(poor)
    assert why(poor, f"temple {temple}") == f"step-too-dear (temple: {temple})"


def test_a_declined_part_ends_with_all_that_is_left_of_it():
    state = force(display(picked("tikal 2", stone=2, wood=2), "B27"), "P02")
    play(state, "do 2", "build B27")
    assert legal(state) == {"temple chaac", "decline"}
    both = play(state.copy(), "temple chaac", "pay wood")
    assert legal(both) == {"temple chaac", "decline"}
    assert play(state, "decline").phase == "picking"


def test_tikal_5_needs_a_step_that_can_be_paid_after_its_own_cost():
    only_chaac = {"quetzalcoatl": 8, "kukulcan": 7}
    state = force(picked("tikal 5", wood=1, **only_chaac), "P02")
    assert "do 5" not in legal(state)
    state = force(picked("tikal 5", wood=2, **only_chaac), "P02")
    play(state, "do 5", "pay wood")
    assert legal(state) == {"temple chaac", "decline"}
    assert play(state, "decline").phase == "picking"


def test_a_declined_first_step_ends_tikal_5():
    state = play(force(picked("tikal 5", wood=1, corn=2), "P01"), "do 5", "pay wood")
    assert play(state.copy(), "decline").phase == "picking"
    play(state, "temple chaac")
    assert legal(state) == {"temple quetzalcoatl", "temple kukulcan", "decline"}


def test_theology_2_needs_a_step_that_can_be_paid():
    state = force(picked("chichen 1", skulls=1, theology=2, wood=1, corn=0), "P01")
    assert play(state, "do 1").phase == "picking"


# P05 to P08


def test_p05_and_p06_harvest_one_less():
    state = force(play(picked("palenque 3", extraction=1), "do 3"), "P05")
    assert goods(play(state, "take wood"))[1] == 2
    assert play(force(picked("yaxchilan 1"), "P05"), "do 1").cubes[0] == 1
    assert play(force(picked("palenque 2"), "P06"), "do 2").corn[0] == 3
    assert play(force(picked("palenque 1"), "P06"), "do 1").corn[0] == 3


@pytest.mark.parametrize(
    ("line", "wanted"),
    [("gold 0", (2, 0, 2, 0)), ("gold 1", (1, 0, 2, 1)), ("gold 2", (0, 0, 2, 2))],
)
def test_rulebook_yaxchilan_5_under_p07_with_extraction_3(line, wanted):
    state = play(force(picked("yaxchilan 5", extraction=3), "P07"), "do 5")
    assert legal(state) == {"gold 0", "gold 1", "gold 2"}
    assert goods(play(state, line)) == wanted


def test_p07_taxes_gold_of_choice_and_of_the_market():
    state = play(force(picked("chichen 6", skulls=1), "P07"), "do 6")
    assert legal(state) == {"gain wood", "gain stone"}
    assert why(state, "gain gold") == "gold-costs-corn"
    state = play(force(picked("chichen 6", skulls=1, corn=1), "P07"), "do 6", "gain gold")
    assert goods(state) == (0, 0, 0, 1)
    state = play(force(picked("uxmal 2", corn=5), "P07"), "do 2", "buy gold")
    assert goods(state) == (0, 0, 0, 1)
    assert "buy gold" not in legal(play(force(picked("uxmal 2", corn=4), "P07"), "do 2"))
    assert play(force(picked("uxmal 2", gold=1), "P07"), "do 2", "sell gold").corn[0] == 4


def test_p07_two_gold_of_choice_need_two_corn():
    state = force(picked("tikal 1", wood=1, extraction=3, corn=1), "P07")
    play(state, "do 1", "tech extraction", "pay wood")
    assert "gain gold gold" not in legal(state)
    assert "gain stone gold" in legal(state)


def test_p08_each_skull_is_a_step_down_or_declined():
    state = play(force(picked("yaxchilan 4", theology=3, chaac=0), "P08"), "do 4")
    assert legal(state) == {"lower quetzalcoatl", "lower kukulcan", "decline"}
    assert why(state, "lower chaac") == "on-lowest-step (temple: chaac)"
    play(state, "lower kukulcan")
    assert (state.skulls[0], temples(state)) == (1, [0, 1, 0])
    assert legal(state) == {"lower quetzalcoatl", "decline"}
    play(state, "lower quetzalcoatl")
    assert (state.skulls[0], state.phase) == (2, "picking")
    two = play(force(picked("yaxchilan 4", theology=3), "P08"), "do 4", "lower chaac")
    assert (play(two, "lower kukulcan").skulls[0], two.phase) == (2, "picking")
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    lost = force(picked("tikal 1", wood=1, theology=3, **bottom), "P08")
    assert play(lost, "do 1", "tech theology", "pay wood").phase == "picking"


def test_what_is_not_there_or_cannot_be_paid_at_all_is_not_asked_for():
    state = force(picked("tikal 1", wood=1, theology=3), "P08")
    state.skulls_left = 0
    play(state, "do 1", "tech theology", "pay wood")
    assert (state.skulls[0], state.phase) == (0, "picking")
    state = held(force(own(position(new_buildings=True), buildings="X03"), "P07"), 1)
    assert (state.cubes[2], state.phase) == (0, "turn")


def test_a_declined_skull_is_the_last():
    state = play(force(picked("yaxchilan 4", theology=3), "P08"), "do 4", "decline")
    assert (state.skulls[0], state.phase) == (0, "picking")


# P09 to P13


def test_p09_each_step_costs_a_cube_more_free_ones_too():
    state = force(picked("tikal 1", wood=4, agriculture=2, theology=3), "P09")
    play(state, "do 1", "tech agriculture")
    assert legal(state) == {"pay wood wood wood wood"}
    assert "do 1" not in legal(force(picked("tikal 1", wood=1), "P09"))
    second = force(picked("tikal 3", wood=4, agriculture=3, extraction=3, theology=3), "P09")
    play(second, "do 3", "tech architecture", "pay wood wood")
    assert legal(second) >= {"tech agriculture", "nothing"}
    assert "decline" not in legal(second)
    state = force(display(picked("tikal 2", wood=3), "B09"), "P09")
    play(state, "do 2", "build B09")
    assert legal(state) == {"tech agriculture", "decline"}
    assert why(state, "tech theology") == "step-not-for-technology (track: theology)"
    assert techs(play(state.copy(), "decline"))[0] == 0
    play(state, "tech agriculture", "pay wood")
    assert (techs(state)[0], state.cubes[0]) == (1, 0)
    lost = force(display(picked("tikal 2", wood=2), "B09"), "P09")
    assert techs(play(lost, "do 2", "build B09"))[0] == 0


def test_p10_level_2_effects_do_not_work_level_3_does():
    state = force(picked("palenque 1", agriculture=3), "P10")
    assert play(state, "do 1").corn[0] == 3
    assert play(force(picked("palenque 2", agriculture=3), "P10"), "do 2").corn[0] == 4 + 3
    assert goods(play(force(picked("yaxchilan 5", extraction=3), "P10"), "do 5")) == (2, 0, 1, 2)
    state = force(display(picked("tikal 2", wood=1, architecture=2), "B01"), "P10")
    play(state, "do 2", "build B01")
    assert (state.corn[0], state.score[0]) == (1, 0)
    state = force(picked("chichen 1", skulls=1, theology=2, wood=1), "P10")
    assert play(state, "do 1").phase == "picking"


def test_p11_each_building_costs_a_cube_more_paid_last():
    state = force(display(picked("tikal 2", wood=1, gold=1), "B01"), "P11")
    play(state, "do 2", "build B01")
    assert (state.phase, legal(state)) == ("pay", {"pay gold"})
    assert play(state, "pay gold").phase == "picking"
    assert "do 2" not in legal(force(display(picked("tikal 2", wood=1), "B01"), "P11"))
    each = {"wood": 1, "stone": 1, "gold": 1}
    assert "do 2" not in legal(force(display(picked("tikal 2", **each), "B19"), "P11"))
    assert "do 2" in legal(force(display(picked("tikal 2", **each | {"wood": 2}), "B19"), "P11"))
    short = picked("tikal 2", architecture=3, **each | {"gold": 0})
    assert "do 2" not in legal(force(display(short, "B19"), "P11"))


def test_p11_says_what_is_missing():
    state = force(display(picked("tikal 4", wood=4, stone=1, gold=1), "B01 B06 B04"), "P11")
    play(state, "do 4")
    state.cubes[:3] = [4, 0, 0]
    assert why(state, "build B04") == "one-resource-more"


def test_p11_corn_and_monuments_and_discounts():
    state = force(display(picked("uxmal 4", corn=4), "B01"), "P11")
    assert play(state, "do 4", "build B01").corn[0] == 0
    state = force(display(picked("tikal 4", wood=2, stone=2, gold=2), "M05"), "P11")
    assert play(state, "do 4", "build M05").phase == "picking"
    state = force(display(picked("tikal 2", wood=1, architecture=3), "B01"), "P11")
    play(state, "do 2", "build B01 save wood", "pay wood")
    assert goods(state)[1] == 0


def test_p12_each_worker_needs_a_corn_more():
    state = force(own(position(), corn=7), "P12")
    assert worker_meals(state, 0) == [3, 3, 3]
    held(state, 1)
    assert (state.corn[0], state.fed_last_food_day[0]) == (1, 2)


def test_p13_each_worker_on_chichen_itza_costs_two_more():
    state = force(own(position(), corn=5), "P13")
    assert play(state, "place chichen").corn[0] == 3
    assert play(state, "place tikal").corn[0] == 2
