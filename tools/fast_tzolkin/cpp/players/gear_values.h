// game/tzolkin/players/gear_values.py
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include "players/prices.h"
#include "python/numbers.h"
#include "rules/gear_actions.h"

namespace tzolkin {

// Buildings and monuments

inline double value_of(const PriceTables& tables, const Goods& goods) {
  const auto [wood, stone, gold] = tables.cube_prices;
  return goods.corn * tables.corn_price + goods.wood * wood + goods.stone * stone +
         goods.gold * gold + goods.skulls * tables.goods.skull() + goods.points +
         goods.workers * tables.worker_value;
}

inline double value_of(const PriceTables& tables, const Effect& effect) {
  const auto value = [&effect](const auto& values) {
    return effect.steps * (effect.target == ANY ? *std::max_element(values.begin(), values.end())
                                                : values[effect.target]);
  };
  switch (EffectKind(effect.kind)) {
    case EffectKind::STEPS_UP: return value(tables.next_step_values);
    case EffectKind::LEARN: return value(tables.free_level_values);
    default: return OTHER_EFFECTS[effect.kind];
  }
}

inline double value_of_meals(const PriceTables& tables, const Building& tile) {
  const int workers = WORKERS - tables.state.workers_in_bank[tables.seat];
  const int spared = 2 * std::min<int>(tile.free_meals, workers) + tile.meal_discount * workers;
  return spared * tables.calendar.food_days_left * tables.weights.meal;
}

inline double value_of_harvests(const PriceTables& tables, const Building& tile) {
  Fsum worth;
  if (tile.harvests)
    for (int day = tables.state.food_days_done; day < FOOD_DAYS; day++)
      worth.add(value_of(tables, tile.food_day_goods[day]));
  return worth.total();
}

inline double gain_of(const PriceTables& tables, const Building& tile, bool for_corn) {
  const double paid = for_corn ? tables.price_of_corn(CORN_A_CUBE * tile.cost.cube_count())
                               : tables.price_of_cubes(tile.cost.cubes);
  const int level = tables.state.techs[tables.seat][ARCHITECTURE];
  const double lore = tables.corn_price * (level > 0) + 2 * (level > 1) +
                      tables.cheapest_cube() * (level > 2);
  Fsum effects;
  for (const Effect& one : tile.effects) effects.add(value_of(tables, one));
  const double brought = value_of(tables, tile.goods) + effects.total();
  return brought + value_of_meals(tables, tile) + value_of_harvests(tables, tile) + lore - paid;
}

// The best and the second.
inline std::pair<double, double> best_buildings(const PriceTables& tables, bool for_corn = false) {
  double best = 0.0, second = 0.0;
  for (const int number : tables.state.displayed_buildings) {
    const double gain = gain_of(tables, BUILDINGS[number], for_corn);
    second = std::max(second, std::min(best, gain));
    best = std::max(best, gain);
  }
  return {best, second};
}

inline double best_monument(const PriceTables& tables) {
  const double aim = 1 - tables.weights.aim;
  double best = 0.0;
  for (const int number : tables.state.displayed_monuments) {
    const double paid = tables.price_of_cubes(MONUMENTS[number].cost.cubes);
    best = std::max(best, aim * monument_points(tables.state, tables.seat, number) - paid);
  }
  return best;
}

// By number; number 0 has no value.
using ActionValues = std::array<double, MOST_ACTIONS + 1>;

inline double value_of_harvest(const PriceTables& tables, int space) {
  const State& state = tables.state;
  const int seat = tables.seat;
  double worth = 0.0;
  if (has_open_corn_tile(state, space) || state.has_level_two(seat, AGRICULTURE))
    worth = harvested_corn(state, space, seat) * tables.corn_price;
  if (space > 2 && state.jungle_wood[space - 2]) {
    const int wood = LOGGING_WOOD[space] + (state.techs[seat][EXTRACTION] > 0);
    worth = std::max(worth, wood * tables.cube_prices[WOOD]);
  }
  return worth;
}

inline ActionValues palenque_values(const PriceTables& tables) {
  ActionValues values{};
  values[1] = tables.corn_price *
              (FISHING_CORN + tables.state.has_level_two(tables.seat, AGRICULTURE));
  for (int space = 2; space <= HIGHEST_ACTION[PALENQUE]; space++)
    values[space] = value_of_harvest(tables, space);
  return values;
}

inline ActionValues yaxchilan_values(const PriceTables& tables) {
  const auto& levels = tables.state.techs[tables.seat];
  const int level = levels[EXTRACTION];
  const auto [wood, stone, gold] = tables.cube_prices;
  const double corn = tables.corn_price;
  const double all_stone = (1 + (level > 1)) * stone, all_gold = (1 + (level > 2)) * gold;
  const int skulls = std::min<int>(1 + (levels[THEOLOGY] > 2), tables.state.skulls_left);
  return {0.0,
          (1 + (level > 0)) * wood,
          all_stone + corn,
          all_gold + 2 * corn,
          tables.goods.skull() * skulls,
          all_gold + all_stone + 2 * corn};
}

inline ActionValues tikal_values(const PriceTables& tables) {
  auto steps = tables.paid_level_values;
  std::sort(steps.begin(), steps.end(), std::greater<>());
  const double learn = std::max(0.0, steps[0]), twice = learn + std::max(0.0, steps[1]);
  const auto [best, second] = best_buildings(tables);
  auto ups = tables.next_step_values;
  std::sort(ups.begin(), ups.end(), std::greater<>());
  return {0.0,
          learn,
          best,
          twice,
          std::max(best + second, best_monument(tables)),
          std::max(0.0, ups[0] + ups[1] - tables.cube_payment_price)};
}

// Without the action of one's choice.
inline ActionValues uxmal_values(const PriceTables& tables) {
  return {0.0, std::max(0.0, tables.best_next_step() - tables.price_of_corn(PRAYER_COST)), MARKET,
          tables.state.workers_in_bank[tables.seat] ? tables.worker_value : 0.0,
          best_buildings(tables, true).first};
}

inline double offering_value(const PriceTables& tables, int number) {
  if (tables.state.offered_spaces >> number & 1) return 0.0;
  double worth = OFFERING_POINTS[number] + tables.next_step_values[OFFERING_TEMPLE[number]] -
                 tables.goods.skull();
  if (OFFERING_CUBES[number]) worth += tables.dearest_cube();
  return worth;
}

inline double best_of(const ActionValues& values, int gear) {
  return *std::max_element(values.begin(), values.begin() + HIGHEST_ACTION[gear] + 1);
}

using ByGear = std::array<ActionValues, GEARS>;

inline ByGear action_values(const PriceTables& tables) {
  ByGear values = {palenque_values(tables), yaxchilan_values(tables), tikal_values(tables),
                   uxmal_values(tables), {}};
  double best = values[UXMAL][0];
  for (int gear = PALENQUE; gear <= UXMAL; gear++)
    for (int number = 0; number < HIGHEST_ACTION[gear] + (gear != UXMAL); number++)
      best = std::max(best, values[gear][number]);
  values[UXMAL][HIGHEST_ACTION[UXMAL]] = best - tables.corn_price;
  for (int number = 1; number <= MOST_ACTIONS; number++)
    values[CHICHEN][number] = offering_value(tables, number);
  return values;
}

// By tooth.
using WaitingValues = std::array<double, ALL_TEETH>;

inline void add_waiting(const PriceTables& tables, int gear, const ActionValues& actions,
                        double factor, WaitingValues& worths) {
  const int top = HIGHEST_ACTION[gear], last = LAST_SPACE[gear];
  const double best = best_of(actions, gear), day = tables.weights.day;
  for (int space = 0; space < last; space++) {
    const int until = std::min(last, space + tables.calendar.days_left);
    double worth = space < until ? -HUGE_VAL : 0.0;
    for (int one = space + 1; one <= until; one++)
      worth = std::max(worth, (one > top ? best : actions[one]) - day * (one - space));
    worths[FIRST_TOOTH[gear] + space] = factor * worth;
  }
}

inline WaitingValues waiting_values(const PriceTables& tables) {
  WaitingValues worths{};
  const ByGear values = action_values(tables);
  const Weights& weights = tables.weights;
  const double factors[GEARS] = {weights.palenque, weights.yaxchilan, weights.tikal, weights.uxmal,
                                 weights.chichen};
  for (int gear = 0; gear < GEARS; gear++)
    add_waiting(tables, gear, values[gear], factors[gear], worths);
  return worths;
}

}  // namespace tzolkin
