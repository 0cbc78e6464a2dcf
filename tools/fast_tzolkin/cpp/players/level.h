// game/tzolkin/players/rounds.py: Level.
#pragma once

#include "players/weights.h"

namespace tzolkin {

struct Level {
  int beam_width, searched_turns, rounds_ahead, lines_kept, turns_per_line, later_beam_width, choice_lines;
  bool predicts_rivals, merges_lines;
  double judgement_error;
  Weights weights;
};

}  // namespace tzolkin
