"""What may be done at the space that is shown: a button each in its panel."""

from game.table.modes import Look
from game.tikal.rules.refusal import why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.modes.mode import Play
from game.tikal.table.verbs import VERBS, verbs_at
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

ROOM = "here"


def ids_here(state: State, space: int) -> tuple[str, ...]:
    """Its buttons' ids, the most important one first."""
    return tuple(f"{ROOM}/{verb}" for verb in verbs_at(state, space))


def looks_here(state: State, space: int) -> dict[str, Look]:
    """Its buttons; a grey one says which rule is in the way."""
    return {f"{ROOM}/{verb}": _look(state, space, verb) for verb in verbs_at(state, space)}


def _look(state: State, space: int, verb: str) -> Look:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return Look(enabled=False, why=words.reason(refused), final=VERBS[verb].final)
    if verb != "guard":
        return Look(final=VERBS[verb].final)
    count = state.members[state.seat][space]
    return Look(label=_("Guard −{count}").format(count=count))


def told_here(state: State, space: int) -> str:
    """Why what this kind of hexagon is for cannot be done there, and how many members a guard
    costs: a line for each verb."""
    lines = [_told(state, space, verb) for verb in verbs_at(state, space)]
    return "\n".join(filter(None, lines))


def _told(state: State, space: int, verb: str) -> str:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        line = _("{action}: {reason}")
        return line.format(action=VERBS[verb].label(), reason=words.reason(refused).words)
    if verb != "guard":
        return ""
    count = state.members[state.seat][space]
    return ngettext(
        "Guard: {count} member leaves the game.", "Guard: {count} members leave the game.", count
    ).format(count=count)


def act_here(space: int, button: str) -> Play | None:
    """What one of the buttons does; None for another button."""
    room, _slash, verb = button.partition("/")
    return Play((VERBS[verb].sites[space],)) if room == ROOM else None
