"""Notes on what happens for the first time in a first game (docs/rules-tikal.md)."""

from collections.abc import Callable, Mapping
from typing import Final

from game.lessons.learnt import FirstTimeHint
from game.tikal.rules import actions
from game.tikal.rules.components import HEXAGON_KINDS, TEMPLE, TREASURE
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE
from game.tikal.rules.turns import is_final_round
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

Condition = Callable[[View, actions.Action, View], bool]


def firsts() -> list[FirstTimeHint]:
    """Return all notes, the rarest first; those on a turn's aim come before those on hexagons."""
    return [FirstTimeHint(id, _WORDS[id], comes) for id, comes in _COMES.items()]


def _is(kind: type[actions.Action]) -> Condition:
    return lambda _before, action, _after: isinstance(action, kind)


def _lays(kind: str) -> Condition:
    return lambda before, action, _after: (
        isinstance(action, actions.PlaceTile)
        and before.hand != NONE
        and HEXAGON_KINDS[before.hand] == kind
    )


def _meet(before: View, action: actions.Action, after: View) -> bool:
    """Return whether a member moves to a temple where another seat has members."""
    if not isinstance(action, actions.Move) or not after.value[action.space]:
        return False
    others = (members for seat, members in enumerate(after.members) if seat != before.seat)
    return any(members.get(action.space) for members in others)


def _ends(before: View, _action: actions.Action, after: View) -> bool:
    """Return whether the action starts the final scoring round."""
    return is_final_round(after) and not before.scoring_queue


def _erupts(before: View, _action: actions.Action, after: View) -> bool:
    """Return whether the action starts a scoring round."""
    return bool(after.scoring_queue) and not before.scoring_queue


_COMES: Final[Mapping[str, Condition]] = {
    "final": _ends,
    "volcano": _erupts,
    "guard": _is(actions.PlaceGuard),
    "exchange": _is(actions.Exchange),
    "camp": _is(actions.EstablishCamp),
    "together": _meet,
    "recover": _is(actions.Recover),
    "uncover": _is(actions.Uncover),
    "points": _is(actions.PlaceTile),
    "ruins": _lays(TREASURE),
    "temple": _lays(TEMPLE),
    "auction": _is(actions.Bid),
}
"""The conditions under which each note comes up, the rarest first."""

_WORDS: Final = phrases(
    __name__,
    {
        "final": N_(
            "The last hexagon lies: everybody has ten AP once more and scores. That is the end."
        ),
        "volcano": N_(
            "A volcano: everybody has ten AP now and scores at once, whoever has it first. "
            "Then it is laid, and nobody may enter it."
        ),
        "guard": N_(
            "A guard: this temple is that player's for good, with this number. His other "
            "members there have left the game."
        ),
        "exchange": N_("An exchange: a single treasure for a single one, 3 AP. Nobody can refuse."),
        "camp": N_(
            "A camp: its owner's members arrive there, too, and take the secret path between "
            "it and the base camp, for 1 AP each."
        ),
        "together": N_(
            "Two players at one temple: in a scoring it pays only the strongest, and nobody "
            "in a tie. A worker counts 1, the leader 3."
        ),
        "recover": N_(
            "Treasures lie open: in each scoring one of a kind pays 1 point, two 3, three 6."
        ),
        "uncover": N_(
            "One level uncovered, 2 AP: the temple pays one point more. Two levels a turn at "
            "most; the second needs a second member."
        ),
        "points": N_(
            "Ten action points for a turn: members arrive, walk, uncover. What is left when "
            "it ends is lost."
        ),
        "ruins": N_(
            "Ruins with a treasure for each mask: a member there recovers one for 3 AP. Two a "
            "turn at most; the second needs a second member."
        ),
        "temple": N_("A temple: in each scoring it pays its number to whoever is strongest there."),
        "auction": N_(
            "Points are money here: whoever bids most pays that, takes a hexagon of his "
            "choice, and has the turn."
        ),
    },
)
"""The words of each note."""
