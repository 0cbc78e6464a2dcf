"""Section 8: technologies."""

import pytest

from tests.tzolkin.rules.positions import (
    display,
    goods,
    legal,
    own,
    picked,
    play,
    techs,
    temples,
    why,
)

TRACKS = ("agriculture", "extraction", "architecture", "theology")


@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_a_step_costs_one_two_three_and_one_beyond(level, price):
    enough = play(picked("tikal 1", theology=level, wood=price), "do 1")
    assert "tech theology" in legal(enough)
    play(enough, "tech theology", "pay " + " ".join(["wood"] * price))
    assert techs(enough)[3] == min(3, level + 1)
    short = picked("tikal 1", theology=level, wood=price - 1)
    if price > 1:
        play(short, "do 1")
        assert f"too-few-resources (price: {price}, cubes: {price - 1})" == why(
            short, "tech theology"
        )


def test_any_mix_of_cubes_pays():
    state = play(picked("tikal 1", theology=2, wood=2, stone=1, gold=1), "do 1", "tech theology")
    assert legal(state) == {
        "pay wood wood stone",
        "pay wood wood gold",
        "pay wood stone gold",
    }
    assert why(state, "pay wood") == "price-in-resources (number: 3)"
    assert why(state, "pay stone stone stone") == "too-few-of-kind (number: 1, kind: stone)"


def bonus(track, **things):
    """A step beyond the third level."""
    return play(
        picked("tikal 1", wood=1, **{track: 3}, **things), "do 1", f"tech {track}", "pay wood"
    )


def test_bonuses_as_often_as_wanted():
    state = bonus("agriculture")
    assert legal(state) == {f"temple {t}" for t in ("chaac", "quetzalcoatl", "kukulcan")}
    assert temples(play(state, "temple kukulcan")) == [1, 1, 2]
    state = bonus("extraction")
    assert len(legal(state)) == 6
    assert goods(play(state, "gain wood gold")) == (0, 1, 0, 1)
    assert bonus("architecture").score[0] == 3
    state = bonus("theology")
    assert (state.skulls[0], state.skulls_left, techs(state)[3]) == (1, 12, 3)


def test_a_step_is_allowed_even_if_its_bonus_is_lost():
    state = picked("tikal 1", wood=1, theology=3)
    state.skulls_left = 0
    play(state, "do 1", "tech theology", "pay wood")
    assert (state.skulls[0], state.phase) == (0, "picking")
    lost = bonus("agriculture", chaac=6, quetzalcoatl=8, kukulcan=7)
    assert lost.phase == "picking"


@pytest.mark.parametrize(("level", "fish", "harvest"), [(0, 3, 4), (1, 3, 5), (2, 4, 5), (3, 4, 7)])
def test_agriculture(level, fish, harvest):
    assert play(picked("palenque 1", agriculture=level), "do 1").corn[0] == fish
    assert play(picked("palenque 2", agriculture=level), "do 2").corn[0] == harvest


@pytest.mark.parametrize(
    ("level", "one", "two", "three", "five"),
    [(0, 1, 1, 1, (1, 1)), (1, 2, 1, 1, (1, 1)), (2, 2, 2, 1, (2, 1)), (3, 2, 2, 2, (2, 2))],
)
def test_extraction(level, one, two, three, five):
    def cubes(space):
        return goods(play(picked(f"yaxchilan {space}", extraction=level), f"do {space}"))[1:]

    assert cubes(1) == (one, 0, 0)
    assert cubes(2) == (0, two, 0)
    assert cubes(3) == (0, 0, three)
    assert cubes(5) == (0, *five)
    state = play(picked("palenque 4", extraction=level), "do 4", "take wood")
    assert state.cubes[0] == 3 + (level > 0)


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_architecture_brings_corn_and_points_for_a_building(level, corn, points):
    state = display(picked("tikal 2", wood=2, architecture=level), "B09")
    play(state, "do 2", "build B09 save wood" if level == 3 else "build B09")
    assert (state.corn[0], state.score[0]) == (corn, points)
    assert state.cubes[0] == (level == 3)


def test_architecture_3_names_the_spared_cube_even_of_a_free_building():
    state = display(picked("tikal 2", wood=1, stone=2, architecture=3), "B01 B07")
    play(state, "do 2")
    assert legal(state) == {"build B01 save wood", "build B07 save wood", "build B07 save stone"}
    assert why(state, "build B07") == "spared-resource-to-choose"
    assert why(state, "build B07 save gold") == "costs-none-of-kind (kind: gold)"
    plain = display(picked("tikal 2", wood=1, stone=2), "B07")
    assert why(play(plain, "do 2"), "build B07 save wood") == "nothing-spared-here"


def test_architecture_on_uxmal_4_spares_two_corn():
    state = display(picked("uxmal 4", corn=4, architecture=3), "B07")
    play(state, "do 4")
    assert legal(state) == {"build B07"}
    play(state, "build B07")
    assert (state.corn[0], state.score[0]) == (0 + 1, 2)


def test_architecture_never_serves_monuments():
    state = display(picked("tikal 4", wood=2, stone=2, gold=2, architecture=3), "M05")
    play(state, "do 4")
    assert legal(state) == {"build M05"}
    play(state, "build M05")
    assert (goods(state), state.score[0]) == ((0, 0, 0, 0), 0)


def test_architecture_serves_one_of_two_buildings_either_one():
    state = display(picked("tikal 4", wood=3, architecture=1), "B01 B02 B03")
    play(state, "do 4")
    assert legal(state) == {f"build B0{n}{way}" for n in (1, 2, 3) for way in ("", " plain")}
    first = play(state.copy(), "build B01")
    assert (first.corn[0], legal(first)) == (1, {"build B02 plain", "build B03 plain", "nothing"})
    assert why(first, "build B02") == ("plain-to-build")
    assert play(first, "build B02 plain").corn[0] == 1
    second = play(state, "build B01 plain")
    assert (second.corn[0], legal(second)) == (0, {"build B02", "build B03", "nothing"})
    assert why(second, "build B02 plain").startswith("not-plain-here")
    assert play(second, "build B02").corn[0] == 1


def test_the_first_level_from_the_first_building_serves_the_second():
    state = display(picked("tikal 4", wood=1, gold=1), "B13 B01")
    play(state, "do 4")
    assert legal(state) == {"build B13", "build B01"}
    play(state, "build B13")
    assert legal(state) == {"build B01", "nothing"}
    assert play(state, "build B01").corn[0] == 1


def test_tikal_2_is_never_plain():
    state = display(picked("tikal 2", wood=1, architecture=1), "B01")
    assert why(play(state, "do 2"), "build B01 plain").startswith("not-plain-here")


def test_theology_1_reaches_one_space_ahead_on_chichen_itza():
    state = picked("chichen 0", skulls=1, theology=1)
    assert legal(state) == {"do 1", "nothing"}
    assert play(state, "do 1").corn[0] == 0
    assert legal(picked("chichen 9", skulls=1, theology=1)) >= {f"do {n}" for n in range(1, 10)}
    # ahead and step-back are not combined: action 4 is reached, 5 is not
    assert "do 5" not in legal(picked("chichen 3", skulls=1, theology=1, corn=9))
    assert "do 2" not in legal(picked("palenque 1", theology=1, corn=9))


def test_theology_2_may_pay_a_cube_for_a_step_after_chichen_itza():
    state = play(picked("chichen 1", skulls=1, theology=2, gold=1), "do 1")
    assert legal(state) == {"pay gold", "nothing"}
    assert why(state, "pay wood") == "too-few-of-kind (number: 0, kind: wood)"
    assert play(state.copy(), "nothing").phase == "picking"
    play(state, "pay gold", "temple kukulcan")
    assert (temples(state), goods(state)) == ([2, 1, 2], (0, 0, 0, 0))
    assert play(picked("chichen 1", skulls=1, theology=2), "do 1").phase == "picking"


def test_theology_2_uses_the_cube_just_gained():
    state = play(picked("chichen 6", skulls=1, theology=2), "do 6", "gain stone")
    assert legal(state) == {"pay stone", "nothing"}


def test_theology_3_takes_a_second_skull_if_one_is_left():
    state = play(picked("yaxchilan 4", theology=3), "do 4")
    assert (state.skulls[0], state.skulls_left) == (2, 11)
    state = picked("yaxchilan 4", theology=3)
    state.skulls_left = 1
    assert play(state, "do 4").skulls[0] == 1


def test_levels_add_up():
    assert techs(own(picked("tikal 1"), agriculture=3))[0] == 3
    state = play(picked("palenque 5", agriculture=3), "do 5")
    state.jungle_wood[3] = 0
    assert play(state, "take corn").corn[0] == 9 + 3
