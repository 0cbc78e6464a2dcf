"""Section 7: the actions of the gears."""

import pytest

from tests.tzolkin.rules.positions import (
    display,
    force,
    goods,
    legal,
    own,
    picked,
    play,
    position,
    temples,
    why,
)

# Palenque


def test_palenque_1_is_three_corn():
    assert goods(play(picked("palenque 1"), "do 1")) == (3, 0, 0, 0)


def test_palenque_2_is_a_corn_tile_and_four_corn_without_a_line():
    state = play(picked("palenque 2"), "do 2")
    assert (state.corn[0], state.corn_tiles[0], state.jungle_corn) == (4, 1, [1, 2, 2, 2])
    assert state.phase == "picking"


@pytest.mark.parametrize(("space", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_jungle_corn_or_wood(space, corn, wood):
    state = play(picked(f"palenque {space}"), f"do {space}")
    assert legal(state) == {"take wood", "burn chaac", "burn quetzalcoatl", "burn kukulcan"}
    taken = play(state.copy(), "take wood")
    assert (goods(taken), taken.wood_tiles[0]) == ((0, wood, 0, 0), 1)
    assert (taken.jungle_corn[space - 2], taken.jungle_wood[space - 2]) == (2, 1)
    burnt = play(state.copy(), "burn chaac")
    assert (goods(burnt), burnt.corn_tiles[0]) == ((corn, 0, 0, 0), 1)
    assert (burnt.jungle_corn[space - 2], burnt.jungle_wood[space - 2]) == (1, 1)
    assert (burnt.wood_tiles[0], temples(burnt)) == (0, [0, 1, 1])


def test_a_corn_tile_shows_where_more_corn_than_wood_lies():
    state = picked("palenque 4")
    state.jungle_wood[2] = 1
    play(state, "do 4")
    assert "take corn" in legal(state)
    assert "burn chaac" in legal(state)
    play(state, "take corn")
    assert (state.corn[0], state.corn_tiles[0], state.jungle_corn[2]) == (7, 1, 1)


def test_no_burning_from_the_bottom_and_without_wood():
    state = play(picked("palenque 4", chaac=0), "do 4")
    assert why(state, "burn chaac") == "on-lowest-step (temple: chaac)"
    assert why(state, "take corn") == "no-corn-tile (space: 4)"
    state.jungle_wood[2] = 0
    assert why(state, "burn chaac") == "no-wood-tile (space: 4)"
    assert why(state, "take wood") == "no-wood-tile (space: 4)"


def test_empty_jungle_spaces_have_no_action_before_agriculture_2():
    state = picked("palenque 5", corn=9)
    state.jungle_corn, state.jungle_wood = [0, 0, 0, 0], [0, 0, 0, 0]
    assert legal(state) == {"do 1", "nothing"}
    assert why(state, "do 5") == "no-harvest-left"
    assert why(state, "do 2") == "no-corn-tile (space: 2)"
    own(state, agriculture=2)
    play(state, "do 5", "take corn")
    assert (state.corn[0], state.corn_tiles[0], state.jungle_corn[3]) == (9 + 9 + 1, 0, 0)


def test_agriculture_2_takes_the_tile_that_shows():
    state = picked("palenque 2", agriculture=2)
    play(state, "do 2")
    assert (state.corn[0], state.corn_tiles[0]) == (5, 1)


def test_agriculture_2_leaves_the_corn_tile_under_wood():
    state = play(picked("palenque 3", agriculture=2), "do 3", "take corn")
    assert (state.corn[0], state.corn_tiles[0], state.jungle_corn[1]) == (6, 0, 2)


# Yaxchilan


@pytest.mark.parametrize(
    ("space", "wanted"),
    [(1, (0, 1, 0, 0)), (2, (1, 0, 1, 0)), (3, (2, 0, 0, 1)), (5, (2, 0, 1, 1))],
)
def test_yaxchilan_gives_cubes(space, wanted):
    assert goods(play(picked(f"yaxchilan {space}"), f"do {space}")) == wanted


def test_yaxchilan_4_is_a_skull_while_one_is_left():
    state = play(picked("yaxchilan 4"), "do 4")
    assert (state.skulls[0], state.skulls_left) == (1, 12)
    state = picked("yaxchilan 4")
    state.skulls_left = 0
    assert why(state, "do 4") == "no-skull-left"


# Tikal


def test_tikal_1_is_one_paid_step():
    state = play(picked("tikal 1", wood=1, gold=1), "do 1")
    assert legal(state) == {
        f"tech {t}" for t in ("agriculture", "extraction", "architecture", "theology")
    }
    play(state, "tech theology")
    assert legal(state) == {"pay wood", "pay gold"}
    assert state.techs[3] == 0
    play(state, "pay gold")
    assert (state.techs[3], goods(state), state.phase) == (1, (0, 1, 0, 0), "picking")
    assert why(picked("tikal 1"), "do 1") == "no-technology-affordable"


def test_tikal_3_is_one_or_two_steps_each_paid():
    state = play(picked("tikal 3", stone=3), "do 3", "tech theology", "pay stone")
    assert "nothing" in legal(state)
    assert "tech theology" in legal(state)
    play(state, "tech theology", "pay stone stone")
    assert (state.techs[:4], state.phase) == ([0, 0, 0, 2], "picking")
    state = play(picked("tikal 3", stone=2), "do 3", "tech theology", "pay stone", "nothing")
    assert state.phase == "picking"
    state = play(picked("tikal 3", stone=1), "do 3", "tech theology", "pay stone")
    assert state.phase == "picking"  # none can be paid any more: no line


def test_tikal_2_is_one_building():
    state = display(picked("tikal 2", wood=1), "B01 B06 M05")
    play(state, "do 2")
    assert legal(state) == {"build B01"}
    assert why(state, "build B06") == "too-few-cubes (price: 2, kind: wood, number: 1)"
    assert why(state, "build B07") == "not-displayed (tile: B07)"
    assert why(state, "build M05") == "no-monument-here"
    play(state, "build B01")
    assert (goods(state), state.phase) == ((0, 0, 0, 0), "picking")


def test_tikal_2_needs_something_to_build():
    state = display(picked("tikal 2", wood=9, corn=9), "B13 B20")
    assert why(state, "do 2") == "no-building-affordable"


def test_tikal_4_is_two_buildings_or_one_monument():
    state = display(picked("tikal 4", wood=4, stone=2, gold=2), "B01 B09 M05")
    play(state, "do 4")
    assert legal(state) == {"build B01", "build B09", "build M05"}
    both = play(state.copy(), "build B01")
    assert legal(both) == {"build B09", "nothing"}
    assert why(both, "build M05") == "no-monument-here"
    play(both, "build B09")
    assert (both.phase, both.techs[0]) == ("picking", 1)
    one = play(state, "build M05")
    assert (one.phase, goods(one)) == ("picking", (0, 2, 0, 0))


def test_what_the_first_building_gave_pays_for_the_second():
    state = display(picked("tikal 4", wood=2, stone=1), "B12 B13")
    play(state, "do 4", "build B12")
    assert legal(state) == {"build B13", "nothing"}


def test_tikal_5_pays_one_cube_for_steps_on_two_temples():
    state = play(picked("tikal 5", wood=1), "do 5", "pay wood", "temple chaac")
    assert legal(state) == {"temple quetzalcoatl", "temple kukulcan"}
    assert why(state, "temple chaac") == "step-not-on-temple (temple: chaac)"
    play(state, "temple kukulcan")
    assert (temples(state), state.phase) == ([2, 1, 2], "picking")
    assert why(picked("tikal 5"), "do 5") == "no-resource-to-pay"


def test_tikal_5_with_one_possible_temple_gives_one_step():
    state = play(picked("tikal 5", wood=1, chaac=6, kukulcan=7), "do 5", "pay wood")
    assert legal(state) == {"temple quetzalcoatl"}
    assert play(state, "temple quetzalcoatl").phase == "picking"


def test_tikal_5_needs_a_step():
    state = picked("tikal 5", wood=1, chaac=6, kukulcan=7, quetzalcoatl=8)
    assert why(state, "do 5") == "no-temple-step-left"


# Uxmal


def test_uxmal_1_pays_three_corn_for_a_step():
    state = play(picked("uxmal 1", corn=3), "do 1", "temple quetzalcoatl")
    assert (state.corn[0], temples(state)) == (0, [1, 2, 1])
    one_left = play(picked("uxmal 1", corn=3, kukulcan=7, quetzalcoatl=8), "do 1")
    assert legal(one_left) == {"temple chaac"}
    full = picked("uxmal 1", corn=3, chaac=6, kukulcan=7, quetzalcoatl=8)
    assert why(full, "do 1") == "no-temple-step-left"


def test_the_market_sells_first_and_buys_nothing_that_was_sold():
    state = play(picked("uxmal 2", gold=1, wood=1, corn=1), "do 2")
    assert legal(state) == {"sell wood", "sell gold", "done"}
    assert why(state, "buy wood") == "too-little-corn (price: 2, corn: 1)"
    play(state, "sell gold")
    assert state.corn[0] == 5
    assert legal(state) == {"sell wood", "buy wood", "buy stone", "done"}
    assert why(state, "buy gold") == "sold-before-buying (kind: gold)"
    play(state, "buy stone")
    assert legal(state) == {"buy wood", "done"}
    assert why(state, "sell wood") == "bought-before-selling"
    play(state, "buy wood", "done")
    assert goods(state) == (0, 2, 1, 0)
    assert state.phase == "picking"


def test_a_visit_to_the_market_needs_something_to_trade():
    assert "do 2" in legal(picked("uxmal 2", corn=2))
    assert "do 2" in legal(picked("uxmal 2", wood=1))
    assert play(picked("uxmal 2", wood=1), "do 2", "done").cubes[0] == 1
    assert why(picked("uxmal 2", corn=1), "do 2") == "nothing-to-trade"
    assert why(play(picked("uxmal 2", wood=1), "do 2"), "sell gold") == "none-of-kind (kind: gold)"


def test_uxmal_3_brings_a_worker_from_the_bank():
    state = play(picked("uxmal 3"), "do 3")
    assert (state.workers_in_hand[0], state.workers_in_bank[0]) == (4, 2)
    assert why(picked("uxmal 3", hand=6, bank=0), "do 3") == "no-worker-in-bank"


def test_uxmal_4_builds_for_two_corn_a_cube_and_corn_only():
    state = display(picked("uxmal 4", corn=6, wood=9, stone=9), "B06 B04 M05")
    play(state, "do 4")
    assert legal(state) == {"build B06"}
    assert why(state, "build B04") == "too-little-corn (price: 8, corn: 6)"
    assert play(state, "build B06").corn[0] == 0


def test_uxmal_5_pays_one_corn_for_an_action_of_the_first_four_gears():
    state = play(picked("uxmal 5", corn=4, wood=1), "do 5")
    assert state.corn[0] == 3
    lines = legal(state)
    assert "do uxmal 5" not in lines
    assert why(state, "do uxmal 5") == "action-chooses-itself"
    assert {"do uxmal 1", "do palenque 3", "do tikal 1", "do yaxchilan 5"} <= lines
    assert "nothing" not in lines
    play(state, "do yaxchilan 5")
    assert goods(state) == (5, 1, 1, 1)
    assert "do 5" not in legal(picked("uxmal 5"))
    assert why(picked("uxmal 5"), "do 5") == "too-little-corn-left (price: 1, corn: 0)"


def test_uxmal_5_counts_the_corn_that_is_left():
    assert "do uxmal 1" not in legal(play(picked("uxmal 5", corn=3), "do 5"))


def test_technologies_work_on_actions_through_uxmal_5():
    state = play(picked("uxmal 5", corn=1, extraction=3), "do 5", "do yaxchilan 5")
    assert goods(state) == (2, 0, 2, 2)


# Chichen Itza


@pytest.mark.parametrize(
    ("space", "points", "temple"),
    [(1, 4, 0), (2, 5, 0), (3, 6, 0), (4, 7, 2), (5, 8, 2), (7, 10, 1)],
)
def test_a_skull_brings_points_and_a_step(space, points, temple):
    state = play(picked(f"chichen {space}", skulls=1), f"do {space}")
    steps = [1, 1, 1]
    steps[temple] += 1
    assert (state.score[0], temples(state), state.skulls[0]) == (points, steps, 0)
    assert state.offered_spaces == 1 << space
    assert state.phase == "picking"


@pytest.mark.parametrize(("space", "points", "temple"), [(6, 8, 2), (8, 11, 1), (9, 13, 1)])
def test_three_spaces_bring_a_cube_too_before_the_step(space, points, temple):
    state = play(picked(f"chichen {space}", skulls=1), f"do {space}")
    assert (state.score[0], temples(state)) == (points, [1, 1, 1])
    assert legal(state) == {"gain wood", "gain stone", "gain gold"}
    assert why(state, "gain wood wood") == "resources-to-take (number: 1)"
    play(state, "gain gold")
    assert (goods(state)[3], temples(state)[temple]) == (1, 2)


def test_a_space_is_used_once_and_needs_a_skull():
    state = picked("chichen 4", skulls=2, corn=9)
    state.offered_spaces = 1 << 4
    assert legal(state) == {"do 1", "do 2", "do 3", "nothing"}
    assert why(state, "do 4") == "skull-there (space: 4)"
    assert why(picked("chichen 4"), "do 4") == "no-skull"


def test_a_step_that_cannot_be_taken_is_lost_the_rest_works():
    state = play(picked("chichen 4", skulls=1, kukulcan=7), "do 4")
    assert (state.score[0], temples(state)) == (7, [1, 1, 7])


def test_the_skull_is_taxed_where_it_is_received():
    state = force(picked("yaxchilan 4", chaac=0, quetzalcoatl=0, kukulcan=0), "P08")
    assert why(state, "do 4") == "skull-costs-step"
    assert position().phase == "turn"
