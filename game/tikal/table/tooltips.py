"""The tooltips of everything at the table, for a resting mouse or a finger held down."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.buttons import button_tooltips
from game.table.ids import TOOL_TURN
from game.table.overlay_card import describe_overlays
from game.table.players import Player, describe_player_kind
from game.table.rule_names import BOARD, SEATS
from game.table.things import PLAIN
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import ACTION_POINTS, BASE_CAMP, JUNGLE, TEMPLE, TREASURE, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import breakdown, strength
from game.tikal.rules.setup import Options
from game.tikal.rules.state import IN_SUPPLY, NONE
from game.tikal.rules.turns import is_to_score
from game.tikal.table import ids, words
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.still_to_come import stock_panel_tooltips
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, space_of
from game.tikal.table.view import seats
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.seat_chip import is_chip, wafer_boxes
from game.tikal.words import rulebook_sections, spoken, tooltips
from game.tikal.words.actions import action_descriptions
from game.tikal.words.rulebook_sections import VOLCANO as SCORING
from game.tikal.words.tooltips import BUTTON_TOOLTIPS
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Pos
from game.ui.screen import Screen
from game.ui.sentence import RuleText, Sentence, Words, lines


def tooltip_at(picture: Picture, pos: Pos, held: bool) -> Tooltip | None:
    """Return the tooltip at a pixel of the table, buttons aside; None for none.

    Of parts that lie over one another it is that of the last, which is the smallest. ``held`` is
    True for a finger held down.
    """
    there = [one for one in _part_tooltips(picture) if one.rect.collidepoint(pos)]
    return there[-1] if there else _space_tooltip(picture, pos, held)


def _part_tooltips(picture: Picture) -> Iterator[Tooltip]:
    """Yield the tooltips of all parts but the board, a part after the one in which it lies."""
    shown, layout, screen = picture.shown, picture.places.layout, picture.board.screen
    yield Tooltip(layout.ribbon, lines(tuple(filter(None, shown.words))), shown.rule)
    for seat, rect in enumerate(layout.seats):
        plan = seats.lay_out_seat(screen, rect, picture.places.hidden)
        yield from _seat_tooltips(screen, rect, plan, shown, seat)
    to_come = tooltips.points_to_come(ACTION_POINTS)
    points = to_come if shown.ap is None else tooltips.points_left(shown.ap, ACTION_POINTS)
    yield Tooltip(layout.points, points, rulebook_sections.POINTS)
    if layout.stock.w:
        yield from stock_panel_tooltips(screen, layout.stock)
    yield from picture.card.tooltips


def _space_tooltip(picture: Picture, pos: Pos, held: bool) -> Tooltip | None:
    """Return the tooltip of a space, with what a drag or a second tap there would do; None
    outside."""
    space = space_of(picture.pick(pos))
    if space is None or (place := picture.parts.place_of(SPACE[space])) is None:
        return None
    view, sign = picture.shown.view, picture.shown.things.get(SPACE[space], PLAIN)
    said: list[Words] = [describe_space(view, picture.shown.players, space)]
    if sign.remark:
        said.insert(0, sign.remark)
    if sign.held:
        said[:0] = [sign.held, tooltips.HOLD_GESTURES["finger" if held else "mouse"]]
    return Tooltip(place, lines(tuple(said)), rule_of_space(view, space))


# The tooltips of a seat's panel, part by part.

_SUPPLIES: Final = (
    rulebook_sections.ENTER,
    rulebook_sections.TEMPLES,
    rulebook_sections.CAMP,
    rulebook_sections.GUARD,
)
_PAID: Final = (SCORING, rulebook_sections.TEMPLES, rulebook_sections.TREASURES)
"""The sections of the rulebook on the supplies, and on what a scoring would pay."""


def _seat_tooltips(
    screen: Screen, rect: Rect, plan: seats.SeatLayout, shown: Shown, seat: int
) -> Iterator[Tooltip]:
    """Yield the tooltip of the whole panel, then those of its parts; a chip has no parts."""
    name, points = shown.players[seat].name, shown.scores[seat]
    said: list[Words] = [tooltips.seat(name, points)]
    if who := describe_player_kind(OPPONENTS, shown.players[seat].kind):
        said.append(who)
    yield Tooltip(rect, lines(tuple(said)), SEATS)
    if is_chip(screen, rect):
        return
    state = shown.view
    waits = state.leader[seat] == IN_SUPPLY
    parts = (
        tooltips.workers_to_come(state.workers[seat]),
        tooltips.leader_to_come() if waits else tooltips.leader_arrived(),
        tooltips.camps_left(state.camps_left[seat]),
        tooltips.guards_left(state.guards_left[seat]),
    )
    for box, text, rule in zip(seats.supply_boxes(plan.supplies), parts, _SUPPLIES, strict=True):
        yield Tooltip(box, text, rule)
    yield from _treasure_tooltips(screen, plan, state.treasures[seat])
    yield from _payout_tooltips(plan, shown, seat)


def _treasure_tooltips(
    screen: Screen, plan: seats.SeatLayout, kinds: Sequence[int]
) -> Iterator[Tooltip]:
    for kind, box in wafer_boxes(screen, plan.treasures, kinds).items():
        area = Rect(box.x, plan.treasures.y, box.w, plan.treasures.h)
        yield Tooltip(area, tooltips.treasures_of(kind, kinds[kind]), rulebook_sections.TREASURES)


def _payout_tooltips(plan: seats.SeatLayout, shown: Shown, seat: int) -> Iterator[Tooltip]:
    """Yield the tooltips on what a scoring would pay now."""
    if not is_to_score(shown.view, seat):
        return
    parts = would_pay(shown.view, seat), tooltips.temples_paid(), tooltips.treasures_paid()
    for box, text, rule in zip(seats.payout_boxes(plan), parts, _PAID, strict=False):
        yield Tooltip(box, text, rule)


def would_pay(view: View, seat: int) -> Words:
    """Tell what a scoring would pay a seat now; empty after its last one."""
    if not is_to_score(view, seat):
        return ""
    paid = breakdown(view, seat)
    return tooltips.paid(paid.total, paid.temple_points, paid.treasures)


# What there is to know about a hexagon: what it is worth, who is there, what can be done.


def describe_space(view: View, players: Sequence[Player], space: int) -> Sentence:
    """Return a line for each thing that can be seen on a space."""
    if space not in view.variant.area:
        return tooltips.out_of_play(NAMES[space])
    if view.hexagon_kind(space) is None:
        return tooltips.unexplored(NAMES[space])
    kind, there = _kind_lines(view, players, space), _piece_lines(view, players, space)
    return lines((words.space(view, space), *kind, *there))


def spoken_space(view: View, players: Sequence[Player], space: int) -> Iterator[Words]:
    """Yield what can be seen on a space, without what is the same for every space of its kind."""
    if view.hexagon_kind(space) is None:
        yield spoken.unexplored(NAMES[space])
        return
    yield spoken.on_space(NAMES[space], words.kind(view, space), view.value[space])
    if view.value[space]:
        yield from _holder_lines(view, players, space)
    elif lying := len(view.ruin_treasures[space]):
        yield spoken.treasures_lying(lying)
    yield from _piece_lines(view, players, space)


def rule_of_space(view: View, space: int) -> str:
    """Return the section of the rulebook on what a space is for."""
    kind = view.hexagon_kind(space)
    if view.guard[space] != NONE or view.camp[space] != NONE:
        return rulebook_sections.GUARD if view.value[space] else rulebook_sections.CAMP
    return _KIND_RULES.get(kind, rulebook_sections.HEXAGONS) if kind else rulebook_sections.LAYING


_KIND_RULES: Final = {
    TEMPLE: rulebook_sections.TEMPLES,
    VOLCANO: SCORING,
    BASE_CAMP: rulebook_sections.ENTER,
    TREASURE: rulebook_sections.RECOVER,
    JUNGLE: rulebook_sections.CAMP,
}


def _kind_lines(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on what this kind of hexagon is for."""
    kind, value, lying = (
        view.hexagon_kind(space),
        view.value[space],
        len(view.ruin_treasures[space]),
    )
    if value:
        yield from _temple_lines(view, players, space)
        return
    if kind == VOLCANO:
        yield tooltips.volcano()
    elif kind == BASE_CAMP:
        yield tooltips.base_camp()
    elif lying:
        yield tooltips.treasures_there(lying)
    elif view.camp[space] == NONE:
        yield tooltips.room_for_camp()
    yield tooltips.borders()


def _temple_lines(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on who gets a temple's points."""
    if view.guard[space] == NONE:
        yield tooltips.temple_pays(view.value[space])
    yield from _holder_lines(view, players, space)


def _holder_lines(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield a sentence on whose temple it is now; none for nobody's."""
    guard = view.guard[space]
    if guard != NONE:
        yield tooltips.guarded(players[guard].name, view.value[space])
        return
    strengths = [strength(view, seat, space) for seat in range(view.seats)]
    most = max(strengths)
    leading = [players[seat].name for seat, strong in enumerate(strengths) if strong == most]
    if most and len(leading) > 1:
        yield tooltips.tied()
    elif most:
        yield tooltips.leads(leading[0], most, sorted(strengths)[-2], space in view.leader)


def _piece_lines(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on whose camp and whose members are there."""
    if (owner := view.camp[space]) != NONE:
        yield tooltips.camp_of(players[owner].name)
    for seat, player in enumerate(players):
        count = view.members[seat].get(space, 0)
        if not count:
            continue
        if view.leader[seat] == space:
            yield tooltips.leader_of(player.name, count, strength(view, seat, space))
        else:
            yield tooltips.members_of(player.name, count)


# What the table's buttons do, by their ids.


def explain_buttons(options: Options) -> dict[str, RuleText]:
    """Return the explanation of each button, by its id, or by the id's part before the slash if all
    such buttons share one."""
    actions = {verb: RuleText(told, verb) for verb, told in action_descriptions(options).items()}
    return {
        **{f"{room}/{verb}": said for room in ("action", "here") for verb, said in actions.items()},
        **button_tooltips(BUTTON_TOOLTIPS, _BUTTON_RULES),
        **describe_overlays(OVERLAYS),
    }


_BUTTON_RULES: Final[Mapping[str, str]] = {
    "rotate": rulebook_sections.LAYING,
    "stock": rulebook_sections.TURN,
    "confirm": rulebook_sections.LAYING,
    ids.END_TURN: rulebook_sections.POINTS,
    "scoring": SCORING,
    ids.ACTIONS: rulebook_sections.POINTS,
    "display": rulebook_sections.AUCTION,
    "bid": rulebook_sections.BIDDING,
    TOOL_TURN: BOARD,
    "party": rulebook_sections.MOVE,
    "party/leader": rulebook_sections.TEMPLES,
}
