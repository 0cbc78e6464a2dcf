"""What may be done for action points: one row for each verb (docs/rules-tikal.md, section 3)."""

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
"""A step costs as many action points as it crosses stones, one at least."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action.

    Attributes:
        icon: its sprite.
        sound: what is heard of it (docs/sound.md).
        cost: the action points that it takes.
        label: its name on the button.
        key: its letter on the keyboard.
        more: True if the cost is what it takes at least.
        sites: its action for every space, where it is done at one; a walk has none.
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
        """True for what cannot be undone: it shows what was hidden."""
        return any(not action.undoable for action in self.sites)

    @property
    def price(self) -> str:
        """The cost as it is written."""
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
"""In the order of their buttons, by the verb of the notation."""


_OTHERS: Final[Mapping[str, tuple[str, str]]] = {
    "choose": ("back", "choose"),
    "tile": ("back", "tile"),
    "discard": ("icon_discard", "pass"),
    "bid": ("icon_score", "bid"),
    "pass": ("icon_close", "pass"),
    "end": ("icon_end", "turn"),
}
"""The icon and the sound of what costs no action points."""


def icon_of(action: actions.Action) -> str:
    """The sprite of a kind of action."""
    verb = VERBS.get(action.verb)
    return verb.icon if verb else _OTHERS[action.verb][0]


def sound_of(action: actions.Action) -> str:
    """What is heard of a kind of action."""
    verb = VERBS.get(action.verb)
    return verb.sound if verb else _OTHERS[action.verb][1]


def verbs_at(state: State, space: int) -> tuple[str, ...]:
    """What this kind of hexagon is for."""
    if state.value[space]:
        return "dig", "guard"
    if state.lying[space]:
        return ("recover",)
    return ("camp",) if state.kind(space) in (JUNGLE, TREASURE) else ()
