"""The card of another player's turn: the steps so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pygame import Rect

from game.players.opponents import computer_name, split_kind
from game.table.players import Player
from game.table.rule_names import WATCHING
from game.table.telling import ActionReport
from game.tikal.players.roster import OPPONENTS
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.panels.still_to_come import draw_upcoming, upcoming_tooltips
from game.tikal.table.panels.stock import draw_stock_in_bar, free_bars, stock_bar_tooltips
from game.tikal.table.shown.cards import StepsShown
from game.tikal.words.events import shortened_name
from game.ui import panels, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, capitalised
from game.ui.text import fitting_style

_UPCOMING_HEIGHT: Final = 70
"""The least height in dp in which what is still to come is shown while a player thinks."""
_HEADING: Final = 26


@dataclass(frozen=True)
class StepsLayout:
    """The places of the rows: the player, the latest steps, the reason or, before the first step,
    what is still to come (``upcoming``); None for what has no room."""

    title: Rect | None
    steps: Rect | None
    reason: Rect | None
    upcoming: Rect | None


class StepsCard(PanelCard[StepsShown]):
    """The card with the player, the latest steps with their AP, and the reason; two buttons lie
    below.

    A low card shows only the steps, the lowest only the buttons. Before the first step what is
    still to come is shown, if it has room.
    """

    foot_height: ClassVar[float] = theme.TOUCH + theme.GAP
    """The height in dp of the buttons below."""

    def layout(self, rect: Rect) -> StepsLayout:
        """Return the places of the rows in the panel's rectangle."""
        px, line = self.screen.px, _line_height(self.screen)
        body = rect.inflate(-px(24), -px(18))
        body.h = max(0, body.h - px(self.foot_height))
        title = None
        if body.h >= px(_HEADING) + 2 * line:
            title = Rect(body.x, body.y, body.w, px(_HEADING))
            body = Rect(body.x, title.bottom, body.w, body.h - title.h)
        if not self.panel.steps:
            return StepsLayout(title, None, None, body if body.h >= px(_UPCOMING_HEIGHT) else None)
        reason, why = None, self._why(body.w, (body.h - 1) // line - 3)
        if why:
            high = len(why) * line
            body.h -= high + px(4)
            reason = Rect(body.x, body.bottom, body.w, high)
        return StepsLayout(title, body, reason, None)

    def _why(self, width: int, room: int) -> list[str]:
        """Return the lines of the reason: of as many of its parts as have room, the best first."""
        why: list[str] = []
        for part in str(self.panel.reason).split("\n") if self.panel.reason else ():
            more = [*why, *text.wrap(self.screen, part, theme.NOTE, width)]
            if len(more) > room:
                break
            why = more
        return why

    @property
    def covered(self) -> Sequence[Rect]:
        return free_bars(self.places)

    def draw_card(self, canvas: Canvas) -> None:
        draw_stock_in_bar(canvas, self.places, self.panel.stock)

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        places, screen = self.places, self.screen
        layout = self.layout(places.context)
        explanation = _(
            "What is done in this turn, the newest at the foot; red: its action points."
        )
        steps = [Tooltip(layout.steps, explanation, WATCHING)] if layout.steps else []
        still = (
            upcoming_tooltips(screen, layout.upcoming, self.panel.stock, places)
            if layout.upcoming
            else []
        )
        return [*steps, *still, *stock_bar_tooltips(screen, places)]

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.context, panels.PARCHMENT)
        layout = self.layout(self.places.context)
        if layout.title:
            self._draw_title(canvas, layout.title)
        if layout.upcoming:
            draw_upcoming(canvas, layout.upcoming, self.panel.stock, self.places)
        if layout.reason:
            lines = self._why(layout.reason.w, layout.reason.h // _line_height(canvas.screen))
            text.draw_lines(canvas, lines, layout.reason.topleft, theme.NOTE)
        if layout.steps:
            self._draw_steps(canvas, layout.steps)

    def _draw_title(self, canvas: Canvas, row: Rect) -> None:
        title = _title(self.panel.player)
        style = fitting_style(canvas.screen, title, theme.SUBHEADING, row.w)
        text.draw(canvas, title, (row.x, row.y + canvas.px(9)), style, "lm", max_width=row.w)

    def _draw_steps(self, canvas: Canvas, area: Rect) -> None:
        """Draw as many of the latest steps as have room, the newest at the foot."""
        line = _line_height(canvas.screen)
        lines = [one for step in self.panel.steps for one in _step_lines(canvas, area.w, step)]
        room = area.h // line
        shown = lines[-room:] if room else []
        newest = len(_step_lines(canvas, area.w, self.panel.steps[-1]))
        for i, (words, cost) in enumerate(shown):
            middle = area.y + i * line + line // 2
            colour = theme.INK if i >= len(shown) - newest else theme.INK_SOFT
            text.draw(canvas, words, (area.x, middle), theme.NOTE, "lm", colour, area.w)
            text.draw(canvas, cost, (area.right, middle), theme.CHIP, "rm", theme.RUST)


class ReplayStepsCard(StepsCard):
    """The same card for a turn of a replay; it has no buttons below, and may have no room at
    all."""

    foot: ClassVar[float] = 1.0

    @property
    def covered(self) -> Sequence[Rect]:
        return ()

    def draw_card(self, canvas: Canvas) -> None:
        """Draw nothing: a replay has no bar of verbs."""

    def draw(self, canvas: Canvas) -> None:
        if self.places.context.w:
            super().draw(canvas)


def _line_height(screen: Screen) -> int:
    return text.measure(screen, "", theme.NOTE)[1]


def _title(player: Player) -> Words:
    """Return a player's name, for a computer player with its level."""
    if not computer_name(player.kind):
        return player.name
    level = _(OPPONENTS.label(split_kind(player.kind)[0]))
    return _("{player}, {level}").format(player=shortened_name(player.name), level=level)


def _step_lines(canvas: Canvas, width: int, step: ActionReport) -> list[tuple[str, str]]:
    """Return a step in lines that fit, its cost beside the last one."""
    room = width - text.measure(canvas.screen, step.cost, theme.CHIP)[0] - canvas.px(8)
    *first, last = text.wrap(canvas.screen, capitalised(step.words), theme.NOTE, room)
    return [*((one, "") for one in first), (last, str(step.cost))]
