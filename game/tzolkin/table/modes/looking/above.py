"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.table.modes import Look, Moment
from game.table.overlays.overlay import Looking
from game.table.thinking import Hint
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.mode import Cover, Mode, Outcome
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray


@dataclass(frozen=True)
class Above(Mode):
    """Whatever is touched means what it means below, and puts away what lies above.

    Attributes:
        under: what goes on.
    """

    under: Mode

    @property
    def menu(self) -> Collection[str]:  # type: ignore[override]
        return self.under.menu

    @property
    def overlay(self) -> Looking | None:
        return self.under.overlay

    @property
    def uncovered(self) -> Mode:
        return self.under.uncovered

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def busy(self) -> bool:
        return self.under.busy

    @property
    def seat(self) -> int:
        return self.under.seat

    @property
    def task(self) -> tuple[str, str]:
        return self.under.task

    @property
    def words(self) -> tuple[str, str]:
        return self.under.words

    @property
    def seen(self) -> Seen:
        return self.under.seen

    @property
    def cover(self) -> Cover | None:
        return self.under.cover

    @property
    def drawer(self) -> str:
        return self.under.drawer

    @property
    def tray(self) -> Tray:
        return self.under.tray

    @property
    def keys(self) -> Mapping[str, Thing]:
        return self.under.keys

    @property
    def looks(self) -> Mapping[str, Look]:
        return self.under.looks

    def touch(self, thing: Option) -> Outcome:
        return self.under.touch(thing)

    def pick(self, card: str, option: Option) -> Outcome:
        return self.under.pick(card, option)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    @property
    def offered(self) -> Thing | None:
        return self.under.offered

    def escape(self) -> Mode:
        return self.under

    def update(self, moment: Moment) -> Outcome | None:
        return self.under.update(moment)

    def advised(self, advice: Hint) -> Mode:
        return self.under.advised(advice)

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)
