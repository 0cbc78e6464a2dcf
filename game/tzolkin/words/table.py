"""The table's own words: buttons, the tray, and times when nobody at this device plays."""

from typing import Final

from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.tzolkin.rules.data.tiles import WEALTH, Goods
from game.tzolkin.words import expansion, goods, names
from game.tzolkin.words.tiles import describe_effect
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

LABELS: Final = phrases(
    __name__,
    {
        "end-turn": N_("End turn"),
        "do": NC_("button", "Choose"),
        "go-on": NC_("button", "Continue"),
        TAKE: NC_("button", "Begin"),
        "watch/skip": NC_("button", "Skip"),
        "watch/step": N_("One step"),
        SEND: N_("Send link"),
        "look-on/take": N_("Play here"),
        MORE: NC_("button", "More"),
        "watch/pause": NC_("button", "Pause"),
        LEAVE: NC_("button", "Title"),
        "look-on/leave": NC_("button", "Leave"),
        "put-down": NC_("button", "Back"),
        "look-at-table": NC_("button", "Table"),
        "tool/undo": NC_("button", "Undo"),
        "tool/redo": NC_("button", "Redo"),
        "tool/restart": N_("Restart turn"),
        "tool/log": NC_("button", "Log"),
        "tool/menu": NC_("button", "Menu"),
        "tool/view": N_("The other view of the gears"),
        "drawer/temples": NC_("heading", "Temples"),
        "drawer/technologies": NC_("heading", "Technologies"),
        "drawer/buildings": NC_("heading", "Buildings"),
        "drawer/monuments": NC_("heading", "Monuments"),
        "drawer/prophecies": NC_("heading", "Prophecies"),
        "drawer/seat": NC_("heading", "Seat"),
        "hint": NC_("button", "Hint"),
    },
)
"""The labels of buttons, by their ids."""

CAPTIONS: Final = phrases(
    f"{__name__}.captions",
    {
        "look/ahead": NC_("caption", "Ahead"),
        "look/food-day": NC_("caption", "Food"),
        "look/end": NC_("caption", "Points"),
        "look": NC_("caption", "Look"),
        "tool/view": NC_("caption", "Gears"),
        "tool/log": NC_("caption", "Log"),
    },
)
"""The words below the signs of the buttons beside the ribbon, by their ids."""

LABEL_EXPLANATIONS: Final = phrases(
    f"{__name__}.told",
    {
        "end-turn": N_("Ends your turn. Until then everything in it can be undone."),
        "do": N_("Does what you have chosen. Choosing the same card again does it too."),
        "go-on": N_("Counts the rest at once, then goes on."),
        "put-down": N_("Puts away what is chosen."),
        "look-at-table": N_("Puts the cards away to see the table, and lays them out again."),
        "hint": N_("Asks a master what to do in this turn. Nothing is done by itself."),
        "tool/undo": N_("Undo: takes back what you did last in this turn."),
        "tool/redo": N_("Redo: does again what was taken back."),
        "tool/view": N_("The other view: the gears themselves, or unrolled as rows of spaces."),
        "drawer/temples": N_("The three temples: who is where, what each step pays."),
        "drawer/technologies": N_("The four technologies: who has which level, what it does."),
        "drawer/buildings": N_("The buildings that can be built."),
        "drawer/monuments": N_("The monuments that can be built, and what they score."),
        "drawer/prophecies": N_("The prophecies: what they make worse, what they score."),
        "drawer/seat": N_("All that a player has."),
    },
)
"""Explanations of buttons, by their ids."""

CONFIRM_LABELS: Final = phrases(
    f"{__name__}.red",
    {
        "one-day": N_("One day"),
        "two-days": N_("Two days"),
        "action": N_("Do this action"),
        "nothing": N_("Do nothing"),
        "decline": NC_("button", "Decline"),
        "take": N_("Take this"),
        "burn": N_("Burn the wood"),
        "learn": N_("Learn this"),
        "down": N_("Go down"),
        "up": N_("Go up"),
        "pay": NC_("button", "Pay"),
        "build": N_("Build this"),
        "keep": N_("Keep these"),
        "beg": NC_("button", "Beg"),
        "trade": NC_("button", "Trade"),
        "leave-market": N_("Leave the market"),
    },
)
"""Labels of the red button, by what it does."""


# The tray: titles, the turn so far, and previews.

TRAY_WORDS: Final = phrases(
    __name__,
    {
        "turn": N_("This turn"),
        "two-days": N_("Two days: you can do that only once."),
        "dark": N_("The top step of a temple lets you do it again."),
        "monument": NC_("Tzolk'in piece", "Monument"),
        "burn": NC_("button", "Burn"),
        "pick-up": N_("pick up"),
        "picked-up": N_("picked up"),
        "done": NC_("worker", "done"),
        "secret": N_("Secret choice"),
        "unseen": N_("The others see it once all have chosen."),
        "tribe-first": N_("First choose a tribe."),
        "no-worker": N_("First place or pick up at least one worker."),
        "cannot-trade": N_(
            "You cannot: what is sold in a visit is not bought in it, and corn must be there."
        ),
    },
)


@sentence
def corn_change(before: int, after: int) -> str:
    """Write a seat's corn before and after an action."""
    return _("{before} → {after} corn").format(before=before, after=after)


@sentence
def corn_change_with_bonus(before: int, after: int, more: int) -> str:
    """Write a seat's corn before and after an action, and ``more`` corn at the turn's end."""
    told = _("{before} → {after} corn, +{more} at its end")
    return told.format(before=before, after=after, more=more)


@sentence
def worker_price(space: int, extra: int, corn: int) -> str:
    """Write a worker's cost: for his space, extra as a further worker, and in total.

    Only the total if nothing is added.
    """
    if not extra:
        return str(goods.corn(corn))
    told = _("{space} + {extra} = {corn} corn")
    return told.format(space=space, extra=extra, corn=corn)


@sentence
def surcharge(corn: int) -> str:
    """Write the extra corn of a further worker."""
    return _("+{corn}").format(corn=corn)


@sentence
def worker_number(number: int) -> str:
    """Name a worker of the turn by his number, from 1."""
    return _("worker {number}").format(number=number)


@sentence
def next_worker(number: int, corn: int) -> str:
    """Tell what one more worker of the turn would cost beside his space."""
    told = _("Worker {number} of this turn would cost {corn} more than his space.")
    return told.format(number=number, corn=goods.corn(corn))


@sentence
def number_picked(count: int, wanted: int) -> str:
    """Write how many things are picked and how many must be."""
    return _("{number} of {all}").format(number=count, all=wanted)


@sentence
def exchange(paid: Words, gained: Words) -> str:
    """Write what is paid and what is gained for it."""
    return _("{paid} → {gained}").format(paid=paid, gained=gained)


@sentence
def payment(paid: Words) -> str:
    """Write what is to be paid."""
    return _("pay {goods}").format(goods=paid)


@sentence
def task_progress(task: Words, chosen: Words) -> str:
    """Write a task, and how much of it is chosen already."""
    return _("{task}: {chosen}").format(task=task, chosen=chosen)


@sentence
def start_preview(tribe: int, wealth: tuple[int, ...]) -> str:
    """Preview what a player would begin with: his tribe, the goods of tiles, then their effects.

    ``tribe`` is 0 for none; ``wealth`` holds the numbers of wealth tiles.
    """
    tiles = [WEALTH[one] for one in wealth]
    gained = Goods(*map(sum, zip(Goods(), *(one.goods for one in tiles), strict=True)))
    things: list[Words] = [
        *([expansion.tribe(tribe)] if tribe else []),
        *goods.goods_of(gained),
        *(describe_effect(one) for tile in tiles for one in tile.effects),
    ]
    return _("You would begin with {things}.").format(things=names.comma_list(things))


@sentence
def workers_placed(placed: int) -> str:
    """Tell how many workers were placed in a turn that can be ended."""
    told = ngettext("{count} worker placed", "{count} workers placed", placed)
    return told.format(count=placed)


@sentence
def market_corn_change(before: int, after: int) -> str:
    """Write a player's corn before and after a visit to the market."""
    return _("corn {before} → {after}").format(before=before, after=after)


# When others act, a food day or the end is counted, the device is handed over, or an overlay is
# open.

WAITING_WORDS: Final = phrases(
    __name__,
    {
        "not-your-turn": N_("It is not your turn."),
        "counted-first": N_("It is counted first."),
        "continue": NC_("button", "Continue"),
        "count-rest": N_("Show all"),
        "tribe-wanted": N_("Choose a tribe and wealth tiles. Nobody else sees them."),
        "tiles-wanted": N_("Choose your wealth tiles. Nobody else sees them."),
        "not-played": N_("Nothing is played; the others may pick up before."),
        "wind": N_("Turn the wheel, or choose a day."),
        "days-ahead": N_("Days ahead"),
        "food": NC_("hub", "food"),
        "go-back-first": N_("Go back first."),
        "back": NC_("button", "Back"),
    },
)


@sentence
def is_thinking(player: str) -> str:
    return _("{player} thinks …").format(player=player)


@sentence
def looking_ahead(day: int, days: int) -> str:
    """Tell which day the look ahead shows, and in how many days it comes."""
    told = _("Looking ahead: day {day}, in {days}")
    return told.format(day=day, days=goods.days(days))
