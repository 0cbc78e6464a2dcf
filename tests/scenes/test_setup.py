import json
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.record import MAX_NAME
from game.platform import platform
from game.rulebook.scene import RulebookScene
from game.scenes.setup import NewGame, SeatChoice, SetupScene, scene
from game.scenes.setup.party import seat_of_match
from game.small_file import take_damaged_files
from game.tikal.description import TIKAL
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.setup import Options
from game.tikal.words.names import VARIANT_NOTES
from game.tzolkin.description import TZOLKIN
from game.ui.input import Key, Typed
from tests.storages import refusal
from tests.windows import Viewer, beside_the_gallery, check_lines, sized

LONGEST = "W" * MAX_NAME


class Setup(Viewer):
    def __init__(self, size=(1280, 800, 1), party=None, game=TIKAL):
        super().__init__(*size)
        self.started = []
        self.backs = []
        scene = SetupScene(
            self.stage,
            game=game,
            back=lambda: self.backs.append(1),
            start=self.started.append,
            party=party,
        )
        self.stage.go(scene)
        self.look()

    @property
    def players(self):
        return [(one["name"], one["mark"]) for one in self.started[-1].setup.players]

    @property
    def kinds(self):
        return [one["kind"] for one in self.started[-1].setup.players]

    def sit(self, seat, *choices):
        """Let somebody else take a seat."""
        self.tap(f"setup/seat{seat}/kind")
        for choice in choices:
            self.tap(f"who/{choice}")
        self.tap("who/done")

    def type(self, seat, letters):
        self.tap(f"setup/seat{seat}/name")
        self.stage.tasks.clear()  # nobody asks where there is a keyboard
        self.stage.handle(Typed(letters))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_added_and_taken_away(seats):
    viewer = Setup()
    for _ in range(seats - 2):
        viewer.tap("setup/add")
    assert ("setup/add" in viewer.ids()) is (seats < 4)
    assert ("setup/seat1/remove" in viewer.ids()) is (seats > 2)


def test_every_free_seat_can_be_taken_and_the_cards_parts_line_up():
    viewer = Setup()
    assert viewer.ids().count("setup/add") == viewer.ids().count("setup/add1") == 1
    viewer.tap("setup/add1")
    name, kind, other = (
        viewer.element(f"setup/seat{part}").rect for part in ("1/name", "1/kind", "3/kind")
    )
    assert (name.x, other.x, kind.right) == (
        kind.x,
        kind.x,
        viewer.element("setup/seat1/remove").rect.right,
    )
    assert "setup/add1" not in viewer.ids()
    viewer.tap("setup/seat3/remove")
    name, kind = (viewer.element(f"setup/seat1/{part}").rect for part in ("name", "kind"))
    assert (name.x, name.right) == (kind.x, kind.right)


@sized(playable_only=True)
@pytest.mark.parametrize("variant", ["basic", "auction", "mini"])
def test_a_line_says_what_the_chosen_game_means_for_the_player(size, variant, lines):
    viewer = Setup(size)
    viewer.tap(f"setup/variant/{variant}")
    lines.clear()
    viewer.stage.top.redraw()
    viewer.look()
    note = str(VARIANT_NOTES[variant])
    drawn = [line for line in lines if line[0] and line[0] in note]
    assert " ".join(words for words, *_ in drawn) == note
    check_lines(drawn, viewer.stage.screen)
    elements = [one.rect for one in viewer.stage.elements()]
    assert all(rect.collidelist(elements) == -1 for _words, _size, rect in drawn)


def test_who_hears_the_games_hears_what_each_means():
    (choice,) = Setup().stage.top.form["setup/variant"].nodes()
    assert [one.description for one in choice.children] == list(map(str, VARIANT_NOTES.values()))


def test_who_never_finished_a_game_meets_the_easiest_opponent():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.tap("setup/start")
    assert viewer.kinds == ["human", "ai:novice", "ai:novice"]


def test_who_has_finished_one_meets_the_usual_opponent(monkeypatch):
    finished = {TIKAL.id}
    monkeypatch.setattr(scene, "has_finished", finished.__contains__)
    kinds = [
        [seat.kind for seat in Setup(game=game).stage.top.party.seats] for game in (TIKAL, TZOLKIN)
    ]
    assert kinds == [["human", "ai:explorer"], ["human", "ai:novice"]]


@beside_the_gallery()
@pytest.mark.parametrize("button", ["setup/options", "setup/seat1/kind"])
def test_it_is_shown_in_any_window(size, button):
    viewer = Setup(size)
    viewer.tap("setup/add")
    below = viewer.stage.top
    viewer.tap(button)
    assert viewer.stage.top is not below


@sized(playable_only=True)
def test_who_may_play_is_told_whole(size, lines):
    kinds = NewGame(
        TIKAL, "basic", [SeatChoice("red"), SeatChoice("blue", kind="ai:explorer:surprise")]
    )
    viewer = Setup(size, kinds)
    lines.clear()
    viewer.tap("setup/seat1/kind")
    check_lines(lines, viewer.stage.screen)


@sized(playable_only=True)
def test_longest_names_stay_in_their_fields(size, lines):
    party = NewGame(
        TIKAL, "basic", [SeatChoice(mark, LONGEST) for mark in ("red", "blue", "yellow", "white")]
    )
    viewer = Setup(size, party)
    fields = [one.rect for one in viewer.stage.elements() if one.role == "textbox"]
    drawn = [rect for words, _size, rect in lines if words.startswith("WWW")]
    assert len(drawn) >= len(fields) == 4
    assert all(any(field.contains(rect) for field in fields) for rect in drawn[:4])


def test_start_at_once_with_names_by_colour():
    viewer = Setup()
    viewer.tap("setup/start")
    assert viewer.players == [("Red", "red"), ("Beatriz", "blue")]
    assert viewer.kinds == ["human", "ai:novice"]


def test_typed_names_are_taken_without_needless_blanks():
    viewer = Setup()
    viewer.type(1, "  Ana   Lucía ")
    viewer.tap("setup/start")
    assert viewer.players[0] == ("Ana Lucía", "red")


def test_all_that_a_player_is_told_by_follows_the_name_as_it_is_typed():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.type(1, "Ana")
    labels = {one.id: one.label for one in viewer.stage.elements()}
    assert labels["setup/seat1/mark"] == "Mark of Ana: Red"
    assert "Ana" in labels["setup/seat1/remove"]
    assert labels["setup/starts/red"] == "Ana"


def test_names_are_limited():
    viewer = Setup()
    viewer.type(1, "x" * 60)
    assert viewer.element("setup/seat1/name").value == "x" * MAX_NAME


def test_double_names_cannot_start_and_the_reason_is_shown(lines):
    viewer = Setup()
    viewer.type(1, "beatriz")
    viewer.look()
    assert not viewer.element("setup/start").enabled
    assert "Two are called beatriz" in [words for words, *_ in lines]
    viewer.tap("setup/start")
    assert not viewer.started
    viewer.type(1, "tta")
    viewer.tap("setup/start")
    assert viewer.players[0][0] == "beatriztta"


def test_marks_go_round_and_are_never_equal():
    viewer = Setup()
    viewer.tap("setup/seat1/mark")
    viewer.tap("setup/seat1/mark")
    viewer.tap("setup/seat2/mark")
    viewer.tap("setup/start")
    assert viewer.players == [("Yellow", "yellow"), ("Beatriz", "blue")]


def test_four_seats_swap_marks():
    party = NewGame(
        TIKAL, "basic", [SeatChoice(mark) for mark in ("red", "blue", "yellow", "white")]
    )
    party.change_mark(0)
    assert [seat.mark for seat in party.seats] == ["blue", "red", "yellow", "white"]


def test_seats_are_added_up_to_four_and_removed_down_to_two():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.tap("setup/add")
    assert "setup/add" not in viewer.ids()
    viewer.tap("setup/seat1/remove")
    viewer.tap("setup/seat1/remove")
    viewer.tap("setup/start")
    assert viewer.players == [("Cornelius", "yellow"), ("Dorothea", "white")]


def test_whoever_was_removed_can_be_brought_back_as_he_was():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.tap("setup/seat2/name")
    viewer.stage.handle(Typed("Ana"))
    viewer.tap("setup/starts/blue")
    viewer.tap("setup/seat2/remove")
    assert viewer.element("setup/bring-back").label == "Bring back Ana"
    viewer.tap("setup/bring-back")
    assert "setup/bring-back" not in viewer.ids()
    viewer.tap("setup/start")
    assert viewer.players[1] == ("Ana", "blue")
    assert viewer.started[0].setup.first_player == 1


def test_somebody_new_can_take_the_other_free_seat():
    viewer = Setup()
    for id in ("setup/add", "setup/seat3/remove", "setup/add", "setup/bring-back"):
        viewer.tap(id)
    viewer.tap("setup/start")
    assert len(viewer.players) == 4


def test_mini_comes_back_when_there_are_two_again():
    viewer = Setup()
    for id in ("setup/variant/mini", "setup/add"):
        viewer.tap(id)
    assert viewer.stage.top.party.variant != "mini"
    viewer.tap("setup/seat3/remove")
    assert viewer.stage.top.party.variant == "mini"
    for id in ("setup/bring-back", "setup/variant/basic", "setup/seat3/remove"):
        viewer.tap(id)
    assert viewer.stage.top.party.variant == "basic"


def test_the_chosen_seat_starts():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.tap("setup/starts/yellow")
    viewer.tap("setup/start")
    assert viewer.started[0].setup.first_player == 2


def test_the_lot_decides_otherwise(monkeypatch):
    monkeypatch.setattr(secrets, "randbelow", lambda count: count - 1)
    viewer = Setup()
    viewer.tap("setup/starts/blue")
    viewer.tap("setup/starts/lot")
    viewer.tap("setup/start")
    assert viewer.started[0].setup.first_player == 1


def test_the_starter_stays_the_same_player_when_a_seat_goes():
    party = NewGame(
        TIKAL, "basic", [SeatChoice(mark) for mark in ("red", "blue", "yellow", "white")], starter=2
    )
    party.remove(0)
    assert party.seats[party.starter].mark == "yellow"
    party.remove(party.starter)
    assert party.starter is None


steps = st.lists(
    st.sampled_from(["add", "remove", "back", "mark"]).flatmap(
        lambda kind: st.tuples(st.just(kind), st.integers(0, 3))
    ),
    max_size=30,
)


@given(steps)
def test_a_party_is_always_playable(steps):
    party = NewGame.default(TIKAL)
    party.starter = 0
    for kind, number in steps:
        if kind == "add" and party.free_marks:
            party.add()
        elif kind == "remove" and party.can_remove:
            party.remove(number % len(party.seats))
        elif kind == "back" and party.removed and party.free_marks:
            party.bring_back()
        elif kind == "mark":
            party.change_mark(number % len(party.seats))
        marks = [seat.mark for seat in party.seats]
        assert len(set(marks)) == len(marks)
        assert 2 <= len(marks) <= 4
        assert party.starter is None or 0 <= party.starter < len(marks)
        assert party.duplicate_name is None


def test_back_by_button_and_by_escape():
    viewer = Setup()
    viewer.tap("setup/back")
    viewer.stage.handle(Key("escape"))
    assert len(viewer.backs) == 2


def test_by_keyboard_alone():
    viewer = Setup()
    order = []
    for _ in viewer.ids():
        viewer.stage.handle(Key("tab"))
        order.append(viewer.stage.top.form.focus.id)
    assert order[:2] == ["setup/seat1/mark", "setup/seat1/name"]
    viewer.stage.handle(Key("tab", shift=True))
    while viewer.stage.top.form.focus.id != "setup/start":
        viewer.stage.handle(Key("tab"))
    viewer.stage.handle(Key("return"))
    assert viewer.started


def test_the_game_that_is_chosen_is_played():
    viewer = Setup()
    viewer.tap("setup/variant/auction")
    viewer.tap("setup/start")
    assert viewer.started[-1].setup.variant.name == "auction"


def test_mini_is_labelled_as_a_reconstruction_as_long_as_it_is_chosen(lines):
    viewer = Setup()
    viewer.tap("setup/variant/mini")
    lines.clear()
    viewer.stage.top.redraw()
    viewer.look()
    assert "our own choice" in " ".join(words for words, *_ in lines)
    viewer.tap("setup/variant/auction")
    lines.clear()
    viewer.stage.top.redraw()
    viewer.look()
    assert "our own choice" not in " ".join(words for words, *_ in lines)


def test_mini_is_offered_to_two_and_gives_way_to_a_third():
    viewer = Setup()
    viewer.tap("setup/variant/mini")
    viewer.tap("setup/add")
    assert "setup/variant/mini" not in viewer.ids()
    assert viewer.element("setup/variant/auction").value == "on"


def note(viewer):
    """The summary on the button of the options."""
    return viewer.stage.bottom.form["setup/options"].note


def test_options_are_chosen_told_and_played():
    viewer = Setup()
    assert note(viewer) == "The usual rules"
    viewer.tap("setup/options")
    assert viewer.element("options/camp_rule/free").value == "on"
    viewer.tap("options/camp_rule/own")
    viewer.tap("options/a4_value/2")
    values = {one.id: one.value for one in viewer.stage.elements()}
    assert [id for id, value in values.items() if value] == [
        "options/length/whole",
        "options/camp_rule/own",
        "options/a4_value/2",
    ]
    viewer.tap("options/length/short")
    viewer.tap("options/done")
    assert note(viewer) == "Short game. Camps need your member there; temple on a4 is 2"
    viewer.tap("setup/start")
    assert viewer.started[0].setup.options == Options("own", 2, "short")


def test_mini_tikal_is_always_short_so_nobody_is_asked():
    viewer = Setup()
    viewer.tap("setup/variant/mini")
    viewer.tap("setup/options")
    assert "options/camp_rule/free" in viewer.ids()
    assert not [id for id in viewer.ids() if id.startswith("options/length")]


@sized(playable_only=True)
def test_every_option_names_where_it_comes_from(size, lines):
    viewer = Setup(size)
    viewer.tap("setup/options")
    dialog = viewer.stage.top
    drawn = []
    for _page in dialog._pages:
        while dialog.busy:
            viewer.look()
        lines.clear()  # the pictures have their own
        dialog.redraw()
        viewer.look()
        drawn += [line for line in lines if line[0]]
        viewer.stage.handle(Key("page down"))
        viewer.look()
    check_lines(drawn, viewer.stage.screen)
    said = " ".join(words for words, *_ in drawn)
    for edition in ("English", "German", "Russian", "Chinese", "Korean", "French"):
        assert edition in said
    assert "No rulebook tells its number" in said


@sized(playable_only=True)
def test_every_option_shows_what_it_changes(size):
    viewer = Setup(size)
    viewer.tap("setup/options")
    dialog = viewer.stage.top
    told = []
    for _page in dialog._pages:
        for question, _asked in dialog._shown:
            for one in question.answers:
                viewer.tap(f"options/{question.field}/{one.value}")
                while dialog.busy:
                    viewer.look()
                (piece,) = [
                    piece
                    for piece, asked in dialog._figures()
                    if (question, asked) in dialog._shown
                ]
                assert dialog._pictures.picture_of(piece)
                assert piece.height >= viewer.stage.screen.px(92)
                told.append(piece.figure)
        viewer.stage.handle(Key("page down"))
        viewer.look()
    assert len(set(told)) == len(told) == 7


def test_game_and_options_of_the_last_start_are_offered_again():
    first = Setup()
    first.tap("setup/variant/auction")
    first.tap("setup/options")
    first.tap("options/camp_rule/present")
    first.tap("options/done")
    first.tap("setup/start")
    again = Setup()
    assert note(again) == "Camps need a member there; temple on a4 is 1"
    assert again.element("setup/variant/auction").value == "on"


def damaged(**changes):
    """Remembered choices of which some are wrong."""
    whole = {"variant": "basic", "camp_rule": "free", "a4_value": 1, "kinds": ["human", "human"]}
    return json.dumps(whole | changes)


@pytest.mark.parametrize(
    "kept",
    ["{", "[]", '["basic", "free", 3]', '["chess", "free", 1]', '[1, 2, 3]', '{"a": 1}', "7",
     '["basic", "free", 1]', damaged(variant=["basic"]), damaged(camp_rule=["free"]),
     damaged(a4_value="1"), damaged(kinds=["human"]), damaged(kinds=["human", "ai:hard"]),
     damaged(kinds=["human", 3]), damaged(kinds="ab"), damaged(kinds=["human"] * 3, variant="mini"),
     damaged(kinds=["human"] * 5)],
)  # fmt: skip
def test_damaged_choices_are_told_and_the_defaults_offered(storage, kept):
    storage.write("setup.json", kept)
    viewer = Setup()
    (told,) = take_damaged_files()
    assert told.message == "choices-damaged"
    assert storage.read(told.name) == kept
    assert note(viewer) == "The usual rules"
    assert viewer.element("setup/variant/basic").value == "on"


def test_choices_that_cannot_be_kept_are_told_and_the_game_starts(monkeypatch):
    def refuse(_name, _text):
        raise refusal("the disk is full")

    monkeypatch.setattr(platform.storage, "write", refuse)
    viewer = Setup()
    viewer.tap("setup/start")
    assert "the disk is full" in viewer.stage.toasts.current_text
    assert viewer.started


def test_the_rules_of_the_chosen_game_are_one_tap_away():
    viewer = Setup()
    viewer.tap("setup/variant/auction")
    viewer.tap("setup/rules")
    assert isinstance(viewer.stage.top, RulebookScene)
    viewer.tap("rulebook/close")
    assert viewer.element("setup/variant/auction").value == "on"


def test_any_seat_can_be_anybody():
    viewer = Setup()
    viewer.tap("setup/add")
    viewer.tap("setup/add")
    viewer.sit(1, "master")
    viewer.sit(2, "human")
    viewer.sit(3, "archaeologist", "spoiler")
    viewer.sit(4, "explorer", "surprise")
    viewer.tap("setup/start")
    # the surprise stays one
    assert viewer.kinds == [
        "ai:master",
        "human",
        "ai:archaeologist:spoiler",
        "ai:explorer:surprise",
    ]
    assert viewer.players[1] == ("Blue", "blue")


def test_only_the_middle_levels_have_a_temper():
    viewer = Setup()
    viewer.tap("setup/seat2/kind")
    viewer.tap("who/explorer")
    viewer.tap("who/builder")
    assert viewer.element("who/builder").value == "on"
    for level in ("master", "novice", "human"):
        viewer.tap(f"who/{level}")
        assert not viewer.element("who/builder").enabled
        assert viewer.element("who/builder").value == ""
    viewer.tap("who/done")
    assert viewer.stage.top.party.seats[1].kind == "human"


def test_the_card_tells_who_plays(lines):
    viewer = Setup()
    lines.clear()
    viewer.sit(2, "explorer", "hunter")
    said = {words for words, *_ in lines}
    assert {"Person", "Explorer", "Treasure hunter"} <= said


@sized(playable_only=True)
def test_the_longest_kinds_are_whole_and_legible(size, lines):
    marks = ("red", "blue", "yellow", "white")
    Setup(
        size,
        NewGame(
            TIKAL, "basic", [SeatChoice(mark, kind="ai:archaeologist:hunter") for mark in marks]
        ),
    )
    drawn = [line for line in lines if line[0] in ("Archaeologist", "Treasure hunter")]
    assert len(drawn) >= 8
    said = [words for words, *_ in lines]
    assert not [words for words in said if words.startswith(("Archae", "Treas")) and "…" in words]


def test_who_played_last_is_offered_again():
    first = Setup()
    first.tap("setup/add")
    first.sit(1, "novice")
    first.sit(2, "human")
    first.tap("setup/start")
    again = Setup()
    again.tap("setup/start")
    assert again.kinds == first.kinds == ["ai:novice", "human", "ai:novice"]


def test_with_their_names_and_marks():
    first = Setup()
    first.tap("setup/seat1/name")
    first.stage.handle(Typed("Ana"))
    first.tap("setup/seat1/mark")
    first.tap("setup/start")
    again = Setup()
    again.tap("setup/start")
    assert again.players == first.players == [("Ana", "blue"), ("Aurelio", "red")]


@pytest.mark.parametrize("kept", [{"names": [1, 2]}, {"marks": ["red", "red"]}, {"names": ["A"]}])
def test_what_is_remembered_wrongly_is_told(kept, storage):
    Setup().tap("setup/start")
    remembered = json.loads(storage.read("setup.json"))
    storage.write("setup.json", json.dumps(remembered | kept))
    Setup()
    assert [one.name for one in take_damaged_files()] == ["setup.json.broken-1"]


def test_names_need_not_have_been_remembered(storage):
    Setup().tap("setup/start")
    remembered = json.loads(storage.read("setup.json"))
    del remembered["names"], remembered["marks"]
    storage.write("setup.json", json.dumps(remembered))
    again = Setup()
    again.tap("setup/start")
    assert len(again.players) == 2


def test_a_rematch_has_the_same_players():
    seat = seat_of_match(OPPONENTS, "blue", "Beatriz", "ai:explorer:surprise")
    assert (seat.name, seat.typed_name, seat.kind) == ("Beatriz", "", "ai:explorer:surprise")
    assert seat_of_match(OPPONENTS, "blue", "Ana", "ai:master").typed_name == "Ana"
    assert seat_of_match(OPPONENTS, "blue", "Ana", "ai:hard").kind == "human"


def test_a_lone_variant_is_no_choice():
    setup = Setup(game=TZOLKIN)
    assert not [id for id in setup.ids() if id.startswith("setup/variant")]
    setup.tap("setup/starts/blue")
    setup.tap("setup/start")
    assert len(setup.started) == 1
