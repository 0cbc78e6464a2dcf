"""The texts of the plain table."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed
from game.ui.sentence import Words, phrases, sentence

SAID: Final = phrases(
    __name__,
    {
        "choose": N_("Choose what to do."),
        "choose-space": N_("Choose a space."),
        "not-your-turn": N_("It is not your turn."),
        "over": N_("The game is over."),
        "take-it": N_("Take the device, then begin."),
        "beginning": N_("The beginning"),
        "choose-by-number": N_("Choose the first, the second and so on"),
        "points": NC_("heading", "Points"),
        "yes": NC_("answer", "yes"),
        "no": NC_("answer", "no"),
    },
)
LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        "put-down": NC_("button", "Back"),
        "page/next": NC_("button", "More"),
        "page/previous": NC_("button", "Before"),
    },
)
"""The labels of the plain table's own buttons, by their ids."""
TOLD: Final = phrases(
    f"{__name__}.told",
    {
        "end-turn": N_("Ends your turn."),
        "put-down": N_("Goes back to what could be chosen before."),
        "page/next": N_("Shows what else can be chosen."),
        "page/previous": N_("Shows what could be chosen before that."),
        "hint": N_("Asks the strongest player what to do. Nothing is done by itself."),
        "tool/undo": N_("Undo: takes back what you did last in this turn."),
        "tool/redo": N_("Redo: does again what was taken back."),
    },
)
"""The explanations of the buttons, by their ids."""


@sentence
def thinks(player: str) -> str:
    """Say that a player has not done anything yet."""
    return _("{player} thinks …").format(player=player)


@sentence
def in_secret(verb: str) -> str:
    """Say of a secret action no more than its verb."""
    return _("{verb}, in secret").format(verb=verb)


@sentence
def in_order(parts: tuple[Words, ...]) -> str:
    """Join the parts of an action, in their order."""
    return " · ".join(map(str, parts))


@sentence
def side_by_side(parts: tuple[Words, ...]) -> str:
    """Join values with commas."""
    return listed(parts)


@sentence
def named(name: Words, value: Words) -> str:
    """Put a value behind its name."""
    return _("{name} {value}").format(name=name, value=value)


@sentence
def begins_many(beginning: Words, count: int) -> str:
    """Say how many actions begin with what a button says."""
    told = ngettext("{beginning}: {count} way", "{beginning}: {count} ways", count)
    return told.format(beginning=beginning, count=count)


@sentence
def page_of(number: int, pages: int) -> str:
    """Say which page of the choices is seen."""
    return _("{number} of {pages}").format(number=number, pages=pages)


@sentence
def turn_of_many(number: int, turns: int) -> str:
    """Say which turn of how many a replay shows."""
    return _("Turn {number} of {turns}").format(number=number, turns=turns)


@sentence
def stands_on(space: str, player: str) -> str:
    """Say whose piece stands on a space."""
    return _("{space}: {player}").format(space=space, player=player)


@sentence
def space_empty(space: str) -> str:
    """Say that nothing stands on a space."""
    return _("{space}: empty").format(space=space)


@sentence
def has_points(player: str, points: str) -> str:
    """Say how many points a player has."""
    return _("{player}, points: {points}").format(player=player, points=points)
