"""How the table tells actions of Tikal (``game.table.telling``): notes, steps, sounds, scorings."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.message import Message
from game.players.player import Decision
from game.table import telling
from game.table.news import Interlude, News
from game.table.players import Player
from game.table.telling import ActionReport
from game.table.words import master_advises, turn_begins
from game.tikal.rules import actions, turns
from game.tikal.rules.actions import Action, EndTurn
from game.tikal.rules.hidden import View, keeps_reason, recovered_treasure
from game.tikal.rules.scoring import Breakdown, breakdown
from game.tikal.rules.state import ACT, NONE, State
from game.tikal.rules.turns import is_final_round
from game.tikal.table import verbs, words
from game.tikal.table.shown.auction import auction_note
from game.tikal.table.shown.cards import ScoringLine
from game.tikal.table.verbs import icon_of
from game.tikal.words import events
from game.tikal.words.actions import log_line
from game.tikal.words.names import treasures_heading
from game.tikal.words.reasons import decision_sentence
from game.ui.sentence import Sentence, Words

Played = telling.PlayedAction[View, Action]
"""An action of Tikal with the views before and after it."""


is_over = turns.is_over
"""Part of ``Telling``, which this module is."""


def ends_turn(action: Action) -> bool:
    """Return True for the action that ends a turn; the same seat may have the next turn, too."""
    return isinstance(action, EndTurn)


def is_bid(action: Action) -> bool:
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
    return action_sound(*played)


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


def step(played: Played, players: Sequence[Player]) -> ActionReport:
    """Return an action as a step of the log, and of the card of the others' turns."""
    before, action, after = played
    acting = before.phase == ACT and not isinstance(action, EndTurn)
    names = [player.name for player in players]
    ap = before.ap - after.ap if acting else 0
    does = log_line(before, action, names, after)
    return ActionReport(
        does, events.action_point_cost(ap) if ap else "", touched(action), icon_of(action)
    )


def touched(action: Action) -> tuple[int, ...]:
    """Return the spaces that an action is about, a walk's origin first; empty for none."""
    spaces = (getattr(action, "origin", None), getattr(action, "space", None))
    return tuple(space for space in spaces if space is not None)


def reason(view: View, reason: Message) -> Words:
    """Return why another player decided so; empty during an auction."""
    return "" if keeps_reason(view) else decision_sentence(reason)


def advice(seen: View, decision: Decision, players: Sequence[Player]) -> tuple[Words, Words]:
    """Return what a strong player would do in this position, and why."""
    names = [player.name for player in players]
    does = log_line(seen, decision.actions[0], names)
    return master_advises(does), decision_sentence(decision.reason)


def _passes_quietly(played: Played) -> bool:
    """Return True for an action that the steps of others' turns show well enough without a note."""
    begins = played.after.scoring_queue and not played.before.scoring_queue
    return isinstance(played.action, EndTurn | actions.Recover) and not begins


def note(played: Played, players: Sequence[Player]) -> Words:
    """Return the note that everybody should read after an action; empty if none is needed."""
    before, action, after = played
    if isinstance(action, actions.Recover):
        return events.treasure_recovered(
            players[before.seat].name, recovered_treasure(before, after)
        )
    if before.variant.auction and (auctioned := auction_note(before, after, players)):
        return auctioned
    name, begins = players[after.seat].name, after.scoring_queue and not before.scoring_queue
    if is_over(after) or not (begins or isinstance(action, EndTurn)):
        return ""
    if begins:
        return _scoring_begins(after, name)
    return turn_begins(name)


def _scoring_begins(after: View, name: str) -> Words:
    """Return the note that a scoring round begins, with the seat of that name."""
    if after.hand == NONE:
        return events.final_scoring_begins(name)
    return events.last_volcano(name) if is_final_round(after) else events.scoring_begins(name)


# The sound of every action (docs/sound.md).

ERUPTION: Final = "volcano"
SCORED: Final = "scored"


def action_sound(before: State, action: Action, after: State) -> str:
    """Return the name of an action's sound: its own, unless it begins or ends a scoring.

    A volcano that begins a scoring round is heard; the round after the last hexagon has none.
    """
    if after.scoring_queue and not before.scoring_queue and after.hand != NONE:
        return ERUPTION
    if before.scoring_queue and isinstance(action, EndTurn):
        return SCORED
    return verbs.sound_of(action)


# A seat's scoring as it is counted: temple by temple, then the treasures.


@dataclass(frozen=True, slots=True)
class Scoring(Interlude):
    """A seat's scoring that has just been played; ``view`` is the position in which it was
    scored."""

    view: View
    seat: int
    paid: Breakdown


def scoring_of(before: View, action: Action) -> Scoring | None:
    """Return the scoring that an action brings about: the end of a turn in a scoring round; else
    None."""
    if isinstance(action, EndTurn) and before.scoring_queue:
        return Scoring(before, before.seat, breakdown(before, before.seat))
    return None


@dataclass(frozen=True, eq=False, slots=True)
class Tally:
    """A seat's scoring, to be counted on the screen. Each object is counted once, so tallies
    compare by identity.

    Attributes:
        seat: who scores.
        lines: everything that pays, in the order of counting.
        paid: the same in figures.
        winners: the seats to be cheered afterwards, if the match is over.
        at_once: True where the points come in at once, without motion.
    """

    seat: int
    lines: tuple[ScoringLine, ...]
    paid: Breakdown
    winners: tuple[int, ...]
    at_once: bool


def tally_of(scoring: Scoring, at_once: bool, winners: Sequence[int] = ()) -> Tally:
    """Return the tally of a scoring; ``winners`` are cheered after the last one of a match."""
    return Tally(scoring.seat, tuple(_lines(scoring)), scoring.paid, tuple(winners), at_once)


def _lines(scoring: Scoring) -> list[ScoringLine]:
    """Return a line for each temple that pays, and one for all treasures if they pay."""
    view, paid = scoring.view, scoring.paid
    lines = [ScoringLine(space, words.space(view, space), points) for space, points in paid.temples]
    if paid.treasures:
        lines.append(ScoringLine(None, treasures_heading(), paid.treasures))
    return lines
