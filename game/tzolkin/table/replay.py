"""A match of Tzolk'in shown again at its table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.table.ids import HINT, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.replay import mode, scene
from game.table.words import did
from game.tzolkin.table import ids
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.layout import place
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import Places, TableFacts, nowhere
from game.tzolkin.words import replay
from game.ui.screen import Screen
from game.ui.sentence import Words
from game.ui.widgets import Widget

# A match is shown again.


@dataclass(frozen=True)
class Replaying(mode.Replaying[Turn, Option, Shown], Mode):
    """The tray has room for the film's own controls."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return replay.beginning(), ""
        told = replay.turn(self.view.tooth + 1, *self.turns)
        return did(self.player.name, self.steps[-1].words), told

    @property
    def seen(self) -> Seen:
        """With what the last action touched."""
        touched = self.steps[-1].spaces if self.steps else ()
        return Seen(state=self.view, seat=self.seat, chosen=tuple(map(Space, touched)))

    @property
    def tray(self) -> Tray:
        return Tray()


# Where everything lies while a match is shown again: nobody acts, and what is acted with gives way
# to what the film is run by.

LEAVE: Final = "replay/leave"
_FOOT: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART, TOOL_MENU, ids.END_TURN)


def place_replay(screen: Screen, table: TableFacts) -> Places:
    """The tray is the strip of the film; the way out lies where the hint does."""
    usual = place(screen, table)
    foot = [usual.buttons[id] for id in _FOOT]
    beside = [rect for id, rect in usual.buttons.items() if _is_beside(rect, usual.ribbon, id)]
    places = replace(
        usual,
        ribbon=usual.ribbon.unionall(beside),
        buttons={LEAVE: usual.buttons[HINT]},
        drawers=(),
    )
    tabs = [rect for id, rect in usual.buttons.items() if id.startswith("drawer/")]
    if usual.drawer.x > usual.board.x:
        return _with_film_beside(places, usual.drawer.unionall([*tabs, *foot]))
    goods = usual.parts.get("goods", nowhere())
    strip = usual.tray.unionall([*foot, *([goods] if goods.w else [])])
    parts = {name: rect for name, rect in usual.parts.items() if name != "goods"}
    board, gears, page = (one.unionall(tabs) for one in (usual.board, usual.gears, usual.page))
    places = replace(places, board=board, gears=gears, page=page, tray=strip, parts=parts)
    return _with_film_above(places) if usual.drawer.w and not usual.over else places


def _is_beside(rect: Rect, ribbon: Rect, id: str) -> bool:
    return id != HINT and rect.y == ribbon.y


def _with_film_above(places: Places) -> Places:
    """The strip begins where the drawer lay, below the seats, which lie under the gears."""
    seats, strip = places.parts["seats"].copy(), places.tray.copy()
    up = seats.y - places.drawer.y
    seats.y, strip.y, strip.h = seats.y - up, strip.y - up, strip.h + up
    return replace(places, parts={**places.parts, "seats": seats}, tray=strip, drawer=nowhere())


def _with_film_beside(places: Places, strip: Rect) -> Places:
    """Where the drawer lies; the gears have what was the tray's."""
    board = places.board.union(places.tray)
    return replace(places, board=board, gears=board, page=board, tray=strip, drawer=nowhere())


# The table on which a match is shown again.


class Replay(scene.Replay, TableScene):
    """The film's controls lie where the tray does."""

    def _made(self) -> tuple[Picture, Controls]:
        picture, controls = super()._made()
        picture.lays = place_replay
        return picture, controls

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns)

    @property
    def _widgets(self) -> list[Widget]:
        return self.run.widgets

    def _place_film(self) -> None:
        places = self.picture.places
        if LEAVE in places.buttons:
            self.run.place(self.screen, places.tray, places.buttons[LEAVE])


__all__ = ["Replay"]
