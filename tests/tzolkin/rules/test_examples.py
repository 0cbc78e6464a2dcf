"""The worked examples of the rulebook that are not in the tests of their sections."""

from dataclasses import replace

from game.tzolkin.rules import new_game
from game.tzolkin.rules.data.tiles import WEALTH_INDEX
from game.tzolkin.rules.state import DUMMY
from tests.tzolkin.rules.positions import (
    display,
    force,
    goods,
    legal,
    names,
    own,
    picked,
    play,
    position,
    setup,
    stand,
    techs,
    temples,
    tooth,
)


def test_the_first_two_rounds():
    """Green, Blue, Red and Yellow; all sums of the example."""
    state = position(4)
    state.corn = [3, 4, 7, 8]
    play(state, "place tikal", "place yaxchilan", "place palenque", "end")
    assert state.corn[0] == 0
    play(state, "place palenque", "place palenque")
    assert state.corn[1] == 0  # spaces 1 and 2, and 1 for the second worker
    play(state, "end", "place yaxchilan", "place yaxchilan", "place tikal")
    assert state.corn[2] == 0
    play(state, "end", "place tikal", "place start")
    assert state.corn[3] == 8 - 3
    play(state, "end")
    assert (state.phase, state.seat, state.first_player) == ("advance", 3, 3)
    play(state, "advance 1", "place palenque", "place palenque")
    assert (state.corn[3], state.teeth[tooth("palenque 4")]) == (0, 3)
    play(state, "end", "pick yaxchilan 1", "do 1", "pick tikal 1", "do 1")
    play(state, "tech agriculture", "pay wood", "end")
    assert (techs(state)[0], state.teeth[tooth("palenque 1")]) == (1, 0)
    play(state, "place tikal", "end", "pick yaxchilan 3", "do 3", "end")
    assert goods(state, 2) == (2, 0, 0, 1)
    assert (state.calendar_corn, state.round, state.seat) == (1, 3, 3)


def test_workers_of_others_block_spaces():
    """5: Red's worker has come to Palenque 1, Green places on 0 and 2."""
    state = own(stand(position(), "palenque 1", seat=1), corn=9)
    play(state, "place palenque", "place palenque")
    assert state.teeth[:3] == [0, 1, 0]


def test_burning_a_wood_and_how_to_do_without():
    """7: wood from 3 and burning on 4; or wood from 3, then a step back to the corn of 3."""
    state = stand(position(), "palenque 1", "palenque 3", "palenque 4")
    play(state, "pick palenque 3", "do 3", "take wood")
    other = state.copy()
    play(state, "pick palenque 4", "do 4", "burn chaac", "end")
    assert (goods(state), state.corn_tiles[0], state.wood_tiles[0]) == ((7, 2, 0, 0), 1, 1)
    assert temples(state) == [0, 1, 1]
    own(other, corn=1)
    play(other, "pick palenque 4", "do 3", "take corn", "end")
    assert (goods(other), other.corn_tiles[0]) == ((5, 2, 0, 0), 1)


def test_two_technologies_and_two_buildings_in_a_turn():
    """7: Yellow on Tikal; the two places are filled when his turn is over."""
    state = display(stand(position(), "tikal 3", "tikal 4"), "B01 B09 B06 B07 B08 B13")
    own(state, wood=2 + 1 + 2)
    play(state, "pick tikal 3", "do 3", "tech theology", "pay wood", "tech extraction", "pay wood")
    play(state, "pick tikal 4", "do 4", "build B01", "build B09")
    assert names(state.displayed_buildings) == {"B06", "B07", "B08", "B13"}
    play(state, "end")
    assert len(state.displayed_buildings) == 6


def test_a_step_back_on_chichen_itza_for_gold():
    """7: from space 7 for 1 corn to 6: 8 points, a step on Kukulcan, and gold."""
    state = play(picked("chichen 7", skulls=1, corn=1), "do 6", "gain gold")
    assert (state.score[0], temples(state), goods(state)) == (8, [1, 1, 2], (0, 0, 0, 1))


def test_uxmal_4_costs_four_corn_for_any_two_cubes():
    state = display(picked("uxmal 4", corn=4), "B09 B11 B14 B08")
    assert len(legal(play(state, "do 4"))) == 4


def test_red_leaves_his_worker_on_6_so_that_green_cannot_advance_two_days():
    """10: whoever stands on 7 is pushed off by one day as well."""
    state = stand(position(), "uxmal 6", "uxmal 7", seat=1)
    play(state, "place start", "end", "pick uxmal 7", "nothing", "end")
    assert state.phase == "turn"
    state = stand(position(), "uxmal 6", "uxmal 7", seat=1)
    play(state, "place start", "end", "pick uxmal 6", "nothing", "end")
    assert (state.phase, state.seat) == ("advance", 0)


def test_a_wealth_tile_puts_a_dummy_on_palenque_5():
    """2: the example's tile, the first that is turned up, and one on the opposite tooth."""
    dealt = setup(3)
    others = tuple(number for number in dealt.wealth if number != WEALTH_INDEX["W03"])
    order = (*others[:12], WEALTH_INDEX["W03"], *others[12:])
    state = new_game(replace(dealt, wealth=order))
    assert (state.teeth[tooth("palenque 5")], state.teeth[tooth("palenque 0")]) == (DUMMY, DUMMY)


def test_gold_shortage_at_yaxchilan_5():
    """14: 1 stone and 2 corn, or 1 gold, 1 stone and 1 corn."""
    state = play(force(picked("yaxchilan 5"), "P07"), "do 5")
    assert legal(state) == {"gold 0", "gold 1"}
    assert goods(play(state.copy(), "gold 0")) == (2, 0, 1, 0)
    assert goods(play(state, "gold 1")) == (1, 0, 1, 1)


def test_rebuilding_one_of_two_buildings():
    """16: B22 anew for 4 cubes, from the blue one for 6 corn, from the green one for 2."""
    state = own(position(new_buildings=True), buildings="X03 X04", corn=8)
    state = display(picked("uxmal 4", state), "B22")
    play(state, "do 4")
    assert legal(state) == {"build B22", "build B22 from X03", "build B22 from X04"}
    assert play(state.copy(), "build B22").corn[0] == 0
    assert play(state.copy(), "build B22 from X04").corn[0] == 2
    assert play(state, "build B22 from X03").corn[0] == 6
    assert (state.score[0], temples(state)) == (3, [2, 2, 2])


def test_huracan_on_palenque_4():
    """15: for 1 corn the action 3 of either gear."""
    state = picked("palenque 4", own(position(tribes=True), tribe="T07", corn=1))
    assert {"do 3", "do yaxchilan 3", "do yaxchilan 4"} <= legal(state)
    assert "do 2" not in legal(state)
    assert goods(play(state, "do yaxchilan 3")) == (2, 0, 0, 1)


def test_itzamna_needs_no_theology_for_its_bonus():
    """15: the bonus of any technology, whatever its level."""
    state = own(position(tribes=True), tribe="T08", agriculture=3, wood=1)
    play(picked("tikal 1", state), "do 1", "tech agriculture", "pay wood", "bonus theology")
    assert (state.skulls[0], techs(state)) == (1, [3, 0, 0, 0])
