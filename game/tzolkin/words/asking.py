"""Headlines and hints that tell the player what to choose now."""

from typing import Final

from game.tzolkin.rules.data.board import PALENQUE
from game.tzolkin.rules.data.expansion import BALAM_CORN
from game.tzolkin.rules.effects.spaces import ERRAND
from game.tzolkin.words import goods
from game.tzolkin.words.names import action as action_name
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import phrases, sentence

HEADLINES: Final = phrases(
    __name__,
    {
        "beg-on": N_("Beg: go down on a temple"),
        "tribe": N_("Choose a tribe"),
        "mercy": N_("Place one worker"),
        "beg": N_("Beg for corn"),
        "place": N_("Place workers"),
        "pick": N_("Pick up workers"),
        "place-or-pick": N_("Place or pick up"),
        "end": N_("End the turn"),
        "place-or-end": N_("Place more, or end the turn"),
        "pick-or-end": N_("Pick up more, or end the turn"),
        "second-technology": N_("A second technology step?"),
        "technology": N_("Choose a technology"),
        "temple": N_("Choose a temple"),
        "favour": N_("One more temple step?"),
        "monument": N_("Build a monument?"),
        "another": N_("Build another one?"),
        "build": N_("Choose what you build"),
        "market": N_("Market"),
        "action": N_("Choose an action"),
        "down-for-skull": N_("A step down for the skull?"),
        "bonus": N_("Choose a bonus"),
        "technology-down": N_("Choose a technology to go down"),
        "days": N_("One day or two?"),
        "over": N_("The game is over"),
    },
)
HINTS: Final = phrases(
    f"{__name__}.hints",
    {
        "tribe": N_("You keep one; the other leaves the game."),
        "keep": N_("They are what you begin with. All are shown together."),
        "mercy": N_("You can do nothing else: all your corn pays for it."),
        "beg": N_("No worker to pick up and too little corn to place one."),
        "place": N_("Tap a price: a worker is placed there."),
        "no-place": N_("Too little corn to place a worker, or no free space."),
        "no-worker": N_("No worker is in your hand."),
        "place-or-pick": N_("Tap a price to place a worker, or a worker to pick it up."),
        "pick-or-end": N_("Tap another worker of yours."),
        "all-picked": N_("All of your workers are picked up."),
        "any-action": N_("Any action of the gear; going back costs nothing."),
        "space-0": N_("Space 0 has no action of its own."),
        "going-back": N_("A lower action costs 1 corn for each space that you go back."),
        "harvest": N_("A corn tile, a wood tile, or burn wood for the corn under it."),
        "or-not": N_("Choose one, or do without."),
        "technology": N_("It goes up one level."),
        "pay": N_("Tap what you want to give."),
        "temple": N_("You go up one step there."),
        "gain": N_("Wood, stone or gold, as you like."),
        "favour": N_("It costs 1 resource; or do without."),
        "two": N_("One or two buildings, or one monument."),
        "for-corn": N_("It is paid with corn alone."),
        "build": N_("Buildings that you can pay for are lit."),
        "buying": N_("Buy more, or leave. After buying nothing more is sold."),
        "selling": N_("Sell first, then buy. What you have sold you cannot buy back."),
        "gold": N_("The prophecy takes 1 corn for each."),
        "down-for-skull": N_("The prophecy asks for it; or decline."),
        "temple-down": N_("You go down one step there."),
        "bonus": N_("Of any technology."),
        "technology-down": N_("Then three others go up, free."),
        "days": N_("With two, all workers stand two spaces further on."),
    },
)


@sentence
def begging(corn: int) -> str:
    """Explain what begging brings; ``corn`` is the player's corn after it."""
    told = _("You go down a step there, and have {corn} then.")
    return told.format(corn=goods.corn(corn))


@sentence
def keep(count: int) -> str:
    told = ngettext("Keep {count} wealth tile", "Keep {count} wealth tiles", count)
    return told.format(count=count)


@sentence
def next_worker(more: int, corn: int) -> str:
    """Tell the cost of the next worker.

    ``more`` is the extra corn besides his space, ``corn`` what the player has left now.
    """
    told = _("The next worker costs {more} besides his space; {corn} left.")
    return told.format(more=goods.corn(more), corn=goods.corn(corn))


@sentence
def last_worker(corn: int) -> str:
    told = _("The worker on the quick action is the last one; {corn} left.")
    return told.format(corn=goods.corn(corn))


@sentence
def hand_empty(corn: int) -> str:
    return _("No worker is left in your hand; {corn} left.").format(corn=goods.corn(corn))


@sentence
def corn_short(corn: int) -> str:
    told = _("Nobody else can be placed with the {corn} that you have.")
    return told.format(corn=goods.corn(corn))


@sentence
def action_of(gear: int, space: int) -> str:
    return _("{space}: choose an action").format(space=action_name(gear, space))


@sentence
def lower_brings() -> str:
    """Tell Balam's player that a lower action brings corn."""
    return _("A lower action brings you {corn}.").format(corn=goods.corn(BALAM_CORN))


@sentence
def harvest(space: int) -> str:
    return _("Harvest on {space}").format(space=action_name(PALENQUE, space))


@sentence
def pay(count: int) -> str:
    return _("Pay {resources}").format(resources=goods.resources(count))


@sentence
def gain(count: int) -> str:
    return _("Take {resources}").format(resources=goods.resources(count))


@sentence
def errand() -> str:
    told = _("Any action 1 to 5 of four gears for {corn}.")
    return told.format(corn=goods.corn(ERRAND))


@sentence
def gold(count: int) -> str:
    return _("Pay for {gold}?").format(gold=goods.gold(count))
