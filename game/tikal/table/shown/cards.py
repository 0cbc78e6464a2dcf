"""The panels beside the board as values: one class for each kind of card."""

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
    """The panel while nothing is chosen: what is left of hexagons, treasures and temple tiles."""

    stock: Stock


@dataclass(frozen=True, slots=True)
class Drawer:
    """The drawer of verbs over another panel; where the verbs have room of their own, that panel is
    shown instead.

    Attributes:
        under: the panel under the drawer.
    """

    under: Panel


@dataclass(frozen=True, slots=True)
class InHand:
    """The panel of the hexagon in hand, with what is left.

    Attributes:
        hexagon: the hexagon's number.
        kind: the name of its kind.
        rotation: its rotation.
        treasures: how many treasures come with it.
        stock: what is left.
        shows_stock: True while the player has asked for the stock in place of the hexagon.
    """

    hexagon: int
    kind: Sentence
    rotation: int
    treasures: int
    stock: Stock
    shows_stock: bool = False


@dataclass(frozen=True, slots=True)
class Advised:
    """The panel of a plan, step by step.

    Attributes:
        stops: why the plan ends before its action points do; empty if it does not.
        on_display: True while hexagons lie on display.
    """

    steps: tuple[PlanStep, ...]
    stops: Words
    on_display: bool


@dataclass(frozen=True, slots=True)
class Steps:
    """The panel of another player's turn: the player, the steps so far, the reason of the last, and
    what is left."""

    player: Player
    steps: tuple[ToldStep, ...]
    reason: Words
    stock: Stock


@dataclass(frozen=True, slots=True)
class Retold(Steps):
    """The same panel for a turn of a replay."""


@dataclass(frozen=True, slots=True)
class ScoringLine:
    """A line of a scoring: a temple (its space), or all treasures together (``space`` None)."""

    space: int | None
    label: Sentence
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """The panel of a scoring that is being counted.

    Attributes:
        player: whose points are counted.
        lines: the lines counted so far.
        count: how many lines there will be.
        points: the sum of the lines so far.
    """

    player: Player
    lines: tuple[ScoringLine, ...]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The panel that says whose turn it is now, and what has changed.

    Attributes:
        bids: True in a variant with auctions.
    """

    card: HandoverCard
    bids: bool


@dataclass(frozen=True, slots=True)
class Looked:
    """The panel of an overlay.

    Attributes:
        told: the overlay's text.
        seats: how many seats there are to choose from; 0 for an overlay about all seats.
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
