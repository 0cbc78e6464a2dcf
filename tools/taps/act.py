"""An act: a position, what is tapped, and what has to come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from game.journey import Journey
from game.tikal.rules.records import TikalMatch
from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.input import Press, Release, Tap
from game.ui.screen import Screen
from tools.gallery.positions import until
from tools.gallery.visit import Visit, visit

SCREEN = Screen(1280, 800)
HELD = "hold "
"""Before the id of an element that is held instead of tapped."""
Came = Callable[[TableScene], object]


@dataclass(frozen=True)
class Place:
    """A position of a golden game, after so many of its actions."""

    record: str
    actions: int


@dataclass(frozen=True)
class Act:
    """What a player wants, and the taps of one who knows the table.

    Attributes:
        name: what is wanted.
        place: where it begins.
        taps: the ids of the elements, in order.
        came: True of the table when it is done.
        before: how many taps it took at commit 7813142; None where it could not be done.
        first: what was tapped already when the counting begins.
    """

    name: str
    place: Place
    taps: tuple[str, ...]
    came: Came
    before: int | None
    first: tuple[str, ...] = ()


def played(*lines: str) -> Came:
    """These actions, and no others, were played since the position."""
    return lambda table: [str(action) for action in table.match.actions[-len(lines) :]] == [*lines]


def do(act: Act) -> None:
    """Carries an act out, tap by tap.

    Raises:
        ValueError: an element is not there, or what was wanted did not come.
    """

    def opening(shown: Visit) -> None:
        Journey(shown.stage).table(match_at(act.place))
        shown.settle()
        for id in (*act.first, *act.taps):
            _touch(shown, id)
        table = shown.stage.bottom
        if not isinstance(table, TableScene) or not act.came(table):
            raise ValueError(f"this did not come about: {act.name}")

    visit(opening, SCREEN)


def match_at(place: Place) -> TikalMatch:
    """The match in a position."""
    return until(place.record, place.actions, "human")


def _touch(shown: Visit, id: str) -> None:
    if id.startswith(HELD):
        _hold(shown, id.removeprefix(HELD))
    else:
        shown.tap(id)


def _hold(shown: Visit, id: str) -> None:
    """Holds an element just long enough for its first step."""
    at = shown.element(id).rect.center
    shown.stage.handle(Press(at))
    for _frame in range(2 + ceil(theme.HOLD / theme.HOLD_FRAME)):  # the first begins it
        shown.stage.update(shown.now)
        shown.now += theme.HOLD_FRAME
    for gesture in (Tap(at), Release()):
        shown.stage.handle(gesture)
    shown.look()
