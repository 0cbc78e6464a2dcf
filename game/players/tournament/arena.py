"""Playing games between computer players, in this process or spread over others."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass

from game.core.match import OVER
from game.players.guarded import Guarded
from game.players.player import Player, decide
from game.players.tournament.fixture import Fixture
from game.players.tournament.outside import Outside, is_own_bot

Clock = Callable[[], float]
"""Seconds since some moment, such as ``time.perf_counter``: nothing here reads the time itself."""


def no_clock() -> float:
    """A clock that stands still, for whom times do not matter."""
    return 0.0


@dataclass(frozen=True)
class Result:
    """How a game ended; everything by entrant, in the order of ``fixture.entrants``.

    Attributes:
        actions: actions of all players.
        lost: decisions lost to the safe default.
        steps: steps of thinking.
        turn_seconds: for every turn, how long its player thought about it and about what came
            before it, bids for instance.
    """

    fixture: Fixture
    points: tuple[float, ...]
    actions: int
    lost: tuple[int, ...]
    steps: tuple[int, ...]
    turn_seconds: tuple[tuple[float, ...], ...]

    @property
    def ranks(self) -> tuple[float, ...]:
        """1 for the winner; equal points share the mean of their ranks."""
        return ranks(self.points)

    @property
    def wins(self) -> tuple[float, ...]:
        """1 for the winner, a part of it for those who share the win, 0 for the others."""
        return wins(self.points)


def ranks(points: Sequence[float]) -> tuple[float, ...]:
    """Of so many points each: 1 for the most; equal points share the mean of their ranks."""
    return tuple(
        sum(other > own for other in points) + (points.count(own) + 1) / 2 for own in points
    )


def wins(points: Sequence[float]) -> tuple[float, ...]:
    """Of so many points each: 1 for the most, a part of it for those who share it, else 0."""
    best = max(points)
    return tuple((own == best) / points.count(best) for own in points)


def play(fixture: Fixture, clock: Clock = no_clock) -> Result:
    """Play one game to its end; every player is given views only."""
    entrants = range(len(fixture.entrants))
    rules = fixture.game.rules()
    engine = rules.engine
    with ExitStack() as open_players:
        players = [Guarded(_seated(fixture, one, open_players), engine) for one in entrants]
        at = {fixture.seat_of(entrant): entrant for entrant in entrants}
        state, actions = engine.new_game(fixture.setup()), 0
        thought = [[0.0] for _ in entrants]
        while state.phase != OVER:
            entrant = at[state.seat]
            begin = clock()
            decision = decide(players[entrant], rules.view(state, state.seat))
            thought[entrant][-1] += clock() - begin
            for action in decision.actions:
                engine.apply(state, action)
            actions += len(decision.actions)
            if rules.ends_turn(decision.actions[-1]):
                thought[entrant].append(0.0)
    points = rules.points(state)
    return Result(
        fixture,
        tuple(points[fixture.seat_of(entrant)] for entrant in entrants),
        actions,
        tuple(player.lost for player in players),
        tuple(player.steps for player in players),
        tuple(tuple(round(one, 6) for one in turns[:-1]) for turns in thought),
    )


def _seated(fixture: Fixture, entrant: int, open_players: ExitStack) -> Player:
    who, chance = fixture.entrants[entrant], fixture.chance_of(entrant)
    if not isinstance(who, str):
        return who(chance)
    if is_own_bot(who):
        outside = Outside(fixture.game, who, chance, fixture.own_bot_seconds)
        return open_players.enter_context(outside)
    return fixture.game.opponents().player(who, chance)


def play_all(
    fixtures: Iterable[Fixture], executor: Executor, clock: Clock = no_clock
) -> Iterator[Result]:
    """Play games in an executor's processes; results come as games end, in any order.

    Each result depends on its fixture alone, its times excepted.
    """
    for done in as_completed([executor.submit(play, one, clock) for one in fixtures]):
        yield done.result()
