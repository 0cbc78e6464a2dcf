"""The mode in which an overlay lies over another mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.ids import TOOL_LOG, TOOL_MENU
from game.table.keys import TableKey
from game.table.modes import ButtonState, Outcome, above
from game.table.overlay import OpenOverlay
from game.table.rule_names import OVERLAYS as OVERLAY_RULES
from game.tzolkin.rules.data.board import FOOD_TEETH, GEAR_OF
from game.tzolkin.table import ids
from game.tzolkin.table.foresight.ahead import days_left, days_to_come, outlook
from game.tzolkin.table.modes.mode import AnyMode, Mode, at_rest
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.overlays import AHEAD, END, OVERLAYS
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets import Cover, Sheet, final_sheet, food_day_sheet
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Ahead, Calendar, Plate, Space, Thing
from game.tzolkin.table.tray import CardRow, Tray, TrayCard
from game.tzolkin.words import goods
from game.tzolkin.words.table import WAITING_WORDS, looking_ahead
from game.ui.sentence import RuleText, Words

_STAY: Final = (TOOL_MENU, TOOL_LOG, ids.TOOL_VIEW)


@dataclass(frozen=True)
class Overlaid(above.Overlaid[Turn, Option, Shown], Mode):
    """An overlay: the days to come, or a sheet.

    Attributes:
        days: how many days are looked ahead; only for the days to come.
    """

    days: int = 1
    overlays = OVERLAYS

    @property
    def _ahead(self) -> bool:
        return self.looking.overlay is AHEAD

    @cached_property
    def _sheet(self) -> Sheet | None:
        """The sheet of the overlay; None while looking ahead."""
        if self._ahead:
            return None
        if self.looking.overlay is END:
            return final_sheet(self.view)
        return food_day_sheet(self.view, self.turn.players)

    @property
    def words(self) -> tuple[Words, Words]:
        if self._sheet:
            return self._sheet.title, self._sheet.hint
        return looking_ahead(self.view.days_passed + self.days + 1, self.days), WAITING_WORDS[
            "not-played"
        ]

    @property
    def seen(self) -> Seen:
        if not self._ahead:
            return replace(self.under.shown().seen, lit=(), handles={}, prices={})
        seat = self.turn.viewer
        own = tuple(self._own(seat))
        return Seen(state=self.view, seat=seat, chosen=own, turned=self.days)

    def _own(self, seat: int) -> list[Thing]:
        """Return the viewer's workers, and the actions of the spaces they will stand on."""
        found: list[Thing] = []
        for tooth, stands in enumerate(self.view.teeth):
            if stands == seat and days_left(self.view, tooth) > self.days:
                found.append(Space(tooth))
                space = outlook(self.view, tooth, self.days).space
                found.append(Plate(GEAR_OF[tooth], space))
        return found

    @property
    def tray(self) -> Tray:
        if self._sheet:
            return Tray(self._sheet.title, (self._sheet.hint,), (self._others,))
        days = range(1, days_to_come(self.view) + 1)
        return Tray(
            WAITING_WORDS["days-ahead"],
            (WAITING_WORDS["wind"],),
            (CardRow(tuple(map(self._day, days))),),
        )

    def _day(self, days: int) -> TrayCard:
        tooth = self.view.days_passed + days
        note = WAITING_WORDS["food"] if tooth in FOOD_TEETH else str(tooth + 1)
        return TrayCard(
            f"ahead/{days}", goods.days(days), note, option=Ahead(days), chosen=days == self.days
        )

    @property
    def _others(self) -> CardRow:
        """The cards of the other overlays."""
        others = [one for one in OVERLAYS if one is not self.looking.overlay]
        return CardRow(tuple(TrayCard(one.button, one.label) for one in others))

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        stay = _STAY if self._ahead else _STAY[:-1]
        under = {id: look for id, look in self.under.looks.items() if id in stay}
        chosen = {self.looking.overlay.button: ButtonState(chosen=True)}
        return {
            **at_rest(
                RuleText(WAITING_WORDS["go-back-first"], OVERLAY_RULES), covered=not self._ahead
            ),
            **under,
            **chosen,
            ids.GO_ON: ButtonState(label=WAITING_WORDS["back"]),
        }

    def shown(self, pointed: Option | None = None) -> Shown:
        return replace(
            Mode.shown(self, pointed),
            cover=Cover(self._sheet) if self._sheet else None,
            sums=self._sheet.sums if self._sheet else (),
            explained=Ahead(self.days) if self._ahead else Calendar(),
        )

    @property
    def keys(self) -> tuple[TableKey, ...]:
        """The keys that look so many days ahead."""
        days = range(1, days_to_come(self.view) + 1) if self._ahead else ()
        ahead = tuple(map(Ahead, days))
        return (TableKey(tuple(map(str, days)), things=ahead, does=WAITING_WORDS["days-ahead"]),)

    def touch(self, thing: Option) -> Outcome:
        """Look as many days ahead as was touched.

        For 0 days return the mode below; any other thing changes nothing.
        """
        if isinstance(thing, Ahead) and self._ahead:
            return replace(self, days=thing.days) if thing.days else self.under
        return self

    def press(self, button: str) -> Outcome:
        return self.under if button == ids.GO_ON else self


def touched(mode: AnyMode, thing: Option) -> Outcome:
    """Return the outcome of a touch: looking ahead means the same in every mode."""
    if isinstance(thing, Ahead) and mode.overlay is None:
        under = mode.uncovered
        if not thing.days:
            return under
        return Overlaid(under.turn, under, OpenOverlay(AHEAD, under.seat), thing.days)
    return mode.touch(thing)
