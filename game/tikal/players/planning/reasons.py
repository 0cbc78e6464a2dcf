"""The reason for a planned turn: the place where it gains most, and what it does there."""

from collections import defaultdict
from typing import Final

from game.core.message import Message
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Job, Plan
from game.tikal.players.planning.ways import costs_from
from game.tikal.rules.actions import EstablishCamp, Exchange, PlaceGuard, Recover
from game.tikal.rules.board import NAMES
from game.tikal.rules.scoring import strength
from game.tikal.rules.state import NONE


def reason_of(evaluation: Evaluation, plan: Plan) -> Message:
    """Return the reason for a plan, as a message with the scorings left and, if any, the space.

    Only the part of the plan up to its first recovered treasure counts, since only that is played.
    """
    played = _until_turned_up(plan)
    left = evaluation.scorings_left[evaluation.seat] + evaluation.scores_now
    for space, jobs in _places(played):
        if done := _reason_at(evaluation, played, space, jobs):
            fields: dict[str, object] = {"left": left}
            if space != NONE:
                fields |= {"space": NAMES[space], "points": played.temple_values[space]}
            return Message(done, fields)
    if played.last_job is not None:
        return Message("finds-nothing-better")
    return Message("nothing-worth-action-points" if played.ap else "action-points-spent")


def _until_turned_up(plan: Plan) -> Plan:
    """Return the plan up to its first recovered treasure; the rest will be planned anew."""
    played = plan
    while plan.previous is not None:
        if isinstance(plan.last_job, Recover):
            played = plan
        plan = plan.previous
    return played


def _places(plan: Plan) -> list[tuple[int, list[Job]]]:
    """Return the spaces where a plan does something, with its jobs there, most gain first.

    The space of an exchange is ``NONE``.
    """
    gains: dict[int, float] = defaultdict(float)
    jobs: dict[int, list[Job]] = defaultdict(list)
    while plan.previous is not None and plan.last_job is not None:
        space = NONE if isinstance(plan.last_job, Exchange) else plan.last_job.space
        gains[space] += plan.worth - plan.previous.worth
        jobs[space].append(plan.last_job)
        plan = plan.previous
    return sorted(jobs.items(), key=lambda one: -gains[one[0]])


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
    return "goes-for-treasures" if plan.ruin_treasures[space] else "brings-members"


_BY_KIND: Final[dict[type, str]] = {
    Exchange: "betters-set",
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
