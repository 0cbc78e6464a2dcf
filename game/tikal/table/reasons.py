"""Why a grey button is grey: the rule that is in the way, for whoever taps it."""

from collections.abc import Callable, Mapping
from typing import Final

from game.tikal.rules.actions import END_TURN
from game.tikal.rules.refusal import IllegalAction, why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.verbs import SHUTTLE, VERBS, verbs_at
from game.ui.i18n import gettext as _


def why_not_now(state: State) -> str:
    """Why nothing can be done for action points in this phase."""
    refused = why_not(state, END_TURN)
    return words.reason(refused) if refused else ""


def why_nowhere(state: State, verb: str) -> str:
    """Why a kind of action can be done nowhere in this turn."""
    cost = VERBS[verb].cost
    if state.ap < cost:
        return words.reason(
            IllegalAction("that costs {cost} AP and {ap} are left", cost=cost, ap=state.ap)
        )
    return _WITHOUT_SITE[verb](state) if verb in _WITHOUT_SITE else _at_sites(state, verb)


def _at_sites(state: State, verb: str) -> str:
    """The reason at the first hexagon meant for it where own members stand; that there is none, if
    it takes them; else the reason at the first one."""
    sites = [space for space in range(len(state.hexagon)) if verb in verbs_at(state, space)]
    own = [space for space in sites if state.members[state.seat].get(space)]
    if not own and verb != "camp":
        return _("None of your members stands where that is done.")
    refused = [why_not(state, VERBS[verb].sites[space]) for space in own or sites]
    first = next(filter(None, refused), None)
    return words.reason(first) if first else _("No hexagon is there for that.")


def _enter(_state: State) -> str:
    return _("All of your members are in the jungle already.")


def _walk(state: State) -> str:
    if not state.members[state.seat]:
        return _("None of your members has arrived yet.")
    return _("No step of your members costs as little as the {ap} AP that are left.").format(
        ap=state.ap
    )


def _shuttle(state: State) -> str:
    if len(state.homes[state.seat]) < 2:
        return _("Secret paths lead between the base camp and your camps; you have no camp yet.")
    return _("None of your members stands in the base camp or a camp of yours.")


def _exchange(state: State) -> str:
    if 1 not in state.treasures[state.seat]:
        return words.reason(IllegalAction("the treasure you give must be a single one of yours"))
    return _("No other player has a single treasure of another kind.")


_WITHOUT_SITE: Final[Mapping[str, Callable[[State], str]]] = {
    "enter": _enter,
    "move": _walk,
    SHUTTLE: _shuttle,
    "exchange": _exchange,
}
