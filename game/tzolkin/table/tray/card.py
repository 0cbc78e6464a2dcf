"""What lies in the tray: cards in groups, and words."""

from dataclasses import dataclass, field
from enum import Enum, auto

from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.signs import Signs
from game.ui.sentence import Words


class CardKind(Enum):
    """What a card is."""

    OPTION = auto()
    """Something to choose."""
    DONE = auto()
    """Something done in this turn; touched, the turn goes back to it."""
    NEXT = auto()
    """What would come next, or is not to be had: nothing to touch."""


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card of the tray.

    Attributes:
        id: its button's.
        label: what it is.
        note: what it costs, gives or does.
        signs: the same in signs.
        about: what it stands for; None for nothing.
        count: how often it is chosen, where that matters.
        why: what it says when it is touched though it cannot be had.
    """

    id: str
    label: Words
    note: Words = ""
    signs: Signs = ()
    about: Option | None = None
    kind: CardKind = CardKind.OPTION
    count: str = ""
    chosen: bool = False
    enabled: bool = True
    why: Words = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, of which something is to be chosen.

    Attributes:
        cards: they themselves.
        title: what is to be chosen; empty where the headline says it.
        on_table: True if all of them can be touched on the table too.
    """

    cards: tuple[TrayCard, ...]
    title: Words = ""
    on_table: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """All that lies in it.

    Attributes:
        title: what it is about.
        words: lines below it: corn before and after, what is left.
        rows: cards.
        warning: what should be known before the red button is touched.
        large: True where the cards lie over the gears.
    """

    title: Words = ""
    words: tuple[Words, ...] = ()
    rows: tuple[CardRow, ...] = field(default=())
    warning: Words = ""
    large: bool = False
