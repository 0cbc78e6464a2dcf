"""The steps of a plan: what their actions are, what they bring, and what they are about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.core.message import HiddenInformation
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.placing import tooth_for_next_worker
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.things import Thing
from game.tzolkin.words import goods, plans
from game.tzolkin.words.plans import DOES
from game.ui.sentence import Words

_UNSEEN = (lines.EndTurn, lines.Pass, lines.Keep, lines.Tribe)
"""Actions after which others act, or something hidden is seen."""


@dataclass(frozen=True, slots=True)
class Group:
    """Actions that make a step, with the positions before and after them."""

    before: State
    actions: tuple[Action, ...]
    after: State


def position_after(state: State, action: Action) -> State:
    """Return the position after an action, or the same one if it is not known what comes."""
    if isinstance(action, _UNSEEN):
        return state
    after = state.copy()
    try:
        apply(after, action)
    except HiddenInformation:
        return state
    return after


def tooth_of(state: State, action: Action) -> int:
    """Return the tooth on which an action places a worker."""
    assert isinstance(action, lines.Place | lines.Mercy)
    skip = isinstance(action, lines.Place) and action.skip
    return tooth_for_next_worker(state, action.gear, skip)


# What the choices of a worker, or outside of turns, come to.


def brought(group: Group) -> Iterator[Words]:
    """Yield what is done, paid and got."""
    before, after, seat = group.before, group.after, group.before.seat
    if after is before:
        return
    for action in group.actions:
        yield from _done(before, group.actions[0], action, after)
    if pays := goods.paid(before, after, seat):
        yield plans.pays(pays)
    if gets := goods.gained(before, after, seat):
        yield plans.gets(gets)
    for temple in range(len(board.TEMPLES)):
        step = after.temples[3 * seat + temple]
        if step < before.temples[3 * seat + temple]:
            yield plans.stepped_down(temple, step)
    if any(isinstance(one, lines.Nothing) and first for first, one in _after_pick(group.actions)):
        yield plans.back_in_hand(after.workers_in_hand[seat])


def _after_pick(actions: Sequence[Action]) -> Iterator[tuple[bool, Action]]:
    """Yield all actions but the first, and whether it follows a worker's being picked up."""
    for before, action in pairwise(actions):
        yield isinstance(before, lines.Pick), action


def _done(before: State, head: Action, action: Action, after: State) -> Iterator[Words]:
    """Yield what has to be told of one action of a group beside its goods."""
    match action:
        case lines.Do(number=number) if isinstance(head, lines.Pick):
            if number != board.SPACE_OF[head.tooth]:
                yield plans.does_action(board.GEAR_OF[head.tooth], number)
        case lines.DoOn(gear=gear, number=number) if action is not head:
            yield plans.does_action(gear, number)
        case lines.Build(building=building) if action is not head:
            yield plans.has_built(building)
        case lines.BuildMonument(monument=monument):
            points = monument_points(after, before.seat, monument)
            yield plans.monument_counts(monument, points)


def touched(group: Group) -> tuple[Thing, ...]:
    """Return the things that the actions of a group are about."""
    return tuple(thing for action in group.actions for thing in _about(group, action))


def _about(group: Group, action: Action) -> Iterator[Thing]:
    before, after = group.before, group.after
    seat = before.seat
    match action:
        case lines.Pick(tooth=tooth):
            yield things.Space(tooth)
        case lines.Do(number=number):
            yield things.Plate(_gear_of(group), number)
        case lines.DoOn(gear=gear, number=number):
            yield things.Plate(gear, number)
        case lines.Take() | lines.Burn():
            yield things.Plate(board.PALENQUE, _jungle(group))
        case lines.Learn(track=track) | lines.Unlearn(track=track):
            yield things.Technology(track, after.techs[4 * seat + track])
        case lines.Bonus(track=track):
            yield things.Technology(track)
        case lines.StepUp(temple=temple) | lines.Lower(temple=temple) | lines.Beg(temple=temple):
            yield things.Temple(temple, after.temples[3 * seat + temple])
        case lines.Build(building=building):
            yield things.BuildingTile(building)
        case lines.BuildMonument(monument=monument):
            yield things.MonumentTile(monument)


def _gear_of(group: Group) -> int:
    """Return the gear whose worker acts."""
    for action in group.actions:
        if isinstance(action, lines.Pick):
            return board.GEAR_OF[action.tooth]
    return group.before.phase_args[0]


def _jungle(group: Group) -> int:
    """Return the number of the action of Palenque that is done."""
    for action in group.actions:
        if isinstance(action, lines.Do | lines.DoOn):
            return action.number
    return group.before.phase_args[0]


# The words of every action.


def describe_step(before: State, actions: Sequence[Action]) -> Words:
    """Return what the actions of a step are, as an advice: the first of them, or the market."""
    visit = isinstance(actions[0], lines.Sell | lines.Buy)
    return DOES["market"] if visit else describe_action(before, actions[0])


def describe_action(before: State, action: Action) -> Words:
    """Return what an action is, as an advice."""
    seat = before.seat
    match action:
        case lines.Place() | lines.Mercy():
            return plans.place(tooth_of(before, action), _price(before, action))
        case lines.PlaceStart():
            return plans.place_on_start(_price(before, action))
        case lines.PlaceQuick():
            return plans.place_on_quick(_price(before, action))
        case lines.Learn(track=track):
            return plans.learn(track, before.techs[4 * seat + track])
        case lines.Do(number=number):
            return plans.do_action(before.phase_args[0], number)
        case lines.Take(wood=wood):
            return DOES["take-wood" if wood else "take-corn"]
    if type(action) in _BARE:
        return DOES[_BARE[type(action)]]
    return _NAMED[type(action)](action)


def _price(before: State, action: Action) -> int:
    """Return the corn that an action costs."""
    return before.corn[before.seat] - position_after(before, action).corn[before.seat]


_BARE = {
    lines.Pass: "pass",
    lines.EndTurn: "end",
    lines.Nothing: "nothing",
    lines.Decline: "decline",
    lines.Done: "leave-market",
}
"""Actions that need no name and no number."""

_NAMED = {
    lines.Tribe: lambda one: plans.choose_tribe(one.tribe),
    lines.Keep: lambda one: plans.keep(len(one.tiles)),
    lines.Pick: lambda one: plans.pick_up(one.tooth),
    lines.Beg: lambda one: plans.beg(one.temple),
    lines.Trade: lambda one: plans.trade(one.kind, board.CUBE_VALUE[one.kind]),
    lines.Advance: lambda one: plans.let_pass(one.days),
    lines.DoOn: lambda one: plans.do_action(one.gear, one.number),
    lines.Burn: lambda one: plans.burn(one.temple),
    lines.Bonus: lambda one: plans.take_bonus(one.track),
    lines.Unlearn: lambda one: plans.unlearn(one.track),
    lines.Pay: lambda one: plans.pay(one.cubes),
    lines.Gain: lambda one: plans.take(one.cubes),
    lines.StepUp: lambda one: plans.go_up(one.temple),
    lines.Lower: lambda one: plans.go_down(one.temple),
    lines.TakeGold: lambda one: plans.take_gold(one.number),
    lines.Build: lambda one: plans.build(one.building),
    lines.BuildMonument: lambda one: plans.build_monument(one.monument),
}
"""By class of action, the words of it with its names and numbers."""
