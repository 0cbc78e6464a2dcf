"""Announcements to everybody at the table, and what has changed since a player last saw it."""

from typing import Final

from game.tzolkin.words import expansion, goods, names, tiles
from game.ui.figures import signed_number
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.punctuation import listed_apart
from game.ui.sentence import Words, phrases, sentence


@sentence
def second_age() -> str:
    return _("The second age begins: six new buildings.")


@sentence
def prophecy_begins(number: int) -> str:
    told = _("Prophecy in force: {name}. {disaster}")
    return told.format(
        name=expansion.prophecy(number), disaster=expansion.prophecy_disaster(number)
    )


@sentence
def begins_rounds(player: str, *, passed_on: bool) -> str:
    """Say who begins each day now, and why.

    ``passed_on`` is True if the one who stood on the starting player's space began them already.
    """
    if passed_on:
        told = _("{player} begins each day now: who began before passes the marker on.")
    else:
        told = _("{player} begins each day now: a worker stood on the starting player's space.")
    return told.format(player=player)


@sentence
def day_begins(day: int, left: int) -> str:
    """Announce a day; ``left`` are the days until the next food day, 0 for today."""
    if not left:
        return _("Day {day}. Today is a food day.").format(day=day)
    return _("Day {day}. Food day in {days}.").format(day=day, days=goods.days(left))


@sentence
def all_begin_with(chosen: tuple[tuple[str, int, tuple[int, ...]], ...]) -> str:
    """Announce the tribes and wealth tiles that all players keep, in a line for each player.

    ``chosen`` holds each player's name, tribe (0 for none) and wealth tiles.
    """
    told = _("{player}: {tiles}")
    lines = []
    for player, tribe, wealth in chosen:
        names = [expansion.tribe(tribe)] if tribe else []
        names += map(tiles.wealth, wealth)
        lines.append(told.format(player=player, tiles=listed_apart(names)))
    return "\n".join(lines)


# Parts of sentences that tell what has changed since a player last saw the table.

CHANGE_PHRASES: Final = phrases(
    __name__,
    {
        "second-age": N_("the second age begins"),
        "starts": N_("places a worker on the starting-player space"),
        "begins": N_("begins each day now"),
        "quick": N_("places a worker on a quick action space"),
    },
)


@sentence
def days_passed(count: int, day: int) -> str:
    told = ngettext("{count} day passes: day {day}", "{count} days pass: day {day}", count)
    return told.format(count=count, day=day)


@sentence
def food_day_over(day: int) -> str:
    return _("food day {day} is over").format(day=day)


@sentence
def buildings_displayed(count: int) -> str:
    told = ngettext(
        "{count} new building is displayed", "{count} new buildings are displayed", count
    )
    return told.format(count=count)


@sentence
def prophecy_begun(number: int) -> str:
    return _("prophecy in force: {name}").format(name=expansion.prophecy(number))


@sentence
def placed(teeth: tuple[int, ...]) -> str:
    """Tell that workers were placed, and on which teeth."""
    told = ngettext("places a worker: {spaces}", "places {count} workers: {spaces}", len(teeth))
    return told.format(count=len(teeth), spaces=names.comma_list(map(names.tooth, teeth)))


@sentence
def placed_and_ridden(teeth: tuple[int, ...]) -> str:
    """Tell that workers were placed, and on which teeth they stand after the gears turned."""
    told = ngettext(
        "places a worker, now on {spaces}", "places {count} workers, now on {spaces}", len(teeth)
    )
    return told.format(count=len(teeth), spaces=names.comma_list(map(names.tooth, teeth)))


@sentence
def picked_up(teeth: tuple[int, ...]) -> str:
    told = ngettext("picks up a worker: {spaces}", "picks up {count} workers: {spaces}", len(teeth))
    return told.format(count=len(teeth), spaces=names.comma_list(map(names.tooth, teeth)))


@sentence
def pushed_off(gears: tuple[int, ...]) -> str:
    """Tell that workers were pushed off; ``gears`` holds the gear of each worker."""
    told = ngettext(
        "a worker is pushed off: {gears}", "{count} workers are pushed off: {gears}", len(gears)
    )
    return told.format(
        count=len(gears), gears=names.comma_list(map(names.gear, dict.fromkeys(gears)))
    )


@sentence
def built(buildings: tuple[int, ...]) -> str:
    return _("builds: {tiles}").format(tiles=names.comma_list(map(tiles.building, buildings)))


@sentence
def monuments_built(monuments: tuple[int, ...]) -> str:
    told = _("builds a monument: {tiles}")
    return told.format(tiles=names.comma_list(map(tiles.monument, monuments)))


@sentence
def learnt(levels: tuple[tuple[int, int], ...]) -> str:
    """Tell which technologies went up; each comes with the level reached."""
    return _("learns: {steps}").format(steps=_levels(levels))


@sentence
def unlearnt(levels: tuple[tuple[int, int], ...]) -> str:
    """Tell which technologies went down; each comes with its level now."""
    return _("unlearns: {steps}").format(steps=_levels(levels))


def _levels(levels: tuple[tuple[int, int], ...]) -> Words:
    told = _("{name} {step}")
    return names.comma_list(
        told.format(name=names.technology(track), step=level) for track, level in levels
    )


@sentence
def gone_up(steps: tuple[tuple[int, int], ...]) -> str:
    """Tell on which temples a seat went up; each comes with the number of steps."""
    return _("goes up: {steps}").format(steps=_steps(steps))


@sentence
def gone_down(steps: tuple[tuple[int, int], ...]) -> str:
    """Tell on which temples a seat went down; each comes with a negative number of steps."""
    return _("goes down: {steps}").format(steps=_steps(steps))


def _steps(steps: tuple[tuple[int, int], ...]) -> Words:
    told = _("{name} {step}")
    return names.comma_list(
        told.format(name=names.temple(temple), step=signed_number(count)) for temple, count in steps
    )


@sentence
def has_more(more: Words) -> str:
    """Tell the goods of which a seat has more; ``more`` lists them."""
    return _("has {goods} more").format(goods=more)


@sentence
def has_fewer(less: Words) -> str:
    """Tell the goods of which a seat has fewer; ``less`` lists them."""
    return _("has {goods} fewer").format(goods=less)


@sentence
def workers_hired(count: int) -> str:
    return _("has {workers} more").format(workers=goods.workers(count))


@sentence
def scored(count: int) -> str:
    return _("scores {points}").format(points=goods.points(count))


@sentence
def lost(count: int) -> str:
    return _("loses {points}").format(points=goods.points(count))
