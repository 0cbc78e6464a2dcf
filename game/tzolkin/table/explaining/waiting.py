"""What own workers could do some days on, with the goods of today and what lies there now."""

from collections.abc import Iterator

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import Action, Burn, Take
from game.tzolkin.rules.data.board import ACTIONS, GEAR_OF, SPACE_OF
from game.tzolkin.rules.state import JUNGLE, PICKING, State
from game.tzolkin.table.foresight.ahead import Outlook, Way, days_left, outlook
from game.tzolkin.table.tray.choice import told_of_change
from game.tzolkin.words import days as words
from game.tzolkin.words.changes import gained
from game.tzolkin.words.days import DAYS
from game.tzolkin.words.spaces import space_told
from game.ui.sentence import Sentence, Words


def waiting_told(state: State, seat: int, days: int) -> Iterator[Sentence]:
    """The spaces of a seat's workers in so many days, and what can be done there for nothing."""
    for tooth, stands in enumerate(state.teeth):
        if stands == seat and days_left(state, tooth) > days:
            there = tooth + days
            yield words.does_there(there, _done(outlook(state, tooth, days), there))


def _done(seen: Outlook, tooth: int) -> Sentence:
    """The action of the space itself, or what else can be done from there for nothing."""
    gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
    free = [way for way in seen.ways if way.corn <= 0]
    if not free:
        return DAYS["nothing-to-do"]
    if space > ACTIONS[gear]:
        return space_told(tooth)
    own = next((way for way in free if (way.gear, way.number) == (gear, space)), None)
    if own:
        brought = _brought(seen.before, own)
        return words.brings(brought) if brought else space_told(tooth)
    return words.reaches(tuple((way.gear, way.number) for way in free))


def _brought(before: State, way: Way) -> Words:
    """What an action brings; empty where more is asked than what is taken of the jungle."""
    if way.after.phase == JUNGLE:
        return _harvested(way.after)
    return told_of_change(before, way.after) if way.after.phase == PICKING else ""


def _harvested(state: State) -> Sentence:
    """What there is to be taken; of burning only where corn is not to be had otherwise."""
    can = legal_actions(state)
    corn, wood = ([one for one in can if one == Take(wood=wood)] for wood in (False, True))
    burning = [one for one in can if isinstance(one, Burn)][:1] if not corn else []
    ways = [_taken(state, one) for one in (*corn, *wood)]
    ways += [words.burning_for(_taken(state, one)) for one in burning]
    return words.either(tuple(ways))


def _taken(state: State, action: Action) -> Words:
    after = state.copy()
    apply(after, action)
    return gained(state, after, state.seat)
