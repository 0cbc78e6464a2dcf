"""The words of the dialogs over the table."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases, sentence

END_TURN_DIALOG: Final = phrases(
    f"{__name__}.end", {"title": N_("End the turn?"), "scores": N_("Score now?")}
)
EXCHANGE_DIALOG: Final = phrases(
    f"{__name__}.exchange",
    {
        "title": N_("Exchange treasures"),
        "missing": N_("Choose what you give and what you take."),
        "own": N_("You give"),
    },
)
SEAT_DIALOG: Final = phrases(
    f"{__name__}.seat",
    {
        "leader": N_("Leader, counts three"),
        "leader-to-come": N_("to come"),
        "leader-gone": N_("has left"),
        "camps": N_("Camps left"),
        "guards": N_("Guards left"),
        "temples-paid": N_("Temples, if it scored now"),
        "treasures-paid": N_("Treasures, if it scored now"),
        "together": NC_("heading", "Together"),
        "hexagons": N_("Hexagons left"),
        "temple-tiles": N_("Temple tiles left, by their number"),
        "no-treasure": N_("No treasure yet"),
    },
)
"""Words of the dialogs about a seat and about what is left in the game."""


@sentence
def points_lost(ap: int) -> str:
    """The warning before a turn is ended with action points left."""
    return ngettext(
        "{count} action point is left and would be lost.",
        "{count} action points are left and would be lost.",
        ap,
    ).format(count=ap)


@sentence
def gives(player: str) -> str:
    return _("{player} gives").format(player=player)


@sentence
def treasures_pay(points: int) -> str:
    return _("treasures pay {points}").format(points=points)


@sentence
def treasures_would_pay(before: int, after: int) -> str:
    return _("treasures pay {before} → {after}").format(before=before, after=after)


@sentence
def treasures_on(count: int) -> str:
    """The number of treasures on a hexagon."""
    return ngettext("{count} treasure", "{count} treasures", count).format(count=count)


@sentence
def workers_to_come(count: int) -> str:
    template = ngettext("{count} worker to come", "{count} workers to come", count)
    return template.format(count=count)


@sentence
def on_the_board(count: int) -> str:
    return _("{count} on the board").format(count=count)


@sentence
def treasures_on_board(count: int) -> str:
    return _("Treasures on the board: {count}").format(count=count)


@sentence
def to_come(count: int) -> str:
    return _("{count} to come").format(count=count)
