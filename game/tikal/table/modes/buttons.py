"""The buttons that every mode shows, disabled where nothing can be done, and why they are."""

from collections.abc import Callable, Mapping
from typing import Final

from game.core.message import IllegalAction
from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_TURN, TOOL_UNDO
from game.table.modes import ButtonState
from game.table.overlay import ROOM
from game.tikal.rules.actions import END_TURN, LEADER, MOVE, SHUTTLE, WORKER, Action
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD
from game.tikal.rules.play import why_not
from game.tikal.rules.state import State
from game.tikal.table import ids, words
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.verbs import SHUTTLE as SECRET_PATH
from game.tikal.table.verbs import VERBS, verbs_at
from game.tikal.words import rulebook_sections
from game.tikal.words.labels import DISABLED_REASONS, LABELS, no_affordable_step
from game.ui.sentence import NO_TEXT, RuleText

ACTION_BUTTONS: Final = (*(ids.verb(verb) for verb in VERBS), TOOL_UNDO, TOOL_REDO, TOOL_RESTART)
OVERLAY_BUTTONS: Final = (ROOM, *(one.button for one in OVERLAYS))


def idle_buttons(state: State, why: RuleText) -> dict[str, ButtonState]:
    """Return all buttons that are always shown, disabled because of ``why``, except menu, log, the
    board's side and overlays, which stay enabled."""
    looks = dict.fromkeys((*ACTION_BUTTONS, HINT), ButtonState(enabled=False, why=why))
    always = (TOOL_MENU, TOOL_LOG, TOOL_TURN, *OVERLAY_BUTTONS)
    looks |= dict.fromkeys(always, ButtonState())
    return looks | {ids.END_TURN: end_turn_button(state, why)}


def end_turn_button(state: State, why: RuleText = NO_TEXT, *, calm: bool = False) -> ButtonState:
    """Return the state of the button that ends a turn; disabled if ``why`` gives a reason."""
    label = LABELS["score" if state.scoring_queue else ids.END_TURN]
    return ButtonState(not why, label=label, why=why, binds=True, final=True, calm=calm)


def display_buttons(state: State, *, binds: bool = False) -> dict[str, ButtonState]:
    """Return the state of the buttons of the display; ``binds`` where a tap takes the hexagon."""
    return {ids.displayed(rank): ButtonState(binds=binds) for rank in range(len(state.display))}


# Why a button is disabled: the rule in the way, which is shown when the button is tapped.


def why_not_now(state: State) -> RuleText:
    """Return why no action points can be spent in this phase; ``NO_TEXT`` if they can."""
    refused = why_not(state, END_TURN)
    return words.reason(refused) if refused else NO_TEXT


def why_nowhere(state: State, verb: str) -> RuleText:
    """Return why a verb can be done nowhere in this turn."""
    cost = VERBS[verb].cost
    if verb == "exchange" and not any(state.treasures[state.seat]):
        return RuleText(DISABLED_REASONS["no-treasure"], rulebook_sections.EXCHANGE)
    if state.ap < cost:
        return words.reason(IllegalAction("too-few-action-points", cost=cost, ap=state.ap))
    return _WITHOUT_SITE[verb](state) if verb in _WITHOUT_SITE else _at_sites(state, verb)


def _at_sites(state: State, verb: str) -> RuleText:
    """Return why a verb that needs a site is impossible.

    The reason comes from the first suitable hexagon with own members. If the player stands on none
    of them, that is the reason; for a camp, which needs no member there, it comes from the first
    suitable hexagon.
    """
    sites = [space for space in range(len(state.hexagon)) if verb in verbs_at(state, space)]
    own = [space for space in sites if state.members[state.seat].get(space)]
    if not own and verb != "camp":
        nobody = "nobody-at-treasures" if verb == "recover" else "nobody-at-temple"
        return RuleText(DISABLED_REASONS[nobody], verb)
    refused = [why_not(state, VERBS[verb].sites[space]) for space in own or sites]
    first = next(filter(None, refused), None)
    return words.reason(first) if first else RuleText(DISABLED_REASONS["no-hexagon"], verb)


def _enter(_state: State) -> RuleText:
    """Return why no member can arrive: all have arrived already."""
    return RuleText(DISABLED_REASONS["all-arrived"], rulebook_sections.ENTER)


def _walk(state: State) -> RuleText:
    """Return why no member can walk: none is on the board, or no step is affordable."""
    if not state.members[state.seat]:
        return RuleText(DISABLED_REASONS["nobody-arrived"], rulebook_sections.ENTER)
    return RuleText(no_affordable_step(state.ap), rulebook_sections.MOVE)


def _shuttle(state: State) -> RuleText:
    """Return why no member can take a secret path."""
    if len(state.homes[state.seat]) < 2:
        return RuleText(DISABLED_REASONS["no-camp"], rulebook_sections.SHUTTLE)
    return RuleText(DISABLED_REASONS["nobody-in-camp"], rulebook_sections.SHUTTLE)


def _exchange(state: State) -> RuleText:
    """Return why no treasures can be exchanged, though the seat has some."""
    if 1 not in state.treasures[state.seat]:
        return words.reason(IllegalAction("given-treasure-not-single"))
    return RuleText(DISABLED_REASONS["no-single"], rulebook_sections.EXCHANGE)


def why_not_leave(state: State, space: int, verb: str) -> IllegalAction | None:
    """Return why no member can leave a space, on foot or by a secret path; None if one can."""
    member = LEADER if state.leader[state.seat] == space else WORKER
    if verb != SECRET_PATH:
        return _cheapest_refused(state, member, space)
    homes = state.homes[state.seat]
    if space not in homes:
        return IllegalAction("no-camp-there", space=NAMES[space])
    others: list[Action] = [SHUTTLE[member][space][home] for home in homes if home != space]
    return why_not(state, others[0])


def _cheapest_refused(state: State, member: str, space: int) -> IllegalAction | None:
    """Return why even the cheapest step from a space is refused, or any step if no path leads away;
    None if it is legal."""
    ways = state.step_costs[space]
    beside = [one for one in NEIGHBOURS[space] if one != OFF_BOARD]
    to = min(ways, key=ways.__getitem__) if ways else beside[0]
    return why_not(state, MOVE[member][space][to])


_WITHOUT_SITE: Final[Mapping[str, Callable[[State], RuleText]]] = {
    "enter": _enter,
    "move": _walk,
    SECRET_PATH: _shuttle,
    "exchange": _exchange,
}
