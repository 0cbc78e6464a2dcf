"""What the card or panel beside the board shows: a class for each kind.

That of an auction lies in ``auction``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from game.table.news import HandoverCard
from game.table.overlay import OverlayText
from game.table.players import Player
from game.table.telling import ActionReport
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import strength
from game.tikal.rules.state import NONE
from game.tikal.table import words
from game.tikal.table.match.plan import PlanStep
from game.tikal.table.shown.auction import AuctionShown
from game.tikal.table.shown.stock import Stock
from game.tikal.words.names import supply_heading
from game.ui.sentence import Sentence, Words

# The panel of what is chosen.


@dataclass(frozen=True, slots=True)
class PartyShown:
    """Who is picked up, and who could be.

    Attributes:
        workers, leader: the members picked up.
        most_workers: how many workers could be picked up.
        has_leader: whether the leader could be.
        all_at_once: whether there is a button for all of them; not in the supply.
    """

    workers: int
    leader: bool
    most_workers: int
    has_leader: bool
    all_at_once: bool = True

    @property
    def has_choice(self) -> bool:
        """True if there is more than one member to choose from."""
        return self.most_workers + self.has_leader > 1


@dataclass(frozen=True, slots=True)
class PiecesThere:
    """A player's guard, camp ("tent"), or members on a hexagon.

    Attributes:
        strength: the members' strength; 0 for a guard or camp.
    """

    player: Player
    kind: Literal["guard", "tent", "members"]
    strength: int = 0


@dataclass(frozen=True, slots=True)
class SelectionShown:
    """The panel of a hexagon or of the supply: its name, who is there, what may be done.

    Attributes:
        player: whose turn it is.
        space: the hexagon's space; None for the supply.
        title: the name of the space or of the supply.
        pieces: the pieces there, a guard or camp before the members.
        text: what may be done, or why not.
        party: the members picked up there, None for none.
        buttons: the ids of the buttons for actions there, the most important one first.
        disabled: those of the ids whose buttons are disabled now.
    """

    player: Player
    space: int | None
    title: Sentence
    pieces: tuple[PiecesThere, ...]
    text: Words
    party: PartyShown | None = None
    buttons: tuple[str, ...] = ()
    disabled: frozenset[str] = frozenset()


def selection_shown(
    view: View,
    players: Sequence[Player],
    space: int | None,
    text: Words,
    party: PartyShown | None = None,
    *,
    buttons: tuple[str, ...] = (),
    disabled: frozenset[str] = frozenset(),
) -> SelectionShown:
    """Return the panel of a space, or of the supply (``space`` None)."""
    title = supply_heading() if space is None else words.space(view, space)
    there = () if space is None else tuple(_pieces_on(view, players, space))
    return SelectionShown(players[view.seat], space, title, there, text, party, buttons, disabled)


def _pieces_on(view: View, players: Sequence[Player], space: int) -> Iterator[PiecesThere]:
    """Yield the guard, the camp and every seat's members on a space."""
    if (owner := view.guard[space]) != NONE:
        yield PiecesThere(players[owner], "guard")
    if (owner := view.camp[space]) != NONE:
        yield PiecesThere(players[owner], "tent")
    for seat, player in enumerate(players):
        if strong := strength(view, seat, space):
            yield PiecesThere(player, "members", strong)


# The other panels.


@dataclass(frozen=True, slots=True)
class StockShown:
    """The panel while nothing is chosen: what is left of hexagons, treasures and temple tiles."""

    stock: Stock


@dataclass(frozen=True, slots=True)
class DrawerShown:
    """The drawer of verbs over another panel; where the verbs have room of their own, that panel is
    shown instead.

    Attributes:
        under: the panel under the drawer.
    """

    under: Panel


@dataclass(frozen=True, slots=True)
class HandShown:
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
class PlanShown:
    """The panel of a plan, step by step.

    Attributes:
        stop_reason: why the plan ends before its action points do; empty if it does not.
        on_display: True while hexagons lie on display.
    """

    steps: tuple[PlanStep, ...]
    stop_reason: Words
    on_display: bool


@dataclass(frozen=True, slots=True)
class StepsShown:
    """The panel of another player's turn: the player, the steps so far, the reason of the last, and
    what is left."""

    player: Player
    steps: tuple[ActionReport, ...]
    reason: Words
    stock: Stock


@dataclass(frozen=True, slots=True)
class ReplayShown(StepsShown):
    """The same panel for a turn of a replay."""


@dataclass(frozen=True, slots=True)
class ScoringLine:
    """A line of a scoring: a temple (its space), or all treasures together (``space`` None)."""

    space: int | None
    label: Sentence
    points: int


@dataclass(frozen=True, slots=True)
class ScoringShown:
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
class HandoverShown:
    """The panel that says whose turn it is now, and what has changed.

    Attributes:
        with_auctions: True in a variant with auctions.
    """

    card: HandoverCard
    with_auctions: bool


@dataclass(frozen=True, slots=True)
class OverlayShown:
    """The panel of an overlay.

    Attributes:
        text: the overlay's text.
        seats: how many seats there are to choose from; 0 for an overlay about all seats.
    """

    text: OverlayText
    seats: int


Panel = (
    PlanShown
    | AuctionShown
    | SelectionShown
    | ScoringShown
    | DrawerShown
    | HandoverShown
    | HandShown
    | OverlayShown
    | StepsShown
    | StockShown
)
