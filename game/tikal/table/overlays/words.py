"""The words of the overlays: their names, what they show, and their sentences."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed_apart
from game.ui.sentence import phrases, sentence

LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        "reach": NC_("overlay", "Reach"),
        "majorities": NC_("overlay", "Majorities"),
        "scored": N_("If scored now"),
        "camps": NC_("overlay", "Camps"),
        "volcano": N_("Next volcano"),
    },
)
SHOWN: Final = phrases(
    f"{__name__}.shown",
    {
        "reach": N_("where a seat's members can be with 10 AP, and what the way costs."),
        "majorities": N_(
            "how strong everybody is on each temple, who leads, and what would turn it."
        ),
        "scored": N_("what the position would pay every seat now."),
        "camps": N_("where a seat may have a camp, and what it costs with the way there."),
        "volcano": N_("how likely a volcano is among the next hexagons."),
    },
)
NOTES: Final = phrases(
    f"{__name__}.notes",
    {
        "majorities": N_(
            "The numbers at figures are strengths: a worker counts 1, a leader 3. The strongest is "
            "paid, a tie pays nobody. Choose a temple to see what would turn it."
        ),
        "scored": N_("Points for temples + for treasures, as if everybody scored this position."),
        "no-camp": N_("No camp is left."),
        "no-hexagon": N_("No hexagon is left: the final scoring round is next."),
        "no-volcano": N_(
            "No volcano is left. The final scoring round comes after the last hexagon."
        ),
        "on-display": N_("A volcano lies on display already."),
        "tie": N_("A tie: nobody leads."),
        "leads": NC_("state", "leads"),
        "camps-left": N_("Camps left"),
    },
)


# reach


@sentence
def reach_of(player: str) -> str:
    return _("Reach of {player}").format(player=player)


@sentence
def what_ways_cost(ap: int) -> str:
    return _(
        "What one member needs to each hexagon, out of {ap} AP: on foot, through camps, or "
        "arriving from the supply. 0: one is there already."
    ).format(ap=ap)


@sentence
def is_there(player: str) -> str:
    return _("{player} has members here already.").format(player=player)


@sentence
def arrives(player: str, ap: int, space: str) -> str:
    told = _("{player} can be here for {ap} AP, arriving from the supply at {space}.")
    return told.format(player=player, ap=ap, space=space)


@sentence
def walks(player: str, ap: int, space: str) -> str:
    told = _("{player} can be here for {ap} AP, from {space}.")
    return told.format(player=player, ap=ap, space=space)


# majorities


@sentence
def temples(count: int) -> str:
    return ngettext("{count} temple", "{count} temples", count).format(count=count)


@sentence
def holds(player: str, count: int, points: int) -> str:
    """Say how many temples a player holds, and what they pay at a scoring."""
    template = ngettext(
        "{player} holds {count} temple, which pays {points}.",
        "{player} holds {count} temples, which pay {points}.",
        count,
    )
    return template.format(player=player, count=count, points=points)


@sentence
def needs(count: int) -> str:
    return _("needs {count}").format(count=count)


@sentence
def strong(strength: int) -> str:
    return _("strength {strong}").format(strong=strength)


@sentence
def leads_by(player: str, count: int) -> str:
    return _("{player} leads by {count}.").format(player=player, count=count)


@sentence
def needed(each: tuple[tuple[str, int], ...]) -> str:
    """Return what each player needs to lead; ``each`` holds the players' names and what they
    need."""
    one = _("{player}: {count}")
    told = listed_apart(one.format(player=player, count=count) for player, count in each)
    return _("What each needs to lead: {needs}.").format(needs=told)


# if scored now


@sentence
def paid(temples: int, treasures: int) -> str:
    """Return the points for temples and for treasures."""
    return _("{temples} + {treasures}").format(temples=temples, treasures=treasures)


@sentence
def would_be_paid(player: str, count: int, temples: int, treasures: int) -> str:
    told = ngettext(
        "{player}: {count} point, {temples} for temples, {treasures} for treasures.",
        "{player}: {count} points, {temples} for temples, {treasures} for treasures.",
        count,
    )
    return told.format(player=player, count=count, temples=temples, treasures=treasures)


@sentence
def pays(player: str, points: int) -> str:
    return _("Pays {player} {points} now.").format(player=player, points=points)


# camps


@sentence
def camps_of(player: str) -> str:
    return _("Camps of {player}").format(player=player)


@sentence
def anywhere(ap: int) -> str:
    """Return what a camp costs where the rules ask for no member on the site."""
    told = _("Where a camp may stand. It costs {ap} AP, and nobody has to be there.")
    return told.format(ap=ap)


@sentence
def with_way(ap: int) -> str:
    told = _("What a camp costs there; more than {ap} AP where a member has to go there first.")
    return told.format(ap=ap)


@sentence
def camp_costs(player: str, ap: int) -> str:
    return _("A camp of {player} here costs {ap} AP.").format(player=player, ap=ap)


@sentence
def camp_with_way_costs(player: str, ap: int) -> str:
    told = _("A camp of {player} here costs {ap} AP, a member's way included.")
    return told.format(player=player, ap=ap)


# the next volcano


@sentence
def left_of_letter(count: int, letter: str) -> str:
    return ngettext(
        "{count} hexagon of letter {letter} is left, then come those of the next letter.",
        "{count} hexagons of letter {letter} are left, then come those of the next letter.",
        count,
    ).format(count=count, letter=letter)


@sentence
def among_next(count: int) -> str:
    told = ngettext("the next hexagon", "one of the next {count}", count)
    return told.format(count=count)


@sentence
def percent(count: int) -> str:
    return _("{count} %").format(count=count)
