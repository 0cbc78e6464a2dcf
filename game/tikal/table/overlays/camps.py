"""Where a seat may have a camp."""

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
    """What a camp of a seat costs on every free site, with the way of a member where the rules ask
    for one, as far as the action points of a turn pay for it."""
    if not view.camps_left[seat]:
        return {}
    routes = reach_of_all(view, seat, ACTION_POINTS - EstablishCamp.cost)
    return {
        space: EstablishCamp.cost + (0 if _may(view, seat, space) else routes[space].cost)
        for space in view.camp_sites
        if _may(view, seat, space) or space in routes
    }


def _may(view: View, seat: int, space: int) -> bool:
    """Whether nobody has to go there first."""
    anybody = view.options.camp_rule == "present" and any(space in one for one in view.members)
    return anybody or camp_allowed(view, space, view.members[seat])


def camps(view: View, players: Sequence[Player], seat: int) -> Lens:
    """The sites where a camp may stand; they are lit where no way has to be paid for."""
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
