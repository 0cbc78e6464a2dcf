"""What is done, and what else stands on the table: arrows, gears, hands, sun and moon."""

from tools.art.palette import INK
from tools.art.signs import svg
from tools.art.signs.goods import COB, skull
from tools.art.signs.svg import cog, disc, moved, polygon, shape, stroke

_STAR = "M12 1.8 15 8.5 22.3 9.2 16.8 14.1 18.4 21.3 12 17.5 5.6 21.3 7.2 14.1 1.7 9.2 9 8.5Z"
_PALM = (
    "M2 15.6C5 15.2 7 13.4 9.4 13.4H14.6C16.6 13.4 16.6 16.2 14.8 16.2H11.4L16 16.4 20 12.6"
    "C21.6 11.2 23.2 12.8 22 14.6L17 21.2H8L2 22.4Z"
)
_HAND = (
    "M7.2 22.4V16.4L3.4 12C2.2 10.4 4.4 8.6 5.8 10L7.8 12V4.6C7.8 2.4 10.6 2.4 10.6 4.6V10V3.2"
    "C10.6 1 13.6 1 13.6 3.2V10V4.4C13.6 2.2 16.4 2.2 16.4 4.4V10.6V7C16.4 5 19.2 5 19.2 7V15"
    "C19.2 18.4 17.6 19.6 17.2 22.4Z"
)
_LEAP = "M4.6 12.4C5.6 4.6 16.4 3.4 18.6 10"
_MASK = "M3.6 2.4H20.4V12.4C20.4 18.4 16.8 22.4 12 22.4S3.6 18.4 3.6 12.4Z"
_ARROW = "M1.6 9.2H12.4V4L22.4 12 12.4 20V14.8H1.6Z"


def _leaps(*spaces: tuple[float, str]) -> str:
    """A bold arrow over spaces to the last of them."""
    slots = "".join(disc(x, 17.8, 3.6 if len(spaces) == 2 else 3, fill) for x, fill in spaces)
    head = shape("M14.6 9.4 22.4 7.6 19.4 14.6Z", INK, 0.8)
    return slots + stroke(_LEAP, 2.3) + head


def _mirrored(parts: str) -> str:
    return f'<g transform="matrix(-1 0 0 1 24 0)">{parts}</g>'


DOING = {
    "arrow": shape(_ARROW, svg.CREAM),
    "market": shape("M1.6 9.8V5.8H14.4V1.8L22.4 7.8 14.4 13.8V9.8Z", svg.GOLD)
    + shape("M22.4 14.4V18.4H9.6V22.4L1.6 16.4 9.6 10.4V14.4Z", svg.WHITE),
    "swap": shape("M1 12 7.6 5V9.6H16.4V5L23 12 16.4 19V14.4H7.6V19Z", svg.WHITE),
    "action": shape(cog(12, 12, 8, 8.4, 11.4), svg.GOLD)
    + moved(shape(_STAR, svg.WHITE), 5.2, 5.0, 0.565),
    "actions": shape(cog(8.2, 8.4, 8, 5.2, 7.6), "#d2c8b2", 1.4)
    + shape(cog(16.2, 16, 8, 5.0, 7.4), svg.GOLD, 1.4)
    + disc(8.2, 8.4, 1.8, svg.WHITE, 1.1)
    + disc(16.2, 16, 1.8, svg.WHITE, 1.1),
    "chichen": shape(cog(12, 12, 11, 9.2, 11.7), "#7ba7cc")
    + moved(skull("#e8f8f8"), 5.6, 5.4, 0.54),
    "ahead": _leaps((4.8, "#fff6dc"), (19.0, svg.GOLD)),
    "back": _mirrored(_leaps((4.8, "#fff6dc"), (19.0, svg.GOLD))),
    "skip": _leaps((4, "#fff6dc"), (12, "#8d8577"), (20, svg.GOLD)),
    "hand": shape(_HAND, "#e2b489"),
    "beg": shape(_PALM, "#e2b489") + moved(shape(COB, svg.CORN, 2.2), 5.9, 0.6, 0.62),
    "quick": shape("M14 1.2 4 13.6H10.6L8.8 22.8 20 9.4H13Z", "#ffcf3c"),
    "comet": stroke("M1.8 3.4 12 10.6M4.6 1.6 14 8.8M1.6 7.4 11 13.4", 2.2, "#b9481f")
    + disc(15.4, 15.2, 6.8, "#f08a24")
    + disc(16.4, 16.2, 3.6, "#ffe27a", 0),
    "tribe": shape(_MASK, svg.TEAL)
    + stroke("M3.8 6.4H20.2", 1.4)
    + stroke("M6.8 10.4H10.2M13.8 10.4H17.2M12 10.6V15M9 18.4H15", 2),
    "first": shape(cog(12, 12, 12, 8, 11.6), "#f0a51e", 1.3)
    + disc(12, 12, 5.8, "#ffe9ad", 1.3)
    + stroke("M10.4 10 12.4 8.6V15.4", 2.1),
    "light": disc(12, 12, 10.4, "#ffe27a")
    + stroke("M8.6 9.6C8.8 5.6 15.2 5.6 15.2 9.4 15.2 12 10.4 13.6 8.6 16.8H15.6", 2.5),
    "dark": shape("M15 1.7A10.6 10.6 0 1 0 22.5 14.6 8.9 8.9 0 0 1 15 1.7Z", svg.DUSK)
    + disc(18.4, 6.4, 1.3, svg.WHITE, 0.9)
    + stroke("M6.6 8.4C4.8 11.6 5.4 15.4 7.8 17.8", 1.5, "#8d7c9c"),
    "day": disc(12, 12, 5.6, "#f0a51e")
    + stroke(
        "M12 1.4V3.8M12 20.2V22.6M1.4 12H3.8M20.2 12H22.6"
        "M4.5 4.5 6.2 6.2M17.8 17.8 19.5 19.5M4.5 19.5 6.2 17.8M17.8 6.2 19.5 4.5",
        2.2,
    ),
    "star": shape(_STAR, "#ffcf3f"),
    "look": shape("M1.3 12C5.6 5.2 18.4 5.2 22.7 12 18.4 18.8 5.6 18.8 1.3 12Z", svg.WHITE, 2)
    + disc(12, 12, 3.8, INK, 0)
    + disc(13.4, 10.8, 1.1, svg.WHITE, 0),
    "points": shape(polygon(12, 12, 8, 11.4, 22.5), "#8f2f1c")
    + stroke(polygon(12, 12, 8, 9.2, 22.5), 0.7, "#e0946a"),
    "up": shape("M12 2 22.4 21H1.6Z", svg.WHITE, 3.2),
    "down": shape("M12 22 22.4 3H1.6Z", "#ffb9a8", 3.2),
    "struck": stroke("M3 21 21 3", 4.4, svg.CREAM) + stroke("M3 21 21 3", 2.6, svg.RED),
    "gone": f'<circle cx="12" cy="12" r="9.6" fill="none" stroke="{INK}" stroke-width="2"'
    ' stroke-dasharray="4.2 3.34"/>',
}
