// game/tikal/players/planning/search.py
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "players/level.h"
#include "players/planning/judging.h"
#include "players/planning/laying.h"
#include "players/planning/turn.h"
#include "python/random.h"
#include "rules/state.h"

namespace tikal {

inline Turn best_placement(const State& view, const Level& level, Random& chance) {
  std::vector<Turn> turns;
  int places = level.placements;
  for (const Laid& laid : ranked(view, *level.tables)) {
    if (!places--) break;
    auto planned = turns_of(laid.state, *level.tables, level.width, laid.action);
    if (level.blur == 0.0) keep(planned, std::max(1, level.replies));
    turns.insert(turns.end(), planned.begin(), planned.end());
  }
  return judge(std::move(turns), level, chance);
}

}  // namespace tikal
