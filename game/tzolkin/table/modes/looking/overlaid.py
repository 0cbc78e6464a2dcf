"""An overlay lies over what goes on at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from game.table.guide.places import OVERLAYS as OVERLAY_RULES
from game.table.ids import TOOL_LOG, TOOL_MENU
from game.table.modes import Look, Moment
from game.table.modes.advice import Advice
from game.table.overlays.overlay import Looking, is_about_overlays, looking_after
from game.table.watched import Watched
from game.tzolkin.rules.data.board import FOOD_TEETH, GEAR_OF
from game.tzolkin.table import ids
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.foresight.ahead import days_left, days_to_come, outlook
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.overlays import AHEAD, END, OVERLAYS
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets.final import final_sheet
from game.tzolkin.table.sheets.food_day import food_day_sheet
from game.tzolkin.table.sheets.sheet import Cover, Sheet
from game.tzolkin.table.things import Ahead, Calendar, Plate, Space, Thing
from game.tzolkin.table.tray.card import Card, Row, Tray
from game.tzolkin.words.waiting import SAID, ahead
from game.ui.controls.said import Said
from game.ui.sentence import Words

_STAY: Final = (TOOL_MENU, TOOL_LOG, ids.TOOL_VIEW)


@dataclass(frozen=True)
class Overlaid(Mode):
    """The overlay lies over a mode, which waits as it is: nothing that was begun there is put
    down, and the others' turns stand still. Whatever is done beside the overlay puts it away.

    Attributes:
        under: the mode that waits.
        looking: what is looked at.
        days: how far ahead, where it is that.
    """

    under: Mode
    looking: Looking
    days: int = 1

    @property
    def overlay(self) -> Looking:
        return self.looking

    @property
    def uncovered(self) -> Mode:
        return self.under

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def _ahead(self) -> bool:
        return self.looking.overlay is AHEAD

    @cached_property
    def _sheet(self) -> Sheet | None:
        """What is counted; None while one looks ahead."""
        if self._ahead:
            return None
        if self.looking.overlay is END:
            return final_sheet(self.view)
        return food_day_sheet(self.view, self.turn.players)

    @property
    def task(self) -> tuple[Words, Words]:
        if self._sheet:
            return self._sheet.title, self._sheet.hint
        return ahead(self.view.tooth + self.days + 1, self.days), SAID["not-played"]

    @property
    def seen(self) -> Seen:
        if not self._ahead:
            return replace(self.under.seen, lit=(), handles={}, prices={})
        seat = self.turn.viewer
        own = tuple(self._own(seat))
        return Seen(state=self.view, seat=seat, chosen=own, turned=self.days)

    def _own(self, seat: int) -> list[Thing]:
        """The viewer's workers, and the actions of their spaces then."""
        found: list[Thing] = []
        for tooth, stands in enumerate(self.view.teeth):
            if stands == seat and days_left(self.view, tooth) > self.days:
                found.append(Space(tooth))
                space = outlook(self.view, tooth, self.days).space
                found.append(Plate(GEAR_OF[tooth], space))
        return found

    @property
    def about(self) -> Thing:
        return Ahead(self.days) if self._ahead else Calendar()

    @property
    def cover(self) -> Cover | None:
        return Cover(self._sheet) if self._sheet else None

    @property
    def sums(self) -> Sequence[Said]:
        return self._sheet.sums if self._sheet else ()

    @property
    def tray(self) -> Tray:
        if self._sheet:
            return Tray(self._sheet.title, (self._sheet.hint,), (self._others,))
        days = range(1, days_to_come(self.view) + 1)
        return Tray(SAID["days-ahead"], (SAID["wind"],), (Row(tuple(map(self._day, days))),))

    def _day(self, days: int) -> Card:
        tooth = self.view.tooth + days
        note = SAID["food"] if tooth in FOOD_TEETH else str(tooth + 1)
        return Card(f"ahead/{days}", f"+{days}", note, about=Ahead(days), chosen=days == self.days)

    @property
    def _others(self) -> Row:
        """The overlays beside this one."""
        others = [one for one in OVERLAYS if one is not self.looking.overlay]
        return Row(tuple(Card(one.button, one.label) for one in others))

    @property
    def looks(self) -> Mapping[str, Look]:
        stay = _STAY if self._ahead else _STAY[:-1]
        under = {id: look for id, look in self.under.looks.items() if id in stay}
        chosen = {self.looking.overlay.button: Look(chosen=True)}
        return {
            **at_rest(Said(SAID["go-back-first"], OVERLAY_RULES), covered=not self._ahead),
            **under,
            **chosen,
            ids.GO_ON: Look(label=SAID["back"]),
        }

    @property
    def keys(self) -> Mapping[str, Thing]:
        """Per key what it touches."""
        return {str(days): Ahead(days) for days in range(1, days_to_come(self.view) + 1)}

    def touch(self, thing: Option) -> Outcome:
        """How far ahead; all else is only asked about."""
        if isinstance(thing, Ahead) and self._ahead:
            return replace(self, days=thing.days) if thing.days else self.under
        return self

    def press(self, button: str) -> Outcome:
        return self.under if button == ids.GO_ON else self

    def escape(self) -> Mode:
        return self.under

    def with_others(self, others: Watched) -> Self:
        return replace(self, under=self.under.with_others(others))

    def advised(self, advice: Advice) -> Mode:
        return replace(self, under=self.under.advised(advice))

    def update(self, moment: Moment) -> Outcome | None:
        """What lies under it waits, as it does under a dialog; an advice is thought of."""
        came = self.under.update(replace(moment, covered=True))
        return replace(self, under=came) if isinstance(came, Mode) else came


def overlaid(mode: Mode, button: str) -> Mode:
    """The mode with the overlay of a button over it, or without it."""
    under = mode.uncovered
    looking = looking_after(button, OVERLAYS, mode.overlay, under.seat)
    return Overlaid(under.turn, under, looking) if looking else under


def touched(mode: Mode, thing: Option) -> Outcome:
    """What a touch means: looking ahead means the same in every mode."""
    if isinstance(thing, Ahead) and mode.overlay is None:
        under = mode.uncovered
        if not thing.days:
            return under
        return Overlaid(under.turn, under, Looking(AHEAD, under.seat), thing.days)
    return mode.touch(thing)


def pressed(mode: Mode, button: str) -> Outcome:
    """What a button means: those of overlays mean the same in every mode."""
    return overlaid(mode, button) if is_about_overlays(button) else mode.press(button)
