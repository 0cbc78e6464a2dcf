"""The context panel: the hexagon in hand, the chosen one, or what is still to come."""

from pygame import Rect

from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.scoring import strength
from game.tikal.rules.state import NONE, PLACE, State
from game.tikal.table import words
from game.tikal.table.board import hexagon_card, space_card
from game.tikal.table.interaction import Interaction
from game.tikal.table.players import Player
from game.tikal.table.still_to_come import draw_still_to_come
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas

_PICTURE = 90
"""The height in dp from which on a chosen hexagon is shown too."""
_WIDE, _AT_END = 560, 190
"""The width in dp from which on it is shown at the panel's end, and how much it takes there."""


def draw_context(
    canvas: Canvas, rect: Rect, interaction: Interaction, players: tuple[Player, ...]
) -> None:
    """The panel for what is chosen now; its buttons are drawn by the scene's form."""
    panels.draw(canvas, rect, panels.PARCHMENT)
    low = rect.h < canvas.px(100)
    inner = rect.inflate(-canvas.px(24), -canvas.px(12 if low else 18))
    if interaction.state.phase == PLACE:
        _in_hand(canvas, inner, interaction)
    elif interaction.selected is not None or interaction.party is not None:
        _chosen(canvas, inner, interaction, players)
    else:
        draw_still_to_come(canvas, inner, interaction.state)


def lies_flat(rect: Rect) -> bool:
    """True where the panel is much wider than high: picture beside the words."""
    return rect.w > rect.h * 1.5


def _in_hand(canvas: Canvas, inner: Rect, interaction: Interaction) -> None:
    state, px = interaction.state, canvas.px
    rotation = interaction.placing[1] if interaction.placing else 0
    flat = lies_flat(inner)
    if flat:
        picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        words_in = Rect(picture.right, inner.y, inner.right - picture.right, inner.h)
    else:
        below = px(26)
        buttons = px(theme.TOUCH + theme.GAP)
        picture = Rect(inner.x, inner.y + below, inner.w, inner.h - below - buttons)
        words_in = inner
    if picture.h > px(24):
        hexagon_card(canvas, picture, state.hand, rotation)
    heading = (words_in.centerx, words_in.y + px(9))
    text.draw(canvas, words.hexagon(state.hand), heading, theme.SUBHEADING, max_width=words_in.w)
    masks = HEXAGONS[state.hand].masks
    if masks and flat and inner.h >= px(22 + 22 + theme.TOUCH):
        note = _("treasures: {count}").format(count=masks)
        under = (heading[0], heading[1] + px(22))
        text.draw(canvas, note, under, theme.NOTE, max_width=words_in.w)


def _chosen(
    canvas: Canvas, inner: Rect, interaction: Interaction, players: tuple[Player, ...]
) -> None:
    """The name of the place, who is there, what may be done; what room is left shows it, in a
    wide panel the room at its end."""
    state, space, px = interaction.state, interaction.selected, canvas.px
    if wide := inner.w >= px(_WIDE):
        end = Rect(inner.right - px(_AT_END), inner.y, px(_AT_END), inner.h)
        _show(canvas, end, interaction, players)
        inner = Rect(inner.x, inner.y, inner.w - px(_AT_END + theme.GAP), inner.h)
    title = _("From your supply") if space is None else words.space(state, space)
    line, rest = px(24), inner.copy()
    if space is not None:
        beside = lies_flat(inner)
        row = Rect(inner.x, inner.y + (-px(2) if beside else line), inner.w, px(24))
        left = _strengths(canvas, row, state, space, players, at_end=beside)
        room = (left if beside else inner.right) - inner.x
        line += 0 if beside else row.h + px(4)
    else:
        room = inner.w
    text.draw(canvas, title, (inner.x, inner.y + px(9)), theme.SUBHEADING, "lm", max_width=room)
    rest = Rect(inner.x, inner.y + line, inner.w, max(0, inner.h - line))
    if interaction.party is not None:
        rest.h -= min(rest.h, px(theme.TOUCH + theme.GAP))
        said = _("Tap a lit hexagon. Its number is what it costs.")
    else:
        said = _refusals(interaction)
    room_to_say = said and rest.h >= px(theme.NOTE.size)
    used = text.paragraph(canvas, said, rest, theme.NOTE) + px(8) if room_to_say else 0
    picture = Rect(rest.x, rest.y + used, rest.w, rest.h - used)
    if picture.h > px(_PICTURE) and not wide:
        _show(canvas, picture, interaction, players)


def _show(canvas: Canvas, box: Rect, interaction: Interaction, players: tuple[Player, ...]) -> None:
    """The chosen hexagon, or who is to arrive."""
    state = interaction.state
    if interaction.selected is not None:
        space_card(canvas, box, state, interaction.selected)
    elif interaction.party:
        kind = "leader" if interaction.party.leader else "worker"
        limit = min(box.h, canvas.px(_AT_END))
        figure = Rect(0, 0, limit, limit).move_to(center=box.center)
        sprites.draw_in(canvas, f"{kind}_{players[state.seat].mark}", figure)


def _strengths(
    canvas: Canvas,
    row: Rect,
    state: State,
    space: int,
    players: tuple[Player, ...],
    *,
    at_end: bool,
) -> int:
    """Marks with the strength of everybody there, the owner of a camp or guard first.

    They begin at the row's left, or lie at its end; returns where they begin.
    """
    shown = [
        (f"{kind}_{players[owner].mark}", "")
        for kind, owner in (("guard", state.guard[space]), ("tent", state.camp[space]))
        if owner != NONE
    ]
    shown += [
        (f"mark_{player.mark}", str(strength(state, seat, space)))
        for seat, player in enumerate(players)
        if strength(state, seat, space)
    ]
    px, side = canvas.px, row.h - canvas.px(4)
    widths = [
        side + (px(4) + text.measure(canvas.screen, number, theme.NUMBER)[0] if number else 0)
        for _name, number in shown
    ]
    gap = px(10)
    start = x = row.right - sum(widths) - gap * (len(shown) - 1) if at_end else row.x
    for (name, number), width in zip(shown, widths, strict=True):
        box = Rect(x, row.y + px(2), side, side)
        sprites.draw_in(canvas, name, box)
        text.draw(canvas, number, (box.right + px(4), row.centery), theme.NUMBER, "lm")
        x += width + gap
    return start - gap


def _refusals(interaction: Interaction) -> str:
    """Why the actions of this kind of hexagon cannot be done here, a line for each."""
    if interaction.selected is None:
        return ""
    lines = []
    for verb in _verbs_for(interaction.state, interaction.selected):
        refused = interaction.why_not_here(verb)
        if refused is not None:
            lines.append(
                _("{action}: {reason}").format(
                    action=action_label(verb), reason=words.reason(refused)
                )
            )
    return "\n".join(lines)


def _verbs_for(state: State, space: int) -> list[str]:
    if state.value[space]:
        return ["dig", "guard"]
    return ["recover"] if state.lying[space] else ["camp"]


def action_label(verb: str) -> str:
    """The name of an action on its button."""
    return {
        "enter": _("Arrive"),
        "move": _("Move"),
        "dig": _("Uncover"),
        "recover": _("Recover"),
        "exchange": _("Exchange"),
        "camp": _("Camp"),
        "guard": _("Guard"),
        "shuttle": _("Shuttle"),
    }[verb]
