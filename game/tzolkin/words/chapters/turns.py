"""The rulebook's chapters on the aim of the game and on the turn (sections 2 to 6)."""

from game.rulebook.book import Section, plain_section
from game.tzolkin.rules.data.board import BEGGED_CORN, BEGGING_LIMIT, WORKERS, WORKERS_AT_FIRST
from game.tzolkin.rules.setup import DEALT, KEPT
from game.tzolkin.words import places
from game.tzolkin.words.chapters import figures
from game.ui.i18n import gettext as _


def aim() -> Section:
    return plain_section(
        places.AIM,
        _("What it is about"),
        [
            _(
                "You lead a Maya tribe through a year of their calendar, the Tzolk'in: a wheel of "
                "{days} days that turns five gears. Your workers ride on these gears. The longer "
                "they ride, the more they bring: corn, wood, stone and gold, technologies, "
                "buildings, crystal skulls, the favour of the gods."
            ).format(days=26),
            _(
                "Four times a year all workers want to eat. After the last of these food days the "
                "game is over, and most points win."
            ),
        ],
        {0: figures.train()},
    )


def beginning() -> Section:
    return plain_section(
        places.BEGINNING,
        _("How it begins"),
        [
            _(
                "Everybody has {hand} workers in hand and {bank} more in the bank, no goods, and a "
                "marker on the start step of each temple."
            ).format(hand=WORKERS_AT_FIRST, bank=WORKERS - WORKERS_AT_FIRST),
            _(
                "You are dealt {dealt} wealth tiles and keep {kept} of them, in secret. When all "
                "have chosen they are shown together, and everybody takes what is on his."
            ).format(dealt=DEALT, kept=KEPT),
            _(
                "With two or three players some spaces of the gears are taken by grey dummies. "
                "They turn with the gears and never leave."
            ),
        ],
    )


def turn() -> Section:
    return plain_section(
        places.TURN,
        _("Your turn"),
        [
            _(
                "Either you place one or more workers from your hand, or you pick up one or more "
                "of yours from the gears. Never both, and never neither."
            ),
            _(
                "A worker acts only when he is picked up. Until then every day takes him one space "
                "on, to better actions."
            ),
        ],
    )


def placing() -> Section:
    return plain_section(
        places.PLACING,
        _("Placing workers"),
        [
            _(
                "A worker takes the lowest free space of the gear that you choose; he costs as "
                "much corn as its number. The second worker of a turn costs 1 corn more, "
                "the third 2, the fourth 3, and so on."
            ),
            _("Three workers on spaces 0, 0 and 2 cost 0, 1 and 4 corn: 5 in all."),
            _(
                "The starting-player space in the middle of the wheel costs nothing but what the "
                "number of workers adds. Whoever stands there takes the corn that lies on the "
                "calendar at the end of the turn, and the starting marker at the end of the round."
            ),
        ],
        {0: figures.prices()},
    )


def picking() -> Section:
    return plain_section(
        places.PICKING,
        _("Picking workers up"),
        [
            _(
                "Each worker whom you pick up returns to your hand and may do the action of his "
                "space, a lower action of the same gear for 1 corn a space, or nothing. One after "
                "the other: what one brings may pay for the next."
            ),
            _(
                "On the last spaces of a gear he may do any of its actions, and going back costs "
                "nothing. A worker who is there when the day passes and would go on returns to "
                "your hand without an action."
            ),
            _("On space 0 there is no action."),
        ],
        {0: figures.picking()},
    )


def begging() -> Section:
    return plain_section(
        places.BEGGING,
        _("Begging for corn"),
        [
            _(
                "With {limit} corn or less you may beg before you do anything else in your turn: "
                "you have {begged} corn then, and go down a step on a temple of your choice."
            ).format(limit=BEGGING_LIMIT, begged=BEGGED_CORN),
            _(
                "Who has no worker on a gear and too little corn to place one must beg. Who cannot "
                "do that either pays all his corn and places one worker on the lowest free space."
            ),
        ],
    )
