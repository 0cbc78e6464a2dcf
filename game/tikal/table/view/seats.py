"""The seats' panels, with everything public about each player (ux, "The table")."""

from pygame import Rect

from game.players.opponents import computer
from game.table.things import Seat
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns.scoring import Breakdown, breakdown
from game.tikal.table.panels.placed import Placed
from game.tikal.table.shown.shown import Shown
from game.tikal.table.view import seat_plan
from game.tikal.table.view.chip import SeatShown, draw_chip, draw_score, draw_treasures, is_chip
from game.ui import panels, sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_COMPUTER = 18
"""The side in dp of the icon that marks a computer player."""


class SeatPanel(Placed):
    """The panel of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat, self.thing = seat, Seat(seat)

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        seat, active = self.seat, self.seat == shown.seat
        own = shown.players[seat], shown.scores[seat], active, shown.left[seat]
        draw_seat(canvas, self.rect, SeatShown(shown.view, seat, *own))


def draw_seat(canvas: Canvas, rect: Rect, shown: SeatShown) -> None:
    """Draw one seat's panel."""
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if shown.active else panels.PARCHMENT_DIM)
    if is_chip(canvas.screen, rect):
        draw_chip(canvas, rect, shown)
        return
    plan = seat_plan.plan_seat(canvas.screen, rect)
    if plan.large:
        sprites.draw_in(canvas, f"leader_{shown.player.mark}", plan.sign)
        if computer(shown.player.kind):
            side = canvas.px(_COMPUTER)
            corner = plan.sign.x + canvas.px(4), plan.sign.y + canvas.px(4)
            sprites.draw_in(canvas, "icon_computer", Rect(corner, (side, side)))
        styles = theme.HEADING, theme.NUMBER_BIG
    else:
        sprites.draw_in(canvas, f"mark_{shown.player.mark}", plan.sign)
        high = plan.sign.h >= canvas.px(16)
        styles = theme.SUBHEADING if high else theme.LABEL, theme.NUMBER
    ends = plan.head.left, plan.head.right, plan.head.y
    _name_and_score(canvas, ends, shown, *styles)
    _supplies(canvas, plan.supplies, shown)
    draw_treasures(canvas, plan.treasures, shown.state.treasures[shown.seat])
    if plan.paid.w:
        _paid(canvas, plan, breakdown(shown.state, shown.seat))


def _name_and_score(
    canvas: Canvas, ends: tuple[int, int, int], shown: SeatShown, name: TextStyle, style: TextStyle
) -> None:
    left, right, middle = ends
    room = draw_score(canvas, (right, middle), shown, style) - left - canvas.px(6)
    words = shown.player.name
    style = style_for(canvas.screen, words, name, room)
    text.draw(canvas, words, (left, middle), style, "lm", max_width=room)


def _supplies(canvas: Canvas, row: Rect, shown: SeatShown) -> None:
    """Draw the workers, leader, camps and guards that are still in supply."""
    state, seat = shown.state, shown.seat
    leader = state.leader[seat] == IN_SUPPLY
    shown_as = [
        ("icon_member", str(state.workers[seat]), bool(state.workers[seat])),
        ("icon_leader", "", leader),
        ("icon_camp", str(state.camps_left[seat]), state.camps_left[seat] > 0),
        ("icon_guard", str(state.guards_left[seat]), state.guards_left[seat] > 0),
    ]
    side = min(row.h, canvas.px(22), round(1.4 * row.w / sum(seat_plan.SUPPLY_SHARES)))
    for (name, number, there), room in zip(shown_as, seat_plan.supply_boxes(row), strict=True):
        box = Rect(room.x, row.centery - side // 2, side, side)
        sprites.draw_in(canvas, name, box, 1.0 if there else 0.35)
        text.draw(canvas, number, (box.right + canvas.px(2), row.centery), theme.NUMBER, "lm")


def _paid(canvas: Canvas, plan: seat_plan.SeatPlan, paid: Breakdown) -> None:
    """Draw what the position would pay now: in all and, in a large panel, for temples and
    treasures."""
    row = plan.paid
    parts = [("icon_score", f"+{paid.total}")]
    if plan.large:
        parts += [("icon_temple", str(paid.temple_points)), ("icon_treasure", str(paid.treasures))]
    side = min(row.h, canvas.px(17 if plan.large else 13))
    for i, ((icon, points), own) in enumerate(zip(parts, seat_plan.paid_boxes(plan), strict=True)):
        box = Rect(own.x, row.centery - side // 2, side, side)
        sprites.draw_in(canvas, icon, box)
        beside = (box.right + canvas.px(2), row.centery)
        colour = theme.INK_SOFT if i else theme.RUST
        room = own.right - beside[0] - canvas.px(1)
        text.draw(canvas, points, beside, theme.CHIP, "lm", colour, max_width=room)
