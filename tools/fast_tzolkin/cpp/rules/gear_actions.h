// game/tzolkin/rules/effects/gear_actions.py
#pragma once

#include <algorithm>
#include <array>

#include "rules/building.h"

namespace tzolkin {

constexpr int OUT_OF_REACH = 100;

// By number of an action the corn that a worker pays for it.
using Costs = std::array<int8_t, MOST_ACTIONS + 1>;

inline void reach_ahead(Costs& costs, int top, int target, int price) {
  const bool any = target > top;
  for (int number = any ? 1 : target; number <= (any ? top : target); number++)
    costs[number] = std::min<int>(price, costs[number]);
}

inline Costs actions_of_worker(const State& state, int gear, int space) {
  const int tribe = state.tribe[state.seat], top = HIGHEST_ACTION[gear];
  const bool ahead = gear == CHICHEN && state.techs[state.seat][THEOLOGY] > 0;
  const int back = tribe == BALAM ? -BALAM_CORN : 0;
  Costs costs;
  costs.fill(OUT_OF_REACH);
  if (space > top) {
    std::fill(costs.begin() + 1, costs.begin() + top + 1, back);
    return costs;
  }
  for (int number = 1; number < space; number++) costs[number] = back ? back : space - number;
  if (space) costs[space] = 0;
  if (ahead) reach_ahead(costs, top, space + 1, 0);
  if (tribe == AHAU_CHAMAHEZ) reach_ahead(costs, top, space + 1 + ahead, AHEAD_COST);
  return costs;
}

inline bool has_open_corn_tile(const State& state, int space) {
  return state.jungle_corn[space - 2] > state.jungle_wood[space - 2];
}

inline bool can_trade(const State& state, int corn) {
  return corn >= CHEAPEST_CUBE || state.cube_count(state.seat) > 0;
}

inline bool can_harvest(const State& state, int space) {
  return state.jungle_corn[space - 2] > 0 || state.has_level_two(state.seat, AGRICULTURE);
}

inline bool can_take_skull(const State& state) {
  if (state.prophecy == DESECRATION && !can_step_down(state, state.seat)) return false;
  return state.skulls_left > 0;
}

inline bool can_step_up_on_any(const State& state, int corn, int cubes) {
  return corn >= 0 && cubes >= 0 && open_temples(state, state.seat, ALL_TEMPLES, corn, cubes);
}

inline bool can_do_on_tikal(const State& state, int number, int corn) {
  switch (number) {
    case 2: return can_build(state, ONE_BUILDING, corn);
    case 4: return can_build(state, FIRST_OF_TWO, corn);
    case 5: return can_step_up_on_any(state, corn, state.cube_count(state.seat) - 1);
    default: return affordable_technologies(state, state.seat) > 0;
  }
}

inline bool can_do_on_uxmal(const State& state, int number, int corn) {
  switch (number) {
    case 1: return can_step_up_on_any(state, corn - PRAYER_COST, state.cube_count(state.seat));
    case 2: return can_trade(state, corn);
    case 3: return state.workers_in_bank[state.seat] > 0;
    case 4: return can_build(state, FOR_CORN, corn);
    default: return corn >= CHOSEN_ACTION_COST;
  }
}

inline bool can_do_action(const State& state, int gear, int number, int corn) {
  switch (gear) {
    case PALENQUE: return number == 1 || can_harvest(state, number);
    case YAXCHILAN: return number != 4 || can_take_skull(state);
    case TIKAL: return can_do_on_tikal(state, number, corn);
    case UXMAL: return can_do_on_uxmal(state, number, corn);
    default: return state.skulls[state.seat] > 0 && !(state.offered_spaces >> number & 1);
  }
}

inline bool ask_action(State& state, int optional) {
  if (optional && state.corn[state.seat] < CHOSEN_ACTION_COST) return false;
  return ask(state, Phase::ACTION, optional);
}

// The jungle

inline int harvested_corn(const State& state, int space, int seat) {
  return HARVEST_CORN[space] + HARVEST_LORE[state.techs[seat][AGRICULTURE]] -
         (state.prophecy == DROUGHT);
}

inline void take_corn(State& state, int space) {
  const int seat = state.seat;
  if (has_open_corn_tile(state, space)) {
    state.jungle_corn[space - 2]--;
    state.corn_tiles[seat]++;
  }
  state.corn[seat] += harvested_corn(state, space, seat);
}

inline void take_wood(State& state, int space) {
  const int seat = state.seat;
  state.jungle_wood[space - 2]--;
  state.wood_tiles[seat]++;
  state.cubes[seat][WOOD] += LOGGING_WOOD[space] + (state.techs[seat][EXTRACTION] > 0) -
                             (state.prophecy == FOREST_FIRES);
}

inline void burn_wood(State& state, int space) {
  state.jungle_wood[space - 2]--;
  state.jungle_corn[space - 2]--;
  state.corn_tiles[state.seat]++;
  state.corn[state.seat] += harvested_corn(state, space, state.seat);
}

// The actions of the gears

inline void act_on_palenque(State& state, int number) {
  const int seat = state.seat;
  if (number == 1)
    state.corn[seat] += FISHING_CORN + state.has_level_two(seat, AGRICULTURE);
  else if (number == 2)
    take_corn(state, number);
  else
    state.then(StepCode::JUNGLE, number);
}

inline void act_on_yaxchilan(State& state, int number) {
  const int seat = state.seat, level = state.techs[seat][EXTRACTION];
  if (number == 1) {
    state.cubes[seat][WOOD] += 1 + (level > 0);
    return;
  }
  if (number == 4) {
    state.then(StepCode::SKULLS, 1 + (state.techs[seat][THEOLOGY] > 2));
    return;
  }
  state.corn[seat] += number == 2 ? 1 : 2;
  if (number != 3) state.cubes[seat][STONE] += 1 + state.has_level_two(seat, EXTRACTION);
  if (number != 2) state.then(StepCode::GOLD, 1 + (level > 2));
}

inline void act_on_tikal(State& state, int number) {
  if (number == 2 || number == 4) {
    state.then(StepCode::BUILDING, number == 2 ? ONE_BUILDING : FIRST_OF_TWO, 0);
  } else if (number == 5) {
    state.then(StepCode::UP, ALL_TEMPLES, 2, 1);
    state.then(StepCode::PAYMENT, 1);
  } else {
    if (number == 3)
      state.then(StepCode::LEARN, ALL_TRACKS, 1, static_cast<int>(LearningMode::OPTIONAL));
    state.then(StepCode::LEARN, ALL_TRACKS, 1, static_cast<int>(LearningMode::PAID));
  }
}

inline void act_on_uxmal(State& state, int number) {
  switch (number) {
    case 1:
      state.corn[state.seat] -= PRAYER_COST;
      state.then(StepCode::UP, ALL_TEMPLES, 1, 0);
      break;
    case 2: state.then(StepCode::MARKET); break;
    case 3: hire_worker(state); break;
    case 4: state.then(StepCode::BUILDING, FOR_CORN, 0); break;
    default:
      state.corn[state.seat] -= CHOSEN_ACTION_COST;
      state.then(StepCode::ACTION, 0);
  }
}

inline void act_on_chichen(State& state, int number) {
  const int seat = state.seat;
  state.skulls[seat]--;
  state.offered_spaces |= 1 << number;
  state.score[seat] += OFFERING_POINTS[number];
  state.then(StepCode::FAVOUR);
  state.then(StepCode::UP, 1 << OFFERING_TEMPLE[number], 1, 0);
  if (OFFERING_CUBES[number]) state.then(StepCode::CUBES, OFFERING_CUBES[number]);
}

inline void do_action(State& state, int gear, int number) {
  switch (gear) {
    case PALENQUE: act_on_palenque(state, number); break;
    case YAXCHILAN: act_on_yaxchilan(state, number); break;
    case TIKAL: act_on_tikal(state, number); break;
    case UXMAL: act_on_uxmal(state, number); break;
    default: act_on_chichen(state, number);
  }
}

inline void do_chosen_action(State& state, int gear, int number) {
  state.corn[state.seat] -= state.phase_args[0] * CHOSEN_ACTION_COST;
  do_action(state, gear, number);
}

// The market

inline bool visit_market(State& state) {
  return can_trade(state, state.corn[state.seat]) && ask(state, Phase::MARKET, 0, 0);
}

inline int market_price(const State& state, int kind) {
  return CUBE_VALUE[kind] + (kind == GOLD && state.prophecy == GOLD_SHORTAGE);
}

inline void sell_cube(State& state, int kind) {
  state.cubes[state.seat][kind]--;
  state.corn[state.seat] += CUBE_VALUE[kind];
  state.phase_args[0] |= 1 << kind;
}

inline void buy_cube(State& state, int kind) {
  state.corn[state.seat] -= market_price(state, kind);
  state.cubes[state.seat][kind]++;
  state.phase_args[1] = 1;
}

// Quick actions

inline bool can_do_quick_action(const State& state, int corn) {
  switch (state.current_quick_tile()) {
    case QuickTile::GOLD1: return state.prophecy != GOLD_SHORTAGE || corn >= QUICK_GOLD_CORN;
    case QuickTile::TECH_PAY: return affordable_technologies(state, state.seat) > 0;
    case QuickTile::MARKET: return can_trade(state, corn);
    case QuickTile::PAY1CORN_BUILD:
      return corn >= QUICK_BUILDING_CORN && can_build(state, WITHOUT_ARCHITECTURE, corn);
    default: return true;
  }
}

inline void do_quick_action(State& state) {
  const int seat = state.seat, tile = static_cast<int>(state.current_quick_tile());
  switch (state.current_quick_tile()) {
    case QuickTile::TECH_PAY:
      state.then(StepCode::LEARN, ALL_TRACKS, 1, static_cast<int>(LearningMode::PAID));
      break;
    case QuickTile::MARKET: state.then(StepCode::MARKET); break;
    case QuickTile::PAY1CORN_BUILD:
      state.corn[seat] -= QUICK_BUILDING_CORN;
      state.then(StepCode::BUILDING, WITHOUT_ARCHITECTURE, 0);
      break;
    default:
      if (state.current_quick_tile() != QuickTile::GOLD1 || state.prophecy != GOLD_SHORTAGE) {
        give_goods(state, QUICK_GOODS[tile]);
        break;
      }
      state.corn[seat] -= QUICK_GOLD_CORN;
      state.cubes[seat][GOLD]++;
  }
}

}  // namespace tzolkin
