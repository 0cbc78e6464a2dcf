"""What there is to do in every phase: a headline and a hint."""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules import opening
from game.tzolkin.rules.data.board import ACTIONS, PALENQUE
from game.tzolkin.rules.data.expansion import BALAM, BALAM_CORN
from game.tzolkin.rules.effects import building, placing
from game.tzolkin.rules.effects.spaces import ERRAND
from game.tzolkin.rules.effects.steps import OPTIONAL
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    BONUS,
    BUILD,
    DOWN,
    FAVOUR,
    GAIN,
    GOLD,
    JUNGLE,
    KEEP,
    LOWER,
    MARKET,
    OVER,
    PAY,
    PICKING,
    PLACING,
    QUICK,
    TECH,
    TEMPLE,
    TRIBE,
    TURN,
    WORKER,
    State,
)
from game.tzolkin.words import goods
from game.tzolkin.words.names import action as action_name
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

Task = tuple[str, str]
"""A headline and a hint."""


def task(state: State) -> Task:
    """What the seat to act is to choose."""
    return _TASKS[state.phase](state)


def _tribe(_state: State) -> Task:
    return _("Choose a tribe"), _("You keep one; the other leaves the game.")


def _keep(state: State) -> Task:
    number = opening.kept_number(state)
    told = ngettext("Keep {count} wealth tile", "Keep {count} wealth tiles", number)
    return told.format(count=number), _("They are what you begin with. All are shown together.")


def _turn(state: State) -> Task:
    verbs = {action.verb for action in legal_actions(state)}
    if verbs == {"mercy"}:
        return _("Place one worker"), _("You can do nothing else: all your corn pays for it.")
    if not verbs & {"place", "pick", "pass", "trade"}:
        return _("Beg for corn"), _("No worker to pick up and too little corn to place one.")
    if "pick" not in verbs:
        return _("Place workers"), _("Tap a gear: the worker takes its lowest free space.")
    if "place" not in verbs:
        told = (
            _("Too little corn to place a worker, or no free space.")
            if state.hand[state.seat]
            else _("No worker is in your hand.")
        )
        return _("Pick up workers"), told
    return _("Place or pick up"), _("Tap a gear to place a worker, or a worker to pick it up.")


def _placing(state: State) -> Task:
    corn = goods.corn(state.corn[state.seat])
    if not any(action.verb == "place" for action in legal_actions(state)):
        return _("End the turn"), _no_more(state).format(corn=corn)
    more = goods.corn(placing.extra(state))
    told = _("The next worker costs {more} besides his space; {corn} left.")
    return _("Place more, or end the turn"), told.format(more=more, corn=corn)


def _no_more(state: State) -> str:
    """Why nobody else can be placed."""
    if state.used & QUICK:
        return _("The worker on the quick action is the last one; {corn} left.")
    if not state.hand[state.seat]:
        return _("No worker is left in your hand; {corn} left.")
    return _("Nobody else can be placed with the {corn} that you have.")


def _picking(state: State) -> Task:
    if state.on_gears(state.seat):
        return _("Pick up more, or end the turn"), _("Tap another worker of yours.")
    return _("End the turn"), _("All of your workers are picked up.")


def _worker(state: State) -> Task:
    gear, space = state.about
    told = _("{space}: choose an action")
    return told.format(space=action_name(gear, space)), _reached(state, gear, space)


def _reached(state: State, gear: int, space: int) -> str:
    """What it costs to do another action than that of the space."""
    if space > ACTIONS[gear]:
        return _("Any action of the gear; going back costs nothing.")
    if state.tribe[state.seat] == BALAM:
        return _("A lower action brings you {corn}.").format(corn=goods.corn(BALAM_CORN))
    if not space:
        return _("Space 0 has no action of its own.")
    return _("A lower action costs 1 corn for each space that you go back.")


def _jungle(state: State) -> Task:
    told = _("Harvest on {space}").format(space=action_name(PALENQUE, state.about[0]))
    return told, _("A corn tile, a wood tile, or burn wood for the corn under it.")


def _tech(state: State) -> Task:
    if state.about[2] == OPTIONAL:
        return _("A second technology step?"), _("Choose one, or do without.")
    return _("Choose a technology"), _("It goes up one level.")


def _pay(state: State) -> Task:
    told = _("Pay {resources}").format(resources=goods.resources(state.about[0]))
    return told, _("Tap what you want to give.")


def _temple(_state: State) -> Task:
    return _("Choose a temple"), _("You go up one step there.")


def _gain(state: State) -> Task:
    told = _("Take {resources}").format(resources=goods.resources(state.about[0]))
    return told, _("Wood, stone or gold, as you like.")


def _favour(_state: State) -> Task:
    return _("One more temple step?"), _("It costs 1 resource; or do without.")


def _build(state: State) -> Task:
    mode, optional = state.about
    if mode == building.ONLY_MONUMENT:
        return _("Build a monument?"), _("Choose one, or do without.")
    if optional:
        return _("Build another one?"), _("Choose one, or do without.")
    if mode == building.TWO:
        return _("Choose what you build"), _("One or two buildings, or one monument.")
    if mode == building.FOR_CORN:
        return _("Choose what you build"), _("It is paid with corn alone.")
    return _("Choose what you build"), _("Buildings that you can pay for are lit.")


def _market(state: State) -> Task:
    if state.about[1]:
        return _("Market"), _("Buy more, or leave. After buying nothing more is sold.")
    return _("Market"), _("Sell first, then buy. What you have sold you cannot buy back.")


def _action(_state: State) -> Task:
    told = _("Any action 1 to 5 of four gears for {corn}.")
    return _("Choose an action"), told.format(corn=goods.corn(ERRAND))


def _gold(state: State) -> Task:
    told = _("Pay for {gold}?").format(gold=goods.gold(state.about[0]))
    return told, _("The prophecy takes 1 corn for each.")


def _lower(state: State) -> Task:
    if state.about[0]:
        return _("A step down for the skull?"), _("The prophecy asks for it; or decline.")
    return _("Choose a temple"), _("You go down one step there.")


def _bonus(_state: State) -> Task:
    return _("Choose a bonus"), _("Of any technology.")


def _down(_state: State) -> Task:
    return _("Choose a technology to go down"), _("Then three others go up, free.")


def _advance(_state: State) -> Task:
    return _("One day or two?"), _("Two days turn your board to its dark side.")


def _over(_state: State) -> Task:
    return _("The game is over"), ""


_TASKS: Final[dict[str, Callable[[State], Task]]] = {
    TRIBE: _tribe,
    KEEP: _keep,
    TURN: _turn,
    PLACING: _placing,
    PICKING: _picking,
    WORKER: _worker,
    JUNGLE: _jungle,
    TECH: _tech,
    PAY: _pay,
    TEMPLE: _temple,
    GAIN: _gain,
    FAVOUR: _favour,
    BUILD: _build,
    MARKET: _market,
    ACTION: _action,
    GOLD: _gold,
    LOWER: _lower,
    BONUS: _bonus,
    DOWN: _down,
    ADVANCE: _advance,
    OVER: _over,
}
