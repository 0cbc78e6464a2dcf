"""Fresh games from a position of a match: what is hidden there is dealt anew."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import Action, AnyMatch
from game.games import game_of
from game.players.playing_on import lead_of
from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tikal.players import roster as tikal_roster
from game.tikal.players.planning.search import deal_hidden
from game.tikal.rules.actions import PlaceTile, Recover
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.hidden import view
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import Setup as TikalSetup
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players import roster as tzolkin_roster
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Setup as TzolkinSetup
from tools import fast_tikal, fast_tzolkin
from tools.fast import games
from tools.fast.compiled import Sources
from tools.fast_tikal import games as of_tikal
from tools.fast_tzolkin import games as of_tzolkin

POLICY: Final = "archaeologist"
"""The level of those who play on."""


@dataclass(frozen=True)
class Fresh:
    """How a game is dealt anew and played on.

    Attributes:
        program: its program in C++.
        levels: its levels by name.
        deal: returns the set-up of a match with all that is hidden before an action dealt anew.
        words: a set-up, and the actions that are played from its beginning, for the program.
    """

    program: Sources
    levels: Mapping[str, Any]
    deal: Callable[[Any, int, Random], Any]
    words: Callable[[Any, Any, Sequence[Any]], Iterator[str]]

    def leads(
        self, match: AnyMatch, first: int, turn: Sequence[Action], deals: int, chance: str
    ) -> list[float]:
        """The final leads of the seat that acts after ``first`` actions, one for each deal.

        Args:
            match: the match up to there and beyond.
            first: the number of actions before the turn.
            turn: the turn without the action that ends it.
            deals: how many games are played.
            chance: what the deals are drawn from.
        """
        actions = [*match.actions[:first], *turn, _end_of(match, first, turn)]
        setups = [self.deal(match, first, Random(f"{chance} {one}")) for one in range(deals)]
        lines = [
            " ".join((*self.words(match, setup, actions), *self._players(match, number)))
            for number, setup in enumerate(setups)
        ]
        done = subprocess.run(
            [self.program.path],
            input="\n".join(lines) + "\n",
            capture_output=True,
            text=True,
            check=True,
        )
        seat = match.before(first).seat
        return [lead_of(_points(answer), seat) for answer in done.stdout.splitlines()]

    def _players(self, match: AnyMatch, seed: int) -> Iterator[str]:
        fixture = Fixture(game_of(match), (POLICY,) * match.setup.seats, seed)
        return games.players(fixture, self.levels, match.before(0))


def _end_of(match: AnyMatch, first: int, turn: Sequence[Action]) -> Action:
    """The action that ends a turn."""
    rules, state = game_of(match).rules(), match.before(first).copy()
    for action in turn:
        rules.engine.apply(state, action)
    return next(filter(rules.ends_turn, rules.engine.legal_actions(state)))


def _points(answer: str) -> list[float]:
    return [float(one) for one in answer.split(maxsplit=1)[0].removeprefix("points=").split(",")]


def _deal_tikal(match: TikalMatch, first: int, chance: Random) -> TikalSetup:
    setup, seen = match.setup, view(match.before(first))
    hidden = _hidden_treasures(match, first)
    kinds = shuffled([setup.treasures[one] for one in hidden], chance)
    treasures = list(setup.treasures)
    for place, kind in zip(hidden, kinds, strict=True):
        treasures[place] = kind
    return replace(setup, deck=deal_hidden(seen, chance).deck, treasures=tuple(treasures))


def _hidden_treasures(match: TikalMatch, first: int) -> list[int]:
    """The places in the stack of the treasures that have not been recovered."""
    laid, lying, recovered = 0, dict[int, list[int]](), set[int]()
    for index, action in enumerate(match.actions[:first]):
        if isinstance(action, PlaceTile):
            masks = HEXAGONS[match.before(index).hand].masks
            lying[action.space] = list(range(laid, min(laid + masks, len(match.setup.treasures))))
            laid += masks
        elif isinstance(action, Recover):
            recovered.add(lying[action.space].pop())
    return [one for one in range(len(match.setup.treasures)) if one not in recovered]


def _deal_tzolkin(match: TzolkinMatch, first: int, chance: Random) -> TzolkinSetup:
    setup, state = match.setup, match.before(first)
    decks = {
        "buildings1": _dealt(setup.buildings1, len(state.deck1), chance),
        "buildings2": _dealt(setup.buildings2, len(state.deck2), chance),
    }
    if not state.food_days_done:
        decks["quick2"] = tuple(shuffled(list(setup.quick2), chance))
    return replace(setup, **decks)


def _dealt(order: tuple[int, ...], hidden: int, chance: Random) -> tuple[int, ...]:
    seen = len(order) - hidden
    return (*order[:seen], *shuffled(list(order[seen:]), chance))


def _tikal_words(_match: TikalMatch, setup: TikalSetup, actions: Sequence[Any]) -> Iterator[str]:
    return of_tikal.setup_words(setup, actions)


def _tzolkin_words(
    match: TzolkinMatch, setup: TzolkinSetup, actions: Sequence[Any]
) -> Iterator[str]:
    return of_tzolkin.setup_words(setup, _choices(match, actions))


def _choices(match: TzolkinMatch, actions: Sequence[Any]) -> Iterator[int]:
    """The place of each action in the list of what was legal; the same in every deal."""
    state = match.before(0).copy()
    for action in actions:
        yield legal_actions(state).index(action)
        apply(state, action)


FRESH: Final = {
    TIKAL.id: Fresh(fast_tikal.SOURCES, tikal_roster.LEVELS, _deal_tikal, _tikal_words),
    TZOLKIN.id: Fresh(fast_tzolkin.SOURCES, tzolkin_roster.LEVELS, _deal_tzolkin, _tzolkin_words),
}
"""By game."""
