// game/tikal/players/planning/search.py
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "players/level.h"
#include "players/planning/imagine.h"
#include "players/planning/trial.h"
#include "players/planning/turn.h"
#include "python/random.h"
#include "rules/state.h"

namespace tikal {

// The first of them stay.
inline void keep(std::vector<Turn>& turns, int most) {
  if (static_cast<int>(turns.size()) > most) turns.erase(turns.begin() + most, turns.end());
}

inline double worth_after_replies(const Turn& turn, const Level& level) {
  const int seat = turn.survey->evaluation.seat();
  State state = after(turn.survey->evaluation, *turn.plan);
  for (int i = 1; i < state.seats; i++) {
    if (state.phase == Phase::OVER || state.seat == seat) break;
    const Turn reply = turns_of(state, *level.tables, level.reply_width).front();
    state = after(reply.survey->evaluation, *reply.plan);
  }
  return worth_of(state, seat, *level.tables);
}

inline Turn judge(std::vector<Turn> turns, const Level& level, Random& chance) {
  if (level.blur != 0.0)
    for (Turn& turn : turns)
      if (turn.plan->before) turn.worth += chance.triangular(-2 * level.blur, 2 * level.blur);
  sort_by_worth(turns);
  if (!level.replies) return turns.front();
  keep(turns, level.replies);
  for (Turn& turn : turns) turn.worth = worth_after_replies(turn, level);
  sort_by_worth(turns);
  if (!level.trials || turns.front().survey->state.variant->auction) return turns.front();
  keep(turns, level.trials);
  return best_tried(turns, level, chance);
}

inline Turn best_turn(const State& state, const Level& level, Random& chance) {
  return judge(turns_of(state, *level.tables, level.width), level, chance);
}

}  // namespace tikal
