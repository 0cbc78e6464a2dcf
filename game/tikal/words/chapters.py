"""The rules of the three games in our own words (tikal-rules)."""

from game.rulebook.chapter import Chapter
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import MINI, Variant
from game.tikal.words import figures
from game.tikal.words.actions import actions_told
from game.tikal.words.choices import reconstruction
from game.ui.i18n import gettext as _


def chapters(variant: Variant, options: Options) -> list[Chapter]:
    """All that a game has to be explained by: what it is about, what is its own, then the rest."""
    own = [_mini()] if variant is MINI else []
    if variant.auction:
        own.append(_auction())
    return [_aim(), *own, _turn(), _actions(options), _scoring(), _rounds(variant)]


def fair_draw(seal: str) -> Chapter:
    """Why nobody needs to trust the program, for those who want to know; ``seal`` is the game's."""
    return Chapter(
        _("Is the draw fair?"),
        [
            _(
                "The order of all hexagons and treasures was fixed before the first move. This "
                "number, the seal of this game, is worked out from it: {seal}"
            ).format(seal=seal),
            _(
                "Nobody can tell the order from it, but with another order it would be another "
                "number. After the game, The draw beside the results shows the whole order with "
                "its seal: if it is the same, nothing was changed."
            ),
        ],
    )


def _mini() -> Chapter:
    return Chapter(
        _("What is different in Mini Tikal"),
        [
            reconstruction(),
            _("Ours are the spaces {first} to {last} and the hexagons {hexagons}.").format(
                first=NAMES[MINI.area[0]],
                last=NAMES[MINI.area[-1]],
                hexagons=" ".join(HEXAGONS[one].id for part in MINI.sets for one in part),
            ),
            _(
                "For two players and half an hour: twelve hexagons, a corner of the board, four "
                "kinds of treasure. Each has a leader, 12 workers, one camp and one guard."
            ),
            _(
                "Certain are the three sets, shuffled apart (five hexagons A to C, three D, four "
                "E to G), the only volcano among the D, and the auction as in the auction game."
            ),
        ],
    )


def _auction() -> Chapter:
    return Chapter(
        _("The auction"),
        [
            _(
                "Everybody begins with 20 points, which are money too. In each round as many "
                "hexagons are shown as there are players, and each takes one turn."
            ),
            _(
                "Before a turn, those who have not had theirs bid for it, clockwise: more than "
                "the last bid, or out. The last one left pays the bid, chooses a hexagon and plays "
                "a turn with it. If nobody bids, the first who passed goes free of charge."
            ),
            _("The last player of a round takes the last hexagon without paying."),
            _(
                "A volcano that is chosen starts a scoring round from its chooser on, before the "
                "chooser's own turn."
            ),
        ],
    )


def _aim() -> Chapter:
    return Chapter(
        _("What it is about"),
        [
            _(
                "You lead an expedition to the ruins of Tikal, deep in the jungle. Hexagon by "
                "hexagon you explore it: your leader and workers find their way along the stones, "
                "uncover temples and recover treasures. Volcanoes bring scoring rounds, which pay "
                "for the temples where you are strongest and for your treasures. Most points win; "
                "equal points share the win."
            )
        ],
        {0: figures.overview()},
    )


def _turn() -> Chapter:
    return Chapter(
        _("Your turn"),
        [
            _(
                "Lay your hexagon on a free space beside explored ground, rotated as you like, so "
                "that a stone lies on a side shared with a neighbour that is no volcano. A volcano "
                "needs only a neighbour. A treasure hexagon gets a hidden treasure for each mask."
            ),
            _("Then use ten action points (AP) as you like. What is left over is lost."),
        ],
        {0: figures.placement()},
    )


def _actions(options: Options) -> Chapter:
    told = actions_told(options)
    pictured = {"move": figures.walk, "camp": figures.camp, "guard": figures.guard}
    after = {number: pictured[verb]() for number, verb in enumerate(told) if verb in pictured}
    return Chapter(_("What action points buy"), list(told.values()), after)


def _scoring() -> Chapter:
    return Chapter(
        _("What scoring pays"),
        [
            _(
                "A temple pays its number to the owner of its guard, else to the player who is "
                "strongest there: the leader counts 3, a worker 1. A tie pays nobody."
            ),
            _("Of each kind of treasure, one pays 1 point, two pay 3, three pay 6."),
        ],
        {0: figures.temple()},
    )


def _rounds(variant: Variant) -> Chapter:
    last = (
        _("After the last hexagon all have a final scoring turn, the one with fewest points first.")
        if variant.auction
        else _("After the last hexagon all have a final scoring turn, clockwise.")
    )
    return Chapter(
        _("Scoring rounds"),
        [
            _(
                "A volcano starts one: whoever has it, then the others clockwise, take ten action "
                "points each and score at once. Then the volcano is placed and its player takes "
                "the usual ten action points."
            ),
            last,
        ],
        {0: figures.scoring()},
    )
