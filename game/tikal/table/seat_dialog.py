"""The dialog on all that is public about a seat: members, camps, guards, treasures, what the
position would pay it now, and what is left for all.
"""

from collections.abc import Callable, Iterator
from typing import Final

from pygame import Rect

from game.platform.node import Node
from game.players.opponents import computer_name
from game.table.players import Player, describe_player_kind
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import TREASURE_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import IN_SUPPLY, OUT_OF_PLAY
from game.tikal.rules.turns import is_to_score
from game.tikal.table import words
from game.tikal.table.shown.stock import stock_of
from game.tikal.words import dialogs
from game.tikal.words.dialogs import SEAT_DIALOG
from game.tikal.words.ending import RESULT_LABELS
from game.tikal.words.labels import LABELS
from game.tikal.words.names import treasures_heading
from game.ui import panels, sprites, text, theme
from game.ui.nodes import items, paragraphs, table
from game.ui.punctuation import with_value
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import Button

_WIDE: Final = 600
"""The least width in dp of a window in which treasures lie beside the rest."""
_WIDTHS: Final = (420, 680)
_ROW: Final = 26
_HEAD: Final = 40
_WAFER: Final = 48
_COLUMNS: Final = 4
_CELL: Final = 62
"""Sizes in dp: the widths of a narrow and a wide panel, the height of a row and of the heading, the
side of a wafer, and of the cell of a treasure with its count."""

Row = tuple[str, Words, Words]
"""An icon, a label, and a number at the row's end; without an icon the row continues the one
above."""


class SeatDialog(Scene):
    """Shows all that is public about one seat, and follows the table below while others play."""

    def __init__(self, stage: Stage, shown: Callable[[], View], player: Player, seat: int) -> None:
        """Create the dialog; ``shown`` returns the position that the table shows."""
        super().__init__(stage)
        self._shown, self.view = shown, shown()
        self.player, self.seat = player, seat
        self.panel = self._left = self._right = Rect(0, 0, 0, 0)
        self.close = Button("seat/close", LABELS["dialog/close"], stage.pop)
        self.form.widgets = [self.close]
        self.form.escape = stage.pop

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows: which player this is unless a person here, what is in supply, what the position
        would pay, and what is left for all."""
        return (*self._who(), *self._members(), *self._fixtures(), *self._paid(), *self._stock())

    def update(self, now: float) -> None:
        if (view := self._shown()) is not self.view:
            self.view = view
            self.layout(self.stage.screen)
            self.redraw()
        super().update(now)

    def layout(self, screen: Screen) -> None:
        """Lay out a panel in the middle of the window, in two columns if that is wide."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        wide = safe.w >= px(_WIDE)
        rows, wafers = len(self.rows) * px(_ROW), self._grid_height(screen)
        inner_h = px(_HEAD) + (max(rows, wafers) if wide else rows + wafers + px(theme.GAP))
        high = inner_h + px(theme.GAP + theme.BUTTON_HEIGHT) + px(32)
        self.panel = Rect(0, 0, min(px(_WIDTHS[wide]), safe.w - px(8)), min(high, safe.h - px(4)))
        self.panel.center = safe.center
        inner = self.panel.inflate(-px(36), -px(32))
        self.close.rect = Rect(inner.x, inner.bottom, inner.w, px(theme.BUTTON_HEIGHT))
        self.close.rect.bottom = inner.bottom
        body = Rect(inner.x, inner.y + px(_HEAD), inner.w, 0)
        body.h = self.close.rect.y - px(theme.GAP) - body.y
        self._left = body.copy()
        if wide:
            self._left.w = body.w - _COLUMNS * px(_CELL) - px(16)
            self._right = Rect(self._left.right + px(16), body.y, _COLUMNS * px(_CELL), body.h)
        else:
            self._left.h = body.h - wafers - px(theme.GAP)
            self._right = Rect(body.x, body.bottom - wafers, body.w, wafers)

    def _grid_height(self, screen: Screen) -> int:
        return screen.px(_ROW) + 2 * screen.px(_CELL)

    def _who(self) -> Iterator[Row]:
        if who := describe_player_kind(OPPONENTS, self.player.kind):
            yield (
                "icon_computer" if computer_name(self.player.kind) else "icon_person",
                str(who),
                "",
            )

    def _members(self) -> Iterator[Row]:
        view, seat = self.view, self.seat
        here = sum(view.members[seat].values()) - (view.leader[seat] >= 0)
        yield "icon_member", dialogs.workers_to_come(view.workers[seat]), dialogs.on_the_board(here)
        yield "icon_leader", SEAT_DIALOG["leader"], self._where()

    def _where(self) -> Words:
        """Return where the leader is."""
        place = self.view.leader[self.seat]
        if place == IN_SUPPLY:
            return SEAT_DIALOG["leader-to-come"]
        return SEAT_DIALOG["leader-gone"] if place == OUT_OF_PLAY else NAMES[place]

    def _fixtures(self) -> Iterator[Row]:
        camps, guards = self.view.camps_left[self.seat], self.view.guards_left[self.seat]
        yield "icon_camp", SEAT_DIALOG["camps"], str(camps)
        yield "icon_guard", SEAT_DIALOG["guards"], str(guards)

    def _paid(self) -> Iterator[Row]:
        if not is_to_score(self.view, self.seat):
            return
        paid = breakdown(self.view, self.seat)
        yield "icon_temple", SEAT_DIALOG["temples-paid"], f"+{paid.temple_points}"
        yield "icon_treasure", SEAT_DIALOG["treasures-paid"], f"+{paid.treasures}"
        yield "icon_score", SEAT_DIALOG["together"], f"+{paid.total}"

    def _stock(self) -> Iterator[Row]:
        stock = stock_of(self.view)
        left = " ".join(f"{letter}{count}" for letter, count in stock.letters.items())
        yield "back", SEAT_DIALOG["hexagons"], left or "0"
        here, later = dialogs.treasures_on_board(stock.on_board), dialogs.to_come(stock.to_come)
        yield "wafer_back", here, later
        tiles = stock.temples
        yield "temple_5", SEAT_DIALOG["temple-tiles"], str(sum(tiles.values()))
        yield "", "", "  ".join(f"{number}×{count}" for number, count in tiles.items())

    @property
    def title(self) -> str:
        return self.player.name

    def nodes(self) -> list[Node]:
        points = (RESULT_LABELS["points"], [str(self.view.score[self.seat])])
        rows = [(label, [number]) for _icon, label, number in self.rows]
        owned = [with_value(words.treasure(kind), _owned(count)) for kind, count in self._treasures]
        return [
            *table("seat/rows", self.title, [points, *rows]),
            *(
                items("seat/treasures", treasures_heading(), owned)
                or paragraphs("seat/treasures", [SEAT_DIALOG["no-treasure"]])
            ),
            *super().nodes(),
        ]

    @property
    def _treasures(self) -> list[tuple[int, int]]:
        """Every kind of treasure that the seat owns, with their number."""
        kinds = self.view.treasures[self.seat]
        return [(kind, count) for kind, count in enumerate(kinds) if count]

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading, the rows, and the treasures."""
        panels.draw(canvas, self.panel)
        self._draw_head(canvas)
        step = min(canvas.px(_ROW), self._left.h // len(self.rows))
        for i, row in enumerate(self.rows):
            box = Rect(self._left.x, self._left.y + i * step, self._left.w, step)
            _draw_row(canvas, box, row)
        self._draw_treasures(canvas)
        super().draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        px, panel = canvas.px, self.panel
        mark = Rect(panel.x + px(18), panel.y + px(16), px(28), px(28))
        sprites.draw_in(canvas, f"mark_{self.player.mark}", mark)
        end = (panel.right - px(20), mark.centery)
        points = text.draw(canvas, str(self.view.score[self.seat]), end, theme.NUMBER_BIG, "rm")
        begin, room = (mark.right + px(8), mark.centery), points.left - mark.right - px(18)
        text.draw(canvas, self.player.name, begin, theme.HEADING, "lm", max_width=room)

    def _draw_treasures(self, canvas: Canvas) -> None:
        """Draw every kind that the seat owns, with its number and what it pays."""
        area, px = self._right, canvas.px
        title = treasures_heading() if self._treasures else SEAT_DIALOG["no-treasure"]
        begin = (area.x, area.y + px(_ROW) // 2)
        text.draw(canvas, title, begin, theme.LABEL, "lm", max_width=area.w)
        wide, high = area.w // _COLUMNS, (area.h - px(_ROW)) // 2
        high = min(high, px(_CELL))
        for i, (kind, count) in enumerate(self._treasures):
            cell = Rect(area.x + i % _COLUMNS * wide, area.y + px(_ROW), wide, high)
            cell.y += i // _COLUMNS * high
            _draw_treasure(canvas, cell, kind, count)


def _owned(count: int) -> str:
    """Return how many treasures of a kind there are, and what they pay."""
    return f"×{count}  +{TREASURE_POINTS[count]}"


def _draw_row(canvas: Canvas, box: Rect, row: Row) -> None:
    icon, label, number = row
    side = min(box.h, canvas.px(22))
    if icon:
        sprites.draw_in(canvas, icon, Rect(box.x, box.centery - side // 2, side, side))
    begin = (box.x + side + canvas.px(8), box.centery)
    figures, words = (text.in_row(canvas.screen, one, box.h) for one in (theme.CHIP, theme.NOTE))
    end = text.draw(canvas, number, box.midright, figures, "rm", max_width=box.right - begin[0])
    room = end.left - begin[0] - canvas.px(8)
    text.draw(canvas, label, begin, words, "lm", max_width=room)


def _draw_treasure(canvas: Canvas, cell: Rect, kind: int, count: int) -> None:
    """Draw a wafer, and below it how many of its kind there are and what they pay."""
    line = canvas.px(15)
    side = min(cell.w - canvas.px(4), cell.h - line, canvas.px(_WAFER))
    wafer = Rect(cell.centerx - side // 2, cell.y, side, side)
    sprites.draw_in(canvas, f"wafer_{words.TREASURE_MOTIFS[kind]}", wafer)
    below = (cell.centerx, wafer.bottom + line // 2 + canvas.px(1))
    style = text.in_row(canvas.screen, theme.CHIP, line)
    text.draw(canvas, _owned(count), below, style, max_width=cell.w)
