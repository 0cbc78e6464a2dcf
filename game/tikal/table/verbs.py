"""The actions that cost action points, one row for each verb (docs/rules-tikal.md, section 3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.components import JUNGLE, TREASURE
from game.tikal.rules.state import State
from game.tikal.words.actions import ACTION_LABELS
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
        at_least: True if ``cost`` is only the least that it takes.
        sites: its action for every space, by space; empty for a verb that is not done at one space.
    """

    icon: str
    sound: str
    cost: int
    label: Sentence
    key: str
    at_least: bool = False
    sites: tuple[actions.Action, ...] = ()

    @property
    def reveals(self) -> bool:
        """True if such an action cannot be undone, because it reveals what was hidden."""
        return any(not action.undoable for action in self.sites)

    @property
    def cost_label(self) -> str:
        """The cost as the button shows it: "2", or "1+" where more may be needed."""
        return f"{self.cost}+" if self.at_least else str(self.cost)


VERBS: Final[Mapping[str, Verb]] = {
    "enter": Verb(
        "icon_arrive", "enter", actions.Enter.cost, ACTION_LABELS["enter"], "a", at_least=True
    ),
    "move": Verb("icon_move", "step", STONE_AP, ACTION_LABELS["move"], "m", at_least=True),
    "dig": Verb(
        "icon_temple",
        "uncover",
        actions.Uncover.cost,
        ACTION_LABELS["dig"],
        "u",
        sites=actions.UNCOVER,
    ),
    "recover": Verb(
        "icon_treasure",
        "recover",
        actions.Recover.cost,
        ACTION_LABELS["recover"],
        "r",
        sites=actions.RECOVER,
    ),
    "exchange": Verb(
        "icon_exchange", "exchange", actions.Exchange.cost, ACTION_LABELS["exchange"], "x"
    ),
    "camp": Verb(
        "icon_camp",
        "camp",
        actions.EstablishCamp.cost,
        ACTION_LABELS["camp"],
        "c",
        sites=actions.CAMP,
    ),
    "guard": Verb(
        "icon_guard",
        "guard",
        actions.PlaceGuard.cost,
        ACTION_LABELS["guard"],
        "g",
        sites=actions.GUARD,
    ),
    SHUTTLE: Verb("icon_shuttle", "shuttle", actions.Shuttle.cost, ACTION_LABELS[SHUTTLE], "s"),
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
    if state.ruin_treasures[space]:
        return ("recover",)
    return ("camp",) if state.hexagon_kind(space) in (JUNGLE, TREASURE) else ()
