// game/tzolkin/rules/effects/placing.py
#pragma once

#include <algorithm>

#include "rules/tracks.h"

namespace tzolkin {

inline int extra_worker_cost(const State& state) {
  const bool yumkaax = state.tribe[state.seat] == YUMKAAX;
  return (yumkaax ? YUMKAAX_EXTRA : EXTRA_WORKER_COST)[state.workers_placed];
}

inline int last_space(int gear, int tribe) { return LAST_SPACE[gear] + (tribe == CIT_BOLON_TUM); }

inline int free_tooth(const State& state, int from) {
  return static_cast<int>(std::find(state.teeth.begin() + from, state.teeth.end(), FREE) -
                          state.teeth.begin());
}

inline int tooth_for_next_worker(const State& state, int gear, bool skip = false) {
  const int first = FIRST_TOOTH[gear];
  int tooth = free_tooth(state, first);
  if (tooth == state.skipped_tooth || skip) tooth = free_tooth(state, tooth + 1);
  return tooth <= first + last_space(gear, state.tribe[state.seat]) ? tooth : NONE;
}

inline int space_discount(const State& state, int space) {
  if (state.tribe[state.seat] != CIT_BOLON_TUM) return 0;
  return std::max(0, std::min(BOLON_DISCOUNT, space) - state.space_discount_used);
}

inline int space_price(const State& state, int tooth) {
  const int space = SPACE_OF[tooth];
  const bool flooded = state.prophecy == HIGH_FLOODWATERS && GEAR_OF[tooth] == CHICHEN;
  return space + (flooded ? FLOOD_CORN : 0) - space_discount(state, space);
}

inline void leave_hand(State& state) {
  state.workers_in_hand[state.seat]--;
  state.workers_placed++;
  state.phase = Phase::PLACING;
}

inline void stand(State& state, int tooth) {
  const int seat = state.seat;
  state.teeth[tooth] = seat;
  if (state.tribe[seat] == AH_CHUY_KAK) state.teeth_placed_on.push_back(tooth);
  leave_hand(state);
}

inline void place_on_gear(State& state, int gear, bool skip) {
  const int tooth = tooth_for_next_worker(state, gear, skip);
  state.corn[state.seat] -= space_price(state, tooth) + extra_worker_cost(state);
  state.space_discount_used += space_discount(state, SPACE_OF[tooth]);
  if (skip) state.skipped_tooth = free_tooth(state, FIRST_TOOTH[gear]);
  stand(state, tooth);
}

inline void place_on_start_space(State& state) {
  state.corn[state.seat] -= extra_worker_cost(state);
  state.start_space = state.seat;
  leave_hand(state);
}

inline void place_on_quick_space(State& state) {
  state.corn[state.seat] -= QUICK_COST + extra_worker_cost(state);
  *std::find(state.quick_spaces.begin(), state.quick_spaces.end(), FREE) = state.seat;
  state.turn_flags |= PLACED_ON_QUICK_SPACE;
  leave_hand(state);
}

inline bool may_beg(const State& state) {
  const bool bacab = state.tribe[state.seat] == BACAB;
  return state.corn[state.seat] <= (bacab ? state.options.bacab_limit : BEGGING_LIMIT);
}

inline void beg(State& state, int temple) {
  state.corn[state.seat] = state.tribe[state.seat] == BACAB ? BACAB_BEGGED : BEGGED_CORN;
  step_down(state, temple);
}

// The lowest free space of all gears; above every space if there is none.
inline int lowest_free_space(const State& state) {
  int lowest = ALL_TEETH;
  for (int gear = 0; gear < GEARS; gear++) {
    const int tooth = tooth_for_next_worker(state, gear);
    if (tooth != NONE) lowest = std::min<int>(lowest, SPACE_OF[tooth]);
  }
  return lowest;
}

inline void place_by_mercy(State& state, int gear) {
  state.corn[state.seat] = 0;
  state.turn_flags |= PLACED_BY_MERCY;
  stand(state, tooth_for_next_worker(state, gear));
}

}  // namespace tzolkin
