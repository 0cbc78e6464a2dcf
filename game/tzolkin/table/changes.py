"""What has changed on Tzolk'in's table since a player last looked: days, then each seat."""

from collections.abc import Iterator, Sequence
from itertools import chain

from game.table.news import Change
from game.table.telling import PlayedAction
from game.table.things import Seat
from game.tzolkin.rules.actions import Action, Pick
from game.tzolkin.rules.data.board import ALL_TEETH, GEAR_OF, SPACE_OF, TEMPLES, TRACKS
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import KEEP, TRIBE
from game.tzolkin.table import things
from game.tzolkin.table.foresight.ahead import pushed_off, state_in_days
from game.tzolkin.words import announcements
from game.tzolkin.words.announcements import CHANGE_PHRASES
from game.tzolkin.words.goods import goods_gained, goods_paid

_Played = PlayedAction[View, Action]
Changes = Iterator[Change[things.Thing]]


def changes_of(played: Sequence[_Played]) -> tuple[Change[things.Thing], ...]:
    """Return the changes made by these actions; none while the choices are secret.

    Workers who only rode on with the days are no change; those who came or left are.
    """
    if not played or played[-1].after.phase in (TRIBE, KEEP):
        return ()
    before, after = played[0].before, played[-1].after
    acted = dict.fromkeys(one.before.seat for one in played)
    seats = (*acted, *(seat for seat in range(before.seats) if seat not in acted))
    return (
        *_of_all(before, after),
        *chain.from_iterable(_of_seat(seat, before, after, played) for seat in seats),
    )


def _of_all(before: View, after: View) -> Changes:
    if days := after.days_passed - before.days_passed:
        yield Change(
            None, announcements.days_passed(days, after.days_passed + 1), (things.Calendar(),)
        )
    for day in range(before.food_days_done + 1, after.food_days_done + 1):
        yield Change(None, announcements.food_day_over(day), (things.Calendar(),))
    if after.age > before.age:
        yield Change(None, CHANGE_PHRASES["second-age"])
    if new := [one for one in after.displayed_buildings if one not in before.displayed_buildings]:
        yield Change(
            None, announcements.buildings_displayed(len(new)), tuple(map(things.BuildingTile, new))
        )
    if after.prophecy and after.prophecy != before.prophecy:
        told = announcements.prophecy_begun(after.prophecy)
        yield Change(None, told, (things.ProphecyTile(after.prophecy),))


def _of_seat(seat: int, before: View, after: View, played: Sequence[_Played]) -> Changes:
    yield from _placed(seat, before, after)
    yield from _gone(seat, before, after, played)
    yield from _tiles(seat, before, after)
    yield from _learnt(seat, before, after)
    yield from _stepped(seat, before, after)
    yield from _counted(seat, before, after)


def _placed(seat: int, before: View, after: View) -> Changes:
    """Tell which workers of a seat were placed, also beside the gears, and who begins.

    A placed worker may have ridden on since, if the gears have turned.
    """
    ridden = state_in_days(before, after.days_passed - before.days_passed).teeth
    new = tuple(t for t in range(ALL_TEETH) if after.teeth[t] == seat and ridden[t] != seat)
    if new:
        tell = (
            announcements.placed_and_ridden
            if after.days_passed > before.days_passed
            else announcements.placed
        )
        yield Change(seat, tell(new), tuple(map(things.Space, new)))
    if after.start_space == seat != before.start_space:
        yield Change(seat, CHANGE_PHRASES["starts"], (things.StartSpace(),))
    if after.first_player == seat != before.first_player:
        yield Change(seat, CHANGE_PHRASES["begins"], (things.StartSpace(),))
    if after.quick_spaces.count(seat) > before.quick_spaces.count(seat):
        yield Change(seat, CHANGE_PHRASES["quick"], (things.QuickSpaces(),))


def _gone(seat: int, before: View, after: View, played: Sequence[_Played]) -> Changes:
    """Tell which workers were picked up, by the action they stood at, and which were pushed off."""
    picked = dict(_picked(seat, before, played))
    if picked:
        teeth = tuple(picked.values())
        yield Change(seat, announcements.picked_up(teeth), tuple(map(_stood_at, teeth)))
    days = after.days_passed - before.days_passed
    off = tuple(
        GEAR_OF[tooth]
        for tooth in pushed_off(before, days)
        if before.teeth[tooth] == seat and tooth not in picked
    )
    if off:
        yield Change(seat, announcements.pushed_off(off), (Seat(seat),))


def _picked(seat: int, before: View, played: Sequence[_Played]) -> Iterator[tuple[int, int]]:
    """Yield for each worker picked up the tooth he stood on before, and the one he left from."""
    for one in played:
        if not isinstance(one.action, Pick) or one.before.seat != seat:
            continue
        tooth, days = one.action.tooth, one.before.days_passed - before.days_passed
        if days <= SPACE_OF[tooth] and before.teeth[tooth - days] == seat:
            yield tooth - days, tooth


def _stood_at(tooth: int) -> things.Thing:
    gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
    return things.Plate(gear, space) if space else things.Space(tooth)


def _tiles(seat: int, before: View, after: View) -> Changes:
    if built := after.buildings[seat][len(before.buildings[seat]) :]:
        yield Change(seat, announcements.built(tuple(built)), (Seat(seat),))
    if monuments := after.own_monuments[seat][len(before.own_monuments[seat]) :]:
        yield Change(seat, announcements.monuments_built(tuple(monuments)), (Seat(seat),))


def _learnt(seat: int, before: View, after: View) -> Changes:
    """Tell which technology levels were gained and lost."""
    levels, were = after.techs[4 * seat :], before.techs[4 * seat :]
    up = tuple(track for track in range(len(TRACKS)) if levels[track] > were[track])
    down = tuple(track for track in range(len(TRACKS)) if levels[track] < were[track])
    for tracks, tell in ((up, announcements.learnt), (down, announcements.unlearnt)):
        if tracks:
            places = tuple(things.Technology(track, levels[track]) for track in tracks)
            yield Change(seat, tell(tuple((one.track, one.level) for one in places)), places)


def _stepped(seat: int, before: View, after: View) -> Changes:
    """Tell which temple steps were gone up and down."""
    now, then = after.temples[3 * seat :], before.temples[3 * seat :]
    by = [(temple, now[temple] - then[temple]) for temple in range(len(TEMPLES))]
    up = tuple(one for one in by if one[1] > 0)
    down = tuple(one for one in by if one[1] < 0)
    for steps, tell in ((up, announcements.gone_up), (down, announcements.gone_down)):
        if steps:
            there = tuple(things.Temple(temple, now[temple]) for temple, _count in steps)
            yield Change(seat, tell(steps), there)


def _counted(seat: int, before: View, after: View) -> Changes:
    """Tell the sum of goods, workers and points that a seat gained or lost."""
    if more := goods_gained(before, after, seat):
        yield Change(seat, announcements.has_more(more))
    if less := goods_paid(before, after, seat):
        yield Change(seat, announcements.has_fewer(less))
    if hired := before.workers_in_bank[seat] - after.workers_in_bank[seat]:
        yield Change(seat, announcements.workers_hired(hired))
    points = after.score[seat] - before.score[seat]
    if points > 0:
        yield Change(seat, announcements.scored(points))
    elif points < 0:
        yield Change(seat, announcements.lost(-points))
