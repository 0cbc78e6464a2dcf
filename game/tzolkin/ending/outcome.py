"""The results of a match of Tzolk'in: points by source, by monument, and players' feats."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.outcome import Results, ResultsPage, Row, Standing
from game.table.players import Player, players_of
from game.tzolkin.ending.points import (
    BUILDINGS,
    OFFERINGS,
    TECHNOLOGIES,
    PointsBySource,
    points_by_source,
    points_history,
)
from game.tzolkin.rules.actions import (
    Action,
    Advance,
    Beg,
    Do,
    DoOn,
    Mercy,
    Place,
    PlaceQuick,
    PlaceStart,
)
from game.tzolkin.rules.data.board import FOOD_DAYS, GEARS, TRACKS
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.words.names import gear
from game.tzolkin.words.scoring import (
    RESULT_LABELS,
    hunger_label,
    number_cell,
    prophecy_label,
    temples_label,
)
from game.tzolkin.words.tiles import monument_brief
from game.ui.sentence import Words

# Feats: what every seat did in a match, such as actions by gear and corn paid for workers.


@dataclass
class Feats:
    """What one seat did in a match.

    Attributes:
        actions: the number of actions done, by gear.
        placed: the number of workers placed.
        corn: the corn paid for placing them.
        learnt: levels of technologies gained, whether paid, free or from tiles.
        begged: how often the seat begged.
        returned: workers who were pushed off without an action.
        hurried: how often the seat let two days pass at once.
    """

    actions: Counter[int] = field(default_factory=Counter)
    placed: int = 0
    corn: int = 0
    learnt: int = 0
    begged: int = 0
    returned: int = 0
    hurried: int = 0


def feats_of(match: TzolkinMatch) -> list[Feats]:
    """Return what each seat did in a match, indexed by seat."""
    deeds = [Feats() for _seat in range(match.setup.seats)]
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        _count(deeds[before.seat], before, action, after)
        for seat, own in enumerate(deeds):
            own.learnt += _learnt(before.techs, after.techs, seat)
        for tooth in pushed_off(before, after.days_passed - before.days_passed):
            deeds[before.teeth[tooth]].returned += 1
    return deeds


def _count(own: Feats, before: State, action: Action, after: State) -> None:
    match action:
        case Do():
            own.actions[before.phase_args[0]] += 1
        case DoOn(gear=number):
            own.actions[number] += 1
        case Place() | PlaceStart() | PlaceQuick() | Mercy():
            own.placed += 1
            own.corn += before.corn[before.seat] - after.corn[before.seat]
        case Beg():
            own.begged += 1
        case Advance(days=days):
            own.hurried += days - 1


def _learnt(before: Sequence[int], after: Sequence[int], seat: int) -> int:
    """Return how many levels a seat gained; lost levels are not subtracted."""
    own = slice(len(TRACKS) * seat, len(TRACKS) * (seat + 1))
    return sum(max(0, now - was) for was, now in zip(before[own], after[own], strict=True))


def feats_page(match: TzolkinMatch) -> ResultsPage:
    """Return the page of the results that lists the feats of all seats."""
    deeds = feats_of(match)
    gears: list[Row] = [
        (gear(number), [str(one.actions[number]) for one in deeds]) for number in range(len(GEARS))
    ]
    return ResultsPage("deeds", RESULT_LABELS["feats"], [gears, _feats(deeds)])


def _feats(deeds: Sequence[Feats]) -> list[Row]:
    told: list[tuple[Words, Callable[[Feats], int]]] = [
        (RESULT_LABELS["placed"], lambda one: one.placed),
        (RESULT_LABELS["corn-paid"], lambda one: one.corn),
        (RESULT_LABELS["levels-learnt"], lambda one: one.learnt),
        (RESULT_LABELS["begged"], lambda one: one.begged),
        (RESULT_LABELS["pushed-off"], lambda one: one.returned),
        (RESULT_LABELS["two-days"], lambda one: one.hurried),
    ]
    return [(label, [str(tell(one)) for one in deeds]) for label, tell in told]


def results_of_match(match: TzolkinMatch) -> Results:
    """Return the results of a finished match."""
    players, found = players_of(match.setup.players), points_by_source(match)
    workers = [match.state.workers_on_gears(seat) for seat in range(match.state.seats)]
    told = results(players, found, workers)
    pages = [*told.pages, feats_page(match)]
    return replace(told, history=points_history(match), pages=pages)


def results(
    players: Sequence[Player], found: Sequence[PointsBySource], workers: Sequence[int]
) -> Results:
    """Return the results for the points that each seat has earned.

    ``workers`` are each seat's workers on gears: among equals, the seat with more of them wins.
    """
    standings = [
        Standing(player.name, player.mark, one.final.quarters / QUARTERS, tie=tie)
        for player, one, tie in zip(players, found, workers, strict=True)
    ]
    points = [number_cell(one.score) for one in standings]
    table: list[list[Row]] = [
        list(_in_turns(found)),
        list(_at_the_end(found)),
        [(RESULT_LABELS["points"], points)],
    ]
    monuments = list(_monuments(found))
    pages = [ResultsPage("food-days", RESULT_LABELS["food-days"], _food_days(found))]
    if monuments:
        pages.append(ResultsPage("monuments", RESULT_LABELS["monuments"], [monuments]))
    return Results(standings, table, pages=pages)


def _row(
    label: Words, found: Sequence[PointsBySource], count: Callable[[PointsBySource], float]
) -> Row:
    return label, [number_cell(count(one)) for one in found]


def _in_turns(found: Sequence[PointsBySource]) -> Iterator[Row]:
    """Yield the rows for points on the score track, by source."""
    yield _row(RESULT_LABELS["temples"], found, lambda one: one.temples_by_day.total())
    yield _row(RESULT_LABELS["chichen-itza"], found, lambda one: one.by_turn_source[OFFERINGS])
    yield _row(RESULT_LABELS["buildings"], found, lambda one: one.by_turn_source[BUILDINGS])
    others: list[tuple[Words, Callable[[PointsBySource], int]]] = [
        (RESULT_LABELS["technologies"], lambda one: one.by_turn_source[TECHNOLOGIES]),
        (RESULT_LABELS["prophecies"], lambda one: one.prophecies_by_day.total()),
        (RESULT_LABELS["hunger"], lambda one: -one.hunger_by_day.total()),
    ]
    for label, count in others:
        if any(map(count, found)):
            yield _row(label, found, count)


def _at_the_end(found: Sequence[PointsBySource]) -> Iterator[Row]:
    """Yield the rows for points counted at the end: goods, skulls and monuments."""
    yield _row(RESULT_LABELS["goods"], found, lambda one: one.final.corn / QUARTERS)
    yield _row(RESULT_LABELS["skulls"], found, lambda one: one.final.skulls)
    yield _row(
        RESULT_LABELS["monuments"],
        found,
        lambda one: sum(points for _n, points in one.final.monuments),
    )


def _monuments(found: Sequence[PointsBySource]) -> Iterator[Row]:
    """Yield a row for each monument that was built, with the points of its owner."""
    built = sorted(tile for one in found for tile, _points in one.final.monuments)
    for tile in built:
        cells = [str(dict(one.final.monuments).get(tile, "–")) for one in found]
        yield monument_brief(tile), cells


def _food_days(found: Sequence[PointsBySource]) -> list[list[Row]]:
    """Return a group of rows for each food day: points of hunger, temples and prophecy."""
    groups: list[list[Row]] = []
    for day in range(1, FOOD_DAYS + 1):
        rows = [
            (hunger_label(day), [-one.hunger_by_day[day] for one in found]),
            (temples_label(day), [one.temples_by_day[day] for one in found]),
            (prophecy_label(day), [one.prophecies_by_day[day] for one in found]),
        ]
        told: list[Row] = [
            (label, [number_cell(count) for count in counts])
            for label, counts in rows
            if any(counts)
        ]
        if told:
            groups.append(told)
    return groups
