// game/tzolkin/players/price_tables.py
#pragma once

#include <algorithm>
#include <array>

#include "list.h"
#include "players/weights.h"
#include "rules/scoring.h"
#include "rules/tracks.h"

namespace tzolkin {

// The calendar

struct FoodDay {
  int number, days;
};
using FoodDaysToCome = List<FoodDay, FOOD_DAYS>;

struct DaysToCome {
  int days_left, food_days_left, days_to_food_day;
  FoodDaysToCome with_points, with_goods;
};

inline DaysToCome days_to_come(const State& state) {
  DaysToCome days{};
  for (int day = state.food_days_done + 1; day <= FOOD_DAYS; day++) {
    const FoodDay one = {day, std::max(0, FOOD_TEETH[day - 1] - state.days_passed)};
    if (!days.food_days_left++) days.days_to_food_day = one.days;
    (GIVES_GOODS[day] ? days.with_goods : days.with_points).push_back(one);
  }
  const bool over = state.phase == Phase::OVER;
  days.days_left = over ? 0 : std::max(0, LAST_TOOTH - state.days_passed);
  return days;
}

// Goods

using CubePrices = std::array<double, KINDS>;

class GoodsPrices {
 public:
  GoodsPrices(const DaysToCome& calendar, const Weights& weights) : weights_(weights) {
    late_ = calendar.days_left / (calendar.days_left + weights.late);
    corn_ = weights.corn * late_;
    near_ = calendar.food_days_left ? NEAR / (NEAR + calendar.days_to_food_day) : 0.0;
    skull_ = SKULL_POINTS + weights.skull * late_;
  }

  double skull() const { return skull_; }
  double food_day_nearness() const { return near_; }

  double corn(double number) const {
    if (number < 0) return number * (CORN_VALUE_AT_THE_END + corn_ + weights_.hunger * near_);
    const double plenty = weights_.corn_plenty;
    return number * (CORN_VALUE_AT_THE_END + corn_ * plenty / (number + plenty));
  }

  double cubes(int wood, int stone, int gold) const {
    const double end = wood * CUBE_VALUES_AT_THE_END[0] + stone * CUBE_VALUES_AT_THE_END[1] +
                       gold * CUBE_VALUES_AT_THE_END[2];
    const double used = wood * weights_.wood + stone * weights_.stone + gold * weights_.gold;
    const double plenty = weights_.cube_plenty;
    return end + late_ * used * plenty / (used + plenty);
  }
  double cubes(const Cubes& own) const { return cubes(own[WOOD], own[STONE], own[GOLD]); }

  double corn_price(int number) const { return corn(number + 1) - corn(number); }

  CubePrices cube_prices(const Cubes& own) const {
    const auto [wood, stone, gold] = own;
    const double now = cubes(wood, stone, gold);
    return {cubes(wood + 1, stone, gold) - now, cubes(wood, stone + 1, gold) - now,
            cubes(wood, stone, gold + 1) - now};
  }

 private:
  Weights weights_;
  double late_, corn_, near_, skull_;
};

// Temple steps

constexpr int MOST_TEMPLE_STEPS = std::size(TEMPLE_POINTS[0]);
using StepValues = std::array<std::array<double, MOST_TEMPLE_STEPS>, TEMPLES>;

inline double share_of_bonus(int lead, int days, double sure) {
  if (!days) return (lead > 0) + (lead == 0) / 2.0;
  const double share = 0.5 + lead * sure * SURE / (days + SURE);
  return std::min(1.0, std::max(0.0, share));
}

inline double temple_points(int temple, int step, int lead, const DaysToCome& calendar,
                            const Weights& weights) {
  const auto& points = TEMPLE_POINTS[temple];
  const int following = points[std::min<int>(step + 1, TOP_STEP[temple])];
  double worth = 0.0;
  for (const auto [day, days] : calendar.with_points) {
    const double hope = weights.rise * days / (days + SURE);
    worth += points[step] + hope * (following - points[step]);
    const int bonus = HIGHEST_BONUS[day == 2 ? 0 : 1][temple];
    worth += bonus * share_of_bonus(lead, days, weights.lead);
  }
  return worth;
}

inline double temple_goods(int temple, int step, const DaysToCome& calendar,
                           const GoodsPrices& goods) {
  Cubes cubes{};
  for (const int at : CUBE_STEPS[temple]) cubes[CUBE_OF_TEMPLE[temple]] += step >= at;
  double worth = goods.cubes(cubes);
  if (temple == TEMPLE_OF_SKULL && step >= STEP_OF_SKULL) worth += goods.skull();
  return worth * calendar.with_goods.size();
}

inline StepValues temple_step_values(const State& state, int seat, const DaysToCome& calendar,
                                     const GoodsPrices& goods, const Weights& weights) {
  StepValues worths{};
  for (int temple = 0; temple < TEMPLES; temple++) {
    int rival = 0;
    for (int other = 0; other < state.seats; other++)
      if (other != seat) rival = std::max<int>(rival, state.temples[other][temple]);
    for (int step = 0; step <= TOP_STEP[temple]; step++)
      worths[temple][step] = temple_points(temple, step, step - rival, calendar, weights) +
                             temple_goods(temple, step, calendar, goods);
  }
  return worths;
}

// Technology levels

using LevelValues = std::array<std::array<double, MOST_LEVELS + 1>, TRACKS>;

inline LevelValues technology_level_values(const DaysToCome& calendar, const Weights& weights) {
  const double share = static_cast<double>(calendar.days_left) / LAST_TOOTH;
  const double tracks[TRACKS] = {weights.agriculture, weights.extraction, weights.architecture,
                                 weights.theology};
  LevelValues worths;
  for (int track = 0; track < TRACKS; track++) {
    double so_far = 0.0, next = 1.0;
    for (double& worth : worths[track]) {
      worth = share * tracks[track] * so_far;
      so_far += next;
      next *= weights.deeper;
    }
  }
  return worths;
}

// It keeps a copy of the position.
class PriceTables {
 public:
  PriceTables(const State& state, int seat, const Weights& weights)
      : state(state), seat(seat), weights(weights), calendar(days_to_come(state)),
        goods(calendar, weights), corn_price(goods.corn_price(state.corn[seat])),
        cube_prices(goods.cube_prices(state.cubes[seat])),
        step_values(temple_step_values(state, seat, calendar, goods, weights)),
        level_values(technology_level_values(calendar, weights)) {
    for (int temple = 0; temple < TEMPLES; temple++) next_step_values[temple] = up(temple);
    for (int track = 0; track < TRACKS; track++) {
      free_level_values[track] = level(track);
      paid_level_values[track] =
          free_level_values[track] - paid_lesson(technology_price(state, seat, track));
    }
    cube_payment_price = paid_lesson(1);
    worker_value =
        weights.worker * calendar.days_left - 2 * weights.meal * calendar.food_days_left;
  }

  double cheapest_cube() const { return *std::min_element(cube_prices.begin(), cube_prices.end()); }
  double dearest_cube() const { return *std::max_element(cube_prices.begin(), cube_prices.end()); }
  double best_next_step() const {
    return *std::max_element(next_step_values.begin(), next_step_values.end());
  }

  double price_of_cubes(const Cubes& cubes) const {
    const double paid =
        cubes[0] * cube_prices[0] + cubes[1] * cube_prices[1] + cubes[2] * cube_prices[2];
    int missing = 0;
    for (int kind = 0; kind < KINDS; kind++)
      missing += std::max(0, cubes[kind] - state.cubes[seat][kind]);
    return paid + missing * weights.missing;
  }

  double price_of_corn(int corn) const {
    const int missing = std::max(0, corn - state.corn[seat]);
    return corn * corn_price + missing * weights.missing / 2;
  }

  State state;
  int seat;
  Weights weights;
  DaysToCome calendar;
  GoodsPrices goods;
  double corn_price;
  CubePrices cube_prices;
  StepValues step_values;
  LevelValues level_values;
  std::array<double, TEMPLES> next_step_values;
  std::array<double, TRACKS> free_level_values, paid_level_values;
  double cube_payment_price, worker_value;

 private:
  double paid_lesson(int cubes) const {
    const int missing = std::max(0, cubes - state.cube_count(seat));
    return cubes * cheapest_cube() + missing * weights.missing;
  }

  double up(int temple) const {
    if (!can_step_up(state, seat, temple)) return 0.0;
    const int step = state.temples[seat][temple];
    return step_values[temple][step + 1] - step_values[temple][step];
  }

  double level(int track) const {
    const int level = state.techs[seat][track];
    if (level < MOST_LEVELS) return level_values[track][level + 1] - level_values[track][level];
    switch (track) {
      case AGRICULTURE: return best_next_step();
      case EXTRACTION: return 2 * dearest_cube();
      case ARCHITECTURE: return BONUS_POINTS;
      default: return goods.skull();
    }
  }
};

}  // namespace tzolkin
