// game/tzolkin/rules/effects/building.py
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "rules/benefits.h"

namespace tzolkin {

struct BuildingChoice {
  int8_t number, source, way;
};
using Buildings = std::vector<BuildingChoice>;

using Sources = List<int8_t, 1 + REBUILDABLE_TILES>;

inline int source_index(int source) {
  return static_cast<int>(std::find(std::begin(SOURCES), std::end(SOURCES), source) - SOURCES);
}

// The cost less the cubes of the discarded building; whether that saves any.
struct Reduced {
  Cost cost;
  bool saves;
};

inline Reduced reduced(Cost cost, int source) {
  if (source == NONE) return {cost, true};
  const Cost whole = cost;
  for (int kind = 0; kind < KINDS; kind++)
    cost.cubes[kind] = std::max(0, cost.cubes[kind] - BUILDINGS[source].cost.cubes[kind]);
  return {cost, !(cost == whole)};
}

inline int saved_kind(int way) { return way == FULL_PRICE || way == PLAIN ? NONE : way - 1; }

inline int extra_cubes(const State& state) { return state.prophecy == CROWDED_CITIES; }

inline Sources rebuilding_sources(const State& state) {
  Sources sources;
  sources.push_back(NONE);
  if (!state.options.new_buildings) return sources;
  for (const int building : state.buildings[state.seat])
    if (source_index(building) < static_cast<int>(std::size(SOURCES))) sources.push_back(building);
  return sources;
}

inline Cost without_cube(Cost cost, int kind) {
  if (kind != NONE) cost.cubes[kind]--;
  return cost;
}

inline bool has_all(const State& state, const Cost& cost) {
  const Cubes& own = state.cubes[state.seat];
  for (int kind = 0; kind < KINDS; kind++)
    if (own[kind] < cost.cubes[kind]) return false;
  return state.skulls[state.seat] >= cost.skulls;
}

inline bool can_pay(const State& state, const Cost& cost) {
  return has_all(state, cost) &&
         state.cube_count(state.seat) - cost.cube_count() >= extra_cubes(state);
}

// Calls for each building with each of its sources, as long as the source saves a cube.
template <class Take>
void for_each_offer(const State& state, const Take& take) {
  for (const int source : rebuilding_sources(state))
    for (const int8_t building : state.displayed_buildings) {
      const auto [cost, saves] = reduced(BUILDINGS[building].cost, source);
      if (saves) take(building, static_cast<int8_t>(source), cost);
    }
}

inline void add_whole_price(const State& state, int8_t way, Buildings& listed) {
  for_each_offer(state, [&](int8_t building, int8_t source, const Cost& cost) {
    if (can_pay(state, cost)) listed.push_back({building, source, way});
  });
}

inline void add_one_cube_less(const State& state, Buildings& listed) {
  for_each_offer(state, [&](int8_t building, int8_t source, const Cost& cost) {
    if (!cost.cube_count() && can_pay(state, cost))
      listed.push_back({building, source, FULL_PRICE});
    for (int kind = 0; kind < KINDS; kind++)
      if (cost.cubes[kind] && can_pay(state, without_cube(cost, kind)))
        listed.push_back({building, source, static_cast<int8_t>(1 + kind)});
  });
}

inline int corn_price(const State& state, const Cost& cost) {
  int cubes = cost.cube_count();
  if (cubes && state.techs[state.seat][ARCHITECTURE] == MOST_LEVELS) cubes--;
  return CORN_A_CUBE * (cubes + extra_cubes(state));
}

inline void add_for_corn(const State& state, int corn, Buildings& listed) {
  for_each_offer(state, [&](int8_t building, int8_t source, const Cost& cost) {
    if (corn_price(state, cost) <= corn && cost.skulls <= state.skulls[state.seat])
      listed.push_back({building, source, FULL_PRICE});
  });
}

inline Buildings affordable_buildings(const State& state, int mode, int corn) {
  Buildings listed;
  if (mode == ONLY_MONUMENT) return listed;
  if (mode == FOR_CORN) {
    add_for_corn(state, corn, listed);
    return listed;
  }
  if (mode == SECOND_OF_TWO) {
    add_whole_price(state, PLAIN, listed);
    return listed;
  }
  const int level = mode == WITHOUT_ARCHITECTURE ? 0 : state.techs[state.seat][ARCHITECTURE];
  if (level == MOST_LEVELS)
    add_one_cube_less(state, listed);
  else
    add_whole_price(state, FULL_PRICE, listed);
  if (mode == FIRST_OF_TWO && level) add_whole_price(state, PLAIN, listed);
  return listed;
}

inline Buildings affordable_monuments(const State& state, int mode) {
  Buildings listed;
  if (mode != FIRST_OF_TWO && mode != ONLY_MONUMENT) return listed;
  for (const int source : rebuilding_sources(state))
    for (const int8_t monument : state.displayed_monuments) {
      const auto [cost, saves] = reduced(MONUMENTS[monument].cost, source);
      if (saves && has_all(state, cost))
        listed.push_back({monument, static_cast<int8_t>(source), FULL_PRICE});
    }
  return listed;
}

inline bool can_build(const State& state, int mode, int corn) {
  return !affordable_buildings(state, mode, corn).empty() ||
         !affordable_monuments(state, mode).empty();
}

inline bool ask_building(State& state, int mode, int optional) {
  if (optional && !can_build(state, mode, state.corn[state.seat])) return false;
  return ask(state, Phase::BUILD, mode, optional);
}

inline void discard(State& state, int building) {
  state.buildings[state.seat].remove(building);
  state.buildings_given_up[state.seat].push_back(building);
}

inline void pay(State& state, const Cost& cost, bool to_supply) {
  pay_cubes(state, cost.cubes);
  state.skulls[state.seat] -= cost.skulls;
  if (to_supply) state.skulls_left += cost.skulls;
}

inline void build(State& state, int number, int source, int way) {
  const int seat = state.seat, mode = state.phase_args[0];
  const int level = state.techs[seat][ARCHITECTURE];
  const bool uses_lore = level && way != PLAIN && mode != WITHOUT_ARCHITECTURE;
  const Cost cost = reduced(BUILDINGS[number].cost, source).cost;
  if (source != NONE) discard(state, source);
  Cost paid = without_cube(cost, saved_kind(way));
  if (mode == FOR_CORN) {
    state.corn[seat] -= corn_price(state, cost);
    paid = {{}, cost.skulls};
  }
  pay(state, paid, !BUILDINGS[number].keeps_skull);
  state.skulls_on_buildings[seat] += cost.skulls;
  state.displayed_buildings.remove(number);
  state.buildings[seat].push_back(number);
  if (mode == FIRST_OF_TWO)
    state.then(StepCode::BUILDING, uses_lore ? SECOND_OF_TWO : ONE_BUILDING, 1);
  state.then(StepCode::BUILT, number, uses_lore ? level : 0);
  if (mode != FOR_CORN && extra_cubes(state)) state.then(StepCode::PAYMENT, extra_cubes(state));
}

inline void build_monument(State& state, int number, int source) {
  const Cost cost = reduced(MONUMENTS[number].cost, source).cost;
  if (source != NONE) discard(state, source);
  pay(state, cost, true);
  state.displayed_monuments.remove(number);
  state.own_monuments[state.seat].push_back(number);
}

inline void queue_effect(State& state, const Effect& effect) {
  switch (EffectKind(effect.kind)) {
    case EffectKind::STEPS_UP:
      state.then(StepCode::UP, effect.target == ANY ? ALL_TEMPLES : 1 << effect.target,
                 effect.steps, 0);
      break;
    case EffectKind::LEARN:
      if (effect.target == ANY)
        state.then(StepCode::LEARN, ALL_TRACKS, effect.steps, static_cast<int>(LearningMode::FREE));
      else
        state.then(StepCode::LEARN, 1 << effect.target, effect.steps,
                   static_cast<int>(LearningMode::FIXED));
      break;
    case EffectKind::EXTRA_BUILDING: state.then(StepCode::BUILDING, ONE_BUILDING, 1); break;
    case EffectKind::MARKET: state.then(StepCode::MARKET); break;
    case EffectKind::ACTION: state.then(StepCode::ACTION, 1); break;
    case EffectKind::MONUMENT: state.then(StepCode::BUILDING, ONLY_MONUMENT, 1); break;
    case EffectKind::RELEARN: state.then(StepCode::RELEARN); break;
    case EffectKind::FAVOUR: state.then(StepCode::FAVOUR); break;
  }
}

// The last is queued first.
inline void queue_effects(State& state, const Effects& effects) {
  for (int i = effects.count - 1; i >= 0; i--) queue_effect(state, effects.of[i]);
}

inline bool give_building_benefits(State& state, int number, int architecture) {
  const int seat = state.seat;
  if (architecture) {
    state.corn[seat] += ARCHITECTURE_CORN;
    if (state.has_level_two(seat, ARCHITECTURE)) state.score[seat] += ARCHITECTURE_POINTS;
  }
  queue_effects(state, BUILDINGS[number].effects);
  give_goods(state, BUILDINGS[number].goods);
  return false;
}

}  // namespace tzolkin
