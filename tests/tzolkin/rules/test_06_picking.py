"""Section 6: picking up."""

from tests.tzolkin.rules.positions import legal, own, picked, play, position, stand, why


def test_one_after_another_in_any_order():
    state = stand(position(), "palenque 1", "yaxchilan 1", "tikal 0")
    assert legal(state, "pick") == {"pick palenque 1", "pick yaxchilan 1", "pick tikal 0"}
    play(state, "pick yaxchilan 1", "do 1", "pick palenque 1", "do 1")
    assert (state.corn[0], state.cubes[0], state.workers_in_hand[0]) == (3, 1, 2)
    assert legal(state) == {"pick tikal 0", "end"}


def test_others_workers_are_not_picked_up():
    state = stand(position(), "tikal 2", seat=1)
    assert why(state, "pick tikal 2") == "no-worker-there (space: 2, gear: tikal)"
    assert why(state, "pick tikal 3") == "no-worker-there (space: 3, gear: tikal)"


def test_the_action_of_the_space_a_lower_one_or_nothing():
    state = picked("yaxchilan 3", corn=1)
    assert legal(state) == {"do 3", "do 2", "nothing"}
    assert why(state, "do 1") == "too-little-corn (price: 2, corn: 1)"
    assert why(state, "do 4") == "action-out-of-reach (number: 4, space: 3)"
    play(state, "do 2")
    assert (state.corn[0], state.cubes[1]) == (1 - 1 + 1, 1)


def test_a_lower_action_whoever_stands_there():
    state = stand(position(), "yaxchilan 2", seat=1)
    play(picked("yaxchilan 3", state, corn=9), "do 2")
    assert state.cubes[1] == 1


def test_nothing_brings_the_worker_back_only():
    state = play(picked("yaxchilan 5", corn=2), "nothing")
    assert (state.corn[0], state.workers_in_hand[0], state.phase) == (2, 3, "picking")


def test_what_one_gains_pays_for_the_next():
    state = stand(position(), "palenque 1", "yaxchilan 5")
    play(state, "pick palenque 1", "do 1", "pick yaxchilan 5", "do 2")
    assert state.corn[0] == 3 - 3 + 1


def test_any_action_spaces_cost_no_steps():
    for space in (6, 7):
        state = picked(f"yaxchilan {space}")
        assert legal(state) == {f"do {n}" for n in range(1, 6)} | {"nothing"}
    state = picked("chichen 10", skulls=1)
    assert legal(state) == {f"do {n}" for n in range(1, 10)} | {"nothing"}


def test_its_own_costs_remain():
    assert "do 1" not in legal(picked("uxmal 7", corn=2))
    assert "do 1" in legal(picked("uxmal 7", corn=3))


def test_space_0_has_no_action():
    assert legal(picked("palenque 0")) == {"nothing"}


def test_costs_must_be_payable_after_stepping_back():
    """Uxmal 1 from space 2: 1 corn for the step, 3 for the action."""
    assert "do 1" not in legal(picked("uxmal 2", corn=3))
    assert why(picked("uxmal 2", corn=3), "do 1") == "too-little-corn-left (price: 3, corn: 2)"
    assert "do 1" in legal(picked("uxmal 2", corn=4))
    assert play(picked("uxmal 2", corn=4), "do 1").corn[0] == 0


def test_the_end_is_always_said():
    state = play(picked("palenque 1"), "do 1")
    assert legal(state) == {"end"}
    assert play(state, "end").seat == 1


def test_the_rulebooks_first_turns():
    """Part 3: Green places on Tikal, Yaxchilan and Palenque, Blue twice on Palenque."""
    state = own(own(position(), corn=9), 1, corn=9)
    play(state, "place tikal", "place yaxchilan", "place palenque", "end")
    play(state, "place palenque", "place palenque", "end")
    assert state.corn == [9 - 3, 9 - 1 - 3]
    play(state, "pick yaxchilan 1", "do 1", "pick tikal 1", "do 1", "tech agriculture", "pay wood")
    assert state.techs[0] == 1
    assert state.cubes[0] == 0
