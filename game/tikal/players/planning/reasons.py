"""Why a turn is played: the job in it that gains most, in words."""

from typing import Final

from game.players.player import Reason
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Bring, Job, Plan
from game.tikal.rules.actions import EstablishCamp, Exchange, PlaceGuard, Recover, Uncover
from game.tikal.rules.board import NAMES

_ONE_TO_COME: Final = {
    "exchange": "exchanges a treasure for a better set; one scoring is still to come",
    "guard": "guards the temple at {space}; one scoring is still to come",
    "treasures": "goes for the treasures at {space}; one scoring is still to come",
    "temple": "takes the temple at {space} for {points}; one scoring is still to come",
}
_MORE_TO_COME: Final = {
    "exchange": "exchanges a treasure for a better set; {left} scorings are still to come",
    "guard": "guards the temple at {space}; {left} scorings are still to come",
    "treasures": "goes for the treasures at {space}; {left} scorings are still to come",
    "temple": "takes the temple at {space} for {points}; {left} scorings are still to come",
}


def reason_of(evaluation: Evaluation, plan: Plan) -> Reason:
    """The reason for a plan: what it gains most by, and how many scorings are still to come."""
    jobs = _gains(plan)
    if not jobs:
        return Reason("nothing is worth the action points")
    _, job = max(jobs, key=lambda one: one[0])
    left = evaluation.scorings[evaluation.seat] + evaluation.cash
    return _explain(evaluation, plan, job, left)


def _gains(plan: Plan) -> list[tuple[float, Job]]:
    gains = []
    while plan.before is not None and plan.job is not None:
        gains.append((plan.worth - plan.before.worth, plan.job))
        plan = plan.before
    return gains[::-1]


def _explain(evaluation: Evaluation, plan: Plan, job: Job, left: int) -> Reason:
    to_come = _ONE_TO_COME if left <= 1 else _MORE_TO_COME
    if isinstance(job, Exchange):
        return Reason(to_come["exchange"], {"left": left})
    space = job.space
    facts = {"space": NAMES[space], "left": left, "points": plan.value[space]}
    if isinstance(job, PlaceGuard):
        return Reason(to_come["guard"], facts)
    if isinstance(job, EstablishCamp):
        return Reason("camps at {space} to shorten the ways", facts)
    if isinstance(job, Recover) or (isinstance(job, Bring) and not plan.value[space]):
        return Reason(to_come["treasures"], facts)
    if isinstance(job, Uncover):
        return Reason("uncovers the temple at {space} up to {points}", facts)
    if plan.power(space) > evaluation.strongest_rival(space):
        return Reason(to_come["temple"], facts)
    return Reason("contests the temple at {space} for {points}", facts)
