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
    """Who acts, the latest steps with their AP, the reason; the two buttons lie below.

    A low card shows the steps alone, the lowest nothing but the buttons.
    """
    panels.draw(canvas, rect, panels.PARCHMENT)
    px = canvas.px
    body = rect.inflate(-px(24), -px(18))
    body.h = max(0, body.h - px(theme.TOUCH + theme.GAP))
    line = text.measure(canvas.screen, "", theme.NOTE)[1]
    heading = px(26)
    if body.h >= heading + 2 * line:
        top = (body.x, body.y + px(9))
        text.draw(canvas, _title(player), top, theme.SUBHEADING, "lm", max_width=body.w)
        body = Rect(body.x, body.y + heading, body.w, body.h - heading)
    why = text.wrap(canvas.screen, computers.reason, theme.NOTE, body.w)
    if computers.reason and (len(why) + 3) * line < body.h:
        body.h -= len(why) * line + px(4)
        text.draw_lines(canvas, why, (body.x, body.bottom), theme.NOTE)
    _draw_steps(canvas, body, computers, line)


def _title(player: Player) -> str:
    """A player's name, and for a computer player how good it is."""
    if not kinds.computer(player.kind):
        return player.name
    level = kinds.level_name(kinds.split(player.kind)[0])
    return _("{player}, {level}").format(player=player.name, level=level)


def _draw_steps(canvas: Canvas, area: Rect, computers: Computers, line: int) -> None:
    """As many of the latest steps as there is room for, the newest at the foot."""
    room = area.h // line
    shown = computers.steps[-room:] if room else []
    for i, step in enumerate(shown):
        middle, width = area.y + i * line + line // 2, area.w
        if step.ap:
            cost = ngettext("{count} AP", "{count} AP", step.ap).format(count=step.ap)
            drawn = text.draw(canvas, cost, (area.right, middle), theme.CHIP, "rm", theme.RUST)
            width = drawn.left - area.x - canvas.px(8)
        colour = theme.INK if step is shown[-1] else theme.INK_SOFT
        words = step.words[0].upper() + step.words[1:]
        text.draw(canvas, words, (area.x, middle), theme.NOTE, "lm", colour, max_width=width)
