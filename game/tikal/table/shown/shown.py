"""All that is shown of the table at one moment."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.table import shown
from game.table.sign import ThingState
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.desk import Desk
from game.tikal.table.match.counting import Tally
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.stock import Stock
from game.tikal.table.things import Thing


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
class Shown(shown.Shown, BoardShown):
    """The value from which the picture is drawn.

    Attributes:
        rule: the section of the rulebook on what is going on.
        ap: the action points that are left; None before they are given.
        scores: the points of every seat, as far as they are counted.
        left: the points that the standing bid would leave each seat, None without a bid.
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
    left: tuple[int | None, ...]
    desk: Desk
    panel: Panel
    stock: Stock
    spaces: Collection[int]
    tally: Tally | None = None
