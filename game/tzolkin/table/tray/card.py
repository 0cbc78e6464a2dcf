"""The contents of the tray: cards in rows, and words."""

from dataclasses import dataclass, field
from enum import Enum, auto

from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.signs import Signs
from game.ui.sentence import Words


class CardKind(Enum):
    """What a card stands for."""

    OPTION = auto()
    """An option to choose."""
    DONE = auto()
    """Something done in this turn; a touch takes the turn back to it."""
    NEXT = auto()
    """What would come next or cannot be had; it cannot be touched."""


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card of the tray.

    Attributes:
        id: the id of its button.
        label: its name.
        note: what it costs, gives or does.
        signs: the same in signs.
        about: the option that it stands for; None for none.
        kind: what it stands for.
        count: how often it is chosen; empty if that does not matter.
        chosen: True if it is chosen.
        enabled: False if it cannot be had.
        why: the answer to a touch while it is not enabled.
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
        cards: the cards.
        title: what is to be chosen; empty if the headline says it.
    """

    cards: tuple[TrayCard, ...]
    title: Words = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """All contents of the tray.

    Attributes:
        title: what it is about.
        words: lines below it: corn before and after, what is left.
        rows: the cards.
        warning: what the player should know before he touches the red button.
        large: True if the cards lie over the gears.
    """

    title: Words = ""
    words: tuple[Words, ...] = ()
    rows: tuple[CardRow, ...] = field(default=())
    warning: Words = ""
    large: bool = False
