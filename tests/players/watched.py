"""Games between computer players, decision by decision."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from game.core.match import OVER
from game.core.message import Message
from game.players.player import Decision, decide
from game.players.reasons import MOST_PARTS
from game.players.tournament.fixture import Fixture


def decisions(fixture: Fixture) -> Iterator[tuple[Any, Decision]]:
    """Every decision of a game between players of our own, each with the real position before
    it."""
    rules, opponents = fixture.game.rules(), fixture.game.opponents()
    state = rules.engine.new_game(fixture.setup())
    players = [
        who(fixture.player_seed(entrant))
        if callable(who)
        else opponents.player(who, fixture.player_seed(entrant))
        for entrant, who in enumerate(fixture.entrants)
    ]
    players = players[-fixture.rotation :] + players[: -fixture.rotation]
    while state.phase != OVER:
        decision = decide(players[state.seat], rules.view(state, state.seat))
        yield state.copy(), decision
        for action in decision.actions:
            rules.engine.apply(state, action)


def false_reasons(
    fixture: Fixture, is_true: Callable[[Any, Decision], bool]
) -> list[tuple[str, list[str]]]:
    """The reasons of a game that do not say what is done, each with what is done."""
    return [
        (str(decision.reason), [str(action) for action in decision.actions])
        for state, decision in decisions(fixture)
        if not is_true(state, decision)
    ]


def in_order(reasons: Sequence[tuple[Message, int]]) -> bool:
    """True if at most three reasons have points, all of them more than none, the most first."""
    points = [points for _reason, points in reasons if points]
    return len(points) <= MOST_PARTS and points == sorted(points, reverse=True)


def true_of_another(fixture: Fixture, is_true: Callable[[Any, Decision], bool]) -> float:
    """Of the decisions of a game, for how many the reason of the next one would do, as a part:
    what holds reasons to the position must not nod at everything."""
    played = list(decisions(fixture))
    swapped = [
        is_true(state, Decision(decision.actions, other.reason))
        for (state, decision), (_, other) in pairwise(played)
    ]
    return sum(swapped) / len(swapped)
