"""The tooltips of a seat's panel, part by part."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.table.guide.places import SEATS
from game.table.players import told_at_table
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.shown.shown import Shown
from game.tikal.table.view import seat_plan
from game.tikal.table.view.chip import is_chip
from game.tikal.words import told
from game.tikal.words.places import CAMP, ENTER, GUARD, TEMPLES, TREASURES, VOLCANO
from game.ui.controls.explaining import Tooltip
from game.ui.screen import Screen
from game.ui.sentence import Words, lines

_SUPPLIES: Final = (ENTER, TEMPLES, CAMP, GUARD)
_PAID: Final = (VOLCANO, TEMPLES, TREASURES)
"""The sections of the rulebook on the supplies, and on what a scoring would pay."""


def seat_parts(screen: Screen, rect: Rect, shown: Shown, seat: int) -> Iterator[Tooltip]:
    """Yield the tooltip of the whole panel, then those of its parts; a chip has no parts."""
    name, points = shown.players[seat].name, shown.scores[seat]
    said: list[Words] = [told.seat(name, points)]
    if who := told_at_table(OPPONENTS, shown.players[seat].kind):
        said.append(who)
    yield Tooltip(rect, lines(tuple(said)), SEATS)
    if is_chip(screen, rect):
        return
    plan, state = seat_plan.plan_seat(screen, rect), shown.view
    waits = state.leader[seat] == IN_SUPPLY
    parts = (
        told.workers_to_come(state.workers[seat]),
        told.leader_to_come() if waits else told.leader_arrived(),
        told.camps_left(state.camps_left[seat]),
        told.guards_left(state.guards_left[seat]),
    )
    for box, words, rule in zip(
        seat_plan.supply_boxes(plan.supplies), parts, _SUPPLIES, strict=True
    ):
        yield Tooltip(box, words, rule)
    yield from _treasures(screen, plan, state.treasures[seat])
    yield from _paid(plan, shown, seat)


def _treasures(screen: Screen, plan: seat_plan.SeatPlan, kinds: Sequence[int]) -> Iterator[Tooltip]:
    for kind, box in seat_plan.place_wafers(screen, plan.treasures, kinds).items():
        area = Rect(box.x, plan.treasures.y, box.w, plan.treasures.h)
        yield Tooltip(area, told.treasures_of(kind, kinds[kind]), TREASURES)


def _paid(plan: seat_plan.SeatPlan, shown: Shown, seat: int) -> Iterator[Tooltip]:
    """Yield the tooltips on what a scoring would pay now."""
    paid = breakdown(shown.view, seat)
    parts = (
        told.paid(paid.total, paid.temple_points, paid.treasures),
        told.temples_paid(),
        told.treasures_paid(),
    )
    for box, words, rule in zip(seat_plan.paid_boxes(plan), parts, _PAID, strict=False):
        yield Tooltip(box, words, rule)
