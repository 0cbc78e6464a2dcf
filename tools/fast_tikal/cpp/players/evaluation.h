// game/tikal/players/evaluation.py
#pragma once

#include <algorithm>
#include <array>

#include "players/outlook.h"
#include "players/planning/ways.h"
#include "players/weights.h"
#include "python/numbers.h"
#include "rules/state.h"
#include "rules/turns/scoring.h"
#include "set.h"

namespace tikal {

using Pays = std::array<double, TREASURE_COPIES + 1>;
using Growth = std::array<double, TEMPLE_NUMBERS>;

inline Pays treasures_pay(int left, const Weights& weights) {
  const int later = std::max(0, left - 1);
  const auto& points = TREASURE_POINTS;
  return {0.0, points[1] * left + weights.single * later, points[2] * left + weights.pair * later,
          static_cast<double>(points[3] * left)};
}

inline double expected_gain(const Pays& pays, const ByTreasure<int8_t>& held,
                            const ByTreasure<int>& unseen) {
  int total = 0;
  Fsum gains;
  for (int kind = 0; kind < TREASURE_KINDS; kind++) {
    if (!unseen[kind]) continue;
    total += unseen[kind];
    gains.add(unseen[kind] * (pays[held[kind] + 1] - pays[held[kind]]));
  }
  return total ? gains.total() / total : 0.0;
}

inline double changed(const Pays& pays, const ByTreasure<int8_t>& held, int more, int less) {
  return pays[held[more] + 1] - pays[held[more]] + pays[held[less] - 1] - pays[held[less]];
}

inline Growth growth_of(const std::array<int8_t, TEMPLE_NUMBERS>& tiles, double weight) {
  Growth growth;
  for (int value = 0; value < TEMPLE_NUMBERS; value++) {
    double worth = 0.0, factor = weight;
    for (int number = value + 1; number <= value + GROWTH_STEPS; number++) {
      if (number >= TEMPLE_NUMBERS || !tiles[number]) break;
      worth += factor;
      factor /= 2;
    }
    growth[value] = worth;
  }
  return growth;
}

// It looks at the position, which has to outlive it. Sums are taken in the order of Python's.
class Evaluation {
 public:
  Evaluation(const State& state, int seat, const Tables& tables, const BySeat<Costs>& homes)
      : state_(&state), seat_(seat), tables_(tables), weights_(tables.weights) {
    cash_ = !state.queue.empty() && state.queue.front() == seat;
    look_ahead();
    own_pays_ = treasures_pay(scorings_[seat] + cash_, weights_);
    const ByTreasure<int> unseen = unseen_treasures(state);
    for (int one = 0; one < state.seats; one++) {
      pays_[one] = treasures_pay(scorings_[one], weights_);
      gains_[one] = expected_gain(pays_[one], state.treasures[one], unseen);
      if (one != seat) rivals_.push_back(one);
    }
    treasure_ = expected_gain(own_pays_, state.treasures[seat], unseen);
    share_ = weights_.rivals / rivals_.size();
    growth_ = growth_of(state.temple_tiles, weights_.growth);
    lay(state, homes);
  }

  // Python's laid, without a copy.
  void lay(const State& state, const BySeat<Costs>& homes) {
    state_ = &state;
    for (int one = 0; one < state.seats; one++) near_[one] = nearness(homes[one]);
    known_temples_.clear();
    known_ruins_.clear();
  }

  const State& state() const { return *state_; }
  int seat() const { return seat_; }
  const Seats& rivals() const { return rivals_; }
  // What one of the unseen treasures is worth on average.
  double treasure() const { return treasure_; }

  double temple(int space, int value, int power) const {
    const Opposition& rivals = opposed(space);
    const double own = tables_.power[power] * near_[seat_][space];
    const double total = own + rivals.odds + weights_.nobody;
    double worth = (value + growth_[value]) * (own * holds_[seat_] - rivals.held) / total;
    if (power > rivals.strongest) {
      worth += weights_.edge * value * holds_[seat_];
      return cash_ ? worth + value : worth;
    }
    return power < rivals.strongest ? worth - weights_.edge * value * rivals.leads : worth;
  }

  int strongest_rival(int space) const { return opposed(space).strongest; }

  double guarded(int value, int seat) const {
    if (seat == seat_) return value * (scorings_[seat] + cash_);
    return -share_ * value * scorings_[seat];
  }

  double ruin(int space, int lying, int members) const {
    const RivalsAtRuin& rivals = rivals_at_ruin(space);
    const double own = near_[seat_][space] * tables_.crowd[std::min(members, CROWD)];
    const double total = own + rivals.odds + weights_.nobody;
    return weights_.treasure * lying * (own * gains_[seat_] - rivals.taken) / total;
  }

  double exchanged(int rival, int give, int take) const {
    const auto& held = state_->treasures;
    const double own = changed(own_pays_, held[seat_], take, give);
    return own - share_ * changed(pays_[rival], held[rival], give, take);
  }

  double guard_left() const { return guard_left(seat_); }
  double camp_left() const { return weights_.camp_left * holds_[seat_]; }
  double member(int seat) const { return weights_.member * holds_[seat]; }

  double total() const {
    double worth = possessions(seat_);
    for (const int rival : rivals_) worth -= share_ * possessions(rival);
    return worth + contested();
  }

  double contested() const {
    double worth = 0.0;
    for (int space = 0; space < SPACES; space++) {
      const int value = state_->value[space], lying = state_->lying[space].size();
      if (value && state_->guard[space] != NONE)
        worth += guarded(value, state_->guard[space]);
      else if (value)
        worth += temple(space, value, strength(*state_, seat_, space));
      else if (lying)
        worth += ruin(space, lying, state_->members[seat_].at(space));
    }
    return worth;
  }

  // Python's nearer(homes).contested().
  double contested_nearer(const Costs& homes) {
    const Near before = near_[seat_];
    near_[seat_] = nearness(homes);
    const double worth = contested();
    near_[seat_] = before;
    return worth;
  }

 private:
  using Near = BySpace<double>;
  struct Opposition {
    double odds, held;
    int strongest;
    double leads;
  };
  struct RivalsAtRuin {
    double odds, taken;
  };

  void look_ahead() {
    const Draws later = scorings_to_come(*state_);
    Fsum held;
    for (const double turns : later) held.add(steady(std::pow(weights_.hold, turns)));
    const Seats& queue = state_->queue;
    for (int one = 0; one < state_->seats; one++) {
      const bool waiting = std::find(queue.begin() + cash_, queue.end(), one) != queue.end();
      scorings_[one] = later.size() + waiting;
      holds_[one] = held.total() + waiting;
    }
  }

  Near nearness(const Costs& costs) const {
    Near near;
    for (int space = 0; space < SPACES; space++) near[space] = tables_.near[costs[space]];
    return near;
  }

  const Opposition& opposed(int space) const {
    if (!known_temples_.contains(space)) {
      known_temples_.add(space);
      opposition_[space] = work_out_opposition(space);
    }
    return opposition_[space];
  }

  Opposition work_out_opposition(int space) const {
    Opposition all = {0.0, 0.0, 0, 0.0};
    for (const int rival : rivals_) {
      const int power = strength(*state_, rival, space);
      const double one = tables_.power[power] * near_[rival][space];
      all.odds += one;
      all.held += one * holds_[rival] * share_;
      if (power < all.strongest) continue;
      all.leads = power > all.strongest ? holds_[rival] * share_ : 0.0;
      all.strongest = power;
    }
    return all;
  }

  const RivalsAtRuin& rivals_at_ruin(int space) const {
    if (!known_ruins_.contains(space)) {
      known_ruins_.add(space);
      dig_odds_[space] = work_out_rivals_at_ruin(space);
    }
    return dig_odds_[space];
  }

  RivalsAtRuin work_out_rivals_at_ruin(int space) const {
    RivalsAtRuin all = {0.0, 0.0};
    for (const int rival : rivals_) {
      const int members = std::min(state_->members[rival].at(space), CROWD);
      const double one = near_[rival][space] * tables_.crowd[members];
      all.odds += one;
      all.taken += one * gains_[rival] * share_;
    }
    return all;
  }

  double guard_left(int seat) const {
    return weights_.guard_left * std::min(scorings_[seat], GUARDED_SCORINGS);
  }

  double possessions(int seat) const {
    const State& state = *state_;
    const Pays& pays = seat == seat_ ? own_pays_ : pays_[seat];
    const double guards = guard_left(seat) * state.guards_left[seat];
    const double camps = weights_.camp_left * holds_[seat] * state.camps_left[seat];
    Fsum treasures;
    for (const int count : state.treasures[seat]) treasures.add(pays[count]);
    return state.score[seat] + treasures.total() + state.members[seat].total() * member(seat) +
           guards + camps;
  }

  const State* state_;
  int seat_;
  const Tables& tables_;
  const Weights& weights_;
  bool cash_;
  BySeat<int> scorings_;
  BySeat<double> holds_, gains_;
  BySeat<Pays> pays_;
  Pays own_pays_;
  double treasure_, share_;
  Seats rivals_;
  Growth growth_;
  BySeat<Near> near_;
  // looked up before, as long as only the own members move
  mutable Set known_temples_, known_ruins_;
  mutable BySpace<Opposition> opposition_;
  mutable BySpace<RivalsAtRuin> dig_odds_;
};

}  // namespace tikal
