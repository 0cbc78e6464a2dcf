"""Explanations of gears, spaces and plates, of the calendar and of days ahead."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from game.tzolkin.rules.actions import Action, Burn, Do, DoOn, Take
from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.gear_actions import actions_of_worker
from game.tzolkin.rules.play import apply, legal_actions, why_not
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS
from game.tzolkin.rules.state import (
    DUMMY,
    FREE,
    JUNGLE,
    OVER,
    PICKING,
    PLACING,
    TURN,
    WORKER,
    State,
)
from game.tzolkin.table import things
from game.tzolkin.table.explaining.explanation import Explanation, Viewer
from game.tzolkin.table.foresight import food_day
from game.tzolkin.table.foresight.ahead import (
    Outlook,
    WorkerAction,
    days_after,
    days_left,
    outlook,
    pushed_off,
    state_in_days,
)
from game.tzolkin.table.foresight.placing import Price, prices
from game.tzolkin.table.tray import describe_change
from game.tzolkin.words import calendar as words
from game.tzolkin.words import gears_and_tracks, names
from game.tzolkin.words.calendar import DAY_WORDS
from game.tzolkin.words.choices import in_days
from game.tzolkin.words.gears_and_tracks import BOARD_WORDS, describe_space
from game.tzolkin.words.goods import gained
from game.tzolkin.words.refusals import refusal_sentence
from game.tzolkin.words.tasks import HEADLINES, HINTS
from game.ui.sentence import Sentence, Words

# What a seat's workers could do some days later, with the goods and tiles of today.


def describe_waiting(state: State, seat: int, days: int) -> Iterator[Sentence]:
    """Tell where a seat's workers will stand in so many days, and what they could do there free."""
    for tooth, stands in enumerate(state.teeth):
        if stands == seat and days_left(state, tooth) > days:
            there = tooth + days
            yield words.does_there(there, _done(outlook(state, tooth, days), there))


def _done(seen: Outlook, tooth: int) -> Sentence:
    """Tell the action of the space itself, or else what can be reached from there for free."""
    gear, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
    free = [way for way in seen.actions if way.corn <= 0]
    if not free:
        return DAY_WORDS["nothing-to-do"]
    if space > board.HIGHEST_ACTION[gear]:
        return describe_space(tooth)
    own = next((way for way in free if (way.gear, way.number) == (gear, space)), None)
    if own:
        brought = what_comes(seen.before, own)
        return words.brings(brought) if brought else describe_space(tooth)
    return words.reaches(tuple((way.gear, way.number) for way in free))


def what_comes(before: State, way: WorkerAction) -> Words:
    """Return what an action brings; empty if it asks for more choices than a harvest."""
    if way.after.phase == JUNGLE:
        return _harvested(way.after)
    return describe_change(before, way.after) if way.after.phase == PICKING else ""


def _harvested(state: State) -> Sentence:
    """Return what can be harvested; burning is told only if no corn can be taken otherwise."""
    can = legal_actions(state)
    corn, wood = ([one for one in can if one == Take(wood=wood)] for wood in (False, True))
    burning = [one for one in can if isinstance(one, Burn)][:1] if not corn else []
    ways = [_taken(state, one) for one in (*corn, *wood)]
    ways += [words.burning_for(_taken(state, one)) for one in burning]
    return words.alternatives(tuple(ways))


def _taken(state: State, action: Action) -> Words:
    after = state.copy()
    apply(after, action)
    return gained(state, after, state.seat)


def explain_calendar(viewer: Viewer, _calendar: things.Calendar) -> Explanation:
    """Explain the calendar: the day that it shows, the next food day from there, and what the seat
    needs for that."""
    state, ahead = viewer.state, viewer.ahead
    day, left = food_day.food_day_from(state, ahead)
    unspoken = things.Temple(0) in viewer.hidden
    coming = words.food_day_alone(day, left) if unspoken else describe_food_day(state, ahead)
    told = [*([] if ahead else describe_feeding(state)), coming]
    if day:
        told.append(describe_needs(food_day.account(state, viewer.seat, day=day)))
    return Explanation(day_name(state, ahead), told)


def day_name(state: State, ahead: int) -> Sentence:
    """Return the name of the day that comes in so many days."""
    return HEADLINES["over"] if state.phase == OVER else words.day(state.days_passed + ahead + 1)


def describe_feeding(state: State) -> Iterator[Sentence]:
    """Tell that all have eaten, while a food day is being held."""
    if food_day.is_feeding_done(state):
        yield words.all_fed(state.food_days_done + 1)


def describe_food_day(state: State, ahead: int = 0) -> Sentence:
    """Return when the next food day is, seen so many days from now, and what it brings."""
    day, left = food_day.food_day_from(state, ahead)
    return words.food_day(day, left, day in FOOD_DAYS_WITH_GOODS) if day else DAY_WORDS["all-over"]


def describe_needs(own: food_day.Account) -> Sentence:
    """Return the corn that a seat needs on the next food day, and the corn that it has."""
    return words.needs(own.needs, own.has + own.harvest.corn, own.points_lost)


def explain_days_ahead(viewer: Viewer, ahead: things.Ahead) -> Explanation:
    """Explain the gears in some days."""
    days = ahead.days
    if not days:
        return Explanation(DAY_WORDS["today"])
    told = [*describe_waiting(viewer.state, viewer.seat, days), *describe_leaving(viewer, days)]
    return Explanation(in_days(days), told or [DAY_WORDS["nobody-left"]])


def describe_leaving(viewer: Viewer, days: int) -> Iterator[Sentence]:
    """Tell which workers are pushed off within so many days."""
    state = viewer.state
    for tooth in pushed_off(state, days):
        yield words.pushed_off_by_then(viewer.name(state.teeth[tooth]), tooth)


MOST_WAITING_DAYS = 3
"""The number of days of waiting that are told for an own worker."""


def explain_gear(viewer: Viewer, gear: things.Gear) -> Explanation:
    """Explain a gear, and what the next worker costs there."""
    number = gear.gear
    return Explanation(
        names.gear(number), [gears_and_tracks.describe_gear(number)], price_of(viewer, gear)
    )


def price_of(viewer: Viewer, thing: things.Thing) -> Words:
    """Return what placing the next worker costs, or why none can be placed.

    Empty unless the asking seat is to place workers.
    """
    if not viewer.is_to_act or viewer.state.phase not in (TURN, PLACING):
        return ""
    if not viewer.state.workers_in_hand[viewer.seat]:
        return HINTS["no-worker"]
    price = _prices(viewer.state).get(thing)
    return (
        gears_and_tracks.next_costs(price.corn, price.lacking) if price else BOARD_WORDS["no-space"]
    )


@lru_cache(maxsize=1)
def _prices(state: State) -> Mapping[things.Thing, Price]:
    """Return the prices everywhere: gears and spaces are told one by one."""
    return prices(state)


def explain_space(viewer: Viewer, space: things.Space) -> Explanation:
    """Explain a space, and who stands there on the day that is looked at, and for how long."""
    gear, number = board.GEAR_OF[space.tooth], board.SPACE_OF[space.tooth]
    told = gears_and_tracks.describe_space(space.tooth)
    left = what_is_left(viewer.state, gear, number)
    return Explanation(names.tooth(space.tooth), [told, *left, *_who(viewer, space.tooth)])


def what_is_left(state: State, gear: int, number: int) -> list[Sentence]:
    """Return that an action is used up, and what it brings still; nothing of any other one."""
    if not state.is_used_up(gear, number):
        return []
    return [BOARD_WORDS["skull-here" if gear == board.CHICHEN else "no-tile"]]


def _who(viewer: Viewer, tooth: int) -> Iterator[Sentence]:
    state, ahead = viewer.state, max(0, viewer.ahead)  # gears that turn may be a day behind
    seat = state_in_days(state, ahead).teeth[tooth] if ahead else state.teeth[tooth]
    if seat == DUMMY:
        yield BOARD_WORDS["dummy"]
    elif seat != FREE:
        today = tooth - ahead
        yield _stays(state, today, viewer.name(seat))
        if seat == viewer.seat:
            yield from describe_outlook(state, today, ahead)


def _stays(state: State, tooth: int, player: str) -> Sentence:
    """Tell how long a worker stays on the gears."""
    days = days_left(state, tooth)
    if days > days_after(state):
        return gears_and_tracks.stands_to_the_end(player)
    return gears_and_tracks.stands_for(player, days)


def describe_outlook(state: State, tooth: int, first: int = 0) -> Iterator[Sentence]:
    """Tell what an own worker could do after so many days and the following ones.

    ``first`` is the first number of days; the goods are those of today.
    """
    least = min(days_left(state, tooth), days_after(state) + 1)
    for days in range(first, min(first + MOST_WAITING_DAYS + 1, least)):
        ways = outlook(state, tooth, days).actions
        yield gears_and_tracks.could_do(
            days, tuple((way.gear, way.number, way.corn) for way in ways)
        )


def explain_plate(viewer: Viewer, plate: things.Plate) -> Explanation:
    """Explain an action; while a worker is to act, add its cost or why he cannot take it."""
    name, told = action_of(plate)
    left = what_is_left(viewer.state, plate.gear, plate.number)
    return Explanation(name, [told, *left], price_of_plate(viewer, plate))


def action_of(plate: things.Plate) -> tuple[Sentence, Sentence]:
    """Return the name of an action and what it does, which are the same in every position."""
    gear, number = plate.gear, plate.number
    every = number > board.HIGHEST_ACTION[gear]
    describe = gears_and_tracks
    told = describe.any_action(gear) if every else describe.describe_action(gear, number)
    return names.action_name(gear, number), told


def price_of_plate(viewer: Viewer, plate: things.Plate) -> Words:
    """Return what an action costs the worker who is to act, or why he cannot take it; else ""."""
    gear, number = plate.gear, plate.number
    if number > board.HIGHEST_ACTION[gear]:
        return ""
    acts = viewer.is_to_act and viewer.state.phase == WORKER
    return _price_of_action(viewer.state, gear, number) if acts else ""


def _price_of_action(state: State, gear: int, number: int) -> Words:
    own, space = state.phase_args
    if gear != own and gear == board.CHICHEN:
        return gears_and_tracks.out_of_reach(own, space)
    action: Action = Do.of(number) if gear == own else DoOn.of(gear, number)
    if action not in _legal(state):
        error = why_not(state, action)
        return refusal_sentence(error.message) if error else ""
    corn = dict(actions_of_worker(state, gear, space))[number]
    if corn < 0:
        return gears_and_tracks.reach_brings(-corn)
    return gears_and_tracks.reach_costs(corn) if corn else BOARD_WORDS["reached"]


@lru_cache(maxsize=1)
def _legal(state: State) -> Collection[Action]:
    """Return what can be done: all actions are told one by one."""
    return frozenset(legal_actions(state))


def explain_start_space(viewer: Viewer, space: things.StartSpace) -> Explanation:
    """Explain the starting-player space."""
    state = viewer.state
    told = [BOARD_WORDS["start-told"], gears_and_tracks.on_calendar(state.calendar_corn)]
    if state.start_space != board.NONE:
        told.append(gears_and_tracks.stands_here(viewer.name(state.start_space)))
    return Explanation(BOARD_WORDS["start"], told, price_of(viewer, space))


def explain_quick_spaces(viewer: Viewer, spaces_: things.QuickSpaces) -> Explanation:
    """Explain the quick action in force."""
    state = viewer.state
    if not state.options.quick_actions:
        return Explanation(BOARD_WORDS["quick"])
    told = [BOARD_WORDS["quick-told"], gears_and_tracks.quick_free(state.quick_spaces.count(FREE))]
    there = (seat for seat in state.quick_spaces if seat not in (FREE, DUMMY))
    told += [gears_and_tracks.stands_here(viewer.name(seat)) for seat in there]
    return Explanation(
        gears_and_tracks.quick_action(state.current_quick_tile()), told, price_of(viewer, spaces_)
    )
