"""All that is shown of the table at one moment."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.table.modes import Look
from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.table.board import Highlights
from game.tikal.table.desk import Desk
from game.tikal.table.modes.mode import Mode
from game.tikal.table.panels import Panel
from game.tikal.table.view.places import Places


@dataclass(frozen=True)
class Shown:
    """What the picture is made of; it changes only as a whole.

    Attributes:
        view: the position.
        players: who sits at the table.
        seat: whose turn is shown.
        words: the ribbon's headline and hint.
        scores: the points of every seat, as far as they are counted.
        left: what a bid would leave of them.
        desk: what the room beside the board is for.
        panel: the card or panel there.
        looks: the buttons that can be seen.
        spaces: what of the board can be touched.
        lit: what is lit on it.
    """

    view: View
    players: Sequence[Player]
    seat: int
    words: tuple[str, str]
    scores: Sequence[int]
    left: Sequence[int | None]
    desk: Desk
    panel: Panel
    looks: Mapping[str, Look]
    spaces: Collection[int]
    lit: Highlights


def differences(before: Shown, now: Shown, places: Places) -> list[Rect] | None:
    """Where the table looks different beside board and buttons; None for everywhere."""
    if _of_all(before) != _of_all(now) or before.view is not now.view:
        return None
    found = [] if before.words == now.words else [places.layout.ribbon]
    if before.panel != now.panel:
        found += [*before.panel.area(places), *now.panel.area(places)]
    return found


def _of_all(shown: Shown) -> tuple[object, ...]:
    """What is seen in more than one place."""
    return shown.players, shown.seat, shown.scores, shown.left, shown.desk


def shown_in(mode: Mode, hovered: int | None) -> Shown:
    """What a mode shows while the mouse is over a space."""
    return Shown(
        view=mode.view,
        players=mode.turn.players,
        seat=mode.seat,
        words=mode.words,
        scores=tuple(mode.scores),
        left=tuple(mode.left),
        desk=mode.desk,
        panel=mode.panel,
        looks=mode.looks,
        spaces=mode.spaces,
        lit=mode.lit(hovered),
    )
