"""What leads on lies at the lower right of what it belongs to, whatever is shown."""

from typing import Final

from game.ui.widgets import RED, Button

CARDS: Final = ("lesson", "plan", "bid")
"""Cards beside a table have a lower right of their own, told by the beginning of their ids."""
LISTS: Final = ("title", "page")
"""Ways to begin, one below the other, the likeliest first: none goes on from another."""
WAITING: Final = ("watch/step", "watch/skip", "link/send")
"""On a phone and in an auction they keep left of the lower right end, where turns are ended and
bids are made a moment later: nobody who taps along while others play may come upon what binds."""
_RIGHT: Final = 0.6
"""Where in the window's width it ends at the least, where no dialog lies above."""


def elsewhere(stage):
    """A line for each red button that does not lie there."""
    top, screen = stage.top, stage.screen
    above = top is not stage.bottom
    shown = [
        one
        for one in top.form.widgets
        if one.visible and one.rect.w and (one.enabled or above)
        if one.role not in ("gridcell", "option")
    ]
    narrow = screen.compact or any(_room(one) == "display" for one in shown)
    found = []
    for one in shown:
        if not isinstance(one, Button) or one.look is not RED or _room(one) in LISTS:
            continue
        if narrow and one.id in WAITING:
            continue
        alone = not above and _room(one) not in CARDS
        if alone and one.rect.right < screen.safe.x + _RIGHT * screen.safe.w:
            found.append(f"{one.id} is at the left")
        found += [f"{other.id} lies lower right than {one.id}" for other in _beyond(one, shown)]
    return found


def _beyond(leads, shown):
    """What lies further to the lower right on the same card, or on none."""
    card = _room(leads) if _room(leads) in CARDS else None
    beside = [one for one in shown if (_room(one) if _room(one) in CARDS else None) == card]
    reach = leads.rect.right + leads.rect.bottom
    return [one for one in beside if one.rect.right + one.rect.bottom > reach]


def _room(widget):
    return widget.id.partition("/")[0]
