"""Reasons are true: what a reason tells has happened when its turn is played."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from game.players.player import decide
from game.tzolkin import rules
from game.tzolkin.players.planning.reasons import reason_of
from game.tzolkin.players.roster import player_named
from game.tzolkin.players.weights import tuned
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.actions import DO, END_TURN, PICK, TRADE
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.scoring import monument_points
from tests.tzolkin.players.situations import states
from tests.tzolkin.rules.positions import own, position

OTHERS = ("keep", "tribe", "advance", "lower", "gold", "tech", "pay", "market", "build", "temple")


class Played(NamedTuple):
    """What a decision does: the positions that it goes through, all but the last action's, and
    what its reason says."""

    positions: list[Any]
    verbs: list[str]
    facts: Any
    seat: int

    @property
    def first(self):
        return self.positions[0]

    @property
    def last(self):
        return self.positions[-1]

    def once(self, value: Callable[[Any], int], least: int = 1) -> bool:
        """True if a value rose by so much from one position to a later one."""
        values = [value(state) for state in self.positions]
        return max(b - min(values[: n + 1]) for n, b in enumerate(values)) >= least > 0

    def rose(self, name: str, index: int, least: int = 1) -> bool:
        return self.once(lambda state: getattr(state, name)[index], least)


def played(state, decision):
    """The decision as it is played."""
    positions = [state]
    for action in decision.actions[:-1]:
        positions.append(positions[-1].copy())
        apply(positions[-1], action)
    verbs = [action.verb for action in decision.actions]
    return Played(positions, verbs, decision.reason.facts, state.seat)


def placed(one):
    new = [
        GEARS[GEAR_OF[tooth]]
        for tooth, seat in enumerate(one.last.teeth)
        if seat == one.seat and one.first.teeth[tooth] != seat
    ]
    return len(new) == one.facts["count"] and set(new) == set(one.facts["gears"].split(", "))


def built_monument(one):
    (number,) = (n for n, tile in enumerate(MONUMENTS) if tile.id == one.facts["monument"])
    return number not in one.first.own_monuments[one.seat] and any(
        number in state.own_monuments[one.seat]
        and monument_points(state, one.seat, number) == one.facts["points"]
        for state in one.positions
    )


def built(one):
    return any(
        BUILDINGS[number].id == one.facts["building"]
        and number not in one.first.buildings[one.seat]
        for state in one.positions
        for number in state.buildings[one.seat]
    )


def learnt(one):
    index = 4 * one.seat + TRACKS.index(one.facts["track"])
    levels = [state.techs[index] for state in one.positions]
    return one.rose("techs", index) and one.facts["level"] in levels[1:]


TRUE = {
    "waits for its workers": lambda one: one.verbs == ["pass"],
    "nothing else is possible": lambda one: "mercy" in one.verbs,
    "the quick action is worth a worker": lambda one: one.once(
        lambda state: state.quick_board.count(one.seat)
    ),
    "takes the corn that lies on the calendar: {corn}": lambda one: (
        one.last.start_space == one.seat and one.last.teeth_corn == one.facts["corn"] > 0
    ),
    "wants to be the first player": lambda one: one.last.start_space == one.seat,
    "workers to send out: {count} ({gears})": placed,
    "builds the monument {monument}, which would score {points} now": built_monument,
    "builds {building}": built,
    "offers a skull for {points} points": lambda one: (
        one.last.offered != one.first.offered and one.rose("score", one.seat, one.facts["points"])
    ),
    "takes skulls: {skulls}": lambda one: one.rose("skulls", one.seat, one.facts["skulls"]),
    "wins a worker, who eats from now on": lambda one: (
        one.last.bank[one.seat] < one.first.bank[one.seat]
    ),
    "learns {track} up to level {level}": learnt,
    "goes up on the temple of {temple}": lambda one: one.rose(
        "temples", 3 * one.seat + TEMPLES.index(one.facts["temple"])
    ),
    "collects {kinds}": lambda one: all(
        one.rose("cubes", 3 * one.seat + KINDS.index(kind))
        for kind in one.facts["kinds"].split(", ")
    ),
    "takes {corn} corn": lambda one: one.rose("corn", one.seat, one.facts["corn"]),
    "brings a worker back from {gear}": lambda one: "pick" in one.verbs,
    "likes this tribe best": lambda one: one.verbs == ["tribe"],
    "begins best with these tiles": lambda one: one.verbs == ["keep"],
    "days that pass now: {days}": lambda one: one.verbs == ["advance"],
    "has most of it": lambda one: one.first.phase in OTHERS,
}
"""How each reason is held to what happened."""


@pytest.mark.parametrize(
    ("name", "every"), [("novice", 5), ("explorer:builder", 5), ("explorer", 1)]
)
def test_no_reason_is_false(name, every):
    for phase in ("turn", *OTHERS):
        for state in states(phase, every):
            view = rules.view(state, state.seat)
            decision = decide(player_named(name, 3), view)
            holds = TRUE[decision.reason.template]
            assert holds(played(view, decision)), (str(decision.reason), decision.actions)


def test_a_trade_before_a_worker_is_picked_up_hides_no_reason():
    """Section 15: T11 exchanges a cube first."""
    state = own(position(tribes=True), tribe="T11", wood=1, hand=2)
    state.teeth[13] = 0
    actions = (TRADE[0], PICK[13], DO[3])
    evaluation = Evaluation(state, 0, tuned(state))
    reason = reason_of(state, actions, END_TURN, evaluation)
    assert str(reason) == "collects gold"
