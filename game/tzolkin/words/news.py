"""Announcements to everybody at the table."""

from game.tzolkin.words import expansion, goods, tiles
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def second_age() -> str:
    return _("The second age begins: six new buildings.")


@sentence
def prophecy_begins(number: int) -> str:
    told = _("Prophecy in force: {name}. {disaster}")
    return told.format(name=expansion.prophecy(number), disaster=expansion.disaster(number))


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
        lines.append(told.format(player=player, tiles="; ".join(map(str, names))))
    return "\n".join(lines)
