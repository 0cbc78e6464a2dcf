"""What one has: corn, cubes, skulls, workers."""

from tools.art.palette import INK
from tools.art.signs import svg
from tools.art.signs.svg import disc, oval, shape, stroke

COB = "M12 1.4C16 4.6 16.8 11 14.6 17.6H9.4C7.2 11 8 4.6 12 1.4Z"
_LEAVES = (
    "M12 22.7C6.2 22.2 3.2 17.2 3.9 10.4 8.2 12.4 11.2 16.4 12 22.7Z"
    "M12 22.7C17.8 22.2 20.8 17.2 20.1 10.4 15.8 12.4 12.8 16.4 12 22.7Z"
)
_KERNELS = "M9.2 6.4H14.8M8.4 9.8H15.6M9 13.2H15M12 3V15.6"
CUBE = "M12 1.6 21.4 6.8V17.2L12 22.4 2.6 17.2V6.8Z"
_HEAD = "M12 1.4C14.7 1.4 16.7 3.4 16.7 6S14.7 10.6 12 10.6 7.3 8.6 7.3 6 9.3 1.4 12 1.4Z"
_BODY = "M4.4 22.4C4.4 14.9 7.4 12 12 12S19.6 14.9 19.6 22.4Z"
_SKULL = (
    "M12 1.6C6 1.6 2.4 5.8 2.4 11 2.4 14.2 4.2 16.4 6.8 17.2V20.2C6.8 21.6 7.7 22.4 9 22.4H15"
    "C16.3 22.4 17.2 21.6 17.2 20.2V17.2C19.8 16.4 21.6 14.2 21.6 11 21.6 5.8 18 1.6 12 1.6Z"
)


def question(x: float, y: float, scale: float = 1) -> str:
    """A question mark round a middle, 12 high."""
    curve = "M-2.9-2.7C-2.9-7 3.1-6.8 3.1-2.9 3.1-.2 0 0 0 2.6"
    return svg.moved(stroke(curve, 2.5) + disc(0, 6, 1.6, INK, 0), x, y, scale)


def plus(x: float, y: float) -> str:
    """A plus on a pale disc."""
    return disc(x, y, 4.9, svg.WHITE) + stroke(
        f"M{x} {y - 2.6}V{y + 2.6}M{x - 2.6} {y}H{x + 2.6}", 1.9
    )


def cob(leaf: str = svg.LEAF) -> str:
    """An ear of corn in its leaves."""
    return shape(COB, svg.CORN) + stroke(_KERNELS, 1, "#a5700e") + shape(_LEAVES, leaf, 1.4)


def worker() -> str:
    """Head and shoulders."""
    band = stroke("M7.6 4.8C10 3.9 14 3.9 16.4 4.8", 1.4)
    return shape(_BODY, "#f1e4c4") + shape(_HEAD, svg.SKIN) + band


def skull(fill: str = svg.SKY) -> str:
    """A crystal skull from the front."""
    return (
        shape(_SKULL, fill)
        + disc(8.2, 11.2, 2.5, INK, 0)
        + disc(15.8, 11.2, 2.5, INK, 0)
        + shape("M12 13.8 10.9 16.2H13.1Z", INK, 0.8)
        + stroke("M9.9 19V21.6M12 19V21.6M14.1 19V21.6", 1.2)
    )


GOODS = {
    "corn": cob(),
    "wood": shape("M13.2 6.4 15.4 2.4 18.8 3.8 17.6 6.8Z", svg.WOOD)
    + shape("M6.6 6H18.2C20.8 6 22.8 8.8 22.8 12.4S20.8 18.8 18.2 18.8H6.6Z", svg.WOOD)
    + stroke("M13.4 9.8H19M12.6 14.6H17.6", 1.2, "#5f3a1a")
    + oval(6.6, 12.4, 5, 6.4, svg.WOOD_END)
    + oval(6.6, 12.4, 2.2, 3, "none", 1.2),
    "stone": shape("M1.8 10.4H15.2V21H1.8Z", svg.STONE)
    + shape("M1.8 10.4 7.2 3.6H22.2L15.2 10.4Z", "#e3e1da")
    + shape("M15.2 10.4 22.2 3.6V13.8L15.2 21Z", svg.STONE_DARK)
    + stroke("M5 14H7.6M8.6 17.4H11.4", 1.2, "#77756e"),
    "gold": shape("M6.2 10.6H17.8L22.6 20.6H1.4Z", svg.GOLD)
    + shape("M6.2 10.6 9.2 5.2H14.8L17.8 10.6Z", "#ffe495")
    + stroke("M8 16H16", 1.7, "#8f6407"),
    "skull": skull(),
    "cube": shape(CUBE, svg.CREAM) + question(12, 11),
    "worker": worker(),
    "hire": worker() + plus(18.4, 17.6),
    "bowl": shape(
        "M5 12.6C5.4 7.2 8.8 6 10.6 8.8 11.4 4.4 15.4 4.6 15.8 8.4 18 7.2 19.4 9.4 19 12.6Z",
        svg.CORN,
    )
    + shape("M1.6 12H22.4C22.4 18.2 18.2 21.8 12 21.8S1.6 18.2 1.6 12Z", svg.CLAY)
    + stroke("M4.4 15.8 7 17.4 9.6 15.8 12 17.4 14.4 15.8 17 17.4 19.6 15.8", 1.2, "#7a3a1c"),
}
