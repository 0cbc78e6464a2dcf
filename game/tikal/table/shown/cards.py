"""What lies beside the board: a card or a panel for every mode."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.overlays.overlay import OverlayText
from game.table.players import Player
from game.table.telling import ToldStep
from game.table.turns.handing import HandoverCard
from game.tikal.table.match.plan import PlanStep
from game.tikal.table.shown.auction import Auction
from game.tikal.table.shown.chosen import Chosen
from game.tikal.table.shown.stock import Stock
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class StillToCome:
    """What is left of everything, while nothing is chosen."""

    stock: Stock


@dataclass(frozen=True, slots=True)
class Drawer:
    """The verbs drawn out over what is chosen, which is shown where they have room of their own.

    Attributes:
        under: what is chosen.
    """

    under: Panel


@dataclass(frozen=True, slots=True)
class InHand:
    """The hexagon in hand, and what is left of everything.

    Attributes:
        hexagon: its number.
        kind: what it is called.
        rotation: how it is turned.
        treasures: how many come with it.
        stock: what is left.
        shows_stock: True while that was asked for in its place.
    """

    hexagon: int
    kind: Sentence
    rotation: int
    treasures: int
    stock: Stock
    shows_stock: bool = False


@dataclass(frozen=True, slots=True)
class Advised:
    """A master's plan in steps: what is done, what it costs, and what for.

    Attributes:
        stops: why it goes no further; empty where it goes as far as there is anything to do.
        on_display: True while hexagons lie on display.
    """

    steps: tuple[PlanStep, ...]
    stops: Words
    on_display: bool


@dataclass(frozen=True, slots=True)
class Steps:
    """Who acts, what he has done in this turn, the reason; and what is left of everything."""

    player: Player
    steps: tuple[ToldStep, ...]
    reason: Words
    stock: Stock


@dataclass(frozen=True, slots=True)
class Retold(Steps):
    """The same of a turn that is shown again."""


@dataclass(frozen=True, slots=True)
class ScoringLine:
    """One thing that pays: a temple's space, or None for all the treasures."""

    space: int | None
    label: Sentence
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """Whose points are counted, the lines as far as they are, and their sum.

    Attributes:
        lines: what has paid so far.
        count: how many lines there will be.
        points: what came of them.
    """

    player: Player
    lines: tuple[ScoringLine, ...]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Whose turn it is now, and what has changed.

    Attributes:
        bids: True where turns are auctioned.
    """

    card: HandoverCard
    bids: bool


@dataclass(frozen=True, slots=True)
class Looked:
    """What an overlay tells.

    Attributes:
        told: what it says.
        seats: how many seats there are to choose from; 0 where it is about all of them.
    """

    told: OverlayText
    seats: int


Panel = (
    Advised
    | Auction
    | Chosen
    | Counted
    | Drawer
    | HandedOver
    | InHand
    | Looked
    | Steps
    | StillToCome
)
