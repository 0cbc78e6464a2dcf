"""The points by scoring round and by temples and treasures, one column a player."""

from collections.abc import Sequence

from pygame import Rect

from game.scenes.results.standing import Standing
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Canvas


def _round_name(number: int, of: int) -> str:
    if number == of:
        return _("At the end")
    return ngettext("Scoring {number}", "Scoring {number}", number).format(number=number)


def _rows(standings: Sequence[Standing]) -> list[tuple[str, list[str]]]:
    count = max(len(one.rounds) for one in standings)
    both = _("{temples} + {treasures}")
    rounds = [
        (
            _round_name(i + 1, count),
            [
                both.format(temples=one.rounds[i][0], treasures=one.rounds[i][1])
                for one in standings
            ],
        )
        for i in range(count)
    ]
    return [
        *rounds,
        (_("Temples"), [str(one.temples) for one in standings]),
        (_("Treasures"), [str(one.treasures) for one in standings]),
        *_capital(standings),
        (_("Points"), [str(one.score) for one in standings]),
    ]


def _capital(standings: Sequence[Standing]) -> list[tuple[str, list[str]]]:
    """What is left of the starting capital, where there was one."""
    if not any(one.capital for one in standings):
        return []
    return [(_("Capital"), [str(one.capital) for one in standings])]


def draw_points_table(canvas: Canvas, rect: Rect, standings: Sequence[Standing]) -> None:
    """Fills the rectangle with a panel and the table."""
    panels.draw(canvas, rect)
    wide = rect.w > canvas.px(420)
    inner = rect.inflate(-2 * canvas.px(18 if wide else 12), -2 * canvas.px(12))
    rows = _rows(standings)
    step = inner.h / (len(rows) + 1)
    label = round(inner.w * (0.30 if wide else 0.25))
    column = (inner.w - label) / len(standings)
    side = min(canvas.px(30), round(step * 0.86))
    for i, one in enumerate(standings):
        box = Rect(0, 0, side, side)
        box.center = (round(inner.x + label + column * (i + 0.5)), round(inner.y + step / 2))
        sprites.draw_in(canvas, f"mark_{one.mark}", box)
    for row, (name, cells) in enumerate(rows):
        y = inner.y + step * (row + 1.5)
        last = row == len(rows) - 1
        if row in (0, max(len(one.rounds) for one in standings), len(rows) - 1):
            _rule(canvas, inner, round(y - step / 2))
        style = theme.SUBHEADING if last else theme.BODY
        text.draw(canvas, name, (inner.x, y), style, "lm", max_width=label - canvas.px(6))
        for i, cell in enumerate(cells):
            x = inner.x + label + column * (i + 0.5)
            number = theme.NUMBER if wide else theme.CHIP
            if last and step > canvas.px(30):
                number = theme.NUMBER_BIG
            colour = theme.RUST if last else theme.INK
            text.draw(canvas, cell, (x, y), number, "mm", colour, column - canvas.px(4))


def _rule(canvas: Canvas, inner: Rect, y: int) -> None:
    canvas.surface.fill(theme.GOLD, Rect(inner.x, y, inner.w, canvas.px(1)))
