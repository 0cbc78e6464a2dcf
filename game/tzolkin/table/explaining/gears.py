"""Gears, their spaces and plates, and the two boards beside them (sections 5 to 7, 17)."""

from collections.abc import Iterator

from game.tzolkin.rules.actions import DO, DO_ON, NONE
from game.tzolkin.rules.data.board import ACTIONS
from game.tzolkin.rules.effects.spaces import ways_of
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.refusals.refusal import why_not
from game.tzolkin.rules.state import DUMMY, FREE, PLACING, TURN, WORKER, State
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.foresight.ahead import Outlook, days_left, outlook
from game.tzolkin.table.foresight.placing import Price, prices
from game.tzolkin.table.things import Gear, Plate, QuickSpaces, Space, StartSpace, Thing
from game.tzolkin.words import expansion, goods, names, spaces
from game.tzolkin.words.refusals import reason
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

WAITS = 3
"""So many days of waiting are told of an own worker."""


def of_gear(asked: Asked, gear: Gear) -> Explanation:
    """A gear, and what the next worker costs there."""
    number = gear.gear
    return Explanation(names.gear(number), [spaces.gear_told(number)], price_of(asked, gear))


def price_of(asked: Asked, thing: Thing) -> str:
    """What placing the next worker costs; empty while nobody here can place one."""
    if not asked.acts or asked.state.phase not in (TURN, PLACING):
        return ""
    if not asked.state.hand[asked.seat]:
        return _("No worker is in your hand.")
    price = prices(asked.state).get(thing)
    return _priced(price) if price else _("No space is free here.")


def _priced(price: Price) -> str:
    told = _("The next worker costs {corn} here.").format(corn=goods.corn(price.corn))
    if not price.lacking:
        return told
    lacks = _("{told} You lack {corn}.")
    return lacks.format(told=told, corn=goods.corn(price.lacking))


def of_space(asked: Asked, space: Space) -> Explanation:
    """A space, who stands there, and how long."""
    told = [spaces.space_told(space.tooth), *_who(asked, space.tooth)]
    return Explanation(names.tooth(space.tooth), told)


def _who(asked: Asked, tooth: int) -> Iterator[str]:
    state, seat = asked.state, asked.state.teeth[tooth]
    if seat == DUMMY:
        yield _("A dummy stands here for good.")
    elif seat != FREE:
        left = days_left(state, tooth)
        told = ngettext(
            "{player}'s worker: pushed off without an action in {count} day.",
            "{player}'s worker: pushed off without an action in {count} days.",
            left,
        )
        yield told.format(player=asked.name(seat), count=left)
        if seat == asked.seat:
            yield from if_i_wait(state, tooth)


def if_i_wait(state: State, tooth: int) -> Iterator[str]:
    """What an own worker could do today and in the next days, with the goods of today."""
    for days in range(min(WAITS + 1, days_left(state, tooth))):
        yield _waited(outlook(state, tooth, days))


def _waited(one: Outlook) -> str:
    when = _("In {days}").format(days=goods.days(one.days)) if one.days else _("Today")
    if not one.ways:
        return _("{when}: no action.").format(when=when)
    ways = names.listed(_way(way.gear, way.number, way.corn) for way in one.ways)
    return _("{when}: {ways}.").format(when=when, ways=ways)


def _way(gear: int, number: int, corn: int) -> str:
    name = names.action(gear, number)
    if not corn:
        return name
    if corn < 0:
        return _("{action} (+{corn})").format(action=name, corn=goods.corn(-corn))
    return _("{action} ({corn})").format(action=name, corn=goods.corn(corn))


def of_plate(asked: Asked, plate: Plate) -> Explanation:
    """An action; while a worker is to act, what it costs him or why he cannot do it."""
    gear, number = plate.gear, plate.number
    if number > ACTIONS[gear]:
        told = _("Any action of {gear}, at no cost for going back.")
        return Explanation(names.action(gear, number), [told.format(gear=names.gear(gear))])
    price = ""
    if asked.acts and asked.state.phase == WORKER:
        price = _price_of_action(asked.state, gear, number)
    return Explanation(names.action(gear, number), [spaces.action_told(gear, number)], price)


def _price_of_action(state: State, gear: int, number: int) -> str:
    own, space = state.about
    action = DO[number] if gear == own else DO_ON[gear][number] if gear < len(DO_ON) else None
    if action is None:
        told = _("Your worker on {space} does not reach it.")
        return told.format(space=names.action(own, space))
    if action not in legal_actions(state):
        refused = why_not(state, action)
        return reason(refused) if refused else ""
    corn = dict(ways_of(state, gear, space))[number]
    if corn < 0:
        return _("Brings {corn} besides.").format(corn=goods.corn(-corn))
    if corn:
        return _("Costs {corn} for going there.").format(corn=goods.corn(corn))
    return _("Costs nothing to reach.")


def of_start(asked: Asked, space: StartSpace) -> Explanation:
    """The starting-player space."""
    state = asked.state
    told = [
        _(
            "Whoever stands here takes the corn of the calendar at the end of his turn, and the "
            "starting marker at the end of the round."
        ),
        _("On the calendar: {corn}.").format(corn=goods.corn(state.teeth_corn)),
    ]
    if state.start_space != NONE:
        told.append(_("{player} stands here.").format(player=asked.name(state.start_space)))
    return Explanation(_("Starting-player space"), told, price_of(asked, space))


def of_quick(asked: Asked, spaces_: QuickSpaces) -> Explanation:
    """The quick action in force."""
    state = asked.state
    if not state.options.quick_actions:
        return Explanation(_("Quick action"))
    free = state.quick_board.count(FREE)
    told = [
        _("The last worker whom you place may stand here: at the end of the turn you get this."),
        ngettext("{count} space is free.", "{count} spaces are free.", free).format(count=free),
    ]
    name = _("Quick action: {action}").format(action=expansion.quick_action(state.quick_tile()))
    return Explanation(name, told, price_of(asked, spaces_))
