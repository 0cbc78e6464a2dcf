// game/tzolkin/rules/hidden.py
#pragma once

#include <algorithm>

#include "rules/setup.h"

namespace tzolkin {

constexpr int UNKNOWN = -1;
constexpr auto UNKNOWN_TILE = static_cast<QuickTile>(UNKNOWN);

inline void hide_choices(State& seen, int seat) {
  for (int i = 0; i < WEALTH_DEALT * seen.seats; i++)
    if (i / WEALTH_DEALT != seat) seen.dealt_wealth[i] = UNKNOWN;
  int index = 0;
  for (int8_t& tribe : seen.dealt_tribes)
    if (index++ / TRIBES_DEALT != seat) tribe = UNKNOWN;
  for (int other = 0; other < seen.seats; other++) {
    if (other == seat) continue;
    seen.wealth[other] = {};
    seen.tribe[other] = 0;
  }
}

// Of the position in which a seat has to choose, what it may see.
inline State view(const State& state) {
  State seen = state;
  std::fill(seen.deck1.begin(), seen.deck1.end(), UNKNOWN);
  std::fill(seen.deck2.begin(), seen.deck2.end(), UNKNOWN);
  if (!seen.food_days_done)
    for (int i = QUICK_TILES_1; i < seen.quick_tiles.size(); i++)
      seen.quick_tiles[i] = UNKNOWN_TILE;
  if (!seen.dealt_wealth.empty()) hide_choices(seen, seen.seat);
  return seen;
}

}  // namespace tzolkin
