"""The base of modes that lie over another mode and do not interrupt it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes.advice import Advice
from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.outcome import Outcome, Play
from game.table.overlays.overlay import Looking
from game.table.watched import Watched
from game.ui.sentence import Words


@dataclass(frozen=True)
class Above(Mode[TurnT, ThingT, ShownT]):
    """A mode over another one: it passes every question that it does not answer on to that mode.

    A touch means what it means in the mode below. The outcome is the mode below's own, so the mode
    above goes away.

    Attributes:
        under: the mode below, which goes on.
    """

    under: Mode[TurnT, ThingT, ShownT]

    @property
    def menu(self) -> Collection[str]:  # type: ignore[override]
        return self.under.menu

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.uncovered

    @property
    def overlay(self) -> Looking | None:
        return self.under.overlay

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
    def task(self) -> tuple[Words, Words]:
        return self.under.task

    @property
    def words(self) -> tuple[Words, Words]:
        return self.under.words

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self.under.looks

    @property
    def keys(self) -> Mapping[str, ThingT]:
        return self.under.keys

    def shown(self, pointed: ThingT | None = None) -> ShownT:
        return replace(self.under.shown(pointed), words=self.words)

    def with_others(self, others: Watched) -> Self:
        return replace(self, under=self.under.with_others(others))

    def touch(self, thing: ThingT) -> Outcome:
        return self.under.touch(thing)

    @property
    def offered(self) -> ThingT | None:
        return self.under.offered

    @property
    def carried(self) -> ThingT | None:
        return self.under.carried

    def carries(self, thing: ThingT) -> ThingT | None:
        return self.under.carries(thing)

    def held_over(self, what: ThingT, onto: ThingT) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.held_over(what, onto)

    def offer(self, what: ThingT, onto: ThingT) -> Words:
        return self.under.offer(what, onto)

    def drop(self, what: ThingT, onto: ThingT) -> Outcome:
        return self.under.drop(what, onto)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    def escape(self) -> Mode[TurnT, ThingT, ShownT]:
        """Return the mode below: Escape puts away the mode above."""
        return self.under

    def update(self, moment: Moment) -> Outcome | None:
        """Update the mode below; this mode stays above it if another mode comes of that."""
        came = self.under.update(moment)
        return replace(self, under=came) if isinstance(came, Mode) else came

    def asking(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.asking()

    def advised(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.advised(advice)

    def after(self, played: Play) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.after(played)

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.followed_by(mode)
