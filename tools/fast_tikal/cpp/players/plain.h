// game/tikal/players/plain.py: chance_of
#pragma once

#include <sstream>
#include <string>

#include "python/random.h"
#include "rules/state.h"

namespace tikal {

inline Random chance_of(const std::string& seed, const State& view) {
  std::ostringstream text;
  text << seed << " (" << int{view.drawn} << ", '" << PHASE_NAMES[static_cast<int>(view.phase)]
       << "', " << int{view.seat} << ", " << int{view.ap} << ", " << view.scorings << ", "
       << view.had_turn.size() << ')';
  return Random(text.str());
}

}  // namespace tikal
