"""What a reason tells, held to what its decision does in the real position."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.players.player import Decision
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.state import State

OTHERS = ("keep", "tribe", "advance", "lower", "gold", "tech", "pay", "market", "build", "temple")
"""Phases in which something is chosen outside of turns."""


class Played(NamedTuple):
    """What a decision does: the positions that it goes through, all but the last action's, its
    actions as words, and what its reason says."""

    positions: list[State]
    actions: list[list[str]]
    facts: Any
    seat: int

    @property
    def first(self) -> State:
        return self.positions[0]

    @property
    def last(self) -> State:
        return self.positions[-1]

    @property
    def verbs(self) -> list[str]:
        return [words[0] for words in self.actions]

    @property
    def gears(self) -> set[str]:
        """From where workers are picked up."""
        return {words[1] for words in self.actions if words[0] == "pick"}

    def says(self, verb: str, fact: str) -> bool:
        """True if it is one choice, of what a fact names."""
        return [[verb, *str(self.facts[fact]).split(", ")]] == [
            list(dict.fromkeys(words)) for words in self.actions
        ]

    def once(self, value: Callable[[Any], int], least: int = 1) -> bool:
        """True if a value rose by so much from one position to a later one."""
        values = [value(state) for state in self.positions]
        return max(b - min(values[: n + 1]) for n, b in enumerate(values)) >= least > 0

    def rose(self, name: str, index: int, least: int = 1) -> bool:
        return self.once(lambda state: getattr(state, name)[index], least)


def played(state: State, decision: Decision) -> Played:
    """The decision as it is played."""
    positions = [state]
    for action in decision.actions[:-1]:
        positions.append(positions[-1].copy())
        apply(positions[-1], action)
    actions = [str(action).split() for action in decision.actions]
    return Played(positions, actions, decision.reason.facts, state.seat)


def collected(one: Played) -> bool:
    """Cubes came by an action, or the choice says so."""
    return one.says("gain", "kinds") or all(
        one.rose("cubes", 3 * one.seat + KINDS.index(kind))
        for kind in one.facts["kinds"].split(", ")
    )


def went_up(one: Played) -> bool:
    return one.says("temple", "temple") or one.rose(
        "temples", 3 * one.seat + TEMPLES.index(one.facts["temple"])
    )


def placed(one: Played) -> bool:
    new = [
        GEARS[GEAR_OF[tooth]]
        for tooth, seat in enumerate(one.last.teeth)
        if seat == one.seat and one.first.teeth[tooth] != seat
    ]
    return len(new) == one.facts["count"] and set(new) == set(one.facts["gears"].split(", "))


def built_monument(one: Played) -> bool:
    (number,) = (n for n, tile in enumerate(MONUMENTS) if tile.id == one.facts["monument"])
    return number not in one.first.own_monuments[one.seat] and any(
        number in state.own_monuments[one.seat]
        and monument_points(state, one.seat, number) == one.facts["points"]
        for state in one.positions
    )


def built(one: Played) -> bool:
    if one.verbs == ["build"]:
        return one.actions[0][1] == one.facts["building"]
    return any(
        BUILDINGS[number].id == one.facts["building"]
        and number not in one.first.buildings[one.seat]
        for state in one.positions
        for number in state.buildings[one.seat]
    )


def learnt(one: Played) -> bool:
    index = 4 * one.seat + TRACKS.index(one.facts["track"])
    levels = [state.techs[index] for state in one.positions]
    return one.rose("techs", index) and one.facts["level"] in levels[1:]


TRUE: dict[str, Callable[[Any], bool]] = {
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
    "goes up on the temple of {temple}": went_up,
    "collects {kinds}": collected,
    "takes {corn} corn": lambda one: one.rose("corn", one.seat, one.facts["corn"]),
    "brings a worker back from {gear}": lambda one: one.facts["gear"] in one.gears,
    "likes this tribe best": lambda one: one.verbs == ["tribe"],
    "begins best with these tiles": lambda one: one.verbs == ["keep"],
    "days that pass now: {days}": lambda one: one.says("advance", "days"),
    "can best spare a step on the temple of {temple}": lambda one: one.says("lower", "temple"),
    "can best spare {kinds}": lambda one: one.says("pay", "kinds"),
    "what is offered is not worth its price": lambda one: one.verbs in (["nothing"], ["decline"]),
    "gets most out of this choice": lambda one: one.first.phase not in ("turn", "tribe", "keep"),
}
"""How each reason is held to what happened."""


def is_true(state: State, decision: Decision) -> bool:
    """True if the reason says what is done in the real position; a reason that is not known here
    is false."""
    holds = TRUE.get(decision.reason.template)
    return holds is not None and holds(played(state, decision))
