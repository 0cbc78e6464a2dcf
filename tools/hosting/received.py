"""A match as a guest has it: views and entries as they come from the host."""

from __future__ import annotations

from typing import Any

from game.core.game import Action, GameRules, SetupChoices, State
from game.core.match import OVER
from game.core.position_values import put
from game.games import game_by_id


class Received:
    """What a guest knows of a match.

    Attributes:
        rules: the rules that it is played by.
        view: the latest view.
        n: the number of the entry that comes next.
        actions: the notations of all actions; None for a secret one.
        asked: the seats that agree to take something back; None if nobody is asked.
        seal: the seal of the draw.
        record: what opens it, once the match is over; empty before.
    """

    rules: GameRules
    view: State

    def __init__(self) -> None:
        self.n = 0
        self.seal = self.record = ""
        self.actions: list[str | None] = []
        self.asked: set[int] | None = None
        self._undone: list[str | None] = []
        self._begun = False

    @property
    def over(self) -> bool:
        """Whether the match has ended, and the seal of its draw is open."""
        return bool(self.record)

    @property
    def seat(self) -> int | None:
        """The seat to act; None before the match begins and after its end."""
        return self.view.seat if self._begun and self.view.phase != OVER else None

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act, which a guest works out by himself."""
        return self.rules.engine.legal_actions(self.view)

    def hear(self, message: dict[str, Any]) -> None:
        """Take over what the host says."""
        if "entry" in message:
            self._enter(message)
        elif "first_player" in message:
            self._begin(message)
        elif "record" in message:
            self.record = message["record"]

    def _begin(self, message: dict[str, Any]) -> None:
        """Begin, or go on after a pause, from a whole view."""
        game = game_by_id(message["game"])
        assert game
        self.rules = game.rules()
        players, first = tuple(message["players"]), message["first_player"]
        start = SetupChoices(players, first, 0, message["variant"], message["options"])
        self.view = self.rules.new_match(self.rules.setup(start)).state
        self._begun, self.n, self.seal = True, message["n"], message["seal"]
        self.asked = set(message["asked"]["agreed"]) if "asked" in message else None
        self._see(message["view"])

    def _enter(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n, "an entry is missing, or came twice"
        self.n += 1
        self._take(message["entry"], message["by"])
        if "back" in message:
            del self.actions[message["back"] :]
            self.asked = None
        for index, notation in message.get("unveiled", {}).items():
            self.actions[int(index)] = notation
        self._see(message["view"])

    def _take(self, entry: str | None, seat: int) -> None:
        """Take over what an entry says."""
        match (entry or "").split():
            case ["back", _]:
                self.asked = {seat}
                return
            case ["agree"]:
                self.asked = (self.asked or set()) | {seat}
                return
            case ["undo"]:
                self._undone.append(self.actions.pop())
            case ["redo"]:
                self.actions.append(self._undone.pop())
            case words if words != ["disagree"]:
                self.actions.append(entry)
                self._undone.clear()
        self.asked = None

    def _see(self, values: dict[str, Any]) -> None:
        """Take over what has changed in view; the old view stays as it was."""
        self.view = self.view.copy()
        put(self.view, values)
        self.rules.derive(self.view)
