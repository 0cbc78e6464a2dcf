"""Which movements show an action."""

from collections.abc import Sequence
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import recovered
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import Breakdown
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.board.slots import GUARD, TENT
from game.tikal.table.match.played import Played
from game.tikal.table.motion import feet, moves, under
from game.tikal.table.motion.walks import is_walk, walk
from game.ui import theme

_LANDED: Final = 0.62
"""The part of its drop after which a hexagon has touched the ground."""
_CHEERS: Final = 3
POINT: Final = "point"


def steps_of(played: Sequence[Played], *, seen: HexagonView) -> list[moves.Step]:
    """Return the steps that show the actions of one decision.

    ``seen`` says how the board is seen: plain marks stand elsewhere than figures.
    """
    if played and all(is_walk(one.action) for one in played):
        return walk(played, seen=seen)
    return [step for one in played for step in _steps(one, seen)]


def _steps(played: Played, seen: HexagonView) -> list[moves.Step]:
    """Return the steps that show one action other than a walk; none for an action without
    motion."""
    before, action, after = played
    match action:
        case actions.PlaceTile():
            return [_drop(played, action, seen)]
        case actions.Discard():
            return [moves.Step(theme.APPEAR, (moves.Leave(before.hand),))]
        case actions.Uncover(space):
            dust = moves.Puff(feet.beside(space, (0.0, 0.1), seen))
            grows = moves.Grow(after, space)
            return [moves.Step(theme.DIG, (grows, dust), under.without_level(after, space))]
        case actions.Recover():
            return [_recovered(played, action, seen)]
        case actions.Exchange():
            return [_exchanged(played, action)]
        case actions.EstablishCamp(space):
            figure, foot = feet.fixture(after, TENT, space, seen=seen)
            comes = moves.Rise(figure, foot), moves.Puff(foot)
            return [moves.Step(theme.APPEAR, comes, under.without_fixture(after, space))]
        case actions.PlaceGuard():
            return [_guarded(played, action, seen)]
        case actions.Bid(points):
            return [moves.Step(theme.FLY, (moves.Bidden(points, before.seat),))]
        case actions.Choose(hexagon):
            rank = before.display.index(hexagon)
            taken = moves.Step(
                theme.FLY, (moves.TakeHexagon(hexagon, rank),), under.without_hand(after)
            )
            return [taken, *_eruption(played)]
        case actions.EndTurn():
            return _eruption(played)
    return []


def _drop(played: Played, action: actions.PlaceTile, seen: HexagonView) -> moves.Step:
    space, after = action.space, played.after
    drop = moves.Drop(space, after.hexagon[space], after.rotation[space])
    dust = moves.Puff(feet.beside(space, (0.0, 0.2), seen), during=(_LANDED, 1.0))
    return moves.Step(theme.DROP, (drop, dust), under.without_hexagon(after, space))


def _recovered(played: Played, action: actions.Recover, seen: HexagonView) -> moves.Step:
    seat, kind = played.before.seat, recovered(played.before, played.after)
    lay = feet.beside(action.space, (0.0, 0.0), seen)
    flight = moves.Wafer(kind, lay, moves.AtSeat(seat, "treasures", kind), hidden=True)
    dust = moves.Puff(feet.beside(action.space, (0.0, 0.1), seen), during=(0.0, 0.7))
    return moves.Step(theme.FLY, (dust, flight), under.without_treasure(played.after, seat, kind))


def _exchanged(played: Played, action: actions.Exchange) -> moves.Step:
    seat, other = played.before.seat, action.seat
    given, taken = (
        moves.Wafer(
            kind,
            moves.AtSeat(giver, "treasures", kind),
            moves.AtSeat(taker, "treasures", kind),
            hidden=False,
        )
        for kind, giver, taker in ((action.give, seat, other), (action.take, other, seat))
    )
    return moves.Step(
        theme.FLY, (given, taken), under.without_exchanged(played.after, seat, action)
    )


def _guarded(played: Played, action: actions.PlaceGuard, seen: HexagonView) -> moves.Step:
    """Return the step in which the members leave and the guard comes up."""
    before, space = played.before, action.space
    leave: list[moves.Movement] = [
        moves.Sink(moves.MovingPiece(stand.group, stand.size), foot, during=(0.0, 0.6))
        for stand, foot in feet.party(before, before.seat, space, seen=seen)
    ]
    figure, foot = feet.fixture(played.after, GUARD, space, seen=seen)
    comes = moves.Rise(figure, foot, during=(0.3, 1.0))
    dust = moves.Puff(foot, during=(0.2, 1.0))
    return moves.Step(
        theme.LONGEST, (*leave, comes, dust), under.without_fixture(played.after, space)
    )


def _eruption(played: Played) -> list[moves.Step]:
    """Return the eruption if a volcano was drawn or chosen, else no steps."""
    before, after = played.before, played.after
    if not _volcano_comes(before, after):
        return []
    return [moves.Step(theme.ERUPT, (moves.Erupt(after.hand, stage),)) for stage in range(3)]


def _volcano_comes(before: State, after: State) -> bool:
    """Return True if an action begins a scoring round with a volcano in hand."""
    begins = after.queue and not before.queue
    return bool(begins) and after.hand >= 0 and KINDS[after.hand] == VOLCANO


def scoring_steps(seat: int, paid: Breakdown) -> list[moves.Step]:
    """Return a step for every temple that pays, and one for all treasures if they pay."""
    counted = [moves.Count(points, seat, space) for space, points in paid.temples]
    if paid.treasures:
        counted.append(moves.Count(paid.treasures, seat, moves.AtSeat(seat, "treasures")))
    return [moves.Step(theme.COUNT, (count,), sound=POINT) for count in counted]


def victory(seats: Sequence[int]) -> list[moves.Step]:
    """Return the steps at the end of a match in which the winners are cheered; none without
    winners."""
    cheer = moves.Step(theme.CHEER, tuple(moves.Cheer(seat) for seat in seats), sound=POINT)
    return [cheer] * _CHEERS * bool(seats)
