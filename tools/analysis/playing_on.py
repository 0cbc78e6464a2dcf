"""Plays on as the analysis does, deal for deal, by the programs in C++."""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

from game.core.game import NOBODY, Action, AnyMatch, Setup, State
from game.core.match import OVER
from game.games import game_of
from game.players.playing_on import EARLY, LATE, PlayingOn, TwoLevels, lead_of
from game.players.proof import Ending
from game.players.review import Reviewable, ReviewedTurn
from game.tikal.description import TIKAL
from game.tikal.players.playing_on import PLAYING_ON as OF_TIKAL
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.playing_on import PLAYING_ON as OF_TZOLKIN
from tools.analysis.fresh import FRESH
from tools.fast import games

PLAYING_ON: Final[Mapping[str, PlayingOn]] = {TIKAL.id: OF_TIKAL, TZOLKIN.id: OF_TZOLKIN}


def played_on_fast(match: AnyMatch, slow: Reviewable[State, Action]) -> Reviewable[State, Action]:
    """Return a match as its game gives it to be reviewed, but played on in C++."""
    fast, begun = FastPlayingOn(match), list[tuple[State, int]]()

    def judge(first: int, end: int) -> Generator[None, None, ReviewedTurn[State, Action] | None]:
        turn = yield from slow.judge(first, end)
        if turn:
            begun.append((turn.view, first))
        return turn

    def play_on(
        view: State, turn: tuple[Action, ...], chance: Random
    ) -> Generator[None, None, Ending]:
        yield
        first = next(first for one, first in begun if one is view)
        return fast.ending_after(first, view, turn, chance)

    return replace(slow, judge=judge, play_on=play_on)


class FastPlayingOn:
    """Plays a match on by the program in C++."""

    def __init__(self, match: AnyMatch) -> None:
        self._match, game = match, game_of(match).id
        self._on, self._fresh = PLAYING_ON[game], FRESH[game]
        self._names_before = cache(lambda first: self._fresh.names_before(match, first))

    def ending_after(
        self, first: int, view: State, turn: tuple[Action, ...], chance: Random
    ) -> Ending:
        """Return what ``PlayingOn.ending_after`` does for a turn that begins with a match's action.

        Args:
            first: the number of that action, from 0.
            view: what the seat saw then.
            turn: the turn without the action that ends it.
            chance: deals what is hidden; and the players' chance.
        """
        on, state = self._on, self._on.deal(view, chance)
        setup = self._fresh.dealt(self._match, first, state)
        names = [*self._names_before(first), *self._fresh.play(on.rules, state, turn)]
        self._play_on(setup, state, names, chance.getrandbits(32))
        points = on.forecast(on.rules.view(state, NOBODY)).points
        return Ending(lead_of(points, view.seat), 0.0 if state.phase == OVER else on.doubt)

    def _play_on(self, setup: Setup, state: State, names: list[Any], seed: int) -> None:
        """Play on in a position to which a set-up and the actions of these names lead."""
        rules, turns = self._on.rules, self._on.rounds * len(state.score)
        player = self._on.player(seed)
        assert isinstance(player, TwoLevels)
        while turns and state.phase != OVER:
            late = player.is_late(rules.view(state, state.seat))
            for decision in self._decisions(setup, names, LATE if late else EARLY, seed):
                for action in decision:
                    names.append(self._fresh.named(state, action))
                    rules.engine.apply(state, action)
                    turns -= rules.ends_turn(action)
                if not turns or state.phase == OVER:
                    return
                if player.is_late(rules.view(state, state.seat)) != late:
                    break

    def _decisions(
        self, setup: Setup, names: list[Any], level: str, seed: int
    ) -> Iterator[list[Action]]:
        """What players of one level decide from there to the end of the game."""
        fresh = self._fresh
        seat = list(games.player(level, seed, fresh.levels, self._match.before(0)))
        line = " ".join((*fresh.words(setup, names), *seat * setup.seats))
        parse = self._on.rules.parse
        for decision in fresh.answers([line], "--decisions")[:-1]:
            yield [parse(action) for action in decision.split(", ")]
