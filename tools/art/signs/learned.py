"""The temples and the technologies."""

from tools.art.palette import INK
from tools.art.signs import svg
from tools.art.signs.goods import question
from tools.art.signs.svg import disc, shape, stroke

_PYRAMID = "M1.4 21.6V16.8H4.6V12H7.8V7.2H16.2V12H19.4V16.8H22.6V21.6Z"
_HOUSE = "M1.4 21.6V17.2H4V12.8H6.6V8.6H5V4.4H8.6V1.8H15.4V4.4H19V8.6H17.4V12.8H20V17.2H22.6V21.6Z"
_TALL = "M2.6 21.6V18H5.2V13.8H7.8V9.4H16.2V13.8H18.8V18H21.4V21.6Z"
_CREST = (
    "M9 9.4C6 7.4 5.2 4.6 6 2 8 2.6 9.4 3.6 10.2 5.2 10.4 3.4 11 2 12 .9 13 2 13.6 3.4 13.8 5.2"
    " 14.6 3.6 16 2.6 18 2 18.8 4.6 18 7.4 15 9.4Z"
)
_DOME = (
    "M1.2 21.6V18.2H3.4V15.6C3.4 9.6 6.2 5.6 10.2 4.4V1.6H13.8V4.4C17.8 5.6 20.6 9.6 20.6 15.6V18.2"
    "H22.8V21.6Z"
)

TEMPLES = {
    "chaac": shape(_HOUSE, svg.STUCCO)
    + stroke("M7.2 6.5H16.8", 1.3, "#6d2c15")
    + shape(
        "M12 8.8C14.4 12 15.7 13.9 15.7 15.9A3.7 3.7 0 0 1 8.3 15.9C8.3 13.9 9.6 12 12 8.8Z",
        "#e4f4ff",
        1.3,
    ),
    "quetzalcoatl": shape(_CREST, svg.JADE, 1.4)
    + shape(_TALL, svg.GOLD)
    + disc(12, 15.6, 2.9, "#fff3c4", 1.3)
    + stroke("M12 11.2V12M7.9 15.6H7.2M16.8 15.6H16.1", 1.3),
    "kukulcan": shape(_DOME, svg.JADE)
    + stroke("M6 17.8C7.2 11.6 10.4 12.4 12.2 14.8S16.6 17.2 17.4 11.4", 4.2)
    + stroke("M6 17.8C7.2 11.6 10.4 12.4 12.2 14.8S16.6 17.2 17.4 11.4", 2.2, svg.WHITE)
    + disc(17.2, 11, 1.9, svg.WHITE, 1),
    "temple": shape(_PYRAMID, svg.CREAM) + question(12, 14.4, 0.72),
}
TECHNOLOGIES = {
    "agriculture": shape("M3.6 22.2C5 18.4 19 18.4 20.4 22.2Z", "#8a5a30")
    + stroke("M12 19.6V10", 2.4)
    + shape("M12 12.8C6.2 13.4 2.4 9.8 2 3.2 8.4 3.2 12 6.8 12 12.8Z", svg.LEAF)
    + shape("M12 16C17.4 16.2 21.2 12.8 22 7 16 6.8 12.2 10.2 12 16Z", "#7cb552"),
    "extraction": shape("M4.6 22 2.2 19.6 13.6 8.2 16 10.6Z", svg.WOOD)
    + shape(
        "M7 2C14.6 1.6 22.4 9.4 22 17 19.6 13 17.8 10.8 16.2 9.8 15.6 8.8 14.8 8 13.8 7.6"
        " 12.8 6 10.8 4.2 7 2Z",
        svg.STONE,
    ),
    "architecture": shape("M3 2.4V21.4H22Z M7.6 13V16.8H11.4Z", "#dcb068")
    + stroke("M3.8 6.4H5.4M3.8 9.8H6.4M3.8 13.2H5.4", 1.2),
    "theology": shape("M1.3 14C5.6 7.4 18.4 7.4 22.7 14 18.4 20.6 5.6 20.6 1.3 14Z", svg.WHITE)
    + disc(12, 14, 4.3, svg.VIOLET)
    + disc(12, 14, 1.6, INK, 0)
    + stroke("M12 6V2.6M6.2 7.2 4.4 4.4M17.8 7.2 19.6 4.4", 2),
    "technology": shape("M1.8 6.2 8.6 3V18.4L1.8 21.6Z", svg.PAPER)
    + shape("M8.6 3 15.4 6.2V21.6L8.6 18.4Z", "#ddc18a")
    + shape("M15.4 6.2 22.2 3V18.4L15.4 21.6Z", svg.PAPER)
    + stroke("M4 10 6.4 8.9M4 14.4 6.4 13.3M17.6 10 20 8.9M17.6 14.4 20 13.3", 1.9, svg.RED)
    + disc(12, 12.4, 1.5, svg.RED, 0),
}
