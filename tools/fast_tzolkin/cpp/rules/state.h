// game/tzolkin/rules/state.py
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "list.h"
#include "tables.h"

namespace tzolkin {

template <class T>
using BySeat = std::array<T, MAX_SEATS>;
using Cubes = std::array<int8_t, KINDS>;
using Tiles = List<int8_t, BUILDING_TILES>;

constexpr int MOST_STEPS = 32;

struct Options {
  bool tribes, prophecies, new_buildings, quick_actions, x07_same;
  int8_t bacab_limit, monuments5;
};

// Numbers that a step does not need are 0.
struct Step {
  StepCode code;
  std::array<int8_t, 3> numbers;

  bool operator==(const Step& other) const {
    return code == other.code && numbers == other.numbers;
  }
};

// Of lists by seat the first ``seats`` entries count.
struct State {
  Options options;
  int8_t seats;
  std::array<int8_t, ALL_TEETH + 1> teeth;
  int8_t start_space;
  std::array<int8_t, QUICK_SPACES> quick_spaces;
  int8_t calendar_corn, days_passed, round, age, first_player, food_day, food_days_done;
  std::array<int8_t, JUNGLE> jungle_corn, jungle_wood;
  int8_t skulls_left;
  int16_t offered_spaces;
  List<int8_t, DISPLAYED_BUILDINGS> displayed_buildings;
  Tiles deck1, deck2;
  List<int8_t, MONUMENT_TILES> displayed_monuments;
  List<int8_t, PROPHECIES_DRAWN> prophecies;
  int8_t prophecy;
  List<QuickTile, QUICK_TILES> quick_tiles;
  BySeat<int16_t> corn, score;
  BySeat<Cubes> cubes;
  BySeat<int8_t> skulls, workers_in_hand, workers_in_bank;
  BySeat<std::array<int8_t, TEMPLES>> temples;
  BySeat<std::array<int8_t, TRACKS>> techs;
  BySeat<bool> light_side;
  BySeat<int8_t> corn_tiles, wood_tiles;
  BySeat<Tiles> buildings;
  BySeat<List<int8_t, MONUMENT_TILES>> own_monuments;
  BySeat<List<int8_t, IXTAB_TILES>> wealth;
  BySeat<List<int8_t, REBUILDABLE_TILES>> buildings_given_up;
  BySeat<int8_t> tribe, skulls_on_buildings, fed_last_food_day;
  List<int8_t, WEALTH_TILES> dealt_wealth;
  List<int8_t, TRIBES> dealt_tribes;
  Phase phase;
  int8_t seat;
  std::array<int8_t, 4> phase_args;
  List<Step, MOST_STEPS> pending_steps;
  int8_t workers_placed;
  List<int8_t, WORKERS> teeth_placed_on;
  int8_t space_discount_used, skipped_tooth, turn_flags;
  int irreversible_events;

  int cube_count(int of) const { return cubes[of][0] + cubes[of][1] + cubes[of][2]; }
  bool has_level_two(int of, int track) const {
    return techs[of][track] > 1 && prophecy != FORGOTTEN_LORE;
  }
  int workers_on_gears(int of) const {
    return static_cast<int>(std::count(teeth.begin(), teeth.end(), of));
  }
  QuickTile current_quick_tile() const {
    return quick_tiles[std::min(days_passed / QUICK_TEETH, quick_tiles.size() - 1)];
  }
  void then(StepCode code, int one = 0, int two = 0, int three = 0) {
    pending_steps.push_back({code,
                             {static_cast<int8_t>(one), static_cast<int8_t>(two),
                              static_cast<int8_t>(three)}});
  }
};

inline bool have_equal(const Tiles& one, const Tiles& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

}  // namespace tzolkin
