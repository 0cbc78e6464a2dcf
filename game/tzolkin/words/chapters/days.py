"""The rulebook's chapter on days, food days and the end (sections 10 to 12)."""

from game.rulebook.book import Section, plain_section
from game.tzolkin.rules.data.board import FOOD_TEETH, MEAL, UNFED
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS
from game.tzolkin.words import places
from game.tzolkin.words.chapters import figures
from game.tzolkin.words.names import listed
from game.ui.i18n import gettext as _


def calendar() -> Section:
    return plain_section(
        places.CALENDAR,
        _("A day passes"),
        [
            _(
                "When everybody has had a turn the wheel goes on by one tooth, and all workers "
                "ride one space on. If nobody stands on the starting-player space, 1 corn is put "
                "on the calendar; it waits for the next one who does."
            ),
            _(
                "Whoever stands there takes the starting marker; if he has it already it goes to "
                "the next player. He may also let two days pass instead of one: once, with the "
                "light side of his board up, which then turns dark, and only if nobody's worker "
                "would be carried off the end of a gear too early."
            ),
        ],
    )


def food_days() -> Section:
    days = listed(str(tooth + 1) for tooth in FOOD_TEETH)
    return plain_section(
        places.FOOD_DAYS,
        _("Food days"),
        [
            _("At the end of days {days} everybody feeds his workers, wherever they are.").format(
                days=days
            ),
            _(
                "Each worker needs {meal} corn, less with farms. As many as possible must be fed; "
                "each who is not costs {points} points."
            ).format(meal=MEAL, points=UNFED),
            _(
                "Then the gods reward: with goods on the first and the third food day, with points "
                "on the second and the fourth."
            ),
        ],
        {2: figures.food_day()},
    )


def end() -> Section:
    return plain_section(
        places.END,
        _("The end"),
        [
            _(
                "After the fourth food day resources become corn: wood 2, stone 3, gold 4. Each "
                "{corn} corn are 1 point, and quarters count. Each skull that you still have is "
                "worth {skull} points. Then come the monuments."
            ).format(corn=QUARTERS, skull=SKULL_POINTS),
            _(
                "Most points win. Of equals, whoever has more workers on the gears; if that is "
                "equal too, the win is shared."
            ),
        ],
    )
