"""A master's plan for a turn as it is told: who goes where, what it costs, and what for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.players.player import Decision
from game.table.players import Player
from game.tikal.rules.actions import (
    LEADER,
    Action,
    Bid,
    Choose,
    Enter,
    EstablishCamp,
    Exchange,
    Pass,
    PlaceGuard,
    PlaceTile,
    Recover,
    Step,
    Uncover,
    Walk,
)
from game.tikal.rules.actions.ways import ways
from game.tikal.rules.board import NAMES, NEIGHBOURS
from game.tikal.rules.components import ACTION_POINTS, STONES
from game.tikal.rules.hidden import View
from game.tikal.rules.play import apply
from game.tikal.rules.state import State
from game.tikal.rules.turns.reach import reach
from game.tikal.rules.turns.scoring import strength, treasure_points
from game.tikal.table import words
from game.tikal.table.match.offer import auctioned
from game.tikal.words import plans
from game.tikal.words.plans import WHY
from game.tikal.words.reasons import decided
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class PlanStep:
    """Actions that belong together: what is done, what for, the action points, and the spaces of
    a walk in order, or the only space."""

    actions: tuple[Action, ...]
    what: Sentence
    why: Sentence
    ap: int
    way: tuple[int, ...]

    @property
    def final(self) -> bool:
        """True if it cannot be undone."""
        return not all(action.undoable for action in self.actions)


@dataclass(frozen=True, slots=True)
class PlanLeft:
    """What is left of a plan, what the whole of it is for, and why it goes no further; empty where
    it goes as far as there is anything to do."""

    steps: tuple[PlanStep, ...]
    reason: Sentence
    stops: Words = ""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All of them; the end of the turn is left to the player."""
        return tuple(action for step in self.steps for action in step.actions)

    @property
    def ap(self) -> int:
        """The action points that it takes."""
        return sum(step.ap for step in self.steps)

    @property
    def rest(self) -> "PlanLeft | None":
        """What comes after the first step; None for nothing."""
        return replace(self, steps=self.steps[1:]) if len(self.steps) > 1 else None


def plan_of(view: View, decision: Decision, players: Sequence[Player]) -> PlanLeft:
    """A decision for a turn, up to what shows something hidden, or in an auction; without steps
    where the turn should end."""
    kept = [one for one in decision.actions if isinstance(one, _TOLD)]
    positions: list[State] = [view]
    for action in kept:
        positions.append(_after(positions[-1], action))
    teller = _Teller(players, positions[-1], decision)
    steps, done = [], 0
    for group in _grouped(kept):
        before, after = positions[done], positions[done + len(group)]
        done += len(group)
        steps.append(teller.step(before, after, group, kept[done:]))
    return PlanLeft(tuple(steps), decided(decision.reason), _stops(positions[-1], kept))


def _stops(end: State, actions: Sequence[Action]) -> Words:
    """Why a plan ends before its action points do: what comes next depends on what is hidden."""
    if not (actions and isinstance(actions[-1], Recover) and end.ap > Recover.cost):
        return ""
    return plans.ruin_decides(end.ap - Recover.cost)


_AUCTIONED = (Bid, Pass, Choose)
_TOLD = (Walk, *_AUCTIONED, Uncover, Recover, EstablishCamp, PlaceGuard, Exchange, PlaceTile)


def _after(state: State, action: Action) -> State:
    """The position after an action; nobody knows the one after a treasure is turned up."""
    if not action.undoable:
        return state
    after = state.copy()
    apply(after, action)
    return after


def _grouped(actions: Iterable[Action]) -> list[tuple[Action, ...]]:
    """The steps of one member together, and members who go the same way."""
    ways: list[tuple[Action, ...]] = []
    for action in actions:
        if ways and _goes_on(ways[-1][-1], action):
            ways[-1] += (action,)
        else:
            ways.append((action,))
    groups: list[tuple[Action, ...]] = []
    for way in ways:
        if groups and isinstance(way[0], Walk) and groups[-1][: len(way)] == way:
            groups[-1] += way
        else:
            groups.append(way)
    return groups


def _goes_on(last: Action, action: Action) -> bool:
    return (
        isinstance(last, Walk)
        and isinstance(action, Step)
        and (last.member, last.space) == (action.member, action.origin)
    )


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells the steps of a plan, of which it knows where they lead to."""

    players: Sequence[Player]
    end: State
    decision: Decision

    def step(
        self, before: State, after: State, group: tuple[Action, ...], later: Sequence[Action]
    ) -> PlanStep:
        """Some actions that belong together, between two positions; the others come later."""
        first, last = group[0], group[-1]
        ap = 0 if isinstance(first, PlaceTile) else before.ap - after.ap
        if isinstance(last, Recover):
            ap = Recover.cost
        what, why = self._told(before, group, later)
        return PlanStep(group, what, why, ap, _way(group))

    def _told(
        self, before: State, group: tuple[Action, ...], later: Sequence[Action]
    ) -> tuple[Sentence, Sentence]:
        first, last = group[0], group[-1]
        if isinstance(first, Walk) and isinstance(last, Walk):
            what = _walk(before, first, last, group)
            return what, self._what_for(before, last.space, later)
        if isinstance(first, _AUCTIONED):
            return auctioned(before, first, self.decision.reason, self.players)
        match first:
            case PlaceTile(space=space):
                return plans.lay(NAMES[space]), self._laid(before, first, later)
            case Uncover(space=space):
                what = plans.uncover(words.place(before, space), before.value[space] + 1)
                return what, self._standing(space)
            case Recover(space=space):
                return plans.recover(NAMES[space]), WHY["treasures-pay"]
            case EstablishCamp(space=space):
                return plans.camp(words.place(before, space)), WHY["camp-serves"]
            case PlaceGuard(space=space):
                why = plans.guard_pays(before.value[space])
                return plans.guard(words.place(before, space)), why
            case Exchange():
                return self._exchange(before, first)
        raise ValueError(f"no words for {first}")

    def _exchange(self, before: State, first: Exchange) -> tuple[Sentence, Sentence]:
        what = plans.exchange(first.give, self.players[first.seat].name, first.take)
        kinds = before.treasures[before.seat], _after(before, first).treasures[before.seat]
        return what, plans.treasures_pay(*map(treasure_points, kinds))

    def _laid(self, before: State, laid: PlaceTile, later: Sequence[Action]) -> Sentence:
        """Who goes there at once, or else where it is reached from most cheaply; of a volcano,
        which nobody enters, what the whole plan is for."""
        if any(getattr(one, "space", None) == laid.space for one in later):
            return WHY["going-there"]
        costs = dict(ways(before, laid.space, STONES[before.hand][laid.rotation]))
        if not costs:
            return decided(self.decision.reason)
        side = min(costs, key=lambda one: costs[one])
        beside = words.place(before, NEIGHBOURS[laid.space][side])
        return plans.one_step_away(costs[side], beside)

    def _what_for(self, before: State, space: int, later: Sequence[Action]) -> Sentence:
        """Why somebody goes to a space: what is done there later, or who is stronger then."""
        there = [one for one in later if getattr(one, "space", None) == space]
        if any(isinstance(one, PlaceGuard) for one in there):
            return WHY["to-guard"]
        if any(isinstance(one, Recover) for one in there):
            return WHY["to-recover"]
        if any(isinstance(one, EstablishCamp) for one in there):
            return WHY["to-camp"]
        if self.end.value[space]:
            return self._standing(space)
        if before.lying[space]:
            return WHY["to-be-at-treasures"]
        return self._on_the_way(space)

    def _on_the_way(self, space: int) -> Sentence:
        """What is best to be had from there in a turn to come."""
        end = self.end
        found = reach(end, end.seat, space, ACTION_POINTS)
        worth = {at: end.value[at] or len(end.lying[at]) for at in found if at != space}
        costs = {at: found[at].cost for at, points in worth.items() if points}
        if not costs:
            return WHY["to-stand-ready"]
        aim = max(costs, key=lambda at: worth[at] / costs[at])
        return plans.on_the_way(words.place(end, aim), costs[aim])

    def _standing(self, space: int) -> Sentence:
        """Who has a temple at the end of the plan."""
        end = self.end
        own = strength(end, end.seat, space)
        rival = max(strength(end, seat, space) for seat in range(end.seats) if seat != end.seat)
        return plans.strengths(own, rival, end.value[space])


def _walk(before: State, first: Action, last: Action, group: tuple[Action, ...]) -> Sentence:
    assert isinstance(first, Walk)
    assert isinstance(last, Walk)
    workers = 0 if first.member == LEADER else sum(one == first for one in group)
    there = words.place(before, last.space)
    if isinstance(first, Enter):
        return plans.arrive(workers, there)
    return plans.walk(workers, words.place(before, first.origin), there)


def _way(group: tuple[Action, ...]) -> tuple[int, ...]:
    first = group[0]
    start = (first.origin,) if isinstance(first, Step) else ()
    spaces = [getattr(one, "space", None) for one in group]
    way = [space for space in (*start, *spaces) if space is not None]
    return tuple(dict.fromkeys(way))
