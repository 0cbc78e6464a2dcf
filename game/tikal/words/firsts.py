"""The help of a first game: a line before the first decision on everything (docs/lessons.md)."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Final

from game.lessons.learnt import FirstTimeHint
from game.tikal.rules import actions
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import (
    ACTION_POINTS,
    HEXAGON_KINDS,
    JUNGLE,
    TEMPLE,
    TREASURE,
    VOLCANO,
)
from game.tikal.rules.hidden import View, next_letter
from game.tikal.rules.play import legal_actions
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, NONE, PLACE
from game.tikal.rules.turns import is_final_round, rounds_scored, scoring_rounds
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

Condition = Callable[[View], bool]
About = Callable[[View], Collection[str]]
Kinds = tuple[type[actions.Action], ...]

_WORTH_GUARDING: Final = 4
"""The number of a temple from which its guard is spoken of."""
_ROUNDS_BEFORE_CAMPS: Final = 3
"""The hexagons of each seat that lie before camps are spoken of: then ways get long."""


_LOOKS: Final = "reach", "majorities", "scored", "camps", "volcano"
"""The other ways to look at the map, by the ids of their buttons."""


def firsts() -> list[FirstTimeHint]:
    """Return the help for everything, the most urgent first."""
    return [FirstTimeHint(id, _WORDS[id], *when, _ABOUT[id]) for id, when in _WHEN.items()]


@lru_cache(maxsize=1)
def _kinds(view: View) -> frozenset[type[actions.Action]]:
    """Return the kinds of actions that may be done in a view."""
    return frozenset(map(type, legal_actions(view)))


def _may(kind: type[actions.Action]) -> Condition:
    """Return whether such an action may be done while action points are spent."""
    return lambda view: view.phase == ACT and kind in _kinds(view)


def _lays(kind: str) -> Condition:
    """Return whether a hexagon of a kind is to be laid."""
    return lambda view: view.phase == PLACE and HEXAGON_KINDS[view.hand] == kind


def _scores_last(view: View) -> bool:
    return bool(view.ap) and is_final_round(view)


def _scores(view: View) -> bool:
    return bool(view.ap and view.scoring_queue) and not is_final_round(view)


def _next_volcano_ends(view: View) -> bool:
    """Return whether one scoring is left, which has not begun, and which a volcano brings: so it
    is in a short game with volcanoes enough."""
    rounds = scoring_rounds(view)
    is_next = rounds_scored(view) == rounds - 1 and not view.scoring_queue
    return is_next and rounds <= view.variant.volcanoes and view.phase in (PLACE, ACT)


def _begins(view: View) -> bool:
    """Return whether it is the first decision of a seat that has nobody on the board."""
    nobody = not view.members[view.seat] and not view.scorings
    return nobody and view.phase in (PLACE, AUCTION) and view.drawn <= view.seats


def _first_member(view: View) -> bool:
    return not view.members[view.seat] and _may(actions.Enter)(view)


def _stack_counts(view: View) -> bool:
    """Return whether a hexagon is to be laid after the first round, and the next one is known by
    its letter."""
    return view.phase == PLACE and view.drawn > view.seats and next_letter(view) is not None


def _knows_a_round(view: View) -> bool:
    return view.phase == ACT and view.drawn > view.seats


def _would_be_paid(view: View) -> bool:
    return view.phase == ACT and breakdown(view, view.seat).total > 0


def _far_from_camp(view: View) -> bool:
    return view.drawn > _ROUNDS_BEFORE_CAMPS * view.seats and _may(actions.EstablishCamp)(view)


# The spaces that a line is about. It comes while there is one, and the best is ringed.

Spaces = Callable[[View], Iterator[int]]


def _sites(kind: type[actions.Uncover | actions.Recover | actions.PlaceGuard]) -> Spaces:
    """Return the spaces on which such an action may be done."""
    return lambda view: (one.space for one in legal_actions(view) if isinstance(one, kind))


def _worth_a_guard(view: View) -> Iterator[int]:
    """Yield the temples on which a guard may stand, and that are worth one."""
    if max(view.value) >= _WORTH_GUARDING:
        guarded = _sites(actions.PlaceGuard)(view)
        yield from (one for one in guarded if view.value[one] >= _WORTH_GUARDING)


def _shared_temples(view: View) -> Iterator[int]:
    """Yield the temples without a guard where members of the seat and of another one stand."""
    others = [members for seat, members in enumerate(view.members) if seat != view.seat]
    for space in view.members[view.seat]:
        if view.value[space] and view.guard[space] == NONE and any(space in one for one in others):
            yield space


def _empty_temples(view: View) -> Iterator[int]:
    """Yield the temples with neither members nor a guard, once the seat has members."""
    held = {space for one in view.members for space in one}
    if view.members[view.seat]:
        for space, value in enumerate(view.value):
            if value and view.guard[space] == NONE and space not in held:
                yield space


def _has_one(spaces: Spaces) -> Condition:
    """Return whether there is such a space while action points are spent."""
    return lambda view: view.phase == ACT and any(True for _one in spaces(view))


def _best(spaces: Spaces) -> About:
    """Return the space of these with the greatest number."""
    return lambda view: [
        f"space/{NAMES[space]}"
        for space in sorted(spaces(view), key=view.value.__getitem__, reverse=True)[:1]
    ]


def _always(*ids: str) -> About:
    """Return what is always meant, wherever it lies."""
    return lambda _view: ids


def _own_plate(view: View) -> Collection[str]:
    return [f"seat/{view.seat}"]


_WHEN: Final[dict[str, tuple[Condition, Kinds]]] = {
    "final": (_scores_last, (actions.EndTurn,)),
    "volcano": (_scores, (actions.EndTurn,)),
    "lay-volcano": (_lays(VOLCANO), (actions.PlaceTile,)),
    "one-left": (_next_volcano_ends, ()),
    "goal": (_begins, (actions.PlaceTile,)),
    "auction": (lambda view: view.phase == AUCTION, (actions.Bid, actions.Pass)),
    "choose": (lambda view: view.phase == CHOOSE, (actions.Choose,)),
    "place": (lambda view: view.phase == PLACE and HEXAGON_KINDS[view.hand] != VOLCANO, ()),
    "temple": (_lays(TEMPLE), ()),
    "ruins": (_lays(TREASURE), ()),
    "jungle": (_lays(JUNGLE), ()),
    "stack": (_stack_counts, ()),
    "points": (lambda view: view.phase == ACT and view.ap == ACTION_POINTS, ()),
    "enter": (_first_member, (actions.Enter,)),
    "uncover": (_may(actions.Uncover), (actions.Uncover,)),
    "recover": (_may(actions.Recover), (actions.Recover,)),
    "exchange": (_may(actions.Exchange), (actions.Exchange,)),
    "guard": (_has_one(_worth_a_guard), (actions.PlaceGuard,)),
    "together": (_has_one(_shared_temples), ()),
    "alone": (_has_one(_empty_temples), ()),
    "camp": (_far_from_camp, (actions.EstablishCamp,)),
    "walk": (_may(actions.Move), (actions.Move,)),
    "payout": (_would_be_paid, ()),
    "final-sign": (lambda view: view.phase == ACT and 0 < view.ap < ACTION_POINTS, ()),
    "looks": (_knows_a_round, ()),
    "end": (lambda view: view.phase == ACT and not view.ap, (actions.EndTurn,)),
}
"""When each line comes, and what needs no line any more once it is done; the most urgent first."""

_ABOUT: Final[dict[str, About]] = {
    "final": _always("end-turn"),
    "volcano": _always("end-turn"),
    "lay-volcano": _always("context"),
    "one-left": _always("stock"),
    "goal": _own_plate,
    "auction": _always("bid/place"),
    "choose": _always("context"),
    "place": _always("context"),
    "temple": _always("context"),
    "ruins": _always("context"),
    "jungle": _always("context"),
    "stack": _always("stock"),
    "points": _always("points"),
    "enter": _always("action/enter"),
    "uncover": _best(_sites(actions.Uncover)),
    "recover": _best(_sites(actions.Recover)),
    "exchange": _always("action/exchange"),
    "guard": _best(_worth_a_guard),
    "together": _best(_shared_temples),
    "alone": _best(_empty_temples),
    "camp": _always("action/camp"),
    "walk": _always("action/move"),
    "payout": _own_plate,
    "final-sign": _always("end-turn"),
    "looks": _always("look", *(f"look/{name}" for name in _LOOKS)),
    "end": _always("end-turn"),
}
"""What each line speaks of: spaces, buttons, parts of the table."""

_WORDS: Final = phrases(
    __name__,
    {
        "final": N_(
            "The game ends after this scoring. Uncover your temples and recover treasures now. "
            "Then they pay you."
        ),
        "volcano": N_(
            "A volcano! This turn ends with your scoring. Uncover your temples now. Send single "
            "workers to empty ones."
        ),
        "lay-volcano": N_("Now lay the volcano. Nobody can walk over it."),
        "one-left": N_("One scoring is left. The next volcano brings it. Then the game ends."),
        "goal": N_(
            "Most points win. When a volcano comes, your temples and your treasures pay you."
        ),
        "auction": N_(
            "You bid for the next turn. Points are your money. The highest bid pays and plays."
        ),
        "choose": N_("Choose the hexagon that you want to lay."),
        "place": N_("Lay the hexagon next to others. At least one stone must join it to them."),
        "temple": N_("A temple. It pays its number to the one who is strongest there."),
        "ruins": N_("Treasures lie here, one for each mask. Lay them where you get there first."),
        "jungle": N_("Jungle. A camp can stand on it later."),
        "stack": N_(
            "Hexagons come letter by letter, the red one next. The number tells how many are left."
        ),
        "points": N_(
            "You have ten action points (AP) for this turn. What you do not spend is lost."
        ),
        "enter": N_("Bring in your first member at the base camp. It costs 1 AP."),
        "uncover": N_(
            "Your member can uncover the ringed temple for 2 AP. It pays one point more then."
        ),
        "recover": N_(
            "Your member can take a treasure in the ringed place for 3 AP. One of a kind pays 1 "
            "point. Two pay 3, three pay 6."
        ),
        "exchange": N_(
            "You can swap one single treasure for theirs, for 3 AP. They cannot refuse. Pairs "
            "pay more."
        ),
        "guard": N_(
            "You can guard the ringed temple for 5 AP. From then on it pays only you. Your other "
            "members there leave the game."
        ),
        "together": N_(
            "You share the ringed temple. Numbers beside members are strengths: a worker counts "
            "1, a leader 3. Only the strongest is paid, nobody in a tie."
        ),
        "alone": N_(
            "Nobody is at the ringed temple. One worker is enough there to be the strongest. Hold "
            "many temples that way."
        ),
        "camp": N_(
            "Is the base camp far away? You can set up a camp for 5 AP. Your members can come "
            "in there too."
        ),
        "walk": N_(
            "Choose Move, then who walks, then where to. A step costs 1 AP for each stone on "
            "the path."
        ),
        "payout": N_(
            "The wreath on your plate tells what a scoring would pay you now. Others have one too."
        ),
        "final-sign": N_("What a button with a crossed arrow does cannot be undone."),
        "looks": N_(
            "The ringed buttons show the map in other ways. Hold one to read what it tells."
        ),
        "end": N_("Your action points are spent. End your turn."),
    },
)
