"""Sentences about spots on the table: gears, spaces, temples, technologies."""

from typing import Final

from game.tzolkin.words import expansion, goods, names, ways
from game.tzolkin.words.days import DAYS
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

SPOTS: Final = phrases(
    __name__,
    {
        "to-choose": N_("To be chosen"),
        "can-be-chosen": N_("You can choose it now."),
        "calendar": N_("Calendar"),
        "no-space": N_("No space is free here."),
        "lowest": N_("A worker goes to the lowest free space of a gear: let him go there."),
        "dummy": N_("A dummy worker: it turns with the gear and never leaves."),
        "a-dummy": N_("a dummy"),
        "you": N_("you"),
        "reached": N_("Costs nothing to reach."),
        "start": N_("Starting-player space"),
        "start-told": N_(
            "Whoever stands here takes the corn of the calendar at the end of his turn, and the "
            "starting marker at the end of the round."
        ),
        "quick": N_("Quick action"),
        "quick-told": N_(
            "The last worker whom you place may stand here: at the end of the turn you get this."
        ),
        "one-player": N_("For one player only; turns his board to its light side."),
        "nothing-yet": N_("Nothing yet."),
    },
)


# Gears.


@sentence
def next_costs(corn: int, lacking: int) -> str:
    """Tell the corn that the next worker costs here, and how much of it is missing."""
    told = _("The next worker costs {corn} here.").format(corn=goods.corn(corn))
    if not lacking:
        return told
    lacks = _("{told} You lack {corn}.")
    return lacks.format(told=told, corn=goods.corn(lacking))


@sentence
def stands_for(player: str, days: int) -> str:
    """Tell whose worker stands on a space, and in how many days he is pushed off."""
    told = ngettext(
        "{player}'s worker: pushed off without an action in {count} day.",
        "{player}'s worker: pushed off without an action in {count} days.",
        days,
    )
    return told.format(player=player, count=days)


@sentence
def could_do(days: int, actions: tuple[tuple[int, int, int], ...]) -> str:
    """Tell what a worker could do in some days; 0 days for today.

    Each action is a gear, a number, and the corn that reaching it costs; negative corn is gained.
    """
    when = ways.in_days(days) if days else DAYS["today"]
    if not actions:
        return _("{when}: no action.").format(when=when)
    told = names.listed(_reached(*one) for one in actions)
    return _("{when}: {ways}.").format(when=when, ways=told)


def _reached(gear: int, number: int, corn: int) -> Words:
    name = names.action(gear, number)
    if not corn:
        return name
    if corn < 0:
        return _("{action} (+{corn})").format(action=name, corn=goods.corn(-corn))
    return _("{action} ({corn})").format(action=name, corn=goods.corn(corn))


@sentence
def out_of_reach(gear: int, space: int) -> str:
    """Tell that the player's worker on a space does not reach an action."""
    told = _("Your worker on {space} does not reach it.")
    return told.format(space=names.action(gear, space))


@sentence
def reach_brings(corn: int) -> str:
    return _("Brings {corn} besides.").format(corn=goods.corn(corn))


@sentence
def reach_costs(corn: int) -> str:
    return _("Costs {corn} for going there.").format(corn=goods.corn(corn))


@sentence
def on_calendar(corn: int) -> str:
    return _("On the calendar: {corn}.").format(corn=goods.corn(corn))


@sentence
def stands_here(player: str) -> str:
    return _("{player} stands here.").format(player=player)


@sentence
def quick_free(count: int) -> str:
    """Tell how many quick action spaces are free."""
    return ngettext("{count} space is free.", "{count} spaces are free.", count).format(count=count)


@sentence
def quick_action(tile: str) -> str:
    return _("Quick action: {action}").format(action=expansion.quick_action(tile))


@sentence
def own_worker(tooth: int) -> str:
    return _("Your worker on {space}").format(space=names.tooth(tooth))


@sentence
def gear_with(gear: int, standing: tuple[tuple[int, Words], ...]) -> str:
    """List the workers on a gear; ``standing`` holds each space and who stands there."""
    if not standing:
        return _("{gear}: nobody.").format(gear=names.gear(gear))
    told = _("{space} {player}")
    workers = names.listed(told.format(space=space, player=player) for space, player in standing)
    return _("{gear}: {workers}.").format(gear=names.gear(gear), workers=workers)


@sentence
def with_price(told: Words, price: Words) -> str:
    """Join a sentence and the price of a worker."""
    return f"{told} {price}"


# Temples and technologies.


@sentence
def step_of(temple: int, step: int) -> str:
    return _("{temple}, step {step}").format(temple=names.temple(temple), step=step)


@sentence
def you_on_step(temple: int, step: int) -> str:
    told = _("{temple}: you are on step {step}")
    return told.format(temple=names.temple(temple), step=step)


@sentence
def step_pays(points: int) -> str:
    return _("Pays {points} on food days 2 and 4.").format(points=goods.points(points))


@sentence
def step_gives(given: Words) -> str:
    """Tell the goods that a step gives on food days 1 and 3; ``given`` lists them."""
    return _("Gives {goods} on food days 1 and 3, here and above.").format(goods=given)


@sentence
def here(players: tuple[str, ...]) -> str:
    return _("Here: {players}.").format(players=names.listed(players))


@sentence
def highest(players: tuple[str, ...], points: int) -> str:
    """Tell who is highest on a temple; ``points`` is the bonus of each player."""
    told = (
        _("Highest: {players}, {points} on the next food day with points.")
        if len(players) == 1
        else _("Highest: {players}, {points} each on the next food day with points.")
    )
    return told.format(players=names.listed(players), points=goods.points(points))


@sentence
def stands_on(player: str, step: int, points: int) -> str:
    told = _("{player}: step {step}, {points}.")
    return told.format(player=player, step=step, points=goods.points(points))


@sentence
def step_taxed(price: Words) -> str:
    return _("The prophecy: each step up costs {price}.").format(price=price)


@sentence
def level_of(track: int, level: int) -> str:
    name = names.capital(names.technology(track))
    return _("{technology}, level {level}").format(technology=name, level=level)


@sentence
def you_at_level_of(track: int, level: int) -> str:
    told = _("{technology}: you are at level {level}")
    return told.format(technology=names.technology(track), level=level)


@sentence
def you_at_level(level: int) -> str:
    return _("You are at level {level}.").format(level=level)


@sentence
def next_step(cubes: int) -> str:
    return _("Your next step costs {cost}.").format(cost=goods.resources(cubes))
