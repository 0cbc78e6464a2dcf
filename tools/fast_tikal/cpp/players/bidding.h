// game/tikal/players/bidding.py
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "players/level.h"
#include "players/plain.h"
#include "players/planning/judging.h"
#include "players/planning/placing.h"
#include "python/numbers.h"
#include "python/random.h"
#include "rules/actions.h"
#include "rules/play.h"
#include "rules/state.h"

namespace tikal {

struct Worth {
  int hexagon;
  double points;
};

// By how much the best hexagon is worth more than the second.
struct Gain {
  int hexagon;
  double points;
};

inline Gain gain_of(std::vector<Worth> worths) {
  std::stable_sort(worths.begin(), worths.end(),
                   [](const Worth& one, const Worth& other) { return one.points > other.points; });
  const Worth& best = worths.front();
  return {best.hexagon, worths.size() > 1 ? best.points - worths[1].points : 0.0};
}

inline std::vector<Worth> worths_of(const State& view, int seat, Level level, Random& chance) {
  level.width = BIDDING_WIDTH;
  level.placements = 1;
  level.replies = 0;
  const double now = worth_of(view, seat, *level.tables);
  std::vector<Worth> placed, volcanoes;
  Fsum sum;
  for (const int hexagon : view.display) {
    State state = view;
    state.seat = seat;
    apply(state, Action::choose(hexagon));
    if (HEXAGONS[hexagon].kind == Kind::VOLCANO) {
      volcanoes.push_back({hexagon, best_turn(state, level, chance).worth});
    } else {
      placed.push_back({hexagon, best_placement(state, level, chance).worth});
      sum.add(placed.back().points);
    }
  }
  const double normal = placed.empty() ? 0.0 : sum.total() / placed.size() - now;
  for (const Worth& one : volcanoes) placed.push_back({one.hexagon, one.points + normal});
  return placed;
}

inline Action best_choice(const State& view, const Level& level, Random& chance) {
  return Action::choose(gain_of(worths_of(view, view.seat, level, chance)).hexagon);
}

class Gains {
 public:
  Gains(const Level& level, const std::string& seed) : level_(level), seed_(seed) {}

  const Gain& of(const State& view, int seat) {
    // in Python all of the view but the bids is compared; these tell one auction from another
    const auto auction = std::make_pair<int, int>(view.drawn, view.had_turn.size());
    if (auction != auction_) {
      auction_ = auction;
      known_ = {};
    }
    std::optional<Gain>& gain = known_[seat];
    if (!gain) {
      State state = view;
      state.seat = seat;
      Random chance = chance_of(seed_, state);
      gain = gain_of(worths_of(view, seat, level_, chance));
    }
    return *gain;
  }

 private:
  Level level_;
  std::string seed_;
  std::pair<int, int> auction_ = {NONE, NONE};
  BySeat<std::optional<Gain>> known_;
};

inline Action best_bid(const State& view, const Level& level, Gains& gains) {
  const Seats& still_in = view.bids.still_in;
  const int asked = std::min(still_in.size(), level.replies ? 2 : 1);
  double sum = 0.0;
  for (int i = 0; i < asked; i++) sum += gains.of(view, still_in[i]).points;
  const int most = rounded(sum / asked), points = view.bids.high + 1;
  const bool worth_it = points <= std::min(most, view.score[view.seat]);
  return worth_it ? Action::bid(points) : Action{Verb::PASS};
}

}  // namespace tikal
