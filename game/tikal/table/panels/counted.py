"""The card on which a seat's points come in line by line (ux, "Volcano")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.table.players import Player
from game.tikal.rules.state import State
from game.tikal.table.match.counting import Line
from game.tikal.table.panels.panel import Panel
from game.tikal.words.places import TEMPLES
from game.ui import panels, sprites, text, theme
from game.ui.controls.explaining import Explained
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places

_WIDEST: Final = 480
"""The greatest width of the lines in dp: a number is to be found beside its words."""
_LINE: Final = 26


@dataclass(frozen=True)
class Counted(Panel):
    """Whose points they are, the lines as far as they are counted, their sum; a button below.

    Attributes:
        lines: what has paid so far.
        count: how many lines there will be.
        points: what came of them.
    """

    player: Player
    lines: tuple[Line, ...]
    count: int
    points: int

    def covers(self, places: Places) -> Sequence[Rect]:
        return places.card, places.buttons["scoring/continue"]

    def explained(self, screen: Screen, places: Places) -> Sequence[Explained]:  # noqa: ARG002
        told = _(
            "Every temple pays its number to who holds it: a guard, or more strength than each "
            "other. Of each kind of treasure one pays 1, two pay 3, three pay 6."
        )
        return [Explained(places.card, told, TEMPLES)]

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:  # noqa: ARG002
        panels.draw(canvas, places.context, panels.PARCHMENT)

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        panels.draw(canvas, places.card, panels.PARCHMENT_ACTIVE)
        px = canvas.px
        inner = places.card.inflate(-px(36), -px(24))
        inner.w = min(inner.w, px(_WIDEST))
        inner.centerx = places.card.centerx
        y = self._draw_head(canvas, inner) + px(22)
        button = places.buttons["scoring/continue"]
        foot = button.y if button.colliderect(places.card) else inner.bottom
        room = foot - y
        step = min(px(_LINE), max(1, room // max(1, self.count)))
        if not self.count:
            text.draw(canvas, _("Nothing to score."), (inner.x, y), theme.BODY, "lm")
        for i, line in enumerate(self.lines):
            left, right = (inner.x, y + i * step), (inner.right, y + i * step)
            text.draw(canvas, line.label, left, theme.BODY, "lm", max_width=inner.w - px(50))
            text.draw(canvas, f"+{line.points}", right, theme.NUMBER, "rm")

    def _draw_head(self, canvas: Canvas, inner: Rect) -> int:
        """Mark, name and sum; returns where they end."""
        px = canvas.px
        mark = Rect(inner.x, inner.y, px(28), px(28))
        sprites.draw_in(canvas, f"mark_{self.player.mark}", mark)
        at, points = (inner.right, mark.centery), f"+{self.points}"
        total = text.draw(canvas, points, at, theme.NUMBER_BIG, "rm", theme.RUST)
        heading = Rect(mark.right + px(8), 0, total.left - mark.right - px(18), px(46))
        heading.centery = mark.centery
        title = _("{player} scores").format(player=self.player.name)
        text.draw_in(canvas, title, heading, theme.HEADING)
        return mark.bottom
