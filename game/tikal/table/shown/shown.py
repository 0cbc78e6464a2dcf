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
        things: how everything stands; what is not among them is neither lit nor chosen.
        look: what else is drawn.
        offered: the space on which a button lets others come, None for none.
    """

    view: State
    things: Mapping[Thing, ThingState] = field(default_factory=dict)
    look: BoardLook = field(default_factory=BoardLook)
    offered: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(shown.Shown, BoardShown):
    """What the picture is made of.

    Attributes:
        rule: the place in the rulebook that tells of what is to be done.
        ap: the action points that are left, None while they are to come.
        scores: the points of every seat, as far as they are counted.
        left: what a bid would leave of them.
        desk: what the room beside the board is for.
        panel: the card or panel there.
        stock: what is left of everything.
        spaces: what of the board can be touched.
        tally: what is counted for all to see; None for nothing.
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
