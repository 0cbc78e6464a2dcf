// game/tzolkin/rules/effects/steps.py
#pragma once

#include "rules/state.h"

namespace tzolkin {

inline bool ask(State& state, Phase phase, int one = 0, int two = 0, int three = 0, int four = 0) {
  state.phase = phase;
  state.phase_args = {static_cast<int8_t>(one), static_cast<int8_t>(two),
                      static_cast<int8_t>(three), static_cast<int8_t>(four)};
  return true;
}

inline int highest_bit(int mask) {
  int bit = -1;
  for (; mask; mask >>= 1) bit++;
  return bit;
}

}  // namespace tzolkin
