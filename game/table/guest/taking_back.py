"""Taking a turn back at a hosted table: all people are asked, each at his own device."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.entry import DISAGREE, Asked
from game.table.dialogs.words import MENU, is_turn_taken_back
from game.table.guest.session import GuestSession
from game.table.guest.words import WORDS, how_many_go, no_agreement
from game.table.words import last_turn_taken_back
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import RuleText
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


class TakingBack:
    """Asks the others, shows what they ask, and tells what has become of it."""

    def __init__(self, stage: Stage, session: GuestSession) -> None:
        self._stage, self._session = stage, session
        self._shown: Asked | None = None
        self._dialog: Dialog | None = None

    def question(self, changed: Callable[[], None]) -> Callable[[], None] | None:
        """Return a function that asks whether the others are to be asked; None for no turn.

        ``changed`` is called once they are.
        """
        session = self._session
        index = session.last_turn_start
        if index is None or session.received.agreement.asked:
            return None
        body = how_many_go(len(session.match.actions) - index)
        alone = self._people == {self._seat}
        title = (
            is_turn_taken_back(session.players[self._seat].name) if alone else WORDS["take-back"]
        )

        def ask() -> None:
            session.take_back_turn()
            changed()

        answers = [
            DialogButton("stay", BUTTONS["back"]),
            DialogButton("ask", MENU["take-back"] if alone else WORDS["ask-all"], ask, RED),
        ]
        return lambda: self._stage.push(Dialog(self._stage, title, body, answers))

    def look(self) -> None:
        """Show what is asked of this seat now; take it away once it is asked no more."""
        asked = self._session.received.agreement.asked
        if asked == self._shown:
            return
        new, self._shown = not self._shown and asked, asked
        if asked and new and asked.by == self._seat and not asked.agreed >= asked.people:
            self._stage.show_toast(RuleText(WORDS["others-asked"]), lasts=True)
        elif not asked:
            self._stage.withdraw_toast([WORDS["others-asked"]])
        if self._dialog and not (asked and self._seat not in asked.agreed):
            if self._stage.top is self._dialog:
                self._stage.pop()
            self._dialog = None
        elif asked and new and self._seat in asked.people - asked.agreed:
            self._ask_here(asked)

    def tell(self, entry: Mapping[str, Any]) -> None:
        """Tell how a question has ended."""
        players = self._session.players
        if "back" in entry:
            self._stage.toast(last_turn_taken_back(players[self._session.match.state.seat].name))
        elif entry.get("entry") == DISAGREE:
            self._stage.toast(no_agreement(players[entry["by"]].name))

    @property
    def _seat(self) -> int:
        return self._session.received.seat

    @property
    def _people(self) -> frozenset[int]:
        return self._session.received.agreement.people

    def _ask_here(self, asked: Asked) -> None:
        session = self._session
        answer = session.received.answer
        title = is_turn_taken_back(session.players[asked.by].name)
        body = how_many_go(len(session.match.actions) - (asked.back or 0))
        answers = [
            DialogButton("disagree", WORDS["disagree"], lambda: answer(agree=False)),
            DialogButton("agree", WORDS["agree"], lambda: answer(agree=True), RED, binds=True),
        ]
        self._dialog = Dialog(self._stage, title, body, answers)
        self._stage.push(self._dialog)
