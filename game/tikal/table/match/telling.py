"""How Tikal is told at its table: notes, steps, sounds, scorings (``game.table.telling``)."""

from collections.abc import Collection, Iterable, Sequence

from game.players.player import Decision, Reason
from game.table.news import News
from game.table.players import Player
from game.table.telling import Step
from game.tikal.rules.actions import (
    Action,
    EndTurn,
    Enter,
    Move,
    Pass,
    Recover,
    Shuttle,
)
from game.tikal.rules.hidden import View, view
from game.tikal.rules.state import ACT, AUCTION, OVER, State
from game.tikal.rules.turns.turn import is_final_round
from game.tikal.table import words
from game.tikal.table.match.counting import scoring_of
from game.tikal.table.match.hearing import sound_of
from game.tikal.table.motion import Played
from game.tikal.table.panels.bidders import auction_note
from game.tikal.table.verbs import icon_of
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

__all__ = [
    "advice",
    "begins_turn",
    "ends_turn",
    "greeting",
    "is_over",
    "is_secret",
    "news",
    "note",
    "reason",
    "recap",
    "sound",
    "step",
    "touched",
    "view",
]


def is_over(state: State) -> bool:
    """True when the game has ended."""
    return state.phase == OVER


def ends_turn(action: Action) -> bool:
    """True for the end of a turn, after which the same seat may have another one."""
    return isinstance(action, EndTurn)


def begins_turn(played: Played) -> bool:
    """True unless one bid follows another."""
    return not (played.before.bids and played.after.bids)


def is_secret(_state: State) -> bool:
    """Everybody sees everything."""
    return False


def sound(played: Played) -> str:
    """The name of the sound of an action."""
    return sound_of(*played)


def greeting(player: Player) -> str:
    """What a player is told whose turn it is."""
    return _("It is {player}'s turn.").format(player=player.name)


def news(played: Played, players: Sequence[Player], people: Collection[int]) -> Iterable[News]:
    """A scoring first, then the note; none of what others' steps show well enough."""
    if scoring := scoring_of(played.before, played.action):
        yield scoring
    if played.after.seat in people or not _passes_quietly(played):
        yield note(played, players)


def step(played: Played, players: Sequence[Player]) -> Step:
    """An action as it is told while others act, and in the log."""
    before, action, after = played
    acting = before.phase == ACT and not isinstance(action, EndTurn)
    names = [player.name for player in players]
    ap = before.ap - after.ap if acting else 0
    cost = ngettext("{count} AP", "{count} AP", ap).format(count=ap) if ap else ""
    return Step(words.log_line(before, action, names), cost, touched(action), icon_of(action))


def recap(played: Played, players: Sequence[Player]) -> str:
    """An action as it is told later on; empty for walks, and for what a picture shows better."""
    before, action = played.before, played.action
    if scored := scoring_of(before, action):
        points = scored.paid.total
        return ngettext("scores {count} point", "scores {count} points", points).format(
            count=points
        )
    if isinstance(action, EndTurn | Enter | Move | Shuttle | Pass):
        return ""
    return words.log_line(before, action, [player.name for player in players])


def touched(action: Action) -> tuple[int, ...]:
    """The spaces that an action is about, a walk's origin first."""
    spaces = (getattr(action, "origin", None), getattr(action, "space", None))
    return tuple(space for space in spaces if space is not None)


def reason(before: State, reason: Reason) -> str:
    """Why somebody else decided as he did; during an auction nobody tells how far he would go."""
    return "" if before.phase == AUCTION else words.why(reason)


def advice(seen: View, decision: Decision, players: Sequence[Player]) -> tuple[str, str]:
    """What a strong player would do here, and why."""
    names = [player.name for player in players]
    does = words.log_line(seen, decision.actions[0], names)
    return _("A master's advice: {does}").format(does=does), words.why(decision.reason)


def _passes_quietly(played: Played) -> bool:
    """True for what the steps of others' turns show well enough without a note."""
    begins = played.after.queue and not played.before.queue
    return isinstance(played.action, EndTurn | Recover) and not begins


def note(played: Played, players: Sequence[Player]) -> str:
    """What everybody should notice after an action; empty if it speaks for itself. It names a
    recovered treasure."""
    before, action, after = played
    if isinstance(action, Recover):
        kind = before.lying[action.space][-1]
        return _("{player} recovers: {treasure}").format(
            player=players[before.seat].name, treasure=words.treasure(kind)
        )
    if before.variant.auction and (told := auction_note(before, after, players)):
        return told
    name, begins = players[after.seat].name, after.queue and not before.queue
    if after.phase == OVER or not (begins or isinstance(action, EndTurn)):
        return ""
    if begins:
        if is_final_round(after):
            return _("The last hexagon is placed: final scoring round. {player} begins.").format(
                player=name
            )
        return _("{player} has a volcano: scoring round!").format(player=name)
    return greeting(players[after.seat])
