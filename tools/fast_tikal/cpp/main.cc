// Plays games of computer players, exactly as game/tikal does in Python and many times as fast.
//
// A game is a line of standard input, in words with a space between:
//
//   variant=basic rounds=4 first_player=1 deck=0,3,... treasures=5,7,... played=tile_c3_r2,end
//   player seed=4 width=16 ... blur=0.0 hold=0.65 ... pair=0.0  player seed=5 ...
//
// rounds are the scoring rounds of the game. deck and treasures are in the order in which they are
// drawn. played are the actions before the players take over, as records name them. Players are by
// seat. Each has the seed of its chance, every field of Level (game/tikal/players/level.py) but the weights, and
// every field of Weights (game/tikal/players/level.py), by name and in any order.
//
// The answer is a line of standard output as soon as the game is over, by seat: points, and how
// often each habit of tools/players/league.py was acted upon:
//
//   points=93,71 guard=2,2 camp=1,0 recover=6,4 dig=11,9 exchange=1,0
//
// With --decisions there is a line before it for each decision, its actions as records name them:
//
//   tile c3 r2, enter w a5, end
//
// A line that is no game ends it with a message on standard error and exit status 2.

#include <cstring>
#include <iostream>
#include <string>
#include <vector>

#include "arena.h"
#include "fields.h"
#include "fixture.h"
#include "print.h"
#include "rules/actions.h"

namespace {

using namespace tikal;

constexpr int BAD_INPUT = 2;

void print_decision(const std::vector<Action>& actions) {
  const char* between = "";
  for (const Action& action : actions) {
    std::cout << between << str(action);
    between = ", ";
  }
  std::cout << '\n';
}

void print_result(const Result& result) {
  const int seats = static_cast<int>(result.points.size());
  print_by_seat("points", seats, [&](int seat) { return result.points[seat]; });
  for (const Verb habit : HABITS) {
    const int verb = static_cast<int>(habit);
    std::cout << ' ';
    print_by_seat(VERB_NAMES[verb], seats, [&](int seat) { return result.actions[seat][verb]; });
  }
  std::cout << std::endl;
}

}  // namespace

int main(int count, char** arguments) {
  const bool decisions = count == 2 && std::strcmp(arguments[1], "--decisions") == 0;
  if (count > 1 && !decisions) {
    std::cerr << "usage: " << arguments[0] << " [--decisions]\n";
    return BAD_INPUT;
  }
  int number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    number++;
    try {
      print_result(play(fixture_of(line), [decisions](const std::vector<Action>& actions) {
        if (decisions) print_decision(actions);
      }));
    } catch (const BadLine& error) {
      std::cerr << "line " << number << ": " << error.what() << '\n';
      return BAD_INPUT;
    }
  }
  return 0;
}
