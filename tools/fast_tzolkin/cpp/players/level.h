// game/tzolkin/players/rounds.py: Level.
#pragma once

#include "players/weights.h"

namespace tzolkin {

struct Level {
  int beam_width, searched_turns, rounds_ahead, lines_kept, turns_per_line, later_beam_width;
  bool predicts_rivals;
  double judgement_error;
  Weights weights;
};

}  // namespace tzolkin
