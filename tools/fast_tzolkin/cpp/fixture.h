// game/players/tournament/fixture.py: a game to be played, read from a line (see main.cc).
#pragma once

#include <string>
#include <vector>

#include "fields.h"
#include "players/level.h"
#include "players/weights.h"
#include "setup_line.h"

namespace tzolkin {

struct Entrant {
  std::string seed;
  Level level;
};

struct Fixture {
  Setup setup;
  std::vector<int> choices;       // what is played before the players take over (main.cc)
  std::vector<Entrant> entrants;  // by seat
};

inline Weights weights_of(Fields& fields) {
  Weights weights;
  for (const auto& [name, weight] : WEIGHTS) weights.*weight = fields.figure(name);
  return weights;
}

inline Level level_of(Fields& fields) {
  Level level;
  level.beam_width = fields.whole("beam_width", 1);
  level.searched_turns = fields.whole("searched_turns", 1);
  level.rounds_ahead = fields.whole("rounds_ahead", 0);
  level.lines_kept = fields.whole("lines_kept", 1);
  level.turns_per_line = fields.whole("turns_per_line", 1);
  level.later_beam_width = fields.whole("later_beam_width", 1);
  level.predicts_rivals = fields.whole("predicts_rivals", 0);
  level.merges_lines = fields.whole("merges_lines", 0);
  level.choice_lines = fields.whole("choice_lines", 0);
  level.judgement_error = fields.figure("judgement_error");
  level.weights = weights_of(fields);
  return level;
}

inline Entrant entrant_of(Fields& fields) {
  const Entrant entrant = {fields.text("seed"), level_of(fields)};
  fields.nothing_else();
  return entrant;
}

// Raises BadLine.
inline Fixture fixture_of(const std::string& line) {
  std::vector<Fields> parts = game_and_players(line);
  Fields& game = parts.front();
  Fixture fixture = {setup_of(game), game.wholes("choices"), {}};
  game.nothing_else();
  if (static_cast<int>(parts.size()) - 1 != fixture.setup.seats)
    game.fail("there is not one player for each seat");
  for (size_t i = 1; i < parts.size(); i++) fixture.entrants.push_back(entrant_of(parts[i]));
  return fixture;
}

}  // namespace tzolkin
