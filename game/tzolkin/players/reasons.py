"""Give the reason for a computer player's turn: what its workers do, and what it sacrifices."""

from collections.abc import Iterable, Iterator, Sequence
from math import fsum
from typing import NamedTuple, get_args

from game.core.message import Message
from game.players.reasons import TurnPart, reason_of_parts
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.gear_values import aim_of
from game.tzolkin.players.price_tables import PriceTables
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
    parts = parts or list(_placed(workers, after, evaluation.tables))
    return reason_of_parts(parts, list(sacrifices(state, actions, after)))


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


def _placed(workers: Sequence[WorkerGain], after: State, tables: PriceTables) -> Iterator[TurnPart]:
    """Yield the parts of a turn that places workers: those on gears together, then each other."""
    for kind in get_args(_PLACING):
        placed = [one for one in workers if isinstance(one.by, kind)]
        if placed:
            gain = fsum(one.gain for one in placed)
            yield TurnPart(gain, _reason_to_place(placed, after, tables))


def _reason_to_place(placed: Sequence[WorkerGain], after: State, tables: PriceTables) -> Message:
    if isinstance(placed[0].by, Place):
        return _reason_to_send(placed, tables)
    if isinstance(placed[0].by, Mercy):
        return Message("nothing-else-possible")
    if isinstance(placed[0].by, PlaceQuick):
        return Message("quick-action-worth-worker")
    if after.calendar_corn:
        return Message("takes-corn-of-calendar", {"corn": after.calendar_corn})
    begins = after.first_player == placed[0].before.seat
    return Message("lets-next-begin" if begins else "wants-to-begin")


def _reason_to_send(placed: Sequence[WorkerGain], tables: PriceTables) -> Message:
    """Return the reason for workers on gears: where they are to act, or else on which gears."""
    teeth = [
        tooth
        for one in placed
        for tooth, seat in enumerate(one.after.teeth)
        if seat != one.before.teeth[tooth]
    ]
    fields: dict[str, object] = {"count": len(teeth)}
    aims = [aim_of(tables, tooth) for tooth in teeth]
    if None not in aims:
        return Message("sends-workers-to-act", {**fields, "spaces": tuple(dict.fromkeys(aims))})
    gears = dict.fromkeys(GEARS[GEAR_OF[tooth]] for tooth in teeth)
    return Message("sends-workers", {**fields, "gears": tuple(gears)})


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
        return Message("builds-buildings", {"buildings": _ids(new)})
    if after.offered_spaces != before.offered_spaces:
        points = after.score[seat] - before.score[seat]
        return Message("offers-skull", {"points": points})
    in_hand = {"gear": gear, "count": after.workers_in_hand[seat]}
    return _gained(before, after, seat) or Message("brings-worker-back", in_hand)


def _gained(before: State, after: State, seat: int) -> Message | None:
    if after.skulls[seat] > before.skulls[seat]:
        skulls = after.skulls[seat] - before.skulls[seat]
        return Message("takes-skulls", {"skulls": skulls})
    if after.workers_in_bank[seat] < before.workers_in_bank[seat]:
        return Message("wins-worker")
    if learnt := _risen(before.techs, after.techs, seat, len(TRACKS)):
        (track, _), *others = learnt.items()
        if others:
            return Message("learns-technologies", {"levels": tuple(learnt.items())})
        level = after.techs[len(TRACKS) * seat + track]
        return Message("learns-technology", {"track": TRACKS[track], "level": level})
    if steps := _risen(before.temples, after.temples, seat, len(TEMPLES)):
        if sum(steps.values()) > 1:
            return Message("goes-up-temples", {"steps": tuple(steps.items())})
        return Message("goes-up-temple", {"temple": TEMPLES[next(iter(steps))]})
    brought = _risen(before.cubes, after.cubes, seat, len(KINDS))
    cubes = [kind for kind, count in brought.items() for _ in range(count)]
    if cubes:
        return Message("collects-resources", {"kinds": _kinds(cubes)})
    corn = after.corn[seat] - before.corn[seat]
    if corn > 0:
        sold = _risen(after.cubes, before.cubes, seat, len(KINDS))
        if kinds := [kind for kind, count in sold.items() for _ in range(count)]:
            return Message("sells-for-corn", {"corn": corn, "kinds": _kinds(kinds)})
        return Message("takes-corn", {"corn": corn})
    return None


def _risen(before: Sequence[int], after: Sequence[int], seat: int, width: int) -> dict[int, int]:
    """Return by how much those numbers of a seat rose that did; each seat has ``width`` of them."""
    first = width * seat
    risen = {one: after[first + one] - before[first + one] for one in range(width)}
    return {one: count for one, count in risen.items() if count > 0}


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
            return _days(action.days, round(lead))
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
            return Message("builds-buildings", {"buildings": _ids([action.building])})
        case Nothing() | Decline():
            return Message("not-worth-price")
    return Message("gets-most")


def _days(days: int, lead: int) -> Message:
    """Return the reason for one day or two, by the points that it is better than the other."""
    if lead <= 0:
        return Message("lets-days-pass", {"days": days})
    return Message("lets-one-day-pass" if days == 1 else "lets-two-days-pass", {"points": lead})


def _ids(buildings: Iterable[int]) -> tuple[str, ...]:
    return tuple(BUILDINGS[number].id for number in buildings)


def _kinds(cubes: Iterable[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in cubes)
