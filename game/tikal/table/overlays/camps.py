"""The overlay on where a seat may have a camp."""

from collections.abc import Sequence

from game.table.players import Player
from game.tikal.rules.actions import EstablishCamp
from game.tikal.rules.actions.camp import camp_allowed
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.turns.reach import reach_of_all
from game.tikal.table.overlays import words
from game.tikal.table.overlays.lens import Lens
from game.tikal.table.overlays.words import NOTES


def camp_costs(view: View, seat: int) -> dict[int, int]:
    """Return the AP that a camp of the seat costs, for every free site that a turn's AP can pay
    for.

    Where the rules ask for a member on the site, the cost includes the member's way there. Empty if
    the seat has no camp left.
    """
    if not view.camps_left[seat]:
        return {}
    routes = reach_of_all(view, seat, ACTION_POINTS - EstablishCamp.cost)
    return {
        space: EstablishCamp.cost + (0 if _may(view, seat, space) else routes[space].cost)
        for space in view.camp_sites
        if _may(view, seat, space) or space in routes
    }


def _may(view: View, seat: int, space: int) -> bool:
    """Return True if no member of the seat has to go to the site first."""
    anybody = view.options.camp_rule == "present" and any(space in one for one in view.members)
    return anybody or camp_allowed(view, space, view.members[seat])


def camps(view: View, players: Sequence[Player], seat: int) -> Lens:
    """Return the sites where a camp may stand; those that need no way are lit."""
    costs, name, left = camp_costs(view, seat), players[seat].name, view.camps_left[seat]
    if view.options.camp_rule == "free":
        note, told = words.anywhere, words.camp_costs
    else:
        note, told = words.with_way, words.camp_with_way_costs
    return Lens(
        title=words.camps_of(name),
        note=note(EstablishCamp.cost) if left else NOTES["no-camp"],
        tags={space: str(cost) for space, cost in costs.items()},
        legal=[space for space, cost in costs.items() if cost == EstablishCamp.cost],
        dusk=True,
        rows=(("icon_camp", NOTES["camps-left"], str(left)),),
        remarks={space: told(name, cost) for space, cost in costs.items()},
    )
