"""How Tzolk'in is told at its table: notes, steps, sounds, counts (``game.table.telling``)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from game.core.message import Message
from game.players.player import Decision
from game.table.news import News
from game.table.players import Player
from game.table.telling import ActionReport, PlayedAction
from game.table.words import master_advises, turn_begins
from game.tzolkin.rules import actions
from game.tzolkin.rules.actions import Action, Do, DoOn, Gain, Take
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import KEEP, OVER, TRIBE, TURN, State
from game.tzolkin.table.explaining.plan import plan_of
from game.tzolkin.table.foresight.food_day import days_to_food_day
from game.tzolkin.table.interludes import ending_of, food_day_of
from game.tzolkin.table.signs.drawing import sprite
from game.tzolkin.table.verbs import GEARS, VERBS, icon_of
from game.tzolkin.words import action_log, announcements
from game.tzolkin.words.action_log import log_line
from game.tzolkin.words.goods import gained, paid
from game.tzolkin.words.messages import reason_sentence
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
    if before.dealt_wealth and not after.dealt_wealth:
        yield chosen(after, players)
    if after.age > before.age:
        yield announcements.second_age()
    if after.prophecy and after.prophecy != before.prophecy:
        yield announcements.prophecy_begins(after.prophecy)
    if after.first_player != before.first_player:
        stood = before.start_space == before.first_player
        begins = players[after.first_player].name
        yield announcements.begins_rounds(begins, passed_on=stood)
    if after.days_passed > before.days_passed:
        yield describe_day(after)


def chosen(view: View, players: Sequence[Player]) -> Sentence:
    """Return what every player has chosen to begin with."""
    return announcements.all_begin_with(
        tuple(
            (player.name, view.tribe[seat], tuple(view.wealth[seat]))
            for seat, player in enumerate(players)
        )
    )


def describe_day(view: View) -> Sentence:
    """Return the day, and the days to the next food day."""
    return announcements.day_begins(view.days_passed + 1, days_to_food_day(view))


def step(played: _Played, players: Sequence[Player]) -> ActionReport:  # noqa: ARG001 (other games name them)
    """Return an action as it is told while others act, and in the log."""
    before, action, after = played
    told, seat = log_line(before, action), before.seat
    if isinstance(action, _BRINGS) and (brought := gained(before, after, seat)):
        told = action_log.action_with_gains(told, brought)
    costs = isinstance(action, _COSTS)
    if day := food_day_of(played):
        told = action_log.action_with_food_day(told, day.day)
    cost = paid(before, after, seat) if costs else ""
    return ActionReport(told, cost, touched(played), sprite(icon_of(before, action)))


def touched(played: _Played) -> tuple[int, ...]:
    """Return the teeth that an action is about; empty for none."""
    before, action, _after = played
    match action:
        case actions.Place(gear=gear, skip=skip):
            return (placing.tooth_for_next_worker(before, gear, skip),)
        case actions.Mercy(gear=gear):
            return (placing.tooth_for_next_worker(before, gear),)
        case actions.Pick(tooth=tooth):
            return (tooth,)
    return ()


def reason(view: View, reason: Message) -> Words:
    """Return why another player decided as he did; empty while choices are secret."""
    return "" if view.phase in (TRIBE, KEEP) else reason_sentence(reason)


def advice(seen: View, decision: Decision, players: Sequence[Player]) -> tuple[Words, Words]:  # noqa: ARG001
    """Return what a strong player would do here, and why."""
    first, *_others = plan_of(seen, decision).steps
    return master_advises(first.description), first.reason


# The sound of every action (docs/sound.md).

_OWN: Final = "tzolkin/"
FOOD_DAY: Final = f"{_OWN}day"
SECOND_AGE: Final = f"{_OWN}age"
_HEARD_BY_GAIN: Final = frozenset((Do, DoOn, Take, Gain))
"""Actions that sound like what they bring."""


def sound_of(before: State, action: Action, after: State) -> str:
    """Return the name of an action's sound: food day, turning gears, what it brings, its own."""
    if after.food_days_done > before.food_days_done:
        return SECOND_AGE if after.age > before.age else FOOD_DAY
    if after.days_passed != before.days_passed:
        return GEARS
    brought = _brought(before, after) if type(action) in _HEARD_BY_GAIN else ""
    return brought or VERBS[type(action)].sound


def _brought(before: State, after: State) -> str:
    """Return the sound of the rarest thing that the seat to act gained; empty for nothing."""
    seat = before.seat
    if after.skulls[seat] > before.skulls[seat]:
        return f"{_OWN}skull"
    for kind in reversed(range(len(KINDS))):
        if after.cubes_of(seat)[kind] > before.cubes_of(seat)[kind]:
            return f"{_OWN}{KINDS[kind]}"
    return f"{_OWN}corn" if after.corn[seat] > before.corn[seat] else ""
