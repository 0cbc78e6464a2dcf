"""The words for an auction: its state, each seat's part in it, and what an action changed."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import phrases, sentence

STANDINGS: Final = phrases(
    __name__,
    {
        "done": N_("done"),
        "chooses": N_("chooses"),
        "waits": N_("waits"),
        "bids": N_("bids"),
        "in": N_("in"),
        "out": N_("out"),
    },
)
"""One word for a seat's part in the auction."""

NO_BID: Final = phrases(
    __name__, {"no-bid": N_("No bid yet. If all pass, the first of them goes free.")}
)["no-bid"]
VOLCANO_OFFERED: Final = phrases(
    __name__,
    {
        "volcano-offered": N_(
            "Whoever chooses the volcano starts a scoring round and then places it."
        )
    },
)["volcano-offered"]


@sentence
def turn(number: int, turns: int) -> str:
    """The heading of a turn whose auction is over."""
    return _("Turn {turn} of {turns}").format(turn=number, turns=turns)


@sentence
def auction_of_turn(number: int, turns: int) -> str:
    return _("Auction of turn {turn} of {turns}").format(turn=number, turns=turns)


# the state of the auction


@sentence
def has_bid(player: str, points: int) -> str:
    return _("{player} has bid {points}.").format(player=player, points=points)


@sentence
def others_passed(player: str, first: str) -> str:
    """first: who passed first."""
    told = _("All others have passed. If {player} does too, {first} goes free.")
    return told.format(player=player, first=first)


@sentence
def last_is_free(player: str) -> str:
    told = _("The last turn of the round is free: {player} takes the last hexagon.")
    return told.format(player=player)


@sentence
def takes_one(player: str) -> str:
    return _("{player} takes one of the hexagons on display.").format(player=player)


# the part of a seat


@sentence
def had_turn(player: str) -> str:
    return _("{player} has had this round's turn.").format(player=player)


@sentence
def leads(player: str, points: int) -> str:
    told = _("{player} has bid {points}, the most so far.")
    return told.format(player=player, points=points)


@sentence
def passed(player: str) -> str:
    told = _("{player} has passed, and has a later turn of this round.")
    return told.format(player=player)


@sentence
def still_in(player: str) -> str:
    return _("{player} may still have this turn.").format(player=player)


# what an action has changed


@sentence
def free(player: str) -> str:
    return _("Nobody has bid: {player} has the turn free.").format(player=player)


@sentence
def pays(player: str, points: int) -> str:
    return ngettext(
        "{player} pays {count} point and has the turn.",
        "{player} pays {count} points and has the turn.",
        points,
    ).format(player=player, count=points)


@sentence
def bids_first(player: str) -> str:
    return _("{player} bids first.").format(player=player)


@sentence
def final_scoring(players: tuple[str, ...]) -> str:
    """players: in the order in which they score."""
    told = _("Final scoring round, the fewest points first: {players}.")
    return told.format(players=_(", ").join(players))
