"""A hexagon is in hand: where it lies for a look, and how it is turned."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import Look
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.rules.components import KINDS, STONES, VOLCANO
from game.tikal.rules.state import ways
from game.tikal.table import words
from game.tikal.table.board import Highlights, Preview
from game.tikal.table.desk import Desk
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.mode import Mode, Outcome, Play
from game.tikal.table.panels import InHand, Panel
from game.tikal.words.places import LAYING
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Placing(Deciding):
    """The hexagon in hand is to be placed.

    Attributes:
        laid: how it lies for a look.
        stock: True while what is left is shown instead of it, where a window has no other room.
    """

    laid: PlaceTile | None = None
    stock: bool = False

    @property
    def task(self) -> tuple[str, str]:
        name, hexagon = self.player.name, self.view.hand
        if KINDS[hexagon] == VOLCANO:
            headline = _("{player}: place the volcano")
            return headline.format(player=name), _("the scoring round is over; tap a lit space")
        hint = _("{kind}: tap a lit space, tap again to rotate it")
        headline = _("{player}: place the hexagon")
        return headline.format(player=name), hint.format(kind=words.hexagon(hexagon))

    @property
    def desk(self) -> Desk:
        return Desk.HAND

    @property
    def rule(self) -> str:
        return LAYING

    @property
    def panel(self) -> Panel:
        return InHand(self.view, self.laid.rotation if self.laid else 0, self.stock)

    @property
    def looks(self) -> Mapping[str, Look]:
        rests = self.turn.placements
        label = _("Place") if rests else _("Discard")
        turns = self.laid is not None and len(rests[self.laid.space]) > 1
        first = Said(_("Lay the hexagon on a lit space first."), LAYING)
        one_way = Said(_("It fits there in one way only."), LAYING) if self.laid else first
        always = {id: look for id, look in super().looks.items() if id != "end-turn"}
        rotate = {} if self.stock else {"rotate": Look(turns, why=one_way)}
        return {
            **always,
            **rotate,
            "stock": Look(chosen=self.stock),
            "confirm": Look(bool(self.confirmed), label=label, why=first, binds=True),
        }

    @property
    def confirmed(self) -> tuple[Action, ...]:
        """The placement that lies for a look; the discard where nothing fits."""
        if self.laid:
            return (self.laid,)
        return () if self.turn.placements else self.turn.legal

    def chosen(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        preview = _preview(self, self.laid) if self.laid else None
        return Highlights(legal=tuple(self.turn.placements), preview=preview)

    def tap(self, space: int | None) -> Outcome:
        """Lays it there for a look; turns it where it lies already."""
        if space is None:
            return self.put_down()
        if self.laid and self.laid.space == space:
            return self._turned()
        rests = self.turn.placements.get(space)
        return replace(self, laid=rests[0], stock=False) if rests else self

    def press(self, button: str) -> Outcome:
        if button == "confirm":
            return Play(self.confirmed)
        if button == "stock":
            return replace(self, stock=not self.stock)
        return self._turned() if button == "rotate" else self

    def _turned(self) -> Self:
        """Turned to the next legal rotation."""
        if self.laid is None:
            return self
        rests = self.turn.placements[self.laid.space]
        return replace(self, laid=rests[(rests.index(self.laid) + 1) % len(rests)])

    def put_down(self) -> Self:
        return replace(self, laid=None, stock=False)

    def planned(self, plan: Plan) -> Mode:
        """The hexagon lies where the plan lays it."""
        first = plan.actions[0]
        laid = replace(self, laid=first) if isinstance(first, PlaceTile) else self
        return super(Placing, laid).planned(plan)


def _preview(mode: Placing, laid: PlaceTile) -> Preview:
    hexagon = mode.view.hand
    opens = dict(ways(mode.view, laid.space, STONES[hexagon][laid.rotation]))
    return Preview(laid.space, hexagon, laid.rotation, opens)
