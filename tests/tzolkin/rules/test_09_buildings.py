"""Section 9: temples, buildings and monuments."""

import pytest

from game.tzolkin.rules.data.tiles import BASE_AGES, BUILDINGS, MONUMENTS
from tests.tzolkin.rules.plain.table import BUILDINGS as TABLE
from tests.tzolkin.rules.plain.table import MONUMENTS as MONUMENT_TABLE
from tests.tzolkin.rules.positions import (
    display,
    goods,
    legal,
    own,
    picked,
    play,
    position,
    techs,
    temples,
    why,
)

RICH = {"wood": 9, "stone": 9, "gold": 9, "skulls": 1}


def built(id_, **things):
    """A building paid for on Tikal 2, with whatever else is displayed gone."""
    state = display(picked("tikal 2", **(RICH | things)), id_)
    return play(state, "do 2", f"build {id_}")


@pytest.mark.parametrize("id_", [tile.id for tile in BUILDINGS])
def test_a_building_costs_what_it_shows(id_):
    cost = TABLE[id_]["cost"]
    state = built(id_)
    left = [9 - cost.get(kind, 0) for kind in ("wood", "stone", "gold")]
    gained = BUILDINGS[state.buildings[0][0]].goods
    assert goods(state)[1:] == (
        left[0] + gained.wood,
        left[1] + gained.stone,
        left[2] + gained.gold,
    )
    exact = display(picked("tikal 2", **_exactly(cost)), id_)
    assert "do 2" in legal(exact)
    for kind in cost:
        short = display(picked("tikal 2", **_exactly(cost | {kind: cost[kind] - 1})), id_)
        assert "do 2" not in legal(short)


def _exactly(cost):
    return {("skulls" if kind == "skull" else kind): number for kind, number in cost.items()}


@pytest.mark.parametrize("tile", MONUMENTS, ids=lambda tile: tile.id)
def test_a_monument_costs_what_it_shows_and_needs_tikal_4(tile):
    cost = _exactly(MONUMENT_TABLE[tile.id]["cost"])
    state = display(picked("tikal 4", **cost), tile.id)
    play(state, "do 4", f"build {tile.id}")
    assert goods(state) == (0, 0, 0, 0)
    assert (state.skulls[0], state.skulls_left) == (0, 13)
    assert state.score[0] == 0
    for kind in cost:
        short = display(picked("tikal 4", **(cost | {kind: cost[kind] - 1})), tile.id)
        assert "do 4" not in legal(short)


def test_kinds_and_ages_are_as_many_as_there_are():
    for age, numbers in enumerate(BASE_AGES, start=1):
        assert all(TABLE[BUILDINGS[n].id]["age"] == age for n in numbers)
    assert [len(numbers) for numbers in BASE_AGES] == [14, 18]
    assert all(TABLE[tile.id]["kind"] == tile.kind for tile in BUILDINGS)
    assert all(MONUMENT_TABLE[tile.id]["kind"] == tile.kind for tile in MONUMENTS)


FIXED_STEPS = {
    "B06": [2, 2, 1],
    "B07": [2, 1, 2],
    "B14": [1, 1, 2],
    "B22": [2, 2, 2],
    "B27": [3, 1, 1],
    "B29": [1, 1, 3],
    "B30": [2, 1, 2],
    "B32": [1, 3, 1],
}


@pytest.mark.parametrize("id_", FIXED_STEPS)
def test_printed_steps_are_taken_without_a_line(id_):
    state = built(id_)
    assert (temples(state), state.phase) == (FIXED_STEPS[id_], "picking")


PRINTED_TECHS = {
    "B09": 0,
    "B10": 0,
    "B11": 1,
    "B12": 1,
    "B13": 2,
    "B14": 3,
    "B28": 2,
    "B30": 3,
}


@pytest.mark.parametrize("id_", PRINTED_TECHS)
def test_printed_technologies_cost_nothing(id_):
    assert techs(built(id_))[PRINTED_TECHS[id_]] == 1


@pytest.mark.parametrize("id_", ["B23", "B24", "B25", "B26", "B31"])
def test_a_technology_of_choice_and_two_steps(id_):
    state = built(id_)
    assert len(legal(state)) == 4
    play(state, "tech theology")
    if id_ == "B31":
        play(state, "tech theology")
        assert techs(state) == [0, 0, 0, 2]
    assert state.phase == "picking"


POINTS = {"B18": 6, "B19": 6, "B20": 8, "B21": 2, "B22": 3, "B27": 2, "B28": 3, "B29": 3, "B32": 4}


@pytest.mark.parametrize("id_", POINTS)
def test_points_come_at_once(id_):
    assert built(id_).score[0] == POINTS[id_]


def test_goods_at_once():
    assert built("B11").corn[0] == 1
    assert built("B25").corn[0] == 6
    assert built("B26").skulls[0] == 2
    assert (built("B19").workers_in_hand[0], built("B19").workers_in_bank[0]) == (4, 2)
    assert built("B19", hand=6, bank=0).workers_in_hand[0] == 6


def test_a_free_step_at_level_3_gives_the_bonus():
    state = built("B13", architecture=0)
    assert techs(state)[2] == 1
    state = play(built("B23", theology=3), "tech theology")
    assert state.skulls[0] == 2


def test_b08_steps_up_then_may_build_on():
    state = display(picked("tikal 2", wood=2, gold=1), "B08 B01 M05")
    play(state, "do 2", "build B08")
    assert legal(state) == {"temple chaac", "temple quetzalcoatl", "temple kukulcan"}
    play(state, "temple chaac")
    assert legal(state) == {"build B01", "nothing"}
    assert play(state.copy(), "nothing").phase == "picking"
    assert play(state, "build B01").phase == "picking"


def test_the_rulebooks_two_buildings_with_architecture_3():
    """Part 3: B08's extra building is a build of its own; the second of Tikal 4 is plain."""
    state = display(picked("tikal 4", wood=1, gold=1, architecture=3), "B08 B01 B13")
    play(state, "do 4", "build B08 save gold", "temple chaac", "build B01 save wood")
    assert goods(state) == (2, 0, 0, 1)
    assert legal(state) == {"build B13 plain", "nothing"}
    play(state, "build B13 plain", "end")
    assert (state.score[0], techs(state)[2]) == (4 + 3, 3)


def test_b14_technology_then_temple():
    state = built("B14", theology=3, kukulcan=6)
    assert (temples(state), state.light_side[0], state.skulls[0]) == ([1, 1, 7], True, 2)


def test_b18_visits_the_market():
    state = built("B18")
    assert state.phase == "market"
    state = built("B18", wood=0, stone=3, gold=0)
    assert state.phase == "picking"  # nothing to sell, no corn: no line


def test_b21_may_do_an_action_for_one_corn():
    state = built("B21", corn=1)
    assert {"nothing", "do palenque 1"} <= legal(state)
    assert play(state.copy(), "nothing").corn[0] == 1
    assert why(state, "do uxmal 5") == "action-chooses-itself"
    assert play(state, "do palenque 1").corn[0] == 3
    assert built("B21").phase == "picking"


def test_only_one_player_on_a_top_step():
    state = own(position(), 1, chaac=6)
    state = play(picked("uxmal 1", state, corn=3, chaac=5), "do 1")
    assert "temple chaac" not in legal(state)
    assert why(state, "temple chaac") == "top-step-taken (temple: chaac)"
    own(state, chaac=6)
    own(state, 1, chaac=1)
    assert why(state, "temple chaac") == "on-top-step (temple: chaac)"


def test_a_top_step_turns_the_board_to_its_light_side():
    state = picked("uxmal 1", corn=3, chaac=5)
    state.light_side[0] = False
    play(state, "do 1", "temple quetzalcoatl")
    assert not state.light_side[0]
    for temple, top in {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}.items():
        state = picked("uxmal 1", corn=3, **{temple: top - 1})
        state.light_side[0] = False
        assert play(state, "do 1", f"temple {temple}").light_side[0]


def test_a_step_of_choice_must_be_chosen_where_one_is_possible():
    assert "nothing" not in legal(play(picked("uxmal 1", corn=3), "do 1"))
    assert why(play(picked("uxmal 1", corn=3), "do 1"), "decline") == ("not-made-dearer")
