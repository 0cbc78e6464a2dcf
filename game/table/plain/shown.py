"""The frozen value that the plain table's picture draws, its things, and the ids of its buttons."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.description import Diagram
from game.table.modes import mode
from game.table.news import HandoverCard
from game.table.things import Thing
from game.ui.sentence import NO_TEXT, RuleText, Words

# The ids of the plain table's own buttons: modes give each one's state, the picture its rectangle.

END: Final = "end-turn"
BACK: Final = "put-down"
NEXT: Final = "page/next"
PREVIOUS: Final = "page/previous"


@dataclass(frozen=True, slots=True)
class Space(Thing):
    """A space of the board, by its name in the notation."""

    name: str


@dataclass(frozen=True, slots=True)
class ActionGroup(Thing):
    """All actions whose notation begins with these parts.

    With ``whole`` it is the single action whose notation has these parts and no more.
    """

    parts: tuple[str, ...]
    whole: bool = False

    @property
    def id(self) -> str:
        return f"{'play' if self.whole else 'choice'}/{' '.join(self.parts)}"


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
    told: RuleText = NO_TEXT
    space: str = ""
    chosen: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class OptionRow:
    """Options with a common title; those with an empty title belong to no row."""

    title: Words
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(mode.Shown):
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
    change_numbers: Mapping[Space, str] = field(default_factory=dict)
