"""How Tzolk'in is told at its table: notes, steps, sounds, counts (``game.table.telling``)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from game.players.player import Decision, Reason
from game.table.news import News
from game.table.players import Player
from game.table.telling import Played, Step
from game.tzolkin import rules
from game.tzolkin.rules.actions import (
    Action,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Do,
    DoOn,
    EndTurn,
    Gain,
    Keep,
    Mercy,
    Pass,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Tribe,
)
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.state import KEEP, OVER, TRIBE, TURN, State
from game.tzolkin.table.foresight.food_day import days_to_food_day
from game.tzolkin.table.match.counting import ending_of, food_day_of
from game.tzolkin.table.match.hearing import sound_of
from game.tzolkin.table.match.icons import icon_of
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.changes import gained, paid
from game.tzolkin.words.log import log_line
from game.tzolkin.words.names import listed
from game.tzolkin.words.refusals import why
from game.ui.i18n import gettext as _

_Played = Played[State, Action]
_BRINGS: Final = (Do, DoOn, Take, Burn, Sell)
"""Of these it is told what they brought; the others say it themselves."""
_COSTS: Final = (
    *(Place, PlaceStart, PlaceQuick, Mercy, Do, DoOn),
    *(Build, BuildMonument, Buy, Gain, StepUp, TakeGold),
)
"""Of these what they cost, be it a prophecy's tax."""


def view(state: State) -> State:
    """The position as the seat to act sees it."""
    return rules.view(state, state.seat)


def is_over(state: State) -> bool:
    """True when the game has ended."""
    return state.phase == OVER


def ends_turn(action: Action) -> bool:
    """True for the end of a turn."""
    return isinstance(action, EndTurn | Pass)


def begins_turn(played: _Played) -> bool:
    """True unless the seat to act is only asked for its word in what goes on."""
    return played.after.phase in (TRIBE, KEEP, TURN)


def is_secret(state: State) -> bool:
    """Tribes and wealth tiles are chosen unseen."""
    return state.phase in (TRIBE, KEEP)


def sound(played: _Played) -> str:
    """The name of the sound of an action."""
    return sound_of(*played)


def greeting(player: Player) -> str:
    """What a player is told whose turn it is."""
    return _("It is {player}'s turn.").format(player=player.name)


def news(played: _Played, players: Sequence[Player], people: Collection[int]) -> Iterable[News]:
    """A food day and the end first, then what everybody should notice, or else whose turn it is:
    one note takes the place of another."""
    before, action, after = played
    if day := food_day_of(before, action):
        yield day
    if end := ending_of(after):
        yield end
        return
    if noticed := "\n".join(_noticed(before, after, players)):
        yield noticed
        return
    passed = before.seat != after.seat or ends_turn(action)
    if passed and after.seat in people and begins_turn(played):
        yield greeting(players[after.seat])


def _noticed(before: State, after: State, players: Sequence[Player]) -> Iterator[str]:
    if before.dealt and not after.dealt:
        yield chosen(after, players)
    if after.age > before.age:
        yield _("The second age begins: six new buildings.")
    if after.prophecy and after.prophecy != before.prophecy:
        name, disaster = expansion.prophecy(after.prophecy), expansion.disaster(after.prophecy)
        told = _("Prophecy in force: {name}. {disaster}")
        yield told.format(name=name, disaster=disaster)
    if after.tooth > before.tooth:
        yield day_told(after)


def chosen(state: State, players: Sequence[Player]) -> str:
    """What everybody has chosen to begin with, a line for each."""
    told = _("{player}: {tiles}")
    lines = []
    for seat, player in enumerate(players):
        names = [tiles.wealth(number) for number in state.wealth[seat]]
        if state.tribe[seat]:
            names.insert(0, expansion.tribe(state.tribe[seat]))
        lines.append(told.format(player=player.name, tiles="; ".join(names)))
    return "\n".join(lines)


def day_told(state: State) -> str:
    """The day, and when the next food day is."""
    left = days_to_food_day(state)
    day = state.tooth + 1
    if not left:
        return _("Day {day}. Today is a food day.").format(day=day)
    return _("Day {day}. Food day in {days}.").format(day=day, days=goods.days(left))


def step(played: _Played, players: Sequence[Player]) -> Step:  # noqa: ARG001 (other games name them)
    """An action as it is told while others act, and in the log."""
    before, action, after = played
    told, seat = log_line(before, action), before.seat
    if isinstance(action, _BRINGS) and (brought := gained(before, after, seat)):
        told = _("{done}: {brought}").format(done=told, brought=brought)
    costs = isinstance(action, _COSTS)
    if day := food_day_of(before, action):
        told = _("{done}; food day {day}").format(done=told, day=day.day)
    cost = paid(before, after, seat) if costs else ""
    return Step(told, cost, touched(played), icon_of(before, action))


def recap(played: _Played, players: Sequence[Player]) -> str:  # noqa: ARG001
    """An action as it is told later on; empty for what only passes the turn on."""
    if isinstance(played.action, EndTurn | Pick | Tribe | Keep):
        return ""
    return step(played, ()).words


def touched(played: _Played) -> tuple[int, ...]:
    """The teeth that an action is about."""
    before, action, _after = played
    match action:
        case Place(gear=gear, skip=skip):
            return (placing.lowest(before, gear, skip),)
        case Mercy(gear=gear):
            return (placing.lowest(before, gear),)
        case Pick(tooth=tooth):
            return (tooth,)
    return ()


def reason(before: State, reason: Reason) -> str:
    """Why somebody else decided as he did; not while what was chosen is secret."""
    return "" if before.phase in (TRIBE, KEEP) else why(reason)


def advice(seen: State, decision: Decision, players: Sequence[Player]) -> tuple[str, str]:  # noqa: ARG001
    """What a strong player would do here, and why."""
    action: Action = decision.actions[0]
    does = log_line(seen, action)
    if isinstance(action, Tribe):
        does = expansion.tribe(action.tribe)
    if isinstance(action, Keep):
        does = listed(map(tiles.wealth, action.tiles))
    return _("A master's advice: {does}").format(does=does), why(decision.reason)
