"""What people agree on at a hosted table: all who are asked answer, each at his own device."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

from game.core.entry import DISAGREE, RETURN, Asked
from game.players.opponents import Opponents
from game.table.dialogs.menu import ask_whether
from game.table.dialogs.words import MENU, is_turn_taken_back
from game.table.guest.session import GuestSession
from game.table.guest.words import (
    WORDS,
    asks_to_play_for,
    how_many_go,
    no_agreement,
    nobody_plays_for,
    plays_again,
    plays_for,
    refused,
    until_back,
    waits_for,
)
from game.table.players import player_kind_name
from game.table.words import last_turn_taken_back, translated
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


class Agreeing:
    """Asks the others, shows what they ask, and tells what has become of it."""

    def __init__(self, stage: Stage, session: GuestSession, opponents: Opponents) -> None:
        self._stage, self._session, self._opponents = stage, session, opponents
        self._received = session.received
        self._computers = dict(self._received.agreement.computers)
        self._shown: Asked | None = None
        self._dialog: Dialog | None = None

    # what is asked from here

    @property
    def no_take_back(self) -> Words:
        """Return why the others cannot be asked to take a turn back; empty if they can."""
        if self._session.last_turn_start is None:
            return refused("nothing-to-take-back")
        return WORDS["others-asked"] if self._received.agreement.asked else ""

    def take_back(
        self, away: Collection[int], changed: Callable[[], None]
    ) -> Callable[[], None] | None:
        """Return a function that asks whether the others are to be asked; None if they cannot be.

        It says whether anybody is away, for whom the question waits; ``changed`` is called once
        they are asked.
        """
        session = self._session
        index = session.last_turn_start
        if index is None or self.no_take_back:
            return None
        title, label = WORDS["take-back"], WORDS["ask-all"]
        if self._received.agreement.people == {self._seat}:
            title, label = is_turn_taken_back(self._name(self._seat)), MENU["take-back"]

        def ask() -> None:
            session.take_back_turn()
            changed()

        body: Words = how_many_go(len(session.match.actions) - index)
        if away:
            body = lines((body, waits_for(self._name(min(away)))))
        return ask_whether(self._stage, title, body, (BUTTONS["back"], label), ask)

    def no_stand_in(self, away: Collection[int]) -> Words:
        """Return why no computer player can be asked for; empty if one can."""
        asked = self._received.agreement.asked
        if not away:
            return WORDS["nobody-away"]
        return WORDS["others-asked"] if asked and asked.people <= self._here(away) else ""

    def _here(self, away: Collection[int]) -> frozenset[int]:
        return self._received.agreement.people - set(away)

    def stand_in(self, away: Collection[int]) -> None:
        """Ask which computer player is to play on for somebody who is away."""
        here = self._here(away)
        first, *more = (partial(self._ask_level, seat, here) for seat in sorted(away))
        if not more:
            first()
            return
        ways = [
            DialogButton(f"seat{seat + 1}", self._name(seat), ask)
            for seat, ask in zip(sorted(away), (first, *more), strict=True)
        ]
        back = DialogButton("stay", BUTTONS["back"])
        self._push(WORDS["stand-in"], WORDS["who-away"], [back, *ways])

    def _ask_level(self, seat: int, here: Collection[int]) -> None:
        """Ask which computer player is to play on for a seat, and then those who are here."""
        levels = [
            DialogButton(
                level.name,
                translated(level.label),
                partial(self._received.ask_computer, seat, f"ai:{level.name}", here),
            )
            for level in self._opponents.levels
        ]
        back = DialogButton("stay", BUTTONS["back"])
        self._push(WORDS["shall-computer"], until_back(self._name(seat)), [back, *levels])

    # what is asked here

    def look(self) -> None:
        """Show what is asked of this seat now; take it away once it is asked no more."""
        self._tell_computers()
        asked, before = self._received.agreement.asked, self._shown
        if asked == before:
            return
        self._shown = asked
        same = asked and before and (asked.by, asked.question) == (before.by, before.question)
        if not (asked and same) or self._seat in asked.agreed:
            self._close()
        if asked and not same:
            self._begin(asked)
        elif not asked:
            self._stage.withdraw_toast([WORDS["others-asked"]])

    def tell(self, entry: Mapping[str, Any]) -> None:
        """Tell how a question has ended, or that somebody plays again."""
        if "by" not in entry:
            return
        by = self._name(entry["by"])
        if "back" in entry:
            self._stage.toast(last_turn_taken_back(self._name(self._session.match.state.seat)))
        elif entry.get("entry") == DISAGREE:
            about = self._shown and self._shown.computer
            self._stage.toast((nobody_plays_for if about else no_agreement)(by))
        elif entry.get("entry") == RETURN and entry["by"] != self._seat:
            self._stage.toast(plays_again(by))

    @property
    def _seat(self) -> int:
        return self._received.seat

    def _name(self, seat: int) -> str:
        return self._session.players[seat].name

    def _tell_computers(self) -> None:
        """Tell which computer players have begun to play on."""
        before, self._computers = self._computers, dict(self._received.agreement.computers)
        for seat, kind in self._computers.items():
            if before.get(seat) != kind:
                level = player_kind_name(self._opponents, kind)
                self._stage.toast(plays_for(self._name(seat), level))

    def _begin(self, asked: Asked) -> None:
        if asked.by == self._seat and not asked.agreed >= asked.people:
            self._stage.toast(WORDS["others-asked"])
        elif self._seat in asked.people - asked.agreed:
            answer = self._received.answer
            answers = [
                DialogButton("disagree", WORDS["disagree"], partial(answer, agree=False)),
                DialogButton("agree", WORDS["agree"], partial(answer, agree=True), RED, binds=True),
            ]
            self._dialog = self._push(*self._question(asked), answers)

    def _question(self, asked: Asked) -> tuple[Words, Words]:
        """Return the title and the text of what somebody asks."""
        by = self._name(asked.by)
        if asked.computer:
            seat, kind = asked.computer
            level = player_kind_name(self._opponents, kind)
            return WORDS["shall-computer"], asks_to_play_for(by, self._name(seat), level)
        goes = len(self._session.match.actions) - (asked.back or 0)
        return is_turn_taken_back(by), how_many_go(goes)

    def _push(self, title: Words, body: Words, answers: list[DialogButton]) -> Dialog:
        dialog = Dialog(self._stage, title, body, answers)
        self._stage.push(dialog)
        return dialog

    def _close(self) -> None:
        """Take the question away that is shown here."""
        if self._dialog and self._stage.top is self._dialog:
            self._stage.pop()
        self._dialog = None
