"""Cards of the tray: what a finger reads that holds one."""

from game.tzolkin.table.choice.options import OptionWay
from game.tzolkin.table.explaining import explained
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.tray.card import CardKind, TrayCard
from game.tzolkin.words.owned import OWNED
from game.ui.controls.said import Said
from game.ui.sentence import lines


def told_of_card(asked: Asker, card: TrayCard) -> Said:
    """What it stands for, what it would bring where nothing on the table says that, and that what
    was done can be taken back."""
    about = explained(asked, card.about) if card.about else Explanation(card.label)
    note = card.note if card.about is None or isinstance(card.about, OptionWay) else ""
    back = OWNED["taken-back"] if card.kind is CardKind.DONE else ""
    return Said(lines(tuple(filter(None, (about.words, note, back)))), about.rule)
