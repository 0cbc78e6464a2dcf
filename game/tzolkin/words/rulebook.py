"""The rulebook of Tzolk'in, in our own words (docs/rules-tzolkin.md), chapter by chapter."""

from game.rulebook.book import Book, Chapter, Section, plain_section
from game.table.guide import table_sections
from game.table.symbols import table_symbols
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.tiles import M05_EACH, MONUMENTS
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS
from game.tzolkin.rules.setup import MAX_SEATS, WEALTH_DEALT, WEALTH_KEPT, Options
from game.tzolkin.words import (
    gears_and_tracks,
    rulebook_expansion,
    rulebook_figures,
    rulebook_sections,
    technologies,
)
from game.tzolkin.words.names import capitalised_phrase, comma_list, gear, technology, temple
from game.tzolkin.words.rulebook_sections import with_links
from game.tzolkin.words.symbols import symbols
from game.tzolkin.words.tiles import monument, scored_for
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.punctuation import one_after_another

# The rulebook's chapter on days, food days and the end (sections 10 to 12).


def calendar_section() -> Section:
    return plain_section(
        rulebook_sections.CALENDAR,
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


def food_days_section() -> Section:
    days = comma_list(str(tooth + 1) for tooth in board.FOOD_TEETH)
    return plain_section(
        rulebook_sections.FOOD_DAYS,
        _("Food days"),
        [
            _("At the end of days {days} everybody feeds his workers, wherever they are.").format(
                days=days
            ),
            _(
                "Each worker needs {meal} corn, less with farms. As many as possible must be fed; "
                "each who is not costs {points} points."
            ).format(meal=board.MEAL_CORN, points=board.UNFED_PENALTY),
            _(
                "Then the gods reward: with goods on the first and the third food day, with points "
                "on the second and the fourth."
            ),
        ],
        {2: rulebook_figures.food_day()},
    )


def end_section() -> Section:
    return plain_section(
        rulebook_sections.END,
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


# The chapter on the gains from workers: actions, technologies, temples, tiles (7 to 9).


def gear_sections() -> list[Section]:
    """Return a section of the rulebook for each gear."""
    return [
        plain_section(
            board.GEARS[number],
            str(gear(number)),
            [str(gears_and_tracks.describe_gear(number)), *_actions(number)],
            {0: rulebook_figures.gear(number)},
        )
        for number in range(len(board.GEARS))
    ]


def _actions(number: int) -> list[str]:
    told = _("{number}: {action}")
    return [
        told.format(number=one, action=gears_and_tracks.describe_action(number, one))
        for one in range(1, board.HIGHEST_ACTION[number] + 1)
    ]


def technologies_section() -> Section:
    told = _("{name}. {levels}")
    tracks = [
        told.format(
            name=capitalised_phrase(technology(track)),
            levels=one_after_another(
                technologies.describe_technology_level(track, level)
                for level in range(1, board.MOST_LEVELS + 2)
            ),
        )
        for track in range(len(board.TRACKS))
    ]
    costs = one_after_another(
        technologies.describe_step_cost(level) for level in range(board.MOST_LEVELS + 1)
    )
    return plain_section(
        rulebook_sections.TECHNOLOGIES,
        pgettext("heading", "Technologies"),
        [_("Levels add up: whoever has the third has the first two as well."), costs, *tracks],
        {0: rulebook_figures.technologies()},
    )


def temples_section() -> Section:
    pays = _("{temple} {first}, then {second}")
    bonus = comma_list(
        pays.format(
            temple=temple(one),
            first=board.HIGHEST_BONUS[0][one],
            second=board.HIGHEST_BONUS[1][one],
        )
        for one in range(len(board.TEMPLES))
    )
    return plain_section(
        rulebook_sections.TEMPLES,
        pgettext("heading", "Temples"),
        [
            _(
                "On each of the three temples a step has points of its own, some have goods beside "
                "them. On food days 1 and 3 everybody gets the goods at and below the own marker; "
                "on food days 2 and 4 the points of the own step, and whoever is highest a bonus."
            ),
            _(
                "The bonus of the first half and of the second: {bonus}. Equals get half each."
            ).format(bonus=bonus),
            _(
                "The top step is for one player only. Whoever reaches it turns the own board to "
                "its light side again."
            ),
        ],
        {0: rulebook_figures.temples()},
    )


def buildings_section() -> Section:
    return plain_section(
        rulebook_sections.TILES,
        pgettext("heading", "Buildings"),
        [
            _(
                "Six buildings are displayed; a new one comes at the end of the turn in which one "
                "was built. Pay what it costs, then it brings at once what it shows, from the "
                "first sign to the last."
            ),
            _(
                "Farms feed workers on food days: some eat nothing, or all eat 1 corn less. Tombs, "
                "cities and shrines are worth more with the monuments that count them."
            ),
            _("With the second food day all buildings leave, and six of the second age come."),
        ],
        {0: rulebook_figures.buildings()},
    )


def monuments_section() -> Section:
    told = _("{name}: {scores}")
    return plain_section(
        rulebook_sections.MONUMENTS,
        pgettext("heading", "Monuments"),
        [
            _(
                "Two more monuments than players are displayed, and none comes after. They are "
                "built on Tikal 4 and scored at the end of the game."
            ),
            *(
                told.format(name=monument(number), scores=_scores(tile.id))
                for number, tile in enumerate(MONUMENTS)
            ),
        ],
        {0: rulebook_figures.monuments()},
    )


def _scores(id_: str) -> str:
    """Tell what a monument scores, for every number of players."""
    if id_ != "M05":
        return str(scored_for(id_, MAX_SEATS))
    told = _(
        "{two}, {three}, {four} or {five} points for each monument that anybody has built, with 2, "
        "3, 4 or 5 players."
    )
    two, three, four, five = M05_EACH.values()
    return told.format(two=two, three=three, four=four, five=five)


# The rulebook's chapters on the aim of the game and on the turn (sections 2 to 6).


def aim_section() -> Section:
    return plain_section(
        rulebook_sections.AIM,
        _("What it is about"),
        [
            _(
                "You lead a Maya tribe through a year of their calendar, the Tzolk'in: a wheel of "
                "{days} days that turns five gears. Your workers ride on these gears. The longer "
                "they ride, the more they bring: corn, wood, stone and gold, technologies, "
                "buildings, crystal skulls, the favour of the gods."
            ).format(days=26),
            _(
                "Four times a year all workers want to eat. After the last of these food days the "
                "game is over, and most points win."
            ),
        ],
        {0: rulebook_figures.train()},
    )


def beginning_section() -> Section:
    return plain_section(
        rulebook_sections.BEGINNING,
        _("How it begins"),
        [
            _(
                "Everybody has {hand} workers in hand and {bank} more in the bank, no goods, and a "
                "marker on the start step of each temple."
            ).format(hand=board.WORKERS_AT_FIRST, bank=board.WORKERS - board.WORKERS_AT_FIRST),
            _(
                "You are dealt {dealt} wealth tiles and keep {kept} of them, in secret. When all "
                "have chosen they are shown together, and everybody takes what is on his."
            ).format(dealt=WEALTH_DEALT, kept=WEALTH_KEPT),
            _(
                "With two or three players some spaces of the gears are taken by grey dummies. "
                "They turn with the gears and come round again."
            ),
        ],
    )


def turn_section() -> Section:
    return plain_section(
        rulebook_sections.TURN,
        _("Your turn"),
        [
            _(
                "Either you place one or more workers from your hand, or you pick up one or more "
                "of yours from the gears. Never both, and never neither."
            ),
            _(
                "A worker acts only when he is picked up. Until then every day takes him one space "
                "on, to better actions."
            ),
        ],
    )


def placing_section() -> Section:
    return plain_section(
        rulebook_sections.PLACING,
        _("Placing workers"),
        [
            _(
                "A worker takes the lowest free space of the gear that you choose; he costs as "
                "much corn as its number. The second worker of a turn costs 1 corn more, "
                "the third 2, the fourth 3, and so on."
            ),
            _("Three workers on spaces 0, 0 and 2 cost 0, 1 and 4 corn: 5 in all."),
            _(
                "The starting-player space in the middle of the wheel costs nothing but what the "
                "number of workers adds. Whoever stands there takes the corn that lies on the "
                "calendar at the end of the turn, and at the end of the round the starting marker. "
                "Whoever has it already hands it on to the next player."
            ),
        ],
        {0: rulebook_figures.prices()},
    )


def picking_section() -> Section:
    return plain_section(
        rulebook_sections.PICKING,
        _("Picking workers up"),
        [
            _(
                "Each worker whom you pick up returns to your hand and may do the action of his "
                "space, a lower action of the same gear for 1 corn a space, or nothing. One after "
                "the other: what one brings may pay for the next."
            ),
            _(
                "On the last spaces of a gear he may do any of its actions, and going back costs "
                "nothing. A worker who is there when the day passes and would go on returns to "
                "your hand without an action."
            ),
            _("On space 0 there is no action."),
        ],
        {0: rulebook_figures.picking()},
    )


def begging_section() -> Section:
    return plain_section(
        rulebook_sections.BEGGING,
        _("Begging for corn"),
        [
            _(
                "With {limit} corn or less you may beg before you do anything else in your turn: "
                "you have {begged} corn then, and go down a step on a temple of your choice."
            ).format(limit=board.BEGGING_LIMIT, begged=board.BEGGED_CORN),
            _(
                "Who has no worker on a gear and too little corn to place one must beg. Who cannot "
                "do that either pays all his corn and places one worker on the lowest free space."
            ),
        ],
    )


def signs_section() -> Section:
    """Return the section that tells how the signs on spaces and tiles are read."""
    return plain_section(
        rulebook_sections.SIGNS,
        _("How to read the signs"),
        [
            _("Spaces and tiles show in pictures what they bring. A number tells how many."),
            _("An arrow means a trade: you pay what is left of it and get what is right of it."),
            _("A question mark means that you choose: any resource, or any temple."),
            _(
                "A small triangle is a step on a temple or a technology: pointing up, one step up; "
                "pointing down, one step down."
            ),
            _("A red octagon is points. A red line through a picture means: not this."),
        ],
    )


def book(options: Options) -> Book:
    """Return the rulebook for a game with these options, in the language in use.

    Its last chapters are the parts of the expansion in play, if any, and how to use the table.
    """
    about = Chapter(_("The tribe"), [aim_section(), beginning_section(), signs_section()])
    turn = [
        turn_section(),
        placing_section(),
        picking_section(),
        begging_section(),
    ]
    brought = [
        technologies_section(),
        temples_section(),
        buildings_section(),
        monuments_section(),
    ]
    chapters = [
        about,
        Chapter(_("The turn"), turn),
        Chapter(_("What workers bring"), [*gear_sections(), *brought]),
        Chapter(_("The days"), [calendar_section(), food_days_section(), end_section()]),
    ]
    if expansion := list(rulebook_expansion.expansion_chapters(options)):
        chapters.append(Chapter(_("The expansion"), expansion))
    chapters.append(Chapter(_("At this table"), table_sections()))
    return Book(pgettext("name", "Tzolk'in"), with_links(chapters), [*symbols(), *table_symbols()])
