"""Computer players at the table: their turns are thought of in slices and shown step by step."""

import itertools
import logging
from dataclasses import replace

import pytest

from game.core.message import Message
from game.platform import platform
from game.players.match_players import computer_players
from game.players.player import Decision, decide
from game.players.reasons import TurnPart, reason_of_parts
from game.settings.store import SETTINGS_FILE, Pace, Settings, save_settings
from game.small_file import take_damaged_files
from game.table import others
from game.tikal import rules
from game.tikal.players.plain import Bot
from game.tikal.players.roster import OPPONENTS, player_named
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch, dump, read, write
from game.tikal.rules.setup import AUCTION, BASIC, MINI, new_setup
from game.tikal.rules.state import OVER
from game.tikal.table.modes.deciding import ShowingPlan
from game.tikal.table.modes.watching import Watching
from game.tikal.table.scene import KIT, TableScene, open_table
from game.tikal.words.actions import log_line
from game.tikal.words.reasons import REASONS
from game.ui import theme
from game.ui.input import Key, Tap, Wheel
from tests.storages import refusal
from tests.tikal.table.test_scene import NAMES, Table
from tests.windows import FRAME, Viewer

ME = "human"


def new_match(*seats, variant=BASIC, seed=5):
    players = [{"name": NAMES[i], "kind": kind} for i, kind in enumerate(seats)]
    return TikalMatch(new_setup(players, 0, seed, variant=variant))


class Watched(Table):
    """A table whose clock goes on frame by frame."""

    def __init__(self, match, kept=Pace.NATURAL, hand_over=False):
        save_settings(Settings(pace=kept))
        super().__init__(match, hand_over=hand_over)

    def wait_until(self, there, seconds=60.0):
        """Frame by frame until it is so."""
        for _frame in range(round(seconds / FRAME)):
            if there():
                return
            self.wait(FRAME)
        raise AssertionError(f"not within {seconds} seconds; there is {self.ids()}")

    @property
    def others(self):
        return self.scene.others

    def end_turn(self):
        """Place the hexagon and end the turn at once."""
        self.place()
        self.tap("end-turn")
        self.tap("dialog/end")

    def shown(self):
        return self.scene.session.shown


@pytest.mark.parametrize(("variant", "kind"), [(BASIC, "ai:novice"), (MINI, "ai:explorer")])
def test_a_game_against_a_computer_ends_with_the_results(variant, kind):
    match = new_match(ME, kind, variant=variant)
    table = Watched(match, Pace.INSTANT)
    for _turn in range(3000):
        if table.ended:
            break
        if table.show:
            table.tap("scoring/continue")
        elif table.others.busy:
            table.wait(FRAME)
        else:
            table.scene.play(rules.legal_actions(match.state)[:1])
    assert table.ended == [match]
    assert match.state.phase == OVER
    assert match.state.score[1] > match.state.score[0]


@pytest.mark.parametrize(
    ("variant", "kinds"),
    [
        (MINI, ("ai:explorer", "ai:novice")),
        (AUCTION, ("ai:novice", "ai:explorer:surprise", "ai:explorer:hunter")),
    ],
)
def test_computers_among_themselves_play_to_the_results(variant, kinds):
    table = Watched(new_match(*kinds, variant=variant), Pace.INSTANT)
    table.wait_until(lambda: table.ended, seconds=600)
    assert table.match.state.phase == OVER


def test_what_is_played_is_what_the_player_decides():
    match = new_match("ai:explorer", ME)
    table = Watched(match, Pace.INSTANT)
    expected = []
    other = new_match("ai:explorer", ME)
    while other.state.seat == 0:
        actions = decide(
            computer_players(other.setup, OPPONENTS, rules, 4)[0], rules.view(other.state)
        ).actions
        for action in actions:
            other.play(action)
        expected += actions
    table.wait_until(lambda: not table.others.busy)
    assert match.actions == expected


def test_nothing_can_be_played_in_a_computers_turn():
    table = Watched(new_match("ai:explorer", ME), Pace.SLOW)
    table.wait_until(lambda: table.shown() == 1)
    played = table.notation
    enabled = {one.id for one in table.stage.elements() if one.enabled}
    assert {one for one in enabled if not one.startswith(("space/", "seat/", "look/"))} == {
        "watch/pause",
        "watch/skip",
        "tool/log",
        "tool/turn",
        "tool/menu",
    }
    for key in "amurxcgset":
        table.stage.handle(Key(key))
    table.stage.handle(Key("z", ctrl=True))
    assert table.notation == played
    table.wait_until(lambda: table.shown() == 3)
    assert not table.element("tool/undo").enabled


def test_a_persons_bid_waits_for_the_computers():
    table = Watched(new_match("ai:explorer", ME, variant=AUCTION), Pace.SLOW)
    table.wait(0.5)
    assert not {one for one in table.ids() if one.startswith("bid/")}
    table.tap(next(one for one in table.ids() if one.startswith("display/")))
    table.tap("hexagon/close")
    table.wait_until(lambda: not table.others.busy)
    assert len(table.notation) == 1
    assert {"bid/pass", "bid/place"} <= set(table.ids())


@pytest.mark.parametrize("wanted", [Pace.NATURAL, Pace.SLOW])
def test_every_step_is_shown_for_as_long_as_the_pace_says(wanted):
    table = Watched(new_match("ai:explorer", ME), wanted)
    changes, last = [], 0
    while table.others.busy:
        table.wait(FRAME)
        if table.shown() != last:
            assert table.shown() == last + 1
            changes.append(table.now)
            last = table.shown()
    assert len(changes) > 4
    gaps = [later - one for one, later in itertools.pairwise(changes)]
    assert min(gaps) >= wanted.step - FRAME / 2
    assert max(gaps) <= wanted.step + 2 * FRAME


def test_the_least_pace_is_as_promised():
    assert Pace.NATURAL.step >= 0.4
    assert Pace.SLOW.step > 1
    assert Pace.INSTANT.step == 0


@pytest.mark.parametrize("how", ["tap", "space", "button"])
def test_skipping_shows_the_rest_of_the_decision(how):
    table = Watched(new_match("ai:explorer", ME), Pace.SLOW)
    table.wait_until(lambda: table.shown() == 2)
    if how == "tap":
        table.stage.handle(Tap(table.scene.picture.places.layout.board.center))
    elif how == "space":
        table.stage.handle(Key("space"))
    else:
        table.tap("watch/skip")
    table.wait(2 * FRAME)
    assert table.shown() == len(table.match.actions) > 3


def test_a_pause_holds_everything_and_the_menu_does_too():
    table = Watched(new_match("ai:explorer", ME), Pace.NATURAL)
    table.wait_until(lambda: table.shown() == 2)
    table.tap("watch/pause")
    assert table.element("watch/pause").label == "Go on"
    table.wait(5)
    assert table.shown() == 2
    table.tap("watch/pause")
    table.tap("tool/menu")
    shown = table.shown()
    table.wait(5)
    assert table.shown() == shown
    table.tap("dialog/stay")
    table.wait(2)
    assert table.shown() > shown


def test_each_step_is_told_with_its_cost_and_the_turn_with_its_reason(lines):
    table = Watched(new_match("ai:explorer", ME), Pace.NATURAL)
    table.wait(0.2)
    assert "Marisol is thinking …" in [words for words, *_ in lines]
    seen = set()
    while table.others.busy:
        lines.clear()
        table.wait(FRAME)
        seen |= {words for words, *_ in lines}
    assert any(line.startswith("Marisol: places ") for line in seen)
    assert any(line.endswith(" AP") for line in seen)
    assert "Marisol, Explorer" in seen
    assert any("temple" in line and line.endswith(".") for line in seen)


def test_a_reason_becomes_a_sentence():
    takes = Message("takes-temple", {"space": "d3", "points": 6})
    guards = [Message("guards-temple", {"space": "d3", "left": left}) for left in (1, 2)]
    leaves = Message("gives-up-temple", {"space": "c2", "points": 4})
    parts = [TurnPart(3.4, guards[0]), TurnPart(0.4, guards[1]), TurnPart(7.6, takes)]
    told = REASONS.text(reason_of_parts(parts, [leaves]))
    assert told == (
        "Takes the temple at d3, which pays 6.\n"
        "Guards the temple at d3; one scoring is still to come. Worth about 3 points.\n"
        "Gives up the temple of 4 at c2 for that."
    )
    assert REASONS.text(guards[1]) == "Guards the temple at d3; 2 scorings are still to come."


def test_the_camera_can_be_moved_meanwhile():
    table = Watched(new_match("ai:explorer", ME), Pace.SLOW)
    table.stage.handle(Wheel(table.scene.picture.places.layout.board.center, 2))
    assert table.scene.picture.board.camera.zoom > table.scene.picture.board.camera.fit_zoom


def test_a_computers_scoring_is_counted_and_goes_on_by_itself():
    match = new_match("ai:novice", "ai:novice")
    table = Watched(match, Pace.INSTANT)
    table.wait_until(lambda: table.show is not None, seconds=300)
    tally = table.show.scoring
    table.scene._change_settings(Settings(pace=Pace.SLOW))
    table.wait(Pace.SLOW.reading - 1)
    assert table.show.scoring is tally
    table.wait(2)
    assert table.show is None or table.show.scoring is not tally


def test_a_game_goes_on_in_the_middle_of_a_computers_turn(storage):
    table = Watched(new_match("ai:explorer", ME), Pace.SLOW)
    table.wait_until(lambda: table.shown() == 2)
    whole = storage.read("autosave.json")
    # the decision was kept at once, so nothing of it can be lost
    assert whole == write(table.match)
    again = read(whole)
    undone = read(whole)
    undone.undo_to(2)
    for match in (again, undone):
        table = Watched(match, Pace.INSTANT)
        table.scene.resume()
        table.wait_until(lambda table=table: not table.others.busy)
        assert match.state.seat == 1


def test_a_match_opened_again_tells_the_same_reasons():
    table = Watched(new_match("ai:explorer:surprise", "ai:novice", variant=MINI), Pace.INSTANT)
    table.wait_until(lambda: len(table.notation) > 40)
    reasons = told_reasons(table)
    assert len(reasons) > 3
    table = Watched(read(write(table.match)), Pace.SLOW)
    assert not told_reasons(table)
    table.tap("tool/log")
    table.wait_until(lambda: told_reasons(table).items() >= reasons.items())


def told_reasons(table):
    """The reasons in the log, by the end of what they are for."""
    entries = (one for turn in table.scene.log.turns for one in turn.entries)
    return {one.end: str(one.reason) for one in entries if one.reason}


def test_the_same_record_gives_the_same_computers():
    games = []
    for _time in range(2):
        table = Watched(new_match("ai:explorer:surprise", "ai:novice", variant=MINI), Pace.INSTANT)
        table.wait_until(lambda table=table: len(table.notation) > 20)
        games.append(table.notation[:20])
    assert games[0] == games[1]


def test_the_last_turn_can_be_seen_again():
    table = Watched(new_match(ME, "ai:explorer"), Pace.INSTANT)
    table.end_turn()
    table.wait_until(lambda: not table.others.busy)
    table.others.pace = Pace.SLOW
    before = dump(table.scene.mode.view)
    table.wait(2 * theme.SETTLE)
    table.tap("tool/menu")
    table.tap("dialog/repeat")
    assert table.shown() == 2
    assert isinstance(table.scene.mode, Watching)
    table.wait_until(lambda: table.shown() == 4)
    table.tap("watch/skip")
    assert not isinstance(table.scene.mode, Watching)
    assert dump(table.scene.mode.view) == before


def test_a_hint_is_shown_and_never_played_by_itself(lines):
    table = Watched(new_match(ME, ME))
    table.tap("tool/menu")
    table.tap("dialog/hint")
    table.wait_until(lambda: isinstance(table.scene.mode, ShowingPlan))
    best = decide(player_named("grandmaster", table.match.setup.seed), table.scene.session.view)
    assert table.scene.mode.plan.steps[0].actions == best.actions[:1]
    lines.clear()
    table.scene.redraw()
    table.look()
    assert any(words.startswith("A master's plan") for words, *_ in lines)
    assert any(words.startswith("Lay the hexagon on ") for words, *_ in lines)
    assert table.notation == []
    table.tap("plan/close")
    table.place()
    assert table.scene.mode.advice is None


def test_a_hint_never_names_a_hidden_treasure():
    match = random_match(BASIC, 2, 5)
    for index, action in enumerate(match.actions):
        if action.verb == "recover":
            view = rules.view(match.before(index))
            assert str(log_line(view, action, NAMES)) == (
                f"recovers a treasure in {str(action).split()[1]}"
            )
            return
    raise AssertionError("nothing was recovered")


def test_the_pace_is_chosen_in_the_settings_and_kept(storage):
    table = Watched(new_match(ME, "ai:novice"))
    assert table.others.pace is Pace.NATURAL
    table.tap("tool/menu")
    table.tap("dialog/settings")
    table.tap("settings/pace/slow")
    table.tap("settings/done")
    assert table.others.pace is Pace.SLOW
    assert Table(new_match(ME, ME)).scene.others.pace is Pace.SLOW


def test_a_damaged_pace_is_told_and_the_natural_one_taken(storage):
    storage.write(SETTINGS_FILE, '{"pace": "hurry"}')
    table = Table(new_match(ME, "ai:novice"))
    assert table.scene.others.pace is Pace.NATURAL
    assert [aside.name for aside in take_damaged_files()] == [f"{SETTINGS_FILE}.broken-1"]


def test_a_pace_that_cannot_be_kept_is_told(monkeypatch):
    table = Watched(new_match(ME, "ai:novice"))

    def full(name, text):
        raise refusal("the storage is full")

    monkeypatch.setattr(platform.storage, "write", full)
    table.tap("tool/menu")
    table.tap("dialog/settings")
    table.tap("settings/pace/instant")
    assert "the storage is full" in table.stage.toasts.current_text
    assert table.others.pace is Pace.INSTANT


def test_a_player_that_fails_loses_the_decision_and_the_game_goes_on(monkeypatch, caplog):
    class Broken(Bot):
        def think(self, view):
            yield
            raise ZeroDivisionError("too clever")

    broken = replace(OPPONENTS, make=lambda name, seed: Broken(seed))
    monkeypatch.setattr(TableScene, "kit", replace(KIT, opponents=broken))
    table = Watched(new_match(ME, "ai:novice"), Pace.INSTANT)
    with caplog.at_level(logging.WARNING, "game.players"):
        table.end_turn()
        table.wait_until(lambda: not table.others.busy)
    assert table.notation[-1] == "end"
    assert "too clever" in caplog.text


@pytest.mark.parametrize(("answer", "kind"), [("person", "human"), ("computer", "ai:explorer")])
def test_an_unknown_player_is_named_and_somebody_takes_the_seat(answer, kind):
    match = new_match(ME, "ai:hard")
    again = read(write(match))
    viewer = Viewer(1280, 800, 1)
    open_table(viewer.stage, again, title=lambda: None, finished=lambda match: None)
    viewer.look()
    assert 'played by "ai:hard"' in viewer.stage.top.body
    viewer.tap(f"dialog/{answer}")
    assert again.setup.players[1]["kind"] == kind
    assert viewer.stage.top.players[1].kind == kind
    assert read(platform.storage.read("autosave.json")).setup.players[1]["kind"] == kind


def test_a_long_thought_takes_many_frames():
    class Slow(Bot):
        def think(self, view):
            for _step in range(50):
                clock[0] += 0.005
                yield
            return Decision((rules.legal_actions(view)[0],), Message("plays-safe"))

    clock = [0.0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(others.time, "perf_counter", lambda: clock[0])
        thought = others.DecisionInProgress(Slow(1), rules.view(new_match(ME, ME).state))
        frames = 1
        while not thought.think():
            frames += 1
    assert clock[0] == pytest.approx(50 * 0.005)
    assert 50 * 0.005 / others.theme.THINKING_SLICE / 2 < frames <= 50


def test_nobody_tells_what_a_turn_is_worth_while_it_is_auctioned(lines):
    table = Watched(new_match("ai:explorer", "ai:novice", variant=AUCTION), Pace.SLOW)
    while table.match.before(table.shown()).phase == "auction":
        table.wait(FRAME)
    assert table.shown() >= 2
    told = [words for words, *_ in lines]
    assert "Marisol: bids 1" in told or "Marisol: passes" in told
    assert not [line for line in told if "worth up to" in line]
