"""The draw of a match: its hexagons in the order in which they came, its proof, and the page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.platform.node import Node
from game.table.dialogs.share import copy_text
from game.table.players import Player
from game.table.words import turn
from game.tikal.rules.actions import Discard, PlaceTile
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import Setup, drawn_from_seed, seal, sealed_line
from game.tikal.table.board import draw_hexagon_card
from game.tikal.table.words import TREASURE_MOTIFS
from game.tikal.words.ending import RESULT_LABELS
from game.tikal.words.names import hexagon_with_value, treasure
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.nodes import items, paragraphs, table
from game.ui.painting.surfaces import Layer
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Sentence, Words
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

_HIGH = 1.08
"""The height of a hexagon with its pieces, divided by its width."""
_CAPTION = 18
_WIDEST_HEXAGON = 150
_WIDEST_WAFER = 40
"""In dp: the height of a caption, and the greatest widths of a hexagon and of a treasure."""
_PLACE = replace(theme.CHIP, outline=1.5, outline_colour=theme.PAPER)
_ID = replace(theme.CHIP, colour=theme.INK_SOFT)
_KIND = theme.TextStyle("num", theme.SMALLEST, theme.CREAM)


@dataclass(frozen=True, slots=True)
class PlayedHexagon:
    """A hexagon of the stack that was played.

    Attributes:
        hexagon: its number.
        turn: the turn in which it was played, from 1.
        seat: the seat that played it.
    """

    hexagon: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw of a match.

    Attributes:
        setup: the set-up, with the whole deck.
        hexagons: the hexagons that have been played, in the order of the deck.
    """

    setup: Setup
    hexagons: tuple[PlayedHexagon, ...]

    @property
    def seal(self) -> str:
        """The seal of the set-up, which the players could write down before the first action."""
        return seal(self.setup)

    @property
    def matches_seed(self) -> bool | None:
        """True if the seed gives exactly this draw, else False; None if there is no seed."""
        return drawn_from_seed(self.setup)

    @property
    def proof(self) -> str:
        """The text from which anybody can compute the seal again, one fact a line."""
        known = [] if self.setup.seed is None else [f"seed {self.setup.seed}"]
        return "\n".join([*known, f"seal {self.seal}", sealed_line(self.setup)])


def draw_of(match: TikalMatch) -> Draw:
    """Return the draw of a match, as far as it has been played."""
    placed = [
        match.before(index)
        for index, action in enumerate(match.actions)
        if isinstance(action, PlaceTile | Discard)
    ]
    had = {state.hand: (turn, state.seat) for turn, state in enumerate(placed, start=1)}
    return Draw(
        match.setup,
        tuple(PlayedHexagon(number, *had[number]) for number in match.setup.deck if number in had),
    )


class DrawPage(Scene):
    """The page with the draw, shown over the results."""

    def __init__(self, stage: Stage, given: Draw, players: Sequence[Player]) -> None:
        """Create the page.

        Args:
            stage: the stage on which the page lies.
            given: the draw to show.
            players: the players by seat.
        """
        super().__init__(stage)
        self.draw_shown = given
        self.players = players
        self._copy = Button("draw/copy", RESULT_LABELS["copy"], self._copy_proof)
        self._close = Button("draw/close", BUTTONS["close"], stage.pop)
        self.form.widgets = [self._copy, self._close]
        self.form.escape = stage.pop
        self.form.set_focus(self._close)
        self._panel = self._head = self._grid = self._treasures = Rect(0, 0, 0, 0)
        self._page = Layer()

    def _copy_proof(self) -> None:
        done = RESULT_LABELS["copied"]
        copy_text(self.stage, self.draw_shown.proof, done)

    def layout(self, screen: Screen) -> None:
        """Place words, hexagons and treasures.

        The buttons lie beside the words, or at the foot of an upright window.
        """
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        self._panel = screen.safe.inflate(-px(12), -px(12))
        inner = self._panel.inflate(-px(28), -px(24))
        button = min(px(theme.BUTTON_HEIGHT), max(px(theme.TOUCH), inner.h // 8))
        half = (inner.w - gap) // 2
        wide = half if screen.portrait else min(px(120), inner.w * 4 // 25)
        y = inner.bottom - button if screen.portrait else inner.y
        self._close.rect = Rect(inner.right - wide, y, wide, button)
        self._copy.rect = self._close.rect.move(-gap - wide, 0)
        head = px(134 if screen.portrait else 68)
        right = inner.right if screen.portrait else self._copy.rect.x - gap
        self._head = Rect(inner.x, inner.y, right - inner.x, head)
        bottom = y - gap if screen.portrait else inner.bottom
        high = px(_CAPTION) + self._wafer_side(inner.w) * -(-self._count // self._wafers_in_row)
        self._treasures = Rect(inner.x, bottom - high, inner.w, high)
        top = self._head.bottom + gap
        self._grid = Rect(inner.x, top, inner.w, max(1, self._treasures.y - gap - top))

    @property
    def _count(self) -> int:
        """The number of treasures."""
        return len(self.draw_shown.setup.treasures)

    @property
    def _wafers_in_row(self) -> int:
        return 12 if self.screen.portrait else 24

    def _wafer_side(self, room: int) -> int:
        """Return the side of a treasure in device pixels, for a row as wide as ``room``."""
        return min(self.screen.px(_WIDEST_WAFER), room // self._wafers_in_row)

    def leave(self) -> None:
        self._page.clear()

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw the page into its layer, some hexagons at a time, then the buttons."""
        yield from self._page.prepare(canvas, None, self._paint)
        yield from super().prepare(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page from its layer, and the buttons over it."""
        self._page.draw(canvas, None, self._paint)
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Paint everything but the buttons, hexagon by hexagon."""
        panels.wood(canvas)
        panels.draw(canvas, self._panel)
        yield
        self._paint_words(canvas)
        caption = canvas.px(_CAPTION)
        for box, drawn in zip(self._cells(canvas), self.draw_shown.hexagons, strict=True):
            self._paint_hexagon(canvas, box, caption, drawn)
            yield
        self._paint_treasures(canvas)

    def _paint_words(self, canvas: Canvas) -> None:
        """Paint seed and seal, each with a note beside it, or below it in an upright window."""
        px, head = canvas.px, self._head
        line = (head.x, head.y + px(10))
        title = text.draw(canvas, self.title, line, theme.HEADING, "lm", max_width=head.w)
        y, step = head.y + px(34), px(20)
        for label, value, note in self._proof():
            drawn = text.draw(canvas, label, (head.x, y), theme.BODY, "lm")
            drawn = text.draw(canvas, value, (drawn.right + px(6), y), theme.CHIP, "lm")
            left = drawn.right + px(12)
            if canvas.screen.portrait:
                left, y = head.x, y + step
            room = head.right - left
            if text.fits(canvas.screen, note, theme.NOTE, room):
                text.draw(canvas, note, (left, y), theme.NOTE, "lm", max_width=room)
            y += step
        if self.draw_shown.setup.variant.auction:
            left = head.x if canvas.screen.portrait else title.right + px(16)
            line = (left, y) if canvas.screen.portrait else (left, line[1])
            text.draw(canvas, _legend(), line, theme.NOTE, "lm", max_width=head.right - left)

    @property
    def title(self) -> str:
        return _("As drawn")

    def nodes(self) -> list[Node]:
        auction = self.draw_shown.setup.variant.auction
        told = [f"{label} {value}. {note}" for label, value, note in self._proof()]
        kinds = map(treasure, self.draw_shown.setup.treasures)
        return [
            *paragraphs("draw/proof", [*told, _legend() if auction else ""]),
            *table("draw/hexagons", self.title, map(self._row, self.draw_shown.hexagons)),
            *items("draw/treasures", _treasures(), kinds),
            *super().nodes(),
        ]

    def _row(self, drawn: PlayedHexagon) -> tuple[str, list[Words]]:
        """Return a hexagon's place in the deck, then its kind, its name and who had it when."""
        place = self.draw_shown.setup.deck.index(drawn.hexagon) + 1
        name, who = HEXAGONS[drawn.hexagon].id, self.players[drawn.seat].name
        when = turn(drawn.turn)
        return str(place), [hexagon_with_value(drawn.hexagon), name, who, when]

    def _proof(self) -> list[tuple[str, str, Words]]:
        """Return seed and seal, each with its value and a note."""
        seed = self.draw_shown.setup.seed
        sealed = _("In the rules at the table since the first move.")
        return [
            (pgettext("draw", "Seed"), "–" if seed is None else str(seed), self._origin()),
            (pgettext("draw", "Seal"), self.draw_shown.seal, sealed),
        ]

    def _origin(self) -> Sentence:
        """Say whether the draw came from the seed."""
        return {
            True: RESULT_LABELS["as-seeded"],
            False: RESULT_LABELS["otherwise"],
            None: RESULT_LABELS["no-seed"],
        }[self.draw_shown.matches_seed]

    def _cells(self, canvas: Canvas) -> list[Rect]:
        """Return a cell for each hexagon, in rows, as large as the room allows."""
        area, count = self._grid, max(1, len(self.draw_shown.hexagons))
        caption = canvas.px(_CAPTION)

        def width(columns: int) -> float:
            rows = -(-count // columns)
            return min(area.w / columns, (area.h / rows - caption) / _HIGH)

        columns = max(range(1, count + 1), key=width)
        rows = -(-count // columns)
        limit = canvas.px(_WIDEST_HEXAGON)
        across, down = area.w // columns, min(area.h // rows, round(limit * _HIGH) + caption)
        return [
            Rect(area.x + i % columns * across, area.y + i // columns * down, across, down)
            for i in range(len(self.draw_shown.hexagons))
        ]

    def _paint_hexagon(self, canvas: Canvas, box: Rect, caption: int, drawn: PlayedHexagon) -> None:
        """Paint a hexagon with its place in the deck; below it the seat's mark and its own id.

        In an auction game the turn stands there, too.
        """
        px = canvas.px
        room = box.h - caption
        picture = Rect(box.x, box.y, box.w, min(room, round(box.w * _HIGH)))
        picture = picture.inflate(-px(6), 0)
        draw_hexagon_card(canvas, picture, drawn.hexagon, 0)
        place = str(self.draw_shown.setup.deck.index(drawn.hexagon) + 1)
        text.draw(canvas, place, (box.x + px(2), box.y + px(9)), _PLACE, "lm")
        spread = px(19)
        x, y = box.centerx - spread // 2, picture.bottom + caption // 2
        auction = self.draw_shown.setup.variant.auction
        if auction:
            x -= spread // 2
            turn = (x + 2 * spread, y)
            text.draw(canvas, str(drawn.turn), turn, theme.CHIP, colour=theme.RUST)
        mark = Rect(0, 0, px(15), px(15))
        mark.center = x, y
        sprites.draw_in(canvas, f"mark_{self.players[drawn.seat].mark}", mark)
        text.draw(canvas, HEXAGONS[drawn.hexagon].id, (x + spread, y), _ID)

    def _paint_treasures(self, canvas: Canvas) -> None:
        """Paint the treasures, each with the number of its kind as in the records."""
        px, area = canvas.px, self._treasures
        place = (area.x, area.y + px(7))
        text.draw(canvas, _treasures(), place, theme.NOTE, "lm", max_width=area.w)
        side, in_row = self._wafer_side(area.w), self._wafers_in_row
        for i, kind in enumerate(self.draw_shown.setup.treasures):
            box = Rect(area.x + i % in_row * side, area.y + px(_CAPTION), side, side)
            box.y += i // in_row * side
            sprites.draw_in(canvas, f"wafer_{TREASURE_MOTIFS[kind]}", box.inflate(-px(3), -px(3)))
            chip = Rect(0, 0, px(14), px(14))
            chip.bottomright = box.right - px(1), box.bottom - px(1)
            panels.pill(canvas, chip, theme.INK, theme.CREAM, 1)
            text.draw(canvas, str(kind), chip.center, _KIND)


def _legend() -> str:
    """Say what stands below each hexagon in an auction game."""
    return _("Below each hexagon: who had it, its name, the turn.")


def _treasures() -> str:
    """Return the heading over the treasures."""
    return _("Treasures in the order in which they were laid")
