"""What is still to come: the top of the stack, hexagons, scoring rounds, treasures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import letters_left, next_letter, treasures_left
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import is_final_round, rounds_scored
from game.tikal.table.panels.panel import Context
from game.tikal.table.panels.rows import fitting
from game.ui import sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    pass

_TITLE = 24
_ROW = 25
_COUNTS = 22
_LEAST_PICTURE = 44
_PICTURE = 190
"""Heights in dp; the greatest side of the picture."""
_HUGE = 90
"""The height of the picture in dp from which its letter is as large as can be."""
_WIDE = 280
"""The width in dp from which the words have room beside the picture."""
_IN_ROW = 4
"""Letters in a row."""
_LETTER = 58
"""The greatest width in dp of a letter with its count."""
_TO_COME = 0.35
"""How strongly a scoring round that is still to come is drawn."""


@dataclass(frozen=True)
class Plan:
    """Where the rows are: how many hexagons of each letter are left or what follows the last of
    them, the scoring rounds, the treasures, and the top of the stack; None for what has no room.
    """

    title: Rect
    left: Rect
    scorings: Rect | None
    treasures: Rect | None
    picture: Rect | None


@dataclass(frozen=True)
class StillToCome(Context):
    """The panel while nothing is chosen."""

    def fill(self, canvas: Canvas, inner: Rect) -> None:
        draw_still_to_come(canvas, inner, self.view)


def plan_still_to_come(screen: Screen, inner: Rect, state: State) -> Plan:
    """Where the rows are; the stack is below them, in a wide panel beside them."""
    px, column, picture = screen.px, inner.copy(), None
    if inner.w > max(inner.h * 1.5, px(_WIDE)):
        picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        column = Rect(picture.right + px(12), inner.y, 0, inner.h)
        column.w = inner.right - column.x
    title = Rect(column.x, column.y, column.w, px(_TITLE))
    room = Rect(column.x, title.bottom, column.w, max(0, column.h - px(_TITLE)))
    wanted = {"left": _height_left(screen, room, state)}
    rows = fitting(wanted | dict.fromkeys(("treasures", "scorings"), px(_ROW)), room.h)
    foot = {}
    for name in ("treasures", "scorings"):
        if name in rows:
            room.h -= rows[name]
            foot[name] = Rect(room.x, room.bottom, room.w, rows[name])
    left, rest = _share(screen, room, state, rows["left"])
    if picture is None and rest.h > px(_LEAST_PICTURE):
        picture = rest
    return Plan(title, left, foot.get("scorings"), foot.get("treasures"), picture)


def _height_left(screen: Screen, room: Rect, state: State) -> int:
    """What the letters that are left need, or the words when none is."""
    if next_letter(state):
        return screen.px(_COUNTS) * -(-len(_left(state)) // _IN_ROW)
    lines = len(text.wrap(screen, _what_follows(state), theme.NOTE, room.w))
    return lines * round(text.measure(screen, "", theme.NOTE)[1] * 1.1)


def _share(screen: Screen, room: Rect, state: State, high: int) -> tuple[Rect, Rect]:
    """The letters at the foot of the room and what is above them, or the words at its top and
    what is below them."""
    rest = room.copy()
    if next_letter(state):
        rest.h -= high
        return Rect(room.x, rest.bottom, room.w, high), rest
    used = text.paragraph_height(screen, _what_follows(state), room, theme.NOTE)
    rest.y, rest.h = room.y + used, room.h - used
    return room, rest


def draw_still_to_come(canvas: Canvas, inner: Rect, state: State) -> None:
    """The stack, or when it is gone what follows; below as many rows as there is room for."""
    plan, top = plan_still_to_come(canvas.screen, inner, state), next_letter(state)
    title = _("Next hexagon") if top else _("No hexagon left")
    line = (plan.title.x, plan.title.y + canvas.px(9))
    text.draw(canvas, title, line, theme.SUBHEADING, "lm", max_width=plan.title.w)
    if top:
        _draw_counts(canvas, plan.left, state)
    else:
        text.paragraph(canvas, _what_follows(state), plan.left, theme.NOTE)
    if plan.scorings:
        _draw_scorings(canvas, plan.scorings, state)
    if plan.treasures:
        _draw_treasures(canvas, plan.treasures, state)
    if plan.picture:
        _draw_picture(canvas, plan.picture, top)


def _what_follows(state: State) -> str:
    """What comes when the stack is gone."""
    if is_final_round(state):
        return _("This is the final scoring round.")
    if state.display:
        count = len(state.display)
        return ngettext(
            "{count} turn of this round is left, then comes the final scoring round.",
            "{count} turns of this round are left, then comes the final scoring round.",
            count,
        ).format(count=count)
    return _("After this turn comes the final scoring round.")


def _draw_treasures(canvas: Canvas, row: Rect, state: State) -> None:
    side = canvas.px(22)
    wafer = Rect(row.x, row.bottom - side, side, side)
    sprites.draw_in(canvas, "wafer_back", wafer)
    number = _("{count} treasures left").format(count=treasures_left(state))
    beside = (wafer.right + canvas.px(6), wafer.centery + canvas.px(1))
    room = row.right - beside[0]
    text.draw(canvas, number, beside, theme.NOTE, "lm", max_width=room)


def _draw_scorings(canvas: Canvas, row: Rect, state: State) -> None:
    """A volcano for each scoring round, a laurel for the final one; those to come are faint."""
    volcanoes = sum(KINDS[one] == VOLCANO for part in state.variant.sets for one in part)
    done, side = rounds_scored(state), canvas.px(24)
    x = row.x - canvas.px(1)
    for number in range(volcanoes + 1):
        box = Rect(x, row.bottom - side, side, side)
        name = "volcano" if number < volcanoes else "icon_score"
        sprites.draw_in(canvas, name, box, 1.0 if number < done else _TO_COME)
        x = box.right + canvas.px(3)
    left, middle = x + canvas.px(3), row.bottom - side // 2 + canvas.px(1)
    words, room = _("{done} of {all} scorings"), row.right - left
    words = words.format(done=done, all=volcanoes + 1)
    if text.measure(canvas.screen, words, theme.NOTE)[0] > room:
        words = f"{done}/{volcanoes + 1}"
    text.draw(canvas, words, (left, middle), theme.NOTE, "lm", max_width=room)


def _draw_picture(canvas: Canvas, box: Rect, letter: str | None) -> None:
    """The top of the stack, face down; when it is gone what it is all about."""
    limit = canvas.px(_PICTURE)
    box = Rect(0, 0, min(box.w, limit), min(box.h, limit)).move_to(center=box.center)
    drawn = sprites.draw_in(canvas, "back" if letter else "temple_10", box)
    if letter:
        part = min(1.0, drawn.h / canvas.px(_HUGE))
        style = replace(theme.NUMBER_HUGE, size=theme.NUMBER_HUGE.size * part)
        text.draw(canvas, letter, drawn.center, style)


def _left(state: State) -> dict[str, int]:
    """How many hexagons are left of every letter of which there are any."""
    return {letter: count for letter, count in letters_left(state).items() if count}


def _draw_counts(canvas: Canvas, area: Rect, state: State) -> None:
    """How many hexagons of each letter are left, four to a row, or all in one where it is low."""
    left = _left(state)
    rows = min(-(-len(left) // _IN_ROW), max(1, round(area.h / canvas.px(_COUNTS))))
    columns = max(_IN_ROW, -(-len(left) // rows))
    wide, high = min(area.w // columns, canvas.px(_LETTER)), area.h / rows
    times = "×" if columns == _IN_ROW else ""
    for i, (letter, count) in enumerate(left.items()):
        x, y = area.x + i % columns * wide, area.y + round((i // columns + 0.5) * high)
        colour = theme.RUST if letter == next_letter(state) else theme.INK_SOFT
        drawn = text.draw(canvas, letter, (x, y), theme.NUMBER, "lm", colour)
        text.draw(canvas, f"{times}{count}", (drawn.right + canvas.px(1), y), theme.CHIP, "lm")
