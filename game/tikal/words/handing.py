"""Sentences that tell the next player, when the device is handed over, what is to be done."""

from game.tikal.words.names import hexagon
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence


@sentence
def bid(turn: int, turns: int) -> str:
    """turn: which of the round is auctioned."""
    return _("A bid for turn {turn} of {turns}.").format(turn=turn, turns=turns)


@sentence
def choose(turn: int, turns: int) -> str:
    told = _("Turn {turn} of {turns} is yours: choose a hexagon.")
    return told.format(turn=turn, turns=turns)


@sentence
def choose_last() -> str:
    return _("The last hexagon of this round is yours, and its turn.")


@sentence
def lay_volcano() -> str:
    return _("Place the volcano: the scoring round is over.")


@sentence
def lay(number: int, ap: int) -> str:
    """number: of the hexagon in hand."""
    told = _("A turn: place {kind}, then {ap} AP.")
    return told.format(kind=hexagon(number), ap=ap)


@sentence
def score(ap: int) -> str:
    return ngettext("A scoring with {ap} AP.", "A scoring with {ap} AP.", ap).format(ap=ap)


@sentence
def act(ap: int) -> str:
    return ngettext("A turn with {ap} AP.", "A turn with {ap} AP.", ap).format(ap=ap)
