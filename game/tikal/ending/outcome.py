"""The results of a match: points by scoring round, by source and by turn, and the feats."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from game.outcome import PointsHistory, Results, ResultsPage, Row, Standing
from game.table.players import Player, players_of
from game.tikal.ending.draw import Draw, DrawPage, draw_of
from game.tikal.rules.actions import END_TURN, Action, Move, Recover, Uncover
from game.tikal.rules.board import NAMES
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.setup import SHORT
from game.tikal.rules.state import ACT, OVER, State
from game.tikal.rules.turns import rounds_scored
from game.tikal.table.verbs import VERBS
from game.tikal.words.ending import RESULT_LABELS, best_temple, points_split, scoring_name, walked
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True)
class Earned:
    """The points of a player at the end.

    Attributes:
        name, mark: the player's name and mark.
        score: the points at the end.
        rounds: (temple points, treasure points) of each scoring round.
        unspent_capital: the points at the start less those paid for turns (auction game).
    """

    name: str
    mark: str
    score: int
    rounds: tuple[tuple[int, int], ...]
    unspent_capital: int = 0

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
    told = results(_earned_by_seat(match), draw_of(match))
    ended = RESULT_LABELS["short-over"] if match.setup.options.length == SHORT else ""
    return replace(told, history=course_of(match), pages=further_pages(match), ended=ended)


def results(earned: Sequence[Earned], draw: Draw) -> Results:
    """Return the results for what every seat has earned, without history and further pages."""

    def show_draw(stage: Stage) -> None:
        stage.push(DrawPage(stage, draw, [Player(one.name, one.mark) for one in earned]))

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
    legend = RESULT_LABELS["legend"]
    return Results(standings, _table(earned), show_draw=show_draw, legend=legend)


def _earned_by_seat(match: TikalMatch) -> list[Earned]:
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
            unspent_capital=state.variant.starting_points - state.paid_for_turns[seat],
        )
        for seat, player in enumerate(players)
    ]


def _table(earned: Sequence[Earned]) -> list[list[Row]]:
    """Return the groups of rows: by scoring round, by source, and the points of all."""
    count = max(len(one.rounds) for one in earned)
    rounds: list[Row] = [
        (
            _round_name(i + 1, count),
            [points_split(*one.rounds[i]) for one in earned],
        )
        for i in range(count)
    ]
    sources: list[Row] = [
        (RESULT_LABELS["temples"], [str(one.temples) for one in earned]),
        (RESULT_LABELS["treasures"], [str(one.treasures) for one in earned]),
        *_capital(earned),
    ]
    return [rounds, sources, [(RESULT_LABELS["points"], [str(one.score) for one in earned])]]


def _round_name(number: int, of: int) -> Sentence:
    """Name a scoring round, from 1 to ``of``; the last one is at the end of the match."""
    if number == of:
        return RESULT_LABELS["at-the-end"]
    return scoring_name(number)


def _capital(earned: Sequence[Earned]) -> list[Row]:
    """Return the row with what is left of the starting capital; none in the basic game."""
    if not any(one.unspent_capital for one in earned):
        return []
    return [(RESULT_LABELS["not-bid"], [str(one.unspent_capital) for one in earned])]


_UNUSED = END_TURN.verb


# What every player did in a match, for the further pages.


@dataclass
class Feats:
    """What one seat did in a match.

    Attributes:
        ap_by_action: the action points by the action's verb; those that were lost are under "end".
        best_temple: the most points that one temple paid in a scoring, and its space.
        longest_walk: the most steps that one member walked in a row.
        levels_uncovered, treasures_recovered: how many.
    """

    ap_by_action: Counter[str] = field(default_factory=Counter)
    best_temple: tuple[int, int] = (0, 0)
    longest_walk: int = 0
    levels_uncovered: int = 0
    treasures_recovered: int = 0


def further_pages(match: TikalMatch) -> list[ResultsPage]:
    """Return the further pages of the results: action points by action, and feats."""
    feats = feats_of(match)
    spent = {verb: [one.ap_by_action[verb] for one in feats] for verb in (*VERBS, _UNUSED)}
    labels = {verb: row.label for verb, row in VERBS.items()} | {_UNUSED: RESULT_LABELS["unused"]}
    by_action: list[Row] = [
        (labels[verb], [str(ap) for ap in counts]) for verb, counts in spent.items() if any(counts)
    ]
    return [
        ResultsPage("spent", RESULT_LABELS["action-points"], [by_action]),
        ResultsPage("deeds", RESULT_LABELS["feats"], [_feat_rows(feats)]),
    ]


def _feat_rows(feats: Sequence[Feats]) -> list[Row]:
    """Return the rows of the page with the feats."""
    told: list[tuple[Words, Callable[[Feats], Words]]] = [
        (RESULT_LABELS["best-temple"], _best_temple),
        (RESULT_LABELS["longest-walk"], lambda one: walked(one.longest_walk)),
        (RESULT_LABELS["levels-uncovered"], lambda one: str(one.levels_uncovered)),
        (RESULT_LABELS["treasures-recovered"], lambda one: str(one.treasures_recovered)),
    ]
    return [(label, [tell(one) for one in feats]) for label, tell in told]


def _best_temple(one: Feats) -> Words:
    points, space = one.best_temple
    if not points:
        return "–"
    return best_temple(points, NAMES[space])


def feats_of(match: TikalMatch) -> list[Feats]:
    """Return what every seat did, by seat."""
    feats = [Feats() for _seat in range(match.setup.seats)]
    walking: tuple[object, ...] = ()
    steps = 0
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        own = feats[before.seat]
        if before.phase == ACT:
            own.ap_by_action[action.verb] += _spent(before, action, after)
        own.levels_uncovered += isinstance(action, Uncover)
        own.treasures_recovered += isinstance(action, Recover)
        if action is END_TURN and before.scoring_queue:
            own.best_temple = max([own.best_temple, *_paid(before)])
        if isinstance(action, Move):
            goes_on = walking == (before.seat, action.member, action.origin)
            steps = steps + 1 if goes_on else 1
            walking = (before.seat, action.member, action.space)
            own.longest_walk = max(own.longest_walk, steps)
        else:
            walking = ()
    return feats


def _spent(before: State, action: Action, after: State) -> int:
    """Return the action points that an action took; for the end of a turn those that were lost."""
    return before.ap if action is END_TURN else before.ap - after.ap


def _paid(state: State) -> list[tuple[int, int]]:
    """Return (points, space) for each temple that pays the seat that is to score."""
    return [(points, space) for space, points in breakdown(state, state.seat).temples]


# The points turn by turn.


def course_of(match: TikalMatch) -> PointsHistory:
    """Return the points after every turn, and what they would be if each position were scored."""
    ends = [i + 1 for i, action in enumerate(match.actions) if action is END_TURN]
    seen = [match.before(index) for index in (0, *ends)]
    done = [rounds_scored(state) for state in seen]
    return PointsHistory(
        points=tuple(tuple(state.score) for state in seen),
        if_scored=tuple(_points_if_scored(state) for state in seen),
        scorings=tuple(turn for turn in range(1, len(seen)) if done[turn] > done[turn - 1]),
        scoring_sprite="volcano",
    )


def _points_if_scored(state: State) -> tuple[int, ...]:
    """Return every seat's points if the position were scored now.

    A seat that has been paid in the current scoring round is not paid again, nor is any seat at the
    end of the match.
    """
    paid = {one.seat for one in state.scorings[state.seats * rounds_scored(state) :]}
    paid |= set(range(state.seats)) if state.phase == OVER else set()
    return tuple(
        points + (0 if seat in paid else breakdown(state, seat).total)
        for seat, points in enumerate(state.score)
    )
