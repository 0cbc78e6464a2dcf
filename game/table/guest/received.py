"""A match as it is received: its positions are views, and nobody replays what he cannot know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.entry import (
    AGREE,
    BACK,
    COMPUTER,
    DISAGREE,
    QUESTIONS,
    REDO,
    UNDO,
    Agreement,
    Asked,
    seal,
)
from game.core.game import NOBODY, Action, AnyMatch, GameRules, SetupChoices, State
from game.core.message import HiddenInformation
from game.core.message_values import message_of
from game.core.position_values import put, values_of
from game.players.opponents import people_among
from game.table.reasons import Reasons


class Missing(Exception):
    """Entries are missing before one that has come."""


@dataclass(frozen=True)
class Tried:
    """An own entry that the host has not answered.

    Attributes:
        text: what it says.
        put_back: puts the match back to before it; None if it is shown only once it comes back.
    """

    text: str
    put_back: Callable[[], None] | None


class Received:
    """What a guest knows of a match, and his own entries.

    An own entry is tried on the view at once. Where that would show something hidden, or while
    choices are secret, it waits for the host.

    Attributes:
        match: the match, made of views.
        rules: the rules that it is played by.
        seat: the guest's seat; ``NOBODY`` for somebody who looks on.
        n: the number of the host's next entry.
        tried: own entries without an answer, the oldest first.
        agreement: what people are asked, and agree to.
        reasons: why computer players decided as they did.
        seal: the seal of the draw.
        record: the record that was sealed, once the match is over; empty before.
    """

    def __init__(
        self,
        rules: GameRules,
        begun: Mapping[str, Any],
        say: Callable[[int, str], None] = lambda _n, _entry: None,
    ) -> None:
        """Begin with what the host says to somebody who joins or watches.

        ``say`` sends an entry with its number.
        """
        self.rules, self._say = rules, say
        self.seat: int = NOBODY if begun["seat"] is None else begun["seat"]
        self.n: int = begun["n"]
        self.seal: str = begun["seal"]
        self.record = ""
        start = SetupChoices(
            tuple(begun["players"]), begun["first_player"], 0, begun["variant"], begun["options"]
        )
        self.match = rules.new_match(rules.setup(start))
        self.match.local_seats = [] if self.seat == NOBODY else [self.seat]
        self.match.state = self._view = self._seen(self.match.state, begun["view"])
        self.tried: list[Tried] = []
        self.agreement = _agreement(begun)
        self.reasons = Reasons()
        for message in begun["entries"]:
            self.hear(message)

    @property
    def waits(self) -> bool:
        """True while an own entry is shown only once the host has answered."""
        return any(one.put_back is None for one in self.tried)

    @property
    def opened(self) -> AnyMatch | None:
        """The whole match with its draw; None before its end, and if its seal is another draw's."""
        if not self.record or seal(self.record) != self.seal:
            return None
        match = self.rules.read(self.record)
        for action in self.match.actions:
            match.play(action)
        return match

    # own entries

    def play(self, action: Action, *, same_order: bool = False) -> None:
        """Play an own action.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        if self._is_secret:
            self.rules.engine.check(self.match.state, action)
            self._send(str(action), None)
        else:
            self._try(str(action), lambda: self.match.play(action, same_order=same_order))

    def undo(self) -> None:
        """Undo the last action."""
        self._try(UNDO, self.match.undo)

    def redo(self) -> None:
        """Redo the action that was undone last."""
        self._try(REDO, self.match.redo)

    def ask_back(self, index: int) -> None:
        """Ask all people to take back all actions from ``index`` on."""
        self._send(f"{BACK} {index}", None)

    def ask_computer(self, seat: int, kind: str, here: Collection[int]) -> None:
        """Ask those who are ``here`` to let a computer player play on for a seat."""
        self._send(f"{COMPUTER} {seat} {kind} {','.join(map(str, sorted(here)))}", None)

    def answer(self, *, agree: bool) -> None:
        """Say whether one agrees with what is asked."""
        self._send(AGREE if agree else DISAGREE, None)

    def say_again(self) -> None:
        """Send once more what has no answer: what is in the log already is refused as too late."""
        for number, one in enumerate(self.tried, start=self.n):
            self._say(number, one.text)

    def put_back(self) -> None:
        """Put back all own entries that the host has not answered."""
        shown = [one for one in self.tried if one.put_back]
        if shown and shown[0].put_back:
            shown[0].put_back()
        self.tried.clear()

    @property
    def _is_secret(self) -> bool:
        """True if the seat to act sees more than everybody does."""
        view, state = self.rules.view, self.match.state
        return values_of(view(state, state.seat)) != values_of(view(state, NOBODY))

    def _try(self, text: str, change: Callable[[], object]) -> None:
        put_back = self.match.mark()
        shown = not self.waits
        if shown:
            try:
                change()
            except HiddenInformation:
                shown = False
        self._send(text, put_back if shown else None)

    def _send(self, text: str, put_back: Callable[[], None] | None) -> None:
        self.tried.append(Tried(text, put_back))
        self._say(self.n + len(self.tried) - 1, text)

    # what the host sends

    def hear(self, message: Mapping[str, Any]) -> bool:
        """Take over an entry, or the record at the end; return True if another match is shown.

        It is not where an own entry is confirmed that is shown already.

        Raises:
            Missing: entries are missing before it; nothing has changed.
        """
        if "record" in message:
            self.record = message["record"]
            return False
        if message["n"] > self.n:
            raise Missing(f"entry {message['n']} has come, {self.n} is next")
        if message["n"] < self.n:
            return False
        self.n += 1
        return self._enter(message)

    def _enter(self, entry: Mapping[str, Any]) -> bool:
        self._view = self._seen(self._view, entry["view"])
        own, text = self._answers(entry), entry["entry"] or ""
        back = self.agreement.enter(entry["by"], text)
        changed = True
        if back is not None:
            self.match.take_back(back)
        elif _word(text) not in QUESTIONS and (not own or own.put_back is None):
            self._take(text)
        else:
            changed = False
        self._note_reason(entry)
        for index, notation in entry.get("unveiled", {}).items():
            self.match.actions[int(index)] = self.rules.parse(notation)
        if not self.tried:
            self.match.state = self._view
        return changed

    def _answers(self, entry: Mapping[str, Any]) -> Tried | None:
        """Return the own entry that the host has taken; put back what cannot follow another's."""
        first = self.tried[0] if self.tried else None
        if first and (entry["by"], entry["entry"]) == (self.seat, first.text):
            return self.tried.pop(0)
        if "back" not in entry and _word(entry["entry"] or "") in QUESTIONS:
            self.say_again()  # only its number has changed
        else:
            self.put_back()
        return None

    def _note_reason(self, entry: Mapping[str, Any]) -> None:
        """Note why the decision was made that begins with an entry."""
        count = len(self.match.actions)
        if "why" in entry:
            why = entry["why"]
            self.reasons.add(count - 1, count - 1 + why["actions"], message_of(why["reason"]))
        elif "back" in entry or entry["entry"] == UNDO:
            self.reasons.forget_after(count)

    def _take(self, text: str) -> None:
        match = self.match
        if text == UNDO:
            match.undo()
        elif text == REDO:
            match.redo()
        else:
            # of a secret choice any that could have been made stands until it is known
            action = self.rules.parse(text) if text else self._any_action
            match.take(action, self._view)

    @property
    def _any_action(self) -> Action:
        return self.rules.engine.legal_actions(self.match.state)[0]

    def _seen(self, before: State, values: Mapping[str, Any]) -> State:
        """Return the view with what has changed in it; the old one stays as it was."""
        after = before.copy()
        put(after, values)
        self.rules.derive(after)
        return after


def _agreement(begun: Mapping[str, Any]) -> Agreement:
    """Return what people are asked and have agreed to, as the host tells it."""
    agreement = Agreement(people_among(begun["players"]))
    agreement.computers = {int(seat): kind for seat, kind in begun.get("computers", {}).items()}
    if asked := begun.get("asked"):
        people, agreed = frozenset(asked["people"]), frozenset(asked["agreed"])
        agreement.asked = Asked(asked["by"], asked["question"], people, agreed)
    return agreement


def _word(text: str) -> str:
    return text.partition(" ")[0]
