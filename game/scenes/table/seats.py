"""The seats' panels: everything public about each player (ux, "The table")."""

from dataclasses import dataclass

from pygame import Rect

from game.scenes.table.players import Player
from game.scenes.table.words import WAFERS
from game.tikal.scoring import treasure_points
from game.tikal.state import IN_SUPPLY, State
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas


@dataclass(frozen=True, slots=True)
class Seat:
    """What a panel shows; ``score`` may count up while the position is scored."""

    state: State
    seat: int
    player: Player
    score: int
    active: bool


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
    _name_and_score(canvas, (left, right, rect.y + round(rect.h * 0.23)), shown)
    _supplies(canvas, Rect(left, rect.y + round(rect.h * 0.40), right - left, px(22)), shown)
    below = Rect(left, rect.y + round(rect.h * 0.62), right - left, round(rect.h * 0.30))
    _treasures(canvas, below, shown.state.treasures[shown.seat])


def _small(canvas: Canvas, rect: Rect, shown: Seat) -> None:
    px = canvas.px
    mark = Rect(rect.x + px(7), rect.y + px(6), rect.h // 2 - px(8), rect.h // 2 - px(8))
    sprites.draw_in(canvas, f"mark_{shown.player.mark}", mark)
    ends = (mark.right + px(6), rect.right - px(10), mark.centery + px(1))
    _name_and_score(canvas, ends, shown)
    row = Rect(rect.x + px(8), rect.centery + px(2), rect.w - px(18), rect.h // 2 - px(8))
    own = shown.state.treasures[shown.seat]
    wide = row.w * 3 // 5 if any(own) else row.w
    _supplies(canvas, Rect(row.x, row.y, wide, row.h), shown)
    _treasures(canvas, Rect(row.x + wide, row.y, row.w - wide, row.h), own)


def _name_and_score(canvas: Canvas, ends: tuple[int, int, int], shown: Seat) -> None:
    left, right, middle = ends
    style = theme.NUMBER_BIG if canvas.px(130) < right - left else theme.NUMBER
    name = theme.HEADING if style is theme.NUMBER_BIG else theme.SUBHEADING
    colour = theme.RUST if shown.active else theme.INK
    drawn = text.draw(canvas, str(shown.score), (right, middle), style, "rm", colour)
    room = drawn.left - left - canvas.px(6)
    text.draw(canvas, shown.player.name, (left, middle), name, "lm", max_width=room)


def _supplies(canvas: Canvas, row: Rect, shown: Seat) -> None:
    """Workers, leader, camps and guards that are still to come."""
    state, seat = shown.state, shown.seat
    side = min(row.h, canvas.px(22))
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
    for (name, number, there), weight in zip(shown_as, weights, strict=True):
        box = Rect(round(x), row.centery - side // 2, side, side)
        sprites.draw_in(canvas, name, box, 1.0 if there else 0.35)
        room = weight * unit - side - canvas.px(2)
        text.draw(
            canvas,
            number,
            (box.right + canvas.px(2), row.centery),
            theme.NUMBER,
            "lm",
            max_width=room,
        )
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
