"""The seats' panels: everything public about each player (ux, "The table")."""

from dataclasses import dataclass

from pygame import Rect

from game.table.players import Player
from game.tikal.rules.state import IN_SUPPLY, State
from game.tikal.table.view.seat_plan import place_wafers, plan_seat, treasure_note
from game.tikal.table.words import WAFERS
from game.ui import panels, sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas
from game.ui.theme import TextStyle


@dataclass(frozen=True, slots=True)
class Seat:
    """What a panel shows; ``score`` may count up while the position is scored.

    ``left`` is the score after the seat's bid in an auction is paid, None without a bid.
    """

    state: State
    seat: int
    player: Player
    score: int
    active: bool
    left: int | None = None


def draw_seat(canvas: Canvas, rect: Rect, shown: Seat) -> None:
    """One seat's panel."""
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if shown.active else panels.PARCHMENT_DIM)
    plan = plan_seat(canvas.screen, rect)
    if plan.large:
        sprites.draw_in(canvas, f"leader_{shown.player.mark}", plan.sign)
        styles = theme.HEADING, theme.NUMBER_BIG
    else:
        sprites.draw_in(canvas, f"mark_{shown.player.mark}", plan.sign)
        high = plan.sign.h >= canvas.px(16)
        styles = theme.SUBHEADING if high else theme.LABEL, theme.NUMBER
    ends = plan.head.left, plan.head.right, plan.head.y
    _name_and_score(canvas, ends, shown, *styles)
    _supplies(canvas, plan.supplies, shown)
    _treasures(canvas, plan.treasures, shown.state.treasures[shown.seat])


def _name_and_score(
    canvas: Canvas, ends: tuple[int, int, int], shown: Seat, name: TextStyle, style: TextStyle
) -> None:
    left, right, middle = ends
    room = _score(canvas, (right, middle), shown, style) - left - canvas.px(6)
    words = shown.player.name
    style = style_for(canvas.screen, words, name, room)
    text.draw(canvas, words, (left, middle), style, "lm", max_width=room)


def _score(canvas: Canvas, xy: tuple[int, int], shown: Seat, style: TextStyle) -> int:
    """The points, or what a bid would make of them: over one another where they are large.

    Returns where they begin on the left.
    """
    (right, middle), px = xy, canvas.px
    colour = theme.RUST if shown.active else theme.INK
    if shown.left is None:
        return text.draw(canvas, str(shown.score), xy, style, "rm", colour).left
    if large := style is theme.NUMBER_BIG:
        middle += px(6)
    after = text.draw(canvas, str(shown.left), (right, middle), style, "rm", colour)
    end = (right, middle - px(19)) if large else (after.left - px(3), middle)
    arrow = text.draw(canvas, "→", end, theme.LABEL, "rm")
    owned, small = str(shown.score), theme.CHIP if large else theme.NUMBER
    before = text.draw(canvas, owned, (arrow.left - px(3), end[1]), small, "rm", theme.INK_SOFT)
    return min(before.left, after.left)


def _supplies(canvas: Canvas, row: Rect, shown: Seat) -> None:
    """Workers, leader, camps and guards that are still to come."""
    state, seat = shown.state, shown.seat
    leader = state.leader[seat] == IN_SUPPLY
    shown_as = [
        ("icon_member", str(state.workers[seat]), bool(state.workers[seat])),
        ("icon_leader", "", leader),
        ("icon_camp", str(state.camps_left[seat]), state.camps_left[seat] > 0),
        ("icon_guard", str(state.guards_left[seat]), state.guards_left[seat] > 0),
    ]
    # two digits beside the workers, none beside the leader
    weights = (3.3, 1.6, 2.5, 2.5)
    x, unit = float(row.x), row.w / sum(weights)
    side = min(row.h, canvas.px(22), round(1.4 * unit))
    for (name, number, there), weight in zip(shown_as, weights, strict=True):
        box = Rect(round(x), row.centery - side // 2, side, side)
        sprites.draw_in(canvas, name, box, 1.0 if there else 0.35)
        text.draw(canvas, number, (box.right + canvas.px(2), row.centery), theme.NUMBER, "lm")
        x += weight * unit


def _treasures(canvas: Canvas, row: Rect, kinds: list[int]) -> None:
    """One wafer a kind, with its number where there are several, and their points."""
    if not any(kinds) or row.h < 4:
        return
    end, note = (row.right, row.centery), treasure_note(kinds)
    text.draw(canvas, note, end, theme.CHIP, "rm", theme.INK_SOFT)
    boxes = place_wafers(canvas.screen, row, kinds)
    for kind, box in boxes.items():
        sprites.draw_in(canvas, f"wafer_{WAFERS[kind]}", box)
    for kind, box in boxes.items():
        if kinds[kind] > 1:
            _draw_number_of(canvas, box, kinds[kind])


def _draw_number_of(canvas: Canvas, wafer: Rect, count: int) -> None:
    """How many of a kind there are, at the wafer's corner; beside it where it is small."""
    side = max(canvas.px(14), wafer.w // 2)
    chip = Rect(0, 0, side, side)
    out = canvas.px(1) if wafer.w >= canvas.px(22) else side // 2
    chip.bottomright = (wafer.right + out, wafer.bottom + canvas.px(1))
    panels.pill(canvas, chip, theme.INK, theme.CREAM, 1)
    text.draw(canvas, str(count), chip.center, theme.CHIP, colour=theme.CREAM)
