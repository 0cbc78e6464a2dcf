"""The words of the tray besides names: titles, actions of the turn, and previews."""

from typing import Final

from game.tzolkin.rules.data.tiles import WEALTH, Goods
from game.tzolkin.words import expansion, goods, names
from game.tzolkin.words.effects import effect
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

TRAY: Final = phrases(
    __name__,
    {
        "turn": N_("This turn"),
        "two-days": N_("Two days turn your board to its dark side."),
        "monument": N_("Monument"),
        "pick-up": N_("pick up"),
        "secret": N_("In secret"),
        "unseen": N_("Nobody sees what you choose."),
        "tribe-first": N_("First choose a tribe."),
        "no-worker": N_("First place or pick up at least one worker."),
        "cannot-trade": N_(
            "You cannot: what is sold in a visit is not bought in it, and corn must be there."
        ),
    },
)


@sentence
def describe_corn(before: int, after: int) -> str:
    """Write a seat's corn before and after an action."""
    return _("{before} → {after} corn").format(before=before, after=after)


@sentence
def corn_with_more(before: int, after: int, more: int) -> str:
    """Write a seat's corn before and after an action, and ``more`` corn at the turn's end."""
    told = _("{before} → {after} corn, +{more} at its end")
    return told.format(before=before, after=after, more=more)


@sentence
def slot_price(space: int, extra: int, corn: int) -> str:
    """Write a worker's cost: for his space, extra as a further worker, and in total."""
    told = _("{space} + {extra} = {corn} corn")
    return told.format(space=space, extra=extra, corn=corn)


@sentence
def surcharge(corn: int) -> str:
    """Write the extra corn of a further worker."""
    return _("+{corn}").format(corn=corn)


@sentence
def worker(number: int) -> str:
    """Name a worker of the turn by his number, from 1."""
    return _("worker {number}").format(number=number)


@sentence
def had(corn: int) -> str:
    """Write the corn that a seat had before it picked up a worker."""
    return _("had {corn}").format(corn=goods.corn(corn))


@sentence
def picked(count: int, wanted: int) -> str:
    """Write how many things are picked and how many must be."""
    return _("{number} of {all}").format(number=count, all=wanted)


@sentence
def exchanged(paid: Words, gained: Words) -> str:
    """Write what is paid and what is gained for it."""
    return _("{paid} → {gained}").format(paid=paid, gained=gained)


@sentence
def price(paid: Words) -> str:
    """Write what is to be paid."""
    return _("pay {goods}").format(goods=paid)


@sentence
def task_so_far(task: Words, chosen: Words) -> str:
    """Write a task, and how much of it is chosen already."""
    return _("{task}: {chosen}").format(task=task, chosen=chosen)


@sentence
def begun_with(tribe: int, wealth: tuple[int, ...]) -> str:
    """Preview what a player would begin with: his tribe, the goods of tiles, then their effects.

    ``tribe`` is 0 for none; ``wealth`` holds the numbers of wealth tiles.
    """
    tiles = [WEALTH[one] for one in wealth]
    gained = Goods(*map(sum, zip(Goods(), *(one.goods for one in tiles), strict=True)))
    things: list[Words] = [
        *([expansion.tribe(tribe)] if tribe else []),
        *goods.goods_of(gained),
        *(effect(one) for tile in tiles for one in tile.effects),
    ]
    return _("You would begin with {things}.").format(things=names.listed(things))


@sentence
def turn_done(placed: int) -> str:
    """Tell how many workers were placed in a turn that can be ended."""
    told = ngettext("{count} worker placed", "{count} workers placed", placed)
    return told.format(count=placed)


@sentence
def corn_note(before: int, after: int) -> str:
    """Write a player's corn before and after a visit to the market."""
    return _("corn {before} → {after}").format(before=before, after=after)


RED: Final = phrases(
    f"{__name__}.red",
    {
        "one-day": N_("One day"),
        "two-days": N_("Two days"),
        "action": N_("Do this action"),
        "nothing": N_("Do nothing"),
        "decline": N_("Decline"),
        "take": N_("Take this"),
        "burn": N_("Burn the wood"),
        "learn": N_("Learn this"),
        "down": N_("Go down"),
        "up": N_("Go up"),
        "pay": N_("Pay"),
        "build": N_("Build this"),
        "keep": N_("Keep these"),
        "beg": N_("Beg"),
        "trade": N_("Trade"),
        "leave-market": N_("Leave the market"),
    },
)
"""Labels of the red button, by what it does."""
