"""The context panel: the hexagon in hand, the chosen one, or what is still to come."""

from pygame import Rect

from game.scenes.table import words
from game.scenes.table.board import hexagon_card
from game.scenes.table.interaction import Interaction
from game.scenes.table.players import Player
from game.tikal.components import HEXAGONS
from game.tikal.hidden import letters_left, treasures_left
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
    left = {letter: count for letter, count in letters_left(state).items() if count}
    flat = lies_flat(inner)
    picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
    if not flat:
        picture.h = min(inner.h, canvas.px(130))
        picture.centery = inner.centery
    column = Rect(picture.right + canvas.px(10), picture.y, inner.right - picture.right, picture.h)
    title = _("Next hexagon") if left else _("No hexagon left")
    x, y = column.x, column.y + canvas.px(12)
    text.draw(canvas, title, (x, y), theme.SUBHEADING, "lm", max_width=column.w - canvas.px(10))
    if left:
        _back(canvas, picture, next(iter(left)))
    _counts(canvas, Rect(x, y + canvas.px(16), column.w, column.bottom - y), left)
    below = (x + canvas.px(28), column.bottom - canvas.px(12))
    sprites.draw_in(
        canvas, "wafer_back", Rect(x, below[1] - canvas.px(12), canvas.px(24), canvas.px(24))
    )
    number = _("{count} left").format(count=treasures_left(state))
    text.draw(canvas, number, below, theme.NOTE, "lm", max_width=column.w - canvas.px(30))


def _back(canvas: Canvas, box: Rect, letter: str) -> None:
    """The top of the stack, face down."""
    drawn = sprites.draw_in(canvas, "back", box)
    text.draw(canvas, letter, drawn.center, theme.NUMBER_HUGE)


def _counts(canvas: Canvas, area: Rect, left: dict[str, int]) -> None:
    """How many hexagons of each letter are left."""
    columns = 2 if area.w < canvas.px(150) else 3
    for i, (letter, count) in enumerate(left.items()):
        x = area.x + (i % columns) * canvas.px(50)
        y = area.y + canvas.px(12) + (i // columns) * canvas.px(22)
        colour = theme.RUST if i == 0 else theme.INK_SOFT
        text.draw(canvas, letter, (x, y), theme.NUMBER, "lm", colour)
        text.draw(canvas, f"×{count}", (x + canvas.px(17), y), theme.CHIP, "lm")
