"""A master's advice in an auction, with its reasons: what a turn is worth, and to whom."""

from collections.abc import Iterator, Sequence
from typing import cast

from game.players.player import Reason
from game.table.players import Player
from game.tikal.players.bidding import Gain
from game.tikal.rules.actions import Bid, Choose, Pass
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import State
from game.tikal.table import words
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def auctioned(
    view: State, action: Bid | Pass | Choose, reason: Reason, players: Sequence[Player]
) -> tuple[str, str]:
    """What is to be done, and why."""
    if isinstance(action, Choose):
        what = _("Choose {hexagon}").format(hexagon=_named(action.hexagon))
        return what, _more(cast(int, reason.facts["more"]))
    if isinstance(action, Pass):
        what = _("Pass; your turn comes later in this round")
    else:
        what = _("Bid {points}").format(points=action.points)
    gains = cast(Sequence[Gain], reason.facts["gains"])
    most = cast(int, reason.facts["points"])
    return what, "\n".join(_reasons(view, gains, most, players))


def _reasons(
    view: State, gains: Sequence[Gain], most: int, players: Sequence[Player]
) -> Iterator[str]:
    """What choosing first is worth to the bidder, to the rival who bids next, and so at most."""
    assert view.bids
    told = _("Best for you on display: {hexagon}. {more}")
    yield told.format(hexagon=_named(gains[0].hexagon), more=_more(round(gains[0].points)))
    if len(gains) > 1:
        points, rival = round(gains[1].points), players[view.bids.still_in[1]].name
        yield ngettext(
            "To {player}, who bids next, choosing first is worth {count} point; that counts half.",
            "To {player}, who bids next, choosing first is worth {count} points; that counts half.",
            points,
        ).format(player=rival, count=points)
    if not most:
        yield _("So the turn is not worth a point.")
        return
    yield ngettext(
        "So the turn is worth {count} point at most.",
        "So the turn is worth {count} points at most.",
        most,
    ).format(count=most)


def _more(points: int) -> str:
    """How much better than the next best it is."""
    if points < 1:
        return _("It is hardly better than the next.")
    return ngettext(
        "It is worth {count} point more to you than the next best.",
        "It is worth {count} points more to you than the next best.",
        points,
    ).format(count=points)


def _named(hexagon: int) -> str:
    """Its kind, and a temple's number."""
    kind, value = words.hexagon(hexagon), HEXAGONS[hexagon].value
    return _("{kind} {number}").format(kind=kind, number=value) if value else kind
