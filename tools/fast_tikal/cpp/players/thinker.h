// game/tikal/players/roster.py: Thinker
#pragma once

#include <string>
#include <vector>

#include "players/bidding.h"
#include "players/level.h"
#include "players/plain.h"
#include "players/planning/imagine.h"
#include "players/planning/judging.h"
#include "players/planning/placing.h"
#include "rules/actions.h"
#include "rules/state.h"

namespace tikal {

// It is given the position itself, not a view, and looks at nothing that is hidden.
class Thinker {
 public:
  Thinker(const Level& level, const std::string& seed)
      : level_(level), seed_(seed), gains_(level, seed) {}

  std::vector<Action> think(const State& view) {
    const Level level = level_.at(view.seats);
    Random chance = chance_of(seed_, view);
    if (view.phase == Phase::ACT) return actions(best_turn(view, level, chance));
    if (view.phase == Phase::PLACE) return actions(best_placement(view, level, chance));
    if (view.phase == Phase::AUCTION) return {best_bid(view, level_, gains_)};
    return {best_choice(view, level, chance)};
  }

 private:
  std::vector<Action> actions(const Turn& turn) const {
    auto actions = actions_of(turn.survey->state, *turn.plan, level_.blur == 0.0);
    if (turn.placement) actions.insert(actions.begin(), *turn.placement);
    return actions;
  }

  Level level_;
  std::string seed_;
  Gains gains_;
};

}  // namespace tikal
