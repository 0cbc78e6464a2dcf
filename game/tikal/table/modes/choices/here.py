"""The actions at the space that is shown: a button for each verb in the panel of the space."""

from game.table.modes import ButtonState
from game.table.outcome import Play
from game.tikal.rules.refusal import why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.verbs import VERBS, verbs_at
from game.tikal.words import tasks
from game.tikal.words.labels import leaving
from game.ui.sentence import Sentence, Words, lines

ROOM = "here"


def ids_here(state: State, space: int) -> tuple[str, ...]:
    """Return the ids of a space's buttons, the most important one first."""
    return tuple(f"{ROOM}/{verb}" for verb in verbs_at(state, space))


def looks_here(state: State, space: int) -> dict[str, ButtonState]:
    """Return the buttons of a space by id; a disabled one says which rule is in the way."""
    return {f"{ROOM}/{verb}": _look(state, space, verb) for verb in verbs_at(state, space)}


def _look(state: State, space: int, verb: str) -> ButtonState:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return ButtonState(enabled=False, why=words.reason(refused), final=VERBS[verb].final)
    if verb != "guard":
        return ButtonState(final=VERBS[verb].final)
    return ButtonState(note=leaving(state.members[state.seat][space]))


def told_here(state: State, space: int) -> Words:
    """Return a line for every verb of the hexagon that is not allowed there, with the reason, and
    one on how many members a guard costs; empty for none."""
    told = (_told(state, space, verb) for verb in verbs_at(state, space))
    found = tuple(filter(None, told))
    return lines(found) if found else ""


def _told(state: State, space: int, verb: str) -> Sentence | None:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return tasks.refused_here(verb, words.reason(refused).said)
    if verb != "guard":
        return None
    leader = state.leader[state.seat] == space
    return tasks.guard_costs(state.workers_at(state.seat, space), leader)


def act_here(space: int, button: str) -> Play | None:
    """Return what a button of the space plays; None for any other button."""
    room, _slash, verb = button.partition("/")
    return Play((VERBS[verb].sites[space],)) if room == ROOM else None
