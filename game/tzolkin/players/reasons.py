"""Give the reason for a computer player's turn: what its workers do, and what it sacrifices."""

from collections.abc import Iterable, Iterator, Sequence
from math import fsum
from typing import NamedTuple, get_args

from game.core.message import Message
from game.players.reasons import TurnPart, reason_of_parts
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.sacrifices import sacrifices
from game.tzolkin.players.turns import PHASES_BETWEEN_WORKERS
from game.tzolkin.rules.actions import (
    PASS,
    Action,
    Advance,
    Build,
    Decline,
    Gain,
    Keep,
    Lower,
    Mercy,
    Nothing,
    Pay,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    StepUp,
    Tribe,
)
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.state import State


def reason_for_turn(
    state: State, actions: Sequence[Action], last: Action, evaluation: Evaluation
) -> Message:
    """Return the reason for a turn that begins in ``state`` and ends with ``last``."""
    if last is PASS:
        return Message("waits-for-workers")
    workers = list(_workers(state, actions, evaluation))
    after = workers[-1].after
    parts = [TurnPart(one.gain, _picked(one)) for one in workers if isinstance(one.by, Pick)]
    return reason_of_parts(
        parts or list(_placed(workers, after)), list(sacrifices(state, actions, after))
    )


_PLACING = Place | PlaceStart | PlaceQuick | Mercy
"""What places a worker."""


class WorkerGain(NamedTuple):
    """The part of a turn that belongs to one worker.

    Attributes:
        gain: the points that the evaluation gains by it.
        before, after: the positions before and after it.
        by: the action that placed him or picked him up; None before the first.
    """

    gain: float
    before: State
    after: State
    by: Action | None


def _workers(
    state: State, actions: Sequence[Action], evaluation: Evaluation
) -> Iterator[WorkerGain]:
    before, worth, by = state, evaluation.expected_points(state), None
    state = state.copy()
    for action in actions:
        if isinstance(action, Pick | _PLACING):
            by = action
        apply(state, action)
        if state.phase in PHASES_BETWEEN_WORKERS:
            now, after = evaluation.expected_points(state), state.copy()
            yield WorkerGain(now - worth, before, after, by)
            before, worth, by = after, now, None


def _placed(workers: Sequence[WorkerGain], after: State) -> Iterator[TurnPart]:
    """Yield the parts of a turn that places workers: those on gears together, then each other."""
    for kind in get_args(_PLACING):
        placed = [one for one in workers if isinstance(one.by, kind)]
        if placed:
            yield TurnPart(fsum(one.gain for one in placed), _reason_to_place(placed, after))


def _reason_to_place(placed: Sequence[WorkerGain], after: State) -> Message:
    gears = [GEARS[one.by.gear] for one in placed if isinstance(one.by, Place)]
    if gears:
        fields = {"count": len(gears), "gears": tuple(dict.fromkeys(gears))}
        return Message("sends-workers", fields)
    if isinstance(placed[0].by, Mercy):
        return Message("nothing-else-possible")
    if isinstance(placed[0].by, PlaceQuick):
        return Message("quick-action-worth-worker")
    if after.calendar_corn:
        return Message("takes-corn-of-calendar", {"corn": after.calendar_corn})
    return Message("wants-to-begin")


def _picked(part: WorkerGain) -> Message:
    """Return the reason for picking up a worker: the rarest thing that he brought."""
    before, after, seat = part.before, part.after, part.before.seat
    assert isinstance(part.by, Pick)
    gear = GEARS[GEAR_OF[part.by.tooth]]
    new_monuments = after.own_monuments[seat][len(before.own_monuments[seat]) :]
    if new_monuments:
        number = new_monuments[0]
        points = monument_points(after, seat, number)
        return Message(
            "builds-monument",
            {"monument": MONUMENTS[number].id, "points": points},
        )
    new = [number for number in after.buildings[seat] if number not in before.buildings[seat]]
    if new:
        return Message("builds-building", {"building": BUILDINGS[new[0]].id})
    if after.offered_spaces != before.offered_spaces:
        points = after.score[seat] - before.score[seat]
        return Message("offers-skull", {"points": points})
    return _gained(before, after, seat) or Message("brings-worker-back", {"gear": gear})


def _gained(before: State, after: State, seat: int) -> Message | None:
    if after.skulls[seat] > before.skulls[seat]:
        skulls = after.skulls[seat] - before.skulls[seat]
        return Message("takes-skulls", {"skulls": skulls})
    if after.workers_in_bank[seat] < before.workers_in_bank[seat]:
        return Message("wins-worker")
    for track, name in enumerate(TRACKS):
        level = after.techs[4 * seat + track]
        if level > before.techs[4 * seat + track]:
            return Message("learns-technology", {"track": name, "level": level})
    for temple, name in enumerate(TEMPLES):
        if after.temples[3 * seat + temple] > before.temples[3 * seat + temple]:
            return Message("goes-up-temple", {"temple": name})
    cubes = [
        kind
        for kind in range(len(KINDS))
        if after.cubes[3 * seat + kind] > before.cubes[3 * seat + kind]
    ]
    if cubes:
        return Message("collects-resources", {"kinds": _kinds(cubes)})
    corn = after.corn[seat] - before.corn[seat]
    if corn > 0:
        return Message("takes-corn", {"corn": corn})
    return None


def reason_for_choice(action: Action, lead: float) -> Message:
    """Return the reason for a choice outside of turns, by the action chosen.

    ``lead`` is what the action is ahead of the next best one, in expected points.
    """
    match action:
        case Tribe():
            return Message("likes-tribe", {"points": round(lead)})
        case Keep():
            return Message("likes-wealth", {"points": round(lead)})
        case Advance():
            return Message("lets-days-pass", {"days": action.days})
        case StepUp():
            return Message("goes-up-temple", {"temple": TEMPLES[action.temple]})
        case Lower():
            fields = {"temple": TEMPLES[action.temple]}
            return Message("spares-step", fields)
        case Gain():
            return Message("collects-resources", {"kinds": _kinds(action.cubes)})
        case Pay():
            return Message("spares-resources", {"kinds": _kinds(action.cubes)})
        case Build():
            return Message("builds-building", {"building": BUILDINGS[action.building].id})
        case Nothing() | Decline():
            return Message("not-worth-price")
    return Message("gets-most")


def _kinds(cubes: Iterable[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in dict.fromkeys(cubes))
