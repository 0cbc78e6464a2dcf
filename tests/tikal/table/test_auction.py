"""The auction by taps (docs/rules-tikal.md, section 7)."""

import random
from itertools import combinations

import pytest

from game.tikal.rules.components import HEXAGON_INDEX, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE
from game.tikal.table.modes.auction import Bidding
from game.tikal.table.panels.auction import bidder_cell
from game.tikal.table.shown.auction import auction_note
from game.ui import theme
from game.ui.input import Key, Press, Release, Tap
from tests.tikal.table.test_scene import NAMES, Table, step
from tests.windows import PLAYABLE, check_lines, sized


def new_auction(seats=3, seed=5, variant="auction"):
    players = [{"name": name, "kind": "human"} for name in NAMES[:seats]]
    return TikalMatch(new_setup(players, 0, seed, variant=VARIANTS[variant]))


def card(table) -> Bidding:
    return table.scene.mode


def displayed(table):
    return [one for one in table.ids() if one.startswith("display/")]


def bid(table, points):
    """Bid so many points by the card's buttons."""
    while card(table).points < points:
        table.tap("bid/more")
    table.tap("bid/place")


def take_a_turn(table):
    """Choose a hexagon that is no volcano, place it, end the turn."""
    quiet = [
        one
        for one in displayed(table)
        if HEXAGON_KINDS[HEXAGON_INDEX[one.split("/")[1]]] != VOLCANO
    ]
    table.tap(quiet[0])
    table.place()
    table.tap("end-turn")
    table.tap("dialog/end")


def said(table, lines):
    """Every line of the picture as it is now."""
    lines.clear()
    table.scene.redraw()
    table.look()
    return " ".join(words for words, *_ in lines)


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1), (844, 390, 1)])
def test_the_rulebooks_round_by_taps(size, lines):
    """B pays 5 for the first turn, A 4 for the second, C goes free, D has the last one free."""
    table = Table(new_auction(4), size)
    a, b, c, d = NAMES
    assert "No bid yet" in said(table, lines)
    bid(table, 4)
    while card(table).points < 5:
        table.tap("bid/more")
    assert [card(table).scores_after_bid[seat] for seat in range(4)] == [16, None, None, None]
    assert "15 left if it wins" in said(table, lines)
    table.tap("bid/place")
    for _ in range(2):
        table.tap("bid/pass")
    table.tap("bid/pass")
    assert f"{b} pays 5 points and has the turn." in said(table, lines)
    take_a_turn(table)

    assert f"{c} bids first: the neighbour of who had the last turn." in said(table, lines)
    for points in (2, 3, 4):
        bid(table, points)
    table.tap("bid/pass")
    table.tap("bid/pass")
    assert f"{a} pays 4 points and has the turn." in said(table, lines)
    take_a_turn(table)

    table.tap("bid/pass")
    table.tap("bid/pass")
    assert f"Nobody has bid: {c} has the turn free." in said(table, lines)
    take_a_turn(table)

    assert "The last turn of the round is free" in said(table, lines)
    assert table.scene.mode.view.seat == NAMES.index(d)
    assert len(displayed(table)) == 1
    take_a_turn(table)
    assert table.match.state.score == [16, 15, 20, 20]
    assert (table.match.state.phase, table.match.state.seat) == (AUCTION, NAMES.index(a))


@sized(playable_only=True)
def test_a_seat_shows_what_is_bid_and_not_what_is_only_made_ready(size, lines):
    table = Table(new_auction(4), size)
    assert "→" not in said(table, lines)
    bid(table, 4)
    seats = [" ".join(words for words, *_ in lines_in(table, lines, seat)) for seat in range(4)]
    assert "→" in seats[0]
    assert {"16", "20"} <= set(seats[0].split())
    assert not any("→" in other for other in seats[1:])


@sized(playable_only=True)
def test_the_card_says_whose_bid_is_asked(size, lines):
    table = Table(new_auction(4), size)
    for seat in range(3):
        assert NAMES[seat] in str(table.scene.mode.words[0])
        said(table, lines)
        area = table.scene.picture.places.auction.bidders
        cell = bidder_cell(area, seat, 4)
        told = {words for words, _size, rect in lines if cell.collidepoint(rect.center)}
        assert told == {"bids"}
        bid(table, seat + 1)


def lines_in(table, lines, seat):
    """What is drawn in a seat's panel."""
    said(table, lines)
    rect = table.scene.picture.places.layout.seats[seat]
    return [line for line in lines if rect.contains(line[2])]


def test_a_held_plus_goes_on_to_the_points_that_the_bidder_has():
    table = Table(new_auction(3), (1280, 800, 1))
    table.tap("bid/more")
    assert card(table).points == 2
    table.stage.handle(Press(table.element("bid/more").rect.center))
    for _look in range(60):
        table.look()
    assert card(table).points == 20
    table.stage.handle(Tap(table.element("bid/more").rect.center))
    table.stage.handle(Release())
    assert card(table).points == 20
    assert not table.element("bid/more").enabled


@sized(playable_only=True)
@pytest.mark.parametrize(
    ("variant", "seats"), [("auction", 2), ("auction", 3), ("auction", 4), ("mini", 2)]
)
def test_the_card_has_room_for_everything(variant, seats, size, lines):
    table = Table(new_auction(seats, variant=variant), size)
    for played in (0, 1):
        lines.clear()
        table.scene.redraw()
        table.look()
        screen = table.stage.screen
        inside = [
            one
            for one in lines
            if one[2].collidelist(table.scene.picture.places.auction.papers) >= 0
        ]
        check_lines(inside, screen)
        buttons = [one for one in table.stage.elements() if not one.id.startswith("space/")]
        assert len(displayed(table)) == seats
        for one in buttons:
            assert screen.safe.contains(one.rect), one
            if one.id.split("/")[0] in ("bid", "display"):
                assert min(one.rect.size) >= screen.px(theme.TOUCH), one
        for one, other in combinations(buttons, 2):
            assert not one.rect.colliderect(other.rect), (one, other)
        if not played:
            table.tap("bid/place")


def test_the_menu_can_be_reached_while_bidding():
    """The seal of the draw can be seen from the first move on, at every size."""
    for size in PLAYABLE:
        table = Table(new_auction(4), size)
        table.tap("tool/menu")
        assert "dialog/stay" in table.ids()


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 2)])
def test_the_last_bidder_is_told_that_he_may_give_the_turn_away(size, lines):
    """[decision] When all others have passed without any bid, the last one may bid or pass."""
    table = Table(new_auction(4), size)
    for _ in range(3):
        table.tap("bid/pass")
    words = said(table, lines)
    assert f"All others have passed. If {NAMES[3]} does too, {NAMES[0]} has the turn free." in words


def test_a_new_round_has_room_after_a_window_of_another_size():
    """The window may change while one hexagon is left; the next round shows four again."""
    table = Table(new_auction(4), PLAYABLE[0])
    for _ in range(3):
        while table.match.state.phase == AUCTION:
            table.tap("bid/pass")
        take_a_turn(table)
    assert len(displayed(table)) == 1
    table.stage.layout(table.stage.screen)
    take_a_turn(table)
    rects = [table.element(one).rect for one in displayed(table)]
    assert len(rects) == 4
    assert all(table.stage.screen.safe.contains(rect) for rect in rects)


def test_a_volcano_on_display_is_explained(lines):
    table = Table(new_auction(2, seed=1))
    while not any(HEXAGON_KINDS[number] == VOLCANO for number in table.match.state.display):
        while table.match.state.phase == AUCTION:
            table.tap("bid/pass")
        take_a_turn(table)
    while table.match.state.phase == AUCTION:
        table.tap("bid/pass")
    assert "starts a scoring round" in said(table, lines)
    volcano = next(n for n in table.match.state.display if HEXAGON_KINDS[n] == VOLCANO)
    table.tap(next(i for i in displayed(table) if HEXAGON_INDEX[i.split("/")[1]] == volcano))
    assert "has a volcano: scoring round!" in said(table, lines)
    assert table.match.state.scoring_queue[0] == table.match.state.placer


def test_the_final_scoring_is_told_in_its_order():
    """Ascending points; of equals the one nearer clockwise to the player of the last hexagon."""
    table = Table(new_auction(3))
    before, after = table.match.state.copy(), table.match.state.copy()
    before.phase = after.phase = ACT
    after.scoring_queue, after.hand = (2, 0, 1), -1
    assert str(auction_note(before, after, table.scene.players)) == (
        f"Final scoring round, the fewest points first: {NAMES[2]}, {NAMES[0]}, {NAMES[1]}."
    )


@sized(playable_only=True)
def test_a_bid_wins_the_choice(size):
    table = Table(new_auction(), size)
    table.tap("bid/more")
    table.tap("bid/place")
    table.tap("bid/pass")
    table.tap("bid/pass")
    assert table.notation == ["bid 2", "pass", "pass"]
    assert table.match.state.phase == CHOOSE
    assert table.match.state.score[0] == 18
    chosen = next(one for one in table.ids() if one.startswith("display/"))
    table.tap(chosen)
    assert table.notation[-1] == "choose " + chosen.removeprefix("display/")
    assert table.match.state.phase in (PLACE, ACT)


def test_a_tap_shows_a_displayed_hexagon_large_and_plays_nothing():
    table = Table(new_auction())
    table.tap(next(one for one in table.ids() if one.startswith("display/")))
    assert table.ids() == ["hexagon/close"]
    table.tap("hexagon/close")
    assert table.notation == []


def test_a_bid_stays_above_the_last_and_within_the_points():
    table = Table(new_auction())
    assert card(table).points == 1
    assert not table.element("bid/less").enabled
    for _ in range(40):
        table.stage.handle(Key("+"))
    assert card(table).points == 20
    table.tap("bid/place")
    assert not table.element("bid/place").enabled
    table.stage.handle(Key("p"))
    assert table.notation == ["bid 20", "pass"]


@pytest.mark.parametrize(("variant", "seats"), [("auction", 4), ("mini", 2)])
def test_a_whole_game_by_taps(variant, seats):
    table = Table(new_auction(seats, 3, variant))
    chance = random.Random(8)
    for _ in range(2500):
        if table.ended:
            break
        phase = table.match.state.phase
        if phase == AUCTION and table.show is None:
            may_bid = table.element("bid/place").enabled and chance.random() < 0.3
            table.tap("bid/place" if may_bid else "bid/pass")
        elif phase == CHOOSE and table.show is None:
            table.tap(chance.choice([one for one in table.ids() if one.startswith("display/")]))
        else:
            step(table, chance)
    assert table.ended
    assert table.match.state.phase == OVER
