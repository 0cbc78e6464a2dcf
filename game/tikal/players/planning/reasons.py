"""Why a turn is played: the place where it gains most, and what it does there, in words that can
be held to the position."""

from collections import defaultdict
from typing import Final

from game.players.player import Reason
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Job, Plan
from game.tikal.players.planning.ways import costs_from
from game.tikal.rules.actions import EstablishCamp, Exchange, PlaceGuard, Recover
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import NONE
from game.tikal.rules.turns.scoring import strength

_ONE_TO_COME: Final = {
    "exchange": "exchanges a treasure for a better set; one scoring is still to come",
    "guard": "guards the temple at {space}; one scoring is still to come",
    "recovers": "recovers a treasure at {space}; one scoring is still to come",
    "treasures": "goes for the treasures at {space}; one scoring is still to come",
    "temple": "takes the temple at {space} for {points}; one scoring is still to come",
}
_MORE_TO_COME: Final = {
    "exchange": "exchanges a treasure for a better set; {left} scorings are still to come",
    "guard": "guards the temple at {space}; {left} scorings are still to come",
    "recovers": "recovers a treasure at {space}; {left} scorings are still to come",
    "treasures": "goes for the treasures at {space}; {left} scorings are still to come",
    "temple": "takes the temple at {space} for {points}; {left} scorings are still to come",
}
_NEARER: Final = "camps at {space} to shorten the ways"
_AHEAD: Final = "camps at {space} for the hexagons to come"
_UNCOVERED: Final = "uncovers the temple at {space} up to {points}"
_HELD: Final = "strengthens its hold on the temple at {space}, which pays {points}"
_CONTESTED: Final = "contests the temple at {space} for {points}"
_BROUGHT: Final = "brings members to {space}"
_SPENT: Final = "the action points are spent"
_NOTHING: Final = "nothing is worth the action points"
_THERE_AND_BACK: Final = "looks around and finds nothing better"


def reason_of(evaluation: Evaluation, plan: Plan) -> Reason:
    """The reason for what is played of a plan until its first treasure is turned up: what it
    gains most by, and how many scorings are still to come."""
    played = _until_turned_up(plan)
    left = evaluation.scorings[evaluation.seat] + evaluation.cash
    to_come = _ONE_TO_COME if left <= 1 else _MORE_TO_COME
    for space, jobs in _places(played):
        told = _told(evaluation, played, space, jobs)
        if told:
            facts: dict[str, object] = {"left": left}
            if space != NONE:
                facts |= {"space": NAMES[space], "points": played.value[space]}
            return Reason(to_come.get(told, told), facts)
    if played.job is not None:
        return Reason(_THERE_AND_BACK)
    return Reason(_NOTHING if played.ap else _SPENT)


def _until_turned_up(plan: Plan) -> Plan:
    """The plan up to its first treasure: what follows is thought about anew."""
    played = plan
    while plan.before is not None:
        if isinstance(plan.job, Recover):
            played = plan
        plan = plan.before
    return played


def _places(plan: Plan) -> list[tuple[int, list[Job]]]:
    """The spaces where a plan does something, and what, the most gainful first; an exchange is
    done at ``NONE``."""
    gains: dict[int, float] = defaultdict(float)
    jobs: dict[int, list[Job]] = defaultdict(list)
    while plan.before is not None and plan.job is not None:
        space = NONE if isinstance(plan.job, Exchange) else plan.job.space
        gains[space] += plan.worth - plan.before.worth
        jobs[space].append(plan.job)
        plan = plan.before
    return sorted(jobs.items(), key=lambda one: -gains[one[0]])


def _told(evaluation: Evaluation, plan: Plan, space: int, jobs: list[Job]) -> str:
    """What is told of the jobs on a space, or its key where the scorings to come are told too;
    nothing of members that have gone again."""
    kinds = {type(job) for job in jobs}
    for kind, told in _BY_KIND.items():
        if kind in kinds:
            return told
    if EstablishCamp in kinds:
        return _NEARER if _shortens_ways(evaluation, plan, space) else _AHEAD
    if plan.value[space]:
        return _at_temple(evaluation, plan, space)
    if plan.power(space) <= strength(evaluation.state, evaluation.seat, space):
        return ""
    return "treasures" if plan.lying[space] else _BROUGHT


_BY_KIND: Final[dict[type, str]] = {
    Exchange: "exchange",
    PlaceGuard: "guard",
    Recover: "recovers",
}


def _shortens_ways(evaluation: Evaluation, plan: Plan, camp: int) -> bool:
    """True if a temple or treasures can be reached for less from a camp than without it."""
    state = evaluation.state
    others = [home for home in plan.homes if home != camp]
    before, after = costs_from(state, others), costs_from(state, plan.homes)
    return any(
        after[space] < before[space]
        for space, value in enumerate(plan.value)
        if value or plan.lying[space]
    )


def _at_temple(evaluation: Evaluation, plan: Plan, space: int) -> str:
    state, rival = evaluation.state, evaluation.strongest_rival(space)
    before, power = strength(state, evaluation.seat, space), plan.power(space)
    if power > rival >= before:
        return "temple"
    if plan.value[space] > state.value[space]:
        return _UNCOVERED
    if power <= before:
        return ""
    return _HELD if power > rival else _CONTESTED
