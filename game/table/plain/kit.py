"""What the plain table is put together from, made from a game's description."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.core.catching_up import catch_up_with
from game.core.game import AnyMatch, OwnMatch, Setup
from game.core.message import IllegalAction
from game.rulebook.scene import RulebookScene
from game.table.dialogs.menu import latest
from game.table.dialogs.taking_back import told_to_take_back
from game.table.kit import Kit
from game.table.plain.known import Known
from game.table.plain.modes.looking import LookingBack, LookingOn, Overlaid
from game.table.plain.modes.turn import Turn
from game.table.plain.modes.which import mode_now
from game.table.plain.telling import PlainTelling
from game.table.plain.view.keyboard import KEYS
from game.table.session import Session
from game.ui.controls.said import Said
from game.ui.scene import Stage
from game.ui.sentence import Words, lines

_Session = Session[Any, Any, Any]


def kit_of(known: Known) -> Kit:
    """A game's kit, where it gives none of its own."""
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
    """The position that is shown."""
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
    """Which game it is, and what was done last."""
    wording, (variant, options) = known.wording, known.rules.chosen(setup)
    game = wording.options(options) or wording.title(variant)
    return lines((game, latest(session, lambda one: known.done(one.before, one.action))))


def _show_rules(known: Known, stage: Stage, match: AnyMatch, rule: str) -> None:
    variant, options = known.rules.chosen(match.setup)
    write = partial(known.wording.book, variant, options)
    stage.push(RulebookScene(stage, write, rule=rule))
