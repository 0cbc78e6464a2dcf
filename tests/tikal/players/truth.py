"""What a reason tells, held to what its decision does in the real position."""

from collections.abc import Callable
from typing import Any

from game.core.message import Message
from game.players.player import Decision
from game.players.reasons import single_reasons
from game.tikal.players.planning.ways import costs_from
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import ACTION_POINTS, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.play import apply
from game.tikal.rules.scoring import strength, temple_owner, treasure_points
from game.tikal.rules.setup import SHORT
from game.tikal.rules.state import IN_SUPPLY, NONE, State
from game.tikal.rules.turns import SHORT_GAME
from game.tikal.words.reasons import REASONS
from tests.players.watched import in_order


class Played:
    """A decision as it is played: the positions that it goes through once the hexagon in hand is
    laid, what is done, and what one of its reasons says."""

    def __init__(self, state: State, decision: Decision, reason: Message) -> None:
        self.seat, self.fields = state.seat, reason.fields
        self.space = INDEX.get(str(self.fields.get("space")), NONE)
        self.actions = list(decision.actions)
        self.laid = str(self.actions[0])
        self.unlaid = state
        self.positions = [state.copy()]
        if self.actions[0].verb in ("tile", "discard"):
            apply(self.first, self.actions.pop(0))
        for action in self.actions:
            if action.undoable or action.verb == "recover":
                self.positions.append(self.last.copy())
                apply(self.last, action)

    @property
    def first(self) -> State:
        return self.positions[0]

    @property
    def last(self) -> State:
        return self.positions[-1]

    @property
    def verbs(self) -> list[str]:
        return [action.verb for action in self.actions]

    def does(self, verb: str) -> bool:
        """True if it is done in the space that is named."""
        return f"{verb} {self.fields['space']}" in map(str, self.actions)

    @property
    def rose(self) -> bool:
        """True if more own strength stands in that space."""
        before, after = (strength(one, self.seat, self.space) for one in (self.first, self.last))
        return after > before

    def owns(self, state: State) -> bool:
        return temple_owner(state, self.space) == self.seat

    @property
    def pays(self) -> bool:
        """True if a temple without a guard is there, of the number that is told."""
        value = self.last.value[self.space]
        return value == self.fields["points"] > 0 and self.last.guard[self.space] == NONE

    @property
    def lays(self) -> bool:
        """True if the hexagon in hand is laid there, with the temple or treasures that are told."""
        there = self.first.value[self.space], len(self.first.ruin_treasures[self.space])
        told = self.fields.get("points", 0), self.fields.get("count", 0)
        return self.laid.startswith(f"tile {self.fields['space']} ") and told == there

    def cost(self, state: State, seat: int, space: int) -> int:
        """AP for which a member of a seat comes to a space, or stands there already."""
        if space in state.members[seat]:
            return 0
        origins: list[int | None] = [*state.members[seat]]
        if state.workers[seat] or state.leader[seat] == IN_SUPPLY:
            origins.append(None)
        ways = (member_routes(state, seat, origin, ACTION_POINTS) for origin in origins)
        return min((way[space].cost for way in ways if space in way), default=ACTION_POINTS + 1)

    @property
    def rivals_cost(self) -> int:
        """AP for which any rival comes to the hexagon that was laid."""
        rivals = [seat for seat in range(self.first.seats) if seat != self.seat]
        return min(self.cost(self.first, seat, self.space) for seat in rivals)

    @property
    def lays_alone(self) -> bool:
        own = self.cost(self.first, self.seat, self.space)
        return self.lays and own <= ACTION_POINTS == self.fields["ap"] < self.rivals_cost

    @property
    def lays_nearer(self) -> bool:
        own, rival = self.cost(self.first, self.seat, self.space), self.rivals_cost
        return (
            self.lays and (own, rival) == (self.fields["ap"], self.fields["rival"]) and own < rival
        )

    @property
    def lays_shorter(self) -> bool:
        goal = INDEX[str(self.fields["goal"])]
        before, after = (self.cost(one, self.seat, goal) for one in (self.unlaid, self.first))
        aimed = self.first.value[goal] or self.first.ruin_treasures[goal]
        return self.lays and bool(aimed) and after == self.fields["ap"] < before

    @property
    def betters_set(self) -> bool:
        points = [treasure_points(state.treasures[self.seat]) for state in self.positions]
        if "exchange" not in self.verbs:
            return False
        swap = self.verbs.index("exchange")
        told = self.fields["before"], self.fields["after"]
        return points[swap] < points[swap + 1] and told == (points[swap], points[swap + 1])

    @property
    def brings(self) -> bool:
        """True if own strength rose there, and neither a temple nor treasures are there."""
        return (
            self.rose
            and not self.last.ruin_treasures[self.space]
            and (not self.last.value[self.space] or self.last.guard[self.space] != NONE)
        )

    @property
    def brings_near(self) -> bool:
        """True if a temple or treasures to be had are so near."""
        goal, state = INDEX[str(self.fields["goal"])], self.last
        open_ = state.value[goal] and state.guard[goal] == NONE
        way = member_routes(state, self.seat, self.space, ACTION_POINTS).get(goal)
        aimed = bool(open_ or state.ruin_treasures[goal])
        return self.brings and aimed and way is not None and way.cost <= self.fields["ap"]

    @property
    def high(self) -> int:
        """Points that have to be bid now."""
        assert self.first.bids
        return self.first.bids.high + 1

    @property
    def shortens_ways(self) -> bool:
        """True if members from the supply reach a contested space for less than before."""
        state = self.last
        homes = state.homes[self.seat]
        others = tuple(home for home in homes if home != self.space)
        before, after = costs_from(state, others), costs_from(state, homes)
        return any(
            near < far
            for near, far, value, guard, lying in zip(
                after, before, state.value, state.guard, state.ruin_treasures, strict=True
            )
            if (value and guard == NONE) or lying
        )

    @property
    def chooses(self) -> bool:
        return str(self.actions[0]) == f"choose {self.fields['hexagon']}"

    @property
    def is_back(self) -> bool:
        """True if members have walked and nothing is changed."""
        ends = (self.first, self.last)
        stood, stands = ((one.members, one.leader, one.value, one.homes) for one in ends)
        return stood == stands and "move" in self.verbs


def scorings_left(state: State) -> int:
    """How often the seat to act will score in this game; the real deck says it, or the length."""
    volcanoes = sum(
        HEXAGON_KINDS[n] == VOLCANO for n in (*state.deck[state.drawn :], *state.display)
    )
    now = state.seat in state.scoring_queue
    if state.options.length == SHORT:
        return SHORT_GAME - sum(one.seat == state.seat for one in state.scorings)
    final = not (state.scoring_queue and state.hand == NONE)
    return volcanoes + final + now


TRUE: dict[str, Callable[[Any], bool]] = {
    "nothing-worth-action-points": lambda one: (
        one.verbs == ["end"] and one.first.ap == one.fields["ap"] > 0
    ),
    "action-points-spent": lambda one: one.verbs == ["end"] and not one.first.ap,
    "finds-nothing-better": lambda one: one.is_back,
    "camps-to-shorten-ways": lambda one: one.does("camp") and one.shortens_ways,
    "camps-for-hexagons-to-come": lambda one: one.does("camp") and not one.shortens_ways,
    "uncovers-temple": lambda one: one.does("dig") and one.pays,
    "strengthens-hold": lambda one: (
        one.rose and one.pays and one.owns(one.first) and one.owns(one.last)
    ),
    "contests-temple": lambda one: one.rose and one.pays and not one.owns(one.last),
    "brings-members": lambda one: one.brings,
    "brings-members-near": lambda one: one.brings_near,
    "gives-up-temple": lambda one: one.owns(one.first) and not one.owns(one.last) and one.pays,
    "lays-temple-alone": lambda one: one.lays_alone,
    "lays-treasures-alone": lambda one: one.lays_alone,
    "lays-temple-nearer": lambda one: one.lays_nearer,
    "lays-treasures-nearer": lambda one: one.lays_nearer,
    "lays-temple": lambda one: one.lays,
    "lays-treasures": lambda one: one.lays,
    "lays-to-shorten-way": lambda one: one.lays_shorter,
    "lays-hexagon": lambda one: one.lays,
    "betters-set": lambda one: one.betters_set,
    "guards-temple": lambda one: (
        one.does("guard")
        and one.last.guard[one.space] == one.seat
        and one.fields["left"] == scorings_left(one.first)
    ),
    "recovers-treasure": lambda one: one.does("recover"),
    "goes-for-treasures": lambda one: (
        one.rose and bool(one.last.ruin_treasures[one.space]) and not one.last.value[one.space]
    ),
    "takes-temple": lambda one: one.pays and one.owns(one.last) and not one.owns(one.first),
    "turn-worth-bidding": lambda one: (
        one.verbs == ["bid"] and one.actions[0].points <= one.fields["points"]
    ),
    "turn-worth-no-more": lambda one: one.verbs == ["pass"] and one.high > one.fields["points"] > 0,
    "turn-worth-nothing": lambda one: one.verbs == ["pass"],
    "turn-not-affordable": lambda one: (
        one.verbs == ["pass"] and one.fields["points"] > one.first.score[one.seat] < one.high
    ),
    "hexagon-worth-most": lambda one: one.chooses and one.fields["more"] > 0,
    "hexagon-hardly-better": lambda one: one.chooses,
}


def is_true(state: State, decision: Decision) -> bool:
    """True if every reason says what is done in the real position, those with most points first; a
    reason that is not known here is false, one that cannot be told is an error."""
    REASONS.text(decision.reason)
    reasons = list(single_reasons(decision.reason))
    return in_order(reasons) and all(_is_true(state, decision, one) for one, _points in reasons)


def _is_true(state: State, decision: Decision, reason: Message) -> bool:
    holds = TRUE.get(reason.name)
    return holds is not None and holds(Played(state, decision, reason))
