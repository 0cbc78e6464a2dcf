"""The context panel: the hexagon in hand, the chosen one, or what is still to come."""

from pygame import Rect

from game.scenes.table import words
from game.scenes.table.board import hexagon_card
from game.scenes.table.interaction import Interaction
from game.scenes.table.players import Player
from game.tikal.components import HEXAGONS
from game.tikal.hidden import letters_left, next_letter, treasures_left
from game.tikal.scoring import strength
from game.tikal.state import NONE, PLACE, State
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas


def draw_context(
    canvas: Canvas, rect: Rect, interaction: Interaction, players: tuple[Player, ...]
) -> None:
    """The panel for what is chosen now; its buttons are drawn by the scene's form."""
    panels.draw(canvas, rect, panels.PARCHMENT)
    inner = rect.inflate(-canvas.px(24), -canvas.px(18))
    if interaction.state.phase == PLACE:
        _in_hand(canvas, inner, interaction)
    elif interaction.selected is not None or interaction.party is not None:
        _chosen(canvas, inner, interaction, players)
    else:
        _still_to_come(canvas, inner, interaction.state)


def lies_flat(rect: Rect) -> bool:
    """True where the panel is much wider than high: picture beside the words."""
    return rect.w > rect.h * 1.5


def _in_hand(canvas: Canvas, inner: Rect, interaction: Interaction) -> None:
    state = interaction.state
    buttons = canvas.px(theme.TOUCH + theme.GAP)
    rotation = interaction.placing[1] if interaction.placing else 0
    title = words.hexagon(state.hand)
    if lies_flat(inner):
        picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        heading = (picture.right + (inner.w - picture.w) // 2, inner.y + canvas.px(12))
    else:
        picture = Rect(inner.x, inner.y + canvas.px(26), inner.w, inner.h - canvas.px(26) - buttons)
        heading = (inner.centerx, inner.y + canvas.px(10))
    if picture.h > canvas.px(24):
        hexagon_card(canvas, picture, state.hand, rotation)
    style = theme.SUBHEADING
    text.draw(canvas, title, heading, style, max_width=inner.w)
    if lies_flat(inner):
        masks = HEXAGONS[state.hand].masks
        note = _("treasures: {count}").format(count=masks) if masks else ""
        text.draw(canvas, note, (heading[0], heading[1] + canvas.px(22)), theme.NOTE)


def _chosen(
    canvas: Canvas, inner: Rect, interaction: Interaction, players: tuple[Player, ...]
) -> None:
    state, space = interaction.state, interaction.selected
    title = _("From your supply") if space is None else words.space(state, space)
    place = (inner.x, inner.y + canvas.px(9))
    text.draw(canvas, title, place, theme.SUBHEADING, "lm", max_width=inner.w)
    y = inner.y + canvas.px(24)
    if space is not None:
        y += _strengths(canvas, Rect(inner.x, y, inner.w, canvas.px(26)), state, space, players)
    if interaction.party is not None:
        hint = _("Tap a lit hexagon: its number is what it costs to bring these members there.")
        lines = text.wrap(canvas.screen, hint, theme.NOTE, inner.w)
        room = inner.bottom - canvas.px(theme.TOUCH + theme.GAP) - y
        step = text.measure(canvas.screen, "", theme.NOTE)[1]
        text.draw_lines(canvas, lines[: max(0, room // step)], (inner.x, y), theme.NOTE)
    elif space is not None:
        _refusals(canvas, Rect(inner.x, y, inner.w, inner.bottom - y), interaction)


def _strengths(
    canvas: Canvas, row: Rect, state: State, space: int, players: tuple[Player, ...]
) -> int:
    """Marks with the strength of everybody there, the owner of a camp or guard first."""
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
    x = row.x
    for name, number in shown:
        box = Rect(x, row.y, row.h, row.h).inflate(-canvas.px(4), -canvas.px(4))
        sprites.draw_in(canvas, name, box)
        drawn = text.draw(
            canvas, number, (box.right + canvas.px(4), row.centery), theme.NUMBER, "lm"
        )
        x = drawn.right + canvas.px(10)
    return row.h + canvas.px(4) if shown else 0


def _refusals(canvas: Canvas, area: Rect, interaction: Interaction) -> None:
    """Why the actions of this kind of hexagon cannot be done here."""
    assert interaction.selected is not None
    verbs = _verbs_for(interaction.state, interaction.selected)
    lines: list[str] = []
    for verb in verbs:
        refused = interaction.why_not_here(verb)
        if refused is not None:
            sentence = _("{action}: {reason}").format(
                action=action_label(verb), reason=words.reason(refused)
            )
            lines += text.wrap(canvas.screen, sentence, theme.NOTE, area.w)
    step = text.measure(canvas.screen, "", theme.NOTE)[1]
    text.draw_lines(canvas, lines[: max(0, area.h // step)], area.topleft, theme.NOTE)


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


def _still_to_come(canvas: Canvas, inner: Rect, state: State) -> None:
    """The top of the stack, what is left of every letter, and of the treasures."""
    left = {letter: count for letter, count in letters_left(state).items() if count}
    title = _("Next hexagon") if left else _("No hexagon left")
    px = canvas.px
    heading, below = px(26), px(84)
    if lies_flat(inner):
        picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        column = Rect(picture.right + px(12), inner.y, 0, inner.h)
        column.w = inner.right - column.x
    else:
        picture = Rect(inner.x, inner.y + heading, inner.w, inner.h - heading - below)
        column = inner
    place = (column.x, column.y + px(9))
    text.draw(canvas, title, place, theme.SUBHEADING, "lm", max_width=column.w)
    top = next_letter(state)
    if top and picture.h > px(30):
        _back(canvas, picture, top)
    counts = Rect(column.x, column.bottom - below + px(8), column.w, px(44))
    _counts(canvas, counts, left, top)
    wafer = Rect(column.x, column.bottom - px(24), px(22), px(22))
    sprites.draw_in(canvas, "wafer_back", wafer)
    number = _("{count} treasures left").format(count=treasures_left(state))
    beside = (wafer.right + px(6), wafer.centery + px(1))
    text.draw(canvas, number, beside, theme.NOTE, "lm", max_width=column.w - px(30))


def _back(canvas: Canvas, box: Rect, letter: str) -> None:
    """The top of the stack, face down."""
    limit = canvas.px(190)
    box = Rect(0, 0, min(box.w, limit), min(box.h, limit)).move_to(center=box.center)
    drawn = sprites.draw_in(canvas, "back", box)
    text.draw(canvas, letter, drawn.center, theme.NUMBER_HUGE)


def _counts(canvas: Canvas, area: Rect, left: dict[str, int], top: str | None) -> None:
    """How many hexagons of each letter are left, four to a row."""
    for i, (letter, count) in enumerate(left.items()):
        x = area.x + i % 4 * area.w // 4
        y = area.y + area.h // 4 + i // 4 * area.h // 2
        colour = theme.RUST if letter == top else theme.INK_SOFT
        drawn = text.draw(canvas, letter, (x, y), theme.NUMBER, "lm", colour)
        text.draw(canvas, f"×{count}", (drawn.right + canvas.px(2), y), theme.CHIP, "lm")
