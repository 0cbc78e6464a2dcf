"""What is said where another reason is near: the right one with the right figures."""

import pytest

from game.tzolkin.rules.state import State
from tests.tzolkin.rules.positions import display, legal, own, picked, play, position, stand, why


def to_build(space: str = "tikal 4", tiles: str = "B01 B04 B11", **things):
    """Seat 0 is to build one of the tiles."""
    state = position(new_buildings=True)
    return play(display(picked(space, state, **things), tiles), f"do {space[-1]}")


def test_who_has_architecture_cannot_pay_for_a_plain_building():
    state = to_build(wood=9, architecture=1)
    assert why(state, "build B11 plain") == "too-few-cubes (price: 1, kind: stone, number: 0)"


def test_architecture_spares_a_cube_only_where_one_is_paid():
    assert why(to_build("uxmal 4", corn=9, architecture=3), "build B04 save wood") == (
        "nothing-spared-here"
    )
    state = to_build(tiles="B01 X08", wood=4, architecture=3, buildings="X04")
    assert why(state, "build X08 from X04") == "no-skull"
    assert why(state, "build B01") == "spared-resource-to-choose"


def test_what_is_short_is_counted_after_what_is_spared():
    state = to_build(wood=2, architecture=3)
    assert why(state, "build B04 save wood") == "too-few-cubes (price: 3, kind: wood, number: 2)"
    assert why(state, "build B04 plain") == "too-few-cubes (price: 4, kind: wood, number: 2)"
    assert why(to_build(wood=2), "build B04") == "too-few-cubes (price: 4, kind: wood, number: 2)"
    assert (
        why(to_build(tiles="B01 B13", wood=1), "build B13")
        == "too-few-cubes (price: 1, kind: gold, number: 0)"
    )


def test_a_monument_is_refused_for_its_own_reason():
    state = to_build(tiles="M05 M13 X02", wood=2, stone=1, gold=4, buildings="X01")
    assert why(state, "build M05") == "too-few-cubes (price: 2, kind: stone, number: 1)"
    assert why(state, "build M05 from X02") == "none-to-rebuild (tile: X02)"
    assert why(state, "build M13 from X01") == "rebuilding-saves-nothing (source: X01, tile: M13)"
    assert why(state, "build M13") == "no-skull"


def test_the_second_step_of_tikal_3_is_too_dear():
    state = picked("tikal 3", wood=2, agriculture=1)
    play(state, "do 3", "tech extraction", "pay wood")
    assert legal(state, "tech") == {"tech architecture", "tech theology"}
    assert why(state, "tech agriculture") == "too-few-resources (price: 2, cubes: 1)"


def test_the_resource_that_is_short_is_named():
    state = play(picked("tikal 1", wood=1, stone=1, gold=1, theology=1), "do 1", "tech theology")
    assert why(state, "pay wood gold gold") == "price-in-resources (number: 2)"
    assert why(state, "pay gold gold") == "too-few-of-kind (number: 1, kind: gold)"
    state = play(picked("tikal 1", wood=1, gold=1, theology=1), "do 1", "tech theology")
    assert why(state, "pay wood stone") == "too-few-of-kind (number: 0, kind: stone)"


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("temple", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulcan", 7)])
def test_who_is_on_the_top_is_told(seat: int, temple: str, top: int):
    def praying(own_step: int, other_step: int) -> State:
        state = own(position(3), seat, corn=3, **{temple: own_step})
        state = stand(own(state, (seat + 1) % 3, **{temple: other_step}), "uxmal 1", seat=seat)
        state.seat = seat
        return play(state, "pick uxmal 1", "do 1")

    line = f"temple {temple}"
    assert why(praying(top, 1), line) == f"on-top-step (temple: {temple})"
    assert why(praying(top - 1, top), line) == f"top-step-taken (temple: {temple})"


def test_the_corn_left_for_an_action_is_what_the_errand_leaves():
    state = to_build("tikal 2", "B21", wood=2, stone=1, gold=1, corn=3)
    play(state, "build B21")
    assert why(state, "do uxmal 1") == "too-little-corn-left (price: 3, corn: 2)"
    state = play(picked("uxmal 5", corn=3), "do 5")
    assert why(state, "do uxmal 1") == "too-little-corn-left (price: 3, corn: 2)"


def test_huracan_reaches_no_higher_action_of_the_other_gear():
    state = picked("palenque 3", position(tribes=True), tribe="T07", corn=1)
    assert why(state, "do yaxchilan 4") == "action-out-of-reach (number: 4, space: 3)"
    assert why(state, "do yaxchilan 1") == "too-little-corn (price: 2, corn: 1)"
