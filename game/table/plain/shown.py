"""All that is shown of the plain table at one moment. No pygame: whoever draws it, tells it or
writes it down has it from here."""

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
    """Something to be chosen.

    Attributes:
        choice: what a touch chooses.
        label: what it is called beside the row's title.
        told: all that it means.
        space: the space of the board that stands for it; empty for none.
        chosen: True where an advice leads.
        final: True for what cannot be undone.
    """

    choice: ActionGroup
    label: Words
    told: Said = NOTHING
    space: str = ""
    chosen: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class OptionRow:
    """Options that belong together; without a title they stand alone."""

    title: Words
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(shown.Shown):
    """What the picture is made of.

    Attributes:
        points: what each of the players has.
        diagram: the position.
        lit: spaces that can be touched to go on.
        ringed: spaces that something was done on, or that an advice names.
        chosen: the space that was chosen; empty for none.
        title: what was chosen so far.
        rows: what there is to choose from.
        steps: what somebody else did.
        beside: a card that lies over the choices, and
        told: the spaces that have numbers of its rows.
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
