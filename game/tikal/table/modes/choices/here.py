"""What may be done at the space that is shown: a button each in its panel."""

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
    """Its buttons' ids, the most important one first."""
    return tuple(f"{ROOM}/{verb}" for verb in verbs_at(state, space))


def looks_here(state: State, space: int) -> dict[str, ButtonState]:
    """Its buttons; a grey one says which rule is in the way."""
    return {f"{ROOM}/{verb}": _look(state, space, verb) for verb in verbs_at(state, space)}


def _look(state: State, space: int, verb: str) -> ButtonState:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return ButtonState(enabled=False, why=words.reason(refused), final=VERBS[verb].final)
    if verb != "guard":
        return ButtonState(final=VERBS[verb].final)
    return ButtonState(note=leaving(state.members[state.seat][space]))


def told_here(state: State, space: int) -> Words:
    """Why what this kind of hexagon is for cannot be done there, and how many members a guard
    costs: a line for each verb."""
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
    """What one of the buttons does; None for another button."""
    room, _slash, verb = button.partition("/")
    return Play((VERBS[verb].sites[space],)) if room == ROOM else None
