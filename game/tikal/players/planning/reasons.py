"""The reason for a planned turn: the places where it gains most, and what it does there."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from game.core.message import Message
from game.players.reasons import TurnPart, one_after_another, reason_of_parts
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Job, Plan
from game.tikal.players.planning.ways import costs_from
from game.tikal.rules.actions import EstablishCamp, Exchange, PlaceGuard, Recover
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.scoring import strength, treasure_points
from game.tikal.rules.state import NONE


def reason_of(evaluation: Evaluation, plan: Plan, laid: TurnPart | None = None) -> Message:
    """Return the reason for a plan: its best parts, each with its space if it has one.

    Only the part of the plan up to its first recovered treasure counts, since only that is played.
    ``laid`` is the part before the plan, the laying of the hexagon in hand; it counts where it
    gains a point.
    """
    played = _until_turned_up(plan)
    before = [laid] if laid and laid.points > 0 else []
    if parts := list(_parts(evaluation, played)):
        return reason_of_parts([*before, *parts], list(_given_up(evaluation, played)))
    return one_after_another([*(one.told for one in before), _nothing_done(played)])


def _nothing_done(plan: Plan) -> Message:
    if plan.last_job is not None:
        return Message("finds-nothing-better")
    if plan.ap:
        return Message("nothing-worth-action-points", {"ap": plan.ap})
    return Message("action-points-spent")


def _parts(evaluation: Evaluation, plan: Plan) -> Iterator[TurnPart]:
    """Yield a part for each space where a plan does something."""
    for space, jobs, gain in _places(plan):
        if space == NONE:
            yield TurnPart(gain, _betters_set(evaluation, jobs))
        elif done := _reason_at(evaluation, plan, space, jobs):
            yield TurnPart(gain, Message(done, _fields(evaluation, plan, space, done)))


def _betters_set(evaluation: Evaluation, exchanges: list[Job]) -> Message:
    """Return the reason for an exchange of treasures: what they pay before and after it."""
    (exchange,) = exchanges
    assert isinstance(exchange, Exchange)
    kinds = evaluation.state.treasures[evaluation.seat][:]
    before = treasure_points(kinds)
    kinds[exchange.give] -= 1
    kinds[exchange.take] += 1
    return Message("betters-set", {"before": before, "after": treasure_points(kinds)})


def _fields(evaluation: Evaluation, plan: Plan, space: int, done: str) -> dict[str, object]:
    """Return what is told of a space: its name, what its temple pays or how often, or what is
    reached from there."""
    fields: dict[str, object] = {"space": NAMES[space]}
    if done == _NEAR:
        goal, ap = _aim_from(evaluation, plan, space)
        fields |= {"goal": NAMES[goal], "ap": ap}
    if plan.temple_values[space]:
        fields["points"] = plan.temple_values[space]
    if done == "guards-temple":
        fields["left"] = evaluation.scorings_left[evaluation.seat] + evaluation.scores_now
    return fields


def _given_up(evaluation: Evaluation, plan: Plan) -> Iterator[Message]:
    """Yield the temples that the seat no longer has because members went elsewhere."""
    for space, value in enumerate(plan.temple_values):
        rival = evaluation.strongest_rival(space) if value else 0
        before = strength(evaluation.state, evaluation.seat, space)
        if value and before > rival >= plan.strength(space):
            yield Message("gives-up-temple", {"space": NAMES[space], "points": value})


def _until_turned_up(plan: Plan) -> Plan:
    """Return the plan up to its first recovered treasure; the rest will be planned anew."""
    played = plan
    while plan.previous is not None:
        if isinstance(plan.last_job, Recover):
            played = plan
        plan = plan.previous
    return played


def _places(plan: Plan) -> list[tuple[int, list[Job], float]]:
    """Return the spaces where a plan does something, with its jobs there and what they gain.

    The space of an exchange is ``NONE``.
    """
    gains: dict[int, float] = defaultdict(float)
    jobs: dict[int, list[Job]] = defaultdict(list)
    while plan.previous is not None and plan.last_job is not None:
        space = NONE if isinstance(plan.last_job, Exchange) else plan.last_job.space
        gains[space] += plan.worth - plan.previous.worth
        jobs[space].append(plan.last_job)
        plan = plan.previous
    return [(space, there, gains[space]) for space, there in jobs.items()]


def _reason_at(evaluation: Evaluation, plan: Plan, space: int, jobs: list[Job]) -> str:
    """Return the name of the reason for jobs on a space, or "" if members only passed through."""
    kinds = {type(job) for job in jobs}
    for kind, done in _BY_KIND.items():
        if kind in kinds:
            return done
    if EstablishCamp in kinds:
        nearer = _shortens_ways(evaluation, plan, space)
        return "camps-to-shorten-ways" if nearer else "camps-for-hexagons-to-come"
    if plan.temple_values[space]:
        return _at_temple(evaluation, plan, space)
    if plan.strength(space) <= strength(evaluation.state, evaluation.seat, space):
        return ""
    if plan.ruin_treasures[space]:
        return "goes-for-treasures"
    return "brings-members" if _aim_from(evaluation, plan, space)[0] == NONE else _NEAR


_NEAR: Final = "brings-members-near"


def _aim_from(evaluation: Evaluation, plan: Plan, space: int) -> tuple[int, int]:
    """Return the temple or treasures that promise most for a way from a space in a later turn, and
    the AP that it takes; ``NONE`` if none is within a turn."""
    costs = costs_from(evaluation.state, (space,))
    worth = {
        goal: (value or plan.ruin_treasures[goal]) / costs[goal]
        for goal, value in enumerate(plan.temple_values)
        if goal != space and costs[goal] <= ACTION_POINTS
    }
    goal = max(worth, key=worth.__getitem__, default=NONE)
    return (goal, costs[goal]) if goal != NONE and worth[goal] else (NONE, 0)


_BY_KIND: Final[dict[type, str]] = {
    PlaceGuard: "guards-temple",
    Recover: "recovers-treasure",
}


def _shortens_ways(evaluation: Evaluation, plan: Plan, camp: int) -> bool:
    """Return whether a camp makes the way to a temple or to treasures cheaper."""
    state = evaluation.state
    others = [home for home in plan.homes if home != camp]
    before, after = costs_from(state, others), costs_from(state, plan.homes)
    return any(
        after[space] < before[space]
        for space, value in enumerate(plan.temple_values)
        if value or plan.ruin_treasures[space]
    )


def _at_temple(evaluation: Evaluation, plan: Plan, space: int) -> str:
    state, rival = evaluation.state, evaluation.strongest_rival(space)
    before, power = strength(state, evaluation.seat, space), plan.strength(space)
    if power > rival >= before:
        return "takes-temple"
    if plan.temple_values[space] > state.value[space]:
        return "uncovers-temple"
    if power <= before:
        return ""
    return "strengthens-hold" if power > rival else "contests-temple"
