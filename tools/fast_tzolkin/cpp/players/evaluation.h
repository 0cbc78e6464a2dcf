// game/tzolkin/players/evaluation.py
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

#include "list.h"
#include "players/gear_values.h"
#include "rules/rounds.h"

namespace tzolkin {

inline double expected_of_prophecy(const State& state, int seat, int prophecy) {
  const int count = prophecy_count(state, seat, prophecy);
  const auto& least = BAND_LIMITS[prophecy - 1];
  for (int band = BANDS - 2; band >= 0; band--) {
    if (count < least[band]) continue;
    const int width = least[band + 1] - least[band];
    const double share = std::min(1.0, static_cast<double>(count - least[band]) / width);
    return BAND_POINTS[band] + share * (BAND_POINTS[band + 1] - BAND_POINTS[band]);
  }
  return BAND_POINTS[0];
}

inline double prophecy_value(const State& state, int seat) {
  double worth = state.prophecy ? expected_of_prophecy(state, seat, state.prophecy) : 0.0;
  const int done = state.food_days_done;
  if (done < FOOD_DAYS - 1)
    worth += NEXT * expected_of_prophecy(state, seat, state.prophecies[done]);
  return worth;
}

using Worths = List<double, WORKERS>;

// There are few.
inline void sort_downwards(Worths& worths) {
  for (int i = 1; i < worths.size(); i++)
    for (int k = i; k > 0 && worths[k - 1] < worths[k]; k--) std::swap(worths[k - 1], worths[k]);
}

// What the expected points are the sum of: points, goods, steps of temples and technologies,
// workers, and tiles.
using Terms = std::array<double, 5>;

// Python keeps the meals and the worth of monuments by all that they depend on; here they are
// counted each time.
class Evaluation {
 public:
  Evaluation(const State& state, int seat, const Weights& weights)
      : tables(state, seat, weights), seat(seat), weights(weights),
        waiting_(waiting_values(tables)),
        unfed_(state.tribe[seat] == YALUK ? YALUK_UNFED : UNFED_PENALTY) {}

  Terms terms(const State& state) const {
    return {static_cast<double>(state.score[seat]), goods(state), steps(state), workers(state),
            tiles(state)};
  }
  double expected_points(const State& state) const {
    const Terms all = terms(state);
    return std::accumulate(all.begin(), all.end(), 0.0);
  }

  const PriceTables tables;
  const int seat;
  const Weights weights;

 private:
  double goods(const State& state) const {
    const GoodsPrices& goods = tables.goods;
    const DaysToCome& calendar = tables.calendar;
    double corn = state.corn[seat];
    if (state.start_space == seat) corn += state.calendar_corn;
    double worth = goods.cubes(state.cubes[seat]) + goods.skull() * state.skulls[seat];
    if (!calendar.food_days_left) return worth + goods.corn(corn);
    const Meals meals = worker_meals(state, seat);
    const int due = meals.sum();
    if (calendar.days_to_food_day)
      corn -= due * goods.food_day_nearness();
    else
      for (int worker = 0; worker < meals.workers; worker++) {
        if (meals.of(worker) > corn)
          worth -= unfed_;
        else
          corn -= meals.of(worker);
      }
    const double later = due * (calendar.food_days_left - goods.food_day_nearness());
    return worth + goods.corn(corn) - weights.meal * later;
  }

  double steps(const State& state) const {
    double worth = tables.step_values[0][state.temples[seat][0]];
    for (int temple = 1; temple < TEMPLES; temple++)
      worth += tables.step_values[temple][state.temples[seat][temple]];
    for (int track = 0; track < TRACKS; track++)
      worth += tables.level_values[track][state.techs[seat][track]];
    return worth;
  }

  double workers(const State& state) const {
    const int left = tables.calendar.days_left;
    double worth = weights.worker * left * (WORKERS - state.workers_in_bank[seat]);
    if (left) {
      worth += weights.hand * HANDS[state.workers_in_hand[seat]];
      if (state.light_side[seat]) worth += weights.light;
    }
    if (state.start_space == seat) worth += weights.marker;
    return worth + weights.standing * standing(state);
  }

  double standing(const State& state) const {
    constexpr int GROUPS = 4, OFFERINGS = GROUPS - 1;
    Worths alike[GROUPS];
    for (int tooth = 0; tooth < ALL_TEETH; tooth++)
      if (state.teeth[tooth] == seat) alike[ALIKE[tooth]].push_back(waiting_[tooth]);
    auto& offerings = alike[OFFERINGS];
    const int ready = state.skulls[seat];
    if (offerings.size() > ready) {
      sort_downwards(offerings);
      for (int i = ready; i < offerings.size(); i++) offerings[i] *= weights.unready;
    }
    Fsum all;
    for (const double one : offerings) all.add(one);
    double worth = all.total();
    for (int group = 0; group < OFFERINGS; group++) {
      sort_downwards(alike[group]);
      double share = 1.0;
      for (const double one : alike[group]) {
        worth += share * one;
        share *= weights.crowd;
      }
    }
    return worth;
  }

  double tiles(const State& state) const {
    double worth = monuments(state);
    if (state.options.new_buildings) worth += harvests(state);
    if (!state.prophecies.empty()) worth += prophecy_value(state, seat);
    return worth;
  }

  double monuments(const State& state) const {
    double worth = 0.0;
    for (const int number : state.own_monuments[seat])
      worth += monument_points(state, seat, number);
    if (!tables.calendar.days_left || state.displayed_monuments.empty()) return worth;
    int best = std::numeric_limits<int>::min();
    for (const int number : state.displayed_monuments)
      best = std::max(best, monument_points(state, seat, number));
    return worth + weights.aim * best;
  }

  double harvests(const State& state) const {
    const GoodsPrices& goods = tables.goods;
    double worth = 0.0;
    for (const int number : state.buildings[seat]) {
      if (!BUILDINGS[number].harvests) continue;
      for (int day = state.food_days_done; day < FOOD_DAYS; day++) {
        const Goods& one = BUILDINGS[number].food_day_goods[day];
        worth += goods.corn(one.corn) + goods.cubes(one.wood, one.stone, one.gold);
        worth += goods.skull() * one.skulls;
      }
    }
    return worth;
  }

  WaitingValues waiting_;
  int unfed_;
};

}  // namespace tzolkin
