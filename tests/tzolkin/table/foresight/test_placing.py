"""Prices are what the rules take; a turn without one of its workers is a legal turn."""

import random

import pytest

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import Place, PlaceQuick, PlaceStart
from game.tzolkin.rules.effects import placing
from game.tzolkin.table.foresight.placing import placed_workers, prices, replay_without, surcharges
from game.tzolkin.table.things import Gear, QuickSpaces, Space, StartSpace
from tests.tzolkin.rules.positions import own, play, position
from tests.tzolkin.table.foresight.positions import positions


@pytest.mark.parametrize("first", range(0, 24, 8))
def test_a_price_is_what_the_placing_takes(first: int) -> None:
    for state in positions(first, 8, 0.1):
        if state.phase not in ("turn", "placing"):
            continue
        told = prices(state)
        for action in legal_actions(state):
            if not isinstance(action, Place | PlaceStart | PlaceQuick):
                continue
            after = state.copy()
            apply(after, action)
            paid = state.corn[state.seat] - after.corn[state.seat]
            if isinstance(action, Place):
                thing = Gear(action.gear)
                if action.skip:
                    thing = Space(placing.tooth_for_next_worker(state, action.gear, skip=True))
            else:
                thing = StartSpace() if isinstance(action, PlaceStart) else QuickSpaces()
            assert (told[thing].corn, told[thing].lacking) == (paid, 0)
            if isinstance(action, Place) and not action.skip:
                assert told[Space(placing.tooth_for_next_worker(state, action.gear))] == told[thing]


def test_what_cannot_be_paid_says_how_much_is_lacking() -> None:
    state = own(play(own(position(), corn=3), "place tikal", "place tikal"), corn=1)
    assert (prices(state)[Gear(2)].corn, prices(state)[Gear(2)].lacking) == (4, 3)


@pytest.mark.parametrize("seed", range(3))
def test_the_slots_add_up_to_the_corn_that_was_paid(seed: int) -> None:
    chance = random.Random(seed)
    for before in positions(20 + seed, 6, 0.05):
        if before.phase != "turn":
            continue
        state, actions = before.copy(), []
        while state.phase in ("turn", "placing"):
            listed = [one for one in legal_actions(state) if one.verb == "place"]
            if not listed:
                break
            actions.append(chance.choice(listed))
            apply(state, actions[-1])
        found = placed_workers(before, actions)
        assert len(found) == state.workers_placed
        assert sum(one.corn for one in found) == before.corn[before.seat] - state.corn[before.seat]
        seat = before.seat
        assert [one.extra for one in found] == list(surcharges(before, seat)[: len(found)])
        for index in range(len(actions)):
            _is_legal(before, replay_without(before, actions, index), len(actions) - 1)


def _is_legal(before, replayed, count: int) -> None:
    assert len(replayed.kept) + len(replayed.dropped) == count
    state = before.copy()
    for action in replayed.kept:
        assert action in legal_actions(state)
        apply(state, action)


def test_a_worker_taken_back_makes_the_later_ones_cheaper() -> None:
    before = own(position(), corn=9)
    state = play(before.copy(), "place tikal", "place tikal", "place uxmal")
    actions = [one for one in legal_actions(before) if str(one) in ("place tikal", "place uxmal")]
    tikal, uxmal = sorted(actions, key=str)
    assert state.corn[0] == 9 - (0 + 2 + 2)
    replayed = replay_without(before, (tikal, tikal, uxmal), 0)
    assert replayed.kept == (tikal, uxmal)
    assert sum(one.corn for one in placed_workers(before, replayed.kept)) == 1
