"""The results of a match of Tzolk'in: points by source, by monument, and players' feats."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.outcome import Results, ResultsPage, Row, Standing
from game.table.players import Player, players_of
from game.tzolkin.ending.course import course_of
from game.tzolkin.ending.earned import BUILDINGS, OFFERINGS, TECHNOLOGIES, Earned, earned
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
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.words.ending import WORDS, hunger_on, prophecy_on, temples_on
from game.tzolkin.words.names import gear, number
from game.tzolkin.words.tiles import monument_brief
from game.ui.sentence import Words

# Feats: what every seat did in a match, such as actions by gear and corn paid for workers.


@dataclass
class Deeds:
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


def deeds_of(match: TzolkinMatch) -> list[Deeds]:
    """Return what each seat did in a match, indexed by seat."""
    deeds = [Deeds() for _seat in range(match.setup.seats)]
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        _count(deeds[before.seat], before, action, after)
        for seat, own in enumerate(deeds):
            own.learnt += _learnt(before.techs, after.techs, seat)
        for tooth in pushed_off(before, after.tooth - before.tooth):
            deeds[before.teeth[tooth]].returned += 1
    return deeds


def _count(own: Deeds, before: State, action: Action, after: State) -> None:
    match action:
        case Do():
            own.actions[before.about[0]] += 1
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


def deeds_page(match: TzolkinMatch) -> ResultsPage:
    """Return the page of the results that lists the feats of all seats."""
    deeds = deeds_of(match)
    gears: list[Row] = [
        (gear(number), [str(one.actions[number]) for one in deeds]) for number in range(len(GEARS))
    ]
    return ResultsPage("deeds", WORDS["feats"], [gears, _feats(deeds)])


def _feats(deeds: Sequence[Deeds]) -> list[Row]:
    told: list[tuple[Words, Callable[[Deeds], int]]] = [
        (WORDS["placed"], lambda one: one.placed),
        (WORDS["corn-paid"], lambda one: one.corn),
        (WORDS["levels-learnt"], lambda one: one.learnt),
        (WORDS["begged"], lambda one: one.begged),
        (WORDS["pushed-off"], lambda one: one.returned),
        (WORDS["two-days"], lambda one: one.hurried),
    ]
    return [(label, [str(tell(one)) for one in deeds]) for label, tell in told]


def outcome_of(match: TzolkinMatch) -> Results:
    """Return the results of a finished match."""
    players, found = players_of(match.setup.players), earned(match)
    workers = [match.state.on_gears(seat) for seat in range(match.state.seats)]
    told = outcome(players, found, workers)
    pages = [*told.pages, deeds_page(match)]
    return replace(told, course=course_of(match), pages=pages)


def outcome(players: Sequence[Player], found: Sequence[Earned], workers: Sequence[int]) -> Results:
    """Return the results for the points that each seat has earned.

    ``workers`` are each seat's workers on gears: among equals, the seat with more of them wins.
    """
    standings = [
        Standing(player.name, player.mark, one.final.quarters / QUARTERS, tie=tie)
        for player, one, tie in zip(players, found, workers, strict=True)
    ]
    points = [f"{one.score:g}" for one in standings]
    table: list[list[Row]] = [
        list(_in_turns(found)),
        list(_at_the_end(found)),
        [(WORDS["points"], points)],
    ]
    monuments = list(_monuments(found))
    pages = [ResultsPage("food-days", WORDS["food-days"], _food_days(found))]
    if monuments:
        pages.append(ResultsPage("monuments", WORDS["monuments"], [monuments]))
    return Results(standings, table, pages=pages)


def _row(label: Words, found: Sequence[Earned], count: Callable[[Earned], float]) -> Row:
    return label, [number(count(one)) for one in found]


def _in_turns(found: Sequence[Earned]) -> Iterator[Row]:
    """Yield the rows for points on the score track, by source."""
    yield _row(WORDS["temples"], found, lambda one: one.temples.total())
    yield _row(WORDS["chichen-itza"], found, lambda one: one.made[OFFERINGS])
    yield _row(WORDS["buildings"], found, lambda one: one.made[BUILDINGS])
    others: list[tuple[Words, Callable[[Earned], int]]] = [
        (WORDS["technologies"], lambda one: one.made[TECHNOLOGIES]),
        (WORDS["prophecies"], lambda one: one.prophecies.total()),
        (WORDS["hunger"], lambda one: -one.hunger.total()),
    ]
    for label, count in others:
        if any(map(count, found)):
            yield _row(label, found, count)


def _at_the_end(found: Sequence[Earned]) -> Iterator[Row]:
    """Yield the rows for points counted at the end: goods, skulls and monuments."""
    yield _row(WORDS["goods"], found, lambda one: one.final.corn / QUARTERS)
    yield _row(WORDS["skulls"], found, lambda one: one.final.skulls)
    yield _row(
        WORDS["monuments"], found, lambda one: sum(points for _n, points in one.final.monuments)
    )


def _monuments(found: Sequence[Earned]) -> Iterator[Row]:
    """Yield a row for each monument that was built, with the points of its owner."""
    built = sorted(tile for one in found for tile, _points in one.final.monuments)
    for tile in built:
        cells = [str(dict(one.final.monuments).get(tile, "–")) for one in found]
        yield monument_brief(tile), cells


def _food_days(found: Sequence[Earned]) -> list[list[Row]]:
    """Return a group of rows for each food day: points of hunger, temples and prophecy."""
    groups: list[list[Row]] = []
    for day in range(1, FOOD_DAYS + 1):
        rows = [
            (hunger_on(day), [-one.hunger[day] for one in found]),
            (temples_on(day), [one.temples[day] for one in found]),
            (prophecy_on(day), [one.prophecies[day] for one in found]),
        ]
        told: list[Row] = [
            (label, [number(count) for count in counts]) for label, counts in rows if any(counts)
        ]
        if told:
            groups.append(told)
    return groups
