"""What is to be done now: headlines and guidance, what a tap would do, and what the next player is
told when the device is handed over."""

from typing import Final

from game.tikal.words.actions import ACTION_LABELS
from game.tikal.words.names import hexagon
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

GUIDANCE: Final = phrases(
    f"{__name__}.hints",
    {
        "explore": N_("choose your members or an action"),
        "spend": N_("spend your action points, then score"),
        "spend-last": N_("the game ends after this scoring: spend your AP"),
        "fewest-first": N_("fewest points first: spend your AP, then score"),
        "spent": N_("no action points are left"),
        "highest-bid": N_("the highest bidder has the turn"),
        "choose": N_("you place it next"),
        "pay": N_("what the temples and treasures pay"),
        "ask": N_("choose a hexagon to ask about it"),
        "lay-volcano": N_("the scoring round is over; choose a space"),
    },
)
"""The lines of guidance beside the headlines."""

TAP_GUIDANCE: Final = phrases(
    f"{__name__}.guides",
    {
        "too-many": N_("Their way costs more than you have: take fewer."),
        "go": N_("Choose where they go. Each number is what it costs."),
        "lit": N_("It can be done where the board is lit."),
        "guard": N_("One member stays there. Your others there leave the game."),
    },
)
"""What a tap would do with the members or the action that is picked up."""


# headlines


@sentence
def explore(player: str) -> str:
    return _("{player}: explore").format(player=player)


@sentence
def score(player: str) -> str:
    return _("{player}: scoring round").format(player=player)


@sentence
def score_last(player: str) -> str:
    return _("{player}: final scoring").format(player=player)


@sentence
def bid(player: str) -> str:
    return _("{player}: bid or pass").format(player=player)


@sentence
def choose(player: str) -> str:
    return _("{player}: choose a hexagon").format(player=player)


@sentence
def lay(player: str) -> str:
    return _("{player}: place the hexagon").format(player=player)


@sentence
def lay_volcano(player: str) -> str:
    return _("{player}: place the volcano").format(player=player)


# what a tap would do


@sentence
def choose_space(number: int) -> str:
    """number: of the hexagon in hand."""
    return _("{kind}: choose a space for it").format(kind=hexagon(number))


@sentence
def place_or_rotate(number: int, space: str) -> str:
    """Say where the hexagon in hand is tried, and what can be done with it there."""
    template = _("{kind} on {space}: place it, or try another space")
    return template.format(kind=hexagon(number), space=space)


@sentence
def choose_hexagon(verb: str) -> str:
    return _("{action}: choose a hexagon").format(action=ACTION_LABELS[verb])


@sentence
def come_here(workers: int, leader: bool, origin: str, space: str) -> str:
    """Say who would come from ``origin``, and how those on ``space`` are picked up."""
    if not workers:
        template = _(
            "“Come here” brings your leader from {origin}. To pick up those on {space}, choose an "
            "empty hexagon."
        )
    elif leader:
        template = ngettext(
            "“Come here” brings your leader and {count} worker from {origin}. To pick up those on "
            "{space}, choose an empty hexagon.",
            "“Come here” brings your leader and {count} workers from {origin}. To pick up those on "
            "{space}, choose an empty hexagon.",
            workers,
        )
    else:
        template = ngettext(
            "“Come here” brings {count} worker from {origin}. To pick up those on {space}, choose "
            "an empty hexagon.",
            "“Come here” brings {count} workers from {origin}. To pick up those on {space}, choose "
            "an empty hexagon.",
            workers,
        )
    return template.format(count=workers, origin=origin, space=space)


@sentence
def drop_to_join(count: int, ap: int) -> str:
    """What it would do to let go of the picked-up members over own members elsewhere."""
    return ngettext(
        "{count} member joins these for {cost} AP.",
        "{count} members join these for {cost} AP.",
        count,
    ).format(count=count, cost=ap)


@sentence
def drop_to_move(count: int, ap: int) -> str:
    """What it would do to let go of the carried members on a space."""
    return ngettext(
        "Let go here: {count} member comes for {cost} AP.",
        "Let go here: {count} members come for {cost} AP.",
        count,
    ).format(count=count, cost=ap)


# on the chosen space


@sentence
def refused_here(verb: str, reason: Words) -> str:
    return _("{action}: {reason}").format(action=ACTION_LABELS[verb], reason=reason)


@sentence
def guard_costs(workers: int, leader: bool) -> str:
    """Who becomes the guard and who leaves; the leader is named, because he never comes back."""
    others = workers - 1
    if not workers:
        return _("Guard: your leader becomes the guard.")
    if not others:
        alone = _("Guard: your worker becomes the guard.")
        return _("Guard: your worker stays; your leader leaves the game.") if leader else alone
    if leader:
        template = ngettext(
            "Guard: one stays; your leader and {count} worker leave the game.",
            "Guard: one stays; your leader and {count} workers leave the game.",
            others,
        )
    else:
        template = ngettext(
            "Guard: one stays; {count} worker leaves the game.",
            "Guard: one stays; {count} workers leave the game.",
            others,
        )
    return template.format(count=others)


# what the next player is to do, when the device is handed over


@sentence
def bid_due(turn: int, turns: int) -> str:
    """turn: which of the round is auctioned."""
    return _("A bid for turn {turn} of {turns}.").format(turn=turn, turns=turns)


@sentence
def choice_due(turn: int, turns: int) -> str:
    template = _("Turn {turn} of {turns} is yours: choose a hexagon.")
    return template.format(turn=turn, turns=turns)


@sentence
def last_hexagon_due() -> str:
    return _("The last hexagon of this round is yours, and its turn.")


@sentence
def volcano_due() -> str:
    return _("Place the volcano: the scoring round is over.")


@sentence
def turn_due(number: int, ap: int) -> str:
    """number: of the hexagon in hand."""
    template = _("A turn: place {kind}, then {ap} AP.")
    return template.format(kind=hexagon(number), ap=ap)


@sentence
def scoring_due(ap: int) -> str:
    return ngettext("A scoring with {ap} AP.", "A scoring with {ap} AP.", ap).format(ap=ap)


@sentence
def actions_due(ap: int) -> str:
    return ngettext("A turn with {ap} AP.", "A turn with {ap} AP.", ap).format(ap=ap)
