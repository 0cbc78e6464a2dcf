"""The explanation of a card of the tray, shown when a finger holds it."""

from game.tzolkin.table.choice.options import OptionWay
from game.tzolkin.table.explaining import explained
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.tray.card import CardKind, TrayCard
from game.tzolkin.words.owned import OWNED
from game.ui.controls.said import Said
from game.ui.sentence import lines


def describe_card(asked: Asker, card: TrayCard) -> Said:
    """Return what a card stands for, its note if nothing on the table says it, and its rule.

    A card of something done also says that it can be taken back.
    """
    about = explained(asked, card.about) if card.about else Explanation(card.label)
    note = card.note if card.about is None or isinstance(card.about, OptionWay) else ""
    back = OWNED["taken-back"] if card.kind is CardKind.DONE else ""
    return Said(lines(tuple(filter(None, (about.words, note, back)))), about.rule)
