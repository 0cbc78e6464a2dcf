"""Members arrive, walk stone by stone, and take secret paths; a party goes together."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.actions import Action, Shuttle
from game.tikal.rules.hidden import View
from game.tikal.table.board.geometry import HexagonView, Point
from game.tikal.table.match.played import Played
from game.tikal.table.motion import feet, under
from game.tikal.table.motion.moves import AtSeat, Dive, Movement, MovingPiece, Place, Step, Walk
from game.ui import theme

Way = list[Played]
"""The actions of one member, one after the other."""

_APART: Final = 0.08
"""The distance between members of a party that crosses a space, in widths of a hexagon."""


def is_walk(action: Action) -> bool:
    """Return True for an action that moves a member."""
    return isinstance(action, actions.Walk)


def walk(played: Sequence[Played], *, seen: HexagonView) -> list[Step]:
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


def _together(party: list[Way], *, seen: HexagonView) -> list[Step]:
    """Return the steps of a party whose members take the same way, one step for each action."""
    before, after = party[0][0].before, party[-1][-1].after
    seat, goal = before.seat, _space(party[0][-1].action)
    letters = [_letter(way[0].action) for way in party]
    below = under.without_members(after, seat, goal, letters)
    arriving = [feet.member(after, seat, one, goal, seen=seen) for one in letters]
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


def _origin(before: View, seat: int, action: Action, seen: HexagonView) -> Place:
    """Return where a member sets out: its foot on the board, or the seat's supply."""
    if isinstance(action, actions.Step):
        return feet.member(before, seat, action.member, action.origin, seen=seen)[1]
    return AtSeat(seat, "supply")


def _passing(space: int, rank: int, count: int, seen: HexagonView) -> Point:
    """Return the point where a member of a party crosses a space, beside the others."""
    x, y = feet.passing(space, seen)
    return x + (rank - (count - 1) / 2) * _APART, y


def _stage(
    one: Played, going: list[tuple[MovingPiece, Place, Point]], below: View, seen: HexagonView
) -> Step:
    """Return the step of one action by every member of a party, each a little after the one
    before."""
    hops = _hops(one)
    late = theme.STAGGER * (len(going) - 1)
    length = min(theme.LONGEST, theme.WALK + theme.WALK_STONE * hops + late)
    delay = min(theme.STAGGER / length, 0.5 / len(going))
    moves: list[Movement] = []
    for rank, (figure, start, goal) in enumerate(going):
        during = rank * delay, 1 - (len(going) - 1 - rank) * delay
        if isinstance(one.action, Shuttle):
            assert isinstance(start, tuple)
            moves.append(Dive(figure, start, goal, during=during))
        elif isinstance(one.action, actions.Move):
            border = feet.border(one.action.origin, one.action.space, seen)
            moves.append(Walk(figure, (start, border, goal), hops, during=during))
        else:
            moves.append(Walk(figure, (start, goal), 1, during=during))
    return Step(length, tuple(moves), below)


def _hops(one: Played) -> int:
    """Return the hops of an action: one for every stone on a border, and one off the last."""
    action = one.action
    if isinstance(action, actions.Move):
        return one.before.costs[action.origin][action.space] + 1
    return 1
