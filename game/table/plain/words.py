"""What is said at the plain table, and at no other."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

SAID: Final = phrases(
    __name__,
    {
        "choose": N_("Choose what to do."),
        "choose-space": N_("Touch a space that is lit."),
        "not-your-turn": N_("It is not your turn."),
        "over": N_("The game is over."),
        "take-it": N_("Take the device, then begin."),
        "beginning": N_("The beginning"),
        "points": N_("Points"),
        "yes": N_("yes"),
        "no": N_("no"),
    },
)
LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        "put-down": N_("Back"),
        "page/next": N_("More"),
        "page/previous": N_("Before"),
    },
)
"""By the ids of its own buttons."""
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
"""What the buttons do, by their ids."""


@sentence
def thinks(player: str) -> str:
    """Somebody has not done anything yet."""
    return _("{player} thinks …").format(player=player)


@sentence
def in_secret(verb: str) -> str:
    """What somebody did, as far as all may know."""
    return _("{verb}, in secret").format(verb=verb)


@sentence
def in_order(parts: tuple[Words, ...]) -> str:
    """Parts of an action, the first one first."""
    return " · ".join(map(str, parts))


@sentence
def listed(parts: tuple[Words, ...]) -> str:
    """Values side by side."""
    return ", ".join(map(str, parts))


@sentence
def named(name: Words, value: Words) -> str:
    """A value and what it is, among others."""
    return _("{name} {value}").format(name=name, value=value)


@sentence
def begins_many(beginning: Words, count: int) -> str:
    """How many actions begin with what a button says."""
    told = ngettext("{beginning}: {count} way", "{beginning}: {count} ways", count)
    return told.format(beginning=beginning, count=count)


@sentence
def page_of(number: int, pages: int) -> str:
    """Which page of the choices is seen."""
    return _("{number} of {pages}").format(number=number, pages=pages)


@sentence
def turn_of_many(number: int, turns: int) -> str:
    """How far a match is shown again."""
    return _("Turn {number} of {turns}").format(number=number, turns=turns)


@sentence
def stands_on(space: str, player: str) -> str:
    """Whose piece stands on a space."""
    return _("{space}: {player}").format(space=space, player=player)


@sentence
def space_empty(space: str) -> str:
    """That nothing stands on a space."""
    return _("{space}: empty").format(space=space)


@sentence
def has_points(player: str, points: str) -> str:
    """What somebody has."""
    return _("{player}, points: {points}").format(player=player, points=points)
