"""What the tray says beside names: titles, what was done, what would come."""

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
def corn_told(before: int, after: int) -> str:
    """Corn before something, and after it."""
    return _("{before} → {after} corn").format(before=before, after=after)


@sentence
def corn_with_more(before: int, after: int, more: int) -> str:
    """more: what comes at the turn's end."""
    told = _("{before} → {after} corn, +{more} at its end")
    return told.format(before=before, after=after, more=more)


@sentence
def slot_price(space: int, extra: int, corn: int) -> str:
    """What a worker costs: for his space, for being another one, together."""
    told = _("{space} + {extra} = {corn} corn")
    return told.format(space=space, extra=extra, corn=corn)


@sentence
def surcharge(corn: int) -> str:
    return _("+{corn}").format(corn=corn)


@sentence
def worker(number: int) -> str:
    return _("worker {number}").format(number=number)


@sentence
def had(corn: int) -> str:
    return _("had {corn}").format(corn=goods.corn(corn))


@sentence
def picked(count: int, wanted: int) -> str:
    """So many of those that are to be chosen."""
    return _("{number} of {all}").format(number=count, all=wanted)


@sentence
def exchanged(paid: Words, gained: Words) -> str:
    return _("{paid} → {gained}").format(paid=paid, gained=gained)


@sentence
def price(paid: Words) -> str:
    return _("pay {goods}").format(goods=paid)


@sentence
def task_so_far(task: Words, chosen: Words) -> str:
    """What is to be chosen, and how much of it is."""
    return _("{task}: {chosen}").format(task=task, chosen=chosen)


@sentence
def begun_with(tribe: int, wealth: tuple[int, ...]) -> str:
    """What a tribe, 0 for none, and wealth tiles bring: goods first, then what comes after."""
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
    """What was done in a turn that can be ended."""
    told = ngettext("{count} worker placed", "{count} workers placed", placed)
    return told.format(count=placed)


@sentence
def corn_note(before: int, after: int) -> str:
    """What a visit to the market does to the corn."""
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
"""What the red button says that it does."""
