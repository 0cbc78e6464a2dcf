// A game whose actions are given, for holding the rules to Python's.
#pragma once

#include <iostream>
#include <string>

#include "rules/dump.h"
#include "rules/play.h"
#include "setup_line.h"

namespace tzolkin {

inline void print_position(const State& state, const Actions& legal) {
  std::cout << Dump(state).text() << "legal=" << listed(legal) << '\n';
}

// Prints every position with its legal actions, and how many ways there are to go on from the last.
// Raises BadLine.
inline void replay(const std::string& line) {
  Fields fields("the game");
  for (const std::string& field : split(line, ' ')) fields.add(field);
  State state = new_game(setup_of(fields));
  const int depth = fields.whole("depth", 0);
  const std::vector<int> choices = fields.wholes("choices");
  fields.nothing_else();
  Actions legal = legal_actions(state);
  print_position(state, legal);
  for (const int choice : choices) {
    if (choice < 0 || choice >= static_cast<int>(legal.size()))
      fields.fail("there is no action " + std::to_string(choice));
    apply(state, legal[choice]);
    legal = legal_actions(state);
    print_position(state, legal);
  }
  std::cout << "ways=" << perft(state, depth) << std::endl;
}

}  // namespace tzolkin
