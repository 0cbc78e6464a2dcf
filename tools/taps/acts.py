"""Thirty common acts, each in a position where it can be done."""

from __future__ import annotations

from typing import Final

from game.tikal.rules.actions import END_TURN
from game.tikal.rules.board import INDEX
from game.tikal.table.scene import TableScene
from game.tikal.table.shown.cards import SelectionShown
from game.tikal.table.things import space_of
from tools.taps.act import HELD, Act, Came, Place, played

GROUPS: Final = Place("basic-3-6", 181)
"""Three workers in the camp at c3, two and the leader at the temple b3, one each at c2 and b5."""
FINDS: Final = Place("basic-3-6", 193)
"""The same players a turn later; a treasure lies at b2."""
CAMPS: Final = Place("basic-2-0", 112)
"""Camps may be founded at h4 and a3."""
BEGUN: Final = Place("basic-3-6", 1)
"""The first hexagon is placed, nobody has arrived."""
DRAWN: Final = Place("basic-3-6", 0)
AUCTION: Final = Place("auction-2-0", 0)

THREE: Final = ("space/c3", "party/all", "space/d4")
"""Brings the three workers from c3 two hexagons on."""
THREE_CAME: Final = ("move w c3 c4", "move w c4 d4") * 3


def _chosen(table: TableScene) -> int | None:
    """The space that is chosen on the board; None for none."""
    things = table.mode.shown().things.items()
    return next((space_of(thing) for thing, sign in things if sign.chosen), None)


def _may_go(table: TableScene) -> bool:
    """True while somebody is picked up who can go somewhere."""
    signs = table.mode.shown().things.values()
    return any(sign.lit and sign.cost is not None for sign in signs)


def stands(space: str, count: int) -> Came:
    """So many members of the seat to act stand there, and nothing is picked up."""

    def stand(table: TableScene) -> object:
        state = table.match.state
        there = state.members[state.seat].get(INDEX[space], 0)
        return there == count and not _may_go(table)

    return stand


def picked(space: str | None) -> Came:
    """Members there are picked up (None: nobody), and nobody has gone anywhere."""

    def pick(table: TableScene) -> object:
        at = _chosen(table)
        return (
            at == (INDEX[space] if space else None) and len(table.match.actions) == GROUPS.actions
        )

    return pick


def met(space: str) -> Came:
    """Those who stand there go next, unless those picked up before come to them."""
    return lambda table: (
        isinstance(panel := table.mode.shown().panel, SelectionShown)
        and panel.space == INDEX[space]
        and len(table.match.actions) == GROUPS.actions
    )


def count(actions: int) -> Came:
    """So many actions were played since the position among the groups."""
    return lambda table: len(table.match.actions) == GROUPS.actions + actions


def told(words: str) -> Came:
    """A note says so."""
    return lambda table: words in table.stage.toasts.current_text


def at_its_beginning(table: TableScene) -> object:
    """Nothing of the turn is played."""
    return not table.match.can_undo


def next_seat(table: TableScene) -> object:
    """The turn is over."""
    return table.match.actions[-1] == END_TURN


def shown_again(table: TableScene) -> object:
    """What the others did is shown."""
    return table.others.busy


ACTS: Final = (
    Act("one worker, one hexagon on", GROUPS, ("space/c3", "space/c4"), played("move w c3 c4"), 2),
    Act("three workers, two hexagons on", GROUPS, THREE, played(*THREE_CAME), 4),
    Act(
        "two of three workers, one hexagon on",
        GROUPS,
        ("space/c3", "party/more", "space/c4"),
        played(*("move w c3 c4",) * 2),
        3,
    ),
    Act(
        "the leader alone, out of a group",
        GROUPS,
        ("space/b3", "party/leader", "space/b4"),
        played("move l b3 b4"),
        4,
    ),
    Act(
        "the leader with both workers",
        GROUPS,
        ("space/b3", "party/all", "space/b4"),
        played("move l b3 b4", "move w b3 b4", "move w b3 b4"),
        4,
    ),
    Act(
        "the leader with one of two workers",
        GROUPS,
        ("space/b3", f"{HELD}party/leader", "space/b4"),
        played("move l b3 b4", "move w b3 b4"),
        3,
    ),
    Act(
        "a worker to own members",
        GROUPS,
        ("space/c3", f"{HELD}space/b3"),
        stands("b3", 4),
        2,
    ),
    Act(
        "three workers to own members",
        GROUPS,
        ("space/c3", "party/all", f"{HELD}space/b3"),
        stands("b3", 6),
        4,
    ),
    Act("a worker arrives", GROUPS, ("action/enter", "space/a5"), played("enter w a5"), 2),
    Act(
        "three workers arrive",
        GROUPS,
        ("action/enter", "party/more", "party/more", "space/a5"),
        played(*("enter w a5",) * 3),
        4,
    ),
    Act(
        "the leader arrives alone",
        BEGUN,
        ("action/enter", "party/leader", "space/a5"),
        played("enter l a5"),
        4,
    ),
    Act(
        "the leader arrives with two workers",
        BEGUN,
        ("action/enter", "party/more", "party/leader", "space/a5"),
        played("enter l a5", "enter w a5", "enter w a5"),
        4,
    ),
    Act("a worker arrives and walks on", GROUPS, ("action/enter", "space/c5"), stands("c5", 1), 2),
    Act(
        "a worker arrives and walks on to own members",
        GROUPS,
        ("action/enter", "space/b3"),
        stands("b3", 4),
        2,
    ),
    Act(
        "to a temple, and uncover there",
        GROUPS,
        ("space/c3", "space/a3", "here/dig"),
        played("dig a3"),
        3,
    ),
    Act(
        "uncover twice",
        GROUPS,
        ("space/b3", "here/dig", "here/dig"),
        played("dig b3", "dig b3"),
        3,
    ),
    Act("uncover, by the action first", GROUPS, ("action/dig", "space/b3"), played("dig b3"), 2),
    Act("guard a temple", GROUPS, ("space/c2", "here/guard"), played("guard c2"), 2),
    Act("recover a treasure", FINDS, ("space/b2", "here/recover"), played("recover b2"), 2),
    Act("found a camp", CAMPS, ("action/camp", "space/a3"), played("camp a3"), 2),
    Act(
        "take a secret path",
        GROUPS,
        ("action/shuttle", "space/c3", "space/a5"),
        played("shuttle w c3 a5"),
        3,
    ),
    Act(
        "exchange a treasure",
        GROUPS,
        ("action/exchange", "exchange/take/p2/7", "exchange/confirm"),
        played("exchange 0 p2 7"),
        3,
    ),
    Act("put down what is picked up", GROUPS, ("put-down",), picked(None), 1, ("space/c3",)),
    Act("another group instead", GROUPS, ("space/b5",), met("b5"), 2, ("space/c3",)),
    Act(
        "one hexagon on with another group instead",
        GROUPS,
        ("space/b5", "space/c5", "space/c5"),
        played("move w b5 c5"),
        3,
        ("space/c3",),
    ),
    Act(
        "another group after an order",
        GROUPS,
        ("space/b5",),
        lambda table: _chosen(table) == INDEX["b5"],
        2,
        ("space/c3", "space/c4"),
    ),
    Act("take back what three workers walked", GROUPS, ("tool/undo",), count(0), 6, THREE),
    Act("let them walk again", GROUPS, ("tool/redo",), count(6), 6, (*THREE, "tool/undo")),
    Act("take back a single step", GROUPS, (f"{HELD}tool/undo",), count(5), 1, THREE),
    Act("begin the turn anew", GROUPS, ("tool/restart",), at_its_beginning, 1, THREE),
    Act(
        "place a hexagon, turned once",
        DRAWN,
        ("space/b3", "rotate", "confirm"),
        played("tile b3 r1"),
        3,
    ),
    Act("bid 3", AUCTION, ("bid/more", "bid/more", "bid/place"), played("bid 3"), 3),
    Act("why a button is grey", BEGUN, ("action/guard",), told("None of your members"), None),
    Act("what the others did last", GROUPS, ("tool/menu", "dialog/repeat"), shown_again, 2),
    Act("end the turn with action points left", GROUPS, ("end-turn", "dialog/end"), next_seat, 2),
)
