// game/tzolkin/rules/effects/tracks.py
#pragma once

#include <algorithm>

#include "rules/steps.h"

namespace tzolkin {

// Temples

inline bool can_step_up(const State& state, int seat, int temple) {
  const int step = state.temples[seat][temple] + 1, top = TOP_STEP[temple];
  if (step != top) return step < top;
  for (int other = 0; other < state.seats; other++)
    if (state.temples[other][temple] == top) return false;
  return true;
}

struct Tax {
  int corn, cubes;
};

inline Tax temple_tax(const State& state, int temple) {
  if (state.prophecy == WRATHFUL_GODS) return {1, 0};
  return {0, state.prophecy - ANGRY_CHAAC == temple};
}

inline bool is_taxed(const State& state, int temple) {
  const Tax tax = temple_tax(state, temple);
  return tax.corn || tax.cubes;
}

inline int open_temples(const State& state, int seat, int mask, int corn, int cubes) {
  int found = 0;
  for (int temple = 0; temple < TEMPLES; temple++) {
    if (!(mask >> temple & 1) || !can_step_up(state, seat, temple)) continue;
    const Tax tax = temple_tax(state, temple);
    if (tax.corn <= corn && tax.cubes <= cubes) found |= 1 << temple;
  }
  return found;
}

inline bool step_up(State& state, int temple) {
  const int seat = state.seat;
  if (++state.temples[seat][temple] == TOP_STEP[temple]) state.light_side[seat] = true;
  return false;
}

inline bool take_temple_steps(State& state, int mask, int count, int distinct) {
  const int seat = state.seat;
  const int open = open_temples(state, seat, mask, state.corn[seat], state.cube_count(seat));
  if (!open) return false;
  const int temple = highest_bit(open);
  if (mask != 1 << temple || is_taxed(state, temple))
    return ask(state, Phase::TEMPLE, open, mask, count, distinct);
  step_up(state, temple);
  if (count > 1) state.then(StepCode::UP, mask, count - 1, distinct);
  return false;
}

inline bool may_decline_step(const State& state) {
  for (int temple = 0; temple < TEMPLES; temple++)
    if (state.phase_args[0] >> temple & 1 && !is_taxed(state, temple)) return false;
  return true;
}

inline void choose_temple(State& state, int temple) {
  const int mask = state.phase_args[1], count = state.phase_args[2],
            distinct = state.phase_args[3];
  if (count > 1)
    state.then(StepCode::UP, distinct ? mask & ~(1 << temple) : mask, count - 1, distinct);
  const Tax tax = temple_tax(state, temple);
  state.corn[state.seat] -= tax.corn;
  state.then(StepCode::RISE, temple);
  if (tax.cubes) state.then(StepCode::PAYMENT, tax.cubes);
}

inline bool can_step_down(const State& state, int seat) {
  const auto& steps = state.temples[seat];
  return std::any_of(steps.begin(), steps.end(), [](int step) { return step > 0; });
}

inline void step_down(State& state, int temple) { state.temples[state.seat][temple]--; }

// Technologies

inline int technology_price(const State& state, int seat, int track) {
  const int level = state.techs[seat][track];
  int cost = TECH_COST[level];
  if (state.tribe[seat] == ITZAMNA) cost -= ITZAMNA_DISCOUNT[level];
  return cost + (state.prophecy == TEACHER_SHORTAGE);
}

inline bool is_paid(int mode) { return mode <= static_cast<int>(LearningMode::OPTIONAL); }

inline int price_due(const State& state, int track) {
  if (is_paid(state.phase_args[2])) return technology_price(state, state.seat, track);
  return state.prophecy == TEACHER_SHORTAGE;
}

inline int affordable_technologies(const State& state, int seat) {
  const int cubes = state.cube_count(seat);
  int found = 0;
  for (int track = 0; track < TRACKS; track++)
    if (technology_price(state, seat, track) <= cubes) found |= 1 << track;
  return found;
}

inline bool ask_technology(State& state, int mask, int count, int mode) {
  const int seat = state.seat;
  if (is_paid(mode)) {
    mask = affordable_technologies(state, seat);
    return mask && ask(state, Phase::TECH, mask, count, mode);
  }
  if (state.prophecy == TEACHER_SHORTAGE)
    return state.cube_count(seat) > 0 && ask(state, Phase::TECH, mask, count, mode);
  if (mode != static_cast<int>(LearningMode::FIXED))
    return ask(state, Phase::TECH, mask, count, mode);
  for (int i = 0; i < count; i++) state.then(StepCode::LEVEL, highest_bit(mask));
  return false;
}

inline bool may_decline_technology(const State& state) {
  return !is_paid(state.phase_args[2]) && state.prophecy == TEACHER_SHORTAGE;
}

inline void choose_technology(State& state, int track) {
  const int mask = state.phase_args[0], count = state.phase_args[1], mode = state.phase_args[2];
  const int cubes = price_due(state, track);
  if (count > 1) {
    const bool distinct = mode == static_cast<int>(LearningMode::DISTINCT);
    state.then(StepCode::LEARN, distinct ? mask & ~(1 << track) : mask, count - 1, mode);
  }
  state.then(StepCode::LEVEL, track);
  if (cubes) state.then(StepCode::PAYMENT, cubes);
}

inline void give_technology_bonus(State& state, int track) {
  if (track == AGRICULTURE)
    state.then(StepCode::UP, ALL_TEMPLES, 1, 0);
  else if (track == EXTRACTION)
    state.then(StepCode::CUBES, BONUS_CUBES);
  else if (track == ARCHITECTURE)
    state.score[state.seat] += BONUS_POINTS;
  else
    state.then(StepCode::SKULLS, 1);
}

inline bool raise_technology(State& state, int track) {
  const int seat = state.seat;
  if (state.techs[seat][track] < MOST_LEVELS) {
    state.techs[seat][track]++;
    return false;
  }
  if (state.tribe[seat] == ITZAMNA) return ask(state, Phase::BONUS);
  give_technology_bonus(state, track);
  return false;
}

inline bool ask_technology_to_lower(State& state) {
  const auto& levels = state.techs[state.seat];
  return std::any_of(levels.begin(), levels.end(), [](int level) { return level > 0; }) &&
         ask(state, Phase::DOWN);
}

inline void lower_technology(State& state, int track) {
  state.techs[state.seat][track]--;
  const int mask = state.options.x07_same ? ALL_TRACKS : ALL_TRACKS & ~(1 << track);
  state.then(StepCode::LEARN, mask, RELEARNED_STEPS, static_cast<int>(LearningMode::DISTINCT));
}

}  // namespace tzolkin
