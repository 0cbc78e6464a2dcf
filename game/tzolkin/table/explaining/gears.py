"""Gears, their spaces and plates, and the two boards beside them (sections 5 to 7, 17)."""

from collections.abc import Iterator

from game.tzolkin.rules.actions import Action, Do, DoOn
from game.tzolkin.rules.data.board import ACTIONS, CHICHEN, NONE
from game.tzolkin.rules.effects.spaces import ways_of
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.refusal import why_not
from game.tzolkin.rules.state import DUMMY, FREE, PLACING, TURN, WORKER, State
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight.ahead import days_left, in_days, outlook
from game.tzolkin.table.foresight.placing import prices
from game.tzolkin.table.things import Gear, Plate, QuickSpaces, Space, StartSpace, Thing
from game.tzolkin.words import names, spaces, spots
from game.tzolkin.words.asking import HINTS
from game.tzolkin.words.messages.refusals import refused
from game.tzolkin.words.spots import SPOTS
from game.ui.sentence import Sentence, Words

WAITS = 3
"""The number of days of waiting that are told for an own worker."""


def of_gear(asked: Asker, gear: Gear) -> Explanation:
    """Explain a gear, and what the next worker costs there."""
    number = gear.gear
    return Explanation(names.gear(number), [spaces.describe_gear(number)], price_of(asked, gear))


def price_of(asked: Asker, thing: Thing) -> Words:
    """Return what placing the next worker costs, or why none can be placed.

    Empty unless the asking seat is to place workers.
    """
    if not asked.acts or asked.state.phase not in (TURN, PLACING):
        return ""
    if not asked.state.hand[asked.seat]:
        return HINTS["no-worker"]
    price = prices(asked.state).get(thing)
    return spots.next_costs(price.corn, price.lacking) if price else SPOTS["no-space"]


def of_space(asked: Asker, space: Space) -> Explanation:
    """Explain a space, and who stands there on the day that is looked at, and for how long."""
    told = [spaces.describe_space(space.tooth), *_who(asked, space.tooth)]
    return Explanation(names.tooth(space.tooth), told)


def _who(asked: Asker, tooth: int) -> Iterator[Sentence]:
    state, ahead = asked.state, asked.ahead
    seat = in_days(state, ahead).teeth[tooth] if ahead else state.teeth[tooth]
    if seat == DUMMY:
        yield SPOTS["dummy"]
    elif seat != FREE:
        today = tooth - ahead
        yield spots.stands_for(asked.name(seat), days_left(state, today))
        if seat == asked.seat:
            yield from if_i_wait(state, today, ahead)


def if_i_wait(state: State, tooth: int, first: int = 0) -> Iterator[Sentence]:
    """Tell what an own worker could do after so many days and the following ones.

    ``first`` is the first number of days; the goods are those of today.
    """
    for days in range(first, min(first + WAITS + 1, days_left(state, tooth))):
        ways = outlook(state, tooth, days).ways
        yield spots.could_do(days, tuple((way.gear, way.number, way.corn) for way in ways))


def of_plate(asked: Asker, plate: Plate) -> Explanation:
    """Explain an action; while a worker is to act, add its cost or why he cannot take it."""
    gear, number = plate.gear, plate.number
    if number > ACTIONS[gear]:
        return Explanation(names.action(gear, number), [spaces.any_action(gear)])
    price: Words = ""
    if asked.acts and asked.state.phase == WORKER:
        price = _price_of_action(asked.state, gear, number)
    return Explanation(names.action(gear, number), [spaces.describe_action(gear, number)], price)


def _price_of_action(state: State, gear: int, number: int) -> Words:
    own, space = state.about
    if gear != own and gear == CHICHEN:
        return spots.out_of_reach(own, space)
    action: Action = Do.of(number) if gear == own else DoOn.of(gear, number)
    if action not in legal_actions(state):
        error = why_not(state, action)
        return refused(error.message) if error else ""
    corn = dict(ways_of(state, gear, space))[number]
    if corn < 0:
        return spots.reach_brings(-corn)
    return spots.reach_costs(corn) if corn else SPOTS["reached"]


def of_start(asked: Asker, space: StartSpace) -> Explanation:
    """Explain the starting-player space."""
    state = asked.state
    told = [SPOTS["start-told"], spots.on_calendar(state.teeth_corn)]
    if state.start_space != NONE:
        told.append(spots.stands_here(asked.name(state.start_space)))
    return Explanation(SPOTS["start"], told, price_of(asked, space))


def of_quick(asked: Asker, spaces_: QuickSpaces) -> Explanation:
    """Explain the quick action in force."""
    state = asked.state
    if not state.options.quick_actions:
        return Explanation(SPOTS["quick"])
    told = [SPOTS["quick-told"], spots.quick_free(state.quick_board.count(FREE))]
    return Explanation(spots.quick_action(state.quick_tile()), told, price_of(asked, spaces_))
