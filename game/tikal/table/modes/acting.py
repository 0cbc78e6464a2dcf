"""The mode in which a player spends action points."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Outcome, Play, Refuse
from game.table.players import Player
from game.table.things import ThingState
from game.tikal.rules.actions import END_TURN, Action, PlaceTile
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE
from game.tikal.rules.turns import is_final_round
from game.tikal.table import ids, things
from game.tikal.table.modes import choices
from game.tikal.table.modes.buttons import end_turn_button, why_nowhere
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, Mode
from game.tikal.table.shown.cards import DrawerShown, Panel
from game.tikal.table.shown.shown import BoardLook, Desk
from game.tikal.table.things import BoardThing, Thing
from game.tikal.table.verbs import VERBS
from game.tikal.words import tasks
from game.tikal.words.rulebook_sections import END, POINTS, VOLCANO
from game.tikal.words.tasks import GUIDANCE
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True)
class Acting(Deciding):
    """A player spends action points; the current choice decides what a tap means.

    Attributes:
        chosen: what is picked up or chosen, None for nothing.
        is_drawer_open: True while the drawer of verbs is open, in a window without other room for
            them.
    """

    chosen: choices.Choice | None = None
    is_drawer_open: bool = False

    @property
    def choice(self) -> choices.Choice:
        """The current choice, which decides what a tap means."""
        return self.chosen or choices.NoChoice(self.turn)

    @property
    def task(self) -> tuple[Words, Words]:
        headline, hint = acting_words(self.view, self.player)
        return self.choice.headline or headline, self.choice.hint or hint

    @property
    def rule(self) -> str:
        return rule_of_turn(self.view)

    @property
    def desk(self) -> Desk:
        return Desk.DRAWER if self.is_drawer_open else Desk.ACTIONS

    @property
    def panel(self) -> Panel:
        return DrawerShown(self.choice.panel) if self.is_drawer_open else self.choice.panel

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        verbs = {ids.verb(verb): self._look(verb) for verb in VERBS}
        own = {
            ids.ACTIONS: ButtonState(chosen=self.is_drawer_open),
            ids.END_TURN: end_turn_button(self.view, calm=self.turn.could_do_more),
        }
        return {
            **super().looks,
            **verbs,
            **own,
            **({} if self.is_drawer_open else self._looks_of_choice),
        }

    @property
    def _looks_of_choice(self) -> Mapping[str, ButtonState]:
        down = {ids.PUT_DOWN: ButtonState()} if self.chosen else {}
        return {**down, **self.choice.looks}

    def _look(self, verb: str) -> ButtonState:
        if verb in self.turn.legal_verbs:
            return ButtonState(chosen=self.choice.is_for_verb(verb), final=VERBS[verb].reveals)
        return ButtonState(
            enabled=False, why=why_nowhere(self.view, verb), final=VERBS[verb].reveals
        )

    @property
    def own_things(self) -> Mapping[Thing, ThingState]:
        return self.choice.things

    def look(self, pointed: Thing | None) -> BoardLook:
        return self.choice.look(pointed)

    def put_down(self) -> Self:
        return replace(self, chosen=None, is_drawer_open=False)

    def _with(self, choice: choices.Choice) -> Self:
        picked = None if isinstance(choice, choices.NoChoice) else choice
        return replace(self, chosen=picked, is_drawer_open=False)

    def touch(self, thing: Thing | None) -> Outcome:
        """Let the choice answer a tap on the board; if it has no answer, choose the tapped
        space."""
        if not isinstance(thing, BoardThing):
            return self.put_down()
        came, own = self.choice.touch(thing), self.view.members[self.seat].get(thing.space)
        if isinstance(came, IllegalAction) and own and self.choice.picks_up_instead:
            return Refuse(came, self._with(choices.choice_at(self.turn, things.Space(thing.space))))
        if came is not None:
            return self._follow(came)
        explored = self.view.hexagon_kind(thing.space) is not None
        return self._with(choices.choice_at(self.turn, thing)) if explored else self.put_down()

    @property
    def offered(self) -> Thing | None:
        return self.choice.offered

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:
        return self.choice.offer(what, onto)

    def carries(self, thing: Thing | None) -> Thing | None:
        """Return the party that is picked up if the drag begins where it stands, else None."""
        return things.Party() if self.choice.carries(thing) else None

    def held_over(self, what: Thing | None, onto: Thing | None) -> Mode:  # noqa: ARG002
        return replace(self, chosen=self.choice.held_over(onto))

    def drop(self, what: Thing | None, onto: Thing | None) -> Outcome:
        came = self.choice.drop(what, onto)
        return self if came is None else self._follow(came)

    def press(self, button: str) -> Outcome:
        room, _slash, name = button.partition("/")
        if button == ids.END_TURN:
            return self._end()
        if button == ids.ACTIONS:
            return replace(self, is_drawer_open=not self.is_drawer_open)
        if button == ids.PUT_DOWN:
            return self.put_down()
        return self._act(name) if room == "action" else self._follow(self.choice.press(button))

    def _follow(self, came: choices.Choice | Play | IllegalAction) -> Outcome:
        """Turn a choice's answer into an outcome; after a refusal the choice stays."""
        if isinstance(came, IllegalAction):
            return Refuse(came, self)
        return came if isinstance(came, Play) else self._with(came)

    def _end(self) -> Outcome:
        """End the turn, or ask first while action points could still do something."""
        if not self.turn.could_do_more:
            return Play((END_TURN,))
        return AskToEnd(self.view.ap, scores=bool(self.view.scoring_queue))

    def _act(self, verb: str) -> Outcome:
        """Answer a verb's button: play at once if there is only one meaning, else choose the
        verb."""
        if verb == "exchange":
            return ChooseExchange(self.turn.exchanges)
        sites, space = VERBS[verb].sites, self.choice.space_for(verb)
        if sites and space is not None and self.turn.allows(sites[space]):
            return Play((sites[space],))
        return self._with(self._chosen_for(verb))

    def _chosen_for(self, verb: str) -> choices.Choice:
        """Return what a verb's button chooses; pressed again, it lets go."""
        turn, space, site = self.turn, self.choice.space, bool(VERBS[verb].sites)
        if verb == "enter":
            return (
                choices.NoChoice(turn)
                if self.choice.is_for_verb(verb)
                else choices.pick_up_from_supply(turn)
            )
        if isinstance(self.choice, choices.VerbChoice) and self.choice.is_for_verb(verb):
            return (
                choices.SpaceChoice(turn, space)
                if site and space is not None
                else choices.NoChoice(turn)
            )
        if site:
            return choices.VerbChoice(turn, verb, space)
        if space is not None and space in turn.origins(verb):
            return choices.pick_up_at(turn, space, verb)
        return choices.VerbChoice(turn, verb)

    def after_action(self, action: Action) -> Mode:
        """Return the mode after an action: nothing is picked up, and the panel of its space stays,
        so that the next action there is one tap away."""
        space = getattr(action, "space", None)
        if space is None or isinstance(action, PlaceTile) or not self.view.ap:
            return self
        done = (verb for verb, row in VERBS.items() if row.sites and row.sites[space] == action)
        return self._with(choices.LastActionSpace(self.turn, space, next(done, "")))


def acting_words(view: View, player: Player) -> tuple[Sentence, Sentence]:
    """Return the headline and the hint of a turn with action points: to explore, or to prepare the
    own scoring."""
    if not view.scoring_queue:
        headline, hint = tasks.explore(player.name), GUIDANCE["explore"]
    elif not is_final_round(view):
        headline, hint = tasks.score(player.name), GUIDANCE["spend"]
    else:
        last = "fewest-first" if view.variant.auction and view.hand == NONE else "spend-last"
        headline, hint = tasks.score_last(player.name), GUIDANCE[last]
    return headline, hint if view.ap else GUIDANCE["spent"]


def rule_of_turn(view: View) -> str:
    """Return the section of the rulebook on the action points of this turn: those of an ordinary
    turn, of a volcano's scoring, or of the final one."""
    if not view.scoring_queue:
        return POINTS
    return END if is_final_round(view) else VOLCANO
