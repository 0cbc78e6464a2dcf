// game/tzolkin/rules/scoring.py
#pragma once

#include <algorithm>
#include <numeric>

#include "rules/state.h"

namespace tzolkin {

inline int temple_step_points(const State& state, int seat) {
  int points = 0;
  for (int temple = 0; temple < TEMPLES; temple++)
    points += TEMPLE_POINTS[temple][state.temples[seat][temple]];
  return points;
}

inline void reward_highest(State& state, int temple, int bonus) {
  int highest = 0, ties = 0;
  for (int seat = 0; seat < state.seats; seat++) {
    const int step = state.temples[seat][temple];
    ties = step > highest ? 1 : ties + (step == highest);
    highest = std::max(highest, step);
  }
  for (int seat = 0; seat < state.seats; seat++)
    if (state.temples[seat][temple] == highest) state.score[seat] += ties == 1 ? bonus : bonus / 2;
}

inline void reward_with_points(State& state, int day) {
  for (int seat = 0; seat < state.seats; seat++)
    state.score[seat] += temple_step_points(state, seat);
  for (int temple = 0; temple < TEMPLES; temple++)
    reward_highest(state, temple, HIGHEST_BONUS[day == 2 ? 0 : 1][temple]);
}

inline int level_count(const State& state, int seat) {
  const auto& levels = state.techs[seat];
  return std::accumulate(levels.begin(), levels.end(), 0);
}

inline int levels_from(const State& state, int seat, int least) {
  const auto& levels = state.techs[seat];
  return static_cast<int>(
      std::count_if(levels.begin(), levels.end(), [least](int level) { return level >= least; }));
}

inline int step_above_start(const State& state, int seat, int temple) {
  return state.temples[seat][temple] - FIRST_STEP;
}

inline int prophecy_count(const State& state, int seat, int prophecy) {
  switch (prophecy) {
    case WRATHFUL_GODS: {
      const auto& steps = state.temples[seat];
      return std::accumulate(steps.begin(), steps.end(), -TEMPLES * FIRST_STEP);
    }
    case ANGRY_CHAAC:
    case ANGRY_QUETZALCOATL:
    case ANGRY_KUKULCAN: return step_above_start(state, seat, prophecy - ANGRY_CHAAC);
    case FOREST_FIRES: return state.wood_tiles[seat];
    case DROUGHT: return state.corn_tiles[seat];
    case GOLD_SHORTAGE: return state.cubes[seat][GOLD];
    case DESECRATION: return state.skulls[seat];
    case TEACHER_SHORTAGE: return level_count(state, seat);
    case FORGOTTEN_LORE: return levels_from(state, seat, 2);
    case CROWDED_CITIES: return state.buildings[seat].size();
    case HUNGER: return state.fed_last_food_day[seat];
    default:
      return static_cast<int>(std::count(state.teeth.begin() + FIRST_TOOTH[CHICHEN],
                                         state.teeth.begin() + ALL_TEETH, seat));
  }
}

inline int prophecy_points(const State& state, int seat) {
  const int count = prophecy_count(state, seat, state.prophecy);
  int band = -1;
  for (const int least : BAND_LIMITS[state.prophecy - 1]) band += count >= least;
  return BAND_POINTS[band];
}

inline int count_of_kind(const State& state, int seat, BuildingKind kind) {
  int count = 0;
  for (const int number : state.buildings[seat]) count += BUILDINGS[number].kind == kind;
  for (const int number : state.own_monuments[seat]) count += MONUMENTS[number].kind == kind;
  return count;
}

// What a monument of MONUMENT_EACH counts.
inline int counted_by(const State& state, int seat, Scoring monument) {
  switch (monument) {
    case Scoring::M01: return count_of_kind(state, seat, BuildingKind::TOMB);
    case Scoring::M02: return state.buildings[seat].size() + state.own_monuments[seat].size();
    case Scoring::M03: return state.corn_tiles[seat];
    case Scoring::M04: return state.wood_tiles[seat];
    case Scoring::M06: return count_of_kind(state, seat, BuildingKind::CITY);
    default: return count_of_kind(state, seat, BuildingKind::SHRINE);
  }
}

inline int monument_count(const State& state) {
  int count = 0;
  for (int seat = 0; seat < state.seats; seat++) count += state.own_monuments[seat].size();
  return count;
}

inline int best_step(const State& state, int seat) {
  int best = 0;
  for (int temple = 0; temple < TEMPLES; temple++)
    best = std::max(best, step_above_start(state, seat, temple));
  return best;
}

inline int skulls_in_sight(const State& state) {
  int count = 0;
  for (int space = 0; space <= MOST_ACTIONS; space++) count += state.offered_spaces >> space & 1;
  for (int seat = 0; seat < state.seats; seat++) count += state.skulls_on_buildings[seat];
  return count;
}

inline int monument_points(const State& state, int seat, int monument) {
  switch (Scoring(monument)) {
    case Scoring::M05: return M05_EACH[state.seats] * monument_count(state);
    case Scoring::M07: return M07_POINTS[levels_from(state, seat, MOST_LEVELS)];
    case Scoring::M08: return M08_EACH * level_count(state, seat);
    case Scoring::M09: return M09_POINTS[WORKERS - state.workers_in_bank[seat]];
    case Scoring::M11: return temple_step_points(state, seat);
    case Scoring::M12: return M12_EACH * best_step(state, seat);
    case Scoring::M13: return M13_EACH * skulls_in_sight(state);
    default: return MONUMENT_EACH[monument] * counted_by(state, seat, Scoring(monument));
  }
}

inline int total_in_quarters(const State& state, int seat) {
  int points = state.score[seat] + SKULL_POINTS * state.skulls[seat];
  for (const int number : state.own_monuments[seat]) points += monument_points(state, seat, number);
  int corn = state.corn[seat];
  for (int kind = 0; kind < KINDS; kind++) corn += state.cubes[seat][kind] * CUBE_VALUE[kind];
  return QUARTERS * points + corn;
}

}  // namespace tzolkin
