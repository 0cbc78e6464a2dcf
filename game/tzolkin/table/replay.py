"""The replay of a match of Tzolk'in at its table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.table.ids import HINT, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import watching
from game.table.replay import scene
from game.table.words import did
from game.tzolkin.table import ids
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray import Tray
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import Places, TableFacts, nowhere
from game.tzolkin.words import calendar
from game.ui.screen import Screen
from game.ui.sentence import Words
from game.ui.widgets import Widget

# The mode of a replay.


@dataclass(frozen=True)
class Replaying(watching.Replaying[Turn, Option, Shown], Mode):
    """A replay; the tray has room for the replay's own controls."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return calendar.replay_start(), ""
        told = calendar.replay_turn(self.view.days_passed + 1, *self.turns)
        return did(self.player.name, self.steps[-1].words), told

    @property
    def seen(self) -> Seen:
        """What is seen, with the spaces of the last action outlined."""
        touched = self.steps[-1].spaces if self.steps else ()
        return Seen(state=self.view, seat=self.seat, chosen=tuple(map(Space, touched)))

    @property
    def tray(self) -> Tray:
        return Tray()


# The places of a replay: nobody acts, so buttons for acting give way to the replay's controls.

LEAVE: Final = "replay/leave"
_FOOT: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART, TOOL_MENU, ids.END_TURN)


def place_replay(screen: Screen, table: TableFacts) -> Places:
    """Return the places of a replay.

    The tray is the strip of the replay's controls; the button that leaves lies in the hint's place.
    """
    usual = choose_layout(screen, table)
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
    """Return the places with the strip at the drawer's top, below the seats, under the gears."""
    seats, strip = places.parts["seats"].copy(), places.tray.copy()
    up = seats.y - places.drawer.y
    seats.y, strip.y, strip.h = seats.y - up, strip.y - up, strip.h + up
    return replace(places, parts={**places.parts, "seats": seats}, tray=strip, drawer=nowhere())


def _with_film_beside(places: Places, strip: Rect) -> Places:
    """Return the places with the strip where the drawer lies; the gears gain the tray's room."""
    board = places.board.union(places.tray)
    return replace(places, board=board, gears=board, page=board, tray=strip, drawer=nowhere())


# The scene of a replay.


class Replay(scene.Replay, TableScene):
    """The scene of a replay; its controls lie in the tray's place."""

    def _made(self) -> tuple[Picture, Controls]:
        picture, controls = super()._made()
        picture.layout_for = place_replay
        return picture, controls

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns)

    @property
    def _widgets(self) -> list[Widget]:
        return self.replay_controls.widgets

    def _place_film(self) -> None:
        places = self.picture.places
        if LEAVE in places.buttons:
            self.replay_controls.place(self.screen, places.tray, places.buttons[LEAVE])


__all__ = ["Replay"]
