"""All that is shown of the table at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import Look
from game.table.players import Player
from game.tzolkin.table.modes.mode import Cover, Mode
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said


@dataclass(frozen=True)
class Shown:
    """What the picture is made of; it changes only as a whole.

    Attributes:
        players: who sits at the table.
        seat: whose turn is shown.
        words: the ribbon's headline and hint.
        seen: what there is to be seen of the position.
        tray: what lies in the tray.
        looks: the buttons that can be seen.
        cover: what lies over the board.
        sums: for every seat what its figures there are the sum of.
        drawer: what is to be drawn out where not everything has room.
        about: what is told beside the board; None for what was asked about last.
    """

    players: Sequence[Player]
    seat: int
    words: tuple[str, str]
    seen: Seen
    tray: Tray
    looks: Mapping[str, Look]
    cover: Cover | None
    sums: Sequence[Said]
    drawer: str
    about: Thing | None


def shown_in(mode: Mode) -> Shown:
    """What a mode shows."""
    return Shown(
        players=mode.turn.players,
        seat=mode.seat,
        words=mode.words,
        seen=mode.seen,
        tray=mode.tray,
        looks=mode.looks,
        cover=mode.cover,
        sums=mode.sums,
        drawer=mode.drawer,
        about=mode.about,
    )
