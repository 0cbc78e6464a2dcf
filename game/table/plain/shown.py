"""The frozen value that the plain table's picture draws. It does not need pygame."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.diagram import Diagram
from game.table import shown
from game.table.plain.things import ActionGroup, Space
from game.table.turns.handing import HandoverCard
from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that is offered.

    Attributes:
        choice: the thing that a touch chooses.
        label: its name beside the row's title.
        told: its explanation.
        space: the board's space that stands for it; empty for none.
        chosen: True if the hint leads there.
        final: True if it cannot be undone.
    """

    choice: ActionGroup
    label: Words
    told: Said = NOTHING
    space: str = ""
    chosen: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class OptionRow:
    """Options with a common title; those with an empty title belong to no row."""

    title: Words
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(shown.Shown):
    """What the plain table's picture draws.

    Attributes:
        points: the points of every seat, as text.
        diagram: the position.
        lit: the names of spaces that can be touched.
        ringed: the names of spaces that an action touched, or that a hint names.
        chosen: the name of the chosen space; empty for none.
        title: what has been chosen so far.
        rows: the choices.
        steps: what another player did.
        beside: the hand-over card that lies over the choices; None for none.
        told: the numbers of the card's rows, by the space where each change can be seen.
    """

    points: tuple[str, ...]
    diagram: Diagram
    lit: frozenset[str] = frozenset()
    ringed: frozenset[str] = frozenset()
    chosen: str = ""
    title: Words = ""
    rows: tuple[OptionRow, ...] = ()
    steps: tuple[Words, ...] = ()
    beside: HandoverCard | None = None
    told: Mapping[Space, str] = field(default_factory=dict)
