"""How a match of Tzolk'in ended: the points by what brought them, and monument by monument."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.outcome import Outcome, Page, Row, Standing
from game.table.players import Player, players_of
from game.tzolkin.ending.course import course_of
from game.tzolkin.ending.deeds import deeds_page
from game.tzolkin.ending.earned import BUILDINGS, OFFERINGS, TECHNOLOGIES, Earned, earned
from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.words.ending import WORDS, hunger_on, prophecy_on, temples_on
from game.tzolkin.words.names import number
from game.tzolkin.words.tiles import monument_brief
from game.ui.sentence import Words


def outcome_of(match: TzolkinMatch) -> Outcome:
    """What the results tell of a finished match."""
    players, found = players_of(match.setup.players), earned(match)
    workers = [match.state.on_gears(seat) for seat in range(match.state.seats)]
    told = outcome(players, found, workers)
    pages = [*told.pages, deeds_page(match)]
    return replace(told, course=course_of(match), pages=pages)


def outcome(players: Sequence[Player], found: Sequence[Earned], workers: Sequence[int]) -> Outcome:
    """What the results tell of what each seat has earned; of equals, whoever has more workers on
    the gears wins."""
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
    pages = [Page("food-days", WORDS["food-days"], _food_days(found))]
    if monuments:
        pages.append(Page("monuments", WORDS["monuments"], [monuments]))
    return Outcome(standings, table, pages=pages)


def _row(label: Words, found: Sequence[Earned], count: Callable[[Earned], float]) -> Row:
    return label, [number(count(one)) for one in found]


def _in_turns(found: Sequence[Earned]) -> Iterator[Row]:
    """Points on the track."""
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
    """What is counted when all is over."""
    yield _row(WORDS["goods"], found, lambda one: one.final.corn / QUARTERS)
    yield _row(WORDS["skulls"], found, lambda one: one.final.skulls)
    yield _row(
        WORDS["monuments"], found, lambda one: sum(points for _n, points in one.final.monuments)
    )


def _monuments(found: Sequence[Earned]) -> Iterator[Row]:
    """A row for each that was built, with its points for whoever has it."""
    built = sorted(tile for one in found for tile, _points in one.final.monuments)
    for tile in built:
        cells = [str(dict(one.final.monuments).get(tile, "–")) for one in found]
        yield monument_brief(tile), cells


def _food_days(found: Sequence[Earned]) -> list[list[Row]]:
    """A group for each: what hunger cost, what the temples and the prophecy paid."""
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
