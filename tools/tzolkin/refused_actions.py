"""Finds, in random games, actions that the rules refuse: every kind for every reason."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from game.core.message import IllegalAction
from game.tzolkin.rules.actions import Action, Mercy
from game.tzolkin.rules.data.board import GEARS, NONE
from game.tzolkin.rules.data.expansion import CROWDED_CITIES, DESECRATION, TEACHER_SHORTAGE
from game.tzolkin.rules.effects.building import ONLY_MONUMENT, SECOND_OF_TWO, rebuilding_sources
from game.tzolkin.rules.effects.placing import tooth_for_next_worker
from game.tzolkin.rules.play import legal_actions, why_not
from game.tzolkin.rules.records import TzolkinMatch, write
from game.tzolkin.rules.state import (
    FREE,
    OVER,
    PICKED_WHILE_PLACING,
    PLACED_BY_MERCY,
    PLACING,
    TURN,
    State,
)
from tests.tzolkin.rules.universe import BUILDS, CHOICES, KEEPS
from tools.tzolkin.golden_games import games

SHARE: Final = 0.1
"""Of the positions so many are asked, and all in which something rare is refused."""
_RARE_PHASES: Final = (
    OVER,
    "action",
    "bonus",
    "favour",
    "gold",
    "down",
    "lower",
    "gain",
    "jungle",
    "temple",
)
_NEED_ONLY_THEIR_TIME: Final = ("end", "done")


class Refused(NamedTuple):
    """A game up to an action that is refused for a reason."""

    verb: str
    name: str
    record: dict[str, Any]


def refused_actions() -> list[Refused]:
    """One for every verb and reason, with as few actions before it as these games allow.

    What is refused because it is not its time is so whatever the verb; such reasons are kept
    for those verbs only that need nothing else.
    """
    shortest: dict[tuple[str, str], tuple[int, TzolkinMatch, Action]] = {}
    for game, match in games():
        for index, action, reason in asked(match, random.Random(game)):
            key, found = (action.verb, reason.message.name), (index, match, action)
            if key not in shortest or found[0] < shortest[key][0]:
                shortest[key] = found
    timely = {name for verb, name in shortest if verb in _NEED_ONLY_THEIR_TIME}
    return [
        Refused(verb, name, _record(*found))
        for (verb, name), found in shortest.items()
        if name not in timely or verb in _NEED_ONLY_THEIR_TIME
    ]


def asked(
    match: TzolkinMatch, source: random.Random
) -> Iterator[tuple[int, Action, IllegalAction]]:
    """Actions that are refused in a game: how many came before, the action, the reason."""
    for index in range(len(match.actions) + 1):
        state = match.before(index)
        if _is_rare(state) or source.random() < SHARE or _is_crowded(state):
            for action in CHOICES + {"build": BUILDS, "keep": KEEPS[::50]}.get(state.phase, []):
                if reason := why_not(state, action):
                    yield index, action, reason


def _is_crowded(state: State) -> bool:
    """True where workers are placed, and a gear has not two free spaces."""
    places = state.phase in (TURN, PLACING)
    return places and any(
        tooth_for_next_worker(state, gear, skip=True) == NONE for gear in range(len(GEARS))
    )


def _is_rare(state: State) -> bool:
    """True where something is refused that seldom is."""
    seat = state.seat
    if state.phase == "worker":
        return (
            not (state.skulls_left and state.workers_in_bank[seat]) or state.prophecy == DESECRATION
        )
    if state.phase == "tech":
        return state.prophecy == TEACHER_SHORTAGE
    if state.phase == "turn":
        return isinstance(legal_actions(state)[0], Mercy)
    if state.phase == "placing":
        used = (
            state.turn_flags & (PICKED_WHILE_PLACING | PLACED_BY_MERCY) or state.skipped_tooth >= 0
        )
        return bool(used) or FREE not in state.quick_spaces
    if state.phase == "build":
        rare_way = (
            state.phase_args[0] in (SECOND_OF_TWO, ONLY_MONUMENT)
            or len(rebuilding_sources(state)) > 1
        )
        return rare_way or state.prophecy == CROWDED_CITIES
    return state.phase in _RARE_PHASES


def _record(actions: int, match: TzolkinMatch, refused: Action) -> dict[str, Any]:
    """The game up to there and the action; it may have gone on since."""
    record: dict[str, Any] = json.loads(write(match))
    return record | {"actions": [*record["actions"][:actions], str(refused)]}
