"""The words of the sheets that count food days and the end of the game, and of the results."""

from typing import Final

from game.tzolkin.words import goods, names, tiles
from game.ui.figures import number_text, signed_number
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import with_value
from game.ui.sentence import phrases, sentence

SHEET_WORDS: Final = phrases(
    __name__,
    {
        "all-over": N_("All food days are over"),
        "nobody-feeds": N_("Nobody has to feed his workers any more."),
        "goods-day": N_("Everybody feeds; then the temples give goods."),
        "age-day": N_("Everybody feeds, new buildings come, the temples pay."),
        "points-day": N_("Everybody feeds; then the temples pay."),
        "end": N_("The end"),
        "if-ended": N_("If it ended now"),
        "end-hint": N_("Resources, skulls and monuments are counted."),
        "before-end": N_(
            "As if the last food day came now: all feed, temples pay, then goods, skulls and "
            "monuments."
        ),
        "before-end-prophecy": N_(
            "As if the last food day came now: all feed, temples and prophecy pay, then goods, "
            "skulls and monuments."
        ),
        "ties": N_("Of equals, whoever has more workers on the gears wins."),
        "as-if-last": N_("The last food day is counted as if it came now; days before it are not."),
    },
)
ROW_LABELS: Final = phrases(
    f"{__name__}.rows",
    {
        "workers": NC_("score", "Workers"),
        "needs": NC_("score", "Needs"),
        "has": NC_("score", "Has"),
        "pays": NC_("score", "Pays"),
        "unfed": NC_("score", "Unfed"),
        "wood": NC_("score", "Wood"),
        "stone": NC_("score", "Stone"),
        "gold": NC_("score", "Gold"),
        "skulls": NC_("score", "Skulls"),
        "tax": N_("Corn for the gold"),
        "down": N_("Temple steps down"),
        "points": NC_("score", "Points"),
        "so-far": N_("Points so far"),
        "last-day": N_("Last food day"),
        "goods": NC_("score", "Goods"),
        "goods-left": N_("Goods left"),
    },
)
NOTHING_TO_COUNT: Final = "–"
"""Stands in a table cell where there is nothing to count."""


@sentence
def food_day_in(day: int, days: int) -> str:
    """Name a food day and the days until it comes; 0 days are left out."""
    if not days:
        return _("Food day {day}").format(day=day)
    return _("Food day {day}, in {days}").format(day=day, days=goods.days(days))


@sentence
def monument_label(monument: int) -> str:
    """Label the row with the points of a monument."""
    return _("Monument: {name}").format(name=tiles.monument_brief(monument))


@sentence
def temple_leader(player: str, temple: int, points: int) -> str:
    """Tell that a player alone is highest on a temple, and his bonus in points."""
    told = _("{players} leads {temple} alone: {points}.")
    return told.format(players=player, temple=names.temple(temple), points=goods.points(points))


@sentence
def temple_leaders(players: tuple[str, ...], temple: int, points: int) -> str:
    """Tell that players share the highest step of a temple, and the bonus of each in points."""
    told = _("{players} share {temple}: {points} each.")
    return told.format(
        players=names.comma_list(players), temple=names.temple(temple), points=goods.points(points)
    )


# Figures in the cells of the sheets.


@sentence
def number_cell(count: float) -> str:
    """Write a number."""
    return number_text(count)


@sentence
def signed_cell(count: int) -> str:
    """Write a number with its sign."""
    return signed_number(count)


@sentence
def corn_cell(has: int, harvest: int) -> str:
    """Write a seat's corn, and separately the corn that its buildings bring."""
    return _("{has} + {harvest}").format(has=has, harvest=harvest)


@sentence
def unfed_cell(workers: int, points: int) -> str:
    """Write the number of unfed workers and the points that they cost."""
    return with_value(str(workers), number_text(-points))


@sentence
def temple_points_cell(points: int, bonus: int) -> str:
    """Write the points of a seat's own step and its bonus for the highest step."""
    return _("{points} + {bonus}").format(points=number_text(points), bonus=bonus)


@sentence
def points_sum(parts: tuple[float, ...]) -> str:
    """Write a sum of points with its parts; parts of 0 are left out."""
    first, *others = [one for one in parts if one] or [0]
    if not others:
        return _("Points: {sum}").format(sum=number_text(first))
    added = [f" {'+' if one > 0 else '−'} {number_text(abs(one))}" for one in others]
    told = _("Points: {parts} = {sum}")
    return told.format(
        parts=number_text(first) + "".join(added), sum=number_text(first + sum(others))
    )


@sentence
def goods_worth(corn: int) -> str:
    """Tell the value of goods at the end of the game, in corn."""
    told = _("Goods are worth {corn} at the market; four corn are a point.")
    return told.format(corn=goods.corn(corn))


@sentence
def food_day_forecast(day: int, needs: int, has: int, loses: int) -> str:
    """Tell what a food day means for a seat: corn needed and owned, and points lost for hunger."""
    told = _("Food day {day}: needs {needs}, has {has}.").format(
        day=day, needs=goods.corn(needs), has=goods.corn(has)
    )
    if not loses:
        return told
    return _("{told} Loses {points}.").format(told=told, points=goods.points(loses))


# The results of a finished match.

RESULT_LABELS: Final = phrases(
    __name__,
    {
        "begged": NC_("score", "Begged"),
        "buildings": NC_("score", "Buildings"),
        "chichen-itza": N_("Chichen Itza"),
        "corn-paid": N_("Corn paid"),
        "feats": NC_("score", "Feats"),
        "food-days": N_("Food days"),
        "goods": NC_("score", "Goods"),
        "hunger": NC_("score", "Hunger"),
        "levels-learnt": N_("Levels learnt"),
        "monuments": NC_("score", "Monuments"),
        "nothing": NC_("score", "Nothing"),
        "placed": NC_("score", "Placed"),
        "points": NC_("score", "Points"),
        "prophecies": NC_("score", "Prophecies"),
        "pushed-off": N_("Pushed off"),
        "skulls": NC_("score", "Skulls"),
        "technologies": NC_("score", "Technologies"),
        "temples": NC_("score", "Temples"),
        "two-days": N_("Two days"),
    },
)


@sentence
def hunger_label(day: int) -> str:
    """Label the row with the points lost for hunger on a food day."""
    return _("{day}: hunger").format(day=day)


@sentence
def temples_label(day: int) -> str:
    """Label the row with the points that the temples paid on a food day."""
    return _("{day}: temples").format(day=day)


@sentence
def prophecy_label(day: int) -> str:
    """Label the row with the points of the prophecy scored on a food day."""
    return _("{day}: prophecy").format(day=day)
