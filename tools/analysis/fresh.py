"""Fresh games from a position of a match: what is hidden there is dealt anew."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import Action, AnyMatch, GameRules, State
from game.games import game_of
from game.players.playing_on import lead_of
from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tikal.players import roster as tikal_roster
from game.tikal.players.planning.search import deal_hidden
from game.tikal.rules.actions import PlaceTile, Recover
from game.tikal.rules.hidden import view
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import Setup as TikalSetup
from game.tikal.rules.state import State as TikalState
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players import roster as tzolkin_roster
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Setup as TzolkinSetup
from game.tzolkin.rules.state import State as TzolkinState
from tools import fast_tikal, fast_tzolkin
from tools.fast import games
from tools.fast.compiled import Sources
from tools.fast_tikal import games as of_tikal
from tools.fast_tzolkin import games as of_tzolkin

POLICY: Final = "archaeologist"
"""The level of those who play on."""


@dataclass(frozen=True)
class Fresh:
    """How a game is dealt anew and played on by its program in C++.

    Attributes:
        program: the program.
        levels: the game's levels by name.
        deal: returns the set-up of a match with all that is hidden before an action dealt anew.
        dealt: returns the set-up of a match in which its first actions lead to a position, which
            differs from the match's own only in what is hidden.
        named: names an action in a position as the program reads it.
        words: a set-up, and the names of the actions that are played from its beginning, for the
            program.
    """

    program: Sources
    levels: Mapping[str, Any]
    deal: Callable[[Any, int, Random], Any]
    dealt: Callable[[Any, int, Any], Any]
    named: Callable[[Any, Any], Any]
    words: Callable[[Any, Sequence[Any]], Iterator[str]]

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
        state = match.before(first).copy()
        names = [*self.names_before(match, first), *self.play(game_of(match).rules(), state, turn)]
        setups = [self.deal(match, first, Random(f"{chance} {one}")) for one in range(deals)]
        lines = [
            " ".join((*self.words(setup, names), *self._players(match, number)))
            for number, setup in enumerate(setups)
        ]
        answers = self.answers(lines)
        return [lead_of(_points(answer), match.before(first).seat) for answer in answers]

    def names_before(self, match: AnyMatch, first: int) -> list[Any]:
        """The names of the first actions of a match, the same in every deal."""
        return [self.named(match.before(one), match.actions[one]) for one in range(first)]

    def play(self, rules: GameRules, state: State, turn: Iterable[Action]) -> Iterator[Any]:
        """Play a turn, given without the action that ends it; yield the names of its actions."""
        for action in turn:
            yield self.named(state, action)
            rules.engine.apply(state, action)
        end = next(filter(rules.ends_turn, rules.engine.legal_actions(state)))
        yield self.named(state, end)
        rules.engine.apply(state, end)

    def answers(self, lines: Sequence[str], *options: str) -> list[str]:
        """The lines that the program answers to lines."""
        done = subprocess.run(
            [self.program.path, *options],
            input="\n".join(lines) + "\n",
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.splitlines()

    def _players(self, match: AnyMatch, seed: int) -> Iterator[str]:
        fixture = Fixture(game_of(match), (POLICY,) * match.setup.seats, seed)
        return games.players(fixture, self.levels, match.before(0))


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
    laid = match.before(first).treasures_laid
    lying = chain.from_iterable(_lying(match, first).values())
    return [*sorted(lying), *range(laid, len(match.setup.treasures))]


def _lying(match: TikalMatch, first: int) -> dict[int, list[int]]:
    """The places in the stack of the treasures that lie on each space."""
    lying = dict[int, list[int]]()
    for index, action in enumerate(match.actions[:first]):
        if isinstance(action, PlaceTile):
            before, after = (match.before(one).treasures_laid for one in (index, index + 1))
            lying[action.space] = list(range(before, after))
        elif isinstance(action, Recover):
            lying[action.space].pop()
    return lying


def _dealt_tikal(match: TikalMatch, first: int, state: TikalState) -> TikalSetup:
    laid = state.treasures_laid
    treasures = [*match.setup.treasures[:laid], *state.treasure_stack[laid:]]
    for space, places in _lying(match, first).items():
        for place, kind in zip(places, state.ruin_treasures[space], strict=True):
            treasures[place] = kind
    return replace(match.setup, deck=state.deck, treasures=tuple(treasures))


def _deal_tzolkin(match: TzolkinMatch, first: int, chance: Random) -> TzolkinSetup:
    setup, state = match.setup, match.before(first)
    decks = {
        "buildings1": _dealt(setup.buildings1, len(state.deck1), chance),
        "buildings2": _dealt(setup.buildings2, len(state.deck2), chance),
    }
    if not state.food_days_done:
        decks["quick2"] = tuple(shuffled(list(setup.quick2), chance))
    return replace(setup, **decks)


def _dealt_tzolkin(match: TzolkinMatch, _first: int, state: TzolkinState) -> TzolkinSetup:
    setup = match.setup
    decks = {
        "buildings1": (*setup.buildings1[: len(setup.buildings1) - len(state.deck1)], *state.deck1),
        "buildings2": (*setup.buildings2[: len(setup.buildings2) - len(state.deck2)], *state.deck2),
    }
    if setup.quick2 and not state.food_days_done:
        decks["quick2"] = state.quick_tiles[len(setup.quick1) :]
    return replace(setup, **decks)


def _dealt(order: tuple[int, ...], hidden: int, chance: Random) -> tuple[int, ...]:
    seen = len(order) - hidden
    return (*order[:seen], *shuffled(list(order[seen:]), chance))


FRESH: Final = {
    TIKAL.id: Fresh(
        fast_tikal.SOURCES,
        tikal_roster.LEVELS,
        _deal_tikal,
        _dealt_tikal,
        lambda _state, action: action,
        of_tikal.setup_words,
    ),
    TZOLKIN.id: Fresh(
        fast_tzolkin.SOURCES,
        tzolkin_roster.LEVELS,
        _deal_tzolkin,
        _dealt_tzolkin,
        lambda state, action: legal_actions(state).index(action),
        of_tzolkin.setup_words,
    ),
}
"""By game."""
