"""What Tikal tells whoever plays it by typing (see ``Guide``)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from game.table.players import Player
from game.tikal.rules.actions import Action, Choose, Move, PlaceTile
from game.tikal.rules.actions.checks import check_cost, check_member
from game.tikal.rules.actions.move import (
    ANY_COST,
    Route,
    actions_along,
    member_routes,
    seat_routes,
)
from game.tikal.rules.board import INDEX, NAMES, SPACES
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns import is_acting
from game.tikal.table import ids, ways
from game.tikal.table.tooltips import spoken_space, would_pay
from game.tikal.table.verbs import VERBS
from game.tikal.words import spoken
from game.tikal.words.actions import WRITTEN, log_line
from game.tikal.words.labels import LABELS
from game.tikal.words.names import hexagon_with_value
from game.ui.sentence import Words, lines
from game.ui.typed import folded


def verbs() -> Mapping[str, Words]:
    """Return what each kind of action does, by the first word of its notation."""
    return WRITTEN


def labels(view: View) -> Mapping[str, str]:
    """Return the first words of the notation by the words that buttons have for them now."""
    end = LABELS["score" if view.scoring_queue else ids.END_TURN]
    others = {str(LABELS["confirm"]): "tile", str(LABELS["discard"]): "discard"}
    costing = {str(verb.label): name for name, verb in VERBS.items()}
    return {**costing, **others, str(LABELS["bid/pass"]): "pass", str(end): "end"}


def about(view: View, action: Action, players: Sequence[Player]) -> Words:
    """Tell what an action does; of a hexagon, its stones or the ways that it opens."""
    if isinstance(action, PlaceTile):
        return ways.ways_if_laid(view, action.space, view.hand, action.rotation)
    if isinstance(action, Choose):
        return lines((hexagon_with_value(action.hexagon), *ways.face(action.hexagon)))
    return log_line(view, action, [str(player.name) for player in players])


def steps(view: View, action: Action) -> Sequence[Action]:
    """Return the steps of a move to a space further on, by the cheapest way; else the action.

    Raises:
        IllegalAction: the way costs more AP than are left.
    """
    if not isinstance(action, Move) or action.space in view.step_costs[action.origin]:
        return (action,)
    check_member(view, action.member, action.origin)
    routes = member_routes(view, view.seat, action.origin, ANY_COST)
    if (route := routes.get(action.space)) is None:
        return (action,)
    check_cost(view, route.cost)
    return actions_along(view, view.seat, action.member, route)


def where(view: View, players: Sequence[Player], name: str) -> Iterable[Words]:
    """Tell what is on a space, or where a player's members, camps and guards are."""
    if name in INDEX:
        return [_space(view, players, INDEX[name])]
    named = (seat for seat, player in enumerate(players) if folded(player.name) == name)
    return [_stands(view, players[seat].name, seat) for seat in named]


def _space(view: View, players: Sequence[Player], space: int) -> Words:
    touched = ways.neighbours(view.variant.area, space)
    return lines((*spoken_space(view, players, space), ways.ways_of(view, space), touched))


def _stands(view: View, player: str, seat: int) -> Words:
    there = sorted(view.members[seat].items())
    members = tuple((NAMES[at], view.leader[seat] == at, count) for at, count in there)
    camps, guards = (_of(seat, owners) for owners in (view.camp, view.guard))
    coming = spoken.to_arrive(view.workers[seat], view.leader[seat] == IN_SUPPLY)
    return spoken.stands(player, members, camps, guards, coming)


def _of(seat: int, owners: Sequence[int]) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in range(SPACES) if owners[space] == seat)


def reach(view: View, seat: int, name: str) -> Iterable[Words]:
    """Tell what members of a seat can reach and for how much: all, or one on that space."""
    ap = view.ap if is_acting(view, seat) else ACTION_POINTS
    if not name:
        return _reached(seat_routes(view, seat, ap), ap)
    if name not in INDEX or view.hexagon_kind(INDEX[name]) is None:
        return [spoken.no_such_way(name)]
    return _reached(member_routes(view, seat, INDEX[name], ap), ap)


def _reached(routes: Mapping[int, Route], ap: int) -> Iterator[Words]:
    """Tell the spaces of these routes, the nearest first."""
    ordered = sorted(routes.items(), key=lambda one: (one[1].cost, one[0]))
    yield spoken.within(ap)
    for cost, group in groupby(ordered, key=lambda one: one[1].cost):
        yield spoken.reached(cost, tuple(NAMES[space] for space, _route in group))


def score(view: View, players: Sequence[Player]) -> Iterator[Words]:
    """Tell everybody's points, and what a scoring round would bring now."""
    for seat, player in enumerate(players):
        points = spoken.points_of(player.name, view.score[seat])
        yield lines(tuple(filter(str, (points, would_pay(view, seat)))))
