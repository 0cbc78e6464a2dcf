"""Every colour, text style, radius and duration of the game."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]

# Ink and paper
INK: Colour = (42, 28, 16)
INK_SOFT: Colour = (88, 58, 28)
INK_FADED: Colour = (88, 70, 50)
CREAM: Colour = (255, 246, 223)
CREAM_SOFT: Colour = (242, 220, 174)
CREAM_FADED: Colour = (222, 196, 168)
SHADOW: Colour = (20, 10, 4)
PICTURE_HOVER: Colour = (18, 15, 9)
"""What is added to a picture that the pointer is on."""
PAPER: Colour = (236, 217, 176)
PAPER_DIM: Colour = (226, 206, 164)
PAPER_SPENT: Colour = (204, 180, 140)
PAPER_LIT: Colour = (246, 231, 195)
PAPER_OFF: Colour = (190, 172, 140)
PAPER_EDGE: Colour = (128, 84, 42)
WALNUT: Colour = (84, 52, 29)
WALNUT_LIT: Colour = (98, 64, 36)
OUTLINE: Colour = (74, 46, 22)

# Cards and blocks of stucco on paper
CARD: Colour = (250, 241, 214)
CARD_LIT: Colour = (255, 251, 234)
CARD_CHOSEN: Colour = (255, 228, 150)
CARD_OFF: Colour = (214, 198, 164)
CARD_EDGE: Colour = (122, 88, 52)
LIT_EDGE: Colour = (224, 148, 18)
TERRACOTTA: Colour = (208, 142, 112)
OCHRE: Colour = (236, 204, 104)
MALACHITE: Colour = (146, 198, 150)

# What cameras read
QR_LIGHT: Colour = (255, 252, 243)
QR_DARK: Colour = (24, 16, 10)

# Accents
GOLD: Colour = (178, 128, 46)
GOLD_BRIGHT: Colour = (255, 212, 94)
GOLD_CHOSEN: Colour = (255, 214, 110)
GLOW: Colour = (255, 196, 61)
RUST: Colour = (106, 36, 12)
BRICK: Colour = (178, 62, 32)
BRICK_LIT: Colour = (200, 78, 42)
BRICK_DARK: Colour = (74, 20, 8)
WARNING = BRICK
SKY: Colour = (201, 243, 255)
SKY_LINE: Colour = (143, 233, 255)
SKY_DARK: Colour = (6, 48, 63)
JUNGLE: Colour = (46, 84, 44)

# Seats by the colour of their mark; its shape is the second sign
SEAT_FILL: dict[str, Colour] = {
    "red": (208, 38, 31),
    "blue": (31, 99, 216),
    "yellow": (255, 200, 20),
    "white": (251, 247, 238),
    "violet": (125, 63, 176),
}
SEAT_LIGHT: dict[str, Colour] = {
    "red": (255, 150, 134),
    "blue": (146, 194, 255),
    "yellow": (255, 217, 74),
    "white": (251, 247, 238),
    "violet": (206, 172, 240),
}
"""Lighter seat colours, as a ground for dark figures (the number of members on a space)."""
MARKS = tuple(SEAT_FILL)
"""The players' marks, in the order in which seats get them."""


ENOUGH = 22.0
"""The size in dp of text that is large enough for everybody."""


@dataclass(frozen=True)
class TextStyle:
    """A family ("head", "text" or "num"), a size in dp, a colour and an outline width in dp.

    Where larger text is wanted it grows up to ``most`` dp: 0 for a size that was found for some
    room.
    """

    family: str
    size: float
    colour: Colour = INK
    outline: float = 0
    outline_colour: Colour = INK
    most: float = ENOUGH


DISPLAY = TextStyle("head", 34)
HEADING = TextStyle("head", 22)
SUBHEADING = TextStyle("head", 18)
LABEL = TextStyle("head", 15)
BUTTON = TextStyle("head", 18)
BUTTON_RED = TextStyle("head", 26, CREAM, 2, BRICK_DARK)
RED_SMALL = TextStyle("head", 18, CREAM)
BODY = TextStyle("text", 16)
NOTE = TextStyle("text", 14, INK_SOFT)
NOTE_PLAIN = TextStyle("text", 14)
NOTE_OVER = TextStyle("text", 14, CREAM, 2)
NOTE_LIGHT = TextStyle("text", 14, CREAM_SOFT)
NOTE_WARNING = TextStyle("text", 14, CREAM)
# The smallest readable text in dp, and the smallest with figures, which are 8 dp high then, or with
# Chinese or Korean letters, whose strokes run together below it
SMALLEST = 11.0
SMALLEST_DENSE = 12.0
CHIP = TextStyle("num", 14)
NUMBER = TextStyle("num", 17)
NUMBER_BIG = TextStyle("num", 29)
NUMBER_HUGE = TextStyle("num", 34, CREAM, 4)


@dataclass(frozen=True)
class Ring:
    """A ring around something: a bright line of ``line`` dp between two dark ones of ``edge`` dp.

    Around a space of a board the bright line is at least ``part`` of its width.
    """

    colour: Colour
    line: float
    edge: float
    part: float


HINTED = Ring(GLOW, 3.5, 1.0, 0.03)
"""Around what a hint is about."""
NAMED = Ring(CREAM, 2.0, 1.0, 0.016)
"""Around what a lesson speaks of."""

# Sizes in dp
TOUCH = 44
GAP = 8
RADIUS = 12
BOARD_RADIUS = 8
BUTTON_HEIGHT = 52
TOAST_TOP = 66  # below the line at the top that says whose turn it is

# Durations in seconds
QUICK = 0.15
SMOOTH = 0.25
SLOW = 0.4
TOAST = 3.0
CAPTION = 2.5
READ_WORD = 1 / 3  # for each word of an explanation: 180 words a minute
# A toast that links to a rule stays longer, so that there is time to touch it
TOAST_LEADING = 6.0
CARET_BLINK = 0.53
# Once nothing has happened for REST_AFTER, the loop sleeps for REST between two turns
REST_AFTER = 0.5
REST = 0.2
# Between two looks at what the system wishes: less motion, more contrast
WISHES = 0.5
# Between two steps of the idle animation
LIFE = 0.2
# The shortest and the longest time that a lizard stays where it is
LIZARD = (14.0, 45.0)
DOUBLE_TAP = 0.32
# How long a button that took the place of another takes no tap. One that binds waits longer than
# the two taps of a double tap lie apart
SETTLE = 0.25
SETTLE_BINDING = 0.8
# How many times as long all such waits are for hands that tremble
TREMBLING = 2.5
# For how long the device vibrates: when a turn begins, where something is refused or cannot be
# taken back
FELT_TURN = 0.12
FELT_REFUSED = 0.03
FELT_BINDING = 0.06
# For how long after an Escape that put something down the next Escape opens no menu
PUT_DOWN = 1.0
# How long something is held until its tooltip comes, or until a stepper starts to repeat
HOLD = 0.45
# The most of it that one frame counts: a finger lifted in a slow frame is only seen in a later one
HOLD_FRAME = 0.15
# How long the mouse rests on something until its tooltip comes
HOVER = 0.8
# Pauses of a stepper that is held: the first one, the factor from one to the next, the least one
REPEAT = 0.16
REPEAT_FASTER = 0.86
REPEAT_LEAST = 0.04
# The others' turns: pauses after an action and after a scoring, and thinking time in one frame
STEP = 0.6
STEP_SLOW = 1.2
GLANCE = 1.0
READ = 2.5
READ_SLOW = 4.0
THINKING_SLICE = 0.012
# An analysis may take nearly two frames of 60 a second: nothing moves beside it
ANALYSING_SLICE = 0.028
# The share of the time, and the most at once, in which old reasons are thought of again
RECALLING_SHARE = 0.25
RECALLING_SLICE = 0.04
# How long a learner sits over a step of a lesson until he is helped
STUCK = 25.0
# Between two checks for news of a match that is played in another window
FOLLOW = 1.0
# Seconds of a frame for reading data from outside, for painting that can wait, and for preparing
# the next scene
READING_SLICE = 0.012
PAINTING_SLICE = 0.006
PREPARING_SLICE = 0.014
# How many PREPARING_SLICEs a frame has after a change of the window's size: nothing moves then
RESIZING_SLICES = 3
# How long the camera has to rest until the board is painted sharply for it
ZOOM_RESTS = 0.1
# How long a list that was thrown by a finger glides until a third of its speed is left
GLIDE = 0.3
# Animations at the table, each under 0.4; WALK is longer by WALK_STONE for each further stone
WALK = 0.24
WALK_STONE = 0.04
STAGGER = 0.05
LONGEST = 0.38
DROP = 0.38
DIG = 0.36
FLY = 0.38
APPEAR = 0.3
ERUPT = 0.36
COUNT = 0.38
CHEER = 0.36
# A worker's hop to his space and back home, and the flight of goods
HOP = 0.38
HOME = 0.34
FLIGHT = 0.55
# A food day at the gears: the sun rises, bowls are served, the gods give; a monument that rises;
# the sun that sets at the end of the game
SUNRISE = 0.7
SERVE = 0.9
BLESSING = 0.7
RISE = 0.7
SUNSET = 1.2
# A day on the gears: they turn by a tooth in DAY, and DAY_MORE longer for each further one.
# They overshoot by DAY_RUNS_ON of a tooth and fall back in the last DAY_SETTLES. AT_ONCE is the
# part of all that a shortened turn takes
DAY = 1.2
DAY_MORE = 0.8
DAY_SETTLES = 0.4
DAY_RUNS_ON = 0.5
AT_ONCE = 1 / 3

# How much a notch of the wheel zooms
WHEEL_ZOOM = 1.15

# The map under the hexagons
MAP: Colour = (214, 190, 143)
MAP_INK: Colour = (112, 74, 36)
MAP_SHADE: Colour = (120, 82, 40)
FRAME: Colour = (226, 178, 84)
FRAME_DARK: Colour = (120, 78, 34)
ISLAND_SHADOW: Colour = (30, 16, 6)
SUNLIGHT: Colour = (255, 214, 130)
DUSK: Colour = (26, 14, 40)
NIGHT: Colour = (14, 20, 30)
EMBER: Colour = (255, 154, 60)
GOLD_DARK: Colour = (92, 50, 6)

# Painted stone: of each gear, and of the two kinds of food days
GEARS: tuple[Colour, ...] = (
    (140, 176, 108),
    (178, 174, 164),
    (212, 136, 110),
    (224, 186, 96),
    (126, 170, 204),
)
TURQUOISE: Colour = (63, 158, 154)
CLAY: Colour = (164, 98, 44)

# Dust and smoke
DUST: Colour = (206, 178, 132)
SMOKE: Colour = (74, 62, 58)
SMOKE_LIT: Colour = (128, 110, 98)
SMOKE_THIN: Colour = (232, 226, 218)
CLOUD_SHADOW: Colour = (16, 24, 40)
LEAVES: tuple[Colour, ...] = ((150, 182, 60), (206, 168, 58), (104, 150, 62))
LEAF_EDGE: Colour = (52, 74, 26)
