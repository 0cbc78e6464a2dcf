"""All that is shown of the table at one moment: the board, the desk beside it, the points."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from game.table.modes import mode
from game.table.things import ThingState
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.match.telling import Tally
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.stock import Stock
from game.tikal.table.things import Thing


class Desk(Enum):
    """What the room beside the board, the desk, is used for: a mode chooses, the layout divides it.

    In a low or narrow window all else on the desk gives way to that use. The board and the seats
    lie where they lie.
    """

    ACTIONS = auto()
    """What is chosen, the action points, the verbs, undo, the end of the turn."""
    DRAWER = auto()
    """As ACTIONS, with the verbs shown in a drawer where the window has no other room."""
    HAND = auto()
    """The hexagon in hand, and undo."""
    WATCHED = auto()
    """The steps of the other players, and their action points."""
    CARD = auto()
    """Only a card, such as that of an auction."""
    READ = auto()
    """A card to be read, such as a scoring or the changes since the last turn; undo stays below
    it."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The hexagon in hand as it is tried on a space. ``way_costs`` holds the AP cost of each side
    that becomes a way, the stones of both hexagons added."""

    space: int
    hexagon: int
    rotation: int
    way_costs: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pulse:
    """A temple lit while it is scored: its points, the seat that gets them, the brightness (0 to
    1)."""

    space: int
    points: int
    seat: int
    glow: float = 1.0


@dataclass(frozen=True, slots=True)
class BoardLook:
    """What is drawn on the board beside the state of its spaces; spaces are numbers of the board.

    Attributes:
        path: the spaces of a route, both ends included; a single one draws no path.
        preview: the hexagon in hand as it is tried on a space.
        last_action: spaces that the last action touched.
        pulse: the temple that is being scored.
        plan: the steps of a plan in order, each as the spaces of a walk or the only space.
        tags: an overlay's numbers by space; they take the place of costs, never beside them.
        rings: the mark of the seat to which an overlay gives a space, by space.
        change_numbers: the numbers of the rows on what has changed, by space; such spaces are
            outlined, too.
        darkened: spaces that an overlay darkens, because it says nothing about them.
    """

    path: Sequence[int] = ()
    preview: Preview | None = None
    last_action: Collection[int] = ()
    pulse: Pulse | None = None
    plan: tuple[tuple[int, ...], ...] = ()
    tags: Mapping[int, str] = field(default_factory=dict)
    rings: Mapping[int, str] = field(default_factory=dict)
    change_numbers: Mapping[int, str] = field(default_factory=dict)
    darkened: Collection[int] = ()


@dataclass(frozen=True, kw_only=True)
class BoardShown:
    """What is shown of the board.

    Attributes:
        view: the position.
        things: the state of things; one that is missing is neither lit nor chosen.
        look: what else is drawn.
        offered: the space with the button that lets a party come there, None for none.
    """

    view: State
    things: Mapping[Thing, ThingState] = field(default_factory=dict)
    look: BoardLook = field(default_factory=BoardLook)
    offered: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(mode.Shown, BoardShown):
    """The value from which the picture is drawn.

    Attributes:
        rule: the section of the rulebook on what is going on.
        ap: the action points that are left; None before they are given.
        scores: the points of every seat, as far as they are counted.
        scores_after_bid: the points that the standing bid would leave each seat; None for a seat
            without a bid.
        desk: what the room beside the board is used for.
        panel: the card or panel there.
        stock: what is left of hexagons, treasures and temple tiles.
        spaces: the spaces of the board that can be touched.
        tally: the scoring that is to be counted, None for none.
    """

    view: View
    rule: str
    ap: int | None
    scores: tuple[int, ...]
    scores_after_bid: tuple[int | None, ...]
    desk: Desk
    panel: Panel
    stock: Stock
    spaces: Collection[int]
    tally: Tally | None = None
