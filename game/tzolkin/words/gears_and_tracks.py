"""Sentences about the gears, their spaces and actions, the temples and the technologies."""

from typing import Final

from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.building import CORN_A_CUBE
from game.tzolkin.rules.effects.gear_actions import CHOSEN_ACTION_COST, PRAYER_COST
from game.tzolkin.words import choices, expansion, goods, names
from game.tzolkin.words.calendar import DAY_WORDS
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import one_after_another
from game.ui.sentence import Words, phrases, sentence

BOARD_WORDS: Final = phrases(
    __name__,
    {
        "to-choose": N_("To be chosen"),
        "chosen": NC_("state", "Chosen"),
        "can-be-chosen": N_("You can choose it now."),
        "calendar": NC_("calendar", "Calendar"),
        "no-space": N_("No space is free here."),
        "lowest": N_("A worker goes to the lowest free space of a gear: let him go there."),
        "dummy": N_("A dummy: it blocks this space, turns with the gear and comes round again."),
        "a-dummy": N_("a dummy"),
        "you": NC_("player", "you"),
        "reached": N_("Costs nothing to reach."),
        "start": N_("Starting-player space"),
        "start-told": N_(
            "Whoever stands here takes the corn of the calendar at the end of his turn. At the end "
            "of the day he takes the starting marker; if he has it, the next player gets it."
        ),
        "quick": N_("Quick action"),
        "quick-told": N_(
            "The last worker whom you place may stand here: at the end of the turn you get this."
        ),
        "one-player": N_("For one player only; turns his board to its light side."),
        "nothing-yet": N_("Nothing yet."),
        "skull-here": N_("A skull lies here already. Nobody can do this action again."),
        "no-tile": N_("No tile is left here. Only agriculture from level 2 still brings corn."),
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
def stands_to_the_end(player: str) -> str:
    """Tell whose worker stands on a space that the game ends on before he is pushed off."""
    return _("{player}'s worker: he stays there to the end of the game.").format(player=player)


@sentence
def could_do(days: int, actions: tuple[tuple[int, int, int], ...]) -> str:
    """Tell what a worker could do in some days; 0 days for today.

    Each action is a gear, a number, and the corn that reaching it costs; negative corn is gained.
    """
    when = choices.in_days(days) if days else DAY_WORDS["today"]
    if not actions:
        return _("{when}: no action.").format(when=when)
    told = names.comma_list(_reached(*one) for one in actions)
    return _("{when}: {ways}.").format(when=when, ways=told)


def _reached(gear: int, number: int, corn: int) -> Words:
    name = names.action_name(gear, number)
    if not corn:
        return name
    if corn < 0:
        return _("{action} (+{corn})").format(action=name, corn=goods.corn(-corn))
    return _("{action} ({corn})").format(action=name, corn=goods.corn(corn))


@sentence
def out_of_reach(gear: int, space: int) -> str:
    """Tell that the player's worker on a space does not reach an action."""
    told = _("Your worker on {space} does not reach it.")
    return told.format(space=names.action_name(gear, space))


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
def used_up(name: Words) -> str:
    """Name a space or an action on which nothing is left."""
    return _("{name} (used up)").format(name=name)


@sentence
def gear_with(gear: int, standing: tuple[tuple[int, Words], ...]) -> str:
    """List the workers on a gear; ``standing`` holds each space and who stands there."""
    if not standing:
        return _("{gear}: nobody.").format(gear=names.gear(gear))
    told = _("{space} {player}")
    workers = names.comma_list(told.format(space=at, player=who) for at, who in standing)
    return _("{gear}: {workers}.").format(gear=names.gear(gear), workers=workers)


@sentence
def with_price(told: Words, price: Words) -> str:
    """Join a sentence and the price of a worker."""
    return one_after_another((told, price))


# Temples and technologies.


@sentence
def step_of(temple: int, step: int) -> str:
    """Name a step by its points, as the board does."""
    told = _("{temple}, the step of {points}")
    return told.format(temple=names.temple(temple), points=step_points(temple, step))


def step_points(temple: int, step: int) -> Words:
    """Return the points that are printed on a step."""
    return goods.points(board.TEMPLE_POINTS[temple][step])


@sentence
def you_on_step(temple: int, step: int) -> str:
    told = _("{temple}: you are on the step of {points}")
    return told.format(temple=names.temple(temple), points=step_points(temple, step))


@sentence
def step_pays(points: int) -> str:
    return _("Pays {points} on food days 2 and 4.").format(points=goods.points(points))


@sentence
def step_gives(given: Words) -> str:
    """Tell the goods that a step gives on food days 1 and 3; ``given`` lists them."""
    return _("Gives {goods} on food days 1 and 3, here and above.").format(goods=given)


@sentence
def here(players: tuple[str, ...]) -> str:
    return _("Here: {players}.").format(players=names.comma_list(players))


@sentence
def highest_gets(points: int, later: int) -> str:
    """Tell the bonus for the highest on a temple on food days 2 and 4."""
    told = _("Whoever is highest here gets {points} on food day 2, and {later} on food day 4.")
    return told.format(points=goods.points(points), later=goods.points(later))


@sentence
def highest_gets_last(points: int) -> str:
    """Tell the bonus for the highest on a temple on food day 4."""
    told = _("Whoever is highest here gets {points} on food day 4.")
    return told.format(points=goods.points(points))


@sentence
def highest(players: tuple[str, ...], points: int) -> str:
    """Tell who is highest on a temple; ``points`` is the bonus of each player."""
    told = (
        _("Highest: {players}, {points} on the next food day with points.")
        if len(players) == 1
        else _("Highest: {players}, {points} each on the next food day with points.")
    )
    return told.format(players=names.comma_list(players), points=goods.points(points))


@sentence
def stands_on(player: str, points: int, bonus: int) -> str:
    """Tell the points of a player's step on a temple, and his bonus if he is the highest there."""
    told = (
        _("{player}: the step of {points}, and {bonus} as the highest.")
        if bonus
        else _("{player}: the step of {points}.")
    )
    return told.format(player=player, points=goods.points(points), bonus=goods.points(bonus))


@sentence
def step_taxed(price: Words) -> str:
    return _("The prophecy: each step up costs {price}.").format(price=price)


@sentence
def level_of(track: int, level: int) -> str:
    name = names.capitalised_phrase(names.technology(track))
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


# What each gear, space and action is for (section 7).


@sentence
def describe_gear(number: int) -> str:
    """Explain what a gear, named beside it, is for."""
    return (
        _("Corn and wood from the jungle."),
        _("Wood, stone, gold and crystal skulls."),
        _("Technologies, buildings and monuments."),
        _("Trade, prayer, new workers, and any other action."),
        _("Crystal skulls for points and the favour of the gods."),
    )[number]


@sentence
def describe_space(tooth: int) -> str:
    """Explain the own action of the space at which a tooth stands."""
    number, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
    if not space:
        return _("No action yet: a worker moves on by one space a day.")
    if space > board.LAST_SPACE[number]:
        return _("No worker of a player can be here.")
    if space > board.HIGHEST_ACTION[number]:
        return str(any_action(number))
    return str(describe_action(number, space))


@sentence
def any_action(number: int) -> str:
    """Explain the last spaces of a gear, which offer any of its actions."""
    return _("Any action of {gear}, at no cost for going back.").format(gear=names.gear(number))


@sentence
def describe_action(number: int, space: int) -> str:
    """Explain an action; ``number`` is the gear, ``space`` the number of the action."""
    return (_palenque, _yaxchilan, _tikal, _uxmal, _chichen)[number](space)


def _palenque(space: int) -> str:
    if space == 1:
        return _("Take {corn} corn, from fishing.").format(corn=board.FISHING_CORN)
    if space == 2:
        return _("Take a corn tile and {corn} corn.").format(corn=board.HARVEST_CORN[2])
    told = _(
        "Take a corn tile with no wood on it, and {corn} corn. Or take a wood tile, and {wood} "
        "wood. Or burn a wood tile: you go down a step on a temple, and get the corn tile below "
        "it, and {corn} corn."
    )
    return told.format(corn=board.HARVEST_CORN[space], wood=board.LOGGING_WOOD[space])


def _yaxchilan(space: int) -> str:
    return {
        1: _("Take 1 wood."),
        2: _("Take 1 stone and 1 corn."),
        3: _("Take 1 gold and 2 corn."),
        4: _("Take 1 crystal skull."),
        5: _("Take 1 gold, 1 stone and 2 corn."),
    }[space]


def _tikal(space: int) -> str:
    return {
        1: _("Pay for 1 technology step."),
        2: _("Pay for 1 building."),
        3: _("Pay for 1 or 2 technology steps."),
        4: _("Pay for 1 or 2 buildings, or for 1 monument."),
        5: _("Pay 1 resource for 1 step on each of two different temples."),
    }[space]


def _uxmal(space: int) -> str:
    return {
        1: _("Pay {prayer} corn for 1 step on a temple of your choice."),
        2: _("Sell resources at the market, then buy others. Wood 2, stone 3, gold 4 corn."),
        3: _("Take 1 worker more from the bank. He eats on food days, too."),
        4: _("Build 1 building with corn alone, {cube} for each resource that it costs."),
        5: _("Pay {errand} corn for any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal."),
    }[space].format(prayer=PRAYER_COST, cube=CORN_A_CUBE, errand=CHOSEN_ACTION_COST)


def _chichen(space: int) -> str:
    told = (
        _("Offer a skull, which stays here, for {points}, 1 step on {temple}, 1 resource.")
        if board.OFFERING_CUBES[space]
        else _("Offer a skull, which stays here, for {points} and 1 step on {temple}.")
    )
    name = names.temple(board.OFFERING_TEMPLE[space])
    return told.format(points=goods.points(board.OFFERING_POINTS[space]), temple=name)
