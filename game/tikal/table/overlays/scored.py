"""The overlay on what the position would pay now."""

from collections.abc import Sequence

from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.overlays import words
from game.tikal.table.overlays.lens import Lens
from game.tikal.table.overlays.words import LABELS, NOTES


def scored(view: View, players: Sequence[Player], _seat: int) -> Lens:
    """Return the temples that pay, the seats that they pay, and the points of every seat."""
    paid = [breakdown(view, seat) for seat in range(view.seats)]
    temples = [(seat, *temple) for seat, one in enumerate(paid) for temple in one.temples]
    return Lens(
        title=LABELS["scored"],
        note=NOTES["scored"],
        tags={space: str(points) for _owner, space, points in temples},
        rings={space: players[seat].mark for seat, space, _points in temples},
        dusk=True,
        rows=tuple(
            (
                f"mark_{player.mark}",
                words.paid(one.temple_points, one.treasures),
                f"+{one.total}",
            )
            for player, one in zip(players, paid, strict=True)
        ),
        remarks={space: words.pays(players[seat].name, points) for seat, space, points in temples},
    )
