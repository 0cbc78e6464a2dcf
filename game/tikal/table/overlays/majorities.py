"""Who leads on each temple, by how much, and what would turn it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.table.overlays.overlay import Row
from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.scoring import strength, temple_owner
from game.tikal.table.overlays.lens import Lens
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


@dataclass(frozen=True)
class Majority:
    """The strengths on a temple without a guard.

    Attributes:
        strengths: by seat.
    """

    strengths: tuple[int, ...]

    @property
    def margin(self) -> int:
        """By how much the strongest is ahead of the next; 0 for a tie."""
        first, second = sorted(self.strengths, reverse=True)[:2]
        return first - second

    def needs(self, seat: int) -> int:
        """How much stronger a seat would have to be to lead; 0 if it does."""
        others = max(one for other, one in enumerate(self.strengths) if other != seat)
        return max(0, others + 1 - self.strengths[seat])


def contested(state: State) -> dict[int, Majority]:
    """The temples without a guard on which somebody stands."""
    found = {}
    for space, value in enumerate(state.value):
        strengths = tuple(strength(state, seat, space) for seat in range(state.seats))
        if value and state.guard[space] == NONE and any(strengths):
            found[space] = Majority(strengths)
    return found


def majorities(view: View, players: Sequence[Player], _seat: int) -> Lens:
    """The margin on every temple where somebody stands; a temple that is guarded stays so."""
    found = contested(view)
    owners = {space: temple_owner(view, space) for space, value in enumerate(view.value) if value}
    return Lens(
        title=_("Majorities"),
        note=_(
            "By how much the one who leads is ahead; 0 is a tie, which pays nobody. A worker "
            "counts 1, a leader 3. Tap a temple to see what would turn it."
        ),
        tags={space: str(one.margin) for space, one in found.items()},
        rings={space: players[seat].mark for space, seat in owners.items() if seat != NONE},
        rows=tuple(_held(view, players, owners)),
        at={space: tuple(_needed(one, players)) for space, one in found.items()},
        remarks={space: _told(one, players) for space, one in found.items()},
    )


def _held(view: View, players: Sequence[Player], owners: dict[int, int]) -> Iterator[Row]:
    """Per seat how many temples it holds, and what they pay."""
    for seat, player in enumerate(players):
        held = [view.value[space] for space, owner in owners.items() if owner == seat]
        told = ngettext("{count} temple", "{count} temples", len(held)).format(count=len(held))
        yield f"mark_{player.mark}", told, f"+{sum(held)}"


def _needed(one: Majority, players: Sequence[Player]) -> Iterator[Row]:
    """Per seat how strong it is, and what it needs to lead."""
    for seat, player in enumerate(players):
        needs = one.needs(seat)
        told = _("needs {count}").format(count=needs) if needs else _("leads")
        strong = _("strength {strong}").format(strong=one.strengths[seat])
        yield f"mark_{player.mark}", strong, told


def _told(one: Majority, players: Sequence[Player]) -> str:
    """Who leads by how much, and what the others need."""
    leads = [player for seat, player in enumerate(players) if not one.needs(seat)]
    first = _("A tie: nobody leads.")
    if leads:
        told = _("{player} leads by {count}.")
        first = told.format(player=leads[0].name, count=one.margin)
    needed = [
        _("{player}: {count}").format(player=player.name, count=one.needs(seat))
        for seat, player in enumerate(players)
        if one.needs(seat)
    ]
    return first + "\n" + _("What each needs to lead: {needs}.").format(needs=", ".join(needed))
