"""The match in which a lesson is played: no chance, the first actions given, and Ben with his."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Final

from game.lessons.position import LEARNER, RIVAL, GivenMatch, ScriptedPlayer, lesson_players
from game.players.player import Player
from game.tzolkin.rules.actions import Action, parse
from game.tzolkin.rules.data.tiles import WEALTH_INDEX
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import NUMBERS, WEALTH_DEALT, Options, Setup, orders
from game.tzolkin.rules.state import DUMMY, FREE, State

__all__ = [
    "BEN_PICKS_UP",
    "BEN_PLACES",
    "LEARNER",
    "RIVAL",
    "LessonMatch",
    "lesson_match",
    "scripted_ben",
]


BEN_PLACES: Final = ("place uxmal", "end")
BEN_PICKS_UP: Final = ("pick uxmal 1", "nothing", "end")
"""Ben's turns in the beginning of a match: a worker goes out, and comes home in the next turn."""


class LessonMatch(GivenMatch[State, Action], TzolkinMatch):
    """A match of Tzolk'in that begins with given actions, which cannot be undone."""

    def __init__(self, setup: Setup, lines: Iterable[str], *, dummies: bool = False) -> None:
        """Create the match and play ``lines``, actions in notation, as its beginning.

        Without ``dummies`` none stands on gears and quick action spaces: a lesson that does not
        speak of them is played without them, although the rules place them for two players
        (sections 2 and 17).
        """
        self._dummies = dummies
        super().__init__(setup)
        self._clear_dummies()
        self.give(map(parse, lines))

    def _apply(self, action: Action, same_order: bool) -> None:
        super()._apply(action, same_order)
        self._clear_dummies()

    def _clear_dummies(self) -> None:
        if not self._dummies:
            state = self.state
            state.teeth = [FREE if one == DUMMY else one for one in state.teeth]
            state.quick_spaces = [FREE if one == DUMMY else one for one in state.quick_spaces]


def lesson_match(
    lines: Iterable[str],
    *,
    wealth: tuple[str, str],
    dummies: bool = False,
    first: int = LEARNER,
    options: Options | None = None,
    **first_tiles: str,
) -> LessonMatch:
    """Return a match with a fixed set-up, after the given actions.

    Args:
        lines: the actions that lead to the position, in notation; those that keep the wealth tiles
            come first.
        wealth: the ids of the wealth tiles that are dealt to the learner and to Ben; of each up to
            four, and others make them four.
        dummies: True if dummies stand where the rules place them.
        first: the seat that begins.
        options: the parts of the expansion that are played.
        first_tiles: by the name of an order of the set-up (``buildings1``, ``monuments``,
            ``tribes`` ...), the ids of the tiles that are drawn first.
    """
    options = options or Options()
    tiles = first_tiles | {"wealth": _dealt(wealth)}
    drawn: dict[str, Any] = {
        name: _early(tiles.get(name, ""), NUMBERS.get(name), order)
        for name, order in orders(options).items()
    }
    setup = Setup(lesson_players(), first, **drawn, options=options)
    return LessonMatch(setup, lines, dummies=dummies)


def _dealt(wealth: tuple[str, str]) -> str:
    """Return the ids of the tiles dealt to both seats, four each, those of ``wealth`` first."""
    named = [one.split() for one in wealth]
    others = iter([id_ for id_ in WEALTH_INDEX if id_ not in named[LEARNER] + named[RIVAL]])
    dealt = [[*ids, *islice(others, WEALTH_DEALT - len(ids))] for ids in named]
    return " ".join(chain.from_iterable(dealt))


def _early(ids: str, numbers: Mapping[str, int] | None, order: Sequence[Any]) -> tuple[Any, ...]:
    """Return the tiles of an order, those with these ids first; the others in their usual order.

    ``numbers`` are the tiles' numbers by their ids, or None if the order itself holds the ids.
    """
    late = list(order)
    early = [numbers[id_] if numbers else id_ for id_ in ids.split()]
    for tile in early:
        late.remove(tile)
    return (*early, *late)


_LEAST: Final = ("nothing", "done", "place palenque")
"""What Ben does if none of his own lines is legal: he places one worker on Palenque, or picks one
up for nothing."""


def scripted_ben(*lines: str) -> Mapping[int, Player]:
    """Return the players of a lesson beside the learner: Ben, with these actions.

    He ends his turn as soon as he may.
    """
    return {RIVAL: ScriptedPlayer(RULES, ("end", *lines, *_LEAST))}
