"""The plain table's ``Kit``, made from a game's description."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from game.core.catching_up import catch_up_with
from game.core.game import Action, AnyMatch, OwnMatch, Setup, State
from game.core.match import OVER
from game.core.message import IllegalAction, Message
from game.players.player import Decision
from game.rulebook.scene import RulebookScene
from game.table.dialogs.menu import latest
from game.table.dialogs.taking_back import told_to_take_back
from game.table.kit import Kit
from game.table.news import News
from game.table.plain.known import Known
from game.table.plain.modes.looking import LookingBack, LookingOn, Overlaid
from game.table.plain.modes.turn import Turn
from game.table.plain.modes.which import mode_now
from game.table.plain.view.keyboard import KEYS
from game.table.players import Player
from game.table.session import Session
from game.table.telling import PlayedAction, ToldStep
from game.table.words import advised, turn_begins
from game.ui.controls.said import Said
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words, lines

# How actions are told: in the game's words, else in its notation (``game.table.telling``).


class PlainTelling:
    """Tells actions of a game of which only the rules and the words are known."""

    def __init__(self, known: Known) -> None:
        self._known = known

    def is_over(self, view: State) -> bool:
        """Return True when the match has ended."""
        phase: str = view.phase
        return phase == OVER

    def ends_turn(self, action: Action) -> bool:
        """Return True for an action after which a turn begins."""
        return self._known.rules.ends_turn(action)

    def is_bid(self, _action: Action) -> bool:
        """Return False: the rules do not say which actions are bids."""
        return False

    def begins_turn(self, _played: PlayedAction[Any, Any]) -> bool:
        """Return True: every change of the seat to act counts as a new turn."""
        return True

    def is_secret(self, view: State) -> bool:
        """Return True if the seat to act sees more than all players may see."""
        return self._known.is_secret(view)

    def sound(self, played: PlayedAction[Any, Any]) -> str:
        """Return the sound of a turn's end where the seat changes, else that of an action."""
        return "turn" if played.before.seat != played.after.seat else "tile"

    def greeting(self, player: Player) -> Sentence:
        """Return what a player is told whose turn it is."""
        return turn_begins(player.name)

    def news(
        self,
        played: PlayedAction[Any, Any],
        players: Sequence[Player],
        people: Collection[int],
    ) -> Iterable[News]:
        """Yield the greeting of the next player where a turn begins for a seat of ``people``."""
        after = played.after
        passed = played.before.seat != after.seat or self.ends_turn(played.action)
        if passed and after.seat in people and not self.is_over(after):
            yield self.greeting(players[after.seat])

    def step(self, played: PlayedAction[Any, Any], _players: Sequence[Player]) -> ToldStep:
        """Return an action as others are told of it, with the spaces that it names."""
        before, action, _after = played
        return ToldStep(self._known.done(before, action), spaces=self._known.spaces(before, action))

    def reason(self, view: State, reason: Message) -> Words:
        """Return why another player decided so; empty in a position that is secret."""
        return "" if self.is_secret(view) else self._known.reason(reason)

    def advice(
        self,
        seen: State,
        decision: Decision,
        players: Sequence[Player],  # noqa: ARG002
    ) -> tuple[Words, Words]:
        """Return what a strong player would do, and why."""
        does = self._known.told(seen, decision.actions[0])
        return advised(does), self._known.reason(decision.reason)


_Session = Session[Any, Any, Any]


def kit_of(known: Known) -> Kit:
    """Return the kit of a game that has none of its own."""
    return Kit(
        rules=known.rules,
        telling=PlainTelling(known),
        turn=partial(_turn_in, known),
        which=mode_now,
        overlaid=Overlaid,
        looking_back=LookingBack,
        looking_on=LookingOn,
        catch_up=partial(_catch_up, known),
        keys=KEYS,
        opponents=known.opponents,
        reason=partial(_reason, known),
        so_far=partial(_so_far, known),
        rulebook=partial(_show_rules, known),
    )


def _turn_in(known: Known, session: _Session) -> Turn:
    """Return the position that a session shows."""
    match, view = session.match, session.view
    return Turn(
        known=known,
        view=view,
        players=session.players,
        over=session.telling.is_over(view),
        undo=match.can_undo,
        redo=match.can_redo,
        agreed=told_to_take_back(session),
    )


def _catch_up(known: Known, match: OwnMatch, source: str) -> bool:
    return catch_up_with(match, known.rules.parse, source)


def _reason(known: Known, error: IllegalAction) -> Said:
    return known.said(error.message)


def _so_far(known: Known, setup: Setup, session: _Session) -> Words:
    """Return which game is played, and the latest actions."""
    wording, (variant, options) = known.wording, known.rules.chosen(setup)
    game = wording.options(options) or wording.title(variant)
    return lines((game, latest(session, lambda one: known.done(one.before, one.action))))


def _show_rules(known: Known, stage: Stage, match: AnyMatch, rule: str) -> None:
    variant, options = known.rules.chosen(match.setup)
    write = partial(known.wording.book, variant, options)
    stage.push(RulebookScene(stage, write, rule=rule))
