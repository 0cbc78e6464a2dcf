"""What a seat's panel shows, part by part."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.table.guide.places import SEATS
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.view.chip import is_chip
from game.tikal.table.view.seat_plan import (
    SeatPlan,
    paid_boxes,
    place_wafers,
    plan_seat,
    supply_boxes,
)
from game.tikal.table.view.shown import Shown
from game.tikal.table.words import treasure
from game.tikal.words.places import CAMP, ENTER, GUARD, TEMPLES, TREASURES, VOLCANO
from game.ui.controls.explaining import Explained
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Screen

_SUPPLIES: Final = (ENTER, TEMPLES, CAMP, GUARD)
_PAID: Final = (VOLCANO, TEMPLES, TREASURES)
"""The places of the rulebook for the supplies, and for what a scoring would pay."""


def seat_parts(screen: Screen, rect: Rect, shown: Shown, seat: int) -> Iterator[Explained]:
    """The panel as a whole, then its parts; a chip has none."""
    name, points = shown.players[seat].name, shown.scores[seat]
    whole = _("{player} has {points} points. A tap shows all that is public about this seat.")
    yield Explained(rect, whole.format(player=name, points=points), SEATS)
    if is_chip(screen, rect):
        return
    plan, state = plan_seat(screen, rect), shown.view
    left = {"workers": state.workers[seat], "camps": state.camps_left[seat]}
    left |= {"guards": state.guards_left[seat]}
    waits = state.leader[seat] == IN_SUPPLY
    told = (
        _("Workers that have not arrived yet: {workers}. Each costs 1 AP and more to arrive."),
        _("The leader has not arrived yet; counts 3 where temples are scored.")
        if waits
        else _("The leader is on the board, or has left; counts 3 where temples are scored."),
        _("Camps left: {camps}. Members can arrive at a camp and shuttle between camps."),
        _("Guards left: {guards}. A guard keeps a temple for good."),
    )
    for box, words, rule in zip(supply_boxes(plan.supplies), told, _SUPPLIES, strict=True):
        yield Explained(box, words.format(**left), rule)
    yield from _treasures(screen, plan, state.treasures[seat])
    yield from _paid(plan, shown, seat)


def _treasures(screen: Screen, plan: SeatPlan, kinds: Sequence[int]) -> Iterator[Explained]:
    told = _("Treasures: {kind}, {count} of 3. The dots count them: 1 pays 1, 2 pay 3, 3 pay 6.")
    for kind, box in place_wafers(screen, plan.treasures, kinds).items():
        area = Rect(box.x, plan.treasures.y, box.w, plan.treasures.h)
        words = told.format(kind=treasure(kind), count=kinds[kind])
        yield Explained(area, words, TREASURES)


def _paid(plan: SeatPlan, shown: Shown, seat: int) -> Iterator[Explained]:
    """What a scoring would pay now."""
    paid = breakdown(shown.view, seat)
    count = paid.total
    told = (
        ngettext(
            "Scored now it is {count} point: {temples} for temples, {treasures} for treasures.",
            "Scored now it is {count} points: {temples} for temples, {treasures} for treasures.",
            count,
        ).format(count=count, temples=paid.temple_points, treasures=paid.treasures),
        _("Points for temples, if it were scored now: a guard, or more strength than others."),
        _("Points for treasures, if it were scored now: one of a kind 1, two 3, three 6."),
    )
    for box, words, rule in zip(paid_boxes(plan), told, _PAID, strict=False):
        yield Explained(box, words, rule)
