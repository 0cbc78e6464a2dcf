"""The others' turns in words: a line in the ribbon, and the turn so far in the context's place."""

from typing import Final

from pygame import Rect

from game.scenes import kinds
from game.tikal.table.computers import Computers, Step
from game.tikal.table.players import Player
from game.tikal.table.still_to_come import draw_still_to_come
from game.ui import panels, text, theme
from game.ui.fitting import style_for
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Canvas

_LONGEST: Final = 16
"""Letters of a name in a sentence; the mark beside it tells the rest."""


_STILL = 70
"""The height in dp from which what is still to come is shown while somebody thinks."""


def caption(computers: Computers, player: Player) -> tuple[str, str]:
    """The ribbon's headline and hint: what is done now, and why."""
    if not computers.steps:
        return _("{player} is thinking …").format(player=_short(player)), ""
    step = computers.steps[-1]
    return _("{player}: {what}").format(player=_short(player), what=step.words), computers.reason


def _short(player: Player) -> str:
    """The name, cut where it would leave no room for what its player does."""
    name = player.name
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + text.ELLIPSIS


def draw_watching(canvas: Canvas, rect: Rect, computers: Computers, player: Player) -> None:
    """Who acts, the latest steps with their AP, the reason; the two buttons lie below.

    A low card shows the steps alone, the lowest nothing but the buttons. Before the first step
    there is room for what is still to come.
    """
    panels.draw(canvas, rect, panels.PARCHMENT)
    px = canvas.px
    body = rect.inflate(-px(24), -px(18))
    body.h = max(0, body.h - px(theme.TOUCH + theme.GAP))
    line = text.measure(canvas.screen, "", theme.NOTE)[1]
    heading = px(26)
    if body.h >= heading + 2 * line:
        top = (body.x, body.y + px(9))
        title = _title(player)
        style = style_for(canvas.screen, title, theme.SUBHEADING, body.w)
        text.draw(canvas, title, top, style, "lm", max_width=body.w)
        body = Rect(body.x, body.y + heading, body.w, body.h - heading)
    if not computers.steps:
        if body.h >= px(_STILL):
            draw_still_to_come(canvas, body, computers.view)
        return
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
    return _("{player}, {level}").format(player=_short(player), level=level)


def _draw_steps(canvas: Canvas, area: Rect, computers: Computers, line: int) -> None:
    """As many of the latest steps as there is room for, the newest at the foot."""
    lines = [one for step in computers.steps for one in _lines(canvas, area.w, step)]
    room = area.h // line
    shown = lines[-room:] if room else []
    newest = len(_lines(canvas, area.w, computers.steps[-1]))
    for i, (words, cost) in enumerate(shown):
        middle = area.y + i * line + line // 2
        colour = theme.INK if i >= len(shown) - newest else theme.INK_SOFT
        text.draw(canvas, words, (area.x, middle), theme.NOTE, "lm", colour, area.w)
        text.draw(canvas, cost, (area.right, middle), theme.CHIP, "rm", theme.RUST)


def _lines(canvas: Canvas, width: int, step: Step) -> list[tuple[str, str]]:
    """A step in lines that fit, its AP at the end of the last one."""
    cost = ngettext("{count} AP", "{count} AP", step.ap).format(count=step.ap) if step.ap else ""
    room = width - text.measure(canvas.screen, cost, theme.CHIP)[0] - canvas.px(8)
    words = step.words[0].upper() + step.words[1:]
    *first, last = text.wrap(canvas.screen, words, theme.NOTE, room)
    return [*((one, "") for one in first), (last, cost)]
