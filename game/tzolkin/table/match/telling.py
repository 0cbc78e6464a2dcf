"""How Tzolk'in is told at its table: notes, steps, sounds, counts (``game.table.telling``)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from game.core.message import Message
from game.players.player import Decision
from game.table.news import News
from game.table.players import Player
from game.table.telling import PlayedAction, ToldStep
from game.table.words import advised, turn_begins
from game.tzolkin.rules import actions
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import KEEP, OVER, TRIBE, TURN
from game.tzolkin.table.foresight.food_day import days_to_food_day
from game.tzolkin.table.match.counting import ending_of, food_day_of
from game.tzolkin.table.match.hearing import sound_of
from game.tzolkin.table.signs.layout import sprite
from game.tzolkin.table.verbs import icon_of
from game.tzolkin.words import expansion, steps, tiles
from game.tzolkin.words import news as words
from game.tzolkin.words.changes import gained, paid
from game.tzolkin.words.log import log_line
from game.tzolkin.words.messages.reasons import decided
from game.tzolkin.words.names import listed
from game.ui.sentence import Sentence, Words, lines

_Played = PlayedAction[View, actions.Action]
_BRINGS: Final = (actions.Do, actions.DoOn, actions.Take, actions.Burn, actions.Sell)
"""Actions whose gains are told; the words of the other actions say them already."""
_COSTS: Final = (
    *(
        actions.Place,
        actions.PlaceStart,
        actions.PlaceQuick,
        actions.Mercy,
        actions.Do,
        actions.DoOn,
    ),
    *(
        actions.Build,
        actions.BuildMonument,
        actions.Buy,
        actions.Gain,
        actions.StepUp,
        actions.TakeGold,
    ),
)
"""Actions whose costs are told, including a prophecy's tax."""


def is_over(view: View) -> bool:
    """Return True when the game has ended."""
    return view.phase == OVER


def ends_turn(action: actions.Action) -> bool:
    """Return True for an action that ends a turn."""
    return isinstance(action, actions.EndTurn | actions.Pass)


def is_bid(_action: actions.Action) -> bool:
    """Return False: Tzolk'in has no auctions."""
    return False


def begins_turn(played: _Played) -> bool:
    """Return True if a turn begins, rather than a choice within what is going on."""
    return played.after.phase in (TRIBE, KEEP, TURN)


def is_secret(view: View) -> bool:
    """Return True while tribes and wealth tiles are chosen in secret."""
    return view.phase in (TRIBE, KEEP)


def sound(played: _Played) -> str:
    """Return the name of an action's sound."""
    return sound_of(*played)


def greeting(player: Player) -> Sentence:
    """Return the note for a player whose turn begins."""
    return turn_begins(player.name)


def news(played: _Played, players: Sequence[Player], people: Collection[int]) -> Iterable[News]:
    """Yield the news of an action.

    A food day and the end come first. Then follows what everybody should notice, or else whose turn
    it is, since one note replaces another.
    """
    before, action, after = played
    if day := food_day_of(played):
        yield day
    if end := ending_of(after):
        yield end
        return
    if noticed := tuple(_noticed(before, after, players)):
        yield noticed[0] if len(noticed) == 1 else lines(noticed)
        return
    passed = before.seat != after.seat or ends_turn(action)
    if passed and after.seat in people and begins_turn(played):
        yield greeting(players[after.seat])


def _noticed(before: View, after: View, players: Sequence[Player]) -> Iterator[Sentence]:
    if before.dealt and not after.dealt:
        yield chosen(after, players)
    if after.age > before.age:
        yield words.second_age()
    if after.prophecy and after.prophecy != before.prophecy:
        yield words.prophecy_begins(after.prophecy)
    if after.tooth > before.tooth:
        yield describe_day(after)


def chosen(view: View, players: Sequence[Player]) -> Sentence:
    """Return what every player has chosen to begin with."""
    return words.all_begin_with(
        tuple(
            (player.name, view.tribe[seat], tuple(view.wealth[seat]))
            for seat, player in enumerate(players)
        )
    )


def describe_day(view: View) -> Sentence:
    """Return the day, and the days to the next food day."""
    return words.day_begins(view.tooth + 1, days_to_food_day(view))


def step(played: _Played, players: Sequence[Player]) -> ToldStep:  # noqa: ARG001 (other games name them)
    """Return an action as it is told while others act, and in the log."""
    before, action, after = played
    told, seat = log_line(before, action), before.seat
    if isinstance(action, _BRINGS) and (brought := gained(before, after, seat)):
        told = steps.brings(told, brought)
    costs = isinstance(action, _COSTS)
    if day := food_day_of(played):
        told = steps.ends_in_food_day(told, day.day)
    cost = paid(before, after, seat) if costs else ""
    return ToldStep(told, cost, touched(played), sprite(icon_of(before, action)))


def touched(played: _Played) -> tuple[int, ...]:
    """Return the teeth that an action is about; empty for none."""
    before, action, _after = played
    match action:
        case actions.Place(gear=gear, skip=skip):
            return (placing.lowest(before, gear, skip),)
        case actions.Mercy(gear=gear):
            return (placing.lowest(before, gear),)
        case actions.Pick(tooth=tooth):
            return (tooth,)
    return ()


def reason(view: View, reason: Message) -> Words:
    """Return why another player decided as he did; empty while choices are secret."""
    return "" if view.phase in (TRIBE, KEEP) else decided(reason)


def advice(seen: View, decision: Decision, players: Sequence[Player]) -> tuple[Words, Words]:  # noqa: ARG001
    """Return what a strong player would do here, and why."""
    action: actions.Action = decision.actions[0]
    does: Words = log_line(seen, action)
    if isinstance(action, actions.Tribe):
        does = expansion.tribe(action.tribe)
    if isinstance(action, actions.Keep):
        does = listed(map(tiles.wealth, action.tiles))
    return advised(does), decided(decision.reason)
