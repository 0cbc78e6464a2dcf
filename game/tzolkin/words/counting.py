"""The words of the sheets that count food days and the end of the game."""

from typing import Final

from game.tzolkin.words import goods, names, tiles
from game.tzolkin.words.names import number, signed
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

TOLD: Final = phrases(
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
ROWS: Final = phrases(
    f"{__name__}.rows",
    {
        "workers": N_("Workers"),
        "needs": N_("Needs"),
        "has": N_("Has"),
        "pays": N_("Pays"),
        "unfed": N_("Unfed"),
        "wood": N_("Wood"),
        "stone": N_("Stone"),
        "gold": N_("Gold"),
        "skulls": N_("Skulls"),
        "tax": N_("Corn for the gold"),
        "down": N_("Temple steps down"),
        "points": N_("Points"),
        "so-far": N_("Points so far"),
        "last-day": N_("Last food day"),
        "goods": N_("Goods"),
        "goods-left": N_("Goods left"),
    },
)
NONE: Final = "–"
"""Stands in a table cell where there is nothing to count."""


@sentence
def food_day_in(day: int, days: int) -> str:
    """Name a food day and the days until it comes; 0 days are left out."""
    if not days:
        return _("Food day {day}").format(day=day)
    return _("Food day {day}, in {days}").format(day=day, days=goods.days(days))


@sentence
def of_monument(monument: int) -> str:
    """Label the row with the points of a monument."""
    return _("Monument: {name}").format(name=tiles.monument_brief(monument))


@sentence
def leads_alone(player: str, temple: int, points: int) -> str:
    """Tell that a player alone is highest on a temple, and his bonus in points."""
    told = _("{players} leads {temple} alone: {points}.")
    return told.format(players=player, temple=names.temple(temple), points=goods.points(points))


@sentence
def lead_together(players: tuple[str, ...], temple: int, points: int) -> str:
    """Tell that players share the highest step of a temple, and the bonus of each in points."""
    told = _("{players} share {temple}: {points} each.")
    return told.format(
        players=names.listed(players), temple=names.temple(temple), points=goods.points(points)
    )


# Figures in the cells of the sheets.


@sentence
def figure(count: float) -> str:
    """Write a number."""
    return number(count)


@sentence
def change(count: int) -> str:
    """Write a number with its sign."""
    return signed(count)


@sentence
def corn_had(has: int, harvest: int) -> str:
    """Write a seat's corn, and separately the corn that its buildings bring."""
    return _("{has} + {harvest}").format(has=has, harvest=harvest)


@sentence
def unfed(workers: int, points: int) -> str:
    """Write the number of unfed workers and the points that they cost."""
    return f"{workers}: {number(-points)}"


@sentence
def paid(points: int, bonus: int) -> str:
    """Write the points of a seat's own step and its bonus for the highest step."""
    return _("{points} + {bonus}").format(points=number(points), bonus=bonus)


@sentence
def summed(parts: tuple[float, ...]) -> str:
    """Write a sum of points with its parts; parts of 0 are left out."""
    first, *others = [one for one in parts if one] or [0]
    if not others:
        return _("Points: {sum}").format(sum=number(first))
    added = [f" {'+' if one > 0 else '−'} {number(abs(one))}" for one in others]
    told = _("Points: {parts} = {sum}")
    return told.format(parts=number(first) + "".join(added), sum=number(first + sum(others)))


@sentence
def worth(corn: int) -> str:
    """Tell the value of goods at the end of the game, in corn."""
    told = _("Goods are worth {corn} at the market; four corn are a point.")
    return told.format(corn=goods.corn(corn))


@sentence
def eats(day: int, needs: int, has: int, loses: int) -> str:
    """Tell what a food day means for a seat: corn needed and owned, and points lost for hunger."""
    told = _("Food day {day}: needs {needs}, has {has}.").format(
        day=day, needs=goods.corn(needs), has=goods.corn(has)
    )
    if not loses:
        return told
    return _("{told} Loses {points}.").format(told=told, points=goods.points(loses))
