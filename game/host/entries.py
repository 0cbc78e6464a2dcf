"""A match that is made of a log, entry by entry.

An entry is the notation of an action, or one of the words of ``game.core.entry``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.core.entry import AGREE, BACK, COMPUTER, DISAGREE, REDO, RETURN, UNDO, Agreement
from game.core.game import NOBODY, AnyMatch, GameRules
from game.core.message import Refusal
from game.core.record import MAX_ACTIONS
from game.games import game_of
from game.host.bank import Bank
from game.host.seen import Seen
from game.players.opponents import computer_name, people_among

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
        why: why a computer player made the decision that begins with it, as JSON; empty for none.
    """

    n: int
    seat: int
    text: str
    before: Seen
    after: Seen
    secret: bool
    unveiled: Mapping[int, str]
    back: int | None
    why: str = ""


class LoggedMatch:
    """A match, and how far its log has come.

    Attributes:
        match: the match, with all that is hidden.
        seen: its position, as everybody sees it.
        n: the number of entries in its log.
        agreement: what people are asked, and agree to.
        bank: what is left of people's time.
    """

    def __init__(self, match: AnyMatch, rules: GameRules, bank: Bank | None = None) -> None:
        self.match = match
        self.seen = Seen(rules, match.state)
        self.n = 0
        self.agreement = Agreement(people_among(match.setup.players))
        self.bank = bank or Bank()

    @property
    def rules(self) -> GameRules:
        """The rules that the match is played by."""
        return self.seen.rules

    @property
    def thinker(self) -> str:
        """The name of the computer player whose turn it is; empty for a person, and at the end.

        While people are asked whether to take something back, nobody acts.
        """
        asked, seat = self.agreement.asked, self.match.state.seat
        if self.match.over or (asked and asked.back is not None):
            return ""
        return computer_name(self.agreement.computers.get(seat) or self._player["kind"])

    @property
    def _who_spends_time(self) -> int:
        """The person to act; ``NOBODY`` at the end, and while a computer player plays for him."""
        seat: int = self.match.state.seat
        return NOBODY if self.match.over or seat in self.agreement.computers else seat

    @property
    def _player(self) -> Mapping[str, str]:
        player: Mapping[str, str] = self.match.setup.players[self.match.state.seat]
        return player

    def enter(self, seat: int, text: str, at: float = 0.0, why: str = "") -> Step:
        """Do what the next entry says, which was made at so many seconds; ``why`` stands beside it.

        Raises:
            Refusal: it is not the seat's turn, or the rules refuse it; nothing has changed.
        """
        before = self.seen
        word, _, rest = text.partition(" ")
        if is_action := word not in _WORDS:
            self._act(seat, text)
        elif self.match.over or (self.n >= MOST_ENTRIES and word != RETURN):
            raise NotAllowed("too-late")
        else:
            _WORDS[word](self, seat, rest)
        if (back := self.agreement.enter(seat, text)) is not None:
            self.match.take_back(back)
        self.seen = Seen(self.rules, self.match.state)
        secret = is_action and before.is_secret
        unveiled = self._made_in_secret() if secret and not self.seen.is_secret else {}
        self.n += 1
        self.bank.pass_to(self._who_spends_time, at)
        return Step(self.n - 1, seat, text, before, self.seen, secret, unveiled, back, why)

    def _act(self, seat: int, notation: str) -> None:
        self._check_turn(seat)
        self.match.play(self.rules.parse(notation))

    def _check_turn(self, seat: int) -> None:
        if self.match.state.seat != seat:
            raise NotAllowed("not-your-turn", seat=self.match.state.seat)

    def _undo(self, seat: int, _rest: str) -> None:
        match = self.match
        if not match.can_undo or match.before(len(match.actions) - 1).seat != seat:
            raise NotAllowed("nothing-to-undo")
        match.undo()

    def _redo(self, seat: int, _rest: str) -> None:
        self._check_turn(seat)
        if not self.match.can_redo:
            raise NotAllowed("nothing-to-redo")
        self.match.redo()

    def _ask_back(self, _seat: int, rest: str) -> None:
        """Ask all people to take actions back; whoever asks agrees."""
        back = int(rest) if rest.isdecimal() and len(rest) < 6 else -1
        if not 0 <= back < len(self.match.actions) or not self.match.has_room_to_take_back(back):
            raise NotAllowed("nothing-to-take-back")

    def _ask_computer(self, seat: int, rest: str) -> None:
        """Ask those who are here to let a computer player play on; whoever asks agrees."""
        if not (said := _STAND_IN.fullmatch(rest)):
            raise NotAllowed("not-an-entry")
        away, here = int(said["seat"]), {int(one) for one in said["here"].split(",")}
        people, game = self.agreement.people, game_of(self.match)
        if not (seat in here <= people - {away} < people):
            raise NotAllowed("nobody-away")
        if computer_name(said["kind"]) not in game.opponents().names:
            raise NotAllowed("no-such-player")

    def _agree(self, seat: int, _rest: str) -> None:
        asked = self.agreement.asked
        if asked is None or seat not in asked.people - asked.agreed:
            raise NotAllowed("nothing-asked")

    def _disagree(self, _seat: int, _rest: str) -> None:
        """Refuse what is asked, or ask no more."""
        if self.agreement.asked is None:
            raise NotAllowed("nothing-asked")

    def _return(self, seat: int, _rest: str) -> None:
        """Play again in one's own seat, which a computer player has, or is about to have."""
        if seat not in self.agreement.computers and not self.agreement.asks_about(seat):
            raise NotAllowed("nothing-asked")

    def _made_in_secret(self) -> dict[int, str]:
        return {
            index: str(action)
            for index, action in enumerate(self.match.actions)
            if Seen(self.rules, self.match.before(index)).is_secret
        }


_STAND_IN: Final = re.compile(r"(?P<seat>\d) (?P<kind>\S{1,40}) (?P<here>\d(,\d){0,9})", re.ASCII)
"""What follows ``computer``."""
_WORDS: Final[Mapping[str, Callable[[LoggedMatch, int, str], None]]] = {
    UNDO: LoggedMatch._undo,
    REDO: LoggedMatch._redo,
    BACK: LoggedMatch._ask_back,
    COMPUTER: LoggedMatch._ask_computer,
    AGREE: LoggedMatch._agree,
    DISAGREE: LoggedMatch._disagree,
    RETURN: LoggedMatch._return,
}
"""What an entry can say besides an action, by its first word: each is done, or refused. What people
make of it follows from ``Agreement``."""
