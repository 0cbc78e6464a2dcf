"""The plan of a hint: what to do in the rest of a turn, where, and what it brings and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.players.player import Decision
from game.table import plan as shared
from game.table.things import Seat
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.state import JUNGLE, PICKING, PLACING, TURN, State
from game.tzolkin.table import things
from game.tzolkin.table.explaining.gears import describe_food_day, what_comes
from game.tzolkin.table.explaining.plan_steps import (
    Group,
    brought,
    describe_step,
    position_after,
    tooth_of,
    touched,
)
from game.tzolkin.table.foresight.ahead import WorkerAction
from game.tzolkin.table.foresight.promises import Promise, aims, promises
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray import describe_change
from game.tzolkin.words import calendar, plans
from game.tzolkin.words.gears_and_tracks import describe_space
from game.tzolkin.words.plans import DOES
from game.ui.sentence import Words
from game.ui.sentence import lines as told_together


@dataclass(frozen=True, slots=True)
class PlanStep(shared.PlanStep):
    """A step of a plan.

    Attributes:
        places: where it is done and what it is for, on the table.
    """

    places: tuple[Thing, ...]

    @property
    def is_final(self) -> bool:
        return isinstance(self.actions[-1], _FINAL)


Plan = shared.Plan[PlanStep]
"""A plan of Tzolk'in."""

_FINAL = (lines.EndTurn, lines.Pass, lines.Keep, lines.Tribe, lines.Advance)
_PLACES = (lines.Place, lines.PlaceStart, lines.PlaceQuick, lines.Mercy)
_BETWEEN = (TURN, PLACING, PICKING)
"""The phases between two steps of a turn."""


def plan_of(view: State, decision: Decision) -> Plan:
    """Return the plan of a decision, in words.

    The end of the turn is left to the player, unless it is all that is left to do.
    """
    actions: Sequence[Action] = decision.actions
    if len(actions) > 1 and isinstance(actions[-1], lines.EndTurn):
        actions = actions[:-1]
    groups = list(_grouped(view, actions))
    teller = _Teller(groups, decision)
    steps = tuple(teller.step(number) for number in range(len(groups)))
    return shared.Plan(steps, _heading(view, groups))


def _heading(view: State, groups: Sequence[Group]) -> Words:
    """Head a plan with the workers that it places, or with what its turn pays and gets."""
    heads = [group.actions[0] for group in groups]
    placed = sum(isinstance(one, _PLACES) for one in heads)
    if placed and not any(isinstance(one, lines.Pick) for one in heads):
        return plans.heading_to_place(placed, any(isinstance(one, lines.Beg) for one in heads))
    return plans.heading(describe_change(view, groups[-1].after))


def _grouped(view: State, actions: Iterable[Action]) -> Iterator[Group]:
    """Yield the groups: all that one worker does, or any other action alone."""
    before = state = view
    group: tuple[Action, ...] = ()
    for action in actions:
        group, state = (*group, action), position_after(state, action)
        if state.phase in _BETWEEN or state.seat != view.seat:
            yield Group(before, group, state)
            before, group = state, ()
    if group:
        yield Group(before, group, state)


@dataclass(frozen=True)
class _Teller:
    """Tells the steps of a plan; ``groups`` are its steps in order."""

    groups: Sequence[Group]
    decision: Decision

    def step(self, number: int) -> PlanStep:
        """Return the step with this number."""
        group = self.groups[number]
        description = describe_step(group.before, group.actions)
        places = tuple(dict.fromkeys(self._places(group)))
        return PlanStep(group.actions, description, self._reason(group), places)

    # what it is for

    def _reason(self, group: Group) -> Words:
        before, head, after = group.before, group.actions[0], group.after
        seat = before.seat
        match head:
            case lines.Place() | lines.Mercy():
                return self._waits(tooth_of(before, head))
            case lines.PlaceStart():
                return told_together(tuple(_first(before)))
            case lines.PlaceQuick():
                return plans.quick_action(before.current_quick_tile())
            case lines.Pass() | lines.EndTurn() | lines.Advance():
                riding = self._riding
                return _waiting(riding) if riding else describe_food_day(before)
            case lines.Beg() | lines.Trade():
                return plans.has_then(after.corn[seat])
            case lines.Keep(tiles=kept):
                return told_together((plans.kept(kept), plans.best_tiles(self._lead)))
            case lines.Tribe():
                return plans.best_tribe(self._lead)
        return told_together(tuple(brought(group)) or (_left(before, seat),))

    @property
    def _lead(self) -> int:
        points = self.decision.reason.fields["points"]
        assert isinstance(points, int)
        return points

    def _waits(self, tooth: int) -> Words:
        """Return what a placed worker waits for."""
        if promise := self._promises.get(tooth):
            return _waiting(promise)
        days = aims(self._end, tooth)
        if not days:
            return DOES["no-day-left"]
        there = tooth + days[0]
        return plans.may_pay(there, days[0], describe_space(there))

    @cached_property
    def _end(self) -> State:
        """The position at the end of the plan, less what a quick action may still cost or take."""
        end = self.groups[-1].after
        quick = any(isinstance(one, lines.PlaceQuick) for one in self._all)
        if quick and end.current_quick_tile() in _COSTS:
            end = end.copy()
            end.corn[end.seat] = 0
            end.cubes[3 * end.seat : 3 * end.seat + 3] = [0, 0, 0]
            if end.current_quick_tile() == expansion.PAY1CORN_BUILD:
                end.displayed_buildings = ()  # one of them is built
        return end

    @property
    def _all(self) -> Iterator[Action]:
        return (action for group in self.groups for action in group.actions)

    @cached_property
    def _promises(self) -> dict[int, Promise]:
        """What the workers placed by the plan wait for, by tooth."""
        placed = (
            tooth_of(group.before, group.actions[0])
            for group in self.groups
            if isinstance(group.actions[0], lines.Place | lines.Mercy)
        )
        return promises(self._end, self._end.seat, tuple(placed))

    @cached_property
    def _riding(self) -> Promise | None:
        """What the worker waits for who acts soonest, of those on gears; None without one."""
        last = self.groups[-1]
        days = last.actions[0].days if isinstance(last.actions[0], lines.Advance) else 1
        state, seat = last.before, last.before.seat
        own = [tooth for tooth, stands in enumerate(state.teeth) if stands == seat]
        waiting = promises(state, seat, own, days).values()
        return min(waiting, key=lambda one: one.days, default=None)

    # where it is

    def _places(self, group: Group) -> Iterator[Thing]:
        before, head = group.before, group.actions[0]
        match head:
            case lines.Place() | lines.Mercy():
                tooth = tooth_of(before, head)
                yield things.Space(tooth)
                if promise := self._promises.get(tooth):
                    yield _plate(promise.there)
            case lines.PlaceStart():
                yield things.StartSpace()
            case lines.PlaceQuick():
                yield things.QuickSpaces()
            case lines.Pass() | lines.EndTurn() | lines.Advance():
                riding = self._riding
                yield from _way(riding) if riding else (things.Calendar(),)
            case lines.Keep(tiles=tiles):
                yield from map(things.WealthTile, tiles)
            case lines.Tribe(tribe=tribe):
                yield things.TribeTile(tribe)
            case _:
                yield from touched(group) or (Seat(before.seat),)


_COSTS = (expansion.TECH_PAY, expansion.QUICK_MARKET, expansion.PAY1CORN_BUILD)
"""Quick actions that take goods."""


def _plate(tooth: int) -> things.Plate:
    return things.Plate(board.GEAR_OF[tooth], board.SPACE_OF[tooth])


def _way(promise: Promise) -> tuple[Thing, ...]:
    return things.Space(promise.tooth), _plate(promise.there)


def _waiting(promise: Promise) -> Words:
    """Tell where a worker will stand, when, and what he gets there as it is now."""
    there, seat = promise.there, promise.before.seat
    gear, space = board.GEAR_OF[there], board.SPACE_OF[there]
    way = WorkerAction(gear, space, 0, promise.after)
    brings = what_comes(promise.before, way) if space <= board.HIGHEST_ACTION[gear] else ""
    does = calendar.brings(brings) if brings else describe_space(there)
    harvest = promise.after.phase == JUNGLE or promise.after.corn[seat] > promise.before.corn[seat]
    return plans.will_stand(there, promise.days, does, promise.food_day if harvest else 0)


def _first(state: State) -> Iterator[Words]:
    """Tell what the starting-player space brings."""
    if state.calendar_corn:
        yield plans.calendar_corn(state.calendar_corn)
    yield DOES["next-begins" if state.first_player == state.seat else "begins"]


def _left(state: State, seat: int) -> Words:
    """Tell what a seat has, by a choice of which nothing comes that can be seen."""
    return plans.has_now(state.corn[seat], state.cube_count(seat))
