"""The overlay on who leads on each temple, how strong all are there, and what would change that."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.table.overlays.overlay import Row
from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.scoring import strength, temple_owner
from game.tikal.table.overlays import words
from game.tikal.table.overlays.lens import Lens
from game.tikal.table.overlays.words import LABELS, NOTES
from game.ui.sentence import Sentence, lines


@dataclass(frozen=True)
class Majority:
    """The strengths on a temple without a guard.

    Attributes:
        strengths: each seat's strength, by seat.
    """

    strengths: tuple[int, ...]

    @property
    def margin(self) -> int:
        """How far the strongest seat is ahead of the next; 0 for a tie."""
        first, second = sorted(self.strengths, reverse=True)[:2]
        return first - second

    def needs(self, seat: int) -> int:
        """Return how much stronger a seat would have to be to lead; 0 if it leads."""
        others = max(one for other, one in enumerate(self.strengths) if other != seat)
        return max(0, others + 1 - self.strengths[seat])


def contested(state: State) -> dict[int, Majority]:
    """Return the strengths on the temples that have members but no guard, by space."""
    found = {}
    for space, value in enumerate(state.value):
        strengths = tuple(strength(state, seat, space) for seat in range(state.seats))
        if value and state.guard[space] == NONE and any(strengths):
            found[space] = Majority(strengths)
    return found


def majorities(view: View, players: Sequence[Player], _seat: int) -> Lens:
    """Return the strengths on every temple with members. Guarded temples have no strengths, since
    they cannot change hands."""
    found = contested(view)
    owners = {space: temple_owner(view, space) for space, value in enumerate(view.value) if value}
    return Lens(
        title=LABELS["majorities"],
        note=NOTES["majorities"],
        strengths=tuple(found),
        rings={space: players[seat].mark for space, seat in owners.items() if seat != NONE},
        rows=tuple(_held(view, players, owners)),
        at={space: tuple(_needed(one, players)) for space, one in found.items()},
        remarks={space: _told(one, players) for space, one in found.items()},
    )


def _held(view: View, players: Sequence[Player], owners: dict[int, int]) -> Iterator[Row]:
    """Yield a row for each seat: how many temples it holds, and what they pay."""
    for seat, player in enumerate(players):
        held = [view.value[space] for space, owner in owners.items() if owner == seat]
        yield f"mark_{player.mark}", words.temples(len(held)), f"+{sum(held)}"


def _needed(one: Majority, players: Sequence[Player]) -> Iterator[Row]:
    """Yield a row for each seat: how strong it is, and what it needs to lead."""
    for seat, player in enumerate(players):
        needs = one.needs(seat)
        told = words.needs(needs) if needs else NOTES["leads"]
        yield f"mark_{player.mark}", words.strong(one.strengths[seat]), told


def _told(one: Majority, players: Sequence[Player]) -> Sentence:
    """Return a sentence on who leads by how much, and what the others need."""
    leads = [player.name for seat, player in enumerate(players) if not one.needs(seat)]
    first = words.leads_by(leads[0], one.margin) if leads else NOTES["tie"]
    needs = ((player.name, one.needs(seat)) for seat, player in enumerate(players))
    return lines((first, words.needed(tuple(each for each in needs if each[1]))))
