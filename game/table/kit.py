"""What a game provides so that a table for it can be put together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.game import AnyMatch, GameRules, OwnMatch, Setup
from game.core.message import IllegalAction
from game.lessons.learnt import FirstTimeHint
from game.players.opponents import Opponents
from game.table import autosave
from game.table.commands import Guide
from game.table.keys import TableKey
from game.table.modes.above import LookingBack, Overlaid
from game.table.modes.mode import AnyMode, AnyTurn, ModeFacts
from game.table.modes.watching import LookingOn
from game.table.session import Session
from game.table.telling import Telling
from game.ui.scene import Stage
from game.ui.sentence import RuleText, Words
from game.ui.sound import AMBIENCE

AnySession = Session[Any, Any, Any]


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A game's rules, words, modes, keys and opponents, as the shared table uses them.

    Attributes:
        rules: the game's rules.
        telling: how the game's actions are told, heard and shown.
        make_turn: makes the position that a session shows, with what may be done in it.
        make_mode: makes the mode from the facts of the moment.
        overlaid: the game's mode of an overlay over another mode.
        looking_back: the game's mode of a log line shown over another mode.
        looking_on: the game's mode of watching what another window plays.
        catch_up: brings a match as far as a later record of it; returns False for a record of
            another match.
        keys: what the keys do.
        opponents: the computer players, which also give hints.
        refusal_text: makes the words for why an action is refused.
        menu_text: makes the menu's text: which game is played, and the latest actions.
        open_rulebook: opens the rules over a match at a rule; at their beginning for an empty rule.
        firsts: makes the explanations that are shown before the first decision on something.
        save: saves the match.
        guide: what the game tells whoever plays it by typing; None if it tells no more than its
            notation.
        sounds: what the game's own sounds tell, by their names.
        ambience: the name of the sound in the background.
        aside: how the ids of buttons begin that do nothing yet, only change or show what a later
            touch does.
        tracks_mouse: True if what is lit depends on the thing that the mouse points at.
    """

    rules: GameRules
    telling: Telling[Any, Any]
    make_turn: Callable[[AnySession], AnyTurn]
    make_mode: Callable[[ModeFacts[Any]], AnyMode]
    overlaid: type[Overlaid[Any, Any, Any]]
    looking_back: type[LookingBack[Any, Any, Any]]
    looking_on: type[LookingOn[Any, Any, Any]]
    catch_up: Callable[[OwnMatch, str], bool]
    keys: Sequence[TableKey]
    opponents: Opponents
    refusal_text: Callable[[IllegalAction], RuleText]
    menu_text: Callable[[Setup, AnySession], Words]
    open_rulebook: Callable[[Stage, OwnMatch, str], None]
    firsts: Callable[[], Sequence[FirstTimeHint]] = tuple
    save: Callable[[AnyMatch], None] = autosave.save
    tracks_mouse: bool = False
    guide: Guide | None = None
    sounds: Mapping[str, Words] = field(default_factory=dict)
    ambience: str = AMBIENCE
    aside: Collection[str] = ()
