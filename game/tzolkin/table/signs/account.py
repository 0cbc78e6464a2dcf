"""The corn that a seat has and needs on a food day, drawn so that a lack is seen at a glance."""

from pygame import Rect

from game.tzolkin.table.foresight.food_day import Account
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.drawing import icon
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

Balance = tuple[int, int]
"""Corn that a seat has, and corn that it needs."""


def balance_of(account: Account) -> Balance:
    """Return the balance of an account; corn that buildings bring counts as had."""
    return account.has + account.harvest.corn, account.needs


def draw_balance(canvas: Canvas, box: Rect, balance: Balance, mark: str = "") -> None:
    """Draw a balance on a pill, with the seat's mark, or with a bowl if ``mark`` is empty."""
    has, needs = balance
    panels.pill(canvas, box, theme.PAPER_LIT, theme.JUNGLE if has >= needs else theme.BRICK, 2)
    side, apart = box.h * 13 // 20, box.h // 9
    figure = Rect(box.x + 2 * apart, 0, side, side)
    figure.centery = box.centery
    if mark:
        sprites.draw_in(canvas, f"mark_{mark}", figure)
        figure.x += side + apart
    icon(canvas, sign.CORN if mark else sign.BOWL, figure)
    if has < needs:
        icon(canvas, "struck", figure)
    left, right = figure.right + apart, box.right - 2 * apart
    words, high = f"{has}/{needs}", 0.54 * box.h / canvas.screen.scale
    wide = text.measure(canvas.screen, words, TextStyle("num", high))[0]
    ink = TextStyle("num", high * min(1, (right - left) / wide))
    text.draw(canvas, words, ((left + right) / 2, box.centery), ink)
