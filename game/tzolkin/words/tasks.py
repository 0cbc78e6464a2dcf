"""The task of the seat to act in every phase: a headline and a hint."""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules import opening
from game.tzolkin.rules import state as states
from game.tzolkin.rules.data.board import ACTIONS
from game.tzolkin.rules.data.expansion import BALAM
from game.tzolkin.rules.effects import building, placing
from game.tzolkin.rules.effects.steps import OPTIONAL
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.words import asking
from game.tzolkin.words.asking import HEADLINES, HINTS
from game.ui.sentence import Sentence, Words

Task = tuple[Sentence, Words]
"""A headline and a hint; the hint is empty if there is none."""


def task(state: states.State) -> Task:
    """Return the headline and hint for the choice that the seat to act has to make."""
    return _TASKS[state.phase](state)


def begging(state: states.State) -> Task:
    """Return the headline and hint for choosing the temple after the player picked begging."""
    return HEADLINES["beg-on"], asking.begging(placing.begged(state))


def _turn(state: states.State) -> Task:
    verbs = {action.verb for action in legal_actions(state)}
    if verbs == {"mercy"}:
        return _asked("mercy")
    if "beg" in verbs and not verbs & {"place", "pick"}:
        return _asked("beg")
    if "pick" not in verbs:
        return _asked("place")
    if "place" not in verbs:
        return HEADLINES["pick"], HINTS["no-place" if state.hand[state.seat] else "no-worker"]
    return _asked("place-or-pick")


def _asked(name: str) -> Task:
    """Return a headline with the hint of the same name."""
    return HEADLINES[name], HINTS[name]


def _placing(state: states.State) -> Task:
    if not any(action.verb == "place" for action in legal_actions(state)):
        return HEADLINES["end"], _no_more(state)
    more = placing.extra(state)
    return HEADLINES["place-or-end"], asking.next_worker(more, state.corn[state.seat])


def _no_more(state: states.State) -> Sentence:
    """Tell why no further worker can be placed."""
    corn = state.corn[state.seat]
    if state.used & states.QUICK:
        return asking.last_worker(corn)
    return asking.corn_short(corn) if state.hand[state.seat] else asking.hand_empty(corn)


def _picking(state: states.State) -> Task:
    if state.on_gears(state.seat):
        return _asked("pick-or-end")
    return HEADLINES["end"], HINTS["all-picked"]


def _worker(state: states.State) -> Task:
    gear, space = state.about
    return asking.action_of(gear, space), _reached(state, gear, space)


def _reached(state: states.State, gear: int, space: int) -> Sentence:
    """Tell the cost of an action other than that of the worker's space."""
    if space > ACTIONS[gear]:
        return HINTS["any-action"]
    if state.tribe[state.seat] == BALAM:
        return asking.lower_brings()
    return HINTS["going-back" if space else "space-0"]


def _tech(state: states.State) -> Task:
    if state.about[2] == OPTIONAL:
        return HEADLINES["second-technology"], HINTS["or-not"]
    return _asked("technology")


def _build(state: states.State) -> Task:
    mode, optional = state.about
    if mode == building.ONLY_MONUMENT:
        return HEADLINES["monument"], HINTS["or-not"]
    if optional:
        return HEADLINES["another"], HINTS["or-not"]
    if mode == building.TWO:
        return HEADLINES["build"], HINTS["two"]
    return HEADLINES["build"], HINTS["for-corn" if mode == building.FOR_CORN else "build"]


def _market(state: states.State) -> Task:
    return HEADLINES["market"], HINTS["buying" if state.about[1] else "selling"]


def _lower(state: states.State) -> Task:
    if state.about[0]:
        return _asked("down-for-skull")
    return HEADLINES["temple"], HINTS["temple-down"]


_TASKS: Final[dict[str, Callable[[states.State], Task]]] = {
    states.TRIBE: lambda _state: _asked("tribe"),
    states.KEEP: lambda state: (asking.keep(opening.kept_number(state)), HINTS["keep"]),
    states.TURN: _turn,
    states.PLACING: _placing,
    states.PICKING: _picking,
    states.WORKER: _worker,
    states.JUNGLE: lambda state: (asking.harvest(state.about[0]), HINTS["harvest"]),
    states.TECH: _tech,
    states.PAY: lambda state: (asking.pay(state.about[0]), HINTS["pay"]),
    states.TEMPLE: lambda _state: _asked("temple"),
    states.GAIN: lambda state: (asking.gain(state.about[0]), HINTS["gain"]),
    states.FAVOUR: lambda _state: _asked("favour"),
    states.BUILD: _build,
    states.MARKET: _market,
    states.ACTION: lambda _state: (HEADLINES["action"], asking.errand()),
    states.GOLD: lambda state: (asking.gold(state.about[0]), HINTS["gold"]),
    states.LOWER: _lower,
    states.BONUS: lambda _state: _asked("bonus"),
    states.DOWN: lambda _state: _asked("technology-down"),
    states.ADVANCE: lambda _state: _asked("days"),
    states.OVER: lambda _state: (HEADLINES["over"], ""),
}
