"""The layout of questions about options, with their pictures and answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.questions import OptionValue, Question
from game.rulebook.book import Illustration
from game.ui import text, theme
from game.ui.screen import Screen, row

LINE: Final = 22
"""The height of a question, in dp; its remark lies below."""
_HEAD: Final = 56
"""The least height of a question with its remark, in dp."""
_WIDEST: Final = 440
_WIDEST_ALONE: Final = 760
"""The greatest widths of a question in dp: among others, and alone on a page."""
_NARROWEST: Final = 264
_BESIDE: Final = 480
"""The least widths in dp: of a question among others, and of one with its picture beside."""
_ROOMY: Final = 200
_LOWEST: Final = 92
"""The greatest height of a picture, and the least that is worth showing, in dp."""


@dataclass(frozen=True)
class QuestionPlaces:
    """The places of one question, in device pixels; an empty ``picture`` is not shown."""

    head: Rect
    picture: Rect
    caption: Rect
    answers: Sequence[Rect]


def arrange_pages(screen: Screen, questions: Sequence[Question], room: Rect) -> list[list[Rect]]:
    """Return the cells of all questions, page by page.

    A page has as many questions as fit with words and pictures: side by side, or in an upright
    window one below the other.
    """
    for count in range(len(questions), 1, -1):
        for columns in (1, 2, 3) if screen.portrait else (3, 2, 1):
            if columns <= count and (cells := _grid(screen, questions, room, count, columns)):
                parts = range(0, len(questions), count)
                return [cells[: len(questions[i : i + count])] for i in parts]
    wide = min(room.w, screen.px(_WIDEST_ALONE))
    alone = Rect(0, 0, wide, room.h)
    alone.midtop = room.midtop
    return [[alone] for _question in questions]


def _grid(
    screen: Screen, questions: Sequence[Question], room: Rect, count: int, columns: int
) -> list[Rect]:
    """Return ``count`` cells in ``columns`` columns; an empty list if any question does not fit."""
    gap, rows = 2 * screen.px(theme.GAP), -(-count // columns)
    wide = min(screen.px(_WIDEST), (room.w + gap) // columns - gap)
    high = (room.h + gap) // rows - gap
    for one in questions:
        whole = text.fits(screen, one.words, theme.SUBHEADING, wide)
        if not whole or wide < screen.px(_NARROWEST) or _height(screen, one, wide, _LOWEST) > high:
            return []
    high = min(high, max(_height(screen, one, wide, _ROOMY) for one in questions))
    left = room.centerx - (columns * (wide + gap) - gap) // 2
    places = [divmod(number, columns) for number in range(count)]
    return [
        Rect(left + column * (wide + gap), room.y + row * (high + gap), wide, high)
        for row, column in places
    ]


def _height(screen: Screen, question: Question, wide: int, picture: float) -> int:
    """Return the height that a question needs; ``picture`` is the height of its picture in dp."""
    figures = _figures(question)
    told = screen.px(picture) + _caption_height(screen, figures, wide) if figures else 0
    return _head_height(screen, question, wide) + told + _answers_height(screen, question, wide)


def _head_height(screen: Screen, question: Question, wide: int) -> int:
    """Return the height that a question needs with its remark."""
    least = screen.px(_HEAD)
    room = Rect(0, 0, wide, 2 * least)
    told = text.paragraph_height(screen, question.note, room, theme.NOTE)
    return max(least, screen.px(LINE) + told + screen.px(theme.GAP))


def _figures(question: Question) -> list[Illustration]:
    return [one.figure for one in question.answers if one.figure]


def lay_out_question(screen: Screen, question: Question, cell: Rect) -> QuestionPlaces:
    """Place one question in its cell: the head, the picture with its caption, and the answers.

    The picture lies above the answers, or beside them if the cell is low and wide.
    """
    head = Rect(cell.x, cell.y, cell.w, _head_height(screen, question, cell.w))
    below = Rect(cell.x, head.bottom, cell.w, max(1, cell.bottom - head.bottom))
    figures, nowhere = _figures(question), Rect(below.topleft, (0, 0))
    if not figures:
        return QuestionPlaces(head, nowhere, nowhere, _rows(screen, question, below))
    if _height(screen, question, cell.w, _LOWEST) > cell.h and below.w >= screen.px(_BESIDE):
        half = (below.w - 2 * screen.px(theme.GAP)) // 2
        picture, caption = _picture(screen, figures, Rect(below.topleft, (half, below.h)))
        right = Rect(below.right - half, below.y, half, below.h)
        return QuestionPlaces(head, picture, caption, _rows(screen, question, right))
    rows = _answers_height(screen, question, below.w)
    above = Rect(below.topleft, (below.w, max(0, below.h - rows)))
    picture, caption = _picture(screen, figures, above)
    if picture.h:
        below.y = caption.bottom + screen.px(theme.GAP)
        below.h = max(1, cell.bottom - below.y)
    return QuestionPlaces(head, picture, caption, _rows(screen, question, below))


def _picture(screen: Screen, figures: Sequence[Illustration], room: Rect) -> tuple[Rect, Rect]:
    """Return the places of the picture and its caption; empty ones if the picture gets too low."""
    told = _caption_height(screen, figures, room.w)
    ratio = max(one.ratio for one in figures)
    high = min(round(room.w / ratio), room.h - told, screen.px(_ROOMY))
    if high < screen.px(_LOWEST):
        return Rect(room.topleft, (0, 0)), Rect(room.topleft, (0, 0))
    picture = Rect(0, room.y, round(high * ratio), high)
    picture.centerx = room.centerx
    return picture, Rect(room.x, picture.bottom, room.w, told)


def _caption_height(screen: Screen, figures: Sequence[Illustration], wide: int) -> int:
    """Return the height of the longest caption, in device pixels."""
    captions = [one.caption for one in figures if one.caption]
    if not captions:
        return screen.px(theme.GAP)
    step = round(text.measure(screen, "", theme.NOTE)[1] * 1.04)
    lines = (len(text.wrap(screen, one, theme.NOTE, max(1, wide))) for one in captions)
    return step * max(lines) + screen.px(4)


def _answers_height(screen: Screen, question: Question, wide: int) -> int:
    """Return the least height of the answers, in one row or one below the other."""
    count = 1 if _side_by_side(screen, question, wide) else len(question.answers)
    return count * (screen.px(theme.TOUCH) + screen.px(theme.GAP))


def _side_by_side(screen: Screen, question: Question, wide: int) -> bool:
    """True if nothing is told of the answers' pictures, and all words fit side by side in a row."""
    part = row(Rect(0, 0, wide, 1), len(question.answers), screen.px(theme.GAP))[0].w
    room = part - screen.px(16)
    told = any(one.caption for one in _figures(question))
    return not told and all(
        text.fits(screen, one.words, theme.BUTTON, room)
        and text.fits(screen, one.origin, theme.NOTE, room)
        for one in question.answers
    )


def _rows(screen: Screen, question: Question, room: Rect) -> list[Rect]:
    """Return the places of the answers, side by side or one below the other."""
    gap, count = screen.px(theme.GAP), len(question.answers)
    high = screen.px(theme.BUTTON_HEIGHT)
    if _side_by_side(screen, question, room.w):
        return row(Rect(room.x, room.y, room.w, min(high, room.h)), count, gap)
    high = min(high, max(screen.px(12), (room.h + gap) // count - gap))
    return [Rect(room.x, room.y + i * (high + gap), room.w, high) for i in range(count)]


def chosen_answer(question: Question, value: object) -> OptionValue:
    """Return the answer with this value."""
    return next(one for one in question.answers if one.value == value)
