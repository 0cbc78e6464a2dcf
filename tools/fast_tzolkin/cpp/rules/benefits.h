// game/tzolkin/rules/effects/benefits.py
#pragma once

#include <algorithm>

#include "rules/tracks.h"

namespace tzolkin {

inline void hire_worker(State& state) {
  state.workers_in_bank[state.seat]--;
  state.workers_in_hand[state.seat]++;
}

inline void give_goods(State& state, const Goods& goods) {
  const int seat = state.seat;
  state.corn[seat] += goods.corn;
  state.cubes[seat][WOOD] += goods.wood;
  state.cubes[seat][STONE] += goods.stone;
  state.score[seat] += goods.points;
  if (goods.workers && state.workers_in_bank[seat]) hire_worker(state);
  if (goods.skulls) state.then(StepCode::SKULLS, goods.skulls);
  if (goods.gold) state.then(StepCode::GOLD, goods.gold);
}

inline bool give_gold(State& state, int number) {
  const int seat = state.seat;
  if (state.prophecy != GOLD_SHORTAGE) {
    state.cubes[seat][GOLD] += number;
    return false;
  }
  const int payable = std::min<int>(number, state.corn[seat]);
  return payable > 0 && ask(state, Phase::GOLD, payable);
}

inline void take_gold(State& state, int number) {
  state.corn[state.seat] -= number;
  state.cubes[state.seat][GOLD] += number;
}

inline bool give_skulls(State& state, int number) {
  const int seat = state.seat;
  number = std::min<int>(number, state.skulls_left);
  if (state.prophecy == DESECRATION)
    return number > 0 && can_step_down(state, seat) && ask(state, Phase::LOWER, number);
  state.skulls[seat] += number;
  state.skulls_left -= number;
  return false;
}

inline void choose_step_down(State& state, int temple) {
  const int number = state.phase_args[0];
  step_down(state, temple);
  if (!number) return;
  state.skulls[state.seat]++;
  state.skulls_left--;
  if (number > 1) state.then(StepCode::SKULLS, number - 1);
}

inline void gain_cubes(State& state, const std::array<int8_t, KINDS>& cubes) {
  const int seat = state.seat;
  for (int kind = 0; kind < KINDS; kind++) state.cubes[seat][kind] += cubes[kind];
  if (state.prophecy == GOLD_SHORTAGE) state.corn[seat] -= cubes[GOLD];
}

inline bool offer_favour(State& state) {
  const int seat = state.seat;
  if (!state.has_level_two(seat, THEOLOGY)) return false;
  const int left = state.cube_count(seat) - 1;
  if (left < 0 || !open_temples(state, seat, ALL_TEMPLES, state.corn[seat], left)) return false;
  return ask(state, Phase::FAVOUR);
}

inline void pay_cubes(State& state, const std::array<int8_t, KINDS>& cubes) {
  for (int kind = 0; kind < KINDS; kind++) state.cubes[state.seat][kind] -= cubes[kind];
}

}  // namespace tzolkin
