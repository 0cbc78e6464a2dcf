"""A match that is made of a log, entry by entry.

An entry is the notation of an action, or one of the words of ``game.core.entry``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.core.entry import AGREE, BACK, DISAGREE, REDO, UNDO, Asked
from game.core.game import AnyMatch, GameRules
from game.core.message import Refusal
from game.core.record import MAX_ACTIONS
from game.host.seen import Seen
from game.players.opponents import PERSON

MOST_ENTRIES: Final = 4 * MAX_ACTIONS
"""The most entries of a log after which more than actions is entered: nobody fills the disk."""


class NotAllowed(Refusal):
    """What a guest asks for is refused; nothing has changed."""


@dataclass(frozen=True)
class Step:
    """An entry of a log, with the positions before and after it.

    Attributes:
        n: its number, from 0.
        seat: whose entry it is.
        text: what it says.
        before, after: the positions.
        secret: True if others must not know the action.
        unveiled: the notations, by number, of the actions that were secret until this entry.
        back: the number of the first action that was taken back by agreement; None for none.
    """

    n: int
    seat: int
    text: str
    before: Seen
    after: Seen
    secret: bool
    unveiled: Mapping[int, str]
    back: int | None


class LoggedMatch:
    """A match, and how far its log has come.

    Attributes:
        match: the match, with all that is hidden.
        seen: its position, as everybody sees it.
        n: the number of entries in its log.
        asked: what people are asked now; None for nothing.
    """

    def __init__(self, match: AnyMatch, rules: GameRules) -> None:
        self.match = match
        self.seen = Seen(rules, match.state)
        self.n = 0
        self.asked: Asked | None = None

    @property
    def rules(self) -> GameRules:
        """The rules that the match is played by."""
        return self.seen.rules

    def enter(self, seat: int, text: str) -> Step:
        """Do what the next entry says.

        Raises:
            Refusal: it is not the seat's turn, or the rules refuse it; nothing has changed.
        """
        before, back = self.seen, None
        word, _, rest = text.partition(" ")
        if is_action := word not in _WORDS:
            self._act(seat, text)
        elif self.n >= MOST_ENTRIES or self.match.over:
            raise NotAllowed("too-late")
        else:
            back = _WORDS[word](self, seat, rest)
        self.seen = Seen(self.rules, self.match.state)
        secret = is_action and before.is_secret
        unveiled = self._made_in_secret() if secret and not self.seen.is_secret else {}
        self.n += 1
        return Step(self.n - 1, seat, text, before, self.seen, secret, unveiled, back)

    def _act(self, seat: int, notation: str) -> None:
        self._check_turn(seat)
        self.match.play(self.rules.parse(notation))
        self.asked = None

    def _check_turn(self, seat: int) -> None:
        if self.match.state.seat != seat:
            raise NotAllowed("not-your-turn", seat=self.match.state.seat)

    def _undo(self, seat: int, _rest: str) -> int | None:
        match = self.match
        if not match.can_undo or match.before(len(match.actions) - 1).seat != seat:
            raise NotAllowed("nothing-to-undo")
        match.undo()
        self.asked = None
        return None

    def _redo(self, seat: int, _rest: str) -> int | None:
        self._check_turn(seat)
        if not self.match.can_redo:
            raise NotAllowed("nothing-to-redo")
        self.match.redo()
        self.asked = None
        return None

    def _ask_back(self, seat: int, rest: str) -> int | None:
        """Ask all people to take actions back; whoever asks agrees."""
        back = int(rest) if rest.isdecimal() and len(rest) < 6 else -1
        if not 0 <= back < len(self.match.actions) or not self.match.has_room_to_take_back(back):
            raise NotAllowed("nothing-to-take-back")
        self.asked = Asked(seat, back, frozenset())
        return self._agree(seat, "")

    def _agree(self, seat: int, _rest: str) -> int | None:
        """Agree; once all people do, take the actions back and return the first one's number."""
        if self.asked is None or seat in self.asked.agreed:
            raise NotAllowed("nothing-asked")
        back, agreed = self.asked.back, self.asked.agreed | {seat}
        if agreed < self._people:
            self.asked = replace(self.asked, agreed=agreed)
            return None
        self.match.take_back(back)
        self.asked = None
        return back

    def _disagree(self, _seat: int, _rest: str) -> int | None:
        """Refuse what is asked, or ask no more."""
        if self.asked is None:
            raise NotAllowed("nothing-asked")
        self.asked = None
        return None

    @property
    def _people(self) -> frozenset[int]:
        players = self.match.setup.players
        return frozenset(seat for seat, one in enumerate(players) if one["kind"] == PERSON)

    def _made_in_secret(self) -> dict[int, str]:
        return {
            index: str(action)
            for index, action in enumerate(self.match.actions)
            if Seen(self.rules, self.match.before(index)).is_secret
        }


_WORDS: Final[Mapping[str, Callable[[LoggedMatch, int, str], int | None]]] = {
    UNDO: LoggedMatch._undo,
    REDO: LoggedMatch._redo,
    BACK: LoggedMatch._ask_back,
    AGREE: LoggedMatch._agree,
    DISAGREE: LoggedMatch._disagree,
}
"""What an entry can say besides an action, by its first word. Each returns the number of the first
action that is taken back by agreement, or None."""
