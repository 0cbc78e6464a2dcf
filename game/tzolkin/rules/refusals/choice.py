"""Why a choice within an action, at the set-up or on a food day is not one (7 to 9, 14, 15)."""

from game.core.message import IllegalAction
from game.tzolkin.rules import opening
from game.tzolkin.rules.actions import (
    Buy,
    Decline,
    Gain,
    Keep,
    Learn,
    Lower,
    Nothing,
    Pay,
    Sell,
    StepUp,
    TakeGold,
    Tribe,
    Unlearn,
)
from game.tzolkin.rules.data.board import KINDS, TEMPLES, TOP, TRACKS
from game.tzolkin.rules.data.expansion import TRIBES
from game.tzolkin.rules.data.tiles import WEALTH
from game.tzolkin.rules.effects import market, technologies, temples
from game.tzolkin.rules.effects.steps import OPTIONAL
from game.tzolkin.rules.refusals.turn import corn_reason, lowest_reason
from game.tzolkin.rules.state import FAVOUR, State


def tribe(_state: State, action: Tribe) -> IllegalAction:
    """One of the two."""
    return IllegalAction("tribe-not-dealt", tribe=TRIBES[action.tribe - 1])


def keep(state: State, action: Keep) -> IllegalAction:
    """Some of the four."""
    number = opening.kept_number(state)
    if len(action.tiles) != number:
        return IllegalAction("wealth-tiles-to-keep", number=number)
    dealt = opening.dealt_tiles(state)
    strange = next(tile for tile in action.tiles if tile not in dealt)
    return IllegalAction("wealth-not-dealt", tile=WEALTH[strange].id)


def nothing(_state: State, _: Nothing) -> IllegalAction:
    """What is compulsory."""
    return IllegalAction("not-to-be-left-undone")


def decline(_state: State, _: Decline) -> IllegalAction:
    """What is not taxed."""
    return IllegalAction("not-made-dearer")


def learn(state: State, action: Learn) -> IllegalAction:
    """A technology step."""
    seat, mode = state.seat, state.about[2]
    if mode > OPTIONAL:
        return IllegalAction("step-not-for-technology", track=TRACKS[action.track])
    return IllegalAction(
        "too-few-resources",
        price=technologies.price(state, seat, action.track),
        cubes=state.all_cubes(seat),
    )


def unlearn(_state: State, action: Unlearn) -> IllegalAction:
    """A technology at the bottom."""
    return IllegalAction("technology-at-bottom", track=TRACKS[action.track])


def pay(state: State, action: Pay) -> IllegalAction:
    """Too few or too many cubes, or not there."""
    number = 1 if state.phase == FAVOUR else state.about[0]
    if len(action.cubes) != number:
        return IllegalAction("price-in-resources", number=number)
    own = state.cubes_of(state.seat)
    short = next(k for k in range(len(KINDS)) if action.cubes.count(k) > own[k])
    return IllegalAction("too-few-of-kind", number=own[short], kind=KINDS[short])


def gain(state: State, action: Gain) -> IllegalAction:
    """Too few or too many cubes, or gold that cannot be paid for."""
    (number,) = state.about
    if len(action.cubes) != number:
        return IllegalAction("resources-to-take", number=number)
    return IllegalAction("gold-costs-corn")


def step_up(state: State, action: StepUp) -> IllegalAction:
    """A temple step."""
    temple = action.temple
    name, mask = TEMPLES[temple], state.about[1]
    if not mask >> temple & 1:
        return IllegalAction("step-not-on-temple", temple=name)
    if not temples.can_rise(state, state.seat, temple):
        if state.temples[3 * state.seat + temple] == TOP[temple]:
            return IllegalAction("on-top-step", temple=name)
        return IllegalAction("top-step-taken", temple=name)
    return IllegalAction("step-too-dear", temple=name)


def lower(_state: State, action: Lower) -> IllegalAction:
    """A temple at the bottom."""
    return lowest_reason(action.temple)


def take_gold(state: State, _: TakeGold) -> IllegalAction:
    """More than is offered."""
    return IllegalAction("too-much-gold", number=state.about[0])


def sell(state: State, action: Sell) -> IllegalAction:
    """At the market."""
    if state.about[1]:
        return IllegalAction("bought-before-selling")
    return IllegalAction("none-of-kind", kind=KINDS[action.kind])


def buy(state: State, action: Buy) -> IllegalAction:
    """At the market."""
    if state.about[0] >> action.kind & 1:
        return IllegalAction("sold-before-buying", kind=KINDS[action.kind])
    return corn_reason(state, market.price(state, action.kind))
