"""Dialogs about who plays the seats: of a new match, and of one that branches off from another."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.core.outline import Origin, name_of
from game.games import game_of
from game.platform.node import Node
from game.players.opponents import LevelOrTemper, Opponents, split_kind
from game.scenes.setup.words import who_has_style
from game.scenes.words import mark_begun
from game.table.by_link import claim_first_seats, kinds_from_here
from game.table.players import players_of
from game.table.words import translated
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.nodes import group, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

WIDEST = 560
_PAD, _GAP, _HEAD = 14, 6, 30
_LOW = 400
"""The window height in dp below which levels and tempers lie in two columns each."""

_BRANCH_WIDEST: Final = 480
_BRANCH_PAD: Final = 14
_BRANCH_HEAD: Final = 32
_BRANCH_GAP: Final = 5
"""The sizes in dp of the dialog for a branch: its greatest width, padding, heading and gaps."""


class WhoDialog(Scene):
    """Lists persons, levels and the tempers of some levels; ``change`` gets each chosen kind."""

    def __init__(
        self,
        stage: Stage,
        opponents: Opponents,
        name: Words,
        kind: str,
        change: Callable[[str], None],
    ) -> None:
        """Make the dialog for the seat of that name, which ``kind`` plays now."""
        super().__init__(stage)
        self._name = name
        self._opponents = opponents
        self._level, self._temper = split_kind(kind)
        self._change = change
        self._panel = Rect(0, 0, 0, 0)
        self._heads: list[Rect] = []
        self._levels = {
            kind: self._row(kind.removeprefix("ai:"), level, partial(self._take, level=kind))
            for kind, level in opponents.kinds.items()
        }
        self._tempers = {
            one.name: self._row(one.name or "even", one, partial(self._take, temper=one.name))
            for one in (opponents.all_tempers if opponents.tempers else ())
        }
        self._who_has_style = who_has_style(
            tuple(
                translated(one.label)
                for one in opponents.levels
                if one.name in opponents.levels_with_temper
            )
        )
        self._done = Button(
            "who/done", BUTTONS["done"], stage.pop, look=RED, style=theme.BUTTON_RED
        )
        self.form.widgets = [*self._levels.values(), *self._tempers.values(), self._done]
        self.form.escape = stage.pop
        self._mark()

    @staticmethod
    def _row(id: str, named: LevelOrTemper, take: Callable[[], None]) -> Button:
        row = Button(f"who/{id}", translated(named.label), take, note=translated(named.note))
        row.role = "radio"
        return row

    def _take(self, level: str | None = None, temper: str | None = None) -> None:
        self._level = self._level if level is None else level
        self._temper = self._temper if temper is None else temper
        self._mark()
        self._change(self._opponents.join_kind(self._level, self._temper))

    def _mark(self) -> None:
        tempered = self._opponents.has_temper(self._level)
        for level, row in self._levels.items():
            row.chosen = level == self._level
        for temper, row in self._tempers.items():
            row.enabled = tempered
            row.disabled_reason = RuleText(self._who_has_style)
            row.chosen = tempered and temper == self._temper

    def layout(self, screen: Screen) -> None:
        """Place the levels at the left, the tempers at the right, and "done" below them.

        In a low window both are lists of two columns, and "done" comes after the tempers.
        """
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        pad, gap, head = px(_PAD), px(_GAP), px(_HEAD)
        low = safe.h < px(_LOW)
        columns, done = (2, 0) if low else (1, px(theme.TOUCH))
        rows = -(-max(len(self._levels), len(self._tempers) + low) // columns)
        room = safe.h - 2 * pad - head - done
        row = max(px(12), min(px(theme.BUTTON_HEIGHT + 4), room // rows - gap))
        self._panel = Rect(0, 0, min(columns * px(WIDEST), safe.w), 0)
        self._panel.h = 2 * pad + head + rows * (row + gap) + done
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        cell = (inner.w - gap * (2 * columns - 1)) // (2 * columns)
        self._heads = []
        for half, buttons in enumerate((self._levels, self._tempers)):
            x = inner.x + half * columns * (cell + gap)
            self._heads.append(Rect(x, inner.y, columns * (cell + gap) - gap, head))
            for i, button in enumerate(buttons.values()):
                line, column = divmod(i, columns)
                y = inner.y + head + line * (row + gap)
                button.rect = Rect(x + column * (cell + gap), y, cell, row)
        self._done.rect = Rect(0, 0, min(px(220), inner.w), done)
        self._done.rect.bottomright = inner.bottomright
        if low:
            y = inner.y + head + (rows - 1) * (row + gap)
            self._done.rect = Rect(inner.right - cell, y, cell, row)

    @property
    def title(self) -> str:
        """The name of the dialog; the player's is left out where it is drawn."""
        return _("Who plays for {name}?").format(name=self._name)

    def nodes(self) -> list[Node]:
        lists = []
        for id, name, buttons in (
            ("who/levels", _("Who plays?"), self._levels),
            ("who/tempers", pgettext("heading", "Style"), self._tempers),
        ):
            rows = [node for row in buttons.values() for node in row.nodes()]
            lists += group(id, name, rows, role="radiogroup")
        return [*lists, *without(super().nodes(), lists)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the headings of the two lists."""
        panels.draw(canvas, self._panel)
        for title, head in zip(
            (_("Who plays?"), pgettext("heading", "Style")), self._heads, strict=True
        ):
            middle = (head.centerx, head.y + head.h * 0.42)
            text.draw(canvas, title, middle, theme.SUBHEADING, max_width=head.w - canvas.px(8))
        super().draw(canvas)


def branch(match: AnyMatch, after: int, kinds: Sequence[str]) -> AnyMatch:
    """Return a new match that begins with the first ``after`` actions of another.

    ``kinds`` says who plays each seat, as this device sees it. The record of the new match names
    its origin, with a random id that tells branches apart.
    """
    seats = zip(match.setup.players, kinds, strict=True)
    setup = replace(match.setup, players=tuple(one | {"kind": kind} for one, kind in seats))
    new = game_of(match).rules().new_match(setup)
    for action in match.actions[:after]:
        new.play(action)
    claim_first_seats(new)
    id_ = secrets.token_hex(4)
    new.extra |= Origin(after, len(match.actions), name_of(match.extra), id_).entry
    return mark_begun(new)


class BranchDialog(Scene):
    """Lists the seats with who plays them; a tap changes who plays, "play on" begins the match."""

    def __init__(
        self, stage: Stage, match: AnyMatch, after: int, begin: Callable[[AnyMatch], None]
    ) -> None:
        """Create the dialog for a branch after ``after`` actions; ``begin`` opens the new match."""
        super().__init__(stage)
        self._match, self._after, self._begin_with = match, after, begin
        self._opponents: Opponents = game_of(match).opponents()
        self.kinds = [self._known(kind) for kind in kinds_from_here(match)]
        self._players = players_of(match.setup.players)
        self._panel = Rect(0, 0, 0, 0)
        self._rows: list[Rect] = []
        self._seats = [
            Button(f"branch/seat{seat + 1}", "", partial(self._ask, seat), style=theme.LABEL)
            for seat in range(len(self.kinds))
        ]
        self._back = Button("branch/back", BUTTONS["back"], stage.pop)
        self._begin = Button(
            "branch/begin", BUTTONS["play-on"], self._go, look=RED, style=theme.RED_SMALL
        )
        self.form.widgets = [*self._seats, self._back, self._begin]
        self.form.escape = stage.pop
        self._label()

    def _known(self, kind: str) -> str:
        """Return the kind, or the usual computer player if that kind is not offered here."""
        return kind if self._opponents.is_offered(kind) else self._opponents.default_kind

    def _label(self) -> None:
        """Write on each seat's button who plays it."""
        for button, kind in zip(self._seats, self.kinds, strict=True):
            level, temper = split_kind(kind)
            button.label = translated(self._opponents.label(level))
            button.note = translated(self._opponents.temper(temper).label) if temper else ""
        self.redraw()

    def _ask(self, seat: int) -> None:
        """Ask who is to play a seat."""
        change = partial(self._take, seat)
        name = self._players[seat].name
        self.stage.push(WhoDialog(self.stage, self._opponents, name, self.kinds[seat], change))

    def _take(self, seat: int, kind: str) -> None:
        self.kinds[seat] = kind
        self._label()

    def _go(self) -> None:
        self.stage.pop()
        self._begin_with(branch(self._match, self._after, self.kinds))

    def layout(self, screen: Screen) -> None:
        """Place a row for each seat, and the two buttons below them."""
        super().layout(screen)
        px, gap, pad = screen.px, screen.px(_BRANCH_GAP), screen.px(_BRANCH_PAD)
        wide = min(px(_BRANCH_WIDEST), screen.safe.w - px(24))
        count, head = len(self._seats) + 1, px(_BRANCH_HEAD)
        room = screen.safe.h - px(16) - 2 * pad - head
        line = min(px(theme.BUTTON_HEIGHT), (room + gap) // count - gap)
        self._panel = Rect(0, 0, wide, 2 * pad + head + count * (line + gap) - gap)
        self._panel.center = screen.safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        half = (inner.w - gap) // 2
        top = inner.y + head
        rows = [Rect(inner.x, top + i * (line + gap), inner.w, line) for i in range(count)]
        self._rows = rows[:-1]
        for button, row in zip(self._seats, self._rows, strict=True):
            button.rect = Rect(row.right - half, row.y, half, line)
        self._back.rect = Rect(inner.x, rows[-1].y, half, line)
        self._begin.rect = Rect(inner.right - half, rows[-1].y, half, line)

    @property
    def title(self) -> str:
        return _("Who plays on?")

    def nodes(self) -> list[Node]:
        seats: list[Node] = []
        for row, player, button in zip(self._rows, self._players, self._seats, strict=True):
            seats += group(f"{button.id}/player", player.name, button.nodes(), row)
        return [*seats, *without(super().nodes(), seats)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its heading, and each seat's mark and name."""
        panels.draw(canvas, self._panel)
        middle = (self._panel.centerx, self._panel.y + canvas.px(_BRANCH_PAD + 10))
        room = self._panel.w - canvas.px(24)
        text.draw(canvas, self.title, middle, theme.SUBHEADING, max_width=room)
        for row, player, button in zip(self._rows, self._players, self._seats, strict=True):
            side = min(canvas.px(28), row.h)
            mark = Rect(row.x, row.centery - side // 2, side, side)
            sprites.draw_in(canvas, f"mark_{player.mark}", mark)
            left = mark.right + canvas.px(8)
            place = (left, row.centery)
            room = button.rect.x - left - canvas.px(6)
            text.draw(canvas, player.name, place, theme.BODY, "lm", max_width=room)
        super().draw(canvas)
