"""The others' turns in words: a line in the ribbon, and the turn so far in the context's place."""

from pygame import Rect

from game.scenes import kinds
from game.scenes.table.computers import Computers
from game.scenes.table.players import Player
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Canvas


def caption(computers: Computers, player: Player) -> tuple[str, str]:
    """The ribbon's headline and hint: what is done now, and why."""
    if not computers.steps:
        return _("{player} is thinking …").format(player=player.name), ""
    step = computers.steps[-1]
    return _("{player}: {what}").format(player=player.name, what=step.words), computers.reason


def draw_watching(canvas: Canvas, rect: Rect, computers: Computers, player: Player) -> None:
    """Who acts, the latest steps with their AP, the reason; the two buttons lie below."""
    panels.draw(canvas, rect, panels.PARCHMENT)
    px = canvas.px
    inner = rect.inflate(-px(24), -px(18))
    inner.h -= min(px(theme.TOUCH + theme.GAP), inner.h)
    step = text.measure(canvas.screen, "", theme.BODY)[1]
    if inner.h < step:
        return
    title = player.name
    if kinds.computer(player.kind):
        level = kinds.level_name(kinds.split(player.kind)[0])
        title = _("{player}, {level}").format(player=player.name, level=level)
    top = (inner.x, inner.y + px(9))
    text.draw(canvas, title, top, theme.SUBHEADING, "lm", max_width=inner.w)
    body = Rect(inner.x, inner.y + px(24), inner.w, inner.h - px(24))
    why = text.wrap(canvas.screen, computers.reason, theme.NOTE, inner.w)
    if computers.reason and (len(why) + 2) * step < body.h:
        foot = body.bottom - len(why) * step
        text.draw_lines(canvas, why, (body.x, foot), theme.NOTE)
        body.h = foot - body.y
    _draw_steps(canvas, body, computers, step)


def _draw_steps(canvas: Canvas, area: Rect, computers: Computers, line: int) -> None:
    """As many of the latest steps as there is room for, the newest at the foot."""
    shown = computers.steps[max(0, len(computers.steps) - area.h // line) :]
    for i, step in enumerate(shown if area.h >= line else []):
        middle, room = area.y + i * line + line // 2, area.w
        if step.ap:
            cost = ngettext("{count} AP", "{count} AP", step.ap).format(count=step.ap)
            drawn = text.draw(canvas, cost, (area.right, middle), theme.CHIP, "rm", theme.RUST)
            room = drawn.left - area.x - canvas.px(8)
        colour = theme.INK if step is shown[-1] else theme.INK_SOFT
        words = step.words[0].upper() + step.words[1:]
        text.draw(canvas, words, (area.x, middle), theme.NOTE, "lm", colour, max_width=room)
