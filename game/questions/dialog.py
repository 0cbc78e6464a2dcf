"""The dialog that asks questions about options or settings."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.core.game import Options, Value
from game.platform.node import Node
from game.questions import Question, places
from game.rulebook.book import Illustration
from game.rulebook.flow import PlacedFigure
from game.rulebook.page import FigurePictures, PaintFigure
from game.ui import panels, text, theme
from game.ui.controls.scrolling import Pager, swipe_pages
from game.ui.input import Drag, Gesture, Phase
from game.ui.nodes import corners, group, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.shortcuts import Shortcut, page_shortcuts
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

_PAD: Final = 18
_WIDEST: Final = 960
_HIGHEST: Final = 720
"""The greatest width and height of the dialog, in dp."""
_BUTTON: Final = 240
"""The greatest width of a button at the foot, in dp."""


class QuestionsDialog(Scene):
    """Asks questions, as many on a page as fit.

    Each question may have a picture of what the chosen answer changes. After each tap ``change``
    gets all options with the new value.
    """

    def __init__(
        self,
        stage: Stage,
        title: Words,
        ask: Callable[[], Sequence[Question]],
        options: Options,
        change: Callable[[Options], None],
        *,
        paint: PaintFigure | None = None,
    ) -> None:
        """Create the dialog.

        Args:
            stage: the stage on which the dialog lies.
            title: the dialog's heading for screen readers.
            ask: returns the questions, in the language in use.
            options: the options as they are now, all of them.
            change: gets the options after each tap.
            paint: paints the figures of the answers; None shows no pictures.
        """
        super().__init__(stage)
        self._title = title
        self.options = options
        self._change = change
        self._ask = ask
        self._questions = ask()
        self._pictures = FigurePictures(paint) if paint else None
        self._painting: Iterator[None] = iter(())
        self._busy = False
        self._panel = Rect(0, 0, 0, 0)
        self._pages: list[list[Rect]] = []
        self._page = 0
        self._shown: list[tuple[Question, places.QuestionPlaces]] = []
        self._paging = Pager()
        self._rows = {question.field: self._answers(question) for question in self._questions}
        self._back = Button("options/back", BUTTONS["previous"], lambda: self._turn(-1))
        self._next = Button("options/next", BUTTONS["next"], lambda: self._turn(1))
        self._done = Button(
            "options/done", BUTTONS["done"], stage.pop, look=RED, style=theme.BUTTON_RED
        )
        rows = [row for rows in self._rows.values() for row in rows]
        self.form.widgets = [*rows, self._back, self._next, self._done]
        self.form.escape = stage.pop
        self._mark()

    def _answers(self, question: Question) -> list[Button]:
        """Return a button for each answer of a question."""
        rows = []
        for one in question.answers:
            take = partial(self._take, question.field, one.value)
            row = Button(f"options/{question.field}/{one.value}", "", take)
            row.role = "radio"
            rows.append(row)
        return rows

    def _label(self) -> None:
        """Write questions and answers anew, in the language in use."""
        self._questions = self._ask()
        for question in self._questions:
            for one, row in zip(question.answers, self._rows[question.field], strict=True):
                row.label, row.note = one.words, one.origin

    def _take(self, field: str, value: Value) -> None:
        self.options = {**self.options, field: value}
        self._mark()
        self._begin_painting()
        self._change(self.options)

    def _mark(self) -> None:
        """Mark the buttons of the chosen answers."""
        for question in self._questions:
            for one, row in zip(question.answers, self._rows[question.field], strict=True):
                row.chosen = self.options[question.field] == one.value

    def layout(self, screen: Screen) -> None:
        """Place the questions in pages, and the buttons below them; the words are asked anew."""
        super().layout(screen)
        self.leave()
        self._label()
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        bar, pad = px(theme.TOUCH), px(_PAD)
        whole = Rect(0, 0, min(safe.w, px(_WIDEST)), min(safe.h, px(_HIGHEST)))
        whole.center = safe.center
        room = whole.inflate(-2 * pad, -2 * pad)
        room.h -= bar + px(theme.GAP)
        self._pages = places.arrange_pages(screen, self._questions, room)
        self._page = min(self._page, len(self._pages) - 1)
        self._shrink(whole, bar)
        self._turn(0)

    def _shrink(self, whole: Rect, bar: int) -> None:
        """Shrink the panel to what the fullest page needs, and place the buttons at its foot."""
        px, pad = self.screen.px, self.screen.px(_PAD)
        foot = max(_foot(self._asked(page)) for page in range(len(self._pages)))
        cells = [cell for cells in self._pages for cell in cells]
        wide = cells[0].unionall(cells).w + 2 * pad
        high = foot + px(theme.GAP) + bar + pad - whole.y
        lower = (whole.h - high) // 2
        self._panel = Rect(0, whole.y + lower, wide, high)
        self._panel.centerx = whole.centerx
        self._pages = [[cell.move(0, lower) for cell in cells] for cells in self._pages]
        gap, buttons = px(theme.GAP), [self._done]
        if len(self._pages) > 1:
            buttons = [self._back, self._next, self._done]
        part = min(px(_BUTTON), (wide - 2 * pad + gap) // len(buttons) - gap)
        left = self._panel.right - pad + gap - (part + gap) * len(buttons)
        for rank, button in enumerate(buttons):
            x = left + rank * (part + gap)
            button.rect = Rect(x, self._panel.bottom - pad - bar, part, bar)
        self._back.visible = self._next.visible = len(buttons) > 1

    def _asked(self, page: int) -> list[tuple[Question, places.QuestionPlaces]]:
        """Return the questions of a page with their places."""
        before = sum(len(cells) for cells in self._pages[:page])
        cells = self._pages[page]
        questions = self._questions[before : before + len(cells)]
        return [
            (one, places.lay_out_question(self.screen, one, cell))
            for one, cell in zip(questions, cells, strict=True)
        ]

    def _turn(self, by: int) -> None:
        """Go forward by that many pages, or back if negative, within the pages there are."""
        self._page = min(max(0, self._page + by), len(self._pages) - 1)
        self._back.enabled = self._page > 0
        self._next.enabled = self._page + 1 < len(self._pages)
        self._shown = self._asked(self._page)
        for rows in self._rows.values():
            for row in rows:
                row.visible = False
        for question, asked in self._shown:
            for row, rect in zip(self._rows[question.field], asked.answers, strict=True):
                row.rect, row.visible = rect, True
        self._begin_painting()
        self.redraw()

    # The pictures.

    def _figures(self) -> list[tuple[PlacedFigure, places.QuestionPlaces]]:
        """Return the picture of each chosen answer on the page, with the question's places.

        Answers without a picture and questions without room for one are left out.
        """
        shown = []
        for question, asked in self._shown:
            figure = places.chosen_answer(question, self.options[question.field]).figure
            if self._pictures and figure and asked.picture.h:
                shown.append((_piece(figure, asked), asked))
        return shown

    def _begin_painting(self) -> None:
        self._painting, self._busy = self._paint_figures(), True

    def _paint_figures(self) -> Iterator[None]:
        if self._pictures:
            pieces = [piece for piece, _asked in self._figures()]
            yield from self._pictures.paint(pieces, self.screen)

    @property
    def busy(self) -> bool:
        """True until the pictures of the page are painted."""
        return self._busy

    def update(self, now: float) -> None:
        """Paint pictures for one slice of the frame."""
        end = time.perf_counter() + theme.PREPARING_SLICE
        while self._busy and time.perf_counter() < end:
            if next(self._painting, self) is self:
                self._busy = False
                self.redraw()
        super().update(now)

    def leave(self) -> None:
        if self._pictures:
            self._pictures.clear()

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Paint the pictures first, then the widgets."""
        yield from self._paint_figures()
        yield from super().prepare(canvas)

    def prepare_ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:  # noqa: ARG002 (pictures have their own)
        """Paint the pictures of all answers on the page, so that a tap shows them at once."""
        if self._pictures:
            others = [
                _piece(one.figure, asked)
                for question, asked in self._shown
                for one in question.answers
                if one.figure and asked.picture.h
            ]
            yield from self._pictures.paint(others, self.screen)

    def shortcuts(self) -> Sequence[Shortcut]:
        on = self._page + 1 < len(self._pages)
        return page_shortcuts(self._turn, back=self._page > 0, on=on)

    def gesture(self, gesture: Gesture) -> None:
        """Turn the page by a swipe or the wheel."""
        match gesture:
            case Drag(phase=Phase.END):
                pages = swipe_pages(gesture, self.screen)
            case _:
                pages = self._paging.pages_to_turn(gesture)
        if pages:
            self._turn(pages)

    @property
    def title(self) -> str:
        return str(self._title)

    def nodes(self) -> list[Node]:
        captions = {asked.head.topleft: piece.figure.caption for piece, asked in self._figures()}
        told: list[Node] = []
        for question, asked in self._shown:
            id = f"options/{question.field}"
            rows = [node for row in self._rows[question.field] for node in row.nodes()]
            (choice,) = group(id, question.words, rows, role="radiogroup")
            told.append(choice._replace(description=str(question.note)))
            if caption := captions.get(asked.head.topleft):
                told.append(Node(f"{id}/figure", "img", caption, corners(asked.picture)))
        return [*told, *without(super().nodes(), told)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and each question with its remark, picture and caption."""
        panels.draw(canvas, self._panel)
        for question, asked in self._shown:
            head, line = asked.head, canvas.px(places.LINE)
            middle = (head.centerx, head.y + line // 2)
            text.draw(canvas, question.words, middle, theme.SUBHEADING, max_width=head.w)
            below = Rect(head.x, head.y + line, head.w, head.h - line - canvas.px(2))
            text.paragraph(canvas, question.note, below, theme.NOTE, "mm")
        for piece, asked in self._figures():
            if self._pictures and (picture := self._pictures.picture_of(piece)):
                canvas.surface.blit(picture, asked.picture)
            text.paragraph(canvas, piece.figure.caption, asked.caption, theme.NOTE, "mm")
        super().draw(canvas)


def _piece(figure: Illustration, asked: places.QuestionPlaces) -> PlacedFigure:
    return PlacedFigure(figure, asked.picture.size, asked.picture.h, 0)


def _foot(page: Sequence[tuple[Question, places.QuestionPlaces]]) -> int:
    """Return the lowest edge of the answers and captions of a page."""
    return max(max(asked.answers[-1].bottom, asked.caption.bottom) for _question, asked in page)
