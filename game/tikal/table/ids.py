"""The ids of Tikal's own buttons. Modes say by them how buttons look, the view where they lie."""

from typing import Final

from game.table import ids as table_ids

END_TURN: Final = table_ids.END_TURN
ACTIONS: Final = "actions"
PUT_DOWN: Final = "put-down"
POINTS: Final = "points"

CONFIRM: Final = "confirm"
ROTATE: Final = "rotate"
ROTATE_BACK: Final = "rotate/back"
ROTATE_HAND: Final = "rotate/hand"
CONTEXT: Final = "context"
STOCK: Final = "stock"
SUPPLIES: Final = "supplies"
PAYOUT: Final = "payout"

BID_LESS: Final = "bid/less"
BID_MORE: Final = "bid/more"
BID_PASS: Final = "bid/pass"
BID_PLACE: Final = "bid/place"
AUCTION_PAUSE: Final = "auction/pause"
AUCTION_SKIP: Final = "auction/skip"

PARTY: Final = "party/"
"""How the ids of the buttons begin that choose who is picked up."""
PARTY_LESS: Final = "party/less"
PARTY_MORE: Final = "party/more"
PARTY_ALL: Final = "party/all"
PARTY_LEADER: Final = "party/leader"
PARTY_JOIN: Final = "party/leader/join"
PARTY_GO: Final = "party/go"

SCORED: Final = "scoring/continue"

VERBS: Final = "action/"
"""How the ids of the verbs' buttons begin."""


def verb(name: str) -> str:
    """Return the id of a verb's button."""
    return f"{VERBS}{name}"


def displayed(rank: int) -> str:
    """Return the id of the button of a hexagon on display; ``rank`` is its place there."""
    return f"display/{rank}"
