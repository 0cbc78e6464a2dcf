"""Places for the left hand: the other way round, with panels and rows as they were."""

from dataclasses import dataclass, field

from pygame import Rect

from game.ui.mirror import placed_for_hand
from game.ui.screen import Screen, row, split


@dataclass(frozen=True)
class Places:
    board: Rect
    side: Rect
    tools: dict[str, Rect]
    seats: tuple[Rect, ...]
    nowhere: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    high: bool = True


def place(screen):
    """A board with seats inside of it at its left, panels and tools at the right."""
    board, side = split(screen.safe, 100, 10)
    seats = tuple(row(Rect(board.x, board.y, 90, 20), 2, 10))
    undo, redo, menu = row(Rect(side.x, 60, 100, 20), 3, 5)
    return Places(board, side, {"undo": undo, "redo": redo, "menu": menu}, seats)


SCREEN = Screen(400, 200, insets=(0, 30, 0, 8))
LEFT = Screen(400, 200, insets=(0, 30, 0, 8), left_handed=True)


def test_the_right_hand_has_what_was_placed():
    assert placed_for_hand(SCREEN, place) == place(SCREEN)


def test_for_the_left_hand_the_side_lies_at_the_left_within_what_is_not_covered():
    turned = placed_for_hand(LEFT, place)
    assert turned.side == Rect(8, 0, 100, 200)
    assert turned.board == Rect(118, 0, 252, 200)
    assert not turned.nowhere.w
    assert turned.high


def test_a_row_of_equal_buttons_keeps_its_order():
    tools = placed_for_hand(LEFT, place).tools
    assert [rect.x for rect in tools.values()] == sorted(rect.x for rect in tools.values())
    assert Rect(8, 60, 100, 20).contains(tools["undo"].union(tools["menu"]))


def test_what_lies_inside_of_a_panel_stays_as_it_is_there():
    plain, turned = place(SCREEN), placed_for_hand(LEFT, place, ("board",))
    for before, after in zip(plain.seats, turned.seats, strict=True):
        assert after.x - turned.board.x == before.x - plain.board.x
