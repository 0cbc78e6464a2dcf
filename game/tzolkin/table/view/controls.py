"""The table's buttons, made once and updated from what is shown, and the keys for them."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.buttons import Buttons, button_tooltips, plan_buttons
from game.table.ids import TOOL_LOG, WATCH_SKIP, WATCH_STEP
from game.table.keys import COMMON_KEYS, TableKey
from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.overlay import overlay_keys
from game.table.overlay_card import describe_overlays, overlay_buttons
from game.table.rule_names import BOARD, TAPS, WATCHING
from game.tzolkin.rules.data.board import GEARS
from game.tzolkin.table import ids
from game.tzolkin.table.options import Option
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.things import Gear, QuickSpaces, StartSpace
from game.tzolkin.table.touch import TableQueries, Target, ThingWidget
from game.tzolkin.table.tray import CardKind, TrayCard
from game.tzolkin.table.view.card import DONE, CardButton
from game.tzolkin.table.view.tray import MOST_CARDS
from game.tzolkin.words import rulebook_sections
from game.tzolkin.words.table import CAPTIONS, LABEL_EXPLANATIONS, LABELS
from game.ui import theme
from game.ui.controls.buttons import Stepper
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import RuleText, Words, phrases
from game.ui.widgets import PAPER, RED, Button, Widget

# What the buttons do.


def describe_buttons() -> dict[str, RuleText]:
    """Return the explanation of every button, by its id."""
    return {**button_tooltips(LABEL_EXPLANATIONS, _RULES), **describe_overlays(OVERLAYS)}


_RULES: Final[Mapping[str, str]] = {
    ids.END_TURN: rulebook_sections.TURN,
    ids.DO: TAPS,
    ids.GO_ON: WATCHING,
    ids.LOOK_AT_TABLE: BOARD,
    ids.TOOL_VIEW: BOARD,
    ids.drawer("temples"): rulebook_sections.TEMPLES,
    ids.drawer("technologies"): rulebook_sections.TECHNOLOGIES,
    ids.drawer("buildings"): rulebook_sections.TILES,
    ids.drawer("monuments"): rulebook_sections.MONUMENTS,
    ids.drawer("prophecies"): rulebook_sections.PROPHECIES,
    ids.drawer("seat"): rulebook_sections.FOOD_DAYS,
}


Press = Callable[[str], None]
Tell = Callable[[TrayCard], RuleText]
Plays = Callable[[TrayCard], bool]


class Controls(Buttons):
    """All buttons of the table, by id, in the order of the keyboard.

    Attributes:
        cards: the buttons for cards of the tray.
        lit: the widgets for things on the table.
    """

    def __init__(self, press: Press, uses: TableQueries, drawers: Iterable[str]) -> None:
        super().__init__({one.id: one for one in _made(press, drawers)}, describe_buttons())
        for id, caption in CAPTIONS.items():
            self._put_words_on(id, caption)
        self.cards = [CardButton("", "", lambda: None) for _number in range(MOST_CARDS)]
        self.lit = [ThingWidget(uses) for _number in range(_MOST_LIT)]
        self._press = press

    def _put_words_on(self, id: str, caption: Words) -> None:
        """Put a word below a button's sign, where it has room."""
        self.set_label(id, caption)
        button = self.buttons[id]
        button.icon_only, button.stacked, button.style = False, True, _CAPTION

    @property
    def widgets(self) -> list[Widget]:
        """All widgets; those that lie above others come last."""
        return [*self.lit, *self.cards, *self.buttons.values()]

    def show_cards(self, placed: Iterable[tuple[TrayCard, Rect]], tell: Tell, plays: Plays) -> None:
        """Show these cards in the tray.

        ``tell`` returns a card's explanation; ``plays`` returns True if a touch plays something.
        """
        touched = [(card, rect) for card, rect in placed if card.kind is not CardKind.NEXT]
        for button in self.cards:
            button.visible = False
        for button, (card, rect) in zip(self.cards, touched, strict=False):
            button.id, button.label, button.note = f"card/{card.id}", card.label, card.note
            button.short = card.short
            button.rect, button.visible, button.chosen = rect, True, card.chosen
            button.enabled, button.disabled_reason, button.count = (
                card.enabled,
                RuleText(card.why),
                card.count,
            )
            button.signs, button.takes_back = card.signs, card.kind is CardKind.DONE
            button.look = DONE if button.takes_back else PAPER
            button.action = partial(self._press, button.id)
            button.explanation, button.binds = tell(card), plays(card)

    def show_lit(self, lit: Iterable[tuple[Target, Words, bool]]) -> None:
        """Show these things as touchable, each with its name and whether a touch plays."""
        for one in self.lit:
            one.visible = False
        for one, (target, label, plays) in zip(self.lit, lit, strict=False):
            one.show(target.thing.id, label, target, binds=plays)

    def lit_for(self, thing: Option) -> ThingWidget | None:
        """Return the widget of a thing; None if it cannot be touched now."""
        return next((one for one in self.lit if one.visible and one.target.thing == thing), None)


_MOST_LIT: Final = 64
"""The greatest number of things that can be touched at a time."""


def _made(press: Press, drawers: Iterable[str]) -> list[Button]:
    return [
        *_red(press),
        *_plain(press),
        *plan_buttons(press),
        *_tools(press),
        *overlay_buttons(OVERLAYS, 0, press),
        *(
            Button(
                ids.drawer(name),
                LABELS[ids.drawer(name)],
                partial(press, ids.drawer(name)),
                f"tzolkin/sign_{_TABS[name]}",
                icon_only=True,
            )
            for name in drawers
        ),
        Button(
            table_ids.HINT,
            LABELS[table_ids.HINT],
            partial(press, table_ids.HINT),
            "icon_help",
            style=_SMALL,
        ),
    ]


def _red(press: Press) -> list[Button]:
    watching = (table_ids.WATCH_SKIP, table_ids.WATCH_STEP)
    leading = (ids.END_TURN, ids.DO, ids.GO_ON, TAKE, *watching, SEND, table_ids.LOOK_ON_TAKE)
    style = theme.TextStyle("head", 22, theme.CREAM)
    return [Button(id, LABELS[id], partial(press, id), look=RED, style=style) for id in leading]


def _plain(press: Press) -> list[Button]:
    others = (
        MORE,
        table_ids.WATCH_PAUSE,
        LEAVE,
        table_ids.LOOK_ON_LEAVE,
        ids.PUT_DOWN,
        ids.LOOK_AT_TABLE,
    )
    style = theme.LABEL
    return [Button(id, LABELS[id], partial(press, id), look=PAPER, style=style) for id in others]


def _tools(press: Press) -> list[Button]:
    """Return the tool buttons; undo and redo repeat while they are held."""
    kinds = (
        (Stepper, table_ids.TOOL_UNDO, "icon_undo"),
        (Stepper, table_ids.TOOL_REDO, "icon_redo"),
        (Button, table_ids.TOOL_RESTART, "icon_restart"),
        (Button, table_ids.TOOL_LOG, "icon_log"),
        (Button, table_ids.TOOL_MENU, "icon_menu"),
        (Button, ids.TOOL_VIEW, "tzolkin/sign_actions"),
    )
    return [
        kind(id, LABELS[id], partial(press, id), icon, icon_only=True) for kind, id, icon in kinds
    ]


_TABS: Final = {
    "temples": "temple",
    "technologies": "technology",
    "buildings": "building",
    "monuments": "monument",
    "prophecies": "comet",
    "seat": "worker",
}
"""The sign of every drawer."""
_SMALL: Final = theme.TextStyle("head", 13)
_CAPTION: Final = theme.TextStyle("head", 12)


# Keys: a whole game can be played with the keyboard alone.

_KEY_WORDS: Final = phrases(
    __name__,
    {
        "end-turn": N_("End turn"),
        "gear": N_("Place on a gear"),
        "log": NC_("button", "Log"),
        "other-view": N_("The other view of the gears"),
        "quick": N_("Place on a quick action space"),
        "start": N_("Place on the starting-player space"),
    },
)
_GEARS: Final = tuple(map(Gear, range(len(GEARS))))
KEYS: Final = (
    TableKey(tuple("12345"), things=_GEARS, does=_KEY_WORDS["gear"]),
    TableKey(("0",), things=(StartSpace(),), does=_KEY_WORDS["start"]),
    TableKey(("6",), things=(QuickSpaces(),), does=_KEY_WORDS["quick"]),
    TableKey(("return", "enter"), ("hand-over/take", ids.DO, ids.GO_ON, WATCH_SKIP, WATCH_STEP)),
    TableKey(("space",), ("hand-over/take", ids.GO_ON, WATCH_SKIP, WATCH_STEP)),
    TableKey(("e",), (ids.END_TURN,), does=_KEY_WORDS["end-turn"]),
    *overlay_keys(OVERLAYS),
    TableKey(("g",), (ids.TOOL_VIEW,), does=_KEY_WORDS["other-view"]),
    TableKey(("o",), (TOOL_LOG,), does=_KEY_WORDS["log"]),
    *COMMON_KEYS,
)
