// Plays games exactly as game/tzolkin does in Python and many times as fast.
//
// A game is a line of standard input, in words with a space between:
//
//   seats=2 first_player=1 option.tribes=0 ... wealth=14,3,... buildings1=0,5,... depth=2 choices=3
//
// with every option (game/tzolkin/rules/setup.py) and every order in which tiles are drawn, by the
// numbers of the tiles; orders that are not in the game are empty. choices are the actions that are
// played, each by its place in the list of what is legal.
//
// With --replay there is a line of standard output for each position, with all that belongs to it
// (rules/dump.h) and its legal actions, and one with how many ways there are to go on from the last
// by so many actions (depth).
//
// A line that is no game ends it with a message on standard error and exit status 2.

#include <cstring>
#include <iostream>
#include <string>

#include "fields.h"
#include "replay.h"

namespace {

using namespace tzolkin;

constexpr int BAD_INPUT = 2;

}  // namespace

int main(int count, char** arguments) {
  const bool replays = count == 2 && std::strcmp(arguments[1], "--replay") == 0;
  if (!replays) {
    std::cerr << "usage: " << arguments[0] << " --replay\n";
    return BAD_INPUT;
  }
  int number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    number++;
    try {
      replay(line);
    } catch (const BadLine& error) {
      std::cerr << "line " << number << ": " << error.what() << '\n';
      return BAD_INPUT;
    }
  }
  return 0;
}
