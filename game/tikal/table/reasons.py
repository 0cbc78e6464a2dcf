"""Why a grey button is grey: the rule that is in the way, for whoever taps it."""

from collections.abc import Callable, Mapping
from typing import Final

from game.tikal.rules.actions import END_TURN
from game.tikal.rules.refusal import IllegalAction, why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.verbs import SHUTTLE, VERBS, verbs_at
from game.tikal.words.places import ENTER, EXCHANGE, MOVE
from game.tikal.words.places import SHUTTLE as SECRET
from game.ui.controls.said import NOTHING, Said
from game.ui.i18n import gettext as _


def why_not_now(state: State) -> Said:
    """Why nothing can be done for action points in this phase."""
    refused = why_not(state, END_TURN)
    return words.reason(refused) if refused else NOTHING


def why_nowhere(state: State, verb: str) -> Said:
    """Why a kind of action can be done nowhere in this turn."""
    cost = VERBS[verb].cost
    if state.ap < cost:
        return words.reason(
            IllegalAction("that costs {cost} AP and {ap} are left", cost=cost, ap=state.ap)
        )
    return _WITHOUT_SITE[verb](state) if verb in _WITHOUT_SITE else _at_sites(state, verb)


def _at_sites(state: State, verb: str) -> Said:
    """The reason at the first hexagon meant for it where own members stand; that there is none, if
    it takes them; else the reason at the first one."""
    sites = [space for space in range(len(state.hexagon)) if verb in verbs_at(state, space)]
    own = [space for space in sites if state.members[state.seat].get(space)]
    if not own and verb != "camp":
        treasures = _("None of your members stands where treasures lie.")
        temple = _("None of your members stands at a temple.")
        return Said(treasures if verb == "recover" else temple, verb)
    refused = [why_not(state, VERBS[verb].sites[space]) for space in own or sites]
    first = next(filter(None, refused), None)
    return words.reason(first) if first else Said(_("No hexagon is there for that."), verb)


def _enter(_state: State) -> Said:
    return Said(_("All of your members are in the jungle already."), ENTER)


def _walk(state: State) -> Said:
    if not state.members[state.seat]:
        return Said(_("None of your members has arrived yet."), ENTER)
    told = _("No step of your members costs as little as the {ap} AP that are left.")
    return Said(told.format(ap=state.ap), MOVE)


def _shuttle(state: State) -> Said:
    if len(state.homes[state.seat]) < 2:
        none = _("Secret paths lead from camp to camp; you have no camp yet.")
        return Said(none, SECRET)
    return Said(_("None of your members stands in the base camp or a camp of yours."), SECRET)


def _exchange(state: State) -> Said:
    if 1 not in state.treasures[state.seat]:
        return words.reason(IllegalAction("the treasure you give must be a single one of yours"))
    return Said(_("No other player has a single treasure of another kind."), EXCHANGE)


_WITHOUT_SITE: Final[Mapping[str, Callable[[State], Said]]] = {
    "enter": _enter,
    "move": _walk,
    SHUTTLE: _shuttle,
    "exchange": _exchange,
}
