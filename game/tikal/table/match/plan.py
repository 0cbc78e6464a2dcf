"""A computer player's plan for a turn, in words: who goes where, what it costs, and what for."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from game.core.message import Message
from game.players.player import Decision
from game.table import plan as shared
from game.table.players import Player
from game.tikal.players.bidding import HexagonGain
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
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.actions.tile import crossable_sides
from game.tikal.rules.board import NAMES, NEIGHBOURS
from game.tikal.rules.components import (
    ACTION_POINTS,
    DISTINCT_ROTATIONS,
    HEXAGON_KINDS,
    STONES,
    TREASURE_COPIES,
    TREASURE_POINTS,
    VOLCANO,
)
from game.tikal.rules.hidden import View
from game.tikal.rules.play import apply
from game.tikal.rules.scoring import strength, treasure_points
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.words import plans
from game.tikal.words.plans import PURPOSES
from game.tikal.words.reasons import decision_sentence
from game.ui.sentence import Sentence, Words, lines


@dataclass(frozen=True, slots=True)
class PlanStep(shared.PlanStep):
    """A step of a plan.

    Attributes:
        ap: the action points that it takes.
        way: the spaces of a walk in order, or the only space, that on which the hexagon that an
            auction is about is worth most; empty for none.
    """

    ap: int
    way: tuple[int, ...]


Plan = shared.Plan[PlanStep]
"""A plan of Tikal."""


def ap_of(plan: Plan) -> int:
    """Return the action points that the steps of a plan take together."""
    return sum(step.ap for step in plan.steps)


def plan_of(view: View, decision: Decision, players: Sequence[Player]) -> Plan:
    """Return the plan of a decision, in words.

    The decision goes up to the first action that reveals something hidden, or is one of an auction.
    The plan has no steps if the turn should end.
    """
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
    return Plan(tuple(steps), decision_sentence(decision.reason), _stops(positions[-1], kept))


def _stops(end: State, actions: Sequence[Action]) -> Words:
    """Return why a plan ends with AP left: a treasure is revealed, and the next action depends on
    it; empty if it does not."""
    if not (actions and isinstance(actions[-1], Recover) and end.ap > Recover.cost):
        return ""
    return plans.ruin_decides(end.ap - Recover.cost)


_AUCTIONED = (Bid, Pass, Choose)
_TOLD = (Walk, *_AUCTIONED, Uncover, Recover, EstablishCamp, PlaceGuard, Exchange, PlaceTile)


def _after(state: State, action: Action) -> State:
    """Return the position after an action; the same position if the action reveals a treasure, for
    nobody knows the next one."""
    if not action.undoable:
        return state
    after = state.copy()
    apply(after, action)
    return after


def _grouped(actions: Iterable[Action]) -> list[tuple[Action, ...]]:
    """Group the steps of one member that follow one another, and members who go the same way."""
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
    """Return True if the action is the next step of the member who moved last."""
    return (
        isinstance(last, Walk)
        and isinstance(action, Step)
        and (last.member, last.space) == (action.member, action.origin)
    )


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells the steps of a plan; ``end`` is the position in which the plan ends."""

    players: Sequence[Player]
    end: State
    decision: Decision

    def step(
        self, before: State, after: State, group: tuple[Action, ...], later: Sequence[Action]
    ) -> PlanStep:
        """Return the step for ``group``, played between ``before`` and ``after``; ``later`` are the
        actions of the plan that follow."""
        first, last = group[0], group[-1]
        ap = 0 if isinstance(first, PlaceTile | Choose) else before.ap - after.ap
        if isinstance(last, Recover):
            ap = Recover.cost
        what, why = self._told(before, group, later)
        return PlanStep(group, what, why, ap, _way(group) or self._aim())

    def _aim(self) -> tuple[int, ...]:
        """Return the space that the advice in an auction is about; empty for none."""
        gains = cast(Sequence[HexagonGain], self.decision.reason.fields.get("gains", ()))
        space = gains[0].space if gains else self.decision.reason.fields.get("space")
        return () if space is None else (cast(int, space),)

    def _told(
        self, before: State, group: tuple[Action, ...], later: Sequence[Action]
    ) -> tuple[Sentence, Sentence]:
        """Return what a group of actions does, and what for."""
        first, last = group[0], group[-1]
        if isinstance(first, Walk) and isinstance(last, Walk):
            what = _walk(before, first, last, group)
            return what, self._what_for(before, last.space, later)
        if isinstance(first, _AUCTIONED):
            return auction_advice(before, first, self.decision.reason, self.players)
        match first:
            case PlaceTile(space=space):
                return _lay(before, first), self._laid(before, first, later)
            case Uncover(space=space):
                what = plans.uncover(words.place(before, space), before.value[space] + 1)
                return what, self._what_for(before, space, later)
            case Recover(space=space):
                return plans.recover(NAMES[space]), _treasure_pays(before)
            case EstablishCamp(space=space):
                return plans.camp(words.place(before, space)), self._camp_serves(space)
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
        """Return why a hexagon is laid there: somebody goes there later in the plan, or else from
        where it is reached most cheaply. For a volcano, which nobody enters, return what the whole
        plan is for."""
        costs = dict(crossable_sides(before, laid.space, STONES[before.hand][laid.rotation]))
        if HEXAGON_KINDS[before.hand] == VOLCANO or not costs:
            return decision_sentence(self.decision.reason)
        side = min(costs, key=lambda one: costs[one])
        beside = words.place(before, NEIGHBOURS[laid.space][side])
        if any(getattr(one, "space", None) == laid.space for one in later):
            return plans.going_there(costs[side], beside)
        return plans.one_step_away(costs[side], beside)

    def _what_for(self, before: State, space: int, later: Sequence[Action]) -> Sentence:
        """Return why somebody goes to a space: what is done there later, or how strong the seats
        are then."""
        there = [one for one in later if getattr(one, "space", None) == space]
        lying = len(before.ruin_treasures[space])
        if any(isinstance(one, PlaceGuard) for one in there):
            return plans.to_guard(self.end.value[space])
        if any(isinstance(one, Recover) for one in there):
            return plans.to_recover(lying)
        if any(isinstance(one, EstablishCamp) for one in there):
            return plans.to_camp(EstablishCamp.cost)
        if not strength(self.end, self.end.seat, space) and (goal := _goes_on_to(space, later)):
            ways = member_routes(self.end, self.end.seat, space, ACTION_POINTS)
            return plans.on_the_way(words.place(self.end, goal), ways[goal].cost)
        if self.end.value[space] and strength(self.end, self.end.seat, space):
            return self._standing(space)
        if lying:
            return plans.to_be_at_treasures(lying)
        aim, ap = self._aim_from(space)
        return plans.on_the_way(aim, ap) if aim else PURPOSES["to-stand-ready"]

    def _camp_serves(self, space: int) -> Sentence:
        """Return what a camp brings: what is reached from there."""
        aim, ap = self._aim_from(space)
        return plans.camp_serves(aim, ap) if aim else PURPOSES["camp-serves"]

    def _aim_from(self, space: int) -> tuple[Words, int]:
        """Return the best that a member can reach from a space in a later turn, and the AP for it;
        empty if there is nothing."""
        end = self.end
        found = member_routes(end, end.seat, space, ACTION_POINTS)
        worth = {at: end.value[at] or len(end.ruin_treasures[at]) for at in found if at != space}
        costs = {at: found[at].cost for at, points in worth.items() if points}
        if not costs:
            return "", 0
        aim = max(costs, key=lambda at: worth[at] / costs[at])
        return words.place(end, aim), costs[aim]

    def _standing(self, space: int) -> Sentence:
        """Return how strong the seats are at a temple when the plan ends."""
        end = self.end
        own = strength(end, end.seat, space)
        rival = max(strength(end, seat, space) for seat in range(end.seats) if seat != end.seat)
        return plans.strengths(own, rival, end.value[space])


def _goes_on_to(space: int, later: Iterable[Action]) -> int | None:
    """Return where a member goes from a space in later actions; None if nobody does."""
    goal = space
    for one in later:
        if isinstance(one, Step) and one.origin == goal:
            goal = one.space
    return goal if goal != space else None


def _treasure_pays(before: State) -> Sentence:
    """Return what a treasure that nobody has seen yet can bring to the seat's treasures."""
    own = before.treasures[before.seat]
    seen = [sum(seats) for seats in zip(*before.treasures, strict=True)]
    more = [
        TREASURE_POINTS[own[kind] + 1] - TREASURE_POINTS[own[kind]]
        for kind, count in enumerate(seen)
        if count < TREASURE_COPIES
    ]
    now = treasure_points(own)
    return plans.treasure_pays(now, now + min(more), now + max(more))


def _lay(before: State, laid: PlaceTile) -> Sentence:
    """Return the sentence on laying the hexagon in hand; one that looks always alike is not
    rotated."""
    turns = laid.rotation if len(DISTINCT_ROTATIONS[before.hand]) > 1 else None
    return plans.lay(NAMES[laid.space], turns)


def _walk(before: State, first: Action, last: Action, group: tuple[Action, ...]) -> Sentence:
    """Return the sentence on a walk from ``first`` to ``last``; ``workers`` in it are 0 for the
    leader."""
    assert isinstance(first, Walk)
    assert isinstance(last, Walk)
    workers = 0 if first.member == LEADER else sum(one == first for one in group)
    there = words.place(before, last.space)
    if isinstance(first, Enter):
        return plans.arrive(workers, there)
    return plans.walk(workers, words.place(before, first.origin), there)


def _way(group: tuple[Action, ...]) -> tuple[int, ...]:
    """Return the spaces of a group of actions in order, an origin first, each once."""
    first = group[0]
    start = (first.origin,) if isinstance(first, Step) else ()
    spaces = [getattr(one, "space", None) for one in group]
    way = [space for space in (*start, *spaces) if space is not None]
    return tuple(dict.fromkeys(way))


# A hint in an auction with its reasons: what a turn is worth, and to whom.


def auction_advice(
    view: State, action: Bid | Pass | Choose, reason: Message, players: Sequence[Player]
) -> tuple[Sentence, Sentence]:
    """Return what to do in the auction, and why.

    ``reason`` has the fields "more" and "space" for a choice of a hexagon, "gains" and "points" for
    a bid or a pass.
    """
    if isinstance(action, Choose):
        place = view.display.index(action.hexagon) + 1
        more = cast(int, reason.fields["more"])
        space = _name(cast(int | None, reason.fields["space"]))
        return plans.choose(action.hexagon, place), plans.worth_more(more, space)
    what = plans.pass_now() if isinstance(action, Pass) else plans.bid(action.points)
    gains = cast(Sequence[HexagonGain], reason.fields["gains"])
    most = cast(int, reason.fields["points"])
    return what, lines(tuple(_reasons(view, gains, most, players)))


def _reasons(
    view: State, gains: Sequence[HexagonGain], most: int, players: Sequence[Player]
) -> Iterator[Sentence]:
    """Yield what choosing first is worth to the bidder, what to the rival who bids next, and so
    what to bid at most."""
    assert view.bids
    best, points, space = gains[0]
    place = view.display.index(best) + 1
    yield plans.best_displayed(best, place, round(points), _name(space))
    if len(gains) > 1 and round(gains[1].points) > 0:
        rival = players[view.bids.still_in[1]].name
        yield plans.worth_to_rival(rival, round(gains[1].points))
    yield plans.worth_at_most(most)


def _name(space: int | None) -> str:
    """Return the name of a space; empty for none."""
    return "" if space is None else NAMES[space]
