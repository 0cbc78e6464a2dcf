"""How the table tells actions of Tikal: notes, steps, sounds, scorings (``game.table.telling``)."""

from collections.abc import Collection, Iterable, Sequence

from game.core.message import Message
from game.players.player import Decision
from game.table.news import News
from game.table.players import Player
from game.table.telling import ToldStep
from game.table.words import advised, turn_begins
from game.tikal.rules import actions
from game.tikal.rules.hidden import View, recovered
from game.tikal.rules.state import ACT, AUCTION, OVER
from game.tikal.rules.turns.turn import is_final_round
from game.tikal.table.match.counting import scoring_of
from game.tikal.table.match.hearing import sound_of
from game.tikal.table.match.played import Played
from game.tikal.table.shown.auction import auction_note
from game.tikal.table.verbs import icon_of
from game.tikal.words import news as told
from game.tikal.words import steps
from game.tikal.words.actions import log_line
from game.tikal.words.reasons import decided
from game.ui.sentence import Sentence, Words

__all__ = [
    "advice",
    "begins_turn",
    "ends_turn",
    "greeting",
    "is_bid",
    "is_over",
    "is_secret",
    "news",
    "note",
    "reason",
    "sound",
    "step",
    "touched",
]


def is_over(view: View) -> bool:
    """Return True when the match has ended."""
    return view.phase == OVER


def ends_turn(action: actions.Action) -> bool:
    """Return True for the action that ends a turn; the same seat may have the next turn, too."""
    return isinstance(action, actions.EndTurn)


def is_bid(action: actions.Action) -> bool:
    """Return True for a bid or a pass."""
    return isinstance(action, actions.Bid | actions.Pass)


def begins_turn(played: Played) -> bool:
    """Return True unless the action is one of an auction that goes on after it."""
    return not (played.before.bids and played.after.bids)


def is_secret(_view: View) -> bool:
    """Return False: in Tikal everybody sees everything."""
    return False


def sound(played: Played) -> str:
    """Return the name of an action's sound."""
    return sound_of(*played)


def greeting(player: Player) -> Sentence:
    """Return the sentence that tells a player that the turn begins."""
    return turn_begins(player.name)


def news(played: Played, players: Sequence[Player], people: Collection[int]) -> Iterable[News]:
    """Yield a scoring first, then the note. There is no note for the other players if the steps of
    a turn show its action well enough."""
    if scoring := scoring_of(played.before, played.action):
        yield scoring
    if played.after.seat in people or not _passes_quietly(played):
        yield note(played, players)


def step(played: Played, players: Sequence[Player]) -> ToldStep:
    """Return an action as a step of the log, and of the card of the others' turns."""
    before, action, after = played
    acting = before.phase == ACT and not isinstance(action, actions.EndTurn)
    names = [player.name for player in players]
    ap = before.ap - after.ap if acting else 0
    does = log_line(before, action, names, after)
    return ToldStep(does, steps.cost(ap) if ap else "", touched(action), icon_of(action))


def touched(action: actions.Action) -> tuple[int, ...]:
    """Return the spaces that an action is about, a walk's origin first; empty for none."""
    spaces = (getattr(action, "origin", None), getattr(action, "space", None))
    return tuple(space for space in spaces if space is not None)


def reason(view: View, reason: Message) -> Words:
    """Return why another player decided so; empty during an auction, where it would give away the
    most that the player would pay."""
    return "" if view.phase == AUCTION else decided(reason)


def advice(seen: View, decision: Decision, players: Sequence[Player]) -> tuple[Words, Words]:
    """Return what a strong player would do in this position, and why."""
    names = [player.name for player in players]
    does = log_line(seen, decision.actions[0], names)
    return advised(does), decided(decision.reason)


def _passes_quietly(played: Played) -> bool:
    """Return True for an action that the steps of others' turns show well enough without a note."""
    begins = played.after.queue and not played.before.queue
    return isinstance(played.action, actions.EndTurn | actions.Recover) and not begins


def note(played: Played, players: Sequence[Player]) -> Words:
    """Return the note that everybody should read after an action; empty if none is needed."""
    before, action, after = played
    if isinstance(action, actions.Recover):
        return told.recovers(players[before.seat].name, recovered(before, after))
    if before.variant.auction and (auctioned := auction_note(before, after, players)):
        return auctioned
    name, begins = players[after.seat].name, after.queue and not before.queue
    if after.phase == OVER or not (begins or isinstance(action, actions.EndTurn)):
        return ""
    if begins:
        return told.last_scoring(name) if is_final_round(after) else told.scoring(name)
    return turn_begins(name)
