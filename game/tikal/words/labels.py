"""The labels of the table's buttons, and why a button is disabled."""

from typing import Final

from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import with_note
from game.ui.sentence import Words, phrases, sentence

LABELS: Final = phrases(
    __name__,
    {
        "actions": NC_("heading", "Actions"),
        "hint": NC_("button", "Hint"),
        "stock": N_("What is left"),
        "confirm": NC_("button", "Place"),
        "discard": NC_("button", "Discard"),
        "end-turn": N_("End turn"),
        "score": NC_("button", "Score"),
        "bid/less": N_("Bid less"),
        "bid/more": N_("Bid more"),
        "bid/pass": NC_("button", "Pass"),
        MORE: NC_("button", "More"),
        TAKE: NC_("button", "Begin"),
        "scoring/continue": NC_("button", "Continue"),
        "watch/pause": NC_("button", "Pause"),
        "watch/skip": NC_("button", "Skip"),
        "watch/step": N_("One step"),
        LEAVE: NC_("button", "Title"),
        SEND: N_("Send link"),
        "look-on/leave": NC_("button", "Leave"),
        "look-on/take": N_("Play here"),
        "rotate": NC_("button", "Rotate"),
        "rotate/hand": N_("Hexagon in hand"),
        "party/leader": NC_("button", "Leader"),
        "party/less": N_("One worker fewer"),
        "party/more": N_("One worker more"),
        "party/all": NC_("button", "All"),
        "party/go": N_("Come here"),
        "put-down": N_("Put down"),
        "tool/undo": NC_("button", "Undo"),
        "tool/redo": NC_("button", "Redo"),
        "tool/restart": N_("Restart turn"),
        "tool/log": NC_("button", "Log"),
        "tool/menu": NC_("button", "Menu"),
        "tool/turn": N_("Turn the board"),
        "dialog/stay": N_("Keep playing"),
        "dialog/cancel": NC_("button", "Cancel"),
        "dialog/close": NC_("button", "Close"),
    },
)
"""The labels by the ids of buttons, or of the alternative labels that some of them have."""


@sentence
def bid_label(points: int) -> str:
    return _("Bid {points}").format(points=points)


@sentence
def action_points() -> str:
    """The caption over the action points left."""
    return _("Action points")


@sentence
def with_workers(label: Words, workers: int) -> str:
    """A button that changes how many workers are picked up, with how many they are then."""
    told = ngettext("{label}: {count} worker then", "{label}: {count} workers then", workers)
    return told.format(label=label, count=workers)


# second lines of buttons


@sentence
def points_if_bid_wins(left: int) -> str:
    """How many of a seat's points are left if its bid wins."""
    return _("{points} left if it wins").format(points=left)


@sentence
def points_owned(points: int) -> str:
    return _("you have {points}").format(points=points)


@sentence
def members_leaving(count: int) -> str:
    """The number of members who leave the game beside a guard."""
    return ngettext("{count} leaves", "{count} leave", count).format(count=count)


@sentence
def price_label(ap: int) -> str:
    return _("{cost} AP").format(cost=ap)


@sentence
def verb_told(label: str, cost: str, here: bool, note: str) -> str:
    """An action's button for those who do not see it: its cost, and whether it is done here.

    note: its second line; empty for none.
    """
    least, more = cost.removesuffix("+"), cost.endswith("+")
    told = _("{label} here, {cost} AP") if here else _("{label}, {cost} AP")
    told = _("{label}, {cost} AP or more") if more else told
    return with_note(told.format(label=label, cost=least), note)


@sentence
def with_price(label: str, price: str) -> str:
    """A button's label with its price, for screen readers."""
    return _("{label}, {price}").format(label=label, price=price)


@sentence
def seat_with_points(player: str, points: int) -> str:
    """The panel of a seat, for screen readers."""
    template = ngettext("{player}, {count} point", "{player}, {count} points", points)
    return template.format(player=player, count=points)


# why a button is disabled, for reasons other than a refusal by the rules

DISABLED_REASONS: Final = phrases(
    __name__,
    {
        "no-treasure": N_("You have no treasure to give in exchange."),
        "nobody-at-treasures": N_("None of your members stands where treasures lie."),
        "nobody-at-temple": N_("None of your members stands at a temple."),
        "no-hexagon": N_("No hexagon is there for that."),
        "all-arrived": N_("All of your members are in the jungle already."),
        "nobody-arrived": N_("None of your members has arrived yet."),
        "no-camp": N_("Secret paths lead from camp to camp; you have no camp yet."),
        "nobody-in-camp": N_("None of your members stands in the base camp or a camp of yours."),
        "no-single": N_("No other player has a single treasure of another kind."),
        "somebody-goes": N_("One member has to go; the cross puts all down."),
        "no-more-workers": N_("There are no more workers that could go."),
        "leader-alone": N_("The leader is alone here."),
        "begin-first": N_("Begin your turn first."),
        "counted-first": N_("The points are counted first."),
        "lay-first": N_("Lay the hexagon on a space first."),
        "one-way": N_("It fits there in one way only."),
        "looks-alike": N_("It looks the same however it is turned."),
    },
)


@sentence
def no_affordable_step(ap: int) -> str:
    """ap: the action points that are left."""
    template = _("No step of your members costs as little as the {ap} AP that are left.")
    return template.format(ap=ap)
