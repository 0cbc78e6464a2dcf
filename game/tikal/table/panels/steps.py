"""The card of another player's turn: the steps so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pygame import Rect

from game.players.opponents import computer, split
from game.table.guide.places import WATCHING
from game.table.players import Player
from game.table.telling import ToldStep
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.panels.stack.still_to_come import draw_ahead, explained_ahead
from game.tikal.table.panels.stack.stock import bars_of, draw_in_bar, explained_in_bar
from game.tikal.table.shown.cards import Steps
from game.tikal.words.levels import with_level
from game.ui import panels, text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, capitalised

_STILL: Final = 70
"""The least height in dp in which what is still to come is shown while a player thinks."""
_HEADING: Final = 26


@dataclass(frozen=True)
class StepsLayout:
    """The places of the rows: the player, the latest steps, the reason or, before the first step,
    what is still to come (``still``); None for what has no room."""

    title: Rect | None
    steps: Rect | None
    reason: Rect | None
    still: Rect | None


class StepsCard(PanelCard[Steps]):
    """The card with the player, the latest steps with their AP, and the reason; two buttons lie
    below.

    A low card shows only the steps, the lowest only the buttons. Before the first step what is
    still to come is shown, if it has room.
    """

    foot: ClassVar[float] = theme.TOUCH + theme.GAP
    """The height in dp of the buttons below."""

    def plan(self, rect: Rect) -> StepsLayout:
        """Return the places of the rows in the panel's rectangle."""
        screen, px, line = self.screen, self.screen.px, _line(self.screen)
        body = rect.inflate(-px(24), -px(18))
        body.h = max(0, body.h - px(self.foot))
        title = None
        if body.h >= px(_HEADING) + 2 * line:
            title = Rect(body.x, body.y, body.w, px(_HEADING))
            body = Rect(body.x, title.bottom, body.w, body.h - title.h)
        if not self.panel.steps:
            return StepsLayout(title, None, None, body if body.h >= px(_STILL) else None)
        why = len(text.wrap(screen, self.panel.reason, theme.NOTE, body.w))
        reason = None
        if self.panel.reason and (why + 3) * line < body.h:
            body.h -= why * line + px(4)
            reason = Rect(body.x, body.bottom, body.w, why * line)
        return StepsLayout(title, body, reason, None)

    @property
    def covers(self) -> Sequence[Rect]:
        return bars_of(self.places)

    def draw_card(self, canvas: Canvas) -> None:
        draw_in_bar(canvas, self.places, self.panel.stock)

    @property
    def explained(self) -> Sequence[Tooltip]:
        places, screen = self.places, self.screen
        plan = self.plan(places.context)
        told = _("What is done in this turn, the newest at the foot; red: its action points.")
        steps = [Tooltip(plan.steps, told, WATCHING)] if plan.steps else []
        still = explained_ahead(screen, plan.still, self.panel.stock, places) if plan.still else []
        return [*steps, *still, *explained_in_bar(screen, places)]

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.context, panels.PARCHMENT)
        plan = self.plan(self.places.context)
        if plan.title:
            self._draw_title(canvas, plan.title)
        if plan.still:
            draw_ahead(canvas, plan.still, self.panel.stock, self.places)
        if plan.reason:
            lines = text.wrap(canvas.screen, self.panel.reason, theme.NOTE, plan.reason.w)
            text.draw_lines(canvas, lines, plan.reason.topleft, theme.NOTE)
        if plan.steps:
            self._draw_steps(canvas, plan.steps)

    def _draw_title(self, canvas: Canvas, row: Rect) -> None:
        title = _title(self.panel.player)
        style = style_for(canvas.screen, title, theme.SUBHEADING, row.w)
        text.draw(canvas, title, (row.x, row.y + canvas.px(9)), style, "lm", max_width=row.w)

    def _draw_steps(self, canvas: Canvas, area: Rect) -> None:
        """Draw as many of the latest steps as have room, the newest at the foot."""
        line = _line(canvas.screen)
        lines = [one for step in self.panel.steps for one in _lines(canvas, area.w, step)]
        room = area.h // line
        shown = lines[-room:] if room else []
        newest = len(_lines(canvas, area.w, self.panel.steps[-1]))
        for i, (words, cost) in enumerate(shown):
            middle = area.y + i * line + line // 2
            colour = theme.INK if i >= len(shown) - newest else theme.INK_SOFT
            text.draw(canvas, words, (area.x, middle), theme.NOTE, "lm", colour, area.w)
            text.draw(canvas, cost, (area.right, middle), theme.CHIP, "rm", theme.RUST)


class RetoldCard(StepsCard):
    """The same card for a turn of a replay; it has no buttons below, and may have no room at
    all."""

    foot: ClassVar[float] = 1.0

    @property
    def covers(self) -> Sequence[Rect]:
        return ()

    def draw_card(self, canvas: Canvas) -> None:
        """Draw nothing: a replay has no bar of verbs."""

    def draw(self, canvas: Canvas) -> None:
        if self.places.context.w:
            super().draw(canvas)


def _line(screen: Screen) -> int:
    return text.measure(screen, "", theme.NOTE)[1]


def _title(player: Player) -> Words:
    """Return a player's name, for a computer player with its level."""
    if not computer(player.kind):
        return player.name
    return with_level(player.name, split(player.kind)[0])


def _lines(canvas: Canvas, width: int, step: ToldStep) -> list[tuple[str, str]]:
    """Return a step in lines that fit, its cost beside the last one."""
    room = width - text.measure(canvas.screen, step.cost, theme.CHIP)[0] - canvas.px(8)
    *first, last = text.wrap(canvas.screen, capitalised(step.words), theme.NOTE, room)
    return [*((one, "") for one in first), (last, str(step.cost))]
