"""Why a turn is played: what gains most in it, in words that say what happened."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.players.player import Reason
from game.tzolkin.players.planning.turns import RESTS
from game.tzolkin.players.worth.evaluation import Evaluation
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


def reason_of(
    state: State, actions: Sequence[Action], last: Action, evaluation: Evaluation
) -> Reason:
    """The reason for a turn that begins in a position and ends with ``last``."""
    if last is PASS:
        return Reason("waits for its workers")
    parts = list(_parts(state, actions, evaluation))
    brought = [part for part in parts if part.picked]
    if brought:
        return _picked(max(brought, key=lambda part: part.gain))
    return _placed(state, actions, parts[-1].after)


class Part(NamedTuple):
    """What one worker gains, the positions before and after him, and how he was picked up, if he
    was."""

    gain: float
    before: State
    after: State
    picked: Pick | None


def _parts(state: State, actions: Sequence[Action], evaluation: Evaluation) -> Iterator[Part]:
    before, worth, picked = state, evaluation.total(state), None
    state = state.copy()
    for action in actions:
        if isinstance(action, Pick):
            picked = action
        apply(state, action)
        if state.phase in RESTS:
            now, after = evaluation.total(state), state.copy()
            yield Part(now - worth, before, after, picked)
            before, worth, picked = after, now, None


def _placed(state: State, actions: Sequence[Action], after: State) -> Reason:
    seat = state.seat
    placed = [action for action in actions if isinstance(action, Place)]
    if any(isinstance(action, Mercy) for action in actions):
        return Reason("nothing else is possible")
    if any(isinstance(action, PlaceQuick) for action in actions):
        return Reason("the quick action is worth a worker")
    if any(isinstance(action, PlaceStart) for action in actions) and after.teeth_corn:
        return Reason(
            "takes the corn that lies on the calendar: {corn}", {"corn": after.teeth_corn}
        )
    if not placed:
        return Reason("wants to be the first player")
    gears = dict.fromkeys(GEARS[action.gear] for action in placed)
    facts = {
        "count": len(placed),
        "gears": ", ".join(gears),
        "corn": state.corn[seat] - after.corn[seat],
    }
    return Reason("workers to send out: {count} ({gears})", facts)


def _picked(part: Part) -> Reason:
    """What a worker who was picked up brought, the rarest first."""
    before, after, seat = part.before, part.after, part.before.seat
    assert part.picked
    gear = GEARS[GEAR_OF[part.picked.tooth]]
    new_monuments = after.own_monuments[seat][len(before.own_monuments[seat]) :]
    if new_monuments:
        number = new_monuments[0]
        points = monument_points(after, seat, number)
        return Reason(
            "builds the monument {monument}, which would score {points} now",
            {"monument": MONUMENTS[number].id, "points": points},
        )
    new = [number for number in after.buildings[seat] if number not in before.buildings[seat]]
    if new:
        return Reason("builds {building}", {"building": BUILDINGS[new[0]].id})
    if after.offered != before.offered:
        points = after.score[seat] - before.score[seat]
        return Reason("offers a skull for {points} points", {"points": points})
    return _gained(before, after, seat) or Reason(
        "brings a worker back from {gear}", {"gear": gear}
    )


def _gained(before: State, after: State, seat: int) -> Reason | None:
    if after.skulls[seat] > before.skulls[seat]:
        skulls = after.skulls[seat] - before.skulls[seat]
        return Reason("takes skulls: {skulls}", {"skulls": skulls})
    if after.bank[seat] < before.bank[seat]:
        return Reason("wins a worker, who eats from now on")
    for track, name in enumerate(TRACKS):
        level = after.techs[4 * seat + track]
        if level > before.techs[4 * seat + track]:
            return Reason("learns {track} up to level {level}", {"track": name, "level": level})
    for temple, name in enumerate(TEMPLES):
        if after.temples[3 * seat + temple] > before.temples[3 * seat + temple]:
            return Reason("goes up on the temple of {temple}", {"temple": name})
    cubes = [
        kind
        for kind in range(len(KINDS))
        if after.cubes[3 * seat + kind] > before.cubes[3 * seat + kind]
    ]
    if cubes:
        return Reason("collects {kinds}", {"kinds": _kinds(cubes)})
    corn = after.corn[seat] - before.corn[seat]
    if corn > 0:
        return Reason("takes {corn} corn", {"corn": corn})
    return None


def reason_of_choice(action: Action) -> Reason:
    """The reason for a choice outside of turns, by what is chosen."""
    match action:
        case Tribe():
            return Reason("likes this tribe best")
        case Keep():
            return Reason("begins best with these tiles")
        case Advance():
            return Reason("days that pass now: {days}", {"days": action.days})
        case StepUp():
            return Reason("goes up on the temple of {temple}", {"temple": TEMPLES[action.temple]})
        case Lower():
            facts = {"temple": TEMPLES[action.temple]}
            return Reason("can best spare a step on the temple of {temple}", facts)
        case Gain():
            return Reason("collects {kinds}", {"kinds": _kinds(action.cubes)})
        case Pay():
            return Reason("can best spare {kinds}", {"kinds": _kinds(action.cubes)})
        case Build():
            return Reason("builds {building}", {"building": BUILDINGS[action.building].id})
        case Nothing() | Decline():
            return Reason("what is offered is not worth its price")
    return Reason("gets most out of this choice")


def _kinds(cubes: Iterable[int]) -> str:
    return ", ".join(KINDS[kind] for kind in dict.fromkeys(cubes))
