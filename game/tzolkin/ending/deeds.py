"""What everybody did in a match: actions by gear, corn for workers, feats."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.outcome import Page, Row
from game.tzolkin.rules.actions import (
    Action,
    Advance,
    Beg,
    Do,
    DoOn,
    Mercy,
    Place,
    PlaceQuick,
    PlaceStart,
)
from game.tzolkin.rules.data.board import GEARS, TRACKS
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.words.ending import WORDS
from game.tzolkin.words.names import gear
from game.ui.sentence import Words


@dataclass
class Deeds:
    """What one seat did.

    Attributes:
        actions: done, by gear.
        placed: workers, and the corn that they cost.
        corn: that placing cost.
        learnt: levels of technologies, however they came: paid, free, by tiles.
        begged: how often.
        returned: workers who were pushed off without an action.
        hurried: how often two days passed at once.
    """

    actions: Counter[int] = field(default_factory=Counter)
    placed: int = 0
    corn: int = 0
    learnt: int = 0
    begged: int = 0
    returned: int = 0
    hurried: int = 0


def deeds_of(match: TzolkinMatch) -> list[Deeds]:
    """What every seat did."""
    deeds = [Deeds() for _seat in range(match.setup.seats)]
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        _count(deeds[before.seat], before, action, after)
        for seat, own in enumerate(deeds):
            own.learnt += _learnt(before.techs, after.techs, seat)
        for tooth in pushed_off(before, after.tooth - before.tooth):
            deeds[before.teeth[tooth]].returned += 1
    return deeds


def _count(own: Deeds, before: State, action: Action, after: State) -> None:
    match action:
        case Do():
            own.actions[before.about[0]] += 1
        case DoOn(gear=number):
            own.actions[number] += 1
        case Place() | PlaceStart() | PlaceQuick() | Mercy():
            own.placed += 1
            own.corn += before.corn[before.seat] - after.corn[before.seat]
        case Beg():
            own.begged += 1
        case Advance(days=days):
            own.hurried += days - 1


def _learnt(before: Sequence[int], after: Sequence[int], seat: int) -> int:
    """Levels that a seat has more; one that it has less does not count against them."""
    own = slice(len(TRACKS) * seat, len(TRACKS) * (seat + 1))
    return sum(max(0, now - was) for was, now in zip(before[own], after[own], strict=True))


def deeds_page(match: TzolkinMatch) -> Page:
    """The page of the results that tells of it."""
    deeds = deeds_of(match)
    gears: list[Row] = [
        (gear(number), [str(one.actions[number]) for one in deeds]) for number in range(len(GEARS))
    ]
    return Page("deeds", WORDS["feats"], [gears, _feats(deeds)])


def _feats(deeds: Sequence[Deeds]) -> list[Row]:
    told: list[tuple[Words, Callable[[Deeds], int]]] = [
        (WORDS["placed"], lambda one: one.placed),
        (WORDS["corn-paid"], lambda one: one.corn),
        (WORDS["levels-learnt"], lambda one: one.learnt),
        (WORDS["begged"], lambda one: one.begged),
        (WORDS["pushed-off"], lambda one: one.returned),
        (WORDS["two-days"], lambda one: one.hurried),
    ]
    return [(label, [str(tell(one)) for one in deeds]) for label, tell in told]
