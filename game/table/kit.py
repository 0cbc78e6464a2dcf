"""What a game gives for a table to be put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.game import AnyMatch, GameRules, OwnMatch, Setup
from game.core.message import IllegalAction
from game.lessons.firsts import First
from game.players.opponents import Opponents
from game.table import autosave
from game.table.modes.looking_back import LookingBack
from game.table.modes.looking_on import LookingOn
from game.table.modes.mode import AnyMode, AnyTurn
from game.table.modes.now import Now
from game.table.modes.overlaid import Overlaid
from game.table.session import Session
from game.table.telling import Telling
from game.table.touch.keys import Keys
from game.ui.controls.said import Said
from game.ui.scene import Stage
from game.ui.sentence import Words

AnySession = Session[Any, Any, Any]


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A game's rules, words and modes, and whom it is played with.

    Attributes:
        rules: its rules.
        telling: how what is played is told.
        turn: the position that a session shows, and what may be done in it.
        which: which mode the table is in.
        overlaid: an overlay over a mode.
        looking_back: a line of the log over a mode.
        looking_on: watching what another window plays.
        catch_up: brings a match as far as a later record of it, and returns False for a record of
            another one.
        keys: what keys do.
        opponents: who plays the seats of computers, and is asked for a hint.
        reason: why an action is refused.
        so_far: which game is played, and what was done last.
        rulebook: opens the rules over a match, at a rule or at their beginning (empty).
        firsts: what is explained when it comes up for the first time.
        keep: saves the match.
        points: True where what is lit depends on where the mouse points.
    """

    rules: GameRules
    telling: Telling[Any, Any]
    turn: Callable[[AnySession], AnyTurn]
    which: Callable[[Now[Any]], AnyMode]
    overlaid: type[Overlaid[Any, Any, Any]]
    looking_back: type[LookingBack[Any, Any, Any]]
    looking_on: type[LookingOn[Any, Any, Any]]
    catch_up: Callable[[OwnMatch, str], bool]
    keys: Keys
    opponents: Opponents
    reason: Callable[[IllegalAction], Said]
    so_far: Callable[[Setup, AnySession], Words]
    rulebook: Callable[[Stage, OwnMatch, str], None]
    firsts: Callable[[], Sequence[First]] = tuple
    keep: Callable[[AnyMatch], None] = autosave.save
    points: bool = False
