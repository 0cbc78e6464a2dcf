"""The results of a match of Tikal: points by scoring round and by source, and the feats."""

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

# What every player did in a match: action points by action, best temple, longest walk.

_UNUSED = END_TURN.verb


@dataclass
class Deeds:
    """What one seat did in a match.

    Attributes:
        ap: the action points by the verb of the action; those that were lost are under "end".
        temple: the most points that one temple paid in a scoring, and its space.
        walk: the most steps that one member walked in a row.
        levels, treasures: how many were uncovered and recovered.
    """

    ap: Counter[str] = field(default_factory=Counter)
    temple: tuple[int, int] = (0, 0)
    walk: int = 0
    levels: int = 0
    treasures: int = 0


def deeds_of(match: TikalMatch) -> list[Deeds]:
    """Return what every seat did, by seat."""
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
    """Return the action points that an action took; for the end of a turn those that were lost."""
    return before.ap if action is END_TURN else before.ap - after.ap


def _paid(state: State) -> list[tuple[int, int]]:
    """Return (points, space) for each temple that pays the seat that is to score."""
    return [(points, space) for space, points in breakdown(state, state.seat).temples]


def pages_of(match: TikalMatch) -> list[ResultsPage]:
    """Return the further pages of the results: action points by action, and feats."""
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
    """Return the rows of the page with the feats."""
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


# The points of every player, by scoring round and by source.


@dataclass(frozen=True)
class Earned:
    """The points of a player at the end.

    Attributes:
        name, mark: the player's name and mark.
        score: the points at the end.
        rounds: (temple points, treasure points) of each scoring round.
        capital: the points at the start less those paid for turns (auction game).
    """

    name: str
    mark: str
    score: int
    rounds: tuple[tuple[int, int], ...]
    capital: int = 0

    @property
    def temples(self) -> int:
        """The points for temples in all scoring rounds."""
        return sum(temples for temples, _treasures in self.rounds)

    @property
    def treasures(self) -> int:
        """The points for treasures in all scoring rounds."""
        return sum(treasures for _temples, treasures in self.rounds)


def outcome_of(match: TikalMatch) -> Results:
    """Return the results of a finished match, with the history of points and the further pages."""
    told = outcome(earned(match), draw_of(match))
    return replace(told, course=course_of(match), pages=pages_of(match))


def outcome(earned: Sequence[Earned], draw: Draw) -> Results:
    """Return the results for what every seat has earned, without history and further pages."""

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
    """Return what every seat has earned, by seat."""
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
    """Name a scoring round, from 1 to ``of``; the last one is at the end of the match."""
    if number == of:
        return WORDS["at-the-end"]
    return scoring(number)


def _table(earned: Sequence[Earned]) -> list[list[Row]]:
    """Return the groups of rows: by scoring round, by source, and the points of all."""
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
    """Return the row with what is left of the starting capital; none in the basic game."""
    if not any(one.capital for one in earned):
        return []
    return [(WORDS["not-bid"], [str(one.capital) for one in earned])]
