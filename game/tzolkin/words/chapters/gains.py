"""The chapter on the gains from workers: actions, technologies, temples, tiles (7 to 9)."""

from game.rulebook.book import Section, plain_section
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.tiles import M05_EACH, MONUMENTS
from game.tzolkin.rules.setup import MAX_SEATS
from game.tzolkin.words import places
from game.tzolkin.words.chapters import figures
from game.tzolkin.words.names import capital, gear, listed, technology, temple
from game.tzolkin.words.spaces import describe_action, describe_gear
from game.tzolkin.words.technologies import describe_level, describe_step
from game.tzolkin.words.tiles import monument, scored_for
from game.ui.i18n import gettext as _


def gears() -> list[Section]:
    """Return a section of the rulebook for each gear."""
    return [
        plain_section(
            board.GEARS[number],
            str(gear(number)),
            [str(describe_gear(number)), *_actions(number)],
            {0: figures.gear(number)},
        )
        for number in range(len(board.GEARS))
    ]


def _actions(number: int) -> list[str]:
    told = _("{number}: {action}")
    return [
        told.format(number=one, action=describe_action(number, one))
        for one in range(1, board.ACTIONS[number] + 1)
    ]


def technologies() -> Section:
    told = _("{name}. {levels}")
    tracks = [
        told.format(
            name=capital(technology(track)),
            levels=" ".join(
                str(describe_level(track, level)) for level in range(1, board.MOST_LEVELS + 2)
            ),
        )
        for track in range(len(board.TRACKS))
    ]
    costs = " ".join(str(describe_step(level)) for level in range(board.MOST_LEVELS + 1))
    return plain_section(
        places.TECHNOLOGIES,
        _("Technologies"),
        [_("Levels add up: whoever has the third has the first two as well."), costs, *tracks],
        {0: figures.technologies()},
    )


def temples() -> Section:
    pays = _("{temple} {first}, then {second}")
    bonus = listed(
        pays.format(
            temple=temple(one),
            first=board.HIGHEST_BONUS[0][one],
            second=board.HIGHEST_BONUS[1][one],
        )
        for one in range(len(board.TEMPLES))
    )
    return plain_section(
        places.TEMPLES,
        _("Temples"),
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
        {0: figures.temples()},
    )


def tiles() -> Section:
    return plain_section(
        places.TILES,
        _("Buildings"),
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
        {0: figures.buildings()},
    )


def monuments() -> Section:
    told = _("{name}: {scores}")
    return plain_section(
        places.MONUMENTS,
        _("Monuments"),
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
        {0: figures.monuments()},
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
