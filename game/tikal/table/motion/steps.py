"""Which movements show an action, and the position to draw under them."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.actions import LEADER, Action, Exchange, Shuttle
from game.tikal.rules.components import HEXAGON_KINDS, VOLCANO
from game.tikal.rules.hidden import View, recovered_treasure
from game.tikal.rules.scoring import Breakdown
from game.tikal.rules.state import NONE, OUT_OF_PLAY, State
from game.tikal.table.board.geometry import HexagonView, Point
from game.tikal.table.board.slots import GUARD, TENT
from game.tikal.table.match.telling import Played
from game.tikal.table.motion import moves, places
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
        return walk_steps(played, seen=seen)
    return [step for one in played for step in _steps(one, seen)]


def _steps(played: Played, seen: HexagonView) -> list[moves.Step]:
    """Return the steps that show one action other than a walk; none for an action without
    motion."""
    before, action, after = played
    match action:
        case actions.PlaceTile():
            return [_drop(played, action, seen)]
        case actions.Discard():
            return [moves.Step(theme.APPEAR, (moves.LeaveMatch(before.hand),))]
        case actions.Uncover(space):
            dust = moves.Puff(places.point_beside(space, (0.0, 0.1), seen))
            grows = moves.Grow(after, space)
            return [moves.Step(theme.DIG, (grows, dust), without_level(after, space))]
        case actions.Recover():
            return [_recovered(played, action, seen)]
        case actions.Exchange():
            return [_exchanged(played, action)]
        case actions.EstablishCamp(space):
            figure, foot = places.place_fixture(after, TENT, space, seen=seen)
            comes = moves.Rise(figure, foot), moves.Puff(foot)
            return [moves.Step(theme.APPEAR, comes, without_fixture(after, space))]
        case actions.PlaceGuard():
            return [_guarded(played, action, seen)]
        case actions.Bid(points):
            return [moves.Step(theme.FLY, (moves.FlyBid(points, before.seat),))]
        case actions.Choose(hexagon):
            rank = before.display.index(hexagon)
            taken = moves.Step(theme.FLY, (moves.TakeHexagon(hexagon, rank),), without_hand(after))
            return [taken, *_eruption(played)]
        case actions.EndTurn():
            return _eruption(played)
    return []


def _drop(played: Played, action: actions.PlaceTile, seen: HexagonView) -> moves.Step:
    space, after = action.space, played.after
    drop = moves.Drop(space, after.hexagon[space], after.rotation[space])
    dust = moves.Puff(places.point_beside(space, (0.0, 0.2), seen), during=(_LANDED, 1.0))
    return moves.Step(theme.DROP, (drop, dust), without_hexagon(after, space))


def _recovered(played: Played, action: actions.Recover, seen: HexagonView) -> moves.Step:
    seat, kind = played.before.seat, recovered_treasure(played.before, played.after)
    lay = places.point_beside(action.space, (0.0, 0.0), seen)
    flight = moves.FlyWafer(kind, lay, moves.AtSeat(seat, "treasures", kind), hidden=True)
    dust = moves.Puff(places.point_beside(action.space, (0.0, 0.1), seen), during=(0.0, 0.7))
    return moves.Step(theme.FLY, (dust, flight), without_treasure(played.after, seat, kind))


def _exchanged(played: Played, action: actions.Exchange) -> moves.Step:
    seat, other = played.before.seat, action.seat
    given, taken = (
        moves.FlyWafer(
            kind,
            moves.AtSeat(giver, "treasures", kind),
            moves.AtSeat(taker, "treasures", kind),
            hidden=False,
        )
        for kind, giver, taker in ((action.give, seat, other), (action.take, other, seat))
    )
    return moves.Step(theme.FLY, (given, taken), without_exchanged(played.after, seat, action))


def _guarded(played: Played, action: actions.PlaceGuard, seen: HexagonView) -> moves.Step:
    """Return the step in which the members leave and the guard comes up."""
    before, space = played.before, action.space
    leave: list[moves.Movement] = [
        moves.Sink(moves.MovingPiece(stand.group, stand.size), foot, during=(0.0, 0.6))
        for stand, foot in places.members_of(before, before.seat, space, seen=seen)
    ]
    figure, foot = places.place_fixture(played.after, GUARD, space, seen=seen)
    comes = moves.Rise(figure, foot, during=(0.3, 1.0))
    dust = moves.Puff(foot, during=(0.2, 1.0))
    return moves.Step(theme.LONGEST, (*leave, comes, dust), without_fixture(played.after, space))


def _eruption(played: Played) -> list[moves.Step]:
    """Return the eruption if a volcano was drawn or chosen, else no steps."""
    before, after = played.before, played.after
    if not _volcano_comes(before, after):
        return []
    return [moves.Step(theme.ERUPT, (moves.Erupt(after.hand, stage),)) for stage in range(3)]


def _volcano_comes(before: State, after: State) -> bool:
    """Return True if an action begins a scoring round with a volcano in hand."""
    begins = after.scoring_queue and not before.scoring_queue
    return bool(begins) and after.hand >= 0 and HEXAGON_KINDS[after.hand] == VOLCANO


def scoring_steps(seat: int, paid: Breakdown) -> list[moves.Step]:
    """Return a step for every temple that pays, and one for all treasures if they pay."""
    counted = [moves.Count(points, seat, space) for space, points in paid.temples]
    if paid.treasures:
        counted.append(moves.Count(paid.treasures, seat, moves.AtSeat(seat, "treasures")))
    return [moves.Step(theme.COUNT, (count,), sound=POINT) for count in counted]


def victory_steps(seats: Sequence[int]) -> list[moves.Step]:
    """Return the steps at the end of a match in which the winners are cheered; none without
    winners."""
    cheer = moves.Step(theme.CHEER, tuple(moves.Cheer(seat) for seat in seats), sound=POINT)
    return [cheer] * _CHEERS * bool(seats)


# Members arrive, walk stone by stone, and take secret paths; a party goes together.

Way = list[Played]
"""The actions of one member, one after the other."""

_APART: Final = 0.08
"""The distance between members of a party that crosses a space, in widths of a hexagon."""


def is_walk(action: Action) -> bool:
    """Return True for an action that moves a member."""
    return isinstance(action, actions.Walk)


def walk_steps(played: Sequence[Played], *, seen: HexagonView) -> list[moves.Step]:
    """Return the steps of members that move; members that take the same way move together."""
    parties = groupby(_ways(played), key=_route)
    return [step for _, party in parties for step in _together(list(party), seen=seen)]


def _ways(played: Sequence[Played]) -> list[Way]:
    """Split the actions where another member sets out."""
    ways: list[Way] = []
    for one in played:
        last = ways[-1][-1].action if ways else None
        if last and getattr(one.action, "origin", None) == _space(last):
            ways[-1].append(one)
        else:
            ways.append([one])
    return ways


def _route(way: Way) -> list[tuple[str, int]]:
    """Return the verbs and spaces of a way, by which members of a party are recognised."""
    return [(one.action.verb, _space(one.action)) for one in way]


def _space(action: Action) -> int:
    assert isinstance(action, actions.Walk)
    return action.space


def _together(party: list[Way], *, seen: HexagonView) -> list[moves.Step]:
    """Return the steps of a party whose members take the same way, one step for each action."""
    before, after = party[0][0].before, party[-1][-1].after
    seat, goal = before.seat, _space(party[0][-1].action)
    letters = [_letter(way[0].action) for way in party]
    below = without_members(after, seat, goal, letters)
    arriving = [places.place_member(after, seat, one, goal, seen=seen) for one in letters]
    at = [_origin(before, seat, way[0].action, seen) for way in party]
    steps = []
    for stage, one in enumerate(party[0]):
        last = stage == len(party[0]) - 1
        there = [
            foot if last else _passing(_space(one.action), rank, len(party), seen)
            for rank, (_, foot) in enumerate(arriving)
        ]
        who = [figure for figure, _ in arriving]
        steps.append(_stage(one, list(zip(who, at, there, strict=True)), below, seen))
        at = list(there)
    return steps


def _letter(action: Action) -> str:
    assert isinstance(action, actions.Walk)
    return action.member


def _origin(before: View, seat: int, action: Action, seen: HexagonView) -> moves.Place:
    """Return where a member sets out: its foot on the board, or the seat's supply."""
    if isinstance(action, actions.Step):
        return places.place_member(before, seat, action.member, action.origin, seen=seen)[1]
    return moves.AtSeat(seat, "supply")


def _passing(space: int, rank: int, count: int, seen: HexagonView) -> Point:
    """Return the point where a member of a party crosses a space, beside the others."""
    x, y = places.crossing_point(space, seen)
    return x + (rank - (count - 1) / 2) * _APART, y


def _stage(
    one: Played,
    going: list[tuple[moves.MovingPiece, moves.Place, Point]],
    below: View,
    seen: HexagonView,
) -> moves.Step:
    """Return the step of one action by every member of a party, each a little after the one
    before."""
    hops = _hops(one)
    late = theme.STAGGER * (len(going) - 1)
    length = min(theme.LONGEST, theme.WALK + theme.WALK_STONE * hops + late)
    delay = min(theme.STAGGER / length, 0.5 / len(going))
    moving: list[moves.Movement] = []
    for rank, (figure, start, goal) in enumerate(going):
        during = rank * delay, 1 - (len(going) - 1 - rank) * delay
        if isinstance(one.action, Shuttle):
            assert isinstance(start, tuple)
            moving.append(moves.Dive(figure, start, goal, during=during))
        elif isinstance(one.action, actions.Move):
            border = places.border_point(one.action.origin, one.action.space, seen)
            moving.append(moves.Walk(figure, (start, border, goal), hops, during=during))
        else:
            moving.append(moves.Walk(figure, (start, goal), 1, during=during))
    return moves.Step(length, tuple(moving), below)


def _hops(one: Played) -> int:
    """Return the hops of an action: one for every stone on a border, and one off the last."""
    action = one.action
    if isinstance(action, actions.Move):
        return one.before.step_costs[action.origin][action.space] + 1
    return 1


# Positions to draw under a movement: the position that was reached, without what is still moving.
# They are copies made for the picture; no match ever uses them.


def without_members(after: View, seat: int, space: int, letters: Iterable[str]) -> View:
    """Return the position in which some members of a seat have not come to a space yet."""
    under = _copy(after)
    for letter in letters:
        under.members[seat][space] -= 1
        if letter == LEADER:
            under.leader[seat] = OUT_OF_PLAY
    if not under.members[seat][space]:
        del under.members[seat][space]
    return under


def without_hexagon(after: View, space: int) -> View:
    """Return the position in which a hexagon does not lie on its space yet."""
    under = _copy(after)
    under.hexagon[space], under.value[space], under.ruin_treasures[space] = NONE, 0, ()
    return under


def without_level(after: View, space: int) -> View:
    """Return the position in which a temple's topmost level is not uncovered yet."""
    under = _copy(after)
    under.value[space] -= 1
    return under


def without_fixture(after: View, space: int) -> View:
    """Return the position with neither camp nor guard on a space."""
    under = _copy(after)
    under.camp[space] = under.guard[space] = NONE
    return under


def without_treasure(after: View, seat: int, kind: int) -> View:
    """Return the position in which a treasure has not come to its owner yet."""
    under = _copy(after)
    under.treasures[seat][kind] -= 1
    return under


def without_exchanged(after: View, seat: int, exchange: Exchange) -> View:
    """Return the position in which neither of two exchanged treasures has arrived."""
    under = without_treasure(after, seat, exchange.take)
    under.treasures[exchange.seat][exchange.give] -= 1
    return under


def without_hand(after: View) -> View:
    """Return the position without the hexagon in hand."""
    under = _copy(after)
    under.hand = NONE
    return under


def _copy(view: View) -> View:
    return View(view.copy())
