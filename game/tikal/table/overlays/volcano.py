"""The overlay on how likely a volcano is among the next hexagons."""

from collections.abc import Sequence

from game.table.overlays.overlay import Row
from game.table.players import Player
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import View, letters_left, next_letter
from game.tikal.rules.turns.odds import volcano_odds
from game.tikal.table.overlays import words
from game.tikal.table.overlays.lens import Lens
from game.tikal.table.overlays.words import LABELS, NOTES
from game.ui.sentence import Sentence


def volcano(view: View, _players: Sequence[Player], _seat: int) -> Lens:
    """Return the chance that one of the next hexagons is a volcano, which starts a scoring
    round."""
    return Lens(title=LABELS["volcano"], note=_note(view), rows=_rows(view), tags={})


def _note(view: View) -> Sentence:
    top = next_letter(view)
    if top is None:
        return NOTES["no-hexagon"]
    if any(KINDS[number] == VOLCANO for number in view.display):
        return NOTES["on-display"]
    return words.left_of_letter(letters_left(view)[top], top)


def _rows(view: View) -> tuple[Row, ...]:
    """Return the odds for the next hexagon, for the next one of each seat, and for the next two of
    each."""
    left = len(view.deck) - view.drawn
    if not left:
        return ()
    counts = sorted({1, min(left, view.seats), min(left, 2 * view.seats)})
    odds = {count: volcano_odds(view, count) for count in counts}
    return tuple(
        ("volcano", words.among_next(count), words.percent(round(100 * one)))
        for count, one in odds.items()
    )
