"""What a reason tells, held to what its decision does in the real position."""

from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from typing import Any, NamedTuple

from game.core.message import Message
from game.players.player import Decision
from game.players.reasons import single_reasons
from game.tzolkin.rules.data.board import (
    FOOD_TEETH,
    GEAR_OF,
    GEARS,
    KINDS,
    LAST_SPACE,
    SPACE_OF,
    TEMPLES,
    TRACKS,
    UNFED_PENALTY,
    WORKERS,
)
from game.tzolkin.rules.data.expansion import YALUK, YALUK_UNFED
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.rounds import worker_meals
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.words.messages import REASONS
from tests.players.watched import in_order

OTHERS = ("keep", "tribe", "advance", "lower", "gold", "tech", "pay", "market", "build", "temple")
"""Phases in which something is chosen outside of turns."""


class Played(NamedTuple):
    """What a decision does: the positions that it goes through, all but the last action's, its
    actions as words, what one of its reasons says, who acts, and the last action."""

    positions: list[State]
    actions: list[list[str]]
    fields: Any
    seat: int
    end: Any

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

    def says(self, verb: str, name: str) -> bool:
        """True if it begins with a choice of what a value names."""
        told = self.fields[name]
        named = told if isinstance(told, tuple) else (str(told),)
        return [verb, *named] == self.actions[0]

    def once(self, value: Callable[[Any], int], least: int = 1) -> bool:
        """True if a value rose by so much from one position to a later one."""
        values = [value(state) for state in self.positions]
        return max(b - min(values[: n + 1]) for n, b in enumerate(values)) >= least > 0

    def rose(self, name: str, index: int, least: int = 1) -> bool:
        return self.once(lambda state: getattr(state, name)[index], least)

    def fell(self, cube: int, least: int) -> bool:
        """True if a number of cubes fell by so much from one position to a later one."""
        return self.once(lambda state: -state.cubes[cube], least)


def played(state: State, decision: Decision, reason: Message) -> Played:
    """The decision as it is played, with one of its reasons."""
    positions = [state]
    for action in decision.actions[:-1]:
        positions.append(positions[-1].copy())
        apply(positions[-1], action)
    actions = [str(action).split() for action in decision.actions]
    return Played(positions, actions, reason.fields, state.seat, decision.actions[-1])


def collected(one: Played) -> bool:
    """So many cubes came by an action, or the choice says so."""
    return one.says("gain", "kinds") or all(
        one.rose("cubes", 3 * one.seat + KINDS.index(kind), count)
        for kind, count in Counter(one.fields["kinds"]).items()
    )


def sold(one: Played) -> bool:
    """So many cubes are gone while so much corn came."""
    kinds = Counter(map(KINDS.index, one.fields["kinds"]))
    gone = all(one.fell(3 * one.seat + kind, count) for kind, count in kinds.items())
    return gone and one.rose("corn", one.seat, one.fields["corn"])


def went_up(one: Played) -> bool:
    return one.says("temple", "temple") or one.rose(
        "temples", 3 * one.seat + TEMPLES.index(one.fields["temple"])
    )


def new_teeth(one: Played) -> list[int]:
    """Where workers have been placed, so many as are told."""
    new = [
        tooth
        for tooth, seat in enumerate(one.last.teeth)
        if seat == one.seat and one.first.teeth[tooth] != seat
    ]
    return new if len(new) == one.fields["count"] else []


def placed(one: Played) -> bool:
    return {GEARS[GEAR_OF[tooth]] for tooth in new_teeth(one)} == set(one.fields["gears"])


def placed_to_act(one: Played) -> bool:
    """Each space is ahead of a worker on his gear, and each worker comes to one in time."""
    days, aims, new = FOOD_TEETH[-1] - one.last.days_passed, one.fields["spaces"], new_teeth(one)
    come = {
        (tooth, aim)
        for tooth in new
        for aim in aims
        if GEAR_OF[tooth] == GEAR_OF[aim] and 0 < aim - tooth <= days
    }
    last = all(SPACE_OF[aim] <= LAST_SPACE[GEAR_OF[aim]] for aim in aims)
    return last and {aim for _, aim in come} == set(aims) and {at for at, _ in come} == set(new)


def risen(one: Played, name: str, field: str, width: int) -> bool:
    """Several temples or technologies rose by what is told."""
    return len(one.fields[field]) > 0 and all(
        one.rose(name, width * one.seat + which, count) for which, count in one.fields[field]
    )


def built_monument(one: Played) -> bool:
    (number,) = (n for n, tile in enumerate(MONUMENTS) if tile.id == one.fields["monument"])
    return number not in one.first.own_monuments[one.seat] and any(
        number in state.own_monuments[one.seat]
        and monument_points(state, one.seat, number) == one.fields["points"]
        for state in one.positions
    )


def built(one: Played) -> bool:
    if one.verbs[0] == "build":
        return (one.actions[0][1],) == one.fields["buildings"]
    new = {
        BUILDINGS[number].id
        for state in one.positions
        for number in state.buildings[one.seat]
        if number not in one.first.buildings[one.seat]
    }
    return set(one.fields["buildings"]) <= new


def learnt(one: Played) -> bool:
    index = 4 * one.seat + TRACKS.index(one.fields["track"])
    levels = [state.techs[index] for state in one.positions]
    return one.rose("techs", index) and one.fields["level"] in levels[1:]


def fed(state: State, seat: int) -> int:
    """How many workers a seat can feed with the corn that it has and that will come to it."""
    goods = [BUILDINGS[number].food_day_goods for number in state.buildings[seat]]
    corn = state.corn[seat] + state.calendar_corn * (state.start_space == seat)
    if state.options.new_buildings:
        corn += sum(one[state.food_day - 1].corn for one in goods if one)
    meals = accumulate(worker_meals(state, seat))
    return sum(eaten <= corn for eaten in meals)


def starves(one: Played) -> bool:
    """The food day comes in this round, and then so many more go hungry than before the turn."""
    state, seat = one.last.copy(), one.seat
    day = state.food_day
    apply(state, one.end)
    while state.phase != OVER and state.food_days_done < day:
        apply(state, legal_actions(state)[0])
    workers = WORKERS - one.last.workers_in_bank[seat]
    hungry = workers - state.fed_last_food_day[seat]
    before = WORKERS - one.first.workers_in_bank[seat] - fed(one.first, seat)
    penalty = YALUK_UNFED if state.tribe[seat] == YALUK else UNFED_PENALTY
    told = one.fields["count"], one.fields["points"]
    return day > 0 and told == (hungry - before, penalty * (hungry - before))


def paid(one: Played) -> int:
    return one.first.corn[one.seat] - one.last.corn[one.seat]


TRUE: dict[str, Callable[[Any], bool]] = {
    "waits-for-workers": lambda one: one.verbs == ["pass"],
    "nothing-else-possible": lambda one: "mercy" in one.verbs,
    "quick-action-worth-worker": lambda one: one.once(
        lambda state: state.quick_spaces.count(one.seat)
    ),
    "takes-corn-of-calendar": lambda one: (
        one.last.start_space == one.seat and one.last.calendar_corn == one.fields["corn"] > 0
    ),
    "wants-to-begin": lambda one: one.last.start_space == one.seat != one.last.first_player,
    "lets-next-begin": lambda one: one.last.start_space == one.seat == one.last.first_player,
    "sends-workers": placed,
    "sends-workers-to-act": placed_to_act,
    "begs-for-that": lambda one: ["beg", one.fields["temple"]] in one.actions,
    "pays-corn-for-that": lambda one: paid(one) == one.fields["corn"] > 0,
    "starves-for-that": starves,
    "builds-monument": built_monument,
    "builds-buildings": built,
    "offers-skull": lambda one: (
        one.last.offered_spaces != one.first.offered_spaces
        and one.rose("score", one.seat, one.fields["points"])
    ),
    "takes-skulls": lambda one: one.rose("skulls", one.seat, one.fields["skulls"]),
    "wins-worker": lambda one: (
        one.last.workers_in_bank[one.seat] < one.first.workers_in_bank[one.seat]
    ),
    "learns-technology": learnt,
    "learns-technologies": lambda one: risen(one, "techs", "levels", len(TRACKS)),
    "goes-up-temple": went_up,
    "goes-up-temples": lambda one: risen(one, "temples", "steps", len(TEMPLES)),
    "collects-resources": collected,
    "takes-corn": lambda one: one.rose("corn", one.seat, one.fields["corn"]),
    "sells-for-corn": sold,
    "brings-worker-back": lambda one: (
        one.fields["gear"] in one.gears
        and any(state.workers_in_hand[one.seat] == one.fields["count"] for state in one.positions)
    ),
    "likes-tribe": lambda one: one.verbs == ["tribe"],
    "likes-wealth": lambda one: one.verbs == ["keep"],
    "lets-days-pass": lambda one: one.says("advance", "days"),
    "lets-one-day-pass": lambda one: one.actions[0] == ["advance", "1"],
    "lets-two-days-pass": lambda one: one.actions[0] == ["advance", "2"],
    "spares-step": lambda one: one.says("lower", "temple"),
    "spares-resources": lambda one: one.says("pay", "kinds"),
    "not-worth-price": lambda one: one.verbs[0] in ("nothing", "decline"),
    "gets-most": lambda one: one.first.phase not in ("turn", "tribe", "keep"),
}
"""How each reason is held to what happened."""


def is_true(state: State, decision: Decision) -> bool:
    """True if every reason says what is done in the real position, those with most points first; a
    reason that is not known here is false, one that cannot be told is an error."""
    REASONS.text(decision.reason)
    reasons = list(single_reasons(decision.reason))
    return in_order(reasons) and all(_is_true(state, decision, one) for one, _points in reasons)


def _is_true(state: State, decision: Decision, reason: Message) -> bool:
    holds = TRUE.get(reason.name)
    return holds is not None and holds(played(state, decision, reason))
