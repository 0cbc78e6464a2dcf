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
"""Returns the seconds since some moment, such as ``time.perf_counter``.

The caller passes it in: this module itself reads no time.
"""


def no_clock() -> float:
    """Return 0 always: a clock for callers that need no times."""
    return 0.0


@dataclass(frozen=True)
class Result:
    """The result of a game; all tuples are in the order of ``fixture.entrants``, not of the seats.

    Attributes:
        fixture: the game that was played.
        points: the final points.
        actions: the number of actions of all players together.
        lost: the numbers of decisions that were replaced by a safe default.
        steps: the numbers of thinking steps.
        turn_seconds: the seconds of thinking for each turn, including decisions between turns such
            as bids.
    """

    fixture: Fixture
    points: tuple[float, ...]
    actions: int
    lost: tuple[int, ...]
    steps: tuple[int, ...]
    turn_seconds: tuple[tuple[float, ...], ...]

    @property
    def ranks(self) -> tuple[float, ...]:
        """The ranks: 1 for most points; equal points share the mean of their ranks."""
        return ranks(self.points)

    @property
    def wins(self) -> tuple[float, ...]:
        """The wins: 1 for the winner, a fraction of it for each of several winners, else 0."""
        return wins(self.points)


def ranks(points: Sequence[float]) -> tuple[float, ...]:
    """Return the rank of each number of points: 1 for the most, the mean rank for equal ones."""
    return tuple(
        sum(other > own for other in points) + (points.count(own) + 1) / 2 for own in points
    )


def wins(points: Sequence[float]) -> tuple[float, ...]:
    """Return 1 for the most points, a fraction of it for each of several winners, else 0."""
    best = max(points)
    return tuple((own == best) / points.count(best) for own in points)


def play(fixture: Fixture, clock: Clock = no_clock) -> Result:
    """Play one game to its end and return its result; the players see views only."""
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
    """Make the player of an entrant; a bot in a process of its own ends with ``open_players``."""
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
    """Play games in an executor's processes and yield the results as games end, in any order.

    Apart from its times, a result depends on its fixture alone.
    """
    for done in as_completed([executor.submit(play, one, clock) for one in fixtures]):
        yield done.result()
