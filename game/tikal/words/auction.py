"""The words for an auction: its state, each seat's part in it, what an action changed; and what
comes when the stack is empty."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed
from game.ui.sentence import phrases, sentence

STANDINGS: Final = phrases(
    __name__,
    {
        "done": NC_("state in an auction", "done"),
        "chooses": NC_("state in an auction", "chooses"),
        "waits": NC_("state in an auction", "waits"),
        "bids": NC_("state in an auction", "bids"),
        "in": NC_("state in an auction", "in"),
        "out": NC_("state in an auction", "out"),
    },
)
"""One word for a seat's part in the auction."""

NO_BID: Final = phrases(
    __name__, {"no-bid": N_("No bid yet. If all pass, the first to pass has the turn free.")}
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
def turn_heading(number: int, turns: int) -> str:
    """The heading of a turn whose auction is over; ``turns`` are those of a round."""
    return _("Turn {turn} of {turns}").format(turn=number, turns=turns)


@sentence
def auction_heading(number: int, turns: int) -> str:
    """The heading of an auction; ``turns`` are those of a round."""
    return _("Bids for turn {turn} of {turns}").format(turn=number, turns=turns)


@sentence
def one_turn_each() -> str:
    """Tell what the turns of a round are, for those who do not see them side by side."""
    return _("Everybody has one turn in a round. Whoever bids the most has the next one.")


# the state of the auction


@sentence
def has_bid(player: str, points: int) -> str:
    return _("{player} has bid {points}.").format(player=player, points=points)


@sentence
def others_passed(player: str, first: str) -> str:
    """first: who passed first."""
    template = _("All others have passed. If {player} does too, {first} has the turn free.")
    return template.format(player=player, first=first)


@sentence
def last_is_free(player: str) -> str:
    template = _("The last turn of the round is free: only one hexagon is left, for {player}.")
    return template.format(player=player)


@sentence
def takes_one(player: str) -> str:
    return _("{player} takes one of the hexagons on display.").format(player=player)


# the part of a seat


@sentence
def has_had_turn(player: str) -> str:
    return _("{player} has had a turn in this round.").format(player=player)


@sentence
def leads_bidding(player: str, points: int) -> str:
    return ngettext(
        "{player} has bid the most so far: {count} point.",
        "{player} has bid the most so far: {count} points.",
        points,
    ).format(player=player, count=points)


@sentence
def has_passed(player: str) -> str:
    template = _("{player} has passed and gets a later turn in this round.")
    return template.format(player=player)


@sentence
def is_to_bid(player: str, points: int) -> str:
    """points: what the player has to pay with."""
    return ngettext(
        "{player} is to bid or to pass now, and has {count} point.",
        "{player} is to bid or to pass now, and has {count} points.",
        points,
    ).format(player=player, count=points)


@sentence
def bids_later(player: str) -> str:
    return _("{player} can still bid.").format(player=player)


@sentence
def has_this_turn(player: str) -> str:
    return _("{player} has this turn.").format(player=player)


@sentence
def has_later_turn(player: str) -> str:
    """Say of a player that the turn comes after the one of whoever chooses a hexagon now."""
    return _("{player} gets a later turn in this round.").format(player=player)


@sentence
def set_bid(points: int, left: int) -> str:
    """The bid as it is set, and what the bidder has left if it wins."""
    return ngettext(
        "The bid is set to {bid}; {count} point is left if it wins.",
        "The bid is set to {bid}; {count} points are left if it wins.",
        left,
    ).format(bid=points, count=left)


@sentence
def points_after_bid(points: int) -> str:
    """The points that are left to the highest bidder."""
    return ngettext(
        "{count} point is left if this bid wins.",
        "{count} points are left if this bid wins.",
        points,
    ).format(count=points)


# what an action has changed


@sentence
def turn_is_free(player: str) -> str:
    return _("Nobody has bid: {player} has the turn free.").format(player=player)


@sentence
def pays_for_turn(player: str, points: int) -> str:
    return ngettext(
        "{player} pays {count} point and has the turn.",
        "{player} pays {count} points and has the turn.",
        points,
    ).format(player=player, count=points)


@sentence
def bids_first(player: str) -> str:
    return _("{player} bids first: the neighbour of who had the last turn.").format(player=player)


@sentence
def final_scoring(players: tuple[str, ...]) -> str:
    """players: in the order in which they score."""
    template = _("Final scoring round, the fewest points first: {players}.")
    return template.format(players=listed(players))


# what comes when the stack is empty

AFTER_LAST_HEXAGON: Final = phrases(
    __name__,
    {
        "final-now": N_("The game ends after this scoring."),
        "over": N_("The game is over."),
        "final-next": N_("After this turn comes the final scoring round."),
    },
)


@sentence
def turns_left(count: int) -> str:
    """The turns left in a round of the auction game, once the stack is empty."""
    return ngettext(
        "{count} turn of this round is left, then comes the final scoring round.",
        "{count} turns of this round are left, then comes the final scoring round.",
        count,
    ).format(count=count)
