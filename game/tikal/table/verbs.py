"""The actions that cost action points, one row for each verb (docs/rules-tikal.md, section 3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.components import JUNGLE, TREASURE
from game.tikal.rules.state import State
from game.tikal.words.actions import NAMES
from game.ui.sentence import Sentence

SHUTTLE: Final = "shuttle"
STONE_AP: Final = 1
"""The least cost in AP of a walk: a step costs 1 AP for each stone that it crosses."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action that costs action points.

    Attributes:
        icon: the name of its sprite.
        sound: the name of its sound (docs/sound.md).
        cost: the action points that it takes.
        label: its name on the button.
        key: its letter on the keyboard.
        more: True if ``cost`` is only the least that it takes.
        sites: its action for every space, by space; empty for a verb that is not done at one space.
    """

    icon: str
    sound: str
    cost: int
    label: Sentence
    key: str
    more: bool = False
    sites: tuple[actions.Action, ...] = ()

    @property
    def final(self) -> bool:
        """True if such an action cannot be undone, because it reveals what was hidden."""
        return any(not action.undoable for action in self.sites)

    @property
    def price(self) -> str:
        """The cost as the button shows it: "2", or "1+" where more may be needed."""
        return f"{self.cost}+" if self.more else str(self.cost)


VERBS: Final[Mapping[str, Verb]] = {
    "enter": Verb("icon_arrive", "enter", actions.Enter.cost, NAMES["enter"], "a", more=True),
    "move": Verb("icon_move", "step", STONE_AP, NAMES["move"], "m", more=True),
    "dig": Verb(
        "icon_temple", "uncover", actions.Uncover.cost, NAMES["dig"], "u", sites=actions.UNCOVER
    ),
    "recover": Verb(
        "icon_treasure",
        "recover",
        actions.Recover.cost,
        NAMES["recover"],
        "r",
        sites=actions.RECOVER,
    ),
    "exchange": Verb("icon_exchange", "exchange", actions.Exchange.cost, NAMES["exchange"], "x"),
    "camp": Verb(
        "icon_camp", "camp", actions.EstablishCamp.cost, NAMES["camp"], "c", sites=actions.CAMP
    ),
    "guard": Verb(
        "icon_guard", "guard", actions.PlaceGuard.cost, NAMES["guard"], "g", sites=actions.GUARD
    ),
    SHUTTLE: Verb("icon_shuttle", "shuttle", actions.Shuttle.cost, NAMES[SHUTTLE], "s"),
}
"""Every verb by its name in the notation, in the order of the buttons."""


_OTHERS: Final[Mapping[str, tuple[str, str]]] = {
    "choose": ("back", "choose"),
    "tile": ("back", "tile"),
    "discard": ("icon_discard", "pass"),
    "bid": ("icon_score", "bid"),
    "pass": ("icon_close", "pass"),
    "end": ("icon_end", "turn"),
}
"""The icon and the sound of each kind of action that costs no action points."""


def icon_of(action: actions.Action) -> str:
    """Return the name of the sprite that stands for an action."""
    verb = VERBS.get(action.verb)
    return verb.icon if verb else _OTHERS[action.verb][0]


def sound_of(action: actions.Action) -> str:
    """Return the name of the sound of an action."""
    verb = VERBS.get(action.verb)
    return verb.sound if verb else _OTHERS[action.verb][1]


def verbs_at(state: State, space: int) -> tuple[str, ...]:
    """Return the verbs for which the hexagon on a space is meant, whether legal now or not."""
    if state.value[space]:
        return "dig", "guard"
    if state.lying[space]:
        return ("recover",)
    return ("camp",) if state.kind(space) in (JUNGLE, TREASURE) else ()
