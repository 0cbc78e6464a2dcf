"""Who bids, who leads, who is out: as marks and in words (tikal-rules, section 7)."""

from collections.abc import Sequence

from pygame import Rect

from game.table.players import Player
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.state import AUCTION, CHOOSE, State
from game.tikal.rules.turns.turn import is_final_round
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Canvas

_FADED = 0.35


def draw_bidders(canvas: Canvas, area: Rect, state: State, players: Sequence[Player]) -> None:
    """Every seat's mark over its word, side by side; the highest bid in gold under its bidder."""
    line = canvas.px(18)
    side = min(canvas.px(30), area.h - line)
    for seat, player in enumerate(players):
        cell = cell_of(area, seat, len(players))
        box = Rect(cell.centerx - side // 2, cell.y, side, side)
        sprites.draw_in(canvas, f"mark_{player.mark}", box, 1.0 if _waits(state, seat) else _FADED)
        below = (cell.centerx, box.bottom + line // 2 + canvas.px(1))
        if state.bids and seat == state.bids.high_bidder:
            chip = Rect(0, 0, min(cell.w, canvas.px(34)), line)
            chip.center = below
            panels.pill(canvas, chip, theme.GOLD_BRIGHT, theme.INK, 1.5)
            text.draw(canvas, str(state.bids.high), below, theme.CHIP)
        else:
            room = cell.w - canvas.px(4)
            text.draw(canvas, _standing(state, seat), below, theme.NOTE, max_width=room)


def cell_of(area: Rect, seat: int, seats: int) -> Rect:
    """A seat's part of the area of all."""
    width = area.w // seats
    return Rect(area.x + seat * width, area.y, width, area.h)


def _waits(state: State, seat: int) -> bool:
    """True for a seat that may still have this turn."""
    return seat in state.bids.still_in if state.bids else seat == state.seat


def _standing(state: State, seat: int) -> str:
    if seat in state.had_turn:
        return _("done")
    if state.phase == CHOOSE:
        return _("chooses") if seat == state.seat else _("waits")
    return _("in") if _waits(state, seat) else _("out")


def situation(state: State, players: Sequence[Player]) -> str:
    """How the auction or the choice stands, in a sentence or two."""
    name = players[state.seat].name
    if state.phase == CHOOSE:
        return _choosing(state, name)
    bids = state.bids
    assert bids
    if bids.high:
        leader = players[bids.high_bidder].name
        return _("{player} has bid {points}.").format(player=leader, points=bids.high)
    if len(bids.still_in) == 1:
        first = players[bids.first_pass].name
        return _("All others have passed. If {player} does too, {first} goes free.").format(
            player=name, first=first
        )
    return _("No bid yet. If all pass, the first of them goes free.")


def _choosing(state: State, name: str) -> str:
    if len(state.display) == 1:
        return _("The last turn of the round is free: {player} takes the last hexagon.").format(
            player=name
        )
    if any(KINDS[hexagon] == VOLCANO for hexagon in state.display):
        return _("Whoever chooses the volcano starts a scoring round and then places it.")
    return _("{player} takes one of the hexagons on display.").format(player=name)


def auction_note(before: State, after: State, players: Sequence[Player]) -> str:
    """What an action has changed in the auction, for everybody to notice; empty for little."""
    name = players[after.seat].name
    if before.phase == AUCTION and after.phase == CHOOSE:
        price = after.paid[after.seat] - before.paid[after.seat]
        if not price:
            return _("Nobody has bid: {player} has the turn free.").format(player=name)
        return ngettext(
            "{player} pays {count} point and has the turn.",
            "{player} pays {count} points and has the turn.",
            price,
        ).format(player=name, count=price)
    if before.phase != AUCTION and after.phase == AUCTION:
        return _("{player} bids first.").format(player=name)
    if before.phase != CHOOSE and after.phase == CHOOSE:
        return situation(after, players)
    if is_final_round(after) and not before.queue:
        names = _(", ").join(players[seat].name for seat in after.queue)
        return _("Final scoring round, the fewest points first: {players}.").format(players=names)
    return ""
