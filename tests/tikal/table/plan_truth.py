"""What a hint's plan tells, held to what the rules make of it when it is played."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.players.player import Decision
from game.table.players import players_of
from game.tikal import rules
from game.tikal.rules.actions import CHOOSE, EstablishCamp
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import ACTION_POINTS, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.scoring import strength, treasure_points
from game.tikal.rules.state import NONE, State
from game.tikal.table.match.plan import PlanStep, plan_of
from game.ui.sentence import Sentence, Words

SEATS = tuple({"name": name, "kind": "human"} for name in "ABCD")


def falsehoods(state: State, decision: Decision) -> list[str]:
    """What is not so of a plan's steps in the real position."""
    view = rules.view(state)
    plan = plan_of(view, decision, players_of(SEATS[: state.seats]))
    positions = [state]
    for step in plan.steps:
        positions.append(after(positions[-1], step))
    return [
        f"{one}: {one.fields}"
        for number, step in enumerate(plan.steps)
        for one in (*parts(step.description), *parts(step.reason))
        if not is_true(Told(plan.steps[number:], positions, number, one))
    ]


def parts(words: Words) -> Iterator[Sentence]:
    """The sentences of which words are made, one after another."""
    assert isinstance(words, Sentence), words
    if words.name == "ui.sentence.lines":
        for part in words.fields["parts"]:
            yield from parts(part)
    else:
        yield words


def after(state: State, step: PlanStep) -> State:
    """The position after a step, which costs the action points that are told."""
    later = state.copy()
    for action in step.actions:
        rules.check(later, action)
        rules.apply(later, action)
    if not step.is_final and step.actions[0].verb not in ("tile", "choose"):
        assert state.ap - later.ap == step.ap
    return later


@dataclass(frozen=True)
class Told:
    """A sentence of a plan's step.

    ``steps`` are the step and those that follow; ``positions`` are all between the plan's steps.
    """

    steps: tuple[PlanStep, ...]
    positions: list[State]
    index: int
    said: Sentence

    @property
    def fields(self) -> Mapping[str, Any]:
        return self.said.fields

    @property
    def before(self) -> State:
        return self.positions[self.index]

    @property
    def after(self) -> State:
        return self.positions[self.index + 1]

    @property
    def end(self) -> State:
        """The last position before something is revealed."""
        final = any(step.is_final for step in self.steps)
        return self.positions[-2] if final else self.positions[-1]

    @property
    def seat(self) -> int:
        return self.before.seat

    @property
    def action(self) -> Any:
        return self.steps[0].actions[-1]

    @property
    def space(self) -> int:
        """Where the step is done."""
        return self.action.space

    @property
    def lying(self) -> int:
        """The treasures that lie there."""
        return len(self.before.ruin_treasures[self.space])

    def named(self, field: str) -> int:
        """The space that a field names."""
        words = self.fields[field]
        return INDEX[words if isinstance(words, str) else words.fields["space"]]

    def stronger(self) -> bool:
        """The seat is stronger there after the step."""
        there = self.named("there")
        before, later = (strength(one, self.seat, there) for one in (self.before, self.after))
        return there == self.space and later > before

    def later(self, *verbs: str) -> bool:
        """Something of these kinds, or anything, is done there in a later step."""
        actions = [action for step in self.steps[1:] for action in step.actions]
        return any(
            getattr(one, "space", None) == self.space and (not verbs or one.verb in verbs)
            for one in actions
        )

    def costs(self, state: State, origin: int, there: int) -> int:
        """The action points from one space to another."""
        return member_routes(state, self.seat, origin, ACTION_POINTS)[there].cost


def is_true(one: Told) -> bool:
    """True if a sentence is so; what the whole turn is for is held by the tests of reasons."""
    _table, module, key = one.said.name.rsplit(".", 2)
    return module == "reasons" or bool(HELD[key](one))


def walked(one: Told) -> bool:
    """Members walk there, if not round about back to where they were."""
    return one.named("here") == one.named("there") or one.stronger()


def strengths(one: Told) -> bool:
    """Members stand there in the end, so strong, at a temple that pays so much to no guard."""
    own, *others = [
        strength(one.end, seat, one.space)
        for seat in (one.seat, *(s for s in range(one.end.seats) if s != one.seat))
    ]
    told = one.fields["own"], one.fields["rival"], one.fields["points"]
    open_ = one.end.guard[one.space] == NONE and own > 0
    return open_ and told == (own, max(others), one.end.value[one.space])


def treasure(one: Told) -> bool:
    """What the treasures pay now is so, and what they pay with the real one is foreseen."""
    pays = treasure_points(one.before.treasures[one.seat]), one.fields["now"]
    with_it = treasure_points(one.after.treasures[one.seat])
    foreseen = one.fields["least"] <= with_it <= one.fields["most"]
    return one.action.verb == "recover" and pays[0] == pays[1] < with_it and foreseen


def treasures(one: Told) -> bool:
    kinds = one.before.treasures[one.seat], one.after.treasures[one.seat]
    return (one.fields["before"], one.fields["after"]) == tuple(map(treasure_points, kinds))


def lies(one: Told) -> bool:
    laid = one.after.hexagon_kind(one.space) is not None
    return laid and one.fields["rotation"] in (None, one.action.rotation)


def best_laid(one: Told) -> bool:
    """The displayed hexagon may be laid on the space that is named; its worth is an estimate."""
    hexagon = one.fields.get("number", getattr(one.action, "hexagon", None))
    chosen = one.before.copy()
    chosen.bids = None
    rules.apply(chosen, CHOOSE[hexagon])
    spaces = {action.space for action in rules.legal_actions(chosen) if action.verb == "tile"}
    volcano = HEXAGON_KINDS[hexagon] == VOLCANO
    return one.named("space") in spaces if one.fields["space"] else volcano or not spaces


HELD: dict[str, Callable[[Told], Any]] = {
    "arrive": Told.stronger,
    "walk": walked,
    "lay": lies,
    "uncover": lambda one: one.after.value[one.space] == one.fields["number"],
    "recover": lambda one: one.action.verb == "recover" and one.named("space") == one.space,
    "camp": lambda one: one.after.camp[one.named("place")] == one.seat,
    "guard": lambda one: one.after.guard[one.named("place")] == one.seat,
    "exchange": lambda one: (
        (one.action.give, one.action.take) == (one.fields["give"], one.fields["take"])
    ),
    "choose": lambda one: one.action.hexagon == one.fields["number"],
    "bid": lambda one: one.action.points == one.fields["points"],
    "pass_now": lambda one: one.action.verb == "pass",
    "guard_pays": lambda one: (
        one.after.value[one.space] == one.fields["points"]
        and one.after.guard[one.space] == one.seat
    ),
    "treasures_pay": treasures,
    "one_step_away": lambda one: (
        one.costs(one.after, one.named("place"), one.space) <= one.fields["ap"]
    ),
    "on_the_way": lambda one: one.costs(one.end, one.space, one.named("place")) == one.fields["ap"],
    "strengths": strengths,
    "treasure_pays": treasure,
    "camp-serves": lambda one: one.after.camp[one.space] == one.seat,
    "camp_serves": lambda one: one.after.camp[one.space] == one.seat and HELD["on_the_way"](one),
    "going_there": lambda one: one.later() and HELD["one_step_away"](one),
    "to_guard": lambda one: one.later("guard") and one.end.value[one.space] == one.fields["points"],
    "to_recover": lambda one: one.later("recover") and one.lying == one.fields["lying"],
    "to_camp": lambda one: one.later("camp") and one.fields["ap"] == EstablishCamp.cost,
    "to_be_at_treasures": lambda one: one.lying == one.fields["lying"] > 0,
    "to-stand-ready": lambda one: strength(one.after, one.seat, one.space),
    "worth_more": best_laid,
    "best_displayed": best_laid,
    # what an auction is worth is an estimate
    **dict.fromkeys(
        ("worth_to_rival", "worth_at_most"), lambda one: one.action.verb in ("bid", "pass")
    ),
}
"""How each sentence of a plan is held to what is played, by its name."""
