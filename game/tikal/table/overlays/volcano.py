"""How likely a volcano is next."""

from collections.abc import Sequence

from game.table.overlays.overlay import Row
from game.table.players import Player
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import View, letters_left, next_letter
from game.tikal.rules.turns.odds import volcano_odds
from game.tikal.table.overlays.lens import Lens
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def volcano(view: View, _players: Sequence[Player], _seat: int) -> Lens:
    """The chance that one of the next hexagons is a volcano, which starts a scoring round."""
    return Lens(title=_("Next volcano"), note=_note(view), rows=_rows(view), tags={})


def _note(view: View) -> str:
    top = next_letter(view)
    if top is None:
        return _("No hexagon is left: the final scoring round is next.")
    if any(KINDS[number] == VOLCANO for number in view.display):
        return _("A volcano lies on display already.")
    count = letters_left(view)[top]
    return ngettext(
        "{count} hexagon of letter {letter} is left, then come those of the next letter.",
        "{count} hexagons of letter {letter} are left, then come those of the next letter.",
        count,
    ).format(count=count, letter=top)


def _rows(view: View) -> tuple[Row, ...]:
    """For the next hexagon, and for as many as there are seats: until one's own next turn."""
    left = len(view.deck) - view.drawn
    if not left:
        return ()
    counts = sorted({1, min(left, view.seats), min(left, 2 * view.seats)})
    odds = {count: volcano_odds(view, count) for count in counts}
    return tuple(("volcano", _among(count), _percent(one)) for count, one in odds.items())


def _among(count: int) -> str:
    told = ngettext("the next hexagon", "one of the next {count}", count)
    return told.format(count=count)


def _percent(odds: float) -> str:
    return _("{count} %").format(count=round(100 * odds))
