"""Where the table looks different from before."""

from pygame import Rect

from game.tikal.table.panels import part_of
from game.tikal.table.shown.shown import Shown
from game.tikal.table.view.places import Places
from game.ui.screen import Screen


def differences(screen: Screen, before: Shown, now: Shown, places: Places) -> list[Rect] | None:
    """Where the table looks different beside board and buttons; None for everywhere."""
    if _of_all(before) != _of_all(now) or before.view is not now.view:
        return None
    found = [] if before.words == now.words else [places.layout.ribbon]
    if before.panel != now.panel:
        for shown in (before, now):
            found += part_of(shown.panel, shown.view).area(screen, places)
    return found


def _of_all(shown: Shown) -> tuple[object, ...]:
    """What is seen in more than one place."""
    return shown.players, shown.seat, shown.scores, shown.left, shown.desk
