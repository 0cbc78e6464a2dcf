"""The words of a hint: the steps of a plan, and what each brings."""

from typing import Final

from game.tzolkin.rules.data.board import MOST_LEVELS
from game.tzolkin.words import expansion, gears_and_tracks, goods, names, tiles
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

DOES: Final = phrases(
    __name__,
    {
        "pass": N_("Pass, and leave all workers where they are"),
        "end": N_("End the turn"),
        "nothing": N_("Do no more with this worker"),
        "decline": N_("Pay nothing, and do without it"),
        "take-wood": N_("Take the wood"),
        "take-corn": N_("Take the corn"),
        "leave-market": N_("Leave the market"),
        "market": N_("Trade at the market"),
        "no-day-left": N_("No day is left for an action. A turn needs a worker."),
        "begins": N_("You begin the next day."),
        "next-begins": N_("The next player begins the next day."),
    },
)
"""What needs no name and no number."""


@sentence
def heading(change: Words) -> str:
    """Head a plan with what the seat pays and gets by it; ``change`` is empty for nothing."""
    return _("Plan: {change}").format(change=change) if change else _("A master's plan")


@sentence
def heading_to_place(workers: int, begs: bool) -> str:
    """Head a plan that places workers, and perhaps begs for the corn first."""
    placed = ngettext("Plan: place {count} worker", "Plan: place {count} workers", workers)
    return (_("Plan: beg, then place {count}") if begs else placed).format(count=workers)


@sentence
def step(description: Words, reason: Words) -> str:
    """Tell a step of a plan in one paragraph."""
    return _("{description}. {reason}").format(description=description, reason=reason)


# What is done.


@sentence
def place(tooth: int, corn: int) -> str:
    told = _("Place a worker on {space} for {corn}") if corn else _("Place a worker on {space}")
    return told.format(space=names.tooth(tooth), corn=goods.corn(corn))


@sentence
def place_on_start(corn: int) -> str:
    told = _("Place a worker on the starting-player space for {corn}")
    return told.format(corn=goods.corn(corn))


@sentence
def place_on_quick(corn: int) -> str:
    told = _("Place a worker on a quick action space for {corn}")
    return told.format(corn=goods.corn(corn))


@sentence
def pick_up(tooth: int) -> str:
    return _("Pick up the worker on {space}").format(space=names.tooth(tooth))


@sentence
def beg(temple: int) -> str:
    told = _("Beg for corn, a step down on {temple}")
    return told.format(temple=names.temple(temple))


@sentence
def trade(kind: int, corn: int) -> str:
    told = _("Turn {cube} into {corn}")
    return told.format(cube=goods.cubes(kind, 1), corn=goods.corn(corn))


@sentence
def let_pass(days: int) -> str:
    return _("Let {days} pass").format(days=goods.days(days))


@sentence
def choose_tribe(number: int) -> str:
    return _("Choose {tribe}").format(tribe=expansion.tribe(number))


@sentence
def keep(count: int) -> str:
    return ngettext("Keep {count} wealth tile", "Keep {count} wealth tiles", count).format(
        count=count
    )


@sentence
def do_action(gear: int, number: int) -> str:
    return _("Do the action of {action}").format(action=names.action_name(gear, number))


@sentence
def burn(temple: int) -> str:
    told = _("Burn the wood, a step down on {temple}")
    return told.format(temple=names.temple(temple))


@sentence
def learn(track: int, level: int) -> str:
    """Tell a technology step from a level."""
    name = names.technology(track)
    if level == MOST_LEVELS:
        return _("Take a step in {technology} beyond level {level}").format(
            technology=name, level=level
        )
    return _("Learn {technology}, level {level}").format(technology=name, level=level + 1)


@sentence
def take_bonus(track: int) -> str:
    return _("Take the bonus of {technology}").format(technology=names.technology(track))


@sentence
def unlearn(track: int) -> str:
    told = _("Go down a level in {technology}")
    return told.format(technology=names.technology(track))


@sentence
def pay(kinds: tuple[int, ...]) -> str:
    return _("Pay {cubes}").format(cubes=goods.cubes_of(kinds))


@sentence
def take(kinds: tuple[int, ...]) -> str:
    return _("Take {cubes}").format(cubes=goods.cubes_of(kinds))


@sentence
def take_gold(number: int) -> str:
    return _("Take {gold} and pay for it").format(gold=goods.gold(number))


@sentence
def go_up(temple: int) -> str:
    return _("Go up a step on {temple}").format(temple=names.temple(temple))


@sentence
def go_down(temple: int) -> str:
    return _("Go down a step on {temple}").format(temple=names.temple(temple))


@sentence
def build(building: int) -> str:
    return _("Build the {building}").format(building=tiles.building(building))


@sentence
def build_monument(monument: int) -> str:
    return _("Build the {monument}").format(monument=tiles.monument(monument))


# What it brings.


@sentence
def gets(gained: Words) -> str:
    return _("You get {goods}.").format(goods=gained)


@sentence
def pays(paid: Words) -> str:
    return _("You pay {goods}.").format(goods=paid)


@sentence
def has_built(building: int) -> str:
    return _("You build the {building}.").format(building=tiles.building(building))


@sentence
def monument_counts(monument: int, points: int) -> str:
    """Tell what a monument would score if the game ended now."""
    told = _("{monument}: {points} at the end, as it is now.")
    return told.format(monument=tiles.monument(monument), points=goods.points(points))


@sentence
def stepped_down(temple: int, step: int) -> str:
    """Tell to which step a seat goes down on a temple, by its points."""
    told = _("You go down to the step of {points} on {temple}.")
    points = gears_and_tracks.step_points(temple, step)
    return told.format(points=points, temple=names.temple(temple))


@sentence
def does_action(gear: int, number: int) -> str:
    """Tell which action a worker does that is not that of his own space."""
    return _("He does {action}.").format(action=names.action_name(gear, number))


@sentence
def back_in_hand(workers: int) -> str:
    return ngettext(
        "He does no action. You have {count} worker in hand then.",
        "He does no action. You have {count} workers in hand then.",
        workers,
    ).format(count=workers)


@sentence
def has_then(corn: int) -> str:
    return _("You have {corn} then.").format(corn=goods.corn(corn))


@sentence
def has_now(corn: int, resources: int) -> str:
    told = _("You have {corn} and {resources} now.")
    return told.format(corn=goods.corn(corn), resources=goods.resources(resources))


@sentence
def calendar_corn(corn: int) -> str:
    """Tell the corn of the calendar, which comes when the turn ends."""
    return _("It brings {corn} from the calendar.").format(corn=goods.corn(corn))


@sentence
def quick_action(tile: str) -> str:
    told = _("At the end of the turn: {action}.")
    return told.format(action=expansion.quick_action(tile))


@sentence
def will_stand(tooth: int, days: int, does: Words, food_day: int) -> str:
    """Tell where a worker will stand in so many days, and what he can do there.

    ``does`` is a sentence. ``food_day`` is the number of days to the food day for which the corn
    comes in time; 0 for none.
    """
    told = _("{space} in {days}: {does}")
    if food_day:
        told = _("{space} in {days}, before the food day in {food_days}: {does}")
    return told.format(
        space=names.tooth(tooth), days=goods.days(days), does=does, food_days=goods.days(food_day)
    )


@sentence
def may_pay(tooth: int, days: int, does: Words) -> str:
    """Tell the action that a worker will reach, for which the seat may lack something then."""
    told = _("{space} in {days}: {does} Whether you can pay is open.")
    return told.format(space=names.tooth(tooth), days=goods.days(days), does=does)


@sentence
def kept(wealth: tuple[int, ...]) -> str:
    """Name the wealth tiles to keep, each by its effects."""
    one = _("({effects})")
    told = names.comma_list(one.format(effects=tiles.wealth(number)) for number in wealth)
    return _("They are {tiles}.").format(tiles=told)


@sentence
def best_tribe(points: int) -> str:
    """Tell how many points a tribe is estimated to be ahead of the other one."""
    if not points:
        return _("Less than 1 point more than the other tribe.")
    return ngettext(
        "About {count} point more than the other tribe.",
        "About {count} points more than the other tribe.",
        points,
    ).format(count=points)


@sentence
def best_tiles(points: int) -> str:
    """Tell how many points wealth tiles are estimated to be ahead of the next best ones."""
    if not points:
        return _("Less than 1 point more than with the next best tiles.")
    return ngettext(
        "About {count} point more than with the next best tiles.",
        "About {count} points more than with the next best tiles.",
        points,
    ).format(count=points)
