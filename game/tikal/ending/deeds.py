"""What everybody did in a match: action points by action, the best temple, the longest walk."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.outcome import Page, Row
from game.tikal.rules.actions import END_TURN, Action, Move, Recover, Uncover
from game.tikal.rules.board import NAMES
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import ACT, State
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.verbs import VERBS
from game.tikal.words.ending import WORDS, best_temple
from game.ui.sentence import Words

_UNUSED = END_TURN.verb


@dataclass
class Deeds:
    """What one seat did.

    Attributes:
        ap: action points by the verb of the notation; those that were lost by "end".
        temple: the most that one temple paid at once, and where.
        walk: the most hexagons that one member walked in a row.
        levels, treasures: how many were uncovered and recovered.
    """

    ap: Counter[str] = field(default_factory=Counter)
    temple: tuple[int, int] = (0, 0)
    walk: int = 0
    levels: int = 0
    treasures: int = 0


def deeds_of(match: TikalMatch) -> list[Deeds]:
    """What every seat did."""
    deeds = [Deeds() for _seat in range(match.setup.seats)]
    walking: tuple[object, ...] = ()
    steps = 0
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        own = deeds[before.seat]
        if before.phase == ACT:
            own.ap[action.verb] += _spent(before, action, after)
        own.levels += isinstance(action, Uncover)
        own.treasures += isinstance(action, Recover)
        if action is END_TURN and before.queue:
            own.temple = max([own.temple, *_paid(before)])
        if isinstance(action, Move):
            goes_on = walking == (before.seat, action.member, action.origin)
            steps = steps + 1 if goes_on else 1
            walking = (before.seat, action.member, action.space)
            own.walk = max(own.walk, steps)
        else:
            walking = ()
    return deeds


def _spent(before: State, action: Action, after: State) -> int:
    """The action points that an action took, or that were lost."""
    return before.ap if action is END_TURN else before.ap - after.ap


def _paid(state: State) -> list[tuple[int, int]]:
    """What each temple pays the seat that scores."""
    return [(points, space) for space, points in breakdown(state, state.seat).temples]


def pages_of(match: TikalMatch) -> list[Page]:
    """The pages of the results that tell of it."""
    deeds = deeds_of(match)
    spent = {verb: [one.ap[verb] for one in deeds] for verb in (*VERBS, _UNUSED)}
    labels = {verb: row.label for verb, row in VERBS.items()} | {_UNUSED: WORDS["unused"]}
    by_action: list[Row] = [
        (labels[verb], [str(ap) for ap in counts]) for verb, counts in spent.items() if any(counts)
    ]
    return [
        Page("spent", WORDS["action-points"], [by_action]),
        Page("deeds", WORDS["feats"], [_feats(deeds)]),
    ]


def _feats(deeds: Sequence[Deeds]) -> list[Row]:
    told: list[tuple[Words, Callable[[Deeds], Words]]] = [
        (WORDS["best-temple"], _best_temple),
        (WORDS["longest-walk"], lambda one: str(one.walk)),
        (WORDS["levels-uncovered"], lambda one: str(one.levels)),
        (WORDS["treasures-recovered"], lambda one: str(one.treasures)),
    ]
    return [(label, [tell(one) for one in deeds]) for label, tell in told]


def _best_temple(one: Deeds) -> Words:
    points, space = one.temple
    if not points:
        return "–"
    return best_temple(points, NAMES[space])
