"""What is built and what is taken from the jungle: kinds of building, tiles."""

from tools.art.palette import INK
from tools.art.signs import svg
from tools.art.signs.goods import cob
from tools.art.signs.svg import disc, moved, shape, stroke

TILE = (
    "M4 1.6H20C21.6 1.6 22.4 2.4 22.4 4V20C22.4 21.6 21.6 22.4 20 22.4H4"
    "C2.4 22.4 1.6 21.6 1.6 20V4C1.6 2.4 2.4 1.6 4 1.6Z"
)
FLAME = (
    "M12 1.2C17 6.6 19.8 10.4 18.6 15.8 17.7 20 15.2 22.6 12 22.6S6.3 20 5.4 15.8"
    "C4.6 12.2 6.6 9.6 8 7.6 8.5 9.6 9.4 10.6 10.4 10.6 9.6 7.2 10.4 3.8 12 1.2Z"
)
_GROVE = (
    "M4 10H20C21.6 10 22.4 10.8 22.4 12.4V20C22.4 21.6 21.6 22.4 20 22.4H4"
    "C2.4 22.4 1.6 21.6 1.6 20V12.4C1.6 10.8 2.4 10 4 10Z"
)
_CROWN = (
    "M12 .9C15 .9 17 2.6 17.2 5 19.8 5.4 21.2 7.4 20.6 9.8 20 12.2 17.8 13.2 15.6 12.8H8.4"
    "C6.2 13.2 4 12.2 3.4 9.8 2.8 7.4 4.2 5.4 6.8 5 7 2.6 9 .9 12 .9Z"
)
_EMBER = "M12 12.2C14.4 14.6 15 16.6 14.4 18.4A2.7 2.7 0 0 1 9.6 18.4C9 16.6 9.8 14.6 12 12.2Z"


def hut() -> str:
    """A thatched house: any building."""
    return (
        shape("M4.8 11H19.2V21.8H4.8Z", "#f3e3bd")
        + shape("M10 21.8V15.2H14V21.8Z", "#6b4526")
        + shape("M1 12.6C4.6 8.4 8.6 4.6 12 1.8 15.4 4.6 19.4 8.4 23 12.6Z", "#c88f3c")
        + stroke("M9 7 7.4 10.4M12 5.4V10.4M15 7 16.6 10.4", 1.1, "#7c5118")
    )


def flame() -> str:
    """A fire with its glow."""
    return shape(FLAME, "#e0592a") + shape(_EMBER, "#ffd45e", 1)


BUILT = {
    "building": hut(),
    "monument": shape("M6.4 20.4V9H4.2V5H7.4L8.6 1.6H15.4L16.6 5H19.8V9H17.6V20.4Z", "#bcbaa8")
    + stroke("M9 8.4H10.6M13.4 8.4H15M12 8.8V11.6M10 14.2H14M9.4 17.4H14.6M9.6 5H14.4", 1.5)
    + shape("M3.4 19.8H20.6V22.6H3.4Z", "#97958a", 1.4),
    "farm": shape("M1.6 4.8H22.4V20.6H1.6Z", "#dcb84a")
    + stroke("M6.2 19V13.6M12 19V13.6M17.8 19V13.6", 1.5, "#4f7a26")
    + stroke("M6.2 11.4V7M12 11.4V7M17.8 11.4V7", 1.5, "#4f7a26")
    + stroke(
        "M3.9 14.4 6.2 16.4 8.5 14.4M9.7 14.4 12 16.4 14.3 14.4M15.5 14.4 17.8 16.4 20.1 14.4",
        1.5,
        "#4f7a26",
    )
    + stroke(
        "M3.9 6.8 6.2 8.8 8.5 6.8M9.7 6.8 12 8.8 14.3 6.8M15.5 6.8 17.8 8.8 20.1 6.8",
        1.5,
        "#4f7a26",
    ),
    "tomb": shape("M2.4 21.8V12C2.4 6 6.4 2 12 2S21.6 6 21.6 12V21.8Z", "#a5a39a")
    + shape("M7.6 21.8V13.4C7.6 10.6 9.4 8.8 12 8.8S16.4 10.6 16.4 13.4V21.8Z", "#352b23", 1.2)
    + stroke("M4.8 12.6H6M18 12.6H19.2M12 4.6V6.4M4.8 17H6M18 17H19.2", 1.3, "#6d6b62"),
    "city": shape("M1.2 21.8V14.4L5.4 9.6 9.6 14.4V21.8Z", "#93c07a")
    + shape("M14.4 21.8V14.4L18.6 9.6 22.8 14.4V21.8Z", "#93c07a")
    + shape("M6.6 21.8V9.2L12 2 17.4 9.2V21.8Z", "#5d9c52")
    + shape("M10.2 21.8V16.2H13.8V21.8Z", "#254a22", 1)
    + disc(12, 10.4, 1.4, "#254a22", 0),
    "shrine": shape("M1.8 22V18.6H22.2V22Z", "#4f7fc4")
    + shape("M5.4 18.6V15H18.6V18.6Z", "#6f9ad6")
    + shape("M8.4 15 7.2 11.6H16.8L15.6 15Z", "#6f9ad6")
    + shape("M12 1C15.6 4.8 16 8.4 12 11.6 8 8.4 8.4 4.8 12 1Z", "#f08a24", 1.4),
    "corn_tile": shape(TILE, "#f7e6ae") + moved(cob(), 3.6, 3.4, 0.7),
    "wood_tile": shape(_GROVE, "#b4d398")
    + shape("M10.2 12H13.8V20H10.2Z", "#8a5a30", 1.3)
    + shape(_CROWN, "#3f8239")
    + stroke("M8.6 8.6C9.6 9.8 11 9.8 12 8.6M13.4 6C14.2 7 15.4 7 16.2 6.2", 1.1, "#204c1c"),
    "burn": flame(),
    "wealth": shape("M5 1.8H19V22.2H5Z", svg.PAPER)
    + disc(9.4, 7.4, 1.9, svg.RED, 0)
    + disc(14.6, 7.4, 1.9, svg.RED, 0)
    + stroke("M8.4 12.4H15.6M8.4 16.8H15.6", 2.4, svg.RED),
    "rebuild": stroke("M20.6 8.2A9.6 9.6 0 1 0 21.6 13.4", 2)
    + shape("M22.6 1.8V9.4H15.2Z", INK, 0.8)
    + moved(hut(), 5.8, 6.2, 0.5),
}
