"""Applying actions: the only place where a position changes, with what it calls."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.rules import opening, turn
from game.tzolkin.rules.actions import (
    Action,
    Advance,
    Beg,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Decline,
    Do,
    Done,
    DoOn,
    EndTurn,
    Gain,
    Keep,
    Learn,
    Lower,
    Mercy,
    Nothing,
    Pass,
    Pay,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Trade,
    Tribe,
    Unlearn,
)
from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF, VALUE
from game.tzolkin.rules.effects import (
    benefits,
    building,
    food_day,
    market,
    placing,
    spaces,
    steps,
    technologies,
    temples,
)
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import ACTION, FAVOUR, FETCHED, FREE, PLACING, TRADED, WORKER, State


def new_game(setup: Setup) -> State:
    """The position in which the first player chooses his tribe or his wealth tiles."""
    state = State(setup)
    opening.open_game(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` by an action of its ``legal_actions``.

    Legality is not looked at again here; ``refusal.check`` does that for actions from outside.

    Raises:
        HiddenInformation: the action reveals something and ``state`` is a player's view.
    """
    _APPLY[type(action)](state, action)


def _go_on(state: State) -> None:
    """Take the steps that are left, until somebody is asked."""
    todo = state.todo
    while True:
        code, *numbers = todo.pop()
        if _STEPS[code](state, *numbers):
            return


_STEPS: Final[dict[int, Callable[..., bool]]] = {
    steps.UP: temples.step_up,
    steps.RISE: temples.rise,
    steps.LEARN: technologies.learn,
    steps.LEVEL: technologies.level,
    steps.SKULLS: benefits.skulls,
    steps.GOLD: benefits.gold,
    steps.CUBES: benefits.cubes,
    steps.PAYMENT: temples.payment,
    steps.FAVOUR: benefits.favour,
    steps.JUNGLE: spaces.jungle,
    steps.BUILDING: building.building,
    steps.BUILT: building.built,
    steps.MARKET: market.market,
    steps.ACTION: spaces.errand,
    steps.RELEARN: technologies.relearn,
    steps.STEP_DOWN: benefits.step_down,
    steps.ON_PLACING: turn.on_placing,
    steps.ON_PICKING: turn.on_picking,
    steps.FINISH_TURN: turn.finish,
    steps.START_GOODS: opening.start_goods,
    steps.FIRST_TURN: opening.first_turn,
    steps.HARVEST: food_day.harvest,
    steps.FEED: food_day.feed_all,
    steps.TEMPLE_GOODS: food_day.temple_goods,
    steps.REWARDED: food_day.rewarded,
    steps.CALENDAR: turn.calendar,
}


def _tribe(state: State, action: Tribe) -> None:
    opening.choose_tribe(state, action.tribe)


def _keep(state: State, action: Keep) -> None:
    opening.choose_tiles(state, action.tiles)
    if state.todo:
        _go_on(state)


def _place(state: State, action: Place) -> None:
    placing.place(state, action.gear, action.skip)


def _place_start(state: State, _: PlaceStart) -> None:
    placing.place_start(state)


def _place_quick(state: State, _: PlaceQuick) -> None:
    placing.place_quick(state)


def _mercy(state: State, action: Mercy) -> None:
    placing.show_mercy(state, action.gear)


def _beg(state: State, action: Beg) -> None:
    placing.beg(state, action.temple)


def _pick(state: State, action: Pick) -> None:
    tooth = action.tooth
    state.teeth[tooth] = FREE
    state.hand[state.seat] += 1
    if state.phase == PLACING:
        state.used |= FETCHED
        state.todo.append((steps.ON_PLACING,))
    else:
        state.todo.append((steps.ON_PICKING,))
    state.phase = WORKER
    state.about = (GEAR_OF[tooth], SPACE_OF[tooth])


def _end(state: State, _: EndTurn | Pass) -> None:
    turn.end(state)
    _go_on(state)


def _trade(state: State, action: Trade) -> None:
    state.used |= TRADED
    state.cubes[3 * state.seat + action.kind] -= 1
    state.corn[state.seat] += VALUE[action.kind]


def _do(state: State, action: Do) -> None:
    gear, space = state.about
    _do_from(state, gear, space, action.number)


def _do_on(state: State, action: DoOn) -> None:
    if state.phase == ACTION:
        spaces.run_errand(state, action.gear, action.number)
        _go_on(state)
    else:
        _do_from(state, action.gear, state.about[1], action.number)


def _do_from(state: State, gear: int, space: int, number: int) -> None:
    """A worker from a space does an action of a gear, the cheapest way."""
    state.corn[state.seat] -= dict(spaces.ways_of(state, gear, space))[number]
    spaces.do(state, gear, number)
    _go_on(state)


def _skip(state: State, _: Nothing | Decline | Done) -> None:
    _go_on(state)


def _take(state: State, action: Take) -> None:
    (space,) = state.about
    if action.wood:
        spaces.take_wood(state, space)
    else:
        spaces.take_corn(state, space)
    _go_on(state)


def _burn(state: State, action: Burn) -> None:
    (space,) = state.about
    temples.lower(state, action.temple)
    spaces.burn(state, space)
    _go_on(state)


def _learn(state: State, action: Learn) -> None:
    technologies.choose(state, action.track)
    _go_on(state)


def _bonus(state: State, action: Bonus) -> None:
    technologies.bonus(state, action.track)
    _go_on(state)


def _unlearn(state: State, action: Unlearn) -> None:
    technologies.unlearn(state, action.track)
    _go_on(state)


def _pay(state: State, action: Pay) -> None:
    benefits.pay_cubes(state, action.cubes)
    if state.phase == FAVOUR:
        state.todo.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    _go_on(state)


def _gain(state: State, action: Gain) -> None:
    benefits.gain(state, action.cubes)
    _go_on(state)


def _step_up(state: State, action: StepUp) -> None:
    temples.choose_step(state, action.temple)
    _go_on(state)


def _lower(state: State, action: Lower) -> None:
    benefits.choose_lower(state, action.temple)
    _go_on(state)


def _take_gold(state: State, action: TakeGold) -> None:
    benefits.take_gold(state, action.number)
    _go_on(state)


def _build(state: State, action: Build) -> None:
    building.build(state, action)
    _go_on(state)


def _build_monument(state: State, action: BuildMonument) -> None:
    building.build_monument(state, action)
    _go_on(state)


def _sell(state: State, action: Sell) -> None:
    market.sell(state, action.kind)


def _buy(state: State, action: Buy) -> None:
    market.buy(state, action.kind)


def _advance(state: State, action: Advance) -> None:
    if action.days > 1:
        state.light[state.seat] = False
    turn.advance(state, action.days)


_APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Tribe: _tribe,
    Keep: _keep,
    Place: _place,
    PlaceStart: _place_start,
    PlaceQuick: _place_quick,
    Mercy: _mercy,
    Beg: _beg,
    Pick: _pick,
    Pass: _end,
    EndTurn: _end,
    Trade: _trade,
    Do: _do,
    DoOn: _do_on,
    Nothing: _skip,
    Decline: _skip,
    Done: _skip,
    Take: _take,
    Burn: _burn,
    Learn: _learn,
    Bonus: _bonus,
    Unlearn: _unlearn,
    Pay: _pay,
    Gain: _gain,
    StepUp: _step_up,
    Lower: _lower,
    TakeGold: _take_gold,
    Build: _build,
    BuildMonument: _build_monument,
    Sell: _sell,
    Buy: _buy,
    Advance: _advance,
}
