"""Section 15: tribes."""

import pytest

from game.tzolkin.rules.data.expansion import TRIBES
from game.tzolkin.rules.effects.gear_actions import reachable_actions
from tests.tzolkin.rules.positions import (
    display,
    force,
    game,
    goods,
    legal,
    own,
    picked,
    play,
    position,
    setup,
    stand,
    techs,
    temples,
    tooth,
    why,
)


def tribal(tribe, **things):
    """Seat 0 has a tribe and things."""
    return own(position(tribes=True), tribe=tribe, **things)


def test_one_of_two_is_kept_just_before_the_wealth_tiles():
    state = game(2, tribes=True)
    two = setup(2, tribes=True).tribes[:2]
    lines = {f"tribe {TRIBES[number - 1]}" for number in two}
    assert (state.phase, legal(state)) == ("tribe", lines)
    other = next(id_ for id_ in TRIBES if f"tribe {id_}" not in lines)
    assert why(state, f"tribe {other}") == f"tribe-not-dealt (tribe: {other})"
    play(state, sorted(lines)[0])
    assert (state.phase, state.seat) == ("keep", 0)


# T01


def test_t01_picks_up_one_other_worker_once_two_are_placed():
    state = stand(tribal("T01", corn=9, hand=4, bank=2), "yaxchilan 1")
    play(state, "place tikal")
    assert why(state, "pick yaxchilan 1") == "workers-to-place-first (number: 2)"
    play(state, "place start")
    assert not legal(state, "pick")
    play(state, "place uxmal")
    assert legal(state, "pick") == {"pick yaxchilan 1"}
    assert why(state, "pick tikal 0") == "placed-this-turn"
    play(state, "pick yaxchilan 1", "do 1")
    assert (state.cubes[0], state.phase) == (1, "placing")
    assert not legal(state, "pick")
    play(state, "place uxmal", "end")
    assert state.workers_in_hand[0] == 0


def test_t01_only_once():
    state = stand(tribal("T01", corn=9, hand=4, bank=2), "yaxchilan 1", "yaxchilan 3")
    play(state, "place tikal", "place uxmal", "pick yaxchilan 1", "nothing")
    assert why(state, "pick yaxchilan 3") == "picked-up-already"


# T02, T05, theology: ways


@pytest.mark.parametrize(
    ("gear", "space", "ahead", "tribe", "wanted"),
    [
        (2, 3, False, 0, {1: 2, 2: 1, 3: 0}),
        (2, 3, False, 2, {1: 2, 2: 1, 3: 0, 4: 1}),
        (2, 0, False, 2, {1: 1}),
        (2, 5, False, 2, {1: 1, 2: 1, 3: 1, 4: 1, 5: 0}),
        (4, 3, True, 0, {1: 2, 2: 1, 3: 0, 4: 0}),
        (4, 3, True, 2, {1: 2, 2: 1, 3: 0, 4: 0, 5: 1}),
        (4, 8, True, 2, {**dict.fromkeys(range(1, 7), 1), 7: 1, 8: 0, 9: 0}),
        (4, 9, True, 0, dict.fromkeys(range(1, 10), 0)),
        (2, 3, False, 5, {1: -1, 2: -1, 3: 0}),
        (2, 6, False, 5, dict.fromkeys(range(1, 6), -1)),
        (2, 8, False, 6, dict.fromkeys(range(1, 6), 0)),
        (4, 11, False, 6, dict.fromkeys(range(1, 10), 0)),
    ],
)
def test_the_cheapest_way_to_an_action(gear, space, ahead, tribe, wanted):
    assert dict(reachable_actions(gear, space, ahead, tribe)) == wanted


def test_t02_pays_a_corn_for_the_space_ahead():
    state = play(picked("yaxchilan 4", tribal("T02", corn=1)), "do 5")
    assert goods(state) == (2, 0, 1, 1)
    assert "do 5" not in legal(picked("yaxchilan 4", tribal("T02")))


def test_t05_takes_a_corn_for_a_lower_action_that_may_pay_for_it():
    state = picked("uxmal 3", tribal("T05", corn=2))
    assert "do 1" in legal(state)
    play(state, "do 1", "temple chaac")
    assert state.corn[0] == 0
    assert play(picked("yaxchilan 6", tribal("T05")), "do 1").corn[0] == 1
    assert play(picked("yaxchilan 1", tribal("T05")), "do 1").corn[0] == 0


# T03, T04


def test_t03_may_pass_so_neither_begging_nor_mercy_is_compulsory():
    state = tribal("T03")
    assert "pass" in legal(state)
    assert play(state, "pass").seat == 1
    poor = tribal("T03")
    for gear in (0, 10, 20, 30, 40):
        poor.teeth[gear] = -2
    poor.start_space = 1
    assert legal(poor) == {"beg chaac", "beg quetzalcoatl", "beg kukulcan", "pass"}
    own(poor, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert legal(poor) == {"pass"}


def test_t04_begins_each_turn_with_two_corn():
    state = own(position(tribes=True), 1, tribe="T04", corn=0)
    play(state, "place tikal", "end")
    assert (state.seat, state.corn[1], temples(state, 1)) == (1, 2, [1, 1, 1])
    state = own(position(tribes=True), 1, tribe="T04", corn=7)
    assert play(state, "place tikal", "end").corn[1] == 7


@pytest.mark.parametrize(("limit", "may"), [(3, True), (2, False)])
def test_t04_begs_for_four_with_three_corn_or_less(limit, may):
    state = own(position(tribes=True, bacab_limit=limit), tribe="T04", corn=3)
    assert ("beg chaac" in legal(state)) == may
    own(state, corn=2)
    assert play(state, "beg chaac").corn[0] == 4
    assert not legal(state, "beg")


# T06


def test_rulebook_t06_alone_on_space_5():
    state = tribal("T06", corn=3)
    for space in range(5):
        state.teeth[20 + space] = -2
    assert play(state, "place tikal").corn[0] == 0


def test_rulebook_t06_two_workers_on_fives():
    state = tribal("T06", corn=9)
    for space in range(5):
        state.teeth[20 + space] = state.teeth[30 + space] = -2
    play(state, "place tikal", "place uxmal")
    assert state.corn[0] == 0


def test_t06_the_dearest_space_counts_placing_by_placing():
    state = tribal("T06", corn=9)
    state.teeth[tooth("tikal 0")] = -2
    play(state, "place tikal")  # space 1: 1 - 1
    assert state.corn[0] == 9
    play(state, "place tikal")  # space 2: 2 + 1 - 1
    assert state.corn[0] == 7
    play(state, "place tikal")  # space 3: 3 + 2
    assert state.corn[0] == 2


def test_t06_is_placed_on_one_more_space():
    state = tribal("T06", corn=9)
    for space in range(8):
        state.teeth[20 + space] = -2
    for space in range(11):
        state.teeth[40 + space] = -2
    play(state, "place tikal")
    assert (state.teeth[28], state.corn[0]) == (0, 3)
    assert "place chichen" not in legal(state)
    assert legal(picked("tikal 8", tribal("T06", wood=1))) >= {"do 1", "do 5"}
    assert "do 9" in legal(picked("chichen 11", tribal("T06", skulls=1)))


# T07


def test_t07_does_actions_of_the_paired_gear():
    state = picked("palenque 3", tribal("T07", corn=2))
    assert legal(state, "do yaxchilan") == {"do yaxchilan 1", "do yaxchilan 2", "do yaxchilan 3"}
    assert goods(play(state, "do yaxchilan 1")) == (0, 1, 0, 0)
    assert "do palenque 1" in legal(picked("yaxchilan 1", tribal("T07")))
    assert "do tikal 5" in legal(picked("uxmal 6", tribal("T07", wood=1)))
    assert "do uxmal 3" in legal(picked("tikal 3", tribal("T07")))
    assert legal(picked("chichen 3", tribal("T07"))) == {"nothing"}
    state = picked("palenque 3", tribal("T07"))
    assert why(state, "do tikal 1") == "actions-of-another-gear (gear: tikal)"
    assert why(picked("palenque 3"), "do yaxchilan 3") == (
        "actions-of-another-gear (gear: yaxchilan)"
    )
    assert goods(play(picked("palenque 2", tribal("T07", extraction=2)), "do yaxchilan 2")) == (
        1,
        0,
        2,
        0,
    )


# T08


def test_t08_learns_cheaper():
    state = play(picked("tikal 1", tribal("T08")), "do 1", "tech theology")
    assert (techs(state)[3], state.phase) == (1, "picking")
    state = play(picked("tikal 1", tribal("T08", theology=2, wood=2)), "do 1", "tech theology")
    assert legal(state) == {"pay wood wood"}
    state = force(picked("tikal 1", tribal("T08", wood=1)), "P09")
    assert legal(play(state, "do 1", "tech theology")) == {"pay wood"}


def test_t08_takes_the_bonus_of_any_technology():
    state = picked("tikal 1", tribal("T08", theology=3, wood=1))
    play(state, "do 1", "tech theology", "pay wood")
    assert (state.phase, len(legal(state))) == ("bonus", 4)
    assert play(state, "bonus architecture").score[0] == 3
    free = display(picked("tikal 2", tribal("T08", architecture=3, gold=1)), "B13")
    play(free, "do 2", "build B13 save gold", "bonus extraction", "gain wood wood")
    assert goods(free) == (1, 2, 0, 1)


# T09, T12


def chosen(tribe):
    """A game in which seat 0 keeps a tribe, at the first position after all have chosen."""
    for seed in range(200):
        state = game(2, seed=seed, tribes=True)
        if f"tribe {tribe}" in legal(state):
            break
    play(state, f"tribe {tribe}")
    lines = sorted(legal(state))
    play(state, lines[0])
    play(state, sorted(legal(state))[0])
    return play(state, sorted(legal(state))[0]), lines


def test_t09_keeps_three_tiles_and_goes_down_a_step():
    state, lines = chosen("T09")
    assert len(lines) == 4
    assert len(state.wealth[0]) == 3
    assert (state.phase, state.seat) == ("lower", 0)
    assert "decline" not in legal(state)
    before = sum(temples(state))
    play(state, sorted(legal(state))[0])
    assert sum(temples(state)) == before - 1
    assert (state.phase, state.seat) == ("turn", 0)


def test_others_keep_two():
    state = play(game(2, tribes=True, seed=3), sorted(legal(game(2, tribes=True, seed=3)))[0])
    assert why(state, "keep W01 W02 W03") == "wealth-tiles-to-keep (number: 2)"


def test_t12_begins_with_five_workers():
    state, _ = chosen("T12")
    extra = 14 in state.wealth[0]  # W15 brings another
    assert (state.workers_in_hand[0], state.workers_in_bank[0]) == (5 + extra, 1 - extra)


# T10


def test_t10_skips_one_free_space_a_turn():
    state = tribal("T10", corn=9)
    assert "place tikal skip" in legal(state)
    play(state, "place tikal skip")
    assert (state.teeth[21], state.corn[0]) == (0, 8)
    assert why(state, "place uxmal skip") == "skipped-already"
    play(state, "place tikal")  # the skipped space counts as taken
    assert (state.teeth[20], state.teeth[22]) == (-1, 0)
    play(state, "place uxmal", "end")
    assert state.skipped_tooth == -1
    assert why(own(position(), corn=9), "place tikal skip") == "only-vacub-caquix-skips"


def test_t10_needs_a_second_free_space():
    state = tribal("T10", corn=9)
    for space in range(7):
        state.teeth[20 + space] = -2
    assert legal(state, "place tikal") == {"place tikal"}
    assert why(state, "place tikal skip") == "no-second-space-free (gear: tikal)"


# T11


def test_t11_trades_once_in_each_own_turn():
    state = stand(tribal("T11", gold=2, wood=1), "palenque 1")
    assert legal(state, "trade") == {"trade gold", "trade wood"}
    assert why(state, "trade stone") == "none-of-kind (kind: stone)"
    play(state, "trade gold")
    assert (state.corn[0], state.phase) == (4, "turn")
    assert why(state, "trade gold") == "traded-already"
    play(state, "pick palenque 1", "nothing", "end")
    assert not legal(state, "trade")
    assert why(state, "trade gold") == "only-xaman-ek-trades"


@pytest.mark.parametrize(
    "lines", [[], ["place tikal"], ["pick palenque 1"], ["pick palenque 1", "do 1"]]
)
def test_t11_trades_at_every_choice_of_a_turn(lines):
    state = play(stand(tribal("T11", gold=1), "palenque 1"), *lines)
    before = (state.phase, state.corn[0])
    play(state, "trade gold")
    assert (state.phase, state.corn[0]) == (before[0], before[1] + 4)


def test_t11_trades_before_begging_and_has_no_mercy_while_he_can():
    state = tribal("T11", wood=1)
    play(state, "trade wood")
    assert "beg chaac" in legal(state)
    poor = tribal("T11", wood=1, corn=3)
    for gear in (0, 10, 20, 30, 40):
        for space in range(6):
            poor.teeth[gear + space] = -2
    poor.start_space = 1
    assert legal(poor) == {"trade wood"}
    assert len(legal(play(poor, "trade wood"), "mercy")) == 5


# T13


def test_t13_has_its_own_table():
    """In all 0, 0, 2, 5, 9, 13 for one to six workers."""
    for workers, extra in enumerate((0, 0, 2, 5, 9, 13), start=1):
        state = tribal("T13", corn=99, hand=6, bank=0)
        gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"]
        play(state, *(f"place {gear}" for gear in gears[:workers]))
        assert state.corn[0] == 99 - extra


def test_tribes_work_on_picked_up_workers_only():
    """Not on Uxmal 5 nor B21: the action has no price by steps."""
    state = play(picked("uxmal 5", tribal("T05", corn=1)), "do 5", "do palenque 1")
    assert state.corn[0] == 3
