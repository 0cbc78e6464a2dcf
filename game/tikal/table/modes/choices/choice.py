"""The choices of nothing and of a space, and what can be done at a space."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.things import CHOSEN, ThingState
from game.tikal.rules.play import why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.modes.mode import Turn
from game.tikal.table.shown.cards import Panel, SelectionShown, StockShown, selection_shown
from game.tikal.table.shown.shown import BoardLook
from game.tikal.table.things import SPACE, BoardThing, Thing
from game.tikal.table.verbs import VERBS, verbs_at
from game.tikal.words import tasks
from game.tikal.words.labels import members_leaving
from game.ui.sentence import Sentence, Words, lines


@dataclass(frozen=True)
class Choice(ABC):
    """What is chosen within a turn; the defaults are those of a choice that answers nothing."""

    turn: Turn

    @property
    def space(self) -> int | None:
        """The space that was chosen, at which a verb's button acts; None for none."""
        return None

    @property
    def shown_space(self) -> int | None:
        """The space that is shown, chosen or not; None for none."""
        return self.space

    def space_for(self, verb: str) -> int | None:  # noqa: ARG002
        """Return the space at which a verb's button acts; None for none."""
        return self.space

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of every thing that is lit, chosen or marked with a cost."""
        return {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        """Return what else is drawn on the board while the mouse points at ``pointed``."""
        return BoardLook()

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """The panel beside the board."""

    @property
    def headline(self) -> Words:
        """What is to be chosen next; empty for the usual headline."""
        return ""

    @property
    def hint(self) -> Words:
        """The hint that says what a tap would do; empty for the usual hint."""
        return ""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The buttons of this choice, by id."""
        return {}

    @property
    def picks_up_instead(self) -> bool:
        """True if a refused tap on own members picks those up instead."""
        return True

    def is_for_verb(self, verb: str) -> bool:  # noqa: ARG002
        """Return True if the choice was made to do this verb."""
        return False

    def touch(self, thing: BoardThing) -> Choice | Play | IllegalAction | None:  # noqa: ARG002
        """Answer a tap on the board; None if the tap has no meaning for this choice."""
        return None

    @property
    def offered(self) -> Thing | None:
        """The space with the button that lets the party picked up before come there; None for
        none."""
        return None

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:  # noqa: ARG002
        """Return what dropping ``what`` onto ``onto`` would do; empty for nothing special."""
        return ""

    def carries(self, thing: Thing | None) -> bool:  # noqa: ARG002
        """Return True if a drag that begins at this thing carries what is chosen."""
        return False

    def held_over(self, onto: Thing | None) -> Choice:  # noqa: ARG002
        """Return the choice as it looks while it is carried over a thing."""
        return self

    def drop(self, what: Thing | None, onto: Thing | None) -> Play | IllegalAction | None:  # noqa: ARG002
        """Answer a drop of ``what`` onto ``onto``; None if it has no meaning."""
        return None

    def press(self, button: str) -> Choice | Play | IllegalAction:  # noqa: ARG002
        """Answer one of the buttons of this choice; another button leaves it as it is."""
        return self


@dataclass(frozen=True)
class NoChoice(Choice):
    """Nothing is chosen."""

    @property
    def panel(self) -> Panel:
        return StockShown(self.turn.stock)


# The actions at the space that is shown: a button for each verb in the panel of the space.

SPACE_BUTTONS = "here"


def space_button_ids(state: State, space: int) -> tuple[str, ...]:
    """Return the ids of a space's buttons, the most important one first."""
    return tuple(f"{SPACE_BUTTONS}/{verb}" for verb in verbs_at(state, space))


def space_buttons(state: State, space: int) -> dict[str, ButtonState]:
    """Return the buttons of a space by id; a disabled one says which rule is in the way."""
    return {
        f"{SPACE_BUTTONS}/{verb}": _space_button(state, space, verb)
        for verb in verbs_at(state, space)
    }


def _space_button(state: State, space: int, verb: str) -> ButtonState:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return ButtonState(enabled=False, why=words.reason(refused), final=VERBS[verb].reveals)
    if verb != "guard":
        return ButtonState(final=VERBS[verb].reveals)
    others = state.members[state.seat][space] - 1
    return ButtonState(note=members_leaving(others) if others else "")


def space_notes(state: State, space: int) -> Words:
    """Return a line for every verb of the hexagon that is not allowed there, with the reason, and
    one on how many members a guard costs; empty for none."""
    told = (_space_note(state, space, verb) for verb in verbs_at(state, space))
    found = tuple(filter(None, told))
    return lines(found) if found else ""


def _space_note(state: State, space: int, verb: str) -> Sentence | None:
    refused = why_not(state, VERBS[verb].sites[space])
    if refused is not None:
        return tasks.refused_here(verb, words.reason(refused).message)
    if verb != "guard":
        return None
    leader = state.leader[state.seat] == space
    return tasks.guard_costs(state.workers_at(state.seat, space), leader)


def press_space_button(space: int, button: str) -> Play | None:
    """Return what a button of the space plays; None for any other button."""
    room, _slash, verb = button.partition("/")
    return Play((VERBS[verb].sites[space],)) if room == SPACE_BUTTONS else None


@dataclass(frozen=True)
class SpaceChoice(Choice):
    """A space whose panel is open."""

    at: int

    @property
    def space(self) -> int | None:
        return self.at

    @property
    def shown_space(self) -> int:
        return self.at

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        return {SPACE[self.at]: CHOSEN}

    @property
    def panel(self) -> SelectionShown:
        view, here = self.turn.view, space_button_ids(self.turn.view, self.at)
        return selection_shown(
            view, self.turn.players, self.at, space_notes(view, self.at), buttons=here
        )

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return space_buttons(self.turn.view, self.at)

    def touch(self, thing: BoardThing) -> Choice | None:
        """Close the panel at a tap on the same space."""
        return NoChoice(self.turn) if thing.space == self.at else None

    def press(self, button: str) -> Choice | Play | IllegalAction:
        return press_space_button(self.at, button) or self


@dataclass(frozen=True)
class LastActionSpace(SpaceChoice):
    """The space of the last action: its panel is shown, so that another action there takes one tap,
    but it is not chosen. Taps on the board and other buttons do not refer to it, but for that of
    the same action.

    Attributes:
        verb: the verb of the last action; empty if that was no verb's for one space.
    """

    verb: str = ""

    @property
    def space(self) -> None:
        return None

    def space_for(self, verb: str) -> int | None:
        return self.at if verb == self.verb else None

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        return {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        return BoardLook(last_action=(self.at,))

    def touch(self, thing: BoardThing) -> None:  # noqa: ARG002
        """Leave a tap to the mode, as for any space."""
        return
