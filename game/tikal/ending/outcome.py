"""How a match of Tikal ended: the points by scoring round, and by temples and treasures."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from game.outcome import Results, ResultsPage, Row, Standing
from game.table.players import players_of
from game.tikal.ending.course import course_of
from game.tikal.ending.draw import Draw, draw_of
from game.tikal.rules.actions import END_TURN, Action, Move, Recover, Uncover
from game.tikal.rules.board import NAMES
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import ACT, State
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.verbs import VERBS
from game.tikal.words.ending import WORDS, best_temple, paid, scoring
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words

# What everybody did in a match: action points by action, the best temple, the longest walk.

_UNUSED = END_TURN.verb


@dataclass
class Deeds:
    """What one seat did.

    Attributes:
        ap: action points by the verb of the notation; those that were lost by "end".
        temple: the most that one temple paid at once, and where.
        walk: the most hexagons that one member walked in a row.
        levels, treasures: how many were uncovered and recovered.
    """

    ap: Counter[str] = field(default_factory=Counter)
    temple: tuple[int, int] = (0, 0)
    walk: int = 0
    levels: int = 0
    treasures: int = 0


def deeds_of(match: TikalMatch) -> list[Deeds]:
    """What every seat did."""
    deeds = [Deeds() for _seat in range(match.setup.seats)]
    walking: tuple[object, ...] = ()
    steps = 0
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        own = deeds[before.seat]
        if before.phase == ACT:
            own.ap[action.verb] += _spent(before, action, after)
        own.levels += isinstance(action, Uncover)
        own.treasures += isinstance(action, Recover)
        if action is END_TURN and before.queue:
            own.temple = max([own.temple, *_paid(before)])
        if isinstance(action, Move):
            goes_on = walking == (before.seat, action.member, action.origin)
            steps = steps + 1 if goes_on else 1
            walking = (before.seat, action.member, action.space)
            own.walk = max(own.walk, steps)
        else:
            walking = ()
    return deeds


def _spent(before: State, action: Action, after: State) -> int:
    """The action points that an action took, or that were lost."""
    return before.ap if action is END_TURN else before.ap - after.ap


def _paid(state: State) -> list[tuple[int, int]]:
    """What each temple pays the seat that scores."""
    return [(points, space) for space, points in breakdown(state, state.seat).temples]


def pages_of(match: TikalMatch) -> list[ResultsPage]:
    """The pages of the results that tell of it."""
    deeds = deeds_of(match)
    spent = {verb: [one.ap[verb] for one in deeds] for verb in (*VERBS, _UNUSED)}
    labels = {verb: row.label for verb, row in VERBS.items()} | {_UNUSED: WORDS["unused"]}
    by_action: list[Row] = [
        (labels[verb], [str(ap) for ap in counts]) for verb, counts in spent.items() if any(counts)
    ]
    return [
        ResultsPage("spent", WORDS["action-points"], [by_action]),
        ResultsPage("deeds", WORDS["feats"], [_feats(deeds)]),
    ]


def _feats(deeds: Sequence[Deeds]) -> list[Row]:
    told: list[tuple[Words, Callable[[Deeds], Words]]] = [
        (WORDS["best-temple"], _best_temple),
        (WORDS["longest-walk"], lambda one: str(one.walk)),
        (WORDS["levels-uncovered"], lambda one: str(one.levels)),
        (WORDS["treasures-recovered"], lambda one: str(one.treasures)),
    ]
    return [(label, [tell(one) for one in deeds]) for label, tell in told]


def _best_temple(one: Deeds) -> Words:
    points, space = one.temple
    if not points:
        return "–"
    return best_temple(points, NAMES[space])


# What a player of Tikal has earned.


@dataclass(frozen=True)
class Earned:
    """A player at the end; rounds holds (temple points, treasure points) of each scoring.

    capital is what the player started with less what was paid for turns (auction game).
    """

    name: str
    mark: str
    score: int
    rounds: tuple[tuple[int, int], ...]
    capital: int = 0

    @property
    def temples(self) -> int:
        return sum(temples for temples, _treasures in self.rounds)

    @property
    def treasures(self) -> int:
        return sum(treasures for _temples, treasures in self.rounds)


def outcome_of(match: TikalMatch) -> Results:
    """What the results tell of a finished match."""
    told = outcome(earned(match), draw_of(match))
    return replace(told, course=course_of(match), pages=pages_of(match))


def outcome(earned: Sequence[Earned], draw: Draw) -> Results:
    """What the results tell of what each seat has earned."""

    def show_draw(stage: Stage) -> None:
        # the page shows hexagons as the table does, and few look at it
        from game.tikal.ending.draw_page import DrawPage  # noqa: PLC0415

        stage.push(DrawPage(stage, draw, [one.mark for one in earned]))

    standings = [
        Standing(
            one.name,
            one.mark,
            one.score,
            (("icon_temple", one.temples), ("icon_treasure", one.treasures)),
            portrait=f"leader_{one.mark}",
        )
        for one in earned
    ]
    return Results(standings, _table(earned), show_draw=show_draw)


def earned(match: TikalMatch) -> list[Earned]:
    """What each seat has earned."""
    state, players = match.state, players_of(match.setup.players)
    rounds = max((one.round for one in state.scorings), default=-1) + 1
    return [
        Earned(
            name=player.name,
            mark=player.mark,
            score=state.score[seat],
            rounds=tuple(
                next(
                    (one.temples, one.treasures)
                    for one in state.scorings
                    if (one.round, one.seat) == (number, seat)
                )
                for number in range(rounds)
            ),
            capital=state.variant.points - state.paid[seat],
        )
        for seat, player in enumerate(players)
    ]


def _round_name(number: int, of: int) -> Sentence:
    if number == of:
        return WORDS["at-the-end"]
    return scoring(number)


def _table(earned: Sequence[Earned]) -> list[list[Row]]:
    count = max(len(one.rounds) for one in earned)
    rounds: list[Row] = [
        (
            _round_name(i + 1, count),
            [paid(*one.rounds[i]) for one in earned],
        )
        for i in range(count)
    ]
    sources: list[Row] = [
        (WORDS["temples"], [str(one.temples) for one in earned]),
        (WORDS["treasures"], [str(one.treasures) for one in earned]),
        *_capital(earned),
    ]
    return [rounds, sources, [(WORDS["points"], [str(one.score) for one in earned])]]


def _capital(earned: Sequence[Earned]) -> list[Row]:
    """What is left of the starting capital, where there was one."""
    if not any(one.capital for one in earned):
        return []
    return [(WORDS["not-bid"], [str(one.capital) for one in earned])]
