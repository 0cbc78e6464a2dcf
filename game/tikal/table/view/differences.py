"""The rectangles in which two states of the table look different."""

from collections.abc import Iterable
from typing import Any

from pygame import Rect

from game.tikal.table.panels import PanelCard
from game.tikal.table.shown.shown import Shown


def differences(
    before: Shown, now: Shown, ribbon: Rect, cards: Iterable[PanelCard[Any]]
) -> list[Rect] | None:
    """Return the rectangles that look different, board and buttons aside; None if it may be all of
    the table.

    ``cards`` are the cards of both states.
    """
    if _of_all(before) != _of_all(now) or before.view is not now.view:
        return None
    found = [] if before.words == now.words else [ribbon]
    if before.panel != now.panel:
        found += [rect for card in cards for rect in card.area]
    return found


def _of_all(shown: Shown) -> tuple[object, ...]:
    """Return the values that show in more than one place."""
    return shown.players, shown.seat, shown.scores, shown.left, shown.desk
