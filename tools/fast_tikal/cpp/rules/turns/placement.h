// game/tikal/rules/actions/tile.py
#pragma once

#include <vector>

#include "rules/actions.h"
#include "rules/state.h"

namespace tikal {

inline bool fits(int hexagon, int rotation, int border) {
  if (HEXAGONS[hexagon].kind == Kind::VOLCANO || border & LED_INTO) return true;
  for (int side = 0; side < SIDES; side++)
    if (border >> side & 1 && STONES[hexagon][rotation][side]) return true;
  return false;
}

inline std::vector<Action> placements(const State& state) {
  std::vector<Action> found;
  for (const int space : state.variant->area) {
    if (!state.borders[space]) continue;
    for (int rotation = 0; rotation < SIDES; rotation++) {
      const bool differs = SMALLEST_ROTATION[state.hand][rotation] == rotation;
      if (differs && fits(state.hand, rotation, state.borders[space]))
        found.push_back(Action::tile(space, rotation));
    }
  }
  if (found.empty()) found.push_back(Action{Verb::DISCARD});
  return found;
}

}  // namespace tikal
