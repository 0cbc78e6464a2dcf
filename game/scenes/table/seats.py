"""The seats' panels: everything public about each player (ux, "The table")."""

from dataclasses import dataclass

from pygame import Rect

from game.scenes.table.players import Player
from game.scenes.table.words import WAFERS
from game.tikal.scoring import treasure_points
from game.tikal.state import IN_SUPPLY, State
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_SUPPLIES = 190
"""The greatest width in dp of what is still to come."""


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
    if rect.h >= canvas.px(84) and rect.w >= canvas.px(150):
        _large(canvas, rect, shown)
    else:
        _small(canvas, rect, shown)


def _large(canvas: Canvas, rect: Rect, shown: Seat) -> None:
    px = canvas.px
    portrait = Rect(rect.x + px(4), rect.y + px(4), min(px(88), rect.w // 3), rect.h - px(8))
    sprites.draw_in(canvas, f"leader_{shown.player.mark}", portrait)
    left, right = portrait.right + px(4), rect.right - px(14)
    ends = (left, right, rect.y + round(rect.h * 0.23))
    _name_and_score(canvas, ends, shown, theme.HEADING, theme.NUMBER_BIG)
    _supplies(canvas, Rect(left, rect.y + round(rect.h * 0.40), right - left, px(22)), shown)
    below = Rect(left, rect.y + round(rect.h * 0.62), right - left, round(rect.h * 0.30))
    _treasures(canvas, below, shown.state.treasures[shown.seat])


def _small(canvas: Canvas, rect: Rect, shown: Seat) -> None:
    """Low rows: who and how many points; what is to come; treasures, in a row if there is one."""
    px = canvas.px
    inner = rect.inflate(-px(16), -px(10) if rect.h > px(60) else -px(8))
    count = 3 if inner.h >= px(46) else 2
    rows = [
        Rect(inner.x, inner.y + i * inner.h // count, inner.w, inner.h // count)
        for i in range(count)
    ]
    if count == 2:
        rows[1].w = inner.w * 3 // 5
        left = rows[1].right + px(6)
        rows.append(Rect(left, rows[1].y, inner.right - left, rows[1].h))
    mark = Rect(rows[0].x, rows[0].y, rows[0].h, rows[0].h).inflate(-px(2), -px(2))
    sprites.draw_in(canvas, f"mark_{shown.player.mark}", mark)
    ends = (mark.right + px(6), rows[0].right, mark.centery + px(1))
    name = theme.SUBHEADING if rows[0].h >= px(18) else theme.LABEL
    _name_and_score(canvas, ends, shown, name, theme.NUMBER)
    rows[1].w = min(rows[1].w, px(_SUPPLIES))
    _supplies(canvas, rows[1], shown)
    _treasures(canvas, rows[2], shown.state.treasures[shown.seat])


def _name_and_score(
    canvas: Canvas, ends: tuple[int, int, int], shown: Seat, name: TextStyle, style: TextStyle
) -> None:
    left, right, middle = ends
    room = _score(canvas, (right, middle), shown, style) - left - canvas.px(6)
    words = shown.player.name
    if style is theme.NUMBER_BIG:
        high = 2 * text.measure(canvas.screen, "", theme.LABEL)[1]
        text.draw_in(canvas, words, Rect(left, middle - high // 2, room, high), name)
        return
    if text.measure(canvas.screen, words, name)[0] * text.MOST_SHRINK > room:
        name = theme.LABEL
    text.draw(canvas, words, (left, middle), name, "lm", max_width=room)


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
    owned = [(kind, count) for kind, count in enumerate(kinds) if count]
    if not owned or row.h < 4:
        return
    points = f"+{treasure_points(kinds)}"
    drawn = text.draw(canvas, points, (row.right, row.centery), theme.CHIP, "rm", theme.INK_SOFT)
    side = min(row.h, canvas.px(32))
    room = drawn.left - canvas.px(4) - row.x - side
    step = min(side + canvas.px(3), room / max(1, len(owned) - 1))
    for i, (kind, count) in enumerate(owned):
        box = Rect(row.x + round(i * step), row.centery - side // 2, side, side)
        sprites.draw_in(canvas, f"wafer_{WAFERS[kind]}", box)
        if count > 1:
            chip = Rect(0, 0, max(canvas.px(14), side // 2), max(canvas.px(14), side // 2))
            chip.bottomright = (box.right + canvas.px(1), box.bottom + canvas.px(1))
            panels.pill(canvas, chip, theme.INK, theme.CREAM, 1)
            text.draw(canvas, str(count), chip.center, theme.CHIP, colour=theme.CREAM)
