"""What a played action means for the people at the table: notes, scorings, the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.results import Standing
from game.tikal.rules.actions import Action, EndTurn, Recover
from game.tikal.rules.record import TikalMatch
from game.tikal.rules.scoring import Breakdown, breakdown
from game.tikal.rules.state import OVER, State
from game.tikal.rules.turn import is_final_round
from game.tikal.table import words
from game.tikal.table.bidders import auction_note
from game.tikal.table.players import Player, players_of
from game.ui.i18n import gettext as _


@dataclass(frozen=True, slots=True)
class Scoring:
    """A seat's scoring that has just been played, and the position that was scored."""

    state: State
    seat: int
    paid: Breakdown


def scoring_of(before: State, action: Action) -> Scoring | None:
    """The scoring that ending a turn brings about, None outside a scoring round."""
    if isinstance(action, EndTurn) and before.queue:
        return Scoring(before, before.seat, breakdown(before, before.seat))
    return None


def passes_quietly(before: State, action: Action, after: State) -> bool:
    """True for what the steps of others' turns show well enough without a note."""
    begins = after.queue and not before.queue
    return isinstance(action, EndTurn | Recover) and not begins


def note(before: State, action: Action, after: State, players: Sequence[Player]) -> str:
    """What everybody should notice after an action; empty if it speaks for itself.

    Names a recovered treasure: ``before`` must be the real position.
    """
    if isinstance(action, Recover):
        kind = before.lying[action.space][-1]
        return _("{player} recovers: {treasure}").format(
            player=players[before.seat].name, treasure=words.treasure(kind)
        )
    if before.variant.auction and (told := auction_note(before, after, players)):
        return told
    name = players[after.seat].name
    begins = after.queue and not before.queue
    if after.phase == OVER or not (begins or isinstance(action, EndTurn)):
        return ""
    if begins:
        if is_final_round(after):
            return _("The last hexagon is placed: final scoring round. {player} begins.").format(
                player=name
            )
        return _("{player} has a volcano: scoring round!").format(player=name)
    return _("It is {player}'s turn.").format(player=name)


def standings(match: TikalMatch) -> list[Standing]:
    """What the results scene is told of a finished match."""
    state, players = match.state, players_of(match.setup.players)
    rounds = max((one.round for one in state.scorings), default=-1) + 1
    return [
        Standing(
            name=player.name,
            mark=player.mark,
            score=state.score[seat],
            rounds=tuple(
                next(
                    (one.temples, one.treasures)
                    for one in state.scorings
                    if (one.round, one.seat) == (number, seat)
                )
                for number in range(rounds)
            ),
            capital=state.variant.points - state.paid[seat],
        )
        for seat, player in enumerate(players)
    ]
