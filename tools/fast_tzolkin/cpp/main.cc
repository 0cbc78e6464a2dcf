// Plays games of computer players, exactly as game/tzolkin does in Python and many times as fast.
//
// A game is a line of standard input, in words with a space between:
//
//   seats=2 first_player=1 option.tribes=0 ... wealth=14,3,... buildings1=0,5,... choices=3,0
//   player seed=4 beam_width=6 ... judgement_error=0.0 corn=1.26 ... light=1.33  player seed=5 ...
//
// with every option (game/tzolkin/rules/setup.py) and every order in which tiles are drawn, by the
// numbers of the tiles; orders that are not in the game are empty. choices are the actions before
// the players take over, each by its place in the list of what is legal. Players are by seat. Each has
// the seed of its chance, every field of Level (game/tzolkin/players/rounds.py) but the weights,
// and every field of Weights (game/tzolkin/players/weights.py), by name and in any order.
//
// The answer is a line of standard output as soon as the game is over, by seat: points, and how
// often each habit (HABITS in tables.py) was acted upon:
//
//   points=93.25,71 place_start=4,2 beg=1,0 learn=2,5 build=4,3 build_monument=0,1
//
// With --decisions there is a line before it for each decision, its actions as records name them:
//
//   pick tikal 2, do 2, build B03, end
//
// With --terms there is beside that, before each decision with which a turn begins, a line of what
// each seat expects, the terms of its evaluation (players/evaluation.h) by its own weights, to the
// last digit:
//
//   round=3 seat=1 terms=4,17.25,...;9,12.5,...
//
// With --replay there are no players but
//
//   depth=2
//
// and choices are all that is played. There is a line for
// each position, with all that belongs to it (rules/dump.h) and its legal actions, and one with how
// many ways there are to go on from the last by so many actions (depth).
//
// A line that is no game ends it with a message on standard error and exit status 2.

#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <string>

#include "arena.h"
#include "fields.h"
#include "fixture.h"
#include "print.h"
#include "players/evaluation.h"
#include "replay.h"

namespace {

using namespace tzolkin;

constexpr int BAD_INPUT = 2;

void print_result(const Result& result) {
  const int seats = static_cast<int>(result.points.size());
  print_by_seat("points", seats, [&](int seat) { return result.points[seat]; });
  for (const int kind : HABITS) {
    std::cout << ' ';
    print_by_seat(ACTION_NAMES[kind], seats, [&](int seat) { return result.actions[seat][kind]; });
  }
  std::cout << std::endl;
}

void print_decision(const State&, const Actions& actions) {
  std::cout << listed(actions) << '\n';
}

void print_terms(const State& state, const Fixture& fixture) {
  std::cout << "round=" << int{state.round} << " seat=" << int{state.seat} << " terms"
            << std::setprecision(std::numeric_limits<double>::max_digits10);
  for (int seat = 0; seat < state.seats; seat++) {
    char before = seat ? ';' : '=';
    const Evaluation evaluation(state, seat, fixture.entrants[seat].level.weights);
    for (const double term : evaluation.terms(state)) {
      std::cout << before << term;
      before = ',';
    }
  }
  std::cout << '\n';
}

void play_line(const std::string& line) {
  print_result(play(fixture_of(line), [](const State&, const Actions&) {}));
}

void play_openly(const std::string& line) { print_result(play(fixture_of(line), print_decision)); }

void play_with_terms(const std::string& line) {
  const Fixture fixture = fixture_of(line);
  print_result(play(fixture, [&fixture](const State& state, const Actions& actions) {
    if (state.phase == Phase::TURN) print_terms(state, fixture);
    print_decision(state, actions);
  }));
}

int read_lines(const std::function<void(const std::string&)>& answer) {
  int number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    number++;
    try {
      answer(line);
    } catch (const BadLine& error) {
      std::cerr << "line " << number << ": " << error.what() << '\n';
      return BAD_INPUT;
    }
  }
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  const std::string option = count > 1 ? arguments[1] : "";
  if (count < 2) return read_lines(play_line);
  if (option == "--decisions") return read_lines(play_openly);
  if (option == "--terms") return read_lines(play_with_terms);
  if (option == "--replay") return read_lines(replay);
  std::cerr << "usage: " << arguments[0] << " [--decisions | --terms | --replay]\n";
  return BAD_INPUT;
}
