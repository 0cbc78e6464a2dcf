"""Short descriptions of tiles' effects, in words as short as the signs on the tiles."""

from collections.abc import Iterator
from typing import Final

from game.tzolkin.rules.data import tiles
from game.tzolkin.words.goods import goods_of
from game.tzolkin.words.names import listed, technology, temple
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases


def brought_by(tile: tiles.Building | tiles.Wealth) -> list[Words]:
    """Return descriptions of all effects of a tile: goods first, lasting effects last."""
    return [*goods_of(tile.goods), *map(effect, tile.effects), *_lasting(tile)]


def effect(one: tiles.Effect) -> str:
    """Describe one of the effects that follow a tile's goods."""
    if one.kind == tiles.STEPS_UP:
        name = _("any temple") if one.which == tiles.ANY else str(temple(one.which))
    elif one.kind == tiles.LEARN:
        name = _("any technology") if one.which == tiles.ANY else str(technology(one.which))
    else:
        return _other(one.kind)
    return _("{name} +{steps}").format(name=name, steps=one.steps)


def _other(kind: int) -> str:
    return {
        tiles.EXTRA_BUILDING: _("one more building"),
        tiles.MARKET: _("market"),
        tiles.ACTION: _("any action"),
        tiles.MONUMENT: _("a monument"),
        tiles.RELEARN: _("one technology down, three up"),
        tiles.FAVOUR: _("theology 2"),
    }[kind]


_REMARKS: Final = phrases(
    __name__,
    {
        "building": N_("You may build one more building at its price."),
        "market": N_("Sell resources and buy others."),
        "action": N_(
            "You may pay 1 corn and do any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal."
        ),
        "monument": N_("You may build a monument at its price."),
        "relearn": N_("One technology goes down a level; then three others go up a level, free."),
        "favour": N_("With theology 2 you may pay 1 resource for one more temple step."),
    },
)
REMARKS: Final = {
    tiles.EXTRA_BUILDING: _REMARKS["building"],
    tiles.MARKET: _REMARKS["market"],
    tiles.ACTION: _REMARKS["action"],
    tiles.MONUMENT: _REMARKS["monument"],
    tiles.RELEARN: _REMARKS["relearn"],
    tiles.FAVOUR: _REMARKS["favour"],
}
"""By kind of effect, a sentence that explains an effect whose short description does not."""


def _lasting(tile: tiles.Building | tiles.Wealth) -> Iterator[str]:
    """Yield descriptions of a tile's effects on food days."""
    if tile.free:
        yield ngettext(
            "{count} worker eats nothing", "{count} workers eat nothing", tile.free
        ).format(count=tile.free)
    if isinstance(tile, tiles.Building):
        if tile.less:
            yield _("each worker eats {corn} corn less").format(corn=tile.less)
        if tile.harvest:
            yield _harvest(tile.harvest)


def _harvest(harvest: tuple[tiles.Goods, ...]) -> str:
    """Describe the goods that a building gives on the four food days."""
    early, late = (listed(goods_of(harvest[day])) for day in (0, -1))
    if early == late:
        return _("{goods} each food day").format(goods=early)
    return _("{early} on food days 1 and 2, {late} on 3 and 4").format(early=early, late=late)
