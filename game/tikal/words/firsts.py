"""What is new in a first game of Tikal, a line for each thing (tikal-rules)."""

from collections.abc import Callable

from game.lessons.firsts import First
from game.tikal.rules.actions import (
    Action,
    Bid,
    EstablishCamp,
    Exchange,
    Move,
    PlaceGuard,
    PlaceTile,
    Recover,
    Uncover,
)
from game.tikal.rules.components import KINDS, TEMPLE, TREASURE
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.turn import is_final_round
from game.ui.i18n import gettext as _

Comes = Callable[[State, Action, State], bool]


def firsts() -> list[First]:
    """What comes up least often before all else; what a turn is for before what is laid."""
    return [
        First(
            "final",
            _("The last hexagon lies: everybody has ten AP once more and scores. That is the end."),
            lambda before, _action, after: is_final_round(after) and not before.queue,
        ),
        First(
            "volcano",
            _(
                "A volcano: everybody has ten AP now and scores at once, whoever has it first. "
                "Then it is laid, and nobody may enter it."
            ),
            lambda before, _action, after: bool(after.queue) and not before.queue,
        ),
        First(
            "guard",
            _(
                "A guard: this temple is that player's for good, with this number. His other "
                "members there have left the game."
            ),
            _is(PlaceGuard),
        ),
        First(
            "exchange",
            _("An exchange: a single treasure for a single one, 3 AP. Nobody can refuse."),
            _is(Exchange),
        ),
        First(
            "camp",
            _(
                "A camp: its owner's members arrive there, too, and take the secret path between "
                "it and the base camp, for 1 AP each."
            ),
            _is(EstablishCamp),
        ),
        First(
            "together",
            _(
                "Two players at one temple: in a scoring it pays only the strongest, and nobody "
                "in a tie. A worker counts 1, the leader 3."
            ),
            _meet,
        ),
        First(
            "recover",
            _("Treasures lie open: in each scoring one of a kind pays 1 point, two 3, three 6."),
            _is(Recover),
        ),
        First(
            "uncover",
            _(
                "One level uncovered, 2 AP: the temple pays one point more. Two levels a turn at "
                "most; the second needs a second member."
            ),
            _is(Uncover),
        ),
        First(
            "points",
            _(
                "Ten action points for a turn: members arrive, walk, uncover. What is left when "
                "it ends is lost."
            ),
            _is(PlaceTile),
        ),
        First(
            "ruins",
            _(
                "Ruins with a treasure for each mask: a member there recovers one for 3 AP. Two a "
                "turn at most; the second needs a second member."
            ),
            _lays(TREASURE),
        ),
        First(
            "temple",
            _("A temple: in each scoring it pays its number to whoever is strongest there."),
            _lays(TEMPLE),
        ),
        First(
            "auction",
            _(
                "Points are money here: whoever bids most pays that, takes a hexagon of his "
                "choice, and has the turn."
            ),
            _is(Bid),
        ),
    ]


def _is(kind: type[Action]) -> Comes:
    return lambda _before, action, _after: isinstance(action, kind)


def _lays(kind: str) -> Comes:
    return lambda before, action, _after: (
        isinstance(action, PlaceTile) and before.hand != NONE and KINDS[before.hand] == kind
    )


def _meet(before: State, action: Action, after: State) -> bool:
    """Somebody comes to a temple where others are."""
    if not isinstance(action, Move) or not after.value[action.space]:
        return False
    others = (members for seat, members in enumerate(after.members) if seat != before.seat)
    return any(members.get(action.space) for members in others)
