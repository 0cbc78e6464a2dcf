"""The positions that the rules are shown by: moments of one short game, told to its first scoring.

A position is the game's set-up and its first actions, as in a record; beside it stands what of it
is to be seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.figure import Figure
from game.tikal.rules.board import INDEX
from game.ui.i18n import gettext as _

SEED: Final = 331
NAMES: Final = ("Ada", "Ben")
ACTIONS: Final = (
    *("tile c4 r4", "enter l a5", "enter w a5", "enter w a5"),
    *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
    *("tile b3 r5", "enter l a5", "enter w a5", "enter w a5", "enter w a5"),
    *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
    *("tile c5 r0", "move w b4 c4", "move w b4 c4", "dig c4", "enter w a5", "end"),
    *("tile d3 r4", "move w b4 c4", "move w b4 b3", "recover b3", "enter w a5", "enter w a5"),
    *("end", "tile c3 r2", "move w a5 b4", "move w b4 c5", "camp c5", "enter w c5", "end"),
    *("tile d4 r0", "move w a5 b5", "move w a5 b5", "dig b5", "end", "end", "end"),
    *("tile d5 r0", "guard c4"),
)
"""Ada's leader and two workers hold the temple at c4 against Ben's leader and one worker."""
ARRIVED, HELD, CAMP, SCORED, VOLCANO, GUARDED = 4, 37, 37, 45, 46, 47
"""After so many actions the members stand in the base camp, the temple is held, the camp is
founded, the first scoring round is over, the volcano is placed, and the guard stands."""

_OVERVIEW, _SOME, _ONE = 1.75, 2.0, 2.4
"""Width by height of figures of the whole expedition, of some hexagons, and of a single one."""


@dataclass(frozen=True)
class Shown:
    """A position, and what of it is to be seen.

    Attributes:
        actions: how many of the game's actions are played.
        area: the spaces about which it is.
        lays: a placement of the hexagon in hand, for a look.
        walker: the space from which a worker of the seat to act could go.
        pays: the temple that is being scored.
    """

    actions: int
    area: Sequence[int]
    lays: str = ""
    walker: int | None = None
    pays: int | None = None


def overview() -> Figure:
    told = _("An expedition after six turns: temples, ruins with treasures, a camp.")
    return Figure(Shown(SCORED, _spaces("a4 a5 b3 b4 b5 c3 c4 c5 d3 d4")), _OVERVIEW, told)


def placement() -> Figure:
    """Before anything is played."""
    told = _("Two stones of the new hexagon and one of its neighbour: a step across costs 3.")
    return Figure(Shown(0, _BEGINNING, lays=ACTIONS[0]), _SOME, told)


def walk() -> Figure:
    told = _("What it costs a worker to go on from the base camp.")
    return Figure(Shown(ARRIVED, _BEGINNING, walker=INDEX["a5"]), _SOME, told)


def camp() -> Figure:
    told = _("Ada's camp: from now on her members arrive beside the temple, too.")
    return Figure(Shown(CAMP, _spaces("c4 c5")), _SOME, told)


def guard() -> Figure:
    told = _("The guard stands on top; Ada's others there are out of the game.")
    return Figure(Shown(GUARDED, _spaces("c4")), _ONE, told)


def temple() -> Figure:
    told = _("Red, a leader and two workers: 5. Blue, a leader and one worker: 4. Red gets 3.")
    return Figure(Shown(HELD, _spaces("c4")), _ONE, told)


def scoring() -> Figure:
    told = _("The temple pays; the volcano is placed afterwards.")
    return Figure(Shown(VOLCANO, _spaces("b4 c4 c5 d4 d5"), pays=INDEX["c4"]), _SOME, told)


def _spaces(names: str) -> tuple[int, ...]:
    return tuple(INDEX[name] for name in names.split())


_BEGINNING: Final = _spaces("a4 a5 b4 b5 c4")
