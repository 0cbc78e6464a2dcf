"""What moves for which actions."""

from collections.abc import Sequence
from typing import Final

from game.tikal.rules.actions import (
    Bid,
    Choose,
    Discard,
    EndTurn,
    EstablishCamp,
    Exchange,
    PlaceGuard,
    PlaceTile,
    Recover,
    Uncover,
)
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import recovered
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import Breakdown
from game.tikal.table.board.geometry import Seen
from game.tikal.table.board.slots import GUARD, TENT
from game.tikal.table.match.played import Played
from game.tikal.table.motion import feet, under
from game.tikal.table.motion.moves import (
    AtSeat,
    Bidden,
    Cheer,
    Count,
    Drop,
    Erupt,
    Figure,
    Grow,
    Leave,
    Move,
    Puff,
    Rise,
    Sink,
    Step,
    Take,
    Wafer,
)
from game.tikal.table.motion.walks import is_walk, walk
from game.ui import theme

_LANDED: Final = 0.62
"""The part of its drop after which a hexagon has touched the ground."""
_CHEERS: Final = 3
POINT: Final = "point"


def steps_of(played: Sequence[Played], *, seen: Seen) -> list[Step]:
    """The steps that show the actions of one decision.

    ``seen`` says how the board is seen: members stand elsewhere where they are plain marks.
    """
    if played and all(is_walk(one.action) for one in played):
        return walk(played, seen=seen)
    return [step for one in played for step in _steps(one, seen)]


def _steps(played: Played, seen: Seen) -> list[Step]:
    before, action, after = played
    match action:
        case PlaceTile():
            return [_drop(played, action, seen)]
        case Discard():
            return [Step(theme.APPEAR, (Leave(before.hand),))]
        case Uncover(space):
            dust = Puff(feet.beside(space, (0.0, 0.1), seen))
            grows = Grow(after, space)
            return [Step(theme.DIG, (grows, dust), under.without_level(after, space))]
        case Recover():
            return [_recovered(played, action, seen)]
        case Exchange():
            return [_exchanged(played, action)]
        case EstablishCamp(space):
            figure, foot = feet.fixture(after, TENT, space, seen=seen)
            comes = Rise(figure, foot), Puff(foot)
            return [Step(theme.APPEAR, comes, under.without_fixture(after, space))]
        case PlaceGuard():
            return [_guarded(played, action, seen)]
        case Bid(points):
            return [Step(theme.FLY, (Bidden(points, before.seat),))]
        case Choose(hexagon):
            rank = before.display.index(hexagon)
            taken = Step(theme.FLY, (Take(hexagon, rank),), under.without_hand(after))
            return [taken, *_eruption(played)]
        case EndTurn():
            return _eruption(played)
    return []


def _drop(played: Played, action: PlaceTile, seen: Seen) -> Step:
    space, after = action.space, played.after
    drop = Drop(space, after.hexagon[space], after.rotation[space])
    dust = Puff(feet.beside(space, (0.0, 0.2), seen), during=(_LANDED, 1.0))
    return Step(theme.DROP, (drop, dust), under.without_hexagon(after, space))


def _recovered(played: Played, action: Recover, seen: Seen) -> Step:
    seat, kind = played.before.seat, recovered(played.before, played.after)
    lay = feet.beside(action.space, (0.0, 0.0), seen)
    flight = Wafer(kind, lay, AtSeat(seat, "treasures", kind), hidden=True)
    dust = Puff(feet.beside(action.space, (0.0, 0.1), seen), during=(0.0, 0.7))
    return Step(theme.FLY, (dust, flight), under.without_treasure(played.after, seat, kind))


def _exchanged(played: Played, action: Exchange) -> Step:
    seat, other = played.before.seat, action.seat
    given, taken = (
        Wafer(
            kind, AtSeat(giver, "treasures", kind), AtSeat(taker, "treasures", kind), hidden=False
        )
        for kind, giver, taker in ((action.give, seat, other), (action.take, other, seat))
    )
    return Step(theme.FLY, (given, taken), under.without_exchanged(played.after, seat, action))


def _guarded(played: Played, action: PlaceGuard, seen: Seen) -> Step:
    """The members leave, the guard comes up."""
    before, space = played.before, action.space
    leave: list[Move] = [
        Sink(Figure(stand.group, stand.size), foot, during=(0.0, 0.6))
        for stand, foot in feet.party(before, before.seat, space, seen=seen)
    ]
    figure, foot = feet.fixture(played.after, GUARD, space, seen=seen)
    comes = Rise(figure, foot, during=(0.3, 1.0))
    dust = Puff(foot, during=(0.2, 1.0))
    return Step(theme.LONGEST, (*leave, comes, dust), under.without_fixture(played.after, space))


def _eruption(played: Played) -> list[Step]:
    """A volcano was drawn or chosen: it breaks out."""
    before, after = played.before, played.after
    if not _volcano_comes(before, after):
        return []
    return [Step(theme.ERUPT, (Erupt(after.hand, stage),)) for stage in range(3)]


def _volcano_comes(before: State, after: State) -> bool:
    begins = after.queue and not before.queue
    return bool(begins) and after.hand >= 0 and KINDS[after.hand] == VOLCANO


def scoring_steps(seat: int, paid: Breakdown) -> list[Step]:
    """A step for every temple that pays, and one for all treasures if they do."""
    counted = [Count(points, seat, space) for space, points in paid.temples]
    if paid.treasures:
        counted.append(Count(paid.treasures, seat, AtSeat(seat, "treasures")))
    return [Step(theme.COUNT, (count,), sound=POINT) for count in counted]


def victory(seats: Sequence[int]) -> list[Step]:
    """The end of the game: its winners, if there are any, are cheered again and again."""
    cheer = Step(theme.CHEER, tuple(Cheer(seat) for seat in seats), sound=POINT)
    return [cheer] * _CHEERS * bool(seats)
