"""The dialogs over the table: questions, and things shown large; ``seat_dialog`` has one more."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.core.message import IllegalAction
from game.platform.node import Node
from game.table.players import Player
from game.tikal.rules.actions import END_TURN, Action, Exchange
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import treasure_points
from game.tikal.table import words
from game.tikal.table.board import draw_hexagon_card
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, LookAt
from game.tikal.table.seat_dialog import SeatDialog
from game.tikal.table.ways import face
from game.tikal.words import actions, dialogs, rulebook_sections
from game.tikal.words.dialogs import END_TURN_DIALOG, EXCHANGE_DIALOG, points_lost, treasures_on
from game.tikal.words.labels import DISABLED_REASONS, LABELS
from game.tikal.words.names import hexagon_with_value
from game.ui import panels, sprites, text, theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.nodes import flat, group, joined, paragraphs, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Sentence, lines
from game.ui.widgets import RED, Button

_RED_STYLE: Final = theme.TextStyle("head", 18, theme.CREAM)


def open_dialog(
    stage: Stage,
    asked: AskToEnd | ChooseExchange | LookAt,
    players: Sequence[Player],
    view: View,
    play: Callable[[list[Action]], None],
) -> None:
    """Open the dialog for an outcome; an answer that is an action is passed to ``play``."""
    match asked:
        case AskToEnd():
            _ask_to_end(stage, asked, lambda: play([END_TURN]))
        case ChooseExchange(exchanges):
            answered = lambda one: play([one])  # noqa: E731
            stage.push(ExchangeDialog(stage, exchanges, players, view, answered))
        case LookAt(hexagon):
            stage.push(HexagonDialog(stage, hexagon))


def _ask_to_end(stage: Stage, asked: AskToEnd, end: Callable[[], None]) -> None:
    """Ask whether to end the turn although action points are left."""
    stay, label = DialogButton("stay", LABELS["dialog/stay"]), LABELS["end-turn"]
    title = END_TURN_DIALOG["title"]
    if asked.scores:
        title, label = END_TURN_DIALOG["scores"], LABELS["score"]
    answers = [stay, DialogButton("end", label, end, RED, binds=True)]
    stage.push(Dialog(stage, title, points_lost(asked.ap), answers))


def open_seat_dialog(
    stage: Stage, shown: Callable[[], View], players: Sequence[Player], seat: int
) -> None:
    """Show all that is public about a seat; ``shown`` returns the position that the table shows."""
    stage.push(SeatDialog(stage, shown, players[seat], seat))


class ExchangeDialog(Scene):
    """Asks which single treasure to give, and whose to take.

    It shows all own treasures, and offers the legal exchanges; ``choose`` is called with the one
    that is confirmed.
    """

    def __init__(
        self,
        stage: Stage,
        exchanges: Sequence[Exchange],
        players: Sequence[Player],
        view: View,
        choose: Callable[[Exchange], None],
    ) -> None:
        super().__init__(stage)
        self.exchanges = list(exchanges)
        self.players = players
        self.view = view
        self.choose = choose
        self.give: int | None = None
        self.take: tuple[int, int] | None = None
        self.panel = Rect(0, 0, 0, 0)
        self._rows: list[tuple[int, list[Button]]] = []
        self._build()

    def _build(self) -> None:
        gives = sorted({one.give for one in self.exchanges})
        if len(gives) == 1:  # nothing else can be given: a tap less
            self.give = gives[0]
        owned = {kind for kind, count in enumerate(self._own) if count}
        row = [self._own_wafer(kind, gives) for kind in sorted(owned.union(gives))]
        self._rows = [(self.view.seat, row)]
        for seat in sorted({one.seat for one in self.exchanges}):
            takes = sorted({one.take for one in self.exchanges if one.seat == seat})
            row = [
                self._wafer(f"take/p{seat}/{kind}", kind, partial(self._set_take, seat, kind))
                for kind in takes
            ]
            self._rows.append((seat, row))
        self.cancel = Button("exchange/cancel", LABELS["dialog/cancel"], self.stage.pop)
        label, act = actions.ACTION_LABELS["exchange"], self._confirm
        self.confirm = Button("exchange/confirm", label, act, cost="3", look=RED, style=_RED_STYLE)
        self.confirm.binds = True
        self.confirm.disabled_reason = RuleText(
            EXCHANGE_DIALOG["missing"], rulebook_sections.EXCHANGE
        )
        self.form.on_denied = self.stage.show_toast
        wafers = [button for _seat, buttons in self._rows for button in buttons]
        self.form.widgets = [*wafers, self.cancel, self.confirm]
        self.form.escape = self.stage.pop
        self._refresh()

    @property
    def _own(self) -> Sequence[int]:
        """How many treasures the player has, by kind."""
        return self.view.treasures[self.view.seat]

    def _own_wafer(self, kind: int, gives: Collection[int]) -> Button:
        """Return the button of an own treasure; one that cannot be given says why."""
        button = self._wafer(f"give/{kind}", kind, partial(self._set_give, kind))
        button.enabled = kind in gives
        button.disabled_reason = (
            RuleText(DISABLED_REASONS["no-single"], rulebook_sections.EXCHANGE)
            if self._own[kind] == 1
            else words.reason(IllegalAction("given-treasure-not-single"))
        )
        return button

    def _wafer(self, id_: str, kind: int, act: Callable[[], None]) -> Button:
        return Button(
            f"exchange/{id_}",
            words.treasure(kind),
            act,
            icon=f"wafer_{words.TREASURE_MOTIFS[kind]}",
            style=theme.LABEL,
        )

    def _set_give(self, kind: int) -> None:
        self.give = kind
        self._refresh()

    def _set_take(self, seat: int, kind: int) -> None:
        self.take = (seat, kind)
        self._refresh()

    def _chosen(self) -> Exchange | None:
        """Return the legal exchange that is chosen, None for none."""
        for one in self.exchanges:
            if one.give == self.give and (one.seat, one.take) == self.take:
                return one
        return None

    def _refresh(self) -> None:
        """Mark the wafers that are chosen, and enable the button once they make a legal
        exchange."""
        for widget in self.form.widgets:
            if isinstance(widget, Button):
                widget.chosen = widget.id == f"exchange/give/{self.give}" or (
                    self.take is not None
                    and widget.id == f"exchange/take/p{self.take[0]}/{self.take[1]}"
                )
        self.confirm.enabled = self._chosen() is not None
        self.redraw()

    def _confirm(self) -> None:
        exchange = self._chosen()
        if exchange is not None:
            self.stage.pop()
            self.choose(exchange)

    def layout(self, screen: Screen) -> None:
        """Lay out a row of wafers for each player, in a panel as wide as the widest row needs."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        most = max(len(buttons) for _seat, buttons in self._rows)
        width = min(safe.w - px(16), max(px(340), px(48) + most * px(92)))
        row = min(px(116), (safe.h - px(130)) // len(self._rows))
        self.panel = Rect(0, 0, width, px(120) + row * len(self._rows))
        self.panel.center = safe.center
        inner = self.panel.inflate(-px(36), -px(28))
        self._row_tops = [inner.y + px(40) + i * row for i in range(len(self._rows))]
        for top, (_seat, buttons) in zip(self._row_tops, self._rows, strict=True):
            step = min(px(92), (inner.w + px(6)) // len(buttons))
            for i, button in enumerate(buttons):
                button.rect = Rect(
                    inner.x + i * step, top + px(24), step - px(6), max(1, row - px(32))
                )
        height = px(theme.BUTTON_HEIGHT)
        half = (inner.w - px(theme.GAP)) // 2
        self.cancel.rect = Rect(inner.x, inner.bottom - height, half, height)
        self.confirm.rect = Rect(inner.right - half, inner.bottom - height, half, height)

    @property
    def title(self) -> str:
        return str(EXCHANGE_DIALOG["title"])

    def nodes(self) -> list[Node]:
        rows: list[Node] = []
        for seat, buttons in self._rows:
            wafers = [node for button in buttons for node in button.nodes()]
            name = flat(lines((self._gives(seat), self._paid(seat))))
            rows += group(f"exchange/p{seat}", name, wafers)
        return [*rows, *without(super().nodes(), rows)]

    def _gives(self, seat: int) -> Sentence:
        """Say who gives one of the treasures in a seat's row."""
        if seat == self.view.seat:
            return EXCHANGE_DIALOG["own"]
        return dialogs.gives(self.players[seat].name)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its titles, and the wafers."""
        panels.draw(canvas, self.panel)
        px = canvas.px
        x, room = self.panel.x + px(18), self.panel.w - px(36)
        top = self.panel.y + px(28)
        text.draw(canvas, self.title, (x, top), theme.HEADING, "lm", max_width=room)
        for y, (seat, _buttons) in zip(self._row_tops, self._rows, strict=True):
            self._draw_title(canvas, Rect(x, y, room, px(20)), seat)
        super().draw(canvas)

    def _draw_title(self, canvas: Canvas, row: Rect, seat: int) -> None:
        """Draw who gives, and what that seat's treasures pay before and after the exchange."""
        px, mark = canvas.px, self.players[seat].mark
        paid = text.draw(canvas, self._paid(seat), row.midright, theme.NOTE, "rm")
        left = row.x
        if seat != self.view.seat:
            sprites.draw_in(canvas, f"mark_{mark}", Rect(left, row.y, row.h, row.h))
            left += row.h + px(6)
        at, room = (left, row.centery), paid.x - left - px(theme.GAP)
        text.draw(canvas, self._gives(seat), at, theme.SUBHEADING, "lm", max_width=room)

    def _paid(self, seat: int) -> Sentence:
        """Return what a seat's treasures pay and, once an exchange is chosen, what they would pay
        after it."""
        kinds, exchange = list(self.view.treasures[seat]), self._chosen()
        before = treasure_points(kinds)
        if exchange is None or seat not in (self.view.seat, exchange.seat):
            return dialogs.treasures_pay(before)
        own = seat == self.view.seat
        given, taken = exchange.give, exchange.take
        kinds[given] += -1 if own else 1
        kinds[taken] += 1 if own else -1
        return dialogs.treasures_would_pay(before, treasure_points(kinds))


class HexagonDialog(Scene):
    """Shows a hexagon of the display, large enough to count its stones, and its treasures."""

    def __init__(self, stage: Stage, hexagon: int) -> None:
        super().__init__(stage)
        self.hexagon = hexagon
        self.panel = Rect(0, 0, 0, 0)
        self.close = Button("hexagon/close", LABELS["dialog/close"], stage.pop)
        self.form.widgets = [self.close]
        self.form.escape = stage.pop

    def layout(self, screen: Screen) -> None:
        """Lay out a square panel in the middle of the window."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        side = min(px(420), safe.w - px(16), safe.h - px(16))
        self.panel = Rect(0, 0, side, side)
        self.panel.center = safe.center
        foot = self.panel.inflate(-px(36), -px(32))
        button = min(px(theme.BUTTON_HEIGHT), foot.h // 3)
        self.close.rect = Rect(foot.x, foot.bottom - button, foot.w, button)

    @property
    def title(self) -> str:
        return str(words.hexagon(self.hexagon))

    @property
    def _treasures(self) -> str:
        """How many treasures lie on it, in words; empty for none."""
        masks = HEXAGONS[self.hexagon].masks
        return str(treasures_on(masks)) if masks else ""

    def nodes(self) -> list[Node]:
        told = joined((hexagon_with_value(self.hexagon), *face(self.hexagon)))
        return [
            *paragraphs("hexagon/kind", [told]),
            *paragraphs("hexagon/treasures", [self._treasures]),
            *super().nodes(),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the name of its kind, the hexagon, and the number of treasures on it."""
        px = canvas.px
        panels.draw(canvas, self.panel)
        top = (self.panel.centerx, self.panel.y + px(30))
        text.draw(canvas, self.title, top, theme.HEADING)
        picture = Rect(self.panel.x, top[1] + px(18), self.panel.w, 0)
        picture.h = max(1, self.close.rect.y - picture.y - px(34))
        draw_hexagon_card(canvas, picture.inflate(-px(36), 0), self.hexagon, 0)
        if self._treasures:
            below = (self.panel.centerx, picture.bottom + px(14))
            text.draw(canvas, self._treasures, below, theme.NOTE)
        super().draw(canvas)
