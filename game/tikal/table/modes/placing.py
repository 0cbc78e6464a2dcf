"""The mode in which a hexagon in hand is laid and turned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Outcome, Play, Refuse
from game.table.things import LIT, ThingState
from game.tikal.rules.actions import TILE, Action, PlaceTile
from game.tikal.rules.actions.tile import crossable_sides
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import DISTINCT_ROTATIONS, HEXAGON_KINDS, HEXAGONS, STONES, VOLCANO
from game.tikal.rules.play import why_not
from game.tikal.table import ids
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.mode import Mode
from game.tikal.table.shown.cards import HandShown, Panel
from game.tikal.table.shown.shown import BoardLook, Desk, Preview
from game.tikal.table.things import SPACE, Hand, Thing, space_of
from game.tikal.table.words import reason
from game.tikal.words import tasks
from game.tikal.words.labels import DISABLED_REASONS, LABELS
from game.tikal.words.names import hexagon
from game.tikal.words.rulebook_sections import LAYING
from game.tikal.words.tasks import GUIDANCE
from game.ui.sentence import RuleText, Words


@dataclass(frozen=True)
class Placing(Deciding):
    """A player tries where the hexagon in hand fits, then confirms.

    Attributes:
        tried: the placement that is tried, not yet played; None while the hexagon is in hand.
        rotation: the rotation of the hexagon in hand, before it is tried anywhere.
        shows_stock: True while the stock is shown in its place, in a window without other room.
        refusal: why the hexagon cannot lie where it is carried; empty where it can.
    """

    tried: PlaceTile | None = None
    rotation: int = 0
    shows_stock: bool = False
    refusal: Words = ""

    @property
    def task(self) -> tuple[Words, Words]:
        headline, hint = self._task
        return headline, self.refusal or hint

    @property
    def _task(self) -> tuple[Words, Words]:
        name, number = self.player.name, self.view.hand
        if HEXAGON_KINDS[number] == VOLCANO:
            return tasks.lay_volcano(name), GUIDANCE["lay-volcano"]
        if self.tried:
            return tasks.lay(name), tasks.place_or_rotate(number, NAMES[self.tried.space])
        return tasks.lay(name), tasks.choose_space(number)

    @property
    def desk(self) -> Desk:
        return Desk.HAND

    @property
    def rule(self) -> str:
        return LAYING

    @property
    def panel(self) -> Panel:
        number = self.view.hand
        kind, treasures = hexagon(number), HEXAGONS[number].masks
        return HandShown(
            number, kind, self.shown_rotation, treasures, self.turn.stock, self.shows_stock
        )

    @property
    def shown_rotation(self) -> int:
        """The rotation in which the hexagon is shown."""
        return self.tried.rotation if self.tried else self.rotation

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        rests = self.turn.placements
        label = LABELS["confirm" if rests else "discard"]
        first = RuleText(DISABLED_REASONS["lay-first"], LAYING)
        always = {id: look for id, look in super().looks.items() if id != ids.END_TURN}
        alike = "one-way" if self.tried else "looks-alike"
        turn = ButtonState(len(self._ways) > 1, why=RuleText(DISABLED_REASONS[alike], LAYING))
        return {
            **always,
            **({} if self.shows_stock else dict.fromkeys((ids.ROTATE, ids.ROTATE_HAND), turn)),
            ids.STOCK: ButtonState(chosen=self.shows_stock),
            ids.CONFIRM: ButtonState(
                bool(self.actions_to_confirm), label=label, why=first, binds=True
            ),
        }

    @property
    def actions_to_confirm(self) -> tuple[Action, ...]:
        """The actions that the confirm button plays: the placement that is tried, or the discard if
        the hexagon fits nowhere; empty while there is nothing to confirm."""
        if self.tried:
            return (self.tried,)
        return () if self.turn.placements else self.turn.legal_actions

    @property
    def own_things(self) -> Mapping[Thing, ThingState]:
        return {SPACE[space]: LIT for space in self.turn.placements}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        return BoardLook(preview=_preview(self, self.tried) if self.tried else None)

    @property
    def _ways(self) -> Sequence[int]:
        """The rotations that the turn button goes through: on the board those that fit, in hand all
        that look different."""
        if self.tried is None:
            return DISTINCT_ROTATIONS[self.view.hand]
        return [one.rotation for one in self.turn.placements[self.tried.space]]

    def touch(self, thing: Thing | None) -> Outcome:
        """Try the hexagon on the space that is tapped, in its rotation or the next that fits; on
        its own space turn it."""
        space = space_of(thing)
        if space is None:
            return self.put_down()
        if self.tried and self.tried.space == space:
            return self._turn(1)
        return self._lay(space)

    def _lay(self, space: int) -> Outcome:
        """Try the hexagon on a space, or refuse with the reason."""
        if space in self.turn.placements:
            return self._laid_at(space)
        refused = self._refused(space)
        return Refuse(refused, self) if refused else self

    def _laid_at(self, space: int) -> Self:
        """Return the mode with the hexagon on a legal space, in its rotation or the next that
        fits."""
        rests = self.turn.placements[space]
        laid = next((one for one in rests if one.rotation >= self.shown_rotation), rests[0])
        return replace(self, tried=laid, shows_stock=False)

    def _refused(self, space: int) -> IllegalAction | None:
        return why_not(self.view, TILE[space][self.shown_rotation])

    def carries(self, thing: Thing | None) -> Thing | None:
        """Return the hexagon if the drag begins in the hand or where it is tried, else None."""
        lies = self.tried is not None and space_of(thing) == self.tried.space
        return Hand() if (lies or thing == Hand()) and self.turn.placements else None

    def held_over(self, what: Thing | None, onto: Thing | None) -> Mode:  # noqa: ARG002
        """Return the mode with the hexagon tried where it fits; elsewhere it is in hand, with the
        reason."""
        space = space_of(onto)
        if space in self.turn.placements:
            return self._laid_at(space)
        refused = None if space is None else self._refused(space)
        return replace(self.put_down(), refusal=reason(refused).message if refused else "")

    def drop(self, what: Thing | None, onto: Thing | None) -> Outcome:
        """Try the hexagon where it is dropped, or take it back in hand; dropped elsewhere it stays
        as it was."""
        space = space_of(onto)
        if what == onto == Hand():
            return self.put_down()
        if what != Hand() or space is None or (self.tried and self.tried.space == space):
            return self
        return self._lay(space)

    def press(self, button: str) -> Outcome:
        if button == ids.CONFIRM:
            return Play(self.actions_to_confirm)
        if button == ids.STOCK:
            return replace(self, shows_stock=not self.shows_stock)
        turns = {ids.ROTATE: 1, ids.ROTATE_HAND: 1, ids.ROTATE_BACK: -1}
        return self._turn(turns[button]) if button in turns else self

    def _turn(self, step: int) -> Self:
        """Turn the hexagon to the next rotation (``step`` 1) or to the one before (-1)."""
        ways = self._ways
        rotation = ways[(ways.index(self.shown_rotation) + step) % len(ways)]
        if self.tried is None:
            return replace(self, rotation=rotation)
        return replace(self, tried=TILE[self.tried.space][rotation])

    def put_down(self) -> Self:
        return replace(self, tried=None, rotation=self.shown_rotation, shows_stock=False)

    def preview_plan(self, plan: Plan) -> Mode:
        """Return the mode with the hexagon where the plan lays it."""
        first = plan.actions[0]
        return replace(self, tried=first) if isinstance(first, PlaceTile) else self


def _preview(mode: Placing, laid: PlaceTile) -> Preview:
    """Return the preview of a placement that is tried, with the costs of its ways."""
    hexagon = mode.view.hand
    # nobody steps onto a volcano, whatever stones lie around it
    volcano = HEXAGON_KINDS[hexagon] == VOLCANO
    opens = (
        {}
        if volcano
        else dict(crossable_sides(mode.view, laid.space, STONES[hexagon][laid.rotation]))
    )
    return Preview(laid.space, hexagon, laid.rotation, opens)
