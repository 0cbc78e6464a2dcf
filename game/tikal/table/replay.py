"""A match of Tikal replayed at its table: the mode, the layout and the scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.table.modes import watching
from game.table.replay import scene
from game.tikal.table.modes.mode import Mode, Turn
from game.tikal.table.modes.watching import caption
from game.tikal.table.scene import TableScene
from game.tikal.table.shown.auction import scores_after_bid
from game.tikal.table.shown.cards import Panel, ReplayShown
from game.tikal.table.shown.shown import Desk, Shown
from game.tikal.table.things import Thing
from game.tikal.table.view.places import Places, place_all
from game.tikal.table.view.table_layout import TOOLS, TableLayout, empty_rect
from game.tikal.words import events
from game.ui.screen import Screen
from game.ui.sentence import Words

# The mode of a replay.


@dataclass(frozen=True)
class Replaying(watching.Replaying[Turn, Thing | None, Shown], Mode):
    """The mode of a replay: the turn so far lies on a card beside the board.

    Attributes:
        gained: the points that the last action brought each seat; empty at the beginning.
    """

    gained: tuple[int, ...]

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.gained:
            return events.replay_beginning(), ""
        more = zip((player.name for player in self.turn.players), self.gained, strict=True)
        scored = tuple((player, points) for player, points in more if points > 0)
        told = events.points_gained(scored) if scored else events.replay_turn(*self.turns)
        return caption(self.steps, told, self.player)

    @property
    def scores_after_bid(self) -> Sequence[int | None]:
        return scores_after_bid(self.view)

    @property
    def panel(self) -> Panel:
        return ReplayShown(self.player, self.steps, "", self.turn.stock)

    @property
    def action_spaces(self) -> Sequence[int]:
        return self.steps[-1].spaces if self.steps else ()


# The layout of a replay: nobody acts, so the controls of the film take the place of the buttons.

_STRIP: Final = 196
"""The height in dp of the strip of controls on a phone's desk."""
_LEAST: Final = 60
"""The least height in dp that must be left above the strip; else the strip takes the whole desk."""
LEAVE: Final = "leave"


def place_replay(screen: Screen, seats: int, desk: Desk) -> Places:  # noqa: ARG001 (there is but one)
    """Return the layout of a replay: board and seats as while others are watched."""
    watched = place_all(screen, seats, Desk.WATCHED)
    layout = watched.layout
    compact = not layout.hint_button.w
    strip, context = _on_desk(screen, layout) if compact else (_foot(layout), layout.context)
    ribbon, leave = _head(layout)
    bare = replace(
        layout,
        ribbon=ribbon,
        context=context,
        card=context,
        tools={LEAVE: leave},
        bar=empty_rect(),
        points=empty_rect(),
        verbs={},
        hint_button=empty_rect(),
        overlay_buttons={},
        end_button=empty_rect(),
        replay_strip=strip,
    )
    return Places(bare, watched.auction, {})


def _head(layout: TableLayout) -> tuple[Rect, Rect]:
    """Return the places of the ribbon and of the button that leaves.

    The ribbon takes the room of the buttons that follow on it. The button takes the last place of
    the row; where seats lie between the two, it takes the log's room as well.
    """
    log, last = (
        layout.tools["log"],
        layout.hint_button if layout.hint_button.w else layout.tools["menu"],
    )
    follow = [*layout.overlay_buttons.values(), layout.tools.get("turn", empty_rect())]
    row = [seat for seat in layout.seats if seat.y < layout.ribbon.bottom]
    if any(layout.ribbon.right < seat.x < last.x for seat in row):
        last = last.union(log)
    else:
        follow.append(log)
    return layout.ribbon.unionall([one for one in follow if one.w]), last


def _foot(layout: TableLayout) -> Rect:
    """Return the room that verbs, tools and the end of the turn have in large windows."""
    tools = [layout.tools[name] for name in TOOLS]
    return layout.points.unionall([*layout.verbs.values(), *tools, layout.end_button])


def _on_desk(screen: Screen, layout: TableLayout) -> tuple[Rect, Rect]:
    """Return the lower part of a phone's desk for the strip, and the room left above it."""
    desk, gap = layout.card, screen.px(6)
    high = screen.px(_STRIP)
    left = desk.h - high - gap
    if left < screen.px(_LEAST):
        return desk, empty_rect()
    strip = Rect(desk.x, desk.bottom - high, desk.w, high)
    return strip, Rect(desk.x, desk.y, desk.w, left)


# The scene of a replay.


class Replay(scene.Replay, TableScene):
    """The scene of a replay: the controls of the film lie in a strip below the board."""

    place = staticmethod(place_replay)

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns, self._gained)

    @property
    def _gained(self) -> tuple[int, ...]:
        """The points that the last action brought each seat; empty before the first action."""
        if not self.session.shown:
            return ()
        played = self.session.played_action(self.session.shown - 1)
        scores = zip(played.before.score, played.after.score, strict=True)
        return tuple(after - before for before, after in scores)

    def _place_film(self) -> None:
        layout = self.picture.places.layout
        self.replay_controls.place(self.screen, layout.replay_strip, layout.tools[LEAVE])


__all__ = ["Replay"]
