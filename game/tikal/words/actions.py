"""The words for actions: button labels, descriptions with costs, and lines of the log
(docs/rules-tikal.md, section 3)."""

from collections.abc import Sequence
from typing import Final

from game.tikal.rules import actions
from game.tikal.rules.board import NAMES as SPACES
from game.tikal.rules.hidden import View, recovered_treasure
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.setup import Options
from game.tikal.rules.turns import is_final_round
from game.tikal.words.events import points_scored_for
from game.tikal.words.names import hexagon, hexagon_with_value, member, treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Sentence, Words, phrases, sentence

ACTION_LABELS: Final = phrases(
    f"{__name__}.names",
    {
        "enter": NC_("button", "Arrive"),
        "move": NC_("button", "Move"),
        "dig": NC_("button", "Uncover"),
        "recover": NC_("button", "Recover"),
        "exchange": NC_("button", "Exchange"),
        "camp": NC_("button", "Camp"),
        "guard": NC_("button", "Guard"),
        "shuttle": NC_("button", "Shuttle"),
    },
)
"""The labels of the buttons for actions that cost action points."""

_ACTIONS: Final = phrases(
    __name__,
    {
        "enter": N_(
            "Arrive, 1 AP: a member goes from your supply to the base camp or to your camp."
        ),
        "shuttle": N_("Shuttle, 1 AP: a member goes between the base camp and your camps."),
        "move": N_(
            "Move, 1 AP a stone: a member goes to the next hexagon over the stones on both "
            "sides of the border. No stone, no way; nobody enters a volcano."
        ),
        "dig": N_(
            "Uncover, 2 AP: one more level of a temple without a guard, while the next number "
            "lasts. Two a turn at most; the second needs two of your members there."
        ),
        "recover": N_(
            "Recover, 3 AP: the top treasure where you have a member. Two a turn and hexagon "
            "at most; the second needs two members."
        ),
        "exchange": N_(
            "Exchange, 3 AP: a treasure that you have once for one that another player has "
            "once. Nobody can refuse."
        ),
        "guard": N_(
            "Guard, 5 AP: on a temple where you are stronger than each other player. One "
            "member becomes the guard, your others there leave the game. The temple is yours "
            "for good and keeps its number."
        ),
    },
)

WRITTEN: Final = phrases(
    f"{__name__}.written",
    {
        "bid": N_("Bid points for the turn."),
        "pass": N_("Pass: no further bid."),
        "choose": N_(
            "Choose a hexagon on display by its own name: a capital letter and a number, which is "
            "no space."
        ),
        "tile": N_("Place the hexagon on a space; r0: not rotated, r1 to r5: rotated clockwise."),
        "discard": N_("Lay the hexagon aside: it fits nowhere."),
        "enter": N_("Bring a worker (w) or the leader (l) from your supply, for 1 AP."),
        "shuttle": N_("Bring a worker (w) or the leader (l) to another camp of yours, for 1 AP."),
        "move": N_("Walk a worker (w) or the leader (l) to the next hexagon, for 1 AP a stone."),
        "dig": N_("Uncover one more level of a temple, for 2 AP."),
        "recover": N_("Recover the top treasure, for 3 AP."),
        "exchange": N_("Exchange a treasure: kind, player (p0 is the first one), kind; for 3 AP."),
        "camp": N_("Establish a camp, for 5 AP."),
        "guard": N_("Place a guard on a temple, for 5 AP."),
        "end": N_("End the turn."),
    },
)
"""What each kind of action does, for whoever writes it, by the verb of its notation."""


def action_descriptions(options: Options) -> dict[str, Sentence]:
    """Return the description of each kind of action, by the verb of its notation."""
    return {**_ACTIONS, "camp": camp_description(options.camp_rule)}


@sentence
def camp_description(rule: str) -> str:
    """rule: the value of the option ``camp_rule``, which says who must be there."""
    template = _("Camp, 5 AP: on jungle, or where all treasures are gone; one a hexagon. {who}")
    who = {
        "free": _("Nobody needs to be there."),
        "present": _("A member of any player must be there."),
        "own": _("A member of yours must be there."),
    }
    return template.format(who=who[rule])


def log_line(
    before: View, action: actions.Action, names: Sequence[str], after: View | None = None
) -> Sentence:
    """Return the log line for an action of the seat to act in ``before``, without its player.

    Given the view ``after`` the action, the line also names the treasure that was recovered, the
    points that were scored, or the scoring round that begins.
    """
    line = _plain_line(before, action, names, after)
    if after and after.scoring_queue and not before.scoring_queue:
        return scoring_follows(line, is_final_round(after))
    return line


def _plain_line(
    before: View, action: actions.Action, names: Sequence[str], after: View | None
) -> Sentence:
    match action:
        case actions.Bid(points=points):
            return bids(points)
        case actions.Pass():
            return passes()
        case actions.Choose(hexagon=number):
            return chooses(number)
        case actions.PlaceTile(space=at):
            return places(before.hand, SPACES[at])
        case actions.Discard():
            return discards(before.hand)
        case actions.Enter(member=who, space=at):
            return arrives(who, SPACES[at])
        case actions.Move(member=who, origin=origin, space=at):
            return walks(who, SPACES[origin], SPACES[at])
        case actions.Shuttle(member=who, origin=origin, space=at):
            return shuttles(who, SPACES[origin], SPACES[at])
        case actions.Exchange(give=give, seat=seat, take=take):
            return exchanges(give, names[seat], take)
        case _:
            return _site_line(before, action, after)


def _site_line(before: View, action: actions.Action, after: View | None) -> Sentence:
    match action:
        case actions.Uncover(space=at):
            return uncovers(SPACES[at], before.value[at] + 1)
        case actions.Recover(space=at) if after:
            return has_recovered(SPACES[at], recovered_treasure(before, after))
        case actions.Recover(space=at):
            return recovers(SPACES[at])
        case actions.EstablishCamp(space=at):
            return camps(SPACES[at])
        case actions.PlaceGuard(space=at):
            return guards(SPACES[at])
        case actions.EndTurn() if before.scoring_queue:
            paid = breakdown(before, before.seat)
            return points_scored_for(paid.temple_points, paid.treasures) if after else scores()
        case actions.EndTurn():
            return ends_turn()
    raise ValueError(f"no words for {action}")


@sentence
def bids(points: int) -> str:
    return _("bids {points}").format(points=points)


@sentence
def passes() -> str:
    return pgettext("log", "passes")


@sentence
def chooses(number: int) -> str:
    return _("chooses {hexagon}").format(hexagon=hexagon_with_value(number))


@sentence
def places(number: int, space: str) -> str:
    told = _("places {hexagon} on {space}")
    return told.format(hexagon=hexagon_with_value(number), space=space)


@sentence
def discards(number: int) -> str:
    template = _("cannot place {hexagon}: it leaves the game")
    return template.format(hexagon=hexagon(number))


@sentence
def arrives(letter: str, space: str) -> str:
    return _("{member} arrives at {space}").format(member=member(letter), space=space)


@sentence
def walks(letter: str, origin: str, space: str) -> str:
    template = _("{member} walks from {origin} to {space}")
    return template.format(member=member(letter), origin=origin, space=space)


@sentence
def shuttles(letter: str, origin: str, space: str) -> str:
    template = _("{member} shuttles from {origin} to {space}")
    return template.format(member=member(letter), origin=origin, space=space)


@sentence
def exchanges(give: int, player: str, take: int) -> str:
    """give, take: kinds of treasures."""
    template = _("gives {give} to {player} for {take}")
    return template.format(give=treasure(give), player=player, take=treasure(take))


@sentence
def uncovers(space: str, number: int) -> str:
    return _("uncovers temple {space} to {number}").format(space=space, number=number)


@sentence
def recovers(space: str) -> str:
    """The line for a treasure that nobody has seen yet."""
    return _("recovers a treasure in {space}").format(space=space)


@sentence
def has_recovered(space: str, kind: int) -> str:
    template = _("recovers a treasure in {space}: {treasure}")
    return template.format(space=space, treasure=treasure(kind))


@sentence
def camps(space: str) -> str:
    return _("establishes a camp in {space}").format(space=space)


@sentence
def guards(space: str) -> str:
    return _("places a guard on temple {space}").format(space=space)


@sentence
def scores() -> str:
    return pgettext("log", "scores")


@sentence
def scoring_follows(line: Words, final: bool) -> str:
    """Tell an action after which a scoring round begins; final: it is the last one."""
    told = (
        _("{line}. The final scoring round begins")
        if final
        else _("{line}. A scoring round begins")
    )
    return told.format(line=line)


@sentence
def ends_turn() -> str:
    return _("ends the turn")
