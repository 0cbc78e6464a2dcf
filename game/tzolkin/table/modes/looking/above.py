"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import Moment, above
from game.table.modes.advice import Advice
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets.sheet import Cover
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said


@dataclass(frozen=True)
class Above(above.Above[Turn, Mode], Mode):
    """Whatever is touched means what it means below, and puts away what lies above."""

    @property
    def uncovered(self) -> Mode:
        return self.under.uncovered

    @property
    def seen(self) -> Seen:
        return self.under.seen

    @property
    def cover(self) -> Cover | None:
        return self.under.cover

    @property
    def sums(self) -> Sequence[Said]:
        return self.under.sums

    @property
    def drawer(self) -> str:
        return self.under.drawer

    @property
    def tray(self) -> Tray:
        return self.under.tray

    @property
    def keys(self) -> Mapping[str, Thing]:
        return self.under.keys

    def touch(self, thing: Option) -> Outcome:
        return self.under.touch(thing)

    def pick(self, card: str, option: Option) -> Outcome:
        return self.under.pick(card, option)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    @property
    def offered(self) -> Thing | None:
        return self.under.offered

    def update(self, moment: Moment) -> Outcome | None:
        return self.under.update(moment)

    def asking(self) -> Mode:
        return self.under.asking()

    def advised(self, advice: Advice) -> Mode:
        return self.under.advised(advice)

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)
